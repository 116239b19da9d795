import { useState } from "preact/hooks";
import { queryOf } from "../../api/client.ts";
import { BOOKING_STATES, type BookingPage, type BookingStatus } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { useResource } from "../../state/use-resource.ts";
import { Empty } from "../../ui/empty.tsx";
import { FilterChips } from "../../ui/filter-chips.tsx";
import { More } from "../../ui/more.tsx";
import { ProblemNote } from "../../ui/problem-note.tsx";
import { SearchBox } from "../../ui/search-box.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { BookingTable } from "./booking-table.tsx";

const PAGE = 50;

export function BookingList() {
  const { t } = useSpeech();
  const [status, setStatus] = useState<BookingStatus | "">("");
  const [words, setWords] = useState("");
  const [limit, setLimit] = useState(PAGE);
  const { data, problem, loading, reload } = useResource<BookingPage>(
    `/bookings${queryOf({ status, q: words, limit: String(limit) })}`,
    (hint) => hint.kind === "booking",
  );
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
      </header>
      {!data && !problem && <Skeleton lines={6} />}
      {problem && <ProblemNote problem={problem} retry={reload} />}
      {data?.bookings.length === 0 && (
        <Empty mark="bookings" title={t(narrowed ? "bookings.noMatch" : "bookings.empty")}>
          {!narrowed && <p class="soft">{t("bookings.emptyHelp")}</p>}
        </Empty>
      )}
      {data && data.bookings.length > 0 && (
        <>
          <BookingTable bookings={data.bookings} />
          <p class="soft list-count">{t("bookings.count", { n: data.total })}</p>
          <More
            shown={data.bookings.length}
            total={data.total}
            onMore={() => setLimit(limit + PAGE)}
          />
        </>
      )}
    </section>
  );
}
