import { type DayNumber, dayNumber, isoDate, weekday } from "../../../../domain/dates.ts";
import { nextFeast } from "../../../../reading/feasts.ts";
import { START } from "../weights.ts";
import type { Frame } from "./frame.ts";

/** What of a country's own year changes the days of visitors. */
export type HolyDays =
  | "ramadan"
  | "ramadan-mild"
  | "eid-fitr"
  | "eid-adha"
  | "hajj"
  | "orthodox-easter"
  | "easter"
  | "christmas"
  | "orthodox-christmas"
  | "lunar-new-year"
  | "golden-week"
  | "national-day"
  | "chuseok"
  | "obon"
  | "songkran"
  | "rosh-hashanah"
  | "yom-kippur"
  | "sukkot"
  | "passover"
  | "shabbat";

function codes(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}

/** Where by day most kitchens rest in Ramadan, and where Muslim ones do beside others. */
export const FASTING = codes("AE BH EG IQ IR JO KW MA OM QA SA TN TZ");
const HALF_FASTING = codes("ID MY");
/** Where shops and offices close for the feasts. */
const FEASTING = new Set([...FASTING, ...HALF_FASTING, ...codes("AZ KG KZ TJ TM TR UZ")]);
/** Places whose people keep other feasts than most of their country. */
const OF_OTHER_FAITH = codes("bali ubud labuan-bajo");

/** The country whose feasts a place keeps; none of them where its people are of another faith. */
export function feastsAt({ slug, country }: { readonly slug: string; readonly country: string }) {
  return OF_OTHER_FAITH.has(slug) ? "" : country;
}

/** Where Orthodox Easter closes shops and markets from Good Friday to Monday. */
const ORTHODOX = codes("BG CY GE GR ME RO RS");
const OF_THE_WEST = codes(
  "AR AT AU BB BE BR CA CH CL CO CZ DE DK DO EE ES FI FR GB HR HU IE IS IT LT LU LV MT MX NL NO NZ PE PL PT SE SI SK US ZA",
);
/** Friday afternoon to Saturday evening: no trains, and shut doors. */
const SABBATH_COUNTRY = "IL";
const FRIDAY = 4;
const SATURDAY = 5;

interface Holiday {
  readonly kind: HolyDays;
  readonly countries: ReadonlySet<string>;
  /** Its day in a year. */
  readonly day: (year: number) => DayNumber | undefined;
  /** First and last day that visitors feel it, counted from its day. */
  readonly felt: readonly [number, number];
  /** Of them, those on which markets and museums are shut. */
  readonly shut?: readonly [number, number];
  /** What speaks against beginning a trip that falls into it, where the day is free. */
  readonly cost: number;
}

type DateOf = readonly [month: number, day: number];
type Dated = Readonly<Record<number, DateOf>>;

const LUNAR_NEW_YEAR: Dated = {
  2026: [2, 17],
  2027: [2, 6],
  2028: [1, 26],
  2029: [2, 13],
  2030: [2, 3],
};
const CHUSEOK: Dated = {
  2026: [9, 25],
  2027: [9, 15],
  2028: [10, 3],
  2029: [9, 22],
  2030: [9, 12],
};

const ROSH_HASHANAH: Dated = {
  2026: [9, 12],
  2027: [10, 2],
  2028: [9, 21],
  2029: [9, 10],
  2030: [9, 28],
};
const YOM_KIPPUR: Dated = {
  2026: [9, 21],
  2027: [10, 11],
  2028: [9, 30],
  2029: [9, 19],
  2030: [10, 7],
};
const SUKKOT: Dated = {
  2026: [9, 26],
  2027: [10, 16],
  2028: [10, 5],
  2029: [9, 24],
  2030: [10, 12],
};
const PASSOVER: Dated = {
  2026: [4, 2],
  2027: [4, 22],
  2028: [4, 11],
  2029: [3, 31],
  2030: [4, 18],
};

function byYear(dates: Dated): Holiday["day"] {
  return (year) => {
    const date = dates[year];
    return date && dayNumber(year, date[0], date[1]);
  };
}

function everyYear(month: number, day: number): Holiday["day"] {
  return (year) => dayNumber(year, month, day);
}

function feastOf(feast: "ramadan" | "easter" | "orthodoxEaster", after = 0): Holiday["day"] {
  return (year) => {
    const day = nextFeast(feast, dayNumber(year, 1, 1));
    const isThen = day !== undefined && isoDate(day).startsWith(`${year}-`);
    return isThen ? day + after : undefined;
  };
}

