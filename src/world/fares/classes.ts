import type { Cabin } from "../../domain/travel.ts";
import { curveTable, onCurve } from "./curve-table.ts";

/** Booking classes: what each costs, and when it closes. A class is a number, 0 the cheapest. */

/** How fares rise towards the day of travel, by kind of market. */
export type Curve = keyof typeof LADDERS;

/** Letters from deepest discount to full fare. */
const LETTERS: Readonly<Record<Cabin, string>> = {
  economy: "VNTQLKHMBY",
  premium_economy: "PEW",
  business: "ZIDCJ",
  first: "AF",
};

/** Economy fares by class, against the market's level. */
const LADDERS = {
  us: [0.95, 1.03, 1.13, 1.25, 1.4, 1.65, 1.95, 2.55, 2.75, 2.95],
  europe: [0.95, 1.05, 1.18, 1.32, 1.55, 1.9, 2.35, 2.95, 3.3, 3.6],
  low_cost: [0.93, 1.08, 1.25, 1.45, 1.7, 2.15, 2.8, 3.7, 4.3, 4.7],
  leisure: [0.92, 1, 1.08, 1.18, 1.3, 1.45, 1.65, 1.95, 2.15, 2.35],
  atlantic: [0.95, 1.04, 1.15, 1.27, 1.47, 1.68, 1.93, 2.25, 2.45, 2.7],
  long: [0.96, 1.03, 1.1, 1.2, 1.35, 1.52, 1.75, 2.1, 2.3, 2.5],
  india: [0.95, 1.03, 1.1, 1.2, 1.37, 1.6, 1.9, 2.35, 2.65, 2.9],
  china: [0.82, 0.88, 0.94, 1, 1.07, 1.15, 1.3, 1.6, 1.7, 1.8],
  australia: [0.95, 1.04, 1.13, 1.25, 1.45, 1.75, 2.15, 2.7, 3, 3.3],
} as const;

/** Advance purchase: the cheapest class on sale so many days ahead; far ahead the deepest discounts are not yet filed. */
const NORMAL = steps([
  [0, 8],
  [1, 8],
  [2, 7],
  [4, 6],
  [7, 5],
  [8, 4],
  [14, 3],
  [15, 2],
  [21, 1],
  [30, 0],
  [150, 1],
  [290, 2],
]);
const LOW_COST = steps([
  [0, 8],
  [2, 7],
  [4, 6],
  [7, 5],
  [8, 4],
  [14, 3],
  [15, 2],
  [22, 1],
  [30, 0],
  [250, 1],
]);
/** Discounts in China come late: the month before is cheapest. */
const CHINA = steps([
  [0, 8],
  [2, 7],
  [4, 5],
  [7, 3],
  [8, 2],
  [14, 0],
  [30, 1],
  [45, 2],
  [60, 3],
  [90, 4],
]);

const ADVANCE: Readonly<Record<Curve, Uint8Array>> = {
  us: NORMAL,
  europe: NORMAL,
  low_cost: LOW_COST,
  leisure: NORMAL,
  atlantic: NORMAL,
  long: NORMAL,
  india: NORMAL,
  china: CHINA,
  australia: NORMAL,
};

/** Of the forecast load, what is sold when each class closes: 42 % of passengers buy V and N, 27 % T and Q, 18 % L and K, 9 % H and M. */
const SOLD_UP_TO = [0.24, 0.42, 0.56, 0.69, 0.78, 0.87, 0.95, 1.05, 1.2] as const;

/** Who fills a flight decides how early. */
export type Buyers = keyof typeof BOOKED;

/** Share of the final load that is booked so many days ahead. */
const BOOKED = {
  mixed: booked([22, 33, 52, 70, 81, 89, 95]),
  business: booked([10, 16, 32, 52, 68, 82, 92]),
  leisure: booked([50, 62, 77, 88, 93, 97, 99]),
} as const;

export function bookedShare(buyers: Buyers, daysAhead: number): number {
  return onCurve(BOOKED[buyers], daysAhead);
}

/** What of a market and a flight decides which class is open. */
export interface Sale {
  readonly curve: Curve;
  readonly buyers: Buyers;
}

/**
 * The cheapest open economy class: neither closed by advance purchase nor sold. `pressure` is 1 on
 * an average flight and day; `held` are the classes that are not sold at all in high season, below 0 those
 * that stay on sale longer than usual.
 */
export function openClass(
  { curve, buyers }: Sale,
  daysAhead: number,
  pressure: number,
  held: number,
): number {
  const table = ADVANCE[curve];
  const ahead = daysAhead < 0 ? 0 : daysAhead >= table.length ? table.length - 1 : daysAhead;
  const onSale = Math.max(0, Math.min(MOST, (table[ahead] ?? 0) + held));
  // Limits are set by forecast: that holiday makers book early closes nothing by itself.
  const sold = bookedShare(buyers === "leisure" ? "mixed" : buyers, daysAhead) * pressure;
  let open = onSale;
  while (open < MOST && sold > (SOLD_UP_TO[open] ?? 0)) open++;
  return open;
}
const MOST = 9;

