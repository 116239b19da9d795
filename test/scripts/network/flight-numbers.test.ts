import { describe, expect, test } from "vitest";
import { numberRoutes, type PlannedRoute } from "../../../scripts/network/flight-numbers.ts";
import { type Airline, findAirline } from "../../../src/world/airlines/airlines.ts";
import { slotsOf } from "../../../src/world/network/seasons.ts";
import { type Airport, findAirport } from "../../../src/world/places/airports.ts";

function airport(code: string): Airport {
  const found = findAirport(code);
  if (!found) throw new Error(`no airport ${code}`);
  return found;
}

function airline(code: string): Airline {
  const found = findAirline(code);
  if (!found) throw new Error(`no airline ${code}`);
  return found;
}

function route(a: string, b: string, km: number, weekly: number): PlannedRoute {
  return {
    airline: airline("BA"),
    a: airport(a),
    b: airport(b),
    km,
    weekly,
    season: "flat",
    week: "flat",
  };
}

describe("flight numbers", () => {
  test("lie in the airline's own ranges, out of home odd or even as it does", () => {
    const numbered = numberRoutes([
      route("LHR", "EDI", 530, 60),
      route("LHR", "CDG", 350, 50),
      route("LHR", "SYD", 17_000, 7),
      route("LHR", "JFK", 5500, 50),
      route("LCY", "AMS", 330, 20),
    ]);
    const first = new Map(numbered.map(({ b, firstNumber }) => [b.iata, firstNumber]));
    expect(first.get("JFK")).toBe(1);
    expect(first.get("SYD")).toBe(17);
    expect(first.get("CDG")).toBe(300);
    expect(first.get("EDI")).toBe(1300);
    expect(first.get("AMS")).toBe(8001);
  });

  test("a block has two numbers for each departure of the day", () => {
    const [first, second] = numberRoutes([
      route("LHR", "JFK", 5500, 15),
      route("LHR", "BOS", 5200, 7),
    ]);
    expect(slotsOf({ weekly: 15, season: "flat", week: "flat" })).toBe(3);
    expect((second?.firstNumber ?? 0) - (first?.firstNumber ?? 0)).toBe(6);
  });

  test("more flights than numbers are refused", () => {
    const many = Array.from({ length: 900 }, () => route("LHR", "CDG", 350, 42));
    expect(() => numberRoutes(many)).toThrow(/more flights than numbers/);
  });
});
