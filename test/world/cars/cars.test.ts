import { describe, expect, test } from "vitest";
import { dayNumber, MINUTES_PER_DAY } from "../../../src/domain/dates.ts";
import { VEHICLE_CLASSES } from "../../../src/domain/travel.ts";
import { quoteCar, rentalDayCount, searchCars } from "../../../src/world/cars/cars.ts";
import { countersAt } from "../../../src/world/cars/counters.ts";
import { findCarLocation } from "../../../src/world/cars/locations.ts";
import { RATE_BANDS } from "../../../src/world/cars/rates.ts";
import { airports, findAirport } from "../../../src/world/places/airports.ts";
import { instantOf } from "../../../src/world/places/zones.ts";
import { seedFrom } from "../../../src/world/random.ts";
import { fc } from "../../support/properties.ts";

const seed = seedFrom("cars");
const quoteDay = dayNumber(2026, 11, 15);
const pickup = dayNumber(2027, 3, 1) * MINUTES_PER_DAY + 600;
const jfk = {
  pickupCode: "JFK",
  dropoffCode: "JFK",
  pickup,
  dropoff: pickup + 4 * MINUTES_PER_DAY,
  driverAge: 30,
  quoteDay,
};

/** No car is given away. */
const ELSEWHERE = { low: 500, high: 100_000 };

const american = airports.filter(({ country }) => country === "US").map(({ iata }) => iata);
const anyRental = fc.record({
  code: fc.oneof(
    fc.constantFrom(...airports.map(({ iata }) => iata), "LON", "NYC", "PAR", "TYO", "BAK"),
    fc.constantFrom(...american),
  ),
  lead: fc.integer({ min: 0, max: 400 * MINUTES_PER_DAY }),
  length: fc.integer({ min: 1, max: 40 * MINUTES_PER_DAY }),
  quoteDay: fc.integer({ min: dayNumber(2024, 1, 1), max: dayNumber(2031, 12, 31) }),
  driverAge: fc.integer({ min: 21, max: 99 }),
});

