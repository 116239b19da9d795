import { describe, expect, test } from "vitest";
import { brandsOf } from "../../../src/domain/brands.ts";
import { dayOf } from "../../../src/domain/dates.ts";
import { CABINS, VEHICLE_CLASSES } from "../../../src/domain/travel.ts";
import { readCarId, writeCarId } from "../../../src/suppliers/simulated/car-id.ts";
import { simulatedCars } from "../../../src/suppliers/simulated/cars.ts";
import { readFlightId, writeFlightId } from "../../../src/suppliers/simulated/flight-id.ts";
import { simulatedFlights } from "../../../src/suppliers/simulated/flights.ts";
import { readHotelId, writeHotelId } from "../../../src/suppliers/simulated/hotel-id.ts";
import { simulatedHotels } from "../../../src/suppliers/simulated/hotels.ts";
import { isOutdatedId } from "../../../src/suppliers/simulated/id-parts.ts";
import { seedFrom } from "../../../src/world/random.ts";
import { fc } from "../../support/properties.ts";

const day = fc.integer({ min: 18_262, max: 29_000 });
const code = (length: number) =>
  fc.stringMatching(new RegExp(`^[A-Z0-9]{${length}}$`)).filter((text) => text.length === length);
const place = fc.stringMatching(/^[A-Z]{3}$/).filter((text) => text.length === 3);

const cabinAndBrand = fc
  .constantFrom(...CABINS)
  .chain((cabin) =>
    fc.record({ cabin: fc.constant(cabin), brand: fc.constantFrom(...brandsOf(cabin)) }),
  );

const flightParts = fc.record({
  day,
  legs: fc.array(
    fc.record({
      airline: code(2),
      number: fc.integer({ min: 1, max: 9999 }),
      daysLater: fc.integer({ min: 0, max: 3 }),
    }),
    { minLength: 1, maxLength: 5 },
  ),
  party: fc.record({
    adults: fc.integer({ min: 1, max: 9 }),
    children: fc.integer({ min: 0, max: 9 }),
    infants: fc.integer({ min: 0, max: 9 }),
  }),
  quoteDay: day,
});

const flightId = fc
  .tuple(flightParts, cabinAndBrand)
  .map(([parts, sold]) => ({ ...parts, ...sold }));

const hotelId = fc.record({
  hotelCode: code(7),
  roomCode: code(3),
  rateCode: code(3),
  checkIn: day,
  nights: fc.integer({ min: 1, max: 90 }),
  guests: fc.integer({ min: 1, max: 40 }),
  minRooms: fc.integer({ min: 1, max: 9 }),
  cots: fc.integer({ min: 0, max: 9 }),
  quoteDay: day,
});

const carId = fc.record({
  companyCode: code(2),
  pickupCode: place,
  dropoffCode: place,
  vehicleClass: fc.constantFrom(...VEHICLE_CLASSES),
  pickup: fc.integer({ min: 26_000_000, max: 42_000_000 }),
  minutes: fc.integer({ min: 1, max: 90 * 1440 }),
  driverAge: fc.integer({ min: 21, max: 99 }),
  childSeats: fc.integer({ min: 0, max: 4 }),
  quoteDay: day,
});

