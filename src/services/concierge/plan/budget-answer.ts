import type { Language } from "../../../domain/catalogue.ts";
import { disclaimer } from "../words.ts";
import { HEADINGS, type Heading, inUnits, type Range, rangesOf } from "./budget.ts";
import type { Trip } from "./trip.ts";
import { remarkWords } from "./wording/remarks.ts";
import { wordingOf } from "./wording/wording.ts";

export interface BudgetLine extends Range {
  readonly heading: Heading;
  /** The heading in the language of the answer. */
  readonly label: string;
}

/** What a trip costs, heading by heading; the totals are those of the plan. */
export interface BudgetAnswer {
  readonly currency: string;
  readonly total: number;
  readonly perPerson: number;
  readonly disclaimer: string;
  readonly lang: Language;
  readonly days: number;
  readonly travelers: number;
  readonly destinations: string[];
  readonly breakdown: BudgetLine[];
  readonly range: { readonly low: number; readonly high: number };
  readonly notes: string[];
}

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
