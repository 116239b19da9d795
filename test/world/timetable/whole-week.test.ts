import { beforeAll, describe, expect, test } from "vitest";
import { dayNumber, isoDate, MINUTES_PER_DAY, weekday } from "../../../src/domain/dates.ts";
import { allRoutes, type Route } from "../../../src/world/network/network.ts";
import { SEASONS, type SeasonName, WEEKS } from "../../../src/world/network/seasons.ts";
import { airports } from "../../../src/world/places/airports.ts";
import { offsetAt } from "../../../src/world/places/zones.ts";
import { trackKm } from "../../../src/world/timetable/airspace.ts";
import { hasCurfew, isOpenOn, mayLand, mayLeave } from "../../../src/world/timetable/curfews.ts";
import { fitsRunway } from "../../../src/world/timetable/fields.ts";
import type { FlightLeg } from "../../../src/world/timetable/leg.ts";
import { legsOn } from "../../../src/world/timetable/timetable.ts";

const seed = 77;
const routes = allRoutes();
const MONDAY = dayNumber(2027, 7, 12);

/** When airports are closed, in local hours: to departures, then to arrivals where that differs. */
const CLOSED = `
LHR 23-6 23.5-4.5|LCY 22-6.5|FRA 23-5|MUC 0-5|BER 23.5-5.5|DUS 22-6 0-5|HAM 23-6|STR 23-6 23.5-6|ZRH 22.75-5.75 23-6
GVA 0-6|BSL 23-6 0-5|ORY 23.25-6 23.5-6.25|NTE 0-6|CRL 23-6.5|EIN 23-7|RTM 23-7|BUD 0-5|WAW 23.5-5.5|BMA 22-7
FLR 0-6|NAP 23.5-6|LIN 23.5-6.5|SYD 23-6|ADL 23-6|OOL 23-6|WLG 0-6 1-6|ZQN 22-6|ITM 21-7|NRT 0-6|FUK 22-7|GMP 23-6
PUS 23-6|CJU 23-6|TSA 23-6|CGH 23-6|SDU 22.5-6|SNA 22-7 23-7|SAN 23.5-6.5 12-12|LGB 22-7|BUR 22-7|SJC 23.5-6.5
YYZ 0.5-6.5|YUL 0-7 1-7|YTZ 23-6.75|TLV 1.75-3.75 12-12|KTM 1-6|LEH 14-6|LUA 14-6|SBH 18-7|SAB 18-7`;

type Hours = readonly [from: number, until: number];
const closed = new Map(
  CLOSED.trim()
    .split(/[|\n]/)
    .map((row): [string, { leaving: Hours; landing: Hours }] => {
      const [iata = "", leaving = "", landing = leaving] = row.split(" ");
      return [iata, { leaving: hours(leaving), landing: hours(landing) }];
    }),
);

function hours(text: string): Hours {
  const [from = 0, until = 0] = text.split("-").map(Number);
  return [from, until];
}

function isClosed([from, until]: Hours, minute: number): boolean {
  const hour = minute / 60;
  return from < until
    ? hour > from && hour < until
    : from !== until && (hour > from || hour < until);
}

/** Airports that no wide body serves, and those that only some types can. */
const NO_WIDE = new Set(
  "LGA DCA SNA MDW BUR LGB LCY LIN BHD FLR CGH SDU JMK JTR GIB ASE YTZ FNC".split(" "),
);
const ONLY: Readonly<Record<string, RegExp>> = {
  LCY: /Embraer|A220|ATR|Dash 8|Saab|Avro|Superjet/,
  ASE: /Embraer 175|CRJ700/,
  YTZ: /Dash 8|ATR|Twin Otter/,
  LUA: /Twin Otter|Caravan/,
  SBH: /Twin Otter|Caravan/,
};
/** How far flights from these airports may go, in kilometres, and where they may go all the same. */
const PERIMETERS: Readonly<Record<string, readonly [number, string]>> = {
  LGA: [2415, "DEN"],
  DCA: [2013, "SEA PDX SFO LAX SAN LAS PHX SLC DEN AUS SAT SJU"],
};
const SATURDAY = 5;

/** Departures abroad by hub and hour, of airlines at home there. */
const banks = new Map<string, number[]>();
const perWeekday = [0, 0, 0, 0, 0, 0, 0];
const faults: string[] = [];
let flights = 0;

function clock(instant: number, offset: number): number {
  const local = instant + offset;
  return local - Math.floor(local / MINUTES_PER_DAY) * MINUTES_PER_DAY;
}