describe("car offers", () => {
  test("the rate without fees lies in its class's band in the United States, and totals add up", () => {
    fc.assert(
      fc.property(anyRental, ({ code, lead, length, ...query }) => {
        const start = query.quoteDay * MINUTES_PER_DAY + lead;
        const offers = searchCars(seed, {
          ...query,
          pickupCode: code,
          dropoffCode: code,
          pickup: start,
          dropoff: start + length,
        });
        for (const offer of offers) {
          const inAmerica = offer.pickup.country === "US";
          const { low, high } = inAmerica ? RATE_BANDS[offer.vehicleClass] : ELSEWHERE;
          expect(offer.baseDailyRate).toBeGreaterThanOrEqual(low);
          expect(offer.baseDailyRate).toBeLessThanOrEqual(high);
          expect(offer.totalPrice).toBe(offer.dailyRate * offer.rentalDays);
          expect(offer.rentalDays).toBe(Math.ceil(length / MINUTES_PER_DAY));
          expect(offer.oneWayFee).toBe(0);
          expect(offer.carsLeft).toBeGreaterThan(0);
          const fees = offer.totalPrice - offer.baseDailyRate * offer.rentalDays;
          expect(offer.youngDriverFee).toBe(fees);
          expect(fees > 0).toBe(query.driverAge < 25);
        }
      }),
      { numRuns: 600, seed: 1 },
    );
  });

  test("economy, midsize and luxury have the bands that travellers are told", () => {
    expect(RATE_BANDS.economy).toEqual({ low: 3_500, high: 5_000 });
    expect(RATE_BANDS.midsize).toEqual({ low: 5_000, high: 8_000 });
    expect(RATE_BANDS.luxury).toEqual({ low: 10_000, high: 15_000 });
  });

  test("every large or medium airport has all six classes, save in a country without rentals", () => {
    const lacking = airports.filter(({ iata, size, country }) => {
      const location = findCarLocation(iata);
      const counters = location ? countersAt(seed, location) : [];
      const classes = new Set(
        counters.flatMap(({ lines }) => lines.map((line) => line.vehicleClass)),
      );
      return size !== "small" && country !== "KP" && classes.size < VEHICLE_CLASSES.length;
    });
    expect(lacking.map(({ iata }) => iata)).toEqual([]);
    expect(searchCars(seed, { ...jfk, pickupCode: "FNJ", dropoffCode: "FNJ" })).toEqual([]);
  });

  test("companies differ from place to place, and none is everywhere", () => {
    const large = airports
      .filter(({ size }) => size === "large")
      .flatMap(({ iata }) => findCarLocation(iata) ?? []);
    const counters = large.map((location) =>
      countersAt(seed, location).map(({ company }) => company.code),
    );
    const codes = new Set(counters.flat());
    expect(codes.size).toBeGreaterThanOrEqual(10);
    for (const code of codes)
      expect(
        counters.every((list) => list.includes(code)),
        code,
      ).toBe(false);
    for (const list of counters) expect(new Set(list).size).toBe(list.length);
  });

  test("they come cheapest first", () => {
    const prices = searchCars(seed, jfk).map((offer) => offer.totalPrice);
    expect(prices.length).toBeGreaterThan(10);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });

  test("a quote from what names it is the offer that was found", () => {
    for (const query of [jfk, { ...jfk, dropoffCode: "BOS" }, { ...jfk, driverAge: 22 }]) {
      const offers = searchCars(seed, query);
      expect(offers.length).toBeGreaterThan(0);
      for (const offer of offers) {
        expect(quoteCar(seed, offer.companyCode, offer.vehicleClass, query)).toEqual(offer);
      }
    }
  });

  test("the same question has the same answer, and another seed another", () => {
    const answer = JSON.stringify(searchCars(seed, jfk));
    for (const { iata } of airports.slice(0, 1500)) {
      searchCars(seed, { ...jfk, pickupCode: iata, dropoffCode: iata });
    }
    expect(JSON.stringify(searchCars(seed, jfk))).toBe(answer);
    expect(JSON.stringify(searchCars(seed + 1, jfk))).not.toBe(answer);
  });

  test("of one company's cars at a place the next class never costs less", () => {
    for (const code of ["JFK", "LAX", "PMI", "KEF", "GYD", "CPT", "HND"]) {
      const found = searchCars(seed, { ...jfk, pickupCode: code, dropoffCode: code });
      const rates = new Map(
        found.map((offer) => [`${offer.companyCode} ${offer.vehicleClass}`, offer.baseDailyRate]),
      );
      for (const { companyCode } of found) {
        const economy = rates.get(`${companyCode} economy`) ?? 0;
        expect(rates.get(`${companyCode} compact`) ?? economy).toBeGreaterThanOrEqual(economy);
      }
    }
  });

  test("a car takes the people and bags that its model does", () => {
    const inDubai = searchCars(seed, { ...jfk, pickupCode: "DXB", dropoffCode: "DXB" });
    for (const { vehicleModel, seats, bags } of inDubai) {
      if (/Sunny|Attrage/.test(vehicleModel)) expect([seats, bags], vehicleModel).toEqual([5, 2]);
      if (/Picanto|i10/.test(vehicleModel)) expect([seats, bags], vehicleModel).toEqual([4, 1]);
    }
    expect(inDubai.length).toBeGreaterThan(10);
  });

  test("a New York airport has a season inside its band", () => {
    const cheapest = (month: number) => {
      const start = dayNumber(2027, month, 5) * MINUTES_PER_DAY + 600;
      return (
        searchCars(seed, { ...jfk, pickup: start, dropoff: start + 7 * MINUTES_PER_DAY })[0]
          ?.dailyRate ?? 0
      );
    };
    expect(cheapest(10)).toBeGreaterThan(1.12 * cheapest(2));
  });

  test("models belong to the market", () => {
    const inBaku = searchCars(seed, { ...jfk, pickupCode: "GYD", dropoffCode: "GYD" });
    expect(inBaku.some(({ vehicleModel }) => vehicleModel.startsWith("Cadillac"))).toBe(false);
    const models = (code: string) =>
      searchCars(seed, { ...jfk, pickupCode: code, dropoffCode: code })
        .map(({ vehicleModel }) => vehicleModel)
        .join("|");
    expect(models("NRT") + models("CTS")).not.toMatch(/Kia|Hyundai/);
    expect(models("BKK") + models("HKT")).not.toMatch(/Perodua|Proton/);
    expect(models("KUL")).toMatch(/Perodua|Proton/);
    expect(models("JFK")).not.toMatch(/Kicks|Trax/);
    for (const { vehicleModel } of inBaku) expect(vehicleModel).toMatch(/^\S.+ or similar$/);
  });

  test("a metropolitan code is the city's centre, an airport's code the airport", () => {
    expect(
      searchCars(seed, { ...jfk, pickupCode: "LON", dropoffCode: "LON" })[0]?.pickup,
    ).toMatchObject({
      code: "LON",
      name: "London city centre",
      kind: "city",
    });
    expect(
      searchCars(seed, { ...jfk, pickupCode: "LHR", dropoffCode: "LHR" })[0]?.pickup,
    ).toMatchObject({
      code: "LHR",
      name: "London Heathrow Airport",
      kind: "airport",
    });
  });

  test("what does not exist is neither found nor quoted", () => {
    expect(
      quoteCar(seed, "ZE", "economy", { ...jfk, pickupCode: "LAX", dropoffCode: "LAX" }),
    ).toBeDefined();
    expect(searchCars(seed, { ...jfk, pickupCode: "QQQ" })).toEqual([]);
    expect(searchCars(seed, { ...jfk, dropoffCode: "QQQ" })).toEqual([]);
    expect(searchCars(seed, { ...jfk, dropoff: pickup })).toEqual([]);
    expect(quoteCar(seed, "??", "economy", jfk)).toBeUndefined();
    expect(quoteCar(seed, "NK", "economy", jfk)).toBeUndefined();
  });
});

