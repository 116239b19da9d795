import type { PlanAnswer } from "../../api/types.ts";
import type { Speech } from "../../i18n/language.tsx";

/** A plan to send, in the traveller's language; days that the limit leaves no room for are left out. */
export function planText(plan: PlanAnswer, { t, format }: Speech, longest: number): string {
  const { budget, itinerary, summary, dates } = plan;
  const head = [summary, ...(dates ? [`${format.day(dates.from)} – ${format.day(dates.to)}`] : [])];
  const foot = [
    t("plan.total", { total: format.money(budget.total, budget.currency) }),
    plan.disclaimer,
  ];
  const days: string[] = [];
  for (const { day, city, morning, afternoon, evening } of itinerary) {
    const line = `${t("plan.day", { n: day })}, ${city}. ${[morning, afternoon, evening].join(" ")}`;
    if ([...head, ...days, line, ...foot].join("\n\n").length > longest) break;
    days.push(line);
  }
  return [...head, ...days, ...foot].join("\n\n");
}
