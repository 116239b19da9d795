import { useState } from "preact/hooks";
import { queryOf } from "../../api/client.ts";
import type { AboutOperator, RequestPage, RequestStatus, RequestSummary } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { usePages } from "../../state/use-pages.ts";
import { Empty } from "../../ui/empty.tsx";
import { useShortcuts } from "../../ui/shortcuts.ts";
import { RequestList } from "./request-list.tsx";
import { RequestPane } from "./request-pane.tsx";

/** The requests on the left, the open one on the right; on a phone one of the two. */
export function DeskView({
  id,
  booking,
  me,
}: {
  id: string | undefined;
  booking: boolean;
  me: AboutOperator;
}) {
  const { t } = useSpeech();
  const [state, setState] = useState<RequestStatus | "">("");
  const [words, setWords] = useState("");
  const list = usePages<RequestPage, RequestSummary>(`/requests${queryOf({ state, q: words })}`, {
    itemsOf: ({ requests }) => requests,
    idOf: ({ id: name }) => name,
    concerns: ({ kind }) => kind === "request",
  });

  useShortcuts({
    j: () => moveFocus(1),
    k: () => moveFocus(-1),
  });

  return (
    <div class={id === undefined ? "desk" : "desk desk-open"}>
      <RequestList
        list={list}
        chosen={id}
        state={state}
        words={words}
        onState={setState}
        onWords={setWords}
      />
      <div class="desk-detail pane-scroll">
        {id === undefined ? (
          <Empty mark="desk" title={t("desk.pick")}>
            <p class="soft desk-keys">
              {t("desk.pickHelp", { down: "j", up: "k", enter: "Enter" })}
            </p>
          </Empty>
        ) : (
          <RequestPane key={id} id={id} booking={booking} me={me} />
        )}
      </div>
    </div>
  );
}

function moveFocus(step: number): void {
  const links = [...document.querySelectorAll<HTMLElement>("[data-row]")];
  const focused = links.indexOf(document.activeElement as HTMLElement);
  const open = links.findIndex((link) => link.getAttribute("aria-current") === "true");
  const from = focused >= 0 ? focused : open;
  const next = from < 0 ? (step > 0 ? 0 : links.length - 1) : from + step;
  links[Math.max(0, Math.min(links.length - 1, next))]?.focus();
}