describe("ids of the simulated world", () => {
  test("a flight id gives back what was written into it", () => {
    fc.assert(
      fc.property(flightId, (id) => {
        expect(readFlightId(writeFlightId(id))).toEqual(id);
      }),
    );
  });

  test("a hotel id gives back what was written into it", () => {
    fc.assert(
      fc.property(hotelId, (id) => {
        expect(readHotelId(writeHotelId(id))).toEqual(id);
      }),
    );
  });

  test("a car id gives back what was written into it", () => {
    fc.assert(
      fc.property(carId, ({ minutes, ...rest }) => {
        const id = { ...rest, dropoff: rest.pickup + minutes };
        expect(readCarId(writeCarId(id))).toEqual(id);
      }),
    );
  });

  test("a stay or a rental that no search would offer is no id", () => {
    const car = "CR2-ZE-JFK-JFK-SUV-HTXQC-HTZ1S-30-Q261115";
    expect(readCarId(car)).toBeDefined();
    expect(readCarId(car.replace("HTZ1S", "ZZZZZZ"))).toBeUndefined();
    expect(readCarId(car.replace("HTZ1S", "HTXQC"))).toBeUndefined();
    const stay = "HT2-PAR0042-KNG-BAR-270301-90N2G-Q261115";
    expect(readHotelId(stay)).toBeDefined();
    expect(readHotelId(stay.replace("90N", "91N"))).toBeUndefined();
  });

  test("an id of an earlier generation, or without a seal, is known as one", () => {
    for (const id of ["FL-270301-AA123-Y1-Q261115", "HT-PAR0042-KNG-BAR-270301-3N2G-Q261115"]) {
      expect(isOutdatedId(id)).toBe(true);
      expect(readFlightId(id) ?? readHotelId(id)).toBeUndefined();
    }
    expect(isOutdatedId("FL2-270301-AA123-YL1-Q261115")).toBe(true);
    expect(isOutdatedId("FL2-270301-AA123-YL1-Q261115-7K2F")).toBe(false);
    expect(isOutdatedId("FL-nonsense")).toBe(false);
  });

  test("arbitrary text is no id, and never throws", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect([readFlightId(text), readHotelId(text), readCarId(text)]).toEqual([
          undefined,
          undefined,
          undefined,
        ]);
      }),
    );
  });

  test.each([
    "FL2-270301-AA0123-YL1-Q261115",
    "FL2-270230-AA123-YL1-Q261115",
    "FL2-270301-AA123-YL0-Q261115",
    "FL2-270301-AA123-YL1C0-Q261115",
    "FL2-270301-YL1-Q261115",
    "FL2-270301-AA123-YL1-261115",
    "fl2-270301-AA123-YL1-Q261115",
    "FL2-270301-AA123-YL1-Q261115 ",
    "FL2-270301-AA123-Y1-Q261115",
    "FL2-270301-AA123-JL1-Q261115",
  ])("%s is refused", (text) => {
    expect(readFlightId(text)).toBeUndefined();
  });
});

test("ids of days beyond the world's calendar name nothing", () => {
  for (const day of ["510101", "991231"]) {
    expect(readFlightId(`FL2-${day}-AA1-Y1-Q261115`)).toBeUndefined();
    expect(readHotelId(`HT2-PAR0042-KNG-BAR-${day}-3N2G-Q261115`)).toBeUndefined();
  }
  const minutes = (date: string) => (Date.parse(date) / 60_000).toString(36).toUpperCase();
  const car = (year: number) =>
    `CR2-ZE-JFK-JFK-SUV-${minutes(`${year}-03-01`)}-${minutes(`${year}-03-05`)}-30-Q261115`;
  expect(readCarId(car(2030))).toBeDefined();
  expect(readCarId(car(2051))).toBeUndefined();
});

describe("an id that a search gave", () => {
  const seed = seedFrom("fixed");
  const quoteDay = dayOf(Date.parse("2026-11-15") / 60_000);
  const day = quoteDay + 106;
  const flights = simulatedFlights(seed);
  const hotels = simulatedHotels(seed);
  const cars = simulatedCars(seed);

  async function found() {
    const party = { adults: 2, children: 0, infants: 0 };
    const trip = { origin: "JFK", destination: "LAX", day, cabin: "economy", party } as const;
    const stay = { cityCode: "LAX", checkIn: day, checkOut: day + 3, guests: 2 };
    const pickup = day * 1440 + 600;
    const rental = { pickupCode: "LAX", dropoffCode: "LAX", pickup, dropoff: pickup + 2880 };
    return [
      [flights, (await flights.search({ ...trip, quoteDay, notBefore: 0 })).offers],
      [hotels, (await hotels.search({ ...stay, quoteDay })).offers],
      [cars, (await cars.search({ ...rental, driverAge: 23, quoteDay })).offers],
    ] as const;
  }

  test("is read, and is not with any letter or figure of it changed", async () => {
    for (const [supplier, [offer]] of await found()) {
      const id = offer?.id ?? "";
      expect(supplier.read(id)?.id).toBe(id);
      const free = supplier === hotels ? roomOf(id) : [0, 0];
      for (let place = 0; place < id.length; place++) {
        if (place >= free[0] && place < free[1]) continue;
        for (const letter of ["1", "4", "A", "Z"]) {
          const changed = id.slice(0, place) + letter + id.slice(place + 1);
          if (changed !== id) expect(supplier.read(changed), changed).toBeUndefined();
        }
      }
    }
  });

  test("means nothing in a world with another seed", async () => {
    const [[, [flight]]] = await found();
    expect(simulatedFlights(seedFrom("another")).read(flight?.id ?? "")).toBeUndefined();
  });

  /** Where room and rate stand: those may be another of the hotel's. */
  function roomOf(id: string): readonly [number, number] {
    const [, , , end = 0] = [...id.matchAll(/-/g)].map(({ index }) => index);
    return [id.indexOf("-", 4) + 1, end];
  }
});
