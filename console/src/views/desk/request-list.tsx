import type { ComponentChildren } from "preact";
import type { RequestPage, RequestStatus, RequestSummary } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { type Filters, isNarrowed, narrow, narrowTo } from "../../state/filters.ts";
import { linkTo } from "../../state/route.ts";
import type { Pages } from "../../state/use-pages.ts";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { FilterChips } from "../../ui/filter-chips.tsx";
import { More } from "../../ui/more.tsx";
import { ProblemNote } from "../../ui/problem-note.tsx";
import { SearchBox } from "../../ui/search-box.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { RequestRow } from "./request-row.tsx";

const STATES = [
  "draft_pending_operator",
  "needs_info",
  "confirmed",
  "declined",
  "withdrawn",
] as const satisfies RequestStatus[];

interface RequestListProps {
  readonly list: Pages<RequestPage, RequestSummary>;
  readonly chosen: string | undefined;
  readonly filters: Filters;
  /** Those that something is to be done to together. */
  readonly picked: ReadonlySet<string>;
  /** Absent for an operator who only looks. */
  readonly onPick: ((id: string) => void) | undefined;
  readonly controls: ComponentChildren;
}

export function RequestList(props: RequestListProps) {
  const { t, format } = useSpeech();
  const { list, filters } = props;
  const counts = list.data?.counts;
  const all = counts && STATES.reduce((sum, name) => sum + counts[name], 0);
  const written = (count: number | undefined) =>
    count === undefined ? undefined : format.number(count);
  const options = [
    { value: "" as const, label: t("common.all"), count: written(all) },
    ...STATES.map((value) => ({
      value,
      label: t(`state.${value}`),
      count: written(counts?.[value]),
    })),
  ];
  return (
    <section class="desk-list" aria-labelledby="requests-title" aria-busy={list.loading}>
      <header class="list-head">
        <h1 id="requests-title">{t("desk.title")}</h1>
        <p class="list-links">
          <a href={linkTo({ view: "numbers" })}>{t("nav.numbers")}</a>
          <a href={linkTo({ view: "audit" })}>{t("nav.audit")}</a>
        </p>
        <SearchBox
          label={t("desk.search")}
          hint={t("desk.searchHint")}
          value={filters.q}
          onSearch={searchFor}
        />
        <FilterChips
          label={t("desk.filter")}
          options={options}
          value={filters.state}
          onChoose={(state) => narrow({ state })}
        />
        {props.controls}
      </header>
      <Rows {...props} />
    </section>
  );
}

const searchFor = (q: string) => narrow({ q });

function Rows({ list, chosen, filters, picked, onPick }: RequestListProps) {
  const { t } = useSpeech();
  const { data, problem } = list;
  if (!data)
    return problem ? <ProblemNote problem={problem} retry={list.reload} /> : <Skeleton lines={6} />;
  if (list.items.length === 0) {
    if (!isNarrowed(filters)) {
      return (
        <Empty mark="desk" title={t("desk.empty")}>
          <p class="soft">{t("desk.emptyHelp")}</p>
        </Empty>
      );
    }
    return (
      <Empty mark="search" title={t("desk.noMatch")}>
        <Button onClick={() => narrowTo({})}>{t("desk.clear")}</Button>
      </Empty>
    );
  }
  return (
    <>
      <ul class="rows">
        {list.items.map((request) => (
          <li key={request.id}>
            {onPick && (
              <label class="row-pick">
                <span class="hidden">
                  {t("several.pick", { what: request.destination ?? request.name ?? request.id })}
                </span>
                <input
                  type="checkbox"
                  checked={picked.has(request.id)}
                  onChange={() => onPick(request.id)}
                />
              </label>
            )}
            <RequestRow request={request} chosen={request.id === chosen} />
          </li>
        ))}
      </ul>
      <More shown={list.items.length} total={data.total} onMore={list.more} />
    </>
  );
}
