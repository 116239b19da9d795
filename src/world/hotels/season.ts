import { type DayNumber, weekday } from "../../domain/dates.ts";

/** What kind of place a town is for its guests: it decides where hotels stand and how weeks go. */
export type KindOfPlace =
  | "city"
  | "business"
  | "town"
  | "seaside"
  | "beach"
  | "isles"
  | "mountain"
  | "ski"
  | "desert"
  | "wild"
  | "haram";

/** How the year goes where no months of a place's own are known. */
export type Climate =
  | "city"
  | "summer"
  | "ski"
  | "alpine"
  | "southern"
  | "desert"
  | "tropical"
  | "bali"
  | "andes";

/** How full a place is by month, January first: 0 in low season, 1 in high season. */
export type Year = readonly number[];

/** Hundredths of the way from low to high season at mid-month, January first. */
const CLIMATES: Readonly<Record<Climate, Year>> = {
  city: [0, 10, 40, 75, 100, 100, 70, 60, 100, 100, 55, 40],
  summer: [0, 5, 10, 30, 50, 80, 100, 100, 65, 35, 5, 10],
  ski: [95, 100, 80, 30, 0, 10, 25, 30, 10, 5, 20, 80],
  alpine: [80, 90, 60, 15, 10, 55, 95, 100, 55, 15, 0, 70],
  southern: [100, 90, 60, 40, 10, 0, 10, 10, 25, 45, 65, 95],
  desert: [100, 95, 90, 70, 30, 5, 0, 0, 15, 65, 95, 100],
  tropical: [95, 95, 80, 50, 10, 5, 25, 25, 0, 10, 50, 100],
  bali: [25, 0, 5, 15, 30, 60, 95, 100, 65, 35, 15, 80],
  andes: [10, 0, 10, 30, 50, 85, 100, 95, 65, 45, 25, 25],
};

export function climateYear(climate: Climate): Year {
  return CLIMATES[climate].map((share) => share / 100);
}

/** High season in the months that are named, half of it in those beside them. */
export function yearOf(highMonths: readonly number[]): Year {
  return Array.from({ length: 12 }, (_, index) => {
    const isHigh = (month: number) => highMonths.includes(((month + 12) % 12) + 1);
    if (isHigh(index)) return 1;
    // What Christmas fills is empty in January.
    const after = index > 0 && isHigh(index - 1);
    return after || isHigh(index + 1) ? 0.5 : 0;
  });
}

const DAYS_PER_YEAR = 365.2425;

/** From 0 in low season to 1 in high season; the way from mid-month to mid-month is straight. */
export function seasonHeight(year: Year, night: DayNumber): number {
  const years = night / DAYS_PER_YEAR;
  const month = (years - Math.floor(years)) * 12 - 0.5;
  const before = Math.floor(month);
  const share = month - before;
  return (year[(before + 12) % 12] ?? 0) * (1 - share) + (year[(before + 1) % 12] ?? 0) * share;
}

/** Nights from Monday's to Sunday's in hundredths: offices fill the first, families the last. */
const WEEKS = {
  business: [104, 110, 111, 106, 92, 92, 85],
  visitors: [97, 97, 98, 100, 105, 109, 94],
  getaway: [90, 89, 90, 95, 116, 122, 98],
  even: [99, 99, 99, 100, 102, 102, 99],
} as const;

const WEEK_OF: Readonly<Record<KindOfPlace, keyof typeof WEEKS>> = {
  city: "visitors",
  business: "business",
  town: "getaway",
  seaside: "visitors",
  beach: "even",
  isles: "even",
  mountain: "getaway",
  ski: "getaway",
  desert: "getaway",
  wild: "getaway",
  haram: "even",
};

export function weekLevel(kind: KindOfPlace, night: DayNumber): number {
  return (WEEKS[WEEK_OF[kind]][weekday(night)] ?? 100) / 100;
}

/** Demand that season and weekday make, 1 on an average night. */
export function demandOf(height: number, week: number): number {
  return (0.8 + 0.42 * height) * week;
}

const DESERT = new Set("AE SA QA KW BH OM YE EG JO IQ LY SD NE ML MR DZ TD".split(" "));

/** The climate of a town that has no months of its own in a table. */
export function climateOf(country: string, lat: number, kind: KindOfPlace): Climate {
  if (kind === "ski") return lat < 0 ? "bali" : "ski";
  if (kind === "mountain") return lat < 0 ? "southern" : "alpine";
  if (DESERT.has(country)) return "desert";
  if (country === "PE" || country === "BO") return "andes";
  if (lat < -20) return "southern";
  if (lat < 0) return "bali";
  if (lat < 23.5) return "tropical";
  return kind === "city" || kind === "business" ? "city" : "summer";
}
