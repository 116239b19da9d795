import type { Cabin } from "../../../domain/travel.ts";
import type { Trip } from "./trip.ts";

/** What a fare includes besides the seat. */
export interface Brand {
  readonly name: string;
  readonly checkedBags: number;
  readonly refundable: boolean;
  /** USD cents above the lowest brand, for each seat on each way. */
  readonly supplement: number;
}

/** Beyond this a full-service airline's lowest fare has a bag in it. */
const LIGHT_UP_TO_KM = 9000;
const DOLLAR = 100;

/** The airline's fare brands in this cabin, the cheapest first. */
export function brandsOf({ airline, km }: Trip, cabin: Cabin): readonly [Brand, ...Brand[]] {
  const bag = Math.round(20 + Math.min(50, km / 160)) * DOLLAR;
  const flex = Math.round(45 + Math.min(220, km / 55)) * DOLLAR;
  switch (cabin) {
    case "economy":
      if (airline.kind === "low_cost") {
        return [brand("Basic", 0, 0), brand("Plus", 1, bag), brand("Flex", 1, flex, true)];
      }
      return km <= LIGHT_UP_TO_KM
        ? [brand("Light", 0, 0), brand("Classic", 1, bag), brand("Flex", 1, flex, true)]
        : [brand("Classic", 1, 0), brand("Flex", 2, flex, true)];
    case "premium_economy":
      return [brand("Premium Economy", 2, 0), brand("Premium Economy Flex", 2, flex, true)];
    case "business":
      return [brand("Business Saver", 2, 0), brand("Business Flex", 2, 2 * flex, true)];
    case "first":
      return [brand("First", 3, 0, true)];
  }
}

function brand(name: string, checkedBags: number, supplement: number, refundable = false): Brand {
  return { name, checkedBags, refundable, supplement };
}
