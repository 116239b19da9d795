import { beforeAll, describe, expect, test } from "vitest";
import { dayNumber, MINUTES_PER_DAY, weekday } from "../../../src/domain/dates.ts";
import { type Route, routes } from "../../../src/world/network/network.ts";
import { SEASONS, type SeasonName, WEEKS } from "../../../src/world/network/seasons.ts";
import { trackKm } from "../../../src/world/timetable/airspace.ts";
import { airportsWithCurfew, mayLand, mayLeave } from "../../../src/world/timetable/curfews.ts";
import { fitsRunway } from "../../../src/world/timetable/fields.ts";
import type { FlightLeg } from "../../../src/world/timetable/leg.ts";
import { legsOn } from "../../../src/world/timetable/timetable.ts";

const seed = 77;
const MONDAY = dayNumber(2027, 7, 12);
const CLOCK_CHANGES = [
  [3, 14],
  [3, 28],
  [4, 4],
  [9, 26],
  [10, 3],
  [10, 31],
  [11, 7],
].map(([month = 1, day = 1]) => dayNumber(2027, month, day));

/** Departures abroad by hub and hour, of airlines at home there. */
const banks = new Map<string, number[]>();
const perWeekday = [0, 0, 0, 0, 0, 0, 0];
const faults: string[] = [];
let flights = 0;

function clock(instant: number, offset: number): number {
  const local = instant + offset;
  return local - Math.floor(local / MINUTES_PER_DAY) * MINUTES_PER_DAY;
}

function check(leg: FlightLeg, km: number): void {
  const name = `${leg.airline.code}${leg.number} ${leg.from.iata}-${leg.to.iata}`;
  const leaves = clock(leg.departure, leg.departureOffset);
  const lands = clock(leg.arrival, leg.arrivalOffset);
  if (!mayLeave(leg.from.iata, leaves)) faults.push(`${name} leaves at ${leaves}`);
  if (!mayLand(leg.to.iata, lands)) faults.push(`${name} lands at ${lands}`);
  if (km > leg.aircraft.rangeKm) faults.push(`${name}: ${leg.aircraft.code} cannot fly so far`);
  for (const { iata } of [leg.from, leg.to]) {
    if (!fitsRunway(leg.aircraft, iata, km))
      faults.push(`${name}: ${leg.aircraft.code} at ${iata}`);
  }
}

function legsOfDay(route: Route, day: number): readonly FlightLeg[] {
  return [...legsOn(seed, route, route.a, day), ...legsOn(seed, route, route.b, day)];
}

beforeAll(() => {
  for (const route of routes) {
    const km = trackKm(route.airline.country, route.a, route.b, route.km);
    for (let day = MONDAY; day < MONDAY + 7; day++) {
      for (const leg of legsOfDay(route, day)) {
        flights++;
        perWeekday[day - MONDAY] = (perWeekday[day - MONDAY] ?? 0) + 1;
        check(leg, km);
        if (leg.from.country === leg.to.country) continue;
        if (!leg.airline.hubs.includes(leg.from.iata)) continue;
        const hours = banks.get(leg.from.iata) ?? new Array<number>(24).fill(0);
        banks.set(leg.from.iata, hours);
        const hour = Math.floor(clock(leg.departure, leg.departureOffset) / 60);
        hours[hour] = (hours[hour] ?? 0) + 1;
      }
    }
  }
}, 300_000);

describe("a whole week of the world", () => {
  test("breaks no curfew, and has no plane beyond its range or its runways", () => {
    expect(airportsWithCurfew.length).toBeGreaterThanOrEqual(45);
    expect(flights).toBeGreaterThan(300_000);
    expect(faults).toEqual([]);
  });

  test.each([
    ["DXB", 2, 5],
    ["DOH", 1, 3],
    ["IST", 1, 3],
    ["SIN", 23, 26],
    ["AUH", 2, 4],
    ["ADD", 22, 26],
  ])("%s has its night bank", (hub, from, until) => {
    const hours = banks.get(hub) ?? [];
    let inBank = 0;
    for (let hour = from; hour < until; hour++) inBank += hours[hour % 24] ?? 0;
    const all = hours.reduce((sum, count) => sum + count, 0);
    expect(inBank / all).toBeGreaterThan((until - from) / 24);
  });

  test("follows the days of the week", () => {
    const wanted = [0, 0, 0, 0, 0, 0, 0];
    for (const { weekly, season, week } of routes) {
      WEEKS[week].forEach((share, day) => {
        wanted[day] = (wanted[day] ?? 0) + (weekly * (SEASONS[season][6] ?? 0) * share) / 35_000;
      });
    }
    wanted.forEach((count, day) => {
      expect(Math.abs((perWeekday[day] ?? 0) / count - 1)).toBeLessThan(0.06);
    });
  });
});

describe("a year of the world", () => {
  test("breaks no curfew on any day, the nights of the clock changes included", () => {
    faults.length = 0;
    const closing = new Set(airportsWithCurfew);
    const watched = routes.filter(({ a, b }) => closing.has(a.iata) || closing.has(b.iata));
    watched.forEach((route, index) => {
      const km = trackKm(route.airline.country, route.a, route.b, route.km);
      const days = CLOCK_CHANGES.flatMap((day) => [day - 1, day]);
      if (index % 100 === 0) {
        for (let day = dayNumber(2027, 1, 1); day <= dayNumber(2028, 1, 31); day++) days.push(day);
      }
      for (const day of days) for (const leg of legsOfDay(route, day)) check(leg, km);
    });
    expect(faults).toEqual([]);
  }, 300_000);

  test("follows the seasons", () => {
    const byMonth = new Map<SeasonName, number[]>();
    routes.forEach((route, index) => {
      if (index % 5 !== 0) return;
      const months = byMonth.get(route.season) ?? new Array<number>(12).fill(0);
      byMonth.set(route.season, months);
      for (let month = 0; month < 12; month++) {
        // The middle of the month, so that planes away overnight count in the same one.
        const middle = dayNumber(2027, month + 1, 14);
        const monday = middle - weekday(middle);
        for (let day = monday; day < monday + 7; day++) {
          months[month] = (months[month] ?? 0) + legsOn(seed, route, route.a, day).length;
        }
      }
    });
    for (const [season, months] of byMonth) {
      const mean = months.reduce((sum, count) => sum + count, 0) / 12;
      if (mean < 1000) continue;
      SEASONS[season].forEach((index, month) => {
        expect(Math.abs((months[month] ?? 0) / mean - index / 100)).toBeLessThan(0.12);
      });
    }
  }, 300_000);
});
