import { describe, expect, test } from "vitest";
import { dayNumber } from "../../../src/domain/dates.ts";
import { CABINS } from "../../../src/domain/travel.ts";
import { cabinSeats } from "../../../src/world/fares/cabins.ts";
import { seatsLeft } from "../../../src/world/fares/fare.ts";
import type { FlightLeg } from "../../../src/world/timetable/leg.ts";
import { leg } from "./made-leg.ts";

const start = dayNumber(2027, 1, 1);
const seed = 2027;

function economySeats({ airline, aircraft }: FlightLeg): number {
  return cabinSeats(airline, aircraft, "economy");
}

function soldOutShare(ahead: readonly number[]): number {
  let sold = 0;
  let count = 0;
  for (let number = 1; number <= 100; number++) {
    for (let i = 0; i < 365; i++) {
      const flight = leg("XX", number, "JFK", "LAX", start + i);
      const days = ahead[(number + i) % ahead.length] ?? 0;
      if (seatsLeft(seed, flight, "economy", flight.day - days) === 0) sold++;
      count++;
    }
  }
  return sold / count;
}

describe("seats left", () => {
  test("about one flight in ten is sold out at the times when people buy", () => {
    const share = soldOutShare([1, 3, 7, 14, 21, 30, 45, 60, 90, 120, 180]);
    expect(share).toBeGreaterThan(0.08);
    expect(share).toBeLessThan(0.12);
  });

  test.each([0, 14, 60, 150])("%i days ahead the share is between 8 and 12 %%", (ahead) => {
    expect(soldOutShare([ahead])).toBeGreaterThan(0.08);
    expect(soldOutShare([ahead])).toBeLessThan(0.12);
  });

  test("seats never come back as the day of travel draws near", () => {
    for (let number = 1; number <= 80; number++) {
      const flight = leg("XX", number, "JFK", "LAX", start + number);
      for (const cabin of CABINS) {
        let before = seatsLeft(seed, flight, cabin, flight.day - 340);
        for (let ahead = 339; ahead >= 0; ahead--) {
          const now = seatsLeft(seed, flight, cabin, flight.day - ahead);
          expect(now).toBeLessThanOrEqual(before);
          before = now;
        }
      }
    }
  });

  test("there are never more than the aircraft has, and none in a cabin it lacks", () => {
    for (let number = 1; number <= 200; number++) {
      const flight = leg("XX", number, "JFK", "LAX", start + number);
      for (const cabin of CABINS) {
        const left = seatsLeft(seed, flight, cabin, start - 300);
        expect(left).toBeLessThanOrEqual(flight.aircraft.seats[cabin]);
      }
      const lowCost = leg("LC", number, "JFK", "LAX", start, { kind: "low_cost" });
      expect(seatsLeft(seed, lowCost, "business", start - 30)).toBe(0);
    }
  });

  test("far ahead nearly every seat is open, on the day few are", () => {
    const open = (ahead: number) => {
      const counts: number[] = [];
      for (let number = 1; number <= 500; number++) {
        const flight = leg("XX", number, "JFK", "LAX", start + number);
        counts.push(seatsLeft(seed, flight, "economy", flight.day - ahead));
      }
      return counts.filter((count) => count > 0).reduce((sum, n) => sum + n, 0) / 500 / 216;
    };
    expect(open(250)).toBeGreaterThan(0.75);
    expect(open(1)).toBeLessThan(0.35);
  });

  test("flights leave as full as their region's and airline's do", () => {
    const load = (code: string, from: string, to: string, kind: "full_service" | "low_cost") => {
      let left = 0;
      for (let number = 1; number <= 400; number++) {
        const flight = leg(code, number, from, to, start + number, { kind });
        left += seatsLeft(seed, flight, "economy", flight.day) / economySeats(flight);
      }
      return 1 - left / 400;
    };
    expect(load("XX", "LHR", "FRA", "full_service")).toBeCloseTo(0.86, 1);
    expect(load("XX", "JNB", "CPT", "full_service")).toBeLessThan(0.8);
    expect(load("LC", "STN", "DUB", "low_cost")).toBeGreaterThan(0.88);
  });
});
