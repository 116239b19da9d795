import { expect, test } from "vitest";
import { BRANDS } from "../../../../src/domain/brands.ts";
import { dayNumber } from "../../../../src/domain/dates.ts";
import { publishedFare } from "../../../../src/suppliers/simulated/sellers/trip-fare.ts";
import { priceTrip } from "../../../../src/world/fares/fare.ts";
import { leg } from "../../../world/fares/made-leg.ts";

const DAY = dayNumber(2027, 3, 10);
const SEED = 5;
const PARTY = { adults: 2, children: 1, infantsInSeat: 0, infantsOnLap: 1 };

test("sellers start from the fare that the world asks, one way and there and back, in every brand", () => {
  for (const [from, to] of [
    ["LHR", "JFK"],
    ["JFK", "LAX"],
    ["FRA", "ATH"],
  ] as const) {
    for (let number = 1; number < 40; number++) {
      const out = [leg("XX", number, from, to, DAY)];
      const back = [leg("XX", number + 1, to, from, DAY + 8)];
      const brand = BRANDS[number % BRANDS.length] ?? "light";
      const asked = { cabin: "economy", brand, quoteDay: DAY - number * 2 } as const;
      for (const legs of [[out, back], [out]]) {
        const people = { adults: 2, children: 1, infants: 1 };
        const world = priceTrip(SEED, legs, { ...asked, party: people });
        expect(publishedFare(SEED, { legs }, { party: PARTY }, asked).total).toBe(world?.total);
      }
    }
  }
});
