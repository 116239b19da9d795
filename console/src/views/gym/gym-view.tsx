import type { WorldList } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { linkTo } from "../../state/route.ts";
import { useAgain } from "../../state/use-again.ts";
import { useResource } from "../../state/use-resource.ts";
import { Empty } from "../../ui/empty.tsx";
import { ProblemNote } from "../../ui/problem-note.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { RunPane } from "./run-pane.tsx";
import "../../styles/gym.css";

export function GymView({ world }: { world: string | undefined }) {
  return world === undefined ? <Worlds /> : <RunPane key={world} world={world} />;
}

function Worlds() {
  const { t, format } = useSpeech();
  const { data, problem, reload } = useResource<WorldList>("/worlds");
  useAgain(reload);
  return (
    <section class="page" aria-labelledby="gym-title">
      <h1 id="gym-title">{t("gym.title")}</h1>
      {!data && !problem && <Skeleton lines={6} />}
      {problem && <ProblemNote problem={problem} retry={reload} />}
      {data && data.worlds.length === 0 && (
        <Empty mark="gym" title={t("gym.empty")}>
          <p class="soft">{t("gym.emptyHelp")}</p>
        </Empty>
      )}
      {data && data.worlds.length > 0 && (
        <>
          <table class="table">
            <thead>
              <tr>
                <th scope="col">{t("gym.world")}</th>
                <th scope="col">{t("gym.task")}</th>
                <th scope="col">{t("gym.clock")}</th>
                <th scope="col" class="number">
                  {t("gym.trace")}
                </th>
              </tr>
            </thead>
            <tbody>
              {data.worlds.map(({ id, task, now, calls }) => (
                <tr key={id}>
                  <th scope="row">
                    <a class="table-link" href={linkTo({ view: "gym", world: id })}>
                      {id}
                    </a>
                  </th>
                  <td>{task ?? t("common.none")}</td>
                  <td>{format.moment(Date.parse(now))}</td>
                  <td class="number">{format.number(calls)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p class="soft">{t("gym.count", { n: data.total })}</p>
        </>
      )}
    </section>
  );
}
