import type { Property } from "./hotel.ts";
import type { StayNights } from "./stay-nights.ts";

/** What one room costs a night in the United States, in US cents: every price lies in its band. */
export interface PriceBand {
  readonly low: number;
  readonly high: number;
  /** The local price that stands in the middle of the band. */
  readonly middle: number;
}

const BUDGET: PriceBand = { low: 8_000, high: 15_000, middle: 11_000 };
const MIDRANGE: PriceBand = { low: 15_000, high: 30_000, middle: 22_500 };
const LUXURY: PriceBand = { low: 30_000, high: 80_000, middle: 54_000 };

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
  const dollars = (low * stay.level + rise * stay.height) * level * roomLevel * rateLevel;
  const cents = Math.round(dollars * 100);
  return hotel.country === BANDED_COUNTRY ? intoBand(cents, bandOf(hotel.stars)) : cents;
}

/** x⁴/(x⁴ + 1) bends a price into a band: it crowds towards the ends, and what is dearer stays dearer. */
function intoBand(cents: number, { low, high, middle }: PriceBand): number {
  const square = (cents / middle) * (cents / middle);
  const bent = (square * square) / (square * square + 1);
  return low + Math.round((high - low) * bent);
}
