import { describe, expect, test } from "vitest";
import { stopsOf } from "../../../apps/src/read/stops.ts";
import type { Pnr } from "../../../src/domain/contracts/gds/bookings.ts";
import { handoutOf } from "../../../src/services/itinerary/handout.ts";
import { itineraryOf } from "../../../src/services/itinerary/order.ts";
import { simulatedPlaces } from "../../../src/suppliers/simulated/places.ts";

const places = simulatedPlaces();

type Parts = Pick<Pnr, "status" | "flights" | "hotels" | "cars">;

function flight(from: string, to: string, departureTime: string, arrivalTime: string) {
  return {
    id: "f",
    airlineCode: "NZ",
    airlineName: "Air New Zealand",
    flightNumber: "NZ8",
    departureTime,
    arrivalTime,
    originCode: from,
    originName: from,
    destinationCode: to,
    destinationName: to,
    duration: 1,
    aircraftType: "Boeing 787",
    cabin: "economy" as const,
    price: 1,
    seatsAvailable: 9,
    bookingClass: "Y",
    status: "available" as const,
    bookingStatus: "confirmed" as const,
  };
}

function hotel(cityCode: string, checkInDate: string, checkOutDate: string) {
  return {
    id: "h",
    hotelCode: "GRND",
    hotelName: "Grand",
    chainCode: "GR",
    chainName: "Grand Hotels",
    address: "1 Main Street",
    cityCode,
    cityName: cityCode,
    checkInDate,
    checkOutDate,
    nights: 1,
    roomType: "Double",
    rateCode: "BAR",
    starRating: 4,
    price: 1,
    pricePerNight: 1,
    guestCount: 1,
    rooms: 1,
    amenities: [],
    status: "confirmed" as const,
    guests: [],
  };
}

function trip(parts: Partial<Parts>): Parts {
  return { status: "confirmed", flights: [], hotels: [], cars: [], ...parts };
}

