import type { Property } from "./hotel.ts";
import type { StayNights } from "./stay-nights.ts";

/** What one room costs a night in the United States, in US cents: every price lies in its band. */
export interface PriceBand {
  readonly low: number;
  readonly high: number;
  /** The local price of the plainest double, free to cancel, for which the cheapest rate stands in the middle of its part of the band. */
  readonly middle: number;
}

const BUDGET: PriceBand = { low: 8_000, high: 15_000, middle: 10_500 };
const MIDRANGE: PriceBand = { low: 15_000, high: 30_000, middle: 20_500 };
const LUXURY: PriceBand = { low: 30_000, high: 80_000, middle: 50_000 };

/** The level of the double on its cheapest rate, prepaid. */
const PREPAID = 0.88;
/** The part of a band in which a house's cheapest rate moves; the rest is for better rooms and terms. */
const FOR_THE_HOUSE = 0.74;

/** The country whose prices keep within bands. */
const BANDED_COUNTRY = "US";

export function bandOf(stars: number): PriceBand {
  return stars <= 2 ? BUDGET : stars <= 4 ? MIDRANGE : LUXURY;
}

/**
 * Cents a night for one room, averaged over the stay: from the town's low to its high season, times
 * what the house, the room and the rate add. Only + - * / go in, so that every machine gets the same bits.
 */
export function priceOf(
  { hotel, level, low, rise }: Property,
  roomLevel: number,
  rateLevel: number,
  stay: StayNights,
): number {
  const house = (low * stay.level + rise * stay.height) * level;
  return hotel.country === BANDED_COUNTRY
    ? intoBand(house * 100, roomLevel * rateLevel, bandOf(hotel.stars))
    : Math.round(house * roomLevel * rateLevel * 100);
}

/**
 * x⁴/(x⁴ + 1) bends the house's price into the lower part of the band. What the room and the rate add
 * to it, or a single takes from it, comes whole while there is room, and less the nearer the end of
 * the band is: a dearer house, room or rate stays dearer.
 */
function intoBand(cents: number, terms: number, { low, high, middle }: PriceBand): number {
  const square = (cents / middle) * (cents / middle);
  const bent = (square * square) / (square * square + 1);
  const cheapest = low + (high - low) * FOR_THE_HOUSE * bent;
  const more = cheapest * (terms / PREPAID - 1);
  const room = more < 0 ? low - cheapest : high - cheapest;
  return Math.round(more === 0 ? cheapest : cheapest + (more * room) / (more + room));
}
