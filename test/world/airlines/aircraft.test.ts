import { describe, expect, test } from "vitest";
import { aircraft, findAircraft } from "../../../src/world/airlines/aircraft.ts";

describe("aircraft", () => {
  test("every type is found by its code, and no code stands for two", () => {
    expect(aircraft.length).toBeGreaterThanOrEqual(35);
    for (const type of aircraft) expect(findAircraft(type.code)).toBe(type);
    expect(findAircraft("XXX")).toBeUndefined();
  });

  test("bigger bodies fly farther and carry more", () => {
    const seats = (body: string) =>
      aircraft
        .filter((type) => type.body === body)
        .map((type) => Object.values(type.seats).reduce((sum, count) => sum + count, 0));
    const ranges = (body: string) =>
      aircraft.filter((type) => type.body === body).map(({ rangeKm }) => rangeKm);
    expect(Math.max(...seats("turboprop"))).toBeLessThan(Math.min(...seats("wide")));
    expect(Math.max(...seats("narrow"))).toBeLessThan(Math.min(...seats("wide")));
    expect(Math.max(...ranges("turboprop"))).toBeLessThan(Math.min(...ranges("narrow")));
    expect(Math.max(...ranges("narrow"))).toBeLessThan(Math.min(...ranges("wide")));
  });

  test("every type has an economy cabin, and only wide bodies have a first class", () => {
    for (const { seats, body } of aircraft) {
      expect(seats.economy).toBeGreaterThan(0);
      if (body !== "wide") expect(seats.first).toBe(0);
    }
  });
});
