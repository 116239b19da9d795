import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { MINUTES_PER_DAY, monthOf, parseIsoDate } from "../../../src/domain/dates.ts";
import { distanceKm } from "../../../src/domain/geo.ts";
import { regionOf } from "../../../src/world/fares/regions.ts";
import { allRoutes, type Route } from "../../../src/world/network/network.ts";
import { flightDay } from "../../../src/world/operations/flight-day.ts";
import { type Outcome, outcomeOf } from "../../../src/world/operations/outcome.ts";
import { scheduleChange } from "../../../src/world/operations/schedule-changes.ts";
import { hash, seedFrom } from "../../../src/world/random.ts";
import type { FlightLeg } from "../../../src/world/timetable/leg.ts";
import { inboundOf, legsOn } from "../../../src/world/timetable/timetable.ts";

const seed = seedFrom("fixed");
const JANUARY = parseIsoDate("2027-01-01") ?? 0;
const FLIGHTS = 1000;
/** Each flight on every fifth day: all weekdays and months, at a fifth of the time. */
const STEP = 5;

interface Flown {
  readonly leg: FlightLeg;
  readonly outcome: Outcome;
}

let year: readonly Flown[] = [];
/** A country of which the thousand have too few to judge it by. */
let japan: readonly Flown[] = [];
const JAPANESE_FLIGHTS = 200;
/** Cancellations come by storms, so many flights are needed to judge a month by. */
const AMERICAN_FLIGHTS = 500;

beforeAll(() => {
  year = picked(oftenFlown(), FLIGHTS, STEP);
  const routes = oftenFlown().filter(({ a, b }) => a.country === "JP" || b.country === "JP");
  const flown = picked(routes, JAPANESE_FLIGHTS, STEP);
  japan = flown.filter(({ leg }) => leg.from.country === "JP");
});

function oftenFlown(): readonly Route[] {
  return allRoutes().filter(({ weekly }) => weekly >= 5);
}

/** So many flights of a year, on every so many days. */
function picked(routes: readonly Route[], flights: number, step: number): Flown[] {
  const flown: Flown[] = [];
  for (let flight = 0; flight < flights; flight++) {
    const route = routes[hash(seed, 1, flight) % routes.length];
    if (!route) continue;
    for (let day = flight % step; day < 365; day += step) {
      const from = hash(seed, 2, flight) % 2 === 0 ? route.a : route.b;
      const legs = legsOn(seed, route, from, JANUARY + day);
      const leg = legs[hash(seed, 3, flight, day) % Math.max(1, legs.length)];
      if (leg) flown.push({ leg, outcome: outcomeOf(seed, leg) });
    }
  }
  return flown;
}

const inRegion = (region: string) =>
  year.filter(({ leg }) => regionOf(leg.from.country) === region);
const inMonth = (flown: readonly Flown[], month: number) =>
  flown.filter(({ leg }) => monthOf(leg.day) === month);
/** Those that the timetable of the day had. */
const planned = (flown: readonly Flown[]) =>
  flown.filter(({ outcome }) => outcome.cause !== "schedule change");

function onTime(flown: readonly Flown[]): number {
  const done = flown.filter(({ outcome }) => !outcome.cancelled);
  return share(done, ({ outcome }) => outcome.arrivalDelay < 15);
}

function cancelled(flown: readonly Flown[]): number {
  return share(planned(flown), ({ outcome }) => outcome.cancelled);
}

function share<T>(all: readonly T[], is: (one: T) => boolean): number {
  return (100 * all.filter(is).length) / all.length;
}

function between(value: number, low: number, high: number): void {
  expect(value).toBeGreaterThanOrEqual(low);
  expect(value).toBeLessThanOrEqual(high);
}

function hourOf({ departure, departureOffset, day }: FlightLeg): number {
  return Math.floor((departure + departureOffset - day * MINUTES_PER_DAY) / 60);
}

