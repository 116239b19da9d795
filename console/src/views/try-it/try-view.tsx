import { useState } from "preact/hooks";
import type { AboutOperator, ToolInfo } from "../../api/types.ts";
import type { TextKey } from "../../i18n/en.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { goTo, linkTo } from "../../state/route.ts";
import { useResource } from "../../state/use-resource.ts";
import { Empty } from "../../ui/empty.tsx";
import { ProblemNote } from "../../ui/problem-note.tsx";
import { SearchBox } from "../../ui/search-box.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ToolView } from "./tool-view.tsx";
import "../../styles/try-it.css";

const DESKS: Readonly<Record<string, TextKey>> = {
  gds: "desk.gds",
  servicing: "desk.servicing",
  flights: "desk.flights",
  pricecheck: "desk.pricecheck",
  concierge: "desk.concierge",
};

/** Every tool, by desk, and the one that is being tried. */
export function TryView({ name, auth }: { name: string | undefined; auth: AboutOperator["auth"] }) {
  const { t, server } = useSpeech();
  const titleOf = ({ name: tool, title }: ToolInfo) => server.tools[tool] ?? title;
  const [words, setWords] = useState("");
  const { data, problem, reload } = useResource<{ tools: readonly ToolInfo[] }>("/tools");
  if (!data) {
    return (
      <div class="page">
        {problem ? <ProblemNote problem={problem} retry={reload} /> : <Skeleton lines={6} />}
      </div>
    );
  }
  const deskName = (desk: string) => {
    const key = DESKS[desk];
    return key ? t(key) : desk;
  };
  const desks = [...new Set(data.tools.map(({ toolset }) => toolset))];
  const fits = (one: ToolInfo) =>
    `${one.name} ${one.title} ${titleOf(one)}`.toLowerCase().includes(words.toLowerCase());
  const tool = data.tools.find((known) => known.name === name);
  return (
    <div class="try">
      <section class="try-list" aria-labelledby="try-title">
        <header class="list-head">
          <h1 id="try-title">{t("try.title")}</h1>
          <label class="try-pick">
            <span class="hidden">{t("try.tool")}</span>
            <select
              value={name ?? ""}
              onChange={(event) => goTo({ view: "try", tool: event.currentTarget.value })}
            >
              {!tool && <option value="">{t("try.choose")}</option>}
              {desks.map((desk) => (
                <optgroup key={desk} label={deskName(desk)}>
                  {data.tools
                    .filter(({ toolset }) => toolset === desk)
                    .map((one) => (
                      <option key={one.name} value={one.name}>
                        {one.name}
                      </option>
                    ))}
                </optgroup>
              ))}
            </select>
          </label>
          <div class="try-search">
            <SearchBox
              label={t("try.search")}
              hint={t("try.search")}
              value={words}
              onSearch={setWords}
            />
          </div>
        </header>
        <nav class="try-nav" aria-label={t("try.tool")}>
          {desks.map((desk) => {
            const shown = data.tools.filter((one) => one.toolset === desk && fits(one));
            if (shown.length === 0) return null;
            return (
              <div key={desk}>
                <h2>{deskName(desk)}</h2>
                <ul>
                  {shown.map((one) => (
                    <li key={one.name}>
                      <a
                        data-row
                        href={linkTo({ view: "try", tool: one.name })}
                        aria-current={one.name === name ? "page" : undefined}
                      >
                        <code>{one.name}</code>
                        <span class="soft" lang={server.tools[one.name] ? undefined : "en"}>
                          {titleOf(one)}
                        </span>
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            );
          })}
        </nav>
      </section>
      <div class="try-main pane-scroll">
        {tool ? (
          <ToolView key={tool.name} tool={tool} tools={data.tools} auth={auth} />
        ) : (
          <Empty mark="try" title={t("try.pick")} />
        )}
      </div>
    </div>
  );
}
