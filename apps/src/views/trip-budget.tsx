import {
  isObject,
  type JsonObject,
  numberOf,
  objectsIn,
  textOf,
} from "../../../console/src/answers/read-json.ts";
import { useDesk } from "../desk.tsx";

const HEADINGS = ["transport", "lodging", "food", "activities", "fees", "reserve"] as const;

/** What a trip costs, heading by heading, as bars of one scale with the range that each may have. */
export function TripBudget({ budget }: { budget: JsonObject }) {
  const { t, format } = useDesk();
  const currency = textOf(budget["currency"]) || "USD";
  const lines = objectsIn(budget["breakdown"]);
  const range = isObject(budget["range"]) ? budget["range"] : undefined;
  const most = Math.max(...lines.map((line) => numberOf(line["high"])), 1);
  const money = (amount: unknown) => format.money(Math.round(numberOf(amount)), currency);
  function headingWords(line: JsonObject): string {
    const heading = HEADINGS.find((known) => known === line["heading"]);
    return heading ? t(`heading.${heading}`) : textOf(line["label"]);
  }
  return (
    <div class="stack">
      <p class="sum sum-total">
        <span>
          {t("total")}{" "}
          <span class="soft">{t("perPerson", { amount: money(budget["perPerson"]) })}</span>
        </span>
        <strong class="price">{money(budget["total"])}</strong>
      </p>
      {range && (
        <p class="soft">{t("between", { low: money(range["low"]), high: money(range["high"]) })}</p>
      )}
      <ul class="list">
        {lines.map((line) => (
          <li key={textOf(line["heading"])} class="bar-line">
            <span>{headingWords(line)}</span>
            <span class="day-track" aria-hidden="true">
              <span
                class="bar-range"
                style={{ inlineSize: `${(100 * numberOf(line["high"])) / most}%` }}
              />
              <span
                class="day-bar"
                style={{ inlineSize: `${(100 * numberOf(line["expected"])) / most}%` }}
              />
            </span>
            <span class="day-price">{money(line["expected"])}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
