import { expect, test } from "vitest";
import { dayNumber } from "../../../src/domain/dates.ts";
import { ONE_ADULT } from "../../../src/domain/travel.ts";
import { minimumConnection } from "../../../src/world/flights/minimum-connection.ts";
import { searchJourneys } from "../../../src/world/flights/search.ts";
import { routesFrom } from "../../../src/world/network/network.ts";
import { airports } from "../../../src/world/places/airports.ts";
import { hash, pick } from "../../../src/world/random.ts";

const seed = 77;
const MONDAY = dayNumber(2027, 7, 12);
const PAIRS = 350;
/** No airport on earth lets anyone change planes in less. */
const LEAST = 25;

test("no connection is below the minimum of its airport, on any day of the week", () => {
  const served = airports.filter((airport) => routesFrom(airport).length >= 8);
  const tight: string[] = [];
  let changes = 0;
  for (let i = 0; i < PAIRS; i++) {
    const [from, to] = [1, 2].map((key) => pick(served, hash(seed, key, i)));
    if (!from || !to || from.cityCode === to.cityCode) continue;
    const day = MONDAY + (i % 7);
    const query = { day, cabin: "economy", party: ONE_ADULT, quoteDay: day - 30 } as const;
    for (const { legs } of searchJourneys(seed, { ...query, from: [from], to: [to] })) {
      for (const [index, leg] of legs.slice(1).entries()) {
        const before = legs[index];
        if (!before) continue;
        changes++;
        const other = before.arrivalTerminal !== leg.departureTerminal;
        const least = minimumConnection(leg.from, before.from, leg.to, other);
        const wait = leg.departure - before.arrival;
        if (wait < least || wait < LEAST)
          tight.push(
            `${before.airline.code}${before.number} at ${leg.from.iata}: ${wait} of ${least}`,
          );
      }
    }
  }
  expect(tight).toEqual([]);
  expect(changes).toBeGreaterThan(3000);
});
