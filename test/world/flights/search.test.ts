import { describe, expect, test } from "vitest";
import { dayNumber } from "../../../src/domain/dates.ts";
import { distanceKm } from "../../../src/domain/geo.ts";
import { CABINS, type Cabin, ONE_ADULT, type Party } from "../../../src/domain/travel.ts";
import { AMERICAN_BANDS } from "../../../src/world/fares/bands.ts";
import { priceLegs, seatsLeft } from "../../../src/world/fares/fare.ts";
import { connectionCost, mostKm } from "../../../src/world/flights/connection.ts";
import { compareLegs } from "../../../src/world/flights/connections.ts";
import { LAST_RESORT, OVERNIGHT, REMOTE, USUAL } from "../../../src/world/flights/leniency.ts";
import { minimumConnection } from "../../../src/world/flights/minimum-connection.ts";
import { type Journey, searchJourneys } from "../../../src/world/flights/search.ts";
import { airportsOf } from "../../../src/world/places/airports.ts";
import type { FlightLeg } from "../../../src/world/timetable/leg.ts";
import { findLeg } from "../../../src/world/timetable/timetable.ts";

const seed = 20_270;
const start = dayNumber(2027, 3, 1);

interface Options {
  readonly day?: number;
  readonly cabin?: Cabin;
  readonly party?: Party;
}

function search(from: string, to: string, options: Options = {}): readonly Journey[] {
  const { day = start + 14, cabin = "economy", party = ONE_ADULT } = options;
  return searchJourneys(seed, {
    from: airportsOf(from),
    to: airportsOf(to),
    day,
    cabin,
    party,
    quoteDay: start - 20,
  });
}

const PAIRS = [
  ["JFK", "LAX"],
  ["LON", "NYC"],
  ["MXP", "SYD"],
  ["BHM", "TBS"],
  ["GYD", "YYZ"],
  ["TYO", "LIM"],
  ["CMH", "PMI"],
  ["HEL", "CUZ"],
  ["SEA", "EYW"],
  ["STN", "DUB"],
  ["AKL", "KOA"],
  ["ADD", "GRU"],
  ["KTM", "BOS"],
  ["OVB", "CPT"],
  ["PPT", "OSL"],
  ["ACC", "EDI"],
  ["TRD", "CNS"],
  ["GDN", "CUZ"],
  ["BNA", "PNH"],
  ["SVG", "LIM"],
  ["BHM", "KTM"],
] as const;

/** Every pair, on the days of a week and in all cabins. */
function* sample(): Generator<{ journey: Journey; cabin: Cabin; day: number }> {
  for (const [from, to] of PAIRS) {
    for (let i = 0; i < 8; i++) {
      const day = start + i * 25;
      const cabin = CABINS[i % 4] ?? "economy";
      for (const journey of search(from, to, { day, cabin })) yield { journey, cabin, day };
    }
  }
}

