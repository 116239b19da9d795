import type { HistoryLine } from "../../api/types.ts";
import { useSpeech } from "../../i18n/language.tsx";

export function History({ entries }: { entries: readonly HistoryLine[] }) {
  const { t, format } = useSpeech();
  return (
    <section class="card" aria-labelledby="history-title">
      <h2 id="history-title">{t("request.history")}</h2>
      <ol class="history">
        {[...entries].reverse().map((entry, index) => (
          <li key={entries.length - index} class={`history-${entry.action}`}>
            <p>
              <strong>
                {t(
                  entry.action === "assigned" && entry.text === undefined
                    ? "history.released"
                    : `history.${entry.action}`,
                )}
              </strong>
              {entry.by && <span> · {entry.by}</span>}
            </p>
            {entry.text && entry.action !== "noted" && <p class="history-text">{entry.text}</p>}
            <p class="soft">{format.moment(entry.at)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