describe("drivers", () => {
  test("one under 25 pays a fee a day inside the rate, and gets no luxury car", () => {
    const young = searchCars(seed, { ...jfk, driverAge: 24 });
    expect(young.length).toBeGreaterThan(0);
    for (const offer of young) {
      expect(offer.vehicleClass).not.toBe("luxury");
      const grown = quoteCar(seed, offer.companyCode, offer.vehicleClass, jfk);
      expect(offer.baseDailyRate).toBe(grown?.dailyRate);
      expect(offer.youngDriverFee).toBe(offer.totalPrice - (grown?.totalPrice ?? 0));
      expect(offer.youngDriverFee).toBeGreaterThan(0);
    }
  });

  test("some countries and some cars ask for more years", () => {
    const at = (code: string, driverAge: number) =>
      searchCars(seed, { ...jfk, pickupCode: code, dropoffCode: code, driverAge });
    const classes = (code: string, age: number) =>
      new Set(at(code, age).map((o) => o.vehicleClass));
    expect(at("CAI", 24)).toEqual([]);
    expect(at("CAI", 25).length).toBeGreaterThan(0);
    expect(classes("TBS", 22).has("suv")).toBe(false);
    expect(classes("TBS", 23).has("suv")).toBe(true);
    expect(classes("DXB", 24).has("suv")).toBe(false);
    expect(classes("FRA", 26).has("luxury")).toBe(false);
    expect(classes("FRA", 27).has("luxury")).toBe(true);
  });

  test("a rental says what its country asks for: tyres in winter, borders, papers", () => {
    const said = (code: string, day: number) => {
      const start = day * MINUTES_PER_DAY + 600;
      const query = { ...jfk, pickup: start, dropoff: start + 5760, quoteDay: day - 30 };
      const [car] = searchCars(seed, { ...query, pickupCode: code, dropoffCode: code });
      return car?.conditions.join(" ") ?? "";
    };
    expect(said("ARN", dayNumber(2027, 1, 15))).toMatch(/winter tyres/i);
    expect(said("ARN", dayNumber(2027, 7, 15))).not.toMatch(/winter tyres/i);
    expect(said("TBS", dayNumber(2027, 7, 15))).toMatch(/not into azerbaijan/i);
    expect(said("HND", dayNumber(2027, 7, 15))).toMatch(/1949/);
  });

  test("25 is old enough, and under 21 nobody rents", () => {
    expect(searchCars(seed, { ...jfk, driverAge: 25 })).toEqual(searchCars(seed, jfk));
    expect(searchCars(seed, { ...jfk, driverAge: 20 })).toEqual([]);
  });
});