describe("a year of 1,000 flights", () => {
  test("is as punctual as each part of the world is", () => {
    between(onTime(inRegion("usa")), 76.5, 81);
    between(onTime(inRegion("europe")), 70, 76);
    between(onTime(inRegion("china")), 75, 84);
    between(onTime(inRegion("middle_east")), 79, 87);
    between(onTime(japan), 84, 91);
  });

  test("has its bad and its good months", () => {
    const [usa, europe] = [inRegion("usa"), inRegion("europe")];
    between(onTime(inMonth(usa, 7)), 65, 74);
    between(onTime(inMonth(usa, 10)), 82, 90);
    between(onTime(inMonth(europe, 7)), 57, 68);
    between(onTime(inMonth(europe, 1)), 74, 83);
  });

  test("has the cancellations of an American year: most in January and July", () => {
    const american = oftenFlown().filter(({ a, b }) => a.country === "US" && b.country === "US");
    const usa = picked(american, AMERICAN_FLIGHTS, 2);
    between(cancelled(inMonth(usa, 1)), 3, 4.6);
    between(cancelled(inMonth(usa, 7)), 2, 3.8);
    for (const month of [2, 3, 4, 5, 6, 8, 9, 10, 11, 12]) {
      between(cancelled(inMonth(usa, month)), 0.5, 2.3);
    }
  });

  test("cancels one or two flights of a hundred, most for the weather", () => {
    between(cancelled(year), 0.9, 2.3);
    const lost = planned(year).filter(({ outcome }) => outcome.cancelled);
    between(
      share(lost, ({ outcome }) => outcome.cause === "weather"),
      42,
      66,
    );
  });

  test("is late by minutes, seldom by hours, and later in the evening", () => {
    const done = year.filter(({ outcome }) => !outcome.cancelled);
    const late = done.filter(({ outcome }) => outcome.arrivalDelay >= 15);
    const median = (of: readonly Flown[]) =>
      of.map(({ outcome }) => outcome.arrivalDelay).toSorted((a, b) => a - b)[of.length >> 1] ?? 0;
    between(median(done), -4, 0);
    between(median(late), 32, 42);
    between(
      share(done, ({ outcome }) => outcome.arrivalDelay > 60),
      5,
      8.5,
    );
    between(
      share(done, ({ outcome }) => outcome.arrivalDelay > 180),
      0.6,
      1.6,
    );
    const [morning, evening] = [(hour: number) => hour < 9, (hour: number) => hour >= 17];
    between(onTime(year.filter(({ leg }) => morning(hourOf(leg)))), 86, 92);
    between(onTime(year.filter(({ leg }) => evening(hourOf(leg)))), 66, 74);
  });

  test("loses most minutes to late aircraft, then to airlines, then to the sky", () => {
    const minutes = new Map<string, number>();
    let all = 0;
    for (const { outcome } of inRegion("usa")) {
      const { arrivalDelay, cause = "", cancelled: lost } = outcome;
      if (lost || arrivalDelay < 15) continue;
      minutes.set(cause, (minutes.get(cause) ?? 0) + arrivalDelay);
      all += arrivalDelay;
    }
    const of = (cause: string) => (100 * (minutes.get(cause) ?? 0)) / all;
    between(of("late aircraft"), 36, 50);
    between(of("airline"), 23, 34);
    between(of("air traffic control"), 18, 29);
    between(of("weather"), 2, 8);
  });

  test("hands lateness on with the aircraft, as far as the turnround does not make it good", () => {
    const behind = year.filter(({ outcome }) => outcome.inbound);
    expect(behind.length).toBeGreaterThan(100);
    for (const { leg, outcome } of behind) {
      const before = inboundOf(seed, leg)?.leg;
      expect(outcome.inbound).toEqual(before);
      const previous = before && outcomeOf(seed, before);
      expect(previous?.arrivalDelay).toBeGreaterThan(0);
    }
  });

  test("is reckoned in whole minutes", () => {
    const minutes = year.flatMap(({ outcome: { departureDelay, arrivalDelay, known } }) => [
      departureDelay,
      arrivalDelay,
      known,
    ]);
    expect(minutes.filter((one) => !Number.isSafeInteger(one))).toEqual([]);
  });
});

test("what is still to come is not known, and what was said stays true", () => {
  for (const { leg, outcome } of year.slice(0, 2500)) {
    const early = flightDay(seed, leg, outcome.known - 1);
    const moved = scheduleChange(seed, leg)?.shift ?? 0;
    if (outcome.cancelled || outcome.departureDelay >= 15) {
      expect(["scheduled", "departed", "landed", "delayed"]).toContain(early.state);
      if (outcome.known - 1 < leg.departure + Math.min(0, moved)) {
        expect(early.state).toBe("scheduled");
      }
    }
    const over = flightDay(seed, leg, leg.arrival + 2 * MINUTES_PER_DAY);
    expect(over.state).toBe(outcome.cancelled ? "cancelled" : "landed");
    if (outcome.cancelled) continue;
    expect(over.actualDeparture).toBe(leg.departure + moved + outcome.departureDelay);
    for (const before of [600, 240, 90, 10, 1]) {
      const now = (over.actualDeparture ?? 0) - before;
      const seen = flightDay(seed, leg, now);
      expect(seen.actualDeparture).toBeUndefined();
      if (seen.state === "delayed") expect(seen.estimatedDeparture).toBeGreaterThan(now);
    }
  }
});

test("changes of the timetable are announced ten days ahead or more, and keep the day", () => {
  const changed = year.flatMap(({ leg }) => scheduleChange(seed, leg) ?? []);
  between(
    share(year, ({ leg }) => scheduleChange(seed, leg) !== undefined),
    2,
    4,
  );
  expect(changed.some(({ shift }) => shift === undefined)).toBe(true);
  for (const { leg } of year) {
    const change = scheduleChange(seed, leg);
    if (!change) continue;
    expect(leg.day * MINUTES_PER_DAY - change.announced).toBeGreaterThanOrEqual(
      9 * MINUTES_PER_DAY,
    );
    const local = leg.departure + leg.departureOffset + (change.shift ?? 0);
    expect(Math.floor(local / MINUTES_PER_DAY)).toBe(leg.day);
  }
});

/**
 * Changes with the network, the timetable and the odds, and with nothing else: a machine or a Node that
 * gives another digest reckons another world.
 */
const OUTCOMES = "f512405bb6612bbaf498e57f99fa40fc6bcef605308e8a8a45575d560130341c";

test("every machine reckons the same year, to the byte", () => {
  const digest = createHash("sha256");
  for (const { leg, outcome } of year) {
    const { cancelled: lost, departureDelay, arrivalDelay, cause, detail, inbound } = outcome;
    const from = inbound && `${inbound.airline.code}${inbound.number}/${inbound.day}`;
    digest.update(
      `${leg.airline.code}${leg.number}/${leg.day} ${leg.departure} ${leg.arrival} ${lost} ${departureDelay} ${arrivalDelay} ${cause} ${detail} ${from} ${outcome.known}\n`,
    );
  }
  expect(digest.digest("hex")).toBe(OUTCOMES);
});

test("no distance lies so near to a rounding edge that another sine could move it", () => {
  const edges = allRoutes().map(({ a, b }) => Math.abs((distanceKm(a, b) % 1) - 0.5));
  expect(Math.min(...edges)).toBeGreaterThan(1e-9);
});
