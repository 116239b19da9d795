import type { Cabin } from "./travel.ts";

/** What a fare includes and allows, from least to most. Airlines have names of their own for each. */
export const BRANDS = ["light", "standard", "flex"] as const;
export type Brand = (typeof BRANDS)[number];

/** The brands that a cabin is sold in, the cheapest first. */
const OF_CABIN: Readonly<Record<Cabin, readonly [Brand, ...Brand[]]>> = {
  economy: BRANDS,
  premium_economy: ["standard", "flex"],
  business: ["standard", "flex"],
  first: ["flex"],
};

export function brandsOf(cabin: Cabin): readonly [Brand, ...Brand[]] {
  return OF_CABIN[cabin];
}

export function lowestBrand(cabin: Cabin): Brand {
  return OF_CABIN[cabin][0];
}