/** Premium economy, business and first: fares by class, and the economy class from which each is the lowest open. */
const PREMIUM_FROM = [0, 5, 8] as const;
const BUSINESS_FROM = [0, 4, 6, 7, 8] as const;
const FIRST_FROM = [0, 6] as const;
const FROM: Readonly<Record<Cabin, readonly number[]>> = {
  economy: [],
  premium_economy: PREMIUM_FROM,
  business: BUSINESS_FROM,
  first: FIRST_FROM,
};
/** The front of a flight sells by itself: so often the next class is the lowest in all its cabins. */
const NEXT_CLASS_FROM_RANK = 0.75;

/** The class open in a cabin, when `economy` is open behind; `rank` orders flights by how full the front will be. */
export function cabinClass(cabin: Cabin, economy: number, rank: number): number {
  if (cabin === "economy") return economy;
  const from = FROM[cabin];
  let open = 0;
  while (open + 1 < from.length && economy >= (from[open + 1] ?? 0)) open++;
  return open + 1 < from.length && rank >= NEXT_CLASS_FROM_RANK ? open + 1 : open;
}

export function classLetter(cabin: Cabin, fareClass: number): string {
  return LETTERS[cabin].charAt(fareClass);
}

/** Cabins against the lowest economy fare, by hundreds of kilometres. */
const PREMIUM = 1.8;
/** Beyond a day's flight premium economy is a seat of another kind. */
const PREMIUM_FAR = curveTable([
  [0, 1],
  [30, 1],
  [55, 1.3],
  [130, 1.36],
]);
const BUSINESS = curveTable([
  [0, 2.7],
  [15, 2.9],
  [30, 3.5],
  [50, 5.6],
  [80, 6.4],
  [130, 6.9],
]);
const FIRST = curveTable([
  [0, 7.2],
  [30, 7.8],
  [55, 11],
  [80, 12],
  [130, 13.5],
]);
const BUSINESS_LADDER = [1, 1.25, 1.55, 1.8, 2.05] as const;
const FIRST_LADDER = [1, 1.3] as const;
/** A seat in premium economy costs at least so much more than any economy seat of the same flight. */
const PREMIUM_LEAD = 1.12;

/** Per curve, so that premium economy stays above the dearest economy class it is sold beside. */
const PREMIUM_LADDERS = new Map<Curve, readonly number[]>();
for (const curve of curves()) {
  const ladder = LADDERS[curve];
  PREMIUM_LADDERS.set(curve, [
    Math.max(PREMIUM, ladder[4] * PREMIUM_LEAD),
    Math.max(PREMIUM * 1.3, ladder[7] * PREMIUM_LEAD),
    Math.max(PREMIUM * 1.7, ladder[9] * PREMIUM_LEAD),
  ]);
}

/** What a class costs, against the market's level over `km`. */
export function classFare(curve: Curve, cabin: Cabin, fareClass: number, km: number): number {
  const hundreds = Math.round(km / 100);
  switch (cabin) {
    case "economy":
      return LADDERS[curve][fareClass] ?? 1;
    case "premium_economy":
      return onCurve(PREMIUM_FAR, hundreds) * (PREMIUM_LADDERS.get(curve)?.[fareClass] ?? PREMIUM);
    case "business":
      return onCurve(BUSINESS, hundreds) * (BUSINESS_LADDER[fareClass] ?? 1);
    case "first":
      return onCurve(FIRST, hundreds) * (FIRST_LADDER[fareClass] ?? 1);
  }
}

function curves(): readonly Curve[] {
  return ["us", "europe", "low_cost", "leisure", "atlantic", "long", "india", "china", "australia"];
}

/** In per cent at 90, 60, 30, 14, 7, 3 and 1 days. */
function booked(shares: readonly number[]): Float64Array {
  const [at90 = 0, at60 = 0, at30 = 0, at14 = 0, at7 = 0, at3 = 0, at1 = 0] = shares;
  return curveTable([
    [0, 1],
    [1, at1 / 100],
    [3, at3 / 100],
    [7, at7 / 100],
    [14, at14 / 100],
    [30, at30 / 100],
    [60, at60 / 100],
    [90, at90 / 100],
    [180, at90 / 250],
    [330, at90 / 1000],
  ]);
}

/** A step per day: each value holds from its day up to the next one. */
function steps(points: readonly (readonly [fromDay: number, value: number])[]): Uint8Array {
  const table = new Uint8Array((points.at(-1)?.[0] ?? 0) + 1);
  for (const [day, value] of points) table.fill(value, day);
  return table;
}
