import type { PlanAnswer } from "./answer.ts";
import type { AvailabilityAnswer } from "./availability.ts";
import type { BudgetAnswer } from "./budget-answer.ts";
import { wordingOf } from "./wording/wording.ts";

/** A plan as a person reads it, complete in itself. */
export function planText(plan: PlanAnswer): string {
  const { labels } = wordingOf(plan.lang);
  const { currency, total, perPerson } = plan.budget;
  return [
    plan.summary,
    ...(plan.dates ? [`${labels.dates}: ${plan.dates.from} – ${plan.dates.to}`] : []),
    `${labels.budget}: ${total} ${currency} (${perPerson} ${currency} ${labels.perPerson})`,
    ...plan.itinerary.map(({ day, city, morning, afternoon, evening, tips }) =>
      [
        `${labels.day(day)}, ${city}`,
        `- ${labels.part.morning}: ${morning}`,
        `- ${labels.part.afternoon}: ${afternoon}`,
        `- ${labels.part.evening}: ${evening}`,
        `- ${labels.tips}: ${tips}`,
      ].join("\n"),
    ),
    ...(plan.flights ? [`${labels.flights}: ${plan.flights.join("; ")}`] : []),
    ...(plan.hotels.length > 0 ? [`${labels.hotels}: ${plan.hotels.join("; ")}`] : []),
    ...(plan.activities.length > 0 ? [`${labels.activities}: ${plan.activities.join("; ")}`] : []),
    ...(plan.notes.length > 0 ? [`${labels.notes}: ${plan.notes.join(" ")}`] : []),
    plan.disclaimer,
  ].join("\n");
}

export function budgetText(budget: BudgetAnswer): string {
  const { labels, days } = wordingOf(budget.lang);
  const { currency, total, perPerson, range } = budget;
  return [
    `${budget.destinations.join(", ")}; ${days(budget.days)}`,
    ...budget.breakdown.map(
      ({ label, low, expected, high }) =>
        `- ${label}: ${labels.range(String(low), String(expected), String(high))}`,
    ),
    `${labels.total}: ${labels.range(String(range.low), String(total), String(range.high))} ${currency}; ${perPerson} ${currency} ${labels.perPerson}`,
    ...budget.notes,
    budget.disclaimer,
  ].join("\n");
}

export function availabilityText({
  destination,
  available,
  note,
  disclaimer,
  lang,
}: AvailabilityAnswer): string {
  const { labels } = wordingOf(lang);
  return [
    `${destination}: ${available ? labels.available : labels.notAvailable}`,
    note,
    disclaimer,
  ].join("\n");
}
