import type { Cabin } from "../../domain/travel.ts";

/** Within the United States one adult's way keeps to a band, in USD cents, both ends included. */
export type Band = readonly [low: number, high: number];

export const AMERICAN_BANDS: Readonly<Record<Cabin, Band>> = {
  economy: [20_000, 80_000],
  premium_economy: [28_000, 120_000],
  business: [80_000, 200_000],
  first: [250_000, 450_000],
};

/** What the market would ask, laid into the band: dollars to begin with, and for each dollar asked. */
const LAID: Readonly<Record<Cabin, readonly [start: number, slope: number]>> = {
  economy: [168, 0.78],
  premium_economy: [205, 0.9],
  business: [700, 0.9],
  first: [2300, 0.6],
};

/** USD cents in the band for dollars that the market would ask. */
export function inAmericanBand(cabin: Cabin, dollars: number): number {
  const [low, high] = AMERICAN_BANDS[cabin];
  const [start, slope] = LAID[cabin];
  return Math.max(low, Math.min(high, Math.round(start + slope * dollars) * 100));
}