describe("an itinerary", () => {
  test("goes by instants across the date line, where the clock goes back", () => {
    const stops = itineraryOf(
      trip({
        flights: [
          flight("SFO", "LAX", "2027-03-02T14:30:00-08:00", "2027-03-02T16:00:00-08:00"),
          flight("AKL", "SFO", "2027-03-02T19:45:00+13:00", "2027-03-02T10:45:00-08:00"),
        ],
      }),
      places,
    );
    expect(stops.map(({ part, layover }) => [part, layover])).toEqual([
      [1, undefined],
      [0, 225],
    ]);
  });

  test("shows a date twice where the traveller lives it twice", () => {
    const whole = { passengers: [], totalPrice: 1, currency: "USD" as const, sessionId: "s" };
    const facts = { pnr: "TEST-AAAAAA", createdAt: 1, lastModified: 1 };
    const { days } = handoutOf(
      {
        ...whole,
        ...facts,
        ...trip({
          flights: [
            flight("NAN", "HNL", "2027-03-03T01:00:00+12:00", "2027-03-02T09:00:00-10:00"),
            flight("HNL", "LAX", "2027-03-03T08:00:00-10:00", "2027-03-03T15:00:00-08:00"),
          ],
          hotels: [hotel("HNL", "2027-03-02", "2027-03-03")],
        }),
      },
      places,
      { lang: "en", prices: false },
    );
    expect(days.map(({ date, entries: [first] }) => [date, first?.kind])).toEqual([
      ["2027-03-03", "flight"],
      ["2027-03-02", "checkIn"],
      ["2027-03-03", "checkOut"],
    ]);
  });

  test("dates a landing that is earlier by the clock, and prices a fare once, by its own name", () => {
    const facts = { pnr: "TEST-AAAAAA", createdAt: 1, lastModified: 1, passengers: [] };
    const fare = { part: "F1", brand: "Basic Economy", checkedBags: 0, carryOnBags: 0 };
    const { days } = handoutOf(
      {
        ...{ ...facts, totalPrice: 104_00, currency: "USD" as const, sessionId: "s" },
        ...trip({
          flights: [
            flight("AKL", "SFO", "2026-12-02T12:05:00+13:00", "2026-12-02T03:50:00-08:00"),
            flight("SFO", "LAX", "2026-12-02T06:00:00-08:00", "2026-12-02T07:30:00-08:00"),
          ].map((one) => ({ ...one, part: "F1", price: 52_00 })),
        }),
        fares: [fare],
      },
      places,
      { lang: "en", prices: true },
    );
    const [first, second] = days.flatMap(({ entries }) => entries);
    expect(first?.title).toMatch(/, 03:50 \(Wed, 2 Dec 2026\)$/);
    expect(second?.title).toMatch(/, 07:30$/);
    expect(first?.lines[0]).toContain("Economy (Basic Economy)");
    expect([first?.lines.at(-1), second?.lines.includes("$104.00")]).toEqual(["$104.00", false]);
  });

  test("checks in after a landing in the night, and out before the first flight of the day", () => {
    const stops = itineraryOf(
      trip({
        flights: [
          flight("LHR", "IST", "2027-03-01T19:00:00Z", "2027-03-02T01:50:00+03:00"),
          flight("IST", "LHR", "2027-03-03T07:00:00+03:00", "2027-03-03T08:00:00Z"),
        ],
        hotels: [hotel("IST", "2027-03-01", "2027-03-03")],
      }),
      places,
    );
    expect(stops.map(({ kind, at }) => [kind, at])).toEqual([
      ["flight", "2027-03-01T19:00:00Z"],
      ["checkIn", "2027-03-02T01:50:00+03:00"],
      ["checkOut", "2027-03-03T07:00:00+03:00"],
      ["flight", "2027-03-03T07:00:00+03:00"],
    ]);
    expect(stops.every(({ layover }) => layover === undefined)).toBe(true);
  });

  test("points out what does not fit together, and leaves cancelled parts out of it", () => {
    const late = flight("EWR", "LHR", "2027-03-01T09:00:00-05:00", "2027-03-01T21:00:00Z");
    const first = flight("LAX", "JFK", "2027-03-01T00:30:00-08:00", "2027-03-01T08:50:00-05:00");
    const conflicts = (parts: Partial<Parts>) =>
      itineraryOf(trip(parts), places).map((stop) => stop.conflicts ?? []);
    expect(conflicts({ flights: [first, late] })).toEqual([[], ["other_airport"]]);
    expect(conflicts({ flights: [first, { ...late, originCode: "BOS" }] })).toEqual([
      [],
      ["other_city"],
    ]);
    // An open jaw that a road or a railway joins in time is a journey as it was meant.
    const days = { departureTime: "2027-03-03T09:00:00-05:00" };
    const later = { ...late, ...days, arrivalTime: "2027-03-03T21:00:00Z" };
    expect(conflicts({ flights: [first, { ...later, originCode: "BOS" }] })).toEqual([[], []]);
    expect(conflicts({ flights: [first, { ...later, originCode: "BDA" }] })).toEqual([
      [],
      ["other_city"],
    ]);
    const tooEarly = { ...late, originCode: "JFK", departureTime: "2027-03-01T08:00:00-05:00" };
    expect(conflicts({ flights: [first, tooEarly] })).toEqual([[], ["overlap"]]);
    const off = { ...tooEarly, bookingStatus: "cancelled" as const };
    const stops = itineraryOf(trip({ flights: [first, off] }), places);
    expect(stops.map(({ cancelled, conflicts: found }) => [cancelled, found])).toEqual([
      [undefined, undefined],
      [true, undefined],
    ]);
  });

  const bedless = (parts: Partial<Parts>) =>
    itineraryOf(trip(parts), places).flatMap(({ kind, bedless: nights }) =>
      nights === undefined ? [] : [[kind, nights]],
    );
  const there = flight("LHR", "IST", "2027-03-01T08:00:00Z", "2027-03-01T15:00:00+03:00");
  const late = flight("LHR", "IST", "2027-03-01T19:00:00Z", "2027-03-02T01:50:00+03:00");
  const home = flight("IST", "LHR", "2027-03-08T09:00:00+03:00", "2027-03-08T10:00:00Z");

  test.each([
    [
      "none where stays meet",
      [there, home],
      [
        ["03-01", "03-04"],
        ["03-04", "03-08"],
      ],
      [],
    ],
    ["none of a journey without stays", [there, home], [], []],
    [
      "none on the plane, nor for who lands in the night of the check-in",
      [late],
      [["03-01", "03-04"]],
      [],
    ],
    [
      "the night of a landing before the check-in day",
      [late],
      [["03-02", "03-04"]],
      [["checkIn", 1]],
    ],
    [
      "between two stays",
      [there],
      [
        ["03-01", "03-03"],
        ["03-05", "03-08"],
      ],
      [["checkIn", 2]],
    ],
    ["before the flight home", [there, home], [["03-01", "03-07"]], [["flight", 1]]],
    [
      "none while another stay lasts",
      [there, home],
      [
        ["03-01", "03-08"],
        ["03-02", "03-04"],
      ],
      [],
    ],
  ] as const)("counts nights without a bed: %s", (_, flights, stays, found) => {
    const hotels = stays.map(([from, to]) => hotel("IST", `2027-${from}`, `2027-${to}`));
    expect(bedless({ flights: [...flights], hotels })).toEqual(found);
    // The view of a booking counts them alike.
    const shown = stopsOf({ flights: [...flights], hotels });
    expect(
      shown.flatMap(({ kind, bedless: nights }) => (nights === undefined ? [] : [[kind, nights]])),
    ).toEqual(found);
  });

  test("counts the nights of a stay that was cancelled, in its city alone", () => {
    const off = { ...hotel("IST", "2027-03-01", "2027-03-08"), status: "cancelled" as const };
    const other = hotel("IST", "2027-03-03", "2027-03-08");
    const elsewhere = { ...off, cityCode: "PAR" };
    const flights = [there, home];
    expect(bedless({ flights, hotels: [off] })).toEqual([["flight", 7]]);
    expect(bedless({ flights, hotels: [off, other] })).toEqual([["checkIn", 2]]);
    expect(bedless({ flights, hotels: [elsewhere] })).toEqual([]);
    // The view of a booking counts them alike.
    const shown = stopsOf({ flights, hotels: [off] });
    expect(shown.map(({ bedless: nights }) => nights).filter(Boolean)).toEqual([7]);
  });

  test("does not count nights at home", () => {
    const hotels = [hotel("LON", "2027-03-12", "2027-03-14")];
    expect(bedless({ flights: [there, home], hotels })).toEqual([]);
  });
});
