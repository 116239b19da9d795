import { describe, expect, test } from "vitest";
import type { Route } from "../../../src/world/network/network.ts";
import { makePlan, PLAN_STRIDE } from "../../../src/world/timetable/plan.ts";
import { airline, NARROW, route, WIDE } from "./made.ts";

interface Planned {
  readonly outward: boolean;
  readonly days: number;
  readonly departure: number;
  readonly block: number;
}

function planned(seed: number, of: Route): Planned[] {
  const { flights: plan, counts } = makePlan(seed, of);
  const flights: Planned[] = [];
  for (let at = 0; at < plan.length; at += PLAN_STRIDE) {
    const [rank = 0, , departure = 0, block = 0] = plan.subarray(at, at + PLAN_STRIDE);
    let days = 0;
    for (let day = 0; day < 7; day++) if (rank < (counts[day] ?? 0)) days++;
    flights.push({ outward: (at / PLAN_STRIDE) % 2 === 0, days, departure, block });
  }
  return flights;
}

const seeds = Array.from({ length: 200 }, (_, i) => i * 7919 + 1);
const carrier = airline("XX", { hubs: ["JFK"], fleet: [NARROW, WIDE] });

describe("plan of a route", () => {
  test.each([1, 3, 7, 10, 14, 45, 180])("%i flights a week leave either end", (weekly) => {
    const of = route(carrier, "JFK", "ORD", weekly);
    for (const seed of seeds.slice(0, 20)) {
      const flights = planned(seed, of);
      for (const outward of [true, false]) {
        const count = flights.filter((f) => f.outward === outward).reduce((n, f) => n + f.days, 0);
        expect(count).toBe(weekly);
      }
    }
  });

  test("short flights keep out of the small hours", () => {
    const of = route(carrier, "JFK", "BOS", 50);
    for (const seed of seeds) {
      for (const { departure } of planned(seed, of)) {
        expect(departure).toBeGreaterThanOrEqual(300);
        expect(departure).toBeLessThan(23 * 60);
      }
    }
  });

  test("flights of one route never leave within ten minutes of each other", () => {
    const of = route(airline("YY", { hubs: ["JFK", "LAX"] }), "JFK", "LAX", 100);
    for (const seed of seeds) {
      for (const outward of [true, false]) {
        const times = planned(seed, of)
          .filter((f) => f.outward === outward)
          .map((f) => f.departure)
          .sort((x, y) => x - y);
        times.slice(1).forEach((time, i) => {
          expect(time - (times[i] ?? 0)).toBeGreaterThanOrEqual(10);
        });
      }
    }
  });

  test("a busy route has flights in the morning, around noon and in the evening", () => {
    const of = route(carrier, "JFK", "ORD", 84);
    for (const seed of seeds.slice(0, 50)) {
      const hours = planned(seed, of)
        .filter((f) => f.outward)
        .map((f) => f.departure / 60);
      expect(hours.some((h) => h < 10)).toBe(true);
      expect(hours.some((h) => h >= 10.5 && h < 15)).toBe(true);
      expect(hours.some((h) => h >= 16)).toBe(true);
    }
  });

  test("where flights leave all day one leaves either end early, though its planes are at home at the other", () => {
    const of = route(carrier, "JFK", "BOS", 42);
    for (const seed of seeds.slice(0, 50)) {
      for (const outward of [true, false]) {
        const times = planned(seed, of)
          .filter((f) => f.outward === outward)
          .map((f) => f.departure)
          .sort((x, y) => x - y);
        expect(times[0]).toBeLessThan(8 * 60);
        expect(times.at(-1)).toBeGreaterThan(18 * 60);
        times.slice(1).forEach((time, i) => {
          expect(time - (times[i] ?? 0)).toBeLessThan(7 * 60);
        });
      }
    }
  });

  test("on days with fewer flights the first and the last of the day fly all the same", () => {
    const of = { ...route(carrier, "JFK", "BOS", 60), week: "shuttle" } as const;
    for (const seed of seeds.slice(0, 50)) {
      const flights = planned(seed, of).filter((f) => f.outward);
      const times = flights.map((f) => f.departure);
      expect(Math.min(...flights.map((f) => f.days))).toBeLessThan(7);
      for (const edge of [Math.min(...times), Math.max(...times)]) {
        expect(flights.find((f) => f.departure === edge)?.days).toBe(7);
      }
    }
  });

  test("few flights of one route keep an hour apart, unless the day ends", () => {
    const of = route(airline("YY", { hubs: ["LIS"] }), "LIS", "GRU", 21);
    const gaps = seeds.flatMap((seed) =>
      [true, false].flatMap((outward) => {
        const times = planned(seed, of)
          .filter((f) => f.outward === outward)
          .map((f) => f.departure)
          .sort((x, y) => x - y);
        return times.slice(1).map((time, i) => time - (times[i] ?? 0));
      }),
    );
    expect(gaps.filter((gap) => gap >= 60).length / gaps.length).toBeGreaterThan(0.95);
  });

  test.each([
    ["DUB", "BOS", "with the sun by day", 8, 19],
    ["FRA", "ORD", "with the sun by day", 8, 19],
    ["NRT", "LAX", "against the sun into the night", 16, 24],
  ])("flights from %s to %s leave %s", (from, to, _, first, last) => {
    const of = route(airline("YY", { hubs: [from] }), from, to, 14);
    const hours = seeds.flatMap((seed) => planned(seed, of)).filter((f) => f.outward);
    const fit = hours.filter((f) => f.departure >= first * 60 && f.departure < last * 60);
    expect(fit.length / hours.length).toBeGreaterThan(0.85);
  });

  test("most flights from Los Angeles to Sydney leave late in the evening", () => {
    for (const hub of ["LAX", "SYD"]) {
      const of = route(airline("YY", { hubs: [hub] }), "LAX", "SYD", 14);
      const out = seeds.flatMap((seed) => planned(seed, of)).filter((f) => f.outward);
      const late = out.filter((f) => f.departure >= 20 * 60 || f.departure < 90);
      expect(late.length / out.length).toBeGreaterThan(0.55);
    }
  });

  test("most flights from New York to London leave in the evening and come back by day", () => {
    const of = route(carrier, "JFK", "LHR", 21);
    let evening = 0;
    let day = 0;
    for (const seed of seeds) {
      for (const { outward, departure } of planned(seed, of)) {
        if (outward && departure >= 16 * 60) evening++;
        if (!outward && departure >= 7 * 60 && departure < 19 * 60) day++;
      }
    }
    expect(evening / (3 * seeds.length)).toBeGreaterThan(0.8);
    expect(day / (3 * seeds.length)).toBeGreaterThan(0.8);
  });

  test("some flights from Los Angeles to New York are red-eyes", () => {
    const of = route(airline("ZZ", { hubs: ["LAX"] }), "LAX", "JFK", 56);
    const late = seeds.flatMap((seed) => planned(seed, of)).filter((f) => f.departure >= 21 * 60);
    expect(late.length).toBeGreaterThan(seeds.length / 4);
  });

  test("a plane has time to turn round: by night it waits, by day not for long", () => {
    const of = route(carrier, "JFK", "ORD", 7);
    const waits = seeds.map((seed) => {
      const [out, back] = planned(seed, of);
      // Chicago's clock is an hour behind.
      const landed = (out?.departure ?? 0) + (out?.block ?? 0) - 60;
      return ((back?.departure ?? 0) - landed + 1440) % 1440;
    });
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(45);
    const quick = waits.filter((wait) => wait <= 180).length;
    expect(quick / waits.length).toBeGreaterThan(0.6);
  });

  test("seeds change the times, nothing else does", () => {
    const of = route(carrier, "JFK", "ORD", 21);
    expect(makePlan(1, of)).toEqual(makePlan(1, of));
    expect(makePlan(1, of)).not.toEqual(makePlan(2, of));
  });
});
