import type { BudgetAnswer } from "../api/types.ts";
import { useSpeech } from "../i18n/language.tsx";

/** What a trip costs, heading by heading: the figures, and how far apart they lie. */
export function BudgetTable({ budget }: { budget: BudgetAnswer }) {
  const { t, format } = useSpeech();
  const { breakdown, currency, total, perPerson, range, lang } = budget;
  const money = (amount: number) => format.money(amount, currency);
  const most = Math.max(1, ...breakdown.map(({ high }) => high));
  const share = (amount: number) => `${(100 * amount) / most}%`;
  return (
    <div class="budget">
      <p class="plan-budget">
        <strong>{t("plan.total", { total: money(total) })}</strong>
        <span class="soft">{t("plan.perPerson", { amount: money(perPerson) })}</span>
      </p>
      <table class="table budget-table">
        <thead>
          <tr>
            <th scope="col">{t("try.heading")}</th>
            <th scope="col" class="budget-picture">
              {t("try.range")}
            </th>
            <th scope="col" class="number">
              {t("try.low")}
            </th>
            <th scope="col" class="number">
              {t("try.expected")}
            </th>
            <th scope="col" class="number">
              {t("try.high")}
            </th>
          </tr>
        </thead>
        <tbody>
          {breakdown.map(({ heading, label, low, expected, high }) => (
            <tr key={heading}>
              <th scope="row" lang={lang}>
                {label}
              </th>
              <td class="budget-picture">
                <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
                  <rect class="budget-track" x="0" y="5" width="100%" height="2" />
                  <rect
                    class="budget-range"
                    x={share(low)}
                    y="2"
                    width={share(high - low)}
                    height="8"
                  />
                  <rect class="budget-mark" x={share(expected)} y="0" width="1" height="12" />
                </svg>
              </td>
              <td class="number" data-label={t("try.low")}>
                {money(low)}
              </td>
              <td class="number" data-label={t("try.expected")}>
                {money(expected)}
              </td>
              <td class="number" data-label={t("try.high")}>
                {money(high)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("bookings.total")}</th>
            <td class="budget-picture" />
            <td class="number" data-label={t("try.low")}>
              {money(range.low)}
            </td>
            <td class="number" data-label={t("try.expected")}>
              {money(total)}
            </td>
            <td class="number" data-label={t("try.high")}>
              {money(range.high)}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