function nameOf(leg: FlightLeg): string {
  return `${leg.airline.code}${leg.number} ${leg.from.iata}-${leg.to.iata} on ${isoDate(leg.day)}`;
}

function checkHours(leg: FlightLeg): void {
  const leaves = clock(leg.departure, leg.departureOffset);
  const lands = clock(leg.arrival, leg.arrivalOffset);
  const [here, there] = [closed.get(leg.from.iata), closed.get(leg.to.iata)];
  if (!mayLeave(leg.from.iata, leaves) || (here && isClosed(here.leaving, leaves)))
    faults.push(`${nameOf(leg)} leaves at minute ${leaves}`);
  if (!mayLand(leg.to.iata, lands) || (there && isClosed(there.landing, lands)))
    faults.push(`${nameOf(leg)} lands at minute ${lands}`);
  for (const [at, instant, offset] of [
    [leg.from, leg.departure, leg.departureOffset],
    [leg.to, leg.arrival, leg.arrivalOffset],
  ] as const) {
    const day = weekday(Math.floor((instant + offset) / MINUTES_PER_DAY));
    if (!isOpenOn(leg.airline.code, at.iata, day, clock(instant, offset)))
      faults.push(`${nameOf(leg)}: ${at.iata} or the airline rests on weekday ${day}`);
  }
}

function checkPlane(leg: FlightLeg, km: number): void {
  const { aircraft } = leg;
  if (km > aircraft.rangeKm) faults.push(`${nameOf(leg)}: ${aircraft.name} cannot fly so far`);
  for (const [at, other] of [
    [leg.from.iata, leg.to.iata],
    [leg.to.iata, leg.from.iata],
  ] as const) {
    const wide = aircraft.body === "wide" && NO_WIDE.has(at);
    if (wide || !fitsRunway(aircraft, at, km) || ONLY[at]?.test(aircraft.name) === false)
      faults.push(`${nameOf(leg)}: ${aircraft.name} at ${at}`);
    const [farthest, allowed] = PERIMETERS[at] ?? [Number.POSITIVE_INFINITY, ""];
    const exempt = allowed.includes(other) || (at === "LGA" && weekday(leg.day) === SATURDAY);
    if (leg.km > farthest && !exempt)
      faults.push(`${nameOf(leg)} is beyond the perimeter of ${at}`);
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
        checkHours(leg);
        checkPlane(leg, km);
        if (leg.from.country === leg.to.country) continue;
        if (!leg.airline.hubs.includes(leg.from.iata)) continue;
        const byHour = banks.get(leg.from.iata) ?? new Array<number>(24).fill(0);
        banks.set(leg.from.iata, byHour);
        const hour = Math.floor(clock(leg.departure, leg.departureOffset) / 60);
        byHour[hour] = (byHour[hour] ?? 0) + 1;
      }
    }
  }
}, 300_000);

describe("a whole week of the world", () => {
  test("breaks no curfew, and has no plane beyond its range, its runways or a rule", () => {
    expect(closed.size).toBeGreaterThanOrEqual(45);
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
    const byHour = banks.get(hub) ?? [];
    let inBank = 0;
    for (let hour = from; hour < until; hour++) inBank += byHour[hour % 24] ?? 0;
    const all = byHour.reduce((sum, count) => sum + count, 0);
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

/** Days of the year on which the clocks of a zone change. */
function changesOf(zone: number): readonly number[] {
  const days: number[] = [];
  for (let day = dayNumber(2027, 1, 1); day <= dayNumber(2027, 12, 31); day++) {
    const noon = day * MINUTES_PER_DAY + 720;
    if (offsetAt(zone, noon) !== offsetAt(zone, noon - MINUTES_PER_DAY)) days.push(day);
  }
  return days;
}

describe("a year of the world", () => {
  test("breaks no curfew in the weeks before and after any change of clocks at either end", () => {
    faults.length = 0;
    const changes = new Map<number, readonly number[]>();
    for (const { zone } of airports) if (!changes.has(zone)) changes.set(zone, changesOf(zone));
    let checked = 0;
    for (const route of routes) {
      if (![route.a, route.b].some(({ iata }) => hasCurfew(iata) || closed.has(iata))) continue;
      const days = new Set(
        [route.a, route.b].flatMap(({ zone }) =>
          (changes.get(zone) ?? []).flatMap((day) =>
            Array.from({ length: 15 }, (_, i) => day - 7 + i),
          ),
        ),
      );
      checked++;
      for (const day of days) for (const leg of legsOfDay(route, day)) checkHours(leg);
    }
    expect(faults).toEqual([]);
    expect(checked).toBeGreaterThan(3000);
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
