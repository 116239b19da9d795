import type { Overview } from "../../api/types.ts";
import { shareWords, waitedWords } from "../../format/figures.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { useResource } from "../../state/use-resource.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useNow } from "../../ui/use-now.ts";

/** The first page: what waits, how quickly it is answered, what was booked. */
export function OverviewPane({ hint }: { hint?: string }) {
  const speech = useSpeech();
  const { t, format, language } = speech;
  const now = useNow();
  const { data } = useResource<Overview>("/overview", () => true);
  // Alone it is the page; beside the list the list's name stands above it.
  const Title = hint === undefined ? "h1" : "h2";
  if (!data) return <Skeleton lines={6} />;
  const { waiting, medianAnswerMs, confirmedShare, days } = data;
  const booked = days.reduce((sum, { bookings }) => sum + bookings, 0);
  const value = days.reduce((sum, day) => sum + day.value, 0);
  const tiles = [
    [
      t("overview.waiting"),
      format.number(waiting.total),
      waiting.longestSince === undefined
        ? undefined
        : t("overview.longest", {
            since: waitedWords(speech, now - waiting.longestSince),
          }),
    ],
    [
      t("overview.overHour"),
      format.number(waiting.overHour),
      t("overview.overDay", { n: waiting.overDay }),
    ],
    [
      t("overview.answer"),
      medianAnswerMs === undefined ? t("common.none") : waitedWords(speech, medianAnswerMs),
      undefined,
    ],
    [
      t("overview.confirmed"),
      confirmedShare === undefined ? t("common.none") : shareWords(language, confirmedShare),
      undefined,
    ],
    [t("overview.bookings"), format.number(booked), format.cents(value)],
  ] as const;
  return (
    <section class="overview" aria-labelledby="overview-title">
      <header class="overview-head">
        <Title id="overview-title">{t("overview.title")}</Title>
      </header>
      <dl class="tiles">
        {tiles.map(([name, figure, more]) => (
          <div key={name} class="card">
            <dt>{name}</dt>
            <dd class="tile-figure">{figure}</dd>
            {more !== undefined && <dd class="soft">{more}</dd>}
          </div>
        ))}
      </dl>
      <DayTable days={days} />
      {hint !== undefined && <p class="soft">{hint}</p>}
    </section>
  );
}

/** Both numbers of each day, the newest first, as bars of one scale each. */
function DayTable({ days }: Pick<Overview, "days">) {
  const { t, format } = useSpeech();
  const mostRequests = Math.max(1, ...days.map(({ requests }) => requests));
  const mostBookings = Math.max(1, ...days.map(({ bookings }) => bookings));
  return (
    <table class="bars card">
      <caption class="soft">{t("overview.byDay")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("overview.day")}</th>
          <th scope="col">{t("desk.title")}</th>
          <th scope="col">{t("bookings.title")}</th>
          <th scope="col" class="number">
            {t("bookings.total")}
          </th>
        </tr>
      </thead>
      <tbody>
        {[...days].reverse().map(({ day, requests, bookings, value }) => (
          <tr key={day}>
            <th scope="row">{format.day(day)}</th>
            <td>
              <Bar share={requests / mostRequests} number={requests} />
            </td>
            <td>
              <Bar share={bookings / mostBookings} number={bookings} />
            </td>
            <td class="number">{bookings > 0 ? format.cents(value) : t("common.none")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Bar({ share, number }: { share: number; number: number }) {
  const { format } = useSpeech();
  return (
    <span class="bar-figure">
      <span>{format.number(number)}</span>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect width={100 * share} height="8" rx="1" />
      </svg>
    </span>
  );
}
