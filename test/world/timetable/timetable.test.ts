import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { dayNumber, dayOf, isoDate, weekday } from "../../../src/domain/dates.ts";
import { allRoutes, type Route, routesBetween } from "../../../src/world/network/network.ts";
import { SEASONS, slotsOf } from "../../../src/world/network/seasons.ts";
import { zoneName } from "../../../src/world/places/zones.ts";
import { canFly } from "../../../src/world/timetable/equipment.ts";
import type { FlightLeg } from "../../../src/world/timetable/leg.ts";
import { findLeg, legsOn } from "../../../src/world/timetable/timetable.ts";
import { apart } from "../../support/zone-edition.ts";
import { airline, airport, route } from "./made.ts";

const seed = 77;
const routes = allRoutes();
/** In North America, Europe, and back; Chile and New Zealand change around then too. */
const CLOCK_CHANGES = [
  dayNumber(2027, 3, 14),
  dayNumber(2027, 3, 28),
  dayNumber(2027, 4, 4),
  dayNumber(2027, 9, 26),
  dayNumber(2027, 10, 31),
  dayNumber(2027, 11, 7),
];
const year = { first: dayNumber(2027, 1, 1), last: dayNumber(2027, 12, 31) };

/** Two flights a day and some more, by an airline at home where the route starts. */
function routeBetween(from: string, to: string): Route {
  return route(airline("XX", { hubs: [from] }), from, to, 17);
}

function* legsOfYear(of: Route): Generator<FlightLeg> {
  for (const from of [of.a, of.b]) {
    for (let day = year.first; day <= year.last; day++) yield* legsOn(seed, of, from, day);
  }
}

function zoned(instant: number, zone: number): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant * 60_000).toZonedDateTimeISO(
    zoneName(zone),
  );
}

function expectTrueTimes(leg: FlightLeg): void {
  if (apart.has(leg.from.zone) || apart.has(leg.to.zone)) return;
  const departure = zoned(leg.departure, leg.from.zone);
  const arrival = zoned(leg.arrival, leg.to.zone);
  expect(departure.offsetNanoseconds / 60e9).toBe(leg.departureOffset);
  expect(arrival.offsetNanoseconds / 60e9).toBe(leg.arrivalOffset);
  expect(departure.toPlainDate().toString()).toBe(isoDate(leg.day));
  expect(departure.until(arrival, { largestUnit: "minutes" }).minutes).toBe(leg.duration);
}

/** The clock time at which a number leaves on nearly all days. */
function usualClock(legs: readonly FlightLeg[]): number {
  const counts = new Map<number, number>();
  for (const { departure, departureOffset } of legs) {
    const local = departure + departureOffset;
    const clock = local - dayOf(local) * 1440;
    counts.set(clock, (counts.get(clock) ?? 0) + 1);
  }
  return [...counts].sort((x, y) => y[1] - x[1])[0]?.[0] ?? 0;
}

