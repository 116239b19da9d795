import { useState } from "preact/hooks";
import { queryOf } from "../../api/client.ts";
import type { AboutOperator, RequestPage, RequestStatus, RequestSummary } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { useDraft } from "../../state/use-draft.ts";
import { usePages } from "../../state/use-pages.ts";
import { Empty } from "../../ui/empty.tsx";
import { useShortcuts } from "../../ui/shortcuts.ts";
import { type Filters, ListFilters, NO_FILTERS } from "./list-filters.tsx";
import { OverviewPane } from "./overview.tsx";
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
  // Outlives a look at another view.
  const filters = useDraft<Filters>("filters", NO_FILTERS);
  const path = `/requests${queryOf({ state, q: words, ...filters.value })}`;
  const list = usePages<RequestPage, RequestSummary>(path, {
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
        filtered={Object.values(filters.value).some((value) => value !== "")}
        filters={
          <ListFilters
            filters={filters.value}
            me={me.operator}
            operators={list.data?.operators ?? []}
            path={path}
            onChange={(part) => filters.change((before) => ({ ...before, ...part }))}
          />
        }
        onClear={filters.discard}
        onState={setState}
        onWords={setWords}
      />
      <div class="desk-detail pane-scroll">
        {id === undefined ? (
          <>
            <Empty mark="desk" title={t("desk.pick")}>
              <p class="soft desk-keys">
                {t("desk.pickHelp", { down: "j", up: "k", enter: "Enter" })}
              </p>
            </Empty>
            <OverviewPane />
          </>
        ) : (
          <RequestPane
            key={id}
            id={id}
            booking={booking}
            me={me}
            operators={list.data?.operators ?? []}
          />
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
