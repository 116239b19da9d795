import type { Property } from "./hotel.ts";
import type { StayNights } from "./stay-nights.ts";

/** What one room costs a night, in US cents: every published price of one room lies in its band. */
export interface PriceBand {
  readonly low: number;
  readonly high: number;
}

const BUDGET: PriceBand = { low: 8_000, high: 15_000 };
const MIDRANGE: PriceBand = { low: 15_000, high: 30_000 };
const LUXURY: PriceBand = { low: 30_000, high: 80_000 };

export function bandOf(stars: number): PriceBand {
  return stars <= 2 ? BUDGET : stars <= 4 ? MIDRANGE : LUXURY;
}

/** Where in its band a house of so many stars stands by itself. */
const STAR_LEVEL = [0.8, 1.15, 0.78, 1.3, 1] as const;
/** The level, squared, at which a price stands in the middle of its band. */
const MIDDLE = 2.25;

/**
 * Cents a night for one room, averaged over the stay. All that moves a price is multiplied into one
 * level, and x²/(x² + middle) bends that into the band: prices crowd towards the band's ends without
 * reaching them, and what is dearer stays dearer. Only + - * / go in, so that every machine gets the
 * same bits.
 */
export function priceOf(
  property: Property,
  roomLevel: number,
  rateLevel: number,
  stay: StayNights,
): number {
  const { stars } = property.hotel;
  const { low, high } = bandOf(stars);
  const level = (STAR_LEVEL[stars - 1] ?? 1) * property.level * roomLevel * rateLevel;
  const square = level * level;
  let sum = 0;
  for (let i = 0; i < stay.nights; i++) {
    const x = square * (stay.pull[i] ?? 1);
    sum += x / (x + MIDDLE);
  }
  return low + Math.round(((high - low) * sum) / stay.nights);
}
