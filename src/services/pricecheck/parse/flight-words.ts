import type { TravelClass } from "../../../domain/contracts/pricecheck/check.ts";
import { isOneOf, saying, sayings } from "../../../reading/phrases.ts";

export type { TravelClass };

export const findDuration = saying(({ journey }) => journey.duration);
export const findGround = saying(({ journey }) => journey.ground ?? "");
export const findTripKind = sayings(({ journey }) => journey.kinds);
export const findFlightWord = saying(({ journey }) => journey.flight);
export const findOperated = saying(({ journey }) => journey.operated);
export const findSoldAs = saying(({ journey }) => journey.soldAs);
export const isAirlineLabel = isOneOf(({ journey }) => journey.airline);
export const isByAirline = isOneOf(({ journey }) => journey.byAirline);
export const findSeenOn = saying(({ source }) => source.seen);
export const findSourceLabel = saying(({ source }) => source.label);
export const findWebsite = saying(({ source }) => source.site);
export const findCabin = sayings<TravelClass>(({ cabins }) => cabins);
export const isNoCabin = isOneOf(({ notCabins }) => notCabins);

/** Cabins by booking class. */
export function cabinOfClass(letter: string): TravelClass {
  if ("FA".includes(letter)) return "FIRST";
  if ("JCDIZ".includes(letter)) return "BUSINESS";
  return "WPE".includes(letter) ? "PREMIUM_ECONOMY" : "ECONOMY";
}
