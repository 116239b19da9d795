import type { ComponentChildren } from "preact";
import type { PlanAnswer } from "../api/types.ts";
import { planSpan } from "../format/plan-span.ts";
import { useSpeech } from "../i18n/language.tsx";

const TIMES = ["morning", "afternoon", "evening"] as const;

interface PlanDaysProps {
  readonly plan: PlanAnswer;
  /** Shows the first day and lets the others be opened. */
  readonly folded?: boolean;
  /** What stands under the sum. */
  readonly children?: ComponentChildren;
}

/** A trip plan, day by day. */
export function PlanDays({ plan, folded = false, children }: PlanDaysProps) {
  const { t, format } = useSpeech();
  const { budget, lang, dates } = plan;
  return (
    <div class="plan">
      <p class="plan-summary" lang={lang}>
        {plan.summary}
      </p>
      {dates && <p class="plan-dates">{planSpan(format, dates)}</p>}
      <p class="plan-budget">
        <strong>{t("plan.total", { total: format.money(budget.total, budget.currency) })}</strong>
        <span class="soft">
          {[
            ...(plan.travelers === undefined
              ? []
              : [t("book.forTravellers", { n: plan.travelers })]),
            t("plan.perPerson", { amount: format.money(budget.perPerson, budget.currency) }),
          ].join(" · ")}
        </span>
      </p>
      {children}
      <div class="plan-days">
        {plan.itinerary.map((day) => (
          <details key={day.day} class="plan-day" open={!folded || day.day === 1}>
            <summary>
              <span class="plan-number">{t("plan.day", { n: day.day })}</span>
              <span class="plan-city">{day.city}</span>
            </summary>
            <dl>
              {TIMES.map((time) => (
                <div key={time}>
                  <dt>{t(`plan.${time}`)}</dt>
                  <dd lang={lang}>{day[time]}</dd>
                </div>
              ))}
              {day.tips && (
                <div class="plan-tip">
                  <dt>{t("plan.tips")}</dt>
                  <dd lang={lang}>{day.tips}</dd>
                </div>
              )}
            </dl>
          </details>
        ))}
      </div>
      <Lines title={t("plan.flights")} lines={plan.flights} lang={lang} />
      <Lines title={t("plan.hotels")} lines={plan.hotels} lang={lang} />
      <Lines title={t("plan.notes")} lines={plan.notes} lang={lang} />
      <p class="soft" lang={lang}>
        {plan.disclaimer}
      </p>
    </div>
  );
}

interface LinesProps {
  readonly title: string;
  readonly lines: readonly string[] | undefined;
  readonly lang: string | undefined;
}

function Lines({ title, lines, lang }: LinesProps) {
  if (!lines || lines.length === 0) return null;
  return (
    <div class="plan-lines">
      <h3>{title}</h3>
      <ul lang={lang}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
