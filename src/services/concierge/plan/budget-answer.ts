import { type BudgetAnswer, HEADINGS } from "../../../domain/contracts/concierge/plan.ts";
import { disclaimer } from "../words.ts";
import { inUnits, rangesOf } from "./budget.ts";
import type { Trip } from "./trip.ts";
import { remarkWords } from "./wording/remarks.ts";
import { wordingOf } from "./wording/wording.ts";

/** A trip's costs as `calculate_budget` answers them. */
export function writeBudget({ wish, costs, remarks, days, frame }: Trip): BudgetAnswer {
  const { lang } = wish;
  const { currency, total, perPerson, travellers } = costs;
  const wording = wordingOf(lang);
  const ranges = rangesOf(costs);
  const units = (minor: number) => inUnits(minor, currency);
  return {
    currency,
    total: units(total),
    perPerson: units(perPerson),
    disclaimer: disclaimer(lang),
    lang,
    days: days.length,
    travelers: travellers,
    destinations: [...new Set(frame.stays.map(({ spot }) => spot.destination.name[lang]))],
    breakdown: HEADINGS.map((heading) => ({
      heading,
      label: wording.labels.headings[heading],
      low: units(ranges[heading].low),
      expected: units(ranges[heading].expected),
      high: units(ranges[heading].high),
    })),
    range: { low: units(ranges.total.low), high: units(ranges.total.high) },
    notes: remarks.map((remark) => remarkWords(remark, wording, lang)),
  };
}
