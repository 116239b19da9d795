import { describe, expect, test } from "vitest";
import { CABINS } from "../../../src/domain/travel.ts";
import { aircraft, findAircraft } from "../../../src/world/airlines/aircraft.ts";
import { cabinSeats } from "../../../src/world/fares/cabins.ts";
import { totalSeats } from "../../../src/world/timetable/equipment.ts";
import { airline, NARROW, WIDE } from "../timetable/made.ts";

const american = airline("AA");
const european = { ...airline("LH"), country: "DE" };
const lowCost = { ...airline("FR", { kind: "low_cost" }), country: "IE" };

describe("cabins", () => {
  test("whoever flies a type, its cabins hold all its seats between them", () => {
    for (const type of aircraft) {
      for (const by of [american, european, lowCost, { ...lowCost, code: "B6", country: "US" }]) {
        const counts = CABINS.map((cabin) => cabinSeats(by, type, cabin));
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(totalSeats(type));
        expect(Math.min(...counts)).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test("a low-cost airline's single aisle is economy from end to end", () => {
    expect(CABINS.map((cabin) => cabinSeats(lowCost, NARROW, cabin))).toEqual([166, 0, 0, 0]);
  });

  test("American single aisles have all four cabins, others what the type has", () => {
    for (const cabin of CABINS) expect(cabinSeats(american, NARROW, cabin)).toBeGreaterThan(0);
    expect(cabinSeats(european, NARROW, "first")).toBe(0);
    expect(cabinSeats(european, WIDE, "first")).toBe(8);
  });

  test("JetBlue is the one low-cost airline with a business cabin", () => {
    const type = findAircraft("321") ?? NARROW;
    expect(cabinSeats({ ...lowCost, code: "B6" }, type, "business")).toBe(16);
    expect(cabinSeats(lowCost, type, "business")).toBe(0);
  });
});
