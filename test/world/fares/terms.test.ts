import { beforeAll, describe, expect, test } from "vitest";
import { brandsOf } from "../../../src/domain/brands.ts";
import { parseIsoDate } from "../../../src/domain/dates.ts";
import type { FareTerms } from "../../../src/domain/fare-terms.ts";
import type { Cabin, Party } from "../../../src/domain/travel.ts";
import { findAirline } from "../../../src/world/airlines/airlines.ts";
import { priceLegs, priceTrip } from "../../../src/world/fares/fare.ts";
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
  readonly lowCost: boolean;
  readonly cabin: Cabin;
}

const rows: Row[] = [];

function collect(legs: readonly FlightLeg[], party: Party, lowCost: boolean): void {
  for (const cabin of CABINS) {
    for (const brand of brandsOf(cabin)) {
      const fare = priceLegs(SEED, legs, { cabin, brand, party, quoteDay: DAY - 40 });
      if (!fare) continue;
      const terms = fareTerms(legs, cabin, party, fare);
      rows.push({ terms, total: fare.total, lowCost, cabin });
    }
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

  test("a low-cost light fare brings what fits under the seat, the others a bag", () => {
    const economy = rows.filter(({ lowCost, cabin }) => lowCost && cabin === "economy");
    expect(economy.length).toBeGreaterThan(100);
    for (const { terms } of economy) {
      const bags = terms.brand === "light" ? [0, 0] : [1, 1];
      expect([terms.checkedBags, terms.carryOnBags]).toEqual(bags);
    }
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
    expect(new Set(rows.map(({ terms }) => terms.name)).size).toBeGreaterThan(6);
    for (const { terms, cabin } of rows) {
      if (cabin === "business") expect(terms.name).toMatch(/^Business /);
    }
  });

  test("each brand costs more than the one before, includes no less and asks no higher fees", () => {
    const fee = (penalty: number | undefined) => penalty ?? Number.POSITIVE_INFINITY;
    for (const [index, { terms, cabin, total }] of rows.entries()) {
      const before = rows[index - 1];
      if (!before || before.cabin !== cabin || brandsOf(cabin)[0] === terms.brand) continue;
      expect(total).toBeGreaterThan(before.total);
      expect(terms.checkedBags).toBeGreaterThanOrEqual(before.terms.checkedBags);
      expect(terms.seatFee).toBeLessThanOrEqual(before.terms.seatFee);
      expect(fee(terms.change.penalty)).toBeLessThanOrEqual(fee(before.terms.change.penalty));
      expect(fee(terms.refund.penalty)).toBeLessThanOrEqual(fee(before.terms.refund.penalty));
    }
  });

  test.each([
    // Airline, from, to, brand: bags, fee for a change, fee for a refund, as credit.
    ["AA", "JFK", "LAX", "light", 0, undefined, undefined, undefined],
    ["AA", "JFK", "LAX", "standard", 0, 0, 0, true],
    ["LH", "FRA", "LHR", "light", 0, undefined, undefined, undefined],
    ["LH", "FRA", "LHR", "standard", 1, 7500, undefined, undefined],
    ["LH", "FRA", "JFK", "flex", 2, 0, 7500, undefined],
    ["EK", "DXB", "LHR", "light", 1, 15_000, 25_000, undefined],
    ["EK", "DXB", "LHR", "standard", 1, 7500, 15_000, undefined],
    ["FR", "STN", "DUB", "light", 0, 4500, undefined, undefined],
    ["FR", "STN", "DUB", "flex", 1, 0, 0, true],
  ] as const)("%s %s-%s %s: what it includes and what changing costs", (...expected) => {
    const [code, from, to, brand, bags, change, refund, credit] = expected;
    const airline = findAirline(code);
    if (!airline) throw new Error("no airline");
    const legs = [{ ...leg(code, 1, from, to, DAY), airline }];
    const terms = fareTerms(legs, "economy", ALONE, { total: 90_000, brand });
    expect([terms.checkedBags, terms.change.penalty, terms.refund.penalty]).toEqual([
      bags,
      change,
      refund,
    ]);
    expect(terms.refund.credit).toBe(credit);
  });

  test("a refund is sold only while there is something left to give back", () => {
    const made = leg("XA", 10, "DXB", "JFK", DAY);
    const legs = [{ ...made, airline: { ...made.airline, country: "AE" } }];
    const of = (total: number) =>
      fareTerms(legs, "economy", ALONE, { brand: "light", total }).refund;
    expect(of(25_000)).toEqual({ allowed: false, taxBack: true });
    // Taxes come back to those who miss the flight as well, whatever else the fare gives.
    expect(of(25_001)).toEqual({ allowed: true, penalty: 25_000, taxBack: true });
    // The penalty is the ticket's: both ways of a return have it to pay with.
    const way = { brand: "light", total: 20_000, ticketTotal: 40_000 } as const;
    const { refund } = fareTerms(legs, "economy", ALONE, way);
    expect(refund).toEqual({ allowed: true, penalty: 25_000, taxBack: true });
  });

  test("the ways of a return know what their ticket costs, and a one-way is its own", () => {
    const ways = [
      [leg("XF", 10, "LHR", "JFK", DAY)],
      [leg("XF", 11, "JFK", "LHR", DAY + 7)],
    ] as const;
    const query = { cabin: "economy", party: ALONE, quoteDay: DAY - 40 } as const;
    const trip = priceTrip(SEED, ways, query);
    expect(trip?.fares.map(({ ticketTotal }) => ticketTotal)).toEqual([trip?.total, trip?.total]);
    expect(priceTrip(SEED, ways.slice(0, 1), query)?.fares[0]).not.toHaveProperty("ticketTotal");
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