describe("timetable", () => {
  test.each([
    ["JFK", "LHR"],
    ["JFK", "LAX"],
    ["SYD", "LAX"],
    ["AKL", "HNL"],
    ["AKL", "SYD"],
    ["SCL", "MIA"],
    ["DEL", "KTM"],
    ["CAI", "JED"],
  ])("the times of %s-%s agree with the zones all year round", (from, to) => {
    const byNumber = groupByNumber(legsOfYear(routeBetween(from, to)));
    expect(byNumber.size).toBeGreaterThan(0);
    for (const legs of byNumber.values()) {
      const clock = usualClock(legs);
      for (const leg of legs) {
        expectTrueTimes(leg);
        const scheduled = Temporal.PlainDate.from(isoDate(leg.day))
          .toPlainDateTime({ hour: Math.floor(clock / 60), minute: clock % 60 })
          .toZonedDateTime(zoneName(leg.from.zone), { disambiguation: "compatible" });
        expect(scheduled.epochMilliseconds / 60_000).toBe(leg.departure);
      }
    }
  });

  test("flights all over the network agree with the zones in the weeks when clocks change", () => {
    let count = 0;
    for (let i = 0; i < routes.length; i += Math.ceil(routes.length / 120)) {
      const of = routes[i];
      if (!of) continue;
      for (const change of CLOCK_CHANGES) {
        for (let day = change - 1; day <= change + 1; day++) {
          for (const leg of [...legsOn(seed, of, of.a, day), ...legsOn(seed, of, of.b, day)]) {
            expectTrueTimes(leg);
            count++;
          }
        }
      }
    }
    expect(count).toBeGreaterThan(2000);
  });

  test("a flight to New York keeps its clock time in London when clocks change", () => {
    const of = routeBetween("LHR", "JFK");
    const lhr = airport("LHR");
    // 14 March 2027: summer time in New York; 28 March: in London.
    const arrivals = [dayNumber(2027, 3, 12), dayNumber(2027, 3, 15), dayNumber(2027, 3, 29)].map(
      (day) => {
        const daily = legsOn(seed, of, lhr, day).map((leg) => ({
          number: leg.number,
          leaves: (leg.departure + leg.departureOffset) % 1440,
          lands: (leg.arrival + leg.arrivalOffset) % 1440,
        }));
        return new Map(daily.map((row) => [row.number, row]));
      },
    );
    const [winter, between, summer] = arrivals;
    let compared = 0;
    for (const [number, row] of winter ?? []) {
      const later = between?.get(number);
      const last = summer?.get(number);
      if (!later || !last) continue;
      compared++;
      expect(later.leaves).toBe(row.leaves);
      expect((later.lands - row.lands + 1440) % 1440).toBe(60);
      expect(last).toEqual(row);
    }
    expect(compared).toBeGreaterThan(0);
  });

  test("a departure in the hour that a clock change skips leaves an hour later by the clock", () => {
    // Long-haul by night: some number of some seed leaves between 00:00 and 01:00, when Beirut's clocks go forward.
    const by = airline("XX", { hubs: ["BEY"] });
    const change = dayNumber(2027, 3, 28);
    let found = 0;
    for (let i = 0; i < 400; i++) {
      const of = route(by, "BEY", "GRU", 14);
      for (const leg of legsOn(i, of, airport("BEY"), change)) {
        const usual = legsOn(i, of, airport("BEY"), change - 7).find(
          ({ number }) => number === leg.number,
        );
        const clock = ((usual?.departure ?? 0) + (usual?.departureOffset ?? 0)) % 1440;
        if (clock >= 60) continue;
        found++;
        expect((leg.departure + leg.departureOffset) % 1440).toBe(clock + 60);
        expect(dayOf(leg.departure + leg.departureOffset)).toBe(leg.day);
      }
    }
    expect(found).toBeGreaterThan(0);
  });

  test("a week of each month has as many flights each way as the network and the season say", () => {
    for (const [from, to] of [
      ["JFK", "LHR"],
      ["SYD", "LAX"],
      ["AKL", "HNL"],
      ["FRA", "MUC"],
    ] as const) {
      for (const of of routesBetween(airport(from), airport(to))) {
        for (const end of [of.a, of.b]) {
          SEASONS[of.season].forEach((index, month) => {
            const start = dayNumber(2027, month + 1, 10);
            let count = 0;
            for (let day = start; day < start + 7; day++)
              count += legsOn(seed, of, end, day).length;
            expect(count).toBe(Math.min(7 * slotsOf(of), Math.round((of.weekly * index) / 100)));
          });
        }
      }
    }
  });

  test("flights come in order of departure, with a type that can fly so far", () => {
    for (const of of routesBetween(airport("JFK"), airport("LAX"))) {
      const legs = legsOn(seed, of, of.a, year.first);
      expect(legs.map((leg) => leg.departure)).toEqual(
        legs.map((leg) => leg.departure).sort((x, y) => x - y),
      );
      for (const leg of legs) expect(canFly(leg.aircraft, leg.km)).toBe(true);
    }
  });

  test("a number keeps its weekdays and its clock time", () => {
    const [of] = routesBetween(airport("JFK"), airport("LHR"));
    if (!of) throw new Error("nobody flies there");
    const [leg] = legsOn(seed, of, of.a, firstDayOf(of));
    if (!leg) throw new Error("no flight");
    for (let day = leg.day; day < leg.day + 70; day++) {
      const same = findLeg(seed, leg.airline.code, leg.number, day);
      const expected = legsOn(seed, of, of.a, day).some(({ number }) => number === leg.number);
      expect(same !== undefined).toBe(expected);
      if (weekday(day) === weekday(leg.day)) expect(same).toBeDefined();
    }
  });

  test("there is no flight of an unknown airline, number or day of the week", () => {
    expect(findLeg(seed, "??", 1, year.first)).toBeUndefined();
    expect(findLeg(seed, "BA", 99_999, year.first)).toBeUndefined();
    expect(findLeg(seed, "BA", -1, year.first)).toBeUndefined();
  });
});

function firstDayOf(of: Route): number {
  for (let day = year.first; day < year.first + 7; day++) {
    if (legsOn(seed, of, of.a, day).length > 0) return day;
  }
  throw new Error("never flies");
}

function groupByNumber(legs: Iterable<FlightLeg>): Map<number, FlightLeg[]> {
  const groups = new Map<number, FlightLeg[]>();
  for (const leg of legs) {
    const group = groups.get(leg.number);
    if (group) group.push(leg);
    else groups.set(leg.number, [leg]);
  }
  return groups;
}