const HOLIDAYS: readonly Holiday[] = [
  { kind: "ramadan", countries: FASTING, day: feastOf("ramadan"), felt: [0, 29], cost: 0 },
  {
    kind: "ramadan-mild",
    countries: new Set([...FEASTING].filter((one) => !FASTING.has(one))),
    day: feastOf("ramadan"),
    felt: [0, 29],
    cost: 0,
  },
  {
    kind: "eid-fitr",
    countries: FEASTING,
    day: feastOf("ramadan", 30),
    felt: [0, 2],
    shut: [0, 2],
    cost: START.feast,
  },
  {
    kind: "eid-adha",
    countries: FEASTING,
    day: feastOf("ramadan", 97),
    felt: [0, 2],
    shut: [0, 2],
    cost: START.feast,
  },
  { kind: "hajj", countries: codes("SA"), day: feastOf("ramadan", 95), felt: [0, 6], cost: 0 },
  {
    kind: "orthodox-easter",
    countries: ORTHODOX,
    day: feastOf("orthodoxEaster"),
    felt: [-2, 1],
    shut: [0, 1],
    cost: START.feast / 2,
  },
  {
    kind: "easter",
    countries: OF_THE_WEST,
    day: feastOf("easter"),
    felt: [-2, 1],
    cost: START.feast / 2,
  },
  {
    kind: "christmas",
    countries: OF_THE_WEST,
    day: everyYear(12, 25),
    felt: [-1, 1],
    shut: [0, 0],
    cost: START.feast,
  },
  {
    kind: "orthodox-christmas",
    countries: codes("BY GE ME RS RU"),
    day: everyYear(1, 7),
    felt: [0, 0],
    shut: [0, 0],
    cost: 0,
  },
  {
    kind: "lunar-new-year",
    countries: codes("CN HK KR MO MY SG TW VN"),
    day: byYear(LUNAR_NEW_YEAR),
    felt: [-1, 5],
    shut: [-1, 2],
    cost: START.feast,
  },
  {
    kind: "golden-week",
    countries: codes("JP"),
    day: everyYear(4, 29),
    felt: [0, 6],
    cost: START.feast,
  },
  {
    kind: "national-day",
    countries: codes("CN"),
    day: everyYear(10, 1),
    felt: [0, 6],
    cost: START.feast,
  },
  {
    kind: "chuseok",
    countries: codes("KR"),
    day: byYear(CHUSEOK),
    felt: [-1, 1],
    shut: [0, 0],
    cost: START.feast,
  },
  {
    kind: "obon",
    countries: codes("JP"),
    day: everyYear(8, 13),
    felt: [0, 3],
    cost: START.feast / 2,
  },
  {
    kind: "rosh-hashanah",
    countries: codes("IL"),
    day: byYear(ROSH_HASHANAH),
    felt: [-1, 1],
    shut: [0, 1],
    cost: START.feast,
  },
  {
    kind: "yom-kippur",
    countries: codes("IL"),
    day: byYear(YOM_KIPPUR),
    felt: [-1, 0],
    shut: [-1, 0],
    cost: START.feast,
  },
  {
    kind: "sukkot",
    countries: codes("IL"),
    day: byYear(SUKKOT),
    felt: [-1, 7],
    shut: [0, 0],
    cost: START.feast / 2,
  },
  {
    kind: "passover",
    countries: codes("IL"),
    day: byYear(PASSOVER),
    felt: [-1, 6],
    shut: [0, 0],
    cost: START.feast / 2,
  },
  { kind: "songkran", countries: codes("KH LA TH"), day: everyYear(4, 13), felt: [0, 2], cost: 0 },
];

/** A holiday of one year. */
export interface Span {
  readonly kind: HolyDays;
  readonly first: DayNumber;
  readonly last: DayNumber;
  readonly shut?: readonly [DayNumber, DayNumber];
  readonly cost: number;
}

const YEARS = [2026, 2027, 2028, 2029, 2030];
const known = new Map<string, readonly Span[]>();

/** The holidays of a country that last longer than a week's day of rest, made once for each country. */
export function holidaysIn(country: string): readonly Span[] {
  const found = known.get(country);
  if (found) return found;
  const spans = HOLIDAYS.filter(({ countries }) => countries.has(country)).flatMap((one) =>
    YEARS.flatMap((year): Span[] => {
      const day = one.day(year);
      if (day === undefined) return [];
      const { kind, felt, shut, cost } = one;
      const span = { kind, first: day + felt[0], last: day + felt[1], cost };
      return [shut ? { ...span, shut: [day + shut[0], day + shut[1]] } : span];
    }),
  );
  known.set(country, spans);
  return spans;
}

/** True where bazaars and museums are shut for a feast. */
export function isShut(country: string, date: DayNumber): boolean {
  return holidaysIn(country).some(({ shut }) => shut && shut[0] <= date && date <= shut[1]);
}

/** True where one does not eat out by day. */
export function isFastDay(country: string, date: DayNumber): boolean {
  const fasts = FASTING.has(country) || HALF_FASTING.has(country);
  return fasts && ramadanDuring(date, 1) > 0;
}

/** True on a Saturday, and from the eve of the great fast, where no train runs then. */
export function isSabbath(country: string, date: DayNumber): boolean {
  if (country !== SABBATH_COUNTRY) return false;
  const isFast = ({ kind, first, last }: Span) =>
    kind === "yom-kippur" && first <= date && date <= last;
  return weekday(date) === SATURDAY || holidaysIn(country).some(isFast);
}

const DAYS_OF_RAMADAN = 30;

/** Of the days of a trip, how many fall into the fast. */
export function ramadanDuring(start: DayNumber, days: number): number {
  const ramadan = nextFeast("ramadan", start - DAYS_OF_RAMADAN + 1);
  if (ramadan === undefined) return 0;
  const first = Math.max(start, ramadan);
  const last = Math.min(start + days - 1, ramadan + DAYS_OF_RAMADAN - 1);
  return Math.max(0, last - first + 1);
}

/** Holidays that days of a trip fall into in the countries where they are spent, with their first day. */
export function holyDaysOf({ days }: Frame): readonly Pick<Span, "kind" | "first">[] {
  const found = new Map<HolyDays, DayNumber>();
  for (const { spot, calendar } of days) {
    const { date } = calendar;
    if (date === undefined) continue;
    for (const { kind, first, last } of holidaysIn(feastsAt(spot)))
      if (first <= date && date <= last && !found.has(kind)) found.set(kind, first);
    const isRest = spot.country === SABBATH_COUNTRY && [FRIDAY, SATURDAY].includes(weekday(date));
    if (isRest && !found.has("shabbat")) found.set("shabbat", date);
  }
  return [...found].map(([kind, first]) => ({ kind, first }));
}
