import { useState } from "preact/hooks";
import { queryOf } from "../../api/client.ts";
import type { AboutOperator, BookingPage, BookingSummary, Pnr } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { usePages } from "../../state/use-pages.ts";
import { Empty } from "../../ui/empty.tsx";
import { ExportPick } from "../../ui/export-pick.tsx";
import { FilterChips } from "../../ui/filter-chips.tsx";
import { More } from "../../ui/more.tsx";
import { Pick } from "../../ui/pick.tsx";
import { ProblemNote } from "../../ui/problem-note.tsx";
import { SearchBox } from "../../ui/search-box.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { BookingTable } from "./booking-table.tsx";

const BOOKING_STATES = ["confirmed", "pending", "cancelled"] as const satisfies Pnr["status"][];

export function BookingList({ role }: { role: AboutOperator["role"] }) {
  const { t } = useSpeech();
  const [status, setStatus] = useState<Pnr["status"] | "">("");
  const [words, setWords] = useState("");
  const [sort, setSort] = useState("");
  const query = queryOf({ status, q: words, sort });
  const list = usePages<BookingPage, BookingSummary>(`/bookings${query}`, {
    itemsOf: ({ bookings }) => bookings,
    idOf: ({ pnr }) => pnr,
    concerns: ({ kind }) => kind === "booking",
  });
  const { data, problem, loading, reload, items } = list;
  const options = [
    { value: "" as const, label: t("common.all") },
    ...BOOKING_STATES.map((value) => ({ value, label: t(`booking.${value}`) })),
  ];
  const narrowed = status !== "" || words !== "";
  return (
    <section class="page" aria-labelledby="bookings-title" aria-busy={loading}>
      <header class="list-head list-head-wide">
        <h1 id="bookings-title">{t("bookings.title")}</h1>
        <SearchBox
          label={t("bookings.search")}
          hint={t("bookings.searchHint")}
          value={words}
          onSearch={setWords}
        />
        <FilterChips
          label={t("bookings.filter")}
          options={options}
          value={status}
          onChoose={setStatus}
        />
        <div class="list-filters">
          <Pick
            label={t("filter.sort")}
            value={sort}
            options={[
              ["", t("filter.made")],
              ["departure", t("filter.departure")],
              ["amount", t("filter.amount")],
            ]}
            onChoose={setSort}
          />
          {role === "supervisor" && <ExportPick list="bookings" query={query} />}
        </div>
      </header>
      {!data && !problem && <Skeleton lines={6} />}
      {problem && <ProblemNote problem={problem} retry={reload} />}
      {data && items.length === 0 && (
        <Empty mark="bookings" title={t(narrowed ? "bookings.noMatch" : "bookings.empty")}>
          {!narrowed && <p class="soft">{t("bookings.emptyHelp")}</p>}
        </Empty>
      )}
      {data && items.length > 0 && (
        <>
          <BookingTable bookings={items} />
          <p class="soft">
            {t(status === "" ? "bookings.countAll" : "bookings.count", { n: data.total })}
          </p>
          <More shown={items.length} total={data.total} onMore={list.more} />
        </>
      )}
    </section>
  );
}
