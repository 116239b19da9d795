import { expect, test } from "vitest";
import { dayNumber } from "../../../../src/domain/dates.ts";
import { ONE_ADULT } from "../../../../src/domain/travel.ts";
import { adultTripFare } from "../../../../src/suppliers/simulated/sellers/trip-fare.ts";
import { priceLegs, priceReturn } from "../../../../src/world/fares/fare.ts";
import { leg } from "../../../world/fares/made-leg.ts";

const DAY = dayNumber(2027, 3, 10);
const SEED = 5;

test("sellers start from the fare that the world asks, one way and there and back", () => {
  for (const [from, to] of [
    ["LHR", "JFK"],
    ["JFK", "LAX"],
    ["FRA", "ATH"],
  ] as const) {
    for (let number = 1; number < 40; number++) {
      const out = [leg("XX", number, from, to, DAY)];
      const back = [leg("XX", number + 1, to, from, DAY + 8)];
      const quoteDay = DAY - number * 2;
      const query = { cabin: "economy", party: ONE_ADULT, quoteDay } as const;
      const both = { shape: "round_trip", cabin: "economy" } as const;
      expect(adultTripFare(SEED, { legs: [out, back] }, both, quoteDay)).toBe(
        priceReturn(SEED, out, back, query)?.total,
      );
      const single = { shape: "one_way", cabin: "economy" } as const;
      expect(adultTripFare(SEED, { legs: [out] }, single, quoteDay)).toBe(
        priceLegs(SEED, out, query)?.total,
      );
    }
  }
});
