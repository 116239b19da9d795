import { useState } from "preact/hooks";
import { queryOf } from "../../api/client.ts";
import type { AboutOperator, RequestPage, RequestSummary } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { filters as narrowed } from "../../state/filters.ts";
import { useStore } from "../../state/store.ts";
import { usePages } from "../../state/use-pages.ts";
import { ExportPick } from "../../ui/export-pick.tsx";
import { focusOn, useShortcuts } from "../../ui/shortcuts.ts";
import { ListFilters } from "./list-filters.tsx";
import { OverviewPane } from "./overview.tsx";
import { RequestList } from "./request-list.tsx";
import { RequestPane } from "./request-pane.tsx";
import { SavedViewsPick } from "./saved-views.tsx";
import { SeveralBar } from "./several-bar.tsx";

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
  const filters = useStore(narrowed);
  const query = queryOf({ ...filters });
  const path = `/requests${query}`;
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const list = usePages<RequestPage, RequestSummary>(path, {
    itemsOf: ({ requests }) => requests,
    idOf: ({ id: name }) => name,
    concerns: ({ kind }) => kind === "request" || kind === "colleague",
  });

  const works = me.role !== "read-only";
  const chosen = list.items.filter((request) => picked.has(request.id));
  const { operators = [], tags = [] } = list.data ?? {};

  function pick(name: string): void {
    setPicked((before) => {
      const next = new Set(before);
      if (!next.delete(name)) next.add(name);
      return next;
    });
  }

  /** The bar goes with the choice: the keyboard goes on at the first that was chosen. */
  function clear(): void {
    const [first] = chosen;
    const isInBar = document.activeElement?.closest(".several") !== null;
    setPicked(new Set());
    if (first && isInBar) focusOn(`[data-row="${CSS.escape(first.id)}"]`);
  }

  useShortcuts({
    x: () => {
      const name = document.activeElement?.getAttribute("data-row");
      if (works && name) pick(name);
    },
  });

  return (
    <div class={id === undefined ? "desk" : "desk desk-open"}>
      <RequestList
        list={list}
        chosen={id}
        filters={filters}
        picked={picked}
        onPick={works ? pick : undefined}
        controls={
          chosen.length > 0 ? (
            <SeveralBar {...{ chosen, operators, tags }} me={me.operator} onClear={clear} />
          ) : (
            <ListFilters {...{ filters, operators, tags }} me={me.operator}>
              <SavedViewsPick filters={filters} />
              {me.role === "supervisor" && <ExportPick list="requests" query={query} />}
            </ListFilters>
          )
        }
      />
      {/* The overview has no control, so the pane itself takes the focus and the keys that scroll. */}
      <div class="desk-detail pane-scroll" tabIndex={id === undefined ? 0 : undefined}>
        {id === undefined ? (
          <OverviewPane
            hint={`${t("desk.pick")} ${t("desk.pickHelp", { down: "j", up: "k", enter: "Enter" })}`}
          />
        ) : (
          <RequestPane
            key={id}
            id={id}
            booking={booking}
            me={me}
            operators={operators}
            tags={tags}
          />
        )}
      </div>
    </div>
  );
}
