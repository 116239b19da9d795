import type { TrailEntry } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { linkTo } from "../../state/route.ts";
import { Moves } from "./moves.tsx";

const WORDS = {
  booked: "history.booked",
  added: "trail.added",
  divided: "booking.related",
  changed: "history.changed",
  cancelled: "booking.cancelled",
  erased: "audit.erased",
} as const;

/** Which operators had a hand in a booking. */
export function Trail({ entries }: { entries: readonly TrailEntry[] }) {
  const { t, format } = useSpeech();
  if (entries.length === 0) return null;
  return (
    <section class="card" aria-labelledby="trail-title">
      <h2 id="trail-title">{t("request.history")}</h2>
      <ol class="history">
        {entries.toReversed().map((entry) => (
          <li key={`${entry.at} ${entry.what}`} class={`history-${entry.what}`}>
            <p>
              <strong>{t(WORDS[entry.what])}</strong>
              {entry.what === "divided" && entry.text !== undefined && (
                <>
                  {" "}
                  <a href={linkTo({ view: "bookings", pnr: entry.text })}>{entry.text}</a>
                </>
              )}{" "}
              · {entry.by}
            </p>
            {entry.what !== "divided" && entry.text && <p class="history-text">{entry.text}</p>}
            <Moves {...entry} />
            <p class="soft">{format.moment(entry.at)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
