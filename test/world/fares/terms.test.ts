import { beforeAll, describe, expect, test } from "vitest";
import { parseIsoDate } from "../../../src/domain/dates.ts";
import type { FareTerms } from "../../../src/domain/fare-terms.ts";
import type { Cabin, Party } from "../../../src/domain/travel.ts";
import { priceLegs } from "../../../src/world/fares/fare.ts";
import { fareTerms } from "../../../src/world/fares/terms.ts";
import { seedFrom } from "../../../src/world/random.ts";
import type { FlightLeg } from "../../../src/world/timetable/leg.ts";
import { leg } from "./made-leg.ts";

const DAY = parseIsoDate("2027-03-01") ?? 0;
const SEED = seedFrom("fixed");
const ALONE: Party = { adults: 1, children: 0, infants: 0 };
const FAMILY: Party = { adults: 2, children: 1, infants: 1 };
const CABINS: readonly Cabin[] = ["economy", "premium_economy", "business", "first"];

interface Row {
  readonly terms: FareTerms;
  readonly total: number;
  readonly bookingClass: string;
  readonly lowCost: boolean;
  readonly cabin: Cabin;
}

const rows: Row[] = [];

function collect(legs: readonly FlightLeg[], party: Party, lowCost: boolean): void {
  for (const cabin of CABINS) {
    const fare = priceLegs(SEED, legs, { cabin, party, quoteDay: DAY - 40 });
    if (!fare) continue;
    const terms = fareTerms(legs, cabin, party, fare);
    rows.push({ terms, total: fare.total, bookingClass: fare.bookingClass, lowCost, cabin });
  }
}

beforeAll(() => {
  for (let day = DAY; day < DAY + 60; day++) {
    collect([leg("XF", 10, "LHR", "JFK", day)], FAMILY, false);
    collect([leg("XF", 20, "LHR", "CDG", day)], ALONE, false);
    collect([leg("XL", 30, "STN", "BCN", day, { kind: "low_cost" })], ALONE, true);
    collect([leg("XF", 40, "LHR", "CDG", day), leg("XF", 41, "CDG", "NRT", day + 1)], ALONE, false);
  }
});

describe("the terms of a fare", () => {
  test("base and tax are the total to the cent, and tax is the smaller part", () => {
    for (const { terms, total } of rows) {
      expect(terms.base + terms.tax).toBe(total);
      expect(terms.tax).toBeGreaterThan(0);
      expect(terms.tax).toBeLessThan(terms.base);
    }
  });

  test("the cheapest low-cost fare has no checked bag", () => {
    const cheapest = rows.filter(
      ({ lowCost, cabin, bookingClass }) =>
        lowCost && cabin === "economy" && "TNV".includes(bookingClass),
    );
    expect(cheapest.length).toBeGreaterThan(0);
    expect(cheapest.every(({ terms }) => terms.checkedBags === 0)).toBe(true);
  });

  test("what is not allowed has no penalty, and no refund costs more than was paid", () => {
    for (const { terms, total } of rows) {
      for (const { allowed, penalty } of [terms.change, terms.refund]) {
        expect(penalty !== undefined).toBe(allowed);
      }
      expect(terms.refund.penalty ?? 0).toBeLessThan(total);
    }
  });

  test("one airline sells several brands, and each names its cabin in front of economy", () => {
    expect(new Set(rows.map(({ terms }) => terms.brand)).size).toBeGreaterThan(6);
    for (const { terms, cabin } of rows) {
      if (cabin === "business") expect(terms.brand).toMatch(/^Business /);
    }
  });

  test("a refund is sold only while there is something left to give back", () => {
    const legs = [leg("XF", 10, "LHR", "JFK", DAY)];
    const fare = priceLegs(SEED, legs, { cabin: "economy", party: ALONE, quoteDay: DAY - 40 });
    if (!fare) throw new Error("no fare");
    const of = (total: number) =>
      fareTerms(legs, "economy", ALONE, { ...fare, bookingClass: "Q", total }).refund;
    expect(of(28_000)).toEqual({ allowed: false });
    expect(of(28_001)).toEqual({ allowed: true, penalty: 28_000 });
  });

  test("charges are higher in front, and at most 42% of the fare", () => {
    const legs = [leg("XF", 10, "LHR", "JFK", DAY)];
    const fare = priceLegs(SEED, legs, { cabin: "economy", party: ALONE, quoteDay: DAY - 40 });
    if (!fare) throw new Error("no fare");
    const of = (cabin: Cabin, total: number) =>
      fareTerms(legs, cabin, ALONE, { ...fare, total }).tax;
    expect(of("business", 900_000) / of("economy", 900_000)).toBeCloseTo(1.8, 3);
    expect(of("economy", 1000)).toBe(420);
  });

  test("a party emits for every seat, and more in front", () => {
    const legs = [leg("XF", 10, "LHR", "JFK", DAY)];
    const of = (cabin: Cabin, party: Party) => {
      const fare = priceLegs(SEED, legs, { cabin, party, quoteDay: DAY - 40 });
      return fare ? fareTerms(legs, cabin, party, fare).emissionsKg : 0;
    };
    expect(of("economy", ALONE)).toBeGreaterThan(300);
    expect(of("economy", ALONE)).toBeLessThan(800);
    expect(of("economy", FAMILY) / of("economy", ALONE)).toBeCloseTo(3, 1);
    expect(of("business", ALONE)).toBeGreaterThan(2 * of("economy", ALONE));
  });
});
