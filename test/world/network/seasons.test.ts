import { describe, expect, test } from "vitest";
import {
  SEASON_NAMES,
  SEASONS,
  slotsOf,
  WEEK_NAMES,
  WEEKS,
} from "../../../src/world/network/seasons.ts";

describe("seasons and weeks", () => {
  test.each([
    ["season", SEASONS, SEASON_NAMES, 12],
    ["week", WEEKS, WEEK_NAMES, 7],
  ] as const)("a %s has a mean of 100 and a place in the file", (_, shapes, names, length) => {
    expect([...names].sort()).toEqual(Object.keys(shapes).sort());
    for (const [name, shape] of Object.entries<readonly number[]>(shapes)) {
      expect(shape.length, name).toBe(length);
      const mean = shape.reduce((sum, value) => sum + value, 0) / length;
      expect(Math.abs(mean - 100), name).toBeLessThan(1.5);
    }
  });

  test("a daily flight has one number each way, a summer peak more than the mean needs", () => {
    expect(slotsOf({ weekly: 7, season: "europe", week: "europe" })).toBe(1);
    expect(slotsOf({ weekly: 7, season: "leisure", week: "leisure" })).toBe(2);
    expect(slotsOf({ weekly: 8, season: "flat", week: "flat" })).toBe(2);
    expect(slotsOf({ weekly: 1, season: "flat", week: "flat" })).toBe(1);
  });
});