describe("rental days", () => {
  test("each begun period of 24 hours counts, and one at least", () => {
    expect(rentalDayCount(0, 1)).toBe(1);
    expect(rentalDayCount(0, 1440)).toBe(1);
    expect(rentalDayCount(0, 1441)).toBe(2);
    expect(rentalDayCount(0, 3 * 1440)).toBe(3);
  });

  test("the clock's change is no part of it: from ten to ten over the spring change is still one day", () => {
    const zone = findAirport("CDG")?.zone ?? -1;
    const saturday = dayNumber(2027, 3, 27) * MINUTES_PER_DAY + 600;
    const sunday = saturday + MINUTES_PER_DAY;
    const spring = rentalDayCount(instantOf(zone, saturday), instantOf(zone, sunday));
    expect(instantOf(zone, sunday) - instantOf(zone, saturday)).toBe(23 * 60);
    expect(spring).toBe(1);
    const october = dayNumber(2027, 10, 30) * MINUTES_PER_DAY + 600;
    const back = [october, october + MINUTES_PER_DAY].map((local) => instantOf(zone, local));
    expect(rentalDayCount(back[0] ?? 0, back[1] ?? 0)).toBe(2);
  });
});

describe("cars left", () => {
  test("they are finite and only fall as the day comes nearer", () => {
    const day = Math.floor(pickup / MINUTES_PER_DAY);
    let taken = 0;
    for (const { companyCode, vehicleClass } of searchCars(seed, jfk)) {
      const left = [200, 60, 14, 7, 2, 0].map(
        (lead) =>
          quoteCar(seed, companyCode, vehicleClass, { ...jfk, quoteDay: day - lead })?.carsLeft ??
          -1,
      );
      expect(left[0]).toBeLessThan(50);
      expect(left.at(-1)).toBeGreaterThanOrEqual(0);
      expect(left).toEqual([...left].sort((a, b) => b - a));
      taken += (left[0] ?? 0) - (left.at(-1) ?? 0);
    }
    expect(taken).toBeGreaterThan(0);
  });

  test("a car that is gone is not found but still quoted, with none left", () => {
    const day = Math.floor(pickup / MINUTES_PER_DAY);
    let gone = 0;
    for (let i = 0; i < 120; i++) {
      const start = pickup + i * MINUTES_PER_DAY;
      const query = { ...jfk, pickup: start, dropoff: start + 5760, quoteDay: day + i };
      const found = new Set(
        searchCars(seed, query).map((o) => `${o.companyCode} ${o.vehicleClass}`),
      );
      for (const { companyCode, vehicleClass } of searchCars(seed, jfk)) {
        if (found.has(`${companyCode} ${vehicleClass}`)) continue;
        expect(quoteCar(seed, companyCode, vehicleClass, query)?.carsLeft).toBe(0);
        gone++;
      }
    }
    expect(gone).toBeGreaterThan(0);
  });
});
