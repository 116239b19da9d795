import type { Overview } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { linkTo } from "../../state/route.ts";
import { useResource } from "../../state/use-resource.ts";
import { useNow } from "../../ui/use-now.ts";

const MINUTE_MS = 60_000;

/** The first page: what waits, how quickly it is answered, what was booked. */
export function OverviewPane() {
  const { t, format } = useSpeech();
  const now = useNow();
  const { data } = useResource<Overview>("/overview", () => true);
  if (!data) return null;
  const { waiting, medianAnswerMs, confirmedShare, days } = data;
  const booked = days.reduce((sum, { bookings }) => sum + bookings, 0);
  const value = days.reduce((sum, day) => sum + day.value, 0);
  const most = Math.max(1, ...days.map(({ requests }) => requests));
  const tiles = [
    [
      t("overview.waiting"),
      String(waiting.total),
      waiting.longestSince === undefined
        ? undefined
        : t("overview.longest", { since: format.ago(waiting.longestSince, now) }),
    ],
    [
      t("overview.overHour"),
      String(waiting.overHour),
      t("overview.overDay", { n: waiting.overDay }),
    ],
    [
      t("overview.answer"),
      medianAnswerMs === undefined
        ? t("common.none")
        : format.duration(Math.round(medianAnswerMs / MINUTE_MS)),
      undefined,
    ],
    [
      t("overview.confirmed"),
      confirmedShare === undefined ? t("common.none") : `${Math.round(confirmedShare * 100)} %`,
      undefined,
    ],
    [t("overview.bookings"), format.number(booked), format.cents(value)],
  ] as const;
  return (
    <section class="overview" aria-labelledby="overview-title">
      <header class="overview-head">
        <h2 id="overview-title">{t("overview.title")}</h2>
        <a href={linkTo({ view: "audit" })}>{t("nav.audit")}</a>
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
      <table class="bars">
        <caption class="soft">{t("overview.byDay")}</caption>
        <thead class="hidden">
          <tr>
            <th scope="col">{t("overview.day")}</th>
            <th scope="col">{t("desk.title")}</th>
            <th scope="col">{t("bookings.title")}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, requests, bookings, value: cents }) => (
            <tr key={day}>
              <th scope="row">{format.day(day)}</th>
              <td>
                <meter min={0} max={most} value={requests} aria-hidden="true" /> {requests}
              </td>
              <td class="number">{bookings > 0 && `${bookings} · ${format.cents(cents)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
