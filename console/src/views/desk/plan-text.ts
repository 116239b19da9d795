import type { BudgetAnswer, PlanAnswer } from "../../api/types.ts";
import type { Speech } from "../../i18n/language.tsx";

/**
 * A plan to send, in the traveller's language, with its flights, hotels and what its sum is made up of;
 * days that the limit leaves no room for are left out.
 */
export function planText(
  plan: PlanAnswer,
  parts: Pick<BudgetAnswer, "breakdown"> | undefined,
  { t, format }: Speech,
  longest: number,
): string {
  const { budget, itinerary, summary, dates, flights = [], hotels, travelers } = plan;
  const money = (amount: number) => format.money(amount, budget.currency);
  const listed = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [[`${title}:`, ...lines.map((line) => `– ${line}`)].join("\n")];
  const sums = (parts?.breakdown ?? [])
    .filter(({ expected }) => expected > 0)
    .map(({ label, expected }) => `${label}: ${money(Math.round(expected))}`);
  const people = travelers === undefined ? "" : ` ${t("book.forTravellers", { n: travelers })}`;
  const head = [
    summary,
    ...(dates ? [`${format.day(dates.from)} – ${format.day(dates.to)}`] : []),
    ...listed(t("plan.flights"), flights),
    ...listed(t("plan.hotels"), hotels),
  ];
  const foot = [
    ...listed(`${t("plan.total", { total: money(budget.total) })}${people}`, sums),
    ...(sums.length === 0 ? [`${t("plan.total", { total: money(budget.total) })}${people}`] : []),
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
