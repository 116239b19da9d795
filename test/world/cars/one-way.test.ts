import { describe, expect, test } from "vitest";
import { dayNumber, MINUTES_PER_DAY } from "../../../src/domain/dates.ts";
import { quoteCar, searchCars } from "../../../src/world/cars/cars.ts";
import { type CarLocation, findCarLocation } from "../../../src/world/cars/locations.ts";
import { oneWayBarrier, oneWayCharge } from "../../../src/world/cars/one-way.ts";
import { seedFrom } from "../../../src/world/random.ts";

const seed = seedFrom("one-way");
const pickup = dayNumber(2027, 3, 1) * MINUTES_PER_DAY + 600;
const base = { pickup, driverAge: 30, quoteDay: dayNumber(2026, 11, 15) };

function rental(pickupCode: string, dropoffCode: string, days = 4) {
  return { ...base, pickupCode, dropoffCode, dropoff: pickup + days * MINUTES_PER_DAY };
}

function barrier(from: string, to: string): string | undefined {
  return oneWayBarrier(location(from), location(to));
}

function location(code: string): CarLocation {
  const found = findCarLocation(code);
  if (!found) throw new Error(`${code} is no location`);
  return found;
}

describe("one-way rentals", () => {
  test("the fee is folded into the rate in whole cents, and shown", () => {
    for (const [from, to] of [
      ["LAX", "SFO"],
      ["CDG", "FRA"],
      ["TBS", "BUS"],
      ["LHR", "LGW"],
      ["LON", "LHR"],
    ] as const) {
      for (const days of [1, 3, 7, 11]) {
        const offers = searchCars(seed, rental(from, to, days));
        expect(offers.length, `${from} ${to}`).toBeGreaterThan(0);
        for (const offer of offers) {
          expect(offer.oneWayFee).toBeGreaterThan(0);
          expect(offer.totalPrice).toBe(offer.dailyRate * days);
          expect(offer.totalPrice - offer.oneWayFee).toBe(offer.baseDailyRate * days);
          const there = quoteCar(
            seed,
            offer.companyCode,
            offer.vehicleClass,
            rental(from, from, days),
          );
          expect(there?.dailyRate).toBe(offer.baseDailyRate);
        }
      }
    }
  });

  test("the fee grows with the distance", () => {
    const lax = location("LAX");
    const fees = ["LAX", "SAN", "SFO", "SEA", "ORD"].map((to) =>
      oneWayCharge(seed, 1, lax, location(to)),
    );
    expect(fees).toEqual([...fees].sort((a, b) => a - b));
    expect(new Set(fees).size).toBe(fees.length);
    expect(fees[0]).toBe(0);
  });

  test("a company takes a car back only where it has a counter", () => {
    const there = new Set(searchCars(seed, rental("BTV", "BTV")).map((offer) => offer.companyCode));
    const oneWay = new Set(
      searchCars(seed, rental("JFK", "BTV")).map((offer) => offer.companyCode),
    );
    const local = new Set(searchCars(seed, rental("JFK", "JFK")).map((offer) => offer.companyCode));
    expect(oneWay).toEqual(new Set([...local].filter((code) => there.has(code))));
    expect(oneWay.size).toBeLessThan(local.size);
  });

  test("no car crosses an ocean or three thousand kilometres", () => {
    expect(barrier("JFK", "LHR")).toBe("too_far");
    expect(barrier("JFK", "LAX")).toBe("too_far");
    expect(searchCars(seed, rental("JFK", "LHR"))).toEqual([]);
    expect(quoteCar(seed, "ZE", "economy", rental("JFK", "LAX"))).toBeUndefined();
  });

  test("no car is left on another island", () => {
    for (const pair of [
      "HNL OGG",
      "CTA FCO",
      "PMI IBZ",
      "ATH HER",
      "AKL CHC",
      "HND CTS",
      "HND OKA",
      "CGK DPS",
      "MNL CEB",
      "MEL HBA",
      "KUL BKI",
      "ANC SEA",
      "LHR BFS",
      "DAR ZNZ",
    ]) {
      const [from = "", to = ""] = pair.split(" ");
      expect(barrier(from, to), pair).toBe("water");
      expect(barrier(to, from), pair).toBe("water");
    }
  });

  test("roads on one island, and bridges, are open", () => {
    for (const pair of [
      "HER CHQ",
      "CTA PMO",
      "AKL WLG",
      "CHC ZQN",
      "HND FUK",
      "TFN TFS",
      "CGK SUB",
      "ATH SKG",
      "DUB BFS",
      "CPH ARN",
      "IST SAW",
      "SIN XSP",
    ]) {
      const [from = "", to = ""] = pair.split(" ");
      expect(barrier(from, to), pair).toBeUndefined();
    }
  });

  test("borders are crossed only where companies allow it", () => {
    for (const pair of ["CDG FRA", "MAD LIS", "BUF YYZ", "TBS EVN", "DXB MCT", "JNB WDH"]) {
      const [from = "", to = ""] = pair.split(" ");
      expect(barrier(from, to), pair).toBeUndefined();
    }
    for (const pair of ["TBS GYD", "EVN GYD", "KUL SIN", "ICN FNJ", "DEL LHE", "LHR CDG"]) {
      const [from = "", to = ""] = pair.split(" ");
      expect(barrier(from, to), pair).toBe("border");
    }
  });
});
