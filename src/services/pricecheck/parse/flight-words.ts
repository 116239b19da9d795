import type { TravelClass } from "../../../domain/contracts/pricecheck/check.ts";

export type { TravelClass };

/** Cabins by booking class. */
export function cabinOfClass(letter: string): TravelClass {
  if ("FA".includes(letter)) return "FIRST";
  if ("JCDIZ".includes(letter)) return "BUSINESS";
  return "WPE".includes(letter) ? "PREMIUM_ECONOMY" : "ECONOMY";
}
