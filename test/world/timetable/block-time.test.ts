import { describe, expect, test } from "vitest";
import { distanceKm } from "../../../src/domain/geo.ts";
import type { Aircraft } from "../../../src/world/airlines/aircraft.ts";
import { blockMinutes } from "../../../src/world/timetable/block-time.ts";
import { airport, NARROW, TURBOPROP, WIDE } from "./made.ts";

function block(from: string, to: string, aircraft: Aircraft): number {
  const a = airport(from);
  const b = airport(to);
  return blockMinutes(a, b, distanceKm(a, b), aircraft);
}

describe("block time", () => {
  test("New York to Los Angeles takes about six hours, the way back about 5 h 20", () => {
    expect(Math.abs(block("JFK", "LAX", NARROW) - 370)).toBeLessThanOrEqual(10);
    expect(Math.abs(block("LAX", "JFK", NARROW) - 325)).toBeLessThanOrEqual(10);
  });

  test.each([
    ["JFK", "LHR", 415],
    ["LHR", "JFK", 470],
    ["FRA", "SIN", 745],
    ["SIN", "FRA", 790],
    ["LAX", "SYD", 900],
    ["SYD", "LAX", 830],
    ["DOH", "AKL", 965],
    ["GRU", "JNB", 530],
  ])("%s to %s on a wide body comes within 8 %% of the airlines' %i minutes", (from, to, real) => {
    expect(Math.abs(block(from, to, WIDE) - real) / real).toBeLessThan(0.08);
  });

  test("middle latitudes are slower westbound, the equator hardly differs", () => {
    expect(block("LHR", "IST", NARROW)).toBeLessThan(block("IST", "LHR", NARROW));
    expect(Math.abs(block("SIN", "CGK", NARROW) - block("CGK", "SIN", NARROW))).toBeLessThan(10);
  });

  test("crossing the date line eastbound counts as east", () => {
    expect(block("NRT", "LAX", WIDE)).toBeLessThan(block("LAX", "NRT", WIDE) - 45);
  });

  test("a short hop is mostly taxiing and climbing", () => {
    expect(block("LHR", "CDG", NARROW)).toBeGreaterThanOrEqual(60);
    expect(block("LHR", "CDG", NARROW)).toBeLessThanOrEqual(80);
    expect(block("HEL", "TLL", TURBOPROP)).toBeLessThanOrEqual(40);
  });

  test("times come in steps of five minutes", () => {
    for (const to of ["LAX", "ORD", "MIA", "LHR", "GRU", "HNL"]) {
      expect(block("JFK", to, WIDE) % 5).toBe(0);
    }
  });
});