describe("journeys", () => {
  test.each([
    ["MXP", "SYD", 33],
    ["BHM", "TBS", 30],
    ["GYD", "YYZ", 24],
    ["TYO", "LIM", 32],
  ])("%s to %s has good options every day of the week", (from, to, hours) => {
    for (let day = start; day < start + 7; day++) {
      const journeys = search(from, to, { day });
      expect(journeys.length).toBeGreaterThanOrEqual(4);
      const quickest = Math.min(...journeys.map(elapsed));
      expect(quickest).toBeLessThanOrEqual(hours * 60);
    }
  });

  test("every change of planes can be made, by airlines that work together", () => {
    let changes = 0;
    for (const { journey } of sample()) {
      for (const [before, leg] of changesOf(journey)) {
        changes++;
        expect(before.to.iata).toBe(leg.from.iata);
        const wait = leg.departure - before.arrival;
        expect(wait).toBeGreaterThanOrEqual(
          minimumConnection(
            leg.from,
            before.from,
            leg.to,
            before.arrivalTerminal !== leg.departureTerminal,
          ),
        );
        expect(wait).toBeLessThanOrEqual(REMOTE.longestWait);
        const { anyPartner } = LAST_RESORT;
        const cost = connectionCost(before.airline, leg.airline, leg.from, anyPartner);
        expect(cost).toBeDefined();
      }
    }
    expect(changes).toBeGreaterThan(1000);
  });

  test("nobody waits longer than half a day while there is another way, and few wait over six hours", () => {
    let usual = 0;
    for (const [from, to] of PAIRS) {
      for (let day = start; day < start + 14; day++) {
        const journeys = search(from, to, { day });
        const longest = Math.max(0, ...journeys.map(longestWait));
        if (longest <= USUAL.longestWait) usual++;
        const comfortable = journeys.some(
          (journey) => journey.seats > 0 && longestWait(journey) <= OVERNIGHT.longestWait,
        );
        if (comfortable) expect(longest).toBeLessThanOrEqual(OVERNIGHT.longestWait);
      }
    }
    expect(usual / (14 * PAIRS.length)).toBeGreaterThan(0.5);
  });

  test("no journey goes far out of its way, passes a city twice or leaves on another day", () => {
    for (const { journey, day } of sample()) {
      const [first] = journey.legs;
      const last = journey.legs.at(-1);
      if (!first || !last) throw new Error("no legs");
      expect(first.day).toBe(day);
      const flown = journey.legs.reduce((km, leg) => km + leg.km, 0);
      const direct = distanceKm(first.from, last.to);
      if (journey.legs.length > 1) expect(flown).toBeLessThanOrEqual(mostKm(direct, REMOTE));
      const cities = [first.from.cityCode, ...journey.legs.map((leg) => leg.to.cityCode)];
      expect(new Set(cities).size).toBe(cities.length);
      if (first.from.country === last.to.country) {
        for (const leg of journey.legs) expect(leg.to.country).toBe(first.from.country);
      }
    }
  });

  test("prices within the United States lie in their band, and a through fare is less than its legs", () => {
    for (const { journey, cabin } of sample()) {
      const { legs, fare } = journey;
      const from = legs[0]?.from;
      const to = legs.at(-1)?.to;
      if (!from || !to) throw new Error("no legs");
      if (from.country === "US" && to.country === "US") {
        const [low, high] = AMERICAN_BANDS[cabin];
        expect(fare.total).toBeGreaterThanOrEqual(low);
        expect(fare.total).toBeLessThanOrEqual(high);
      }
      expect(fare.perLeg.reduce((sum, part) => sum + part, 0)).toBe(fare.total);
      if (legs.length > 1) {
        const parts = legs.map((leg) =>
          priceLegs(seed, [leg], { cabin, party: ONE_ADULT, quoteDay: start - 20 }),
        );
        expect(fare.total).toBeLessThan(parts.reduce((sum, part) => sum + (part?.total ?? 0), 0));
      }
    }
  });

  test("each flight can be found again by airline, number and date, value for value", () => {
    for (const { journey, cabin } of sample()) {
      const again = journey.legs.map((leg) => findLeg(seed, leg.airline.code, leg.number, leg.day));
      expect(again).toEqual(journey.legs);
      const seats = journey.legs.map((leg) => seatsLeft(seed, leg, cabin, start - 20));
      expect(journey.seats).toBe(Math.min(...seats));
      expect(
        priceLegs(seed, journey.legs, { cabin, party: ONE_ADULT, quoteDay: start - 20 }),
      ).toEqual(journey.fare);
    }
  });

  test("those with room come first, then by price, departure and numbers; none comes twice", () => {
    for (const [from, to] of PAIRS) {
      const party = { adults: 3, children: 1, infants: 1 };
      const journeys = search(from, to, { party });
      const sorted = [...journeys].sort(
        (x, y) =>
          Number(x.seats < 4) - Number(y.seats < 4) ||
          x.fare.total - y.fare.total ||
          compareLegs(x.legs, y.legs),
      );
      expect(journeys).toEqual(sorted);
      const names = journeys.map(({ legs }) =>
        legs.map((leg) => `${leg.airline.code}${leg.number}@${leg.day}`).join(),
      );
      expect(new Set(names).size).toBe(names.length);
      expect(journeys.length).toBeLessThanOrEqual(100);
    }
  });

  test("a well served pair is answered with nonstops alone", () => {
    const journeys = search("JFK", "LAX");
    expect(journeys.length).toBeGreaterThanOrEqual(5);
    expect(journeys.every(({ legs }) => legs.length === 1)).toBe(true);
  });

  test("a first flight never waits for a later connection than it must", () => {
    for (const { journey } of sample()) {
      const [first, second] = journey.legs;
      if (!first || !second || journey.legs.length !== 2 || journey.seats === 0) continue;
      const rivals = search(first.from.iata, second.to.iata, { day: first.day }).filter(
        ({ legs }) =>
          legs.length === 2 &&
          legs[0]?.number === first.number &&
          legs[0].airline.code === first.airline.code &&
          legs[1]?.airline.code === second.airline.code &&
          legs[1].from.iata === second.from.iata,
      );
      expect(rivals.length).toBeLessThanOrEqual(2);
    }
  });

  test("about one nonstop in ten is sold out", () => {
    let full = 0;
    let count = 0;
    for (let day = start; day < start + 180; day++) {
      for (const [from, to] of [
        ["JFK", "LAX"],
        ["LHR", "JFK"],
        ["MAD", "BCN"],
        ["SIN", "HKG"],
      ] as const) {
        for (const { legs, seats } of search(from, to, { day })) {
          if (legs.length > 1) continue;
          count++;
          if (seats === 0) full++;
        }
      }
    }
    expect(count).toBeGreaterThan(5000);
    expect(full / count).toBeGreaterThan(0.08);
    expect(full / count).toBeLessThan(0.12);
  });

  test("where every nonstop is full, slower ways with room are shown", () => {
    const fullDays = Array.from({ length: 120 }, (_, i) => start + i)
      .map((day) => search("ALA", "ICN", { day }))
      .filter((found) => {
        const nonstops = found.filter(({ legs }) => legs.length === 1);
        return nonstops.length > 0 && nonstops.every(({ seats }) => seats === 0);
      });
    expect(fullDays.length).toBeGreaterThan(3);
    expect(fullDays.every((found) => found.some(({ seats }) => seats > 0))).toBe(true);
  });

  test("a party that does not fit is told how many seats are left, after those that fit", () => {
    const party = { adults: 9, children: 0, infants: 0 };
    const journeys = search("JFK", "LAX", { party });
    const tight = journeys.findIndex(({ seats }) => seats < 9);
    if (tight >= 0) expect(journeys.slice(tight).every(({ seats }) => seats < 9)).toBe(true);
    expect(journeys.some(({ seats }) => seats >= 9)).toBe(true);
  });

  test("an airport without flights, or the same city twice, gives nothing", () => {
    expect(search("LHR", "LGW")).toEqual([]);
    expect(search("LHR", "LHR")).toEqual([]);
  });
});

function changesOf({ legs }: Journey): (readonly [FlightLeg, FlightLeg])[] {
  return legs.slice(1).flatMap((leg, i) => {
    const before = legs[i];
    return before ? [[before, leg] as const] : [];
  });
}

function longestWait(journey: Journey): number {
  return Math.max(0, ...changesOf(journey).map(([before, leg]) => leg.departure - before.arrival));
}

function elapsed({ legs }: Journey): number {
  return (legs.at(-1)?.arrival ?? 0) - (legs[0]?.departure ?? 0);
}
