import type { Cabin } from "../../domain/travel.ts";

/** A market: bands differ by whether a border is crossed, how far it goes and the kind of airline. */
export type Market =
  | "domestic"
  | "international_short"
  | "international_medium"
  | "international_long"
  | "low_cost_short"
  | "low_cost_medium"
  | "low_cost_long";

/** Lowest and highest one-way price for one adult, in USD cents, both included. */
export type Band = readonly [low: number, high: number];

/** Markets up to these kilometres are short or medium; all beyond is long. */
const SHORT_KM = 1500;
const MEDIUM_KM = 4000;

/** What one adult pays for a whole journey, connections included. Every price lies within. */
export const BANDS: Readonly<Record<Market, Readonly<Record<Cabin, Band>>>> = {
  domestic: bands([200, 800], [280, 1200], [800, 2000], [2500, 4500]),
  international_short: bands([70, 550], [130, 900], [280, 1400], [850, 2600]),
  international_medium: bands([110, 950], [200, 1600], [400, 3000], [1300, 6500]),
  international_long: bands([230, 2600], [430, 4200], [1000, 9900], [2800, 18_500]),
  low_cost_short: bands([25, 250], [60, 400], [120, 800], [400, 1500]),
  low_cost_medium: bands([50, 500], [110, 800], [220, 1600], [700, 3300]),
  low_cost_long: bands([130, 1250], [260, 2100], [550, 5000], [1500, 9500]),
};

/** `lowCost`: every flight of the journey is on a low-cost airline. */
export function marketOf(km: number, domestic: boolean, lowCost: boolean): Market {
  if (domestic) return "domestic";
  if (km <= SHORT_KM) return lowCost ? "low_cost_short" : "international_short";
  if (km <= MEDIUM_KM) return lowCost ? "low_cost_medium" : "international_medium";
  return lowCost ? "low_cost_long" : "international_long";
}

function bands(
  economy: Band,
  premiumEconomy: Band,
  business: Band,
  first: Band,
): Readonly<Record<Cabin, Band>> {
  return {
    economy: inCents(economy),
    premium_economy: inCents(premiumEconomy),
    business: inCents(business),
    first: inCents(first),
  };
}

function inCents([low, high]: Band): Band {
  return [low * 100, high * 100];
}
