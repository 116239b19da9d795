import { describe, expect, test } from "vitest";
import { listedCodes, trafficOf } from "../../../scripts/network/traffic.ts";
import { airports, findAirport } from "../../../src/world/places/airports.ts";

describe("the traffic table", () => {
  test("lists airports that exist, each once", () => {
    expect(listedCodes.filter((code) => findAirport(code) === undefined)).toEqual([]);
    expect(new Set(listedCodes).size).toBe(listedCodes.length);
  });

  test("never has more long-haul or international passengers than passengers", () => {
    const odd = airports.filter((airport) => {
      const { passengers, international, longHaul } = trafficOf(airport);
      return international > passengers || longHaul > passengers;
    });
    expect(odd.map(({ iata }) => iata)).toEqual([]);
  });

  test("takes an airport that it does not list for a quiet one", () => {
    const listed = new Set(listedCodes);
    const estimated = airports.filter(({ iata }) => !listed.has(iata));
    expect(estimated.length).toBeGreaterThan(1000);
    expect(Math.max(...estimated.map((airport) => trafficOf(airport).passengers))).toBeLessThan(
      0.1,
    );
  });
});
