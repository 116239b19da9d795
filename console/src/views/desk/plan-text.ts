import type { BudgetAnswer, PlanAnswer } from "../../api/types.ts";
import { planSpan } from "../../format/plan-span.ts";
import { wholeParts } from "../../format/whole-parts.ts";
import type { Speech } from "../../i18n/language.tsx";

/**
 * A plan to send, in the traveller's language, with its flights, hotels, what its sum is made up of and
 * what has to be known of it: a sum over the budget, days that nobody named, feasts, visas. Days that the
 * limit leaves no room for are left out, and the text says which.
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
  const breakdown = parts?.breakdown ?? [];
  const whole = wholeParts(breakdown.map(({ expected }) => expected));
  const sums = breakdown.flatMap(({ label }, at) =>
    (whole[at] ?? 0) > 0 ? [`${label}: ${money(whole[at] ?? 0)}`] : [],
  );
  const people = travelers === undefined ? "" : ` ${t("book.forTravellers", { n: travelers })}`;
  const head = [
    summary,
    ...(dates ? [planSpan(format, dates)] : []),
    ...listed(t("plan.flights"), flights),
    ...listed(t("plan.hotels"), hotels),
  ];
  const foot = [
    ...listed(`${t("plan.total", { total: money(budget.total) })}${people}`, sums),
    ...(sums.length === 0 ? [`${t("plan.total", { total: money(budget.total) })}${people}`] : []),
    ...listed(t("plan.notes"), plan.notes),
    t("plan.estimate"),
  ];
  const days = dayLines(itinerary).map(
    ({ first, last, city, words }) =>
      `${t("plan.day", { n: first === last ? first : `${first}–${last}` })}, ${city}. ${words}`,
  );
  const withDays = (count: number) => {
    const left = count < days.length ? [t("plan.daysLeft")] : [];
    return [...head, ...days.slice(0, count), ...left, ...foot].join("\n\n");
  };
  let count = days.length;
  while (count > 0 && withDays(count).length > longest) count--;
  return withDays(count);
}

interface DayLine {
  readonly first: number;
  readonly last: number;
  readonly city: string;
  readonly words: string;
}

/** Days in words that say a thing once; days in a row that say the same are one line. */
function dayLines(itinerary: PlanAnswer["itinerary"]): readonly DayLine[] {
  const lines: DayLine[] = [];
  for (const { day, city, morning, afternoon, evening } of itinerary) {
    const words = [morning, afternoon, evening].filter(isNews).join(" ");
    const last = lines.at(-1);
    if (last?.city === city && last.words === words) lines.splice(-1, 1, { ...last, last: day });
    else lines.push({ first: day, last: day, city, words });
  }
  return lines;
}

/** Whether a part of a day adds to the others: it begins none of them, and is no outing that only goes on. */
function isNews(part: string, at: number, parts: readonly string[]): boolean {
  const stem = part.replace(/\.$/, "");
  const isBeginning = parts.some(
    (other, index) => index !== at && other.startsWith(stem) && (other !== part || index < at),
  );
  const [, outing] = /^[“«]([^”»]+)[”»][^\d]*$/.exec(part) ?? [];
  const isGoingOn =
    outing !== undefined && parts.slice(0, at).some((earlier) => earlier.includes(outing));
  return part !== "" && !isBeginning && !isGoingOn;
}
