import { useState } from "preact/hooks";
import type { WorldRun } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { linkTo } from "../../state/route.ts";
import { useAgain } from "../../state/use-again.ts";
import { useResource } from "../../state/use-resource.ts";
import { Icon } from "../../ui/icon.tsx";
import { ProblemNote } from "../../ui/problem-note.tsx";
import { focusOn, useShortcuts } from "../../ui/shortcuts.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Changes } from "./changes.tsx";

/** One world: what was called, beside what that changed. A call that is chosen shows its own changes. */
export function RunPane({ world }: { world: string }) {
  const { t, format } = useSpeech();
  const { data, problem, reload } = useResource<WorldRun>(`/worlds/${encodeURIComponent(world)}`);
  const [chosen, setChosen] = useState<number>();
  useAgain(reload);
  const trace = data?.trace ?? [];

  function move(step: 1 | -1): void {
    const at = trace.findIndex(({ call }) => call === chosen);
    const next = trace[at < 0 ? (step > 0 ? 0 : trace.length - 1) : at + step];
    if (!next) return;
    setChosen(next.call);
    focusOn(`[data-call="${next.call}"]`);
  }
  useShortcuts({ j: () => move(1), k: () => move(-1), Escape: () => setChosen(undefined) });

  return (
    <section class="page" aria-labelledby="run-title">
      <a class="back" href={linkTo({ view: "gym" })}>
        <Icon name="back" />
        {t("nav.gym")}
      </a>
      <h1 id="run-title">{data?.task ?? world}</h1>
      {!data && !problem && <Skeleton lines={6} />}
      {problem && <ProblemNote problem={problem} retry={reload} />}
      {data && (
        <>
          <p class="soft">
            {t("gym.world")} {world} · {t("gym.clock")}: {format.moment(Date.parse(data.now))} ·{" "}
            {t("gym.calls", { n: data.calls })}
          </p>
          <div class="run">
            <section aria-labelledby="run-calls">
              <h2 id="run-calls">{t("gym.trace")}</h2>
              {trace.length === 0 && <p class="soft">{t("gym.noCalls")}</p>}
              <ol class="run-calls">
                {trace.map((call) => (
                  <CallRow
                    key={call.call}
                    call={call}
                    chosen={call.call === chosen}
                    onChoose={() => setChosen(call.call === chosen ? undefined : call.call)}
                  />
                ))}
              </ol>
            </section>
            <Changes diff={data.diff} call={chosen} />
          </div>
        </>
      )}
    </section>
  );
}

interface CallRowProps {
  readonly call: WorldRun["trace"][number];
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function CallRow({ call, chosen, onChoose }: CallRowProps) {
  const { t } = useSpeech();
  const { tool, outcome, reason, faults, effects, took } = call;
  const isOk = outcome === "ok";
  return (
    <li>
      <button
        type="button"
        class="run-call"
        data-call={call.call}
        aria-pressed={chosen}
        onClick={onChoose}
      >
        <span class="run-number">{call.call}</span>
        <code lang="en">{tool}</code>
        {!isOk && <span class="badge badge-bad">{reason ?? outcome ?? "…"}</span>}
        {faults.map((kind) => (
          <span key={kind} class="badge badge-ask" lang="en">
            {kind}
          </span>
        ))}
        <span class="soft run-took">{t("try.took", { ms: took ?? 0 })}</span>
        {effects.map(({ kind, id, state, version }) => (
          <span key={`${kind} ${id} ${version}`} class="run-effect" lang="en">
            {kind} {id}: {state}
          </span>
        ))}
      </button>
      {chosen && (
        <div class="run-words">
          <h3>{t("gym.arguments")}</h3>
          <pre class="pre" lang="en">
            {JSON.stringify(call.arguments, null, 2)}
          </pre>
          <h3>{t("gym.answer")}</h3>
          <pre class="pre" lang="en">
            {call.answer ?? t("common.none")}
          </pre>
        </div>
      )}
    </li>
  );
}
