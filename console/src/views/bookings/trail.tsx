import type { TrailEntry } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";

const WORDS = {
  booked: "history.booked",
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
              <strong>{t(WORDS[entry.what])}</strong> · {entry.by}
            </p>
            {entry.text && <p class="history-text">{entry.text}</p>}
            <p class="soft">{format.moment(entry.at)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
