import { describe, expect, test } from "vitest";
import { dayNumber } from "../../../src/domain/dates.ts";
import { ONE_ADULT } from "../../../src/domain/travel.ts";
import { minimumConnection } from "../../../src/world/flights/minimum-connection.ts";
import { type Journey, searchJourneys } from "../../../src/world/flights/search.ts";
import { routesFrom } from "../../../src/world/network/network.ts";
import { type Airport, airports, findAirport } from "../../../src/world/places/airports.ts";
import { hash } from "../../../src/world/random.ts";
import { FARTHER, standsFor } from "../network/farther.ts";

const seed = 77;
const served = airports.filter((airport) => routesFrom(airport).length > 0);
const busy = served.filter(
  (airport) => routesFrom(airport).reduce((sum, { weekly }) => sum + weekly, 0) > 300,
);

type Judge = (journeys: readonly Journey[]) => boolean;

/**
 * The journeys of a week, up to the first day that has a good one: places with a few flights a week
 * have none on most days.
 */
function withinWeek(from: Airport, to: Airport, first: number, good: Judge): readonly Journey[] {
  const all: Journey[] = [];
  for (let day = first; day < first + 7; day++) {
    const query = { cabin: "economy", party: ONE_ADULT, quoteDay: first - 60 } as const;
    all.push(...searchJourneys(seed, { from: standsFor(from), to: standsFor(to), day, ...query }));
    if (good(all)) break;
  }
  return all;
}

function withStops(most: number): Judge {
  return (of) => of.some(({ legs }) => legs.length <= most + 1);
}

function* pairs(
  list: readonly Airport[],
  count: number,
  good: Judge,
): Generator<readonly Journey[]> {
  for (let i = 0; i < count; i++) {
    const from = list[hash(seed, i, 1) % list.length];
    const to = list[hash(seed, i, 2) % list.length];
    if (!from || !to || from.cityCode === to.cityCode) continue;
    yield withinWeek(from, to, dayNumber(2027, 1, 10) + (hash(seed, i, 3) % 350), good);
  }
}

function share(found: readonly (readonly Journey[])[], good: Judge) {
  return found.filter(good).length / found.length;
}

/** Two days: from one side of the world to the other with a night on the way. */
const SENSIBLE_MINUTES = 48 * 60;

function isSensible({ legs }: Journey): boolean {
  const [first] = legs;
  const last = legs.at(-1);
  return (
    first !== undefined && last !== undefined && last.arrival - first.departure <= SENSIBLE_MINUTES
  );
}

function nameOf([journey]: readonly Journey[]): string {
  const legs = journey?.legs ?? [];
  return legs.map(({ from, to }) => `${from.iata}-${to.iata}`).join(" ");
}

describe("from anywhere to anywhere", () => {
  test("a search takes two stops at most and sensible time between busy airports, those apart that reality puts farther away", () => {
    const found = [...pairs(busy, 300, withStops(3))];
    expect(found.filter((journeys) => journeys.length === 0)).toEqual([]);
    const near = busy.filter(({ iata }) => !FARTHER.has(iata));
    const isFit: Judge = (journeys) => withStops(2)(journeys.filter(isSensible));
    for (const journeys of pairs(near, 300, isFit)) {
      expect(isFit(journeys), nameOf(journeys)).toBe(true);
    }
  }, 120_000);

  test("a town with a flight to every village around is as near: its hubs are not lost among them", () => {
    const others = busy.filter(({ iata }, i) => i % 12 === 0 && !FARTHER.has(iata));
    const isFit: Judge = (journeys) => withStops(2)(journeys.filter(isSensible));
    for (const code of ["BET", "FAI", "MBA"]) {
      const town = findAirport(code);
      if (!town) throw new Error(`No airport: ${code}`);
      for (const other of others) {
        if (other.cityCode === town.cityCode) continue;
        for (const [from, to] of [[town, other] as const, [other, town] as const]) {
          const journeys = withinWeek(from, to, dayNumber(2027, 7, 5), isFit);
          expect(isFit(journeys), `${from.iata} ${to.iata}: ${nameOf(journeys)}`).toBe(true);
        }
      }
    }
  }, 120_000);

  test("served places reach each other within a week, nine times in ten with three stops at most", () => {
    const found = [...pairs(served, 400, withStops(3))];
    expect(share(found, (journeys) => journeys.length > 0)).toBeGreaterThan(0.99);
    expect(share(found, withStops(3))).toBeGreaterThan(0.9);
  }, 120_000);

  test("no change of planes is shorter than the minimum, terminals counted", () => {
    let changes = 0;
    for (const journeys of pairs([...busy, ...served.slice(0, 400)], 120, withStops(3))) {
      for (const { legs } of journeys) {
        legs.forEach((leg, i) => {
          const before = legs[i - 1];
          if (!before) return;
          changes++;
          const changesTerminal = before.arrivalTerminal !== leg.departureTerminal;
          const least = minimumConnection(leg.from, before.from, leg.to, changesTerminal);
          expect(leg.departure - before.arrival).toBeGreaterThanOrEqual(least);
        });
      }
    }
    expect(changes).toBeGreaterThan(500);
  }, 120_000);
});
