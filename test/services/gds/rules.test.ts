import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Passenger } from "../../../src/domain/contracts/gds/bookings.ts";
import { Session } from "../../../src/domain/contracts/gds/bookings.ts";
import { TravelError } from "../../../src/domain/errors.ts";
import { RULES, type RuleId } from "../../../src/domain/rules/catalogue.ts";
import {
  brokenByBooking,
  brokenByCar,
  brokenByFlight,
  brokenByHotel,
} from "../../../src/domain/rules/invariants.ts";
import { checkItinerary } from "../../../src/domain/rules/itinerary.ts";
import { checkParty } from "../../../src/domain/rules/party.ts";
import { checkBirth, checkEmail, checkName, checkPhone } from "../../../src/domain/rules/people.ts";
import {
  checkCarAgainstFlights,
  checkHotelAgainstFlights,
} from "../../../src/domain/rules/trip.ts";
import type { Party } from "../../../src/domain/travel.ts";
import { bookFlight } from "../../../src/tools/gds/book-flight.ts";
import { retrieveBooking } from "../../../src/tools/gds/retrieve-booking.ts";
import { openDesk, type TestDesk, toolContext } from "../../support/desk.ts";
import {
  sampleBooking,
  sampleCar,
  sampleFlight,
  sampleHotel,
  sampleReturn,
} from "../../support/samples.ts";

const DAYS = { departureDate: "2027-03-01", lastDate: "2027-03-01", today: "2026-11-15" };

/** What a case found: nothing, warnings, broken rules, or an error. */
type Finding = undefined | readonly string[] | Promise<unknown> | unknown;

interface Case {
  /** Keeps the rule: gives nothing, or an empty list. */
  readonly kept: () => Finding;
  /** Breaks the rule: throws, or gives a list that says so. */
  readonly broken: () => Finding;
  /** The reason of the error, or a word of the warning. */
  readonly says: string;
}

const trip = [sampleFlight, sampleReturn];
const cityOf = (code: string) => code;
const ada: Omit<Passenger, "id"> = { type: "adult", firstName: "Ada", lastName: "Lovelace" };
const contact = { contactEmail: "ada@example.com" };

const flight = (change: object) => () => brokenByFlight({ ...sampleFlight, ...change });
const hotel = (change: object) => () => brokenByHotel({ ...sampleHotel, ...change });
const car = (change: object) => () => brokenByCar({ ...sampleCar, ...change });
const booking = (change: object) => () => brokenByBooking({ ...sampleBooking, ...change });
const stay = (change: object) => () =>
  checkHotelAgainstFlights({ ...sampleHotel, ...change }, trip, cityOf);
const rental = (change: object) => () =>
  checkCarAgainstFlights({ ...sampleCar, ...change }, trip, cityOf);

const PAID = {
  paid: 32_000,
  owed: 0,
  ledger: [
    { at: 1, type: "charge", amount: 32_000 },
    { at: 1, type: "payment", amount: -32_000 },
  ],
};

async function bookable(at: TestDesk, adults = 1) {
  const { items } = await at.desk.searchFlights(
    {
      origin: "JFK",
      destination: "LAX",
      departureDate: "2027-03-01",
      party: { adults, children: 0, infants: 0 },
      cabin: "economy",
      limit: 1,
    },
    at.caller,
  );
  const [first] = items;
  if (!first) throw new Error("no flights JFK–LAX");
  return first;
}

async function booked(at: TestDesk) {
  const { id } = await bookable(at);
  return at.desk.bookFlight({ flightIds: [id], passengers: [ada], ...contact }, at.caller);
}

async function searched(change: object) {
  const at = await openDesk();
  return at.desk.searchFlights(
    {
      origin: "JFK",
      destination: "LAX",
      departureDate: "2027-03-01",
      party: { adults: 1, children: 0, infants: 0 },
      cabin: "economy",
      limit: 1,
      ...change,
    },
    at.caller,
  );
}

async function hotelSearched(change: object) {
  const at = await openDesk();
  return at.desk.searchHotels(
    {
      cityCode: "LAX",
      checkInDate: "2027-03-01",
      checkOutDate: "2027-03-05",
      guests: 1,
      limit: 3,
      ...change,
    },
    at.caller,
  );
}

async function carSearched(change: object) {
  const at = await openDesk();
  return at.desk.searchCars(
    {
      pickupLocationCode: "LAX",
      pickupDate: "2027-03-01T12:00:00",
      dropoffDate: "2027-03-05T10:00:00",
      driverAge: 30,
      limit: 3,
      ...change,
    },
    at.caller,
  );
}

/** A booking with a stay for these guests added to it. */
async function withStay(guests: readonly { firstName: string; lastName: string }[]) {
  const at = await openDesk();
  const { id } = await bookable(at, 2);
  const grace = { ...ada, firstName: "Grace", lastName: "Hopper" };
  const made = await at.desk.bookFlight(
    { flightIds: [id], passengers: [ada, grace], ...contact },
    at.caller,
  );
  const { items } = await at.desk.searchHotels(
    {
      cityCode: "LAX",
      checkInDate: "2027-03-02",
      checkOutDate: "2027-03-05",
      guests: guests.length,
      limit: 1,
    },
    at.caller,
  );
  const added = await at.desk.bookHotel(
    { hotelId: items[0]?.id ?? "", existingPnr: made.pnr, guests },
    at.caller,
  );
  return added.warnings ?? [];
}

/** A booking with a car for a second passenger of this type. */
async function withDriver(type: "adult" | "child") {
  const at = await openDesk();
  const { id } = await bookable(at);
  const second = { type, firstName: "Grace", lastName: "Hopper" };
  const { pnr } = await at.desk.bookFlight(
    { flightIds: [id], passengers: [ada, second], ...contact },
    at.caller,
  );
  const { items } = await at.desk.searchCars(
    {
      pickupLocationCode: "LAX",
      pickupDate: "2027-03-02T12:00:00",
      dropoffDate: "2027-03-05T10:00:00",
      driverAge: 30,
      limit: 1,
    },
    at.caller,
  );
  await at.desk.bookCar({ carId: items[0]?.id ?? "", existingPnr: pnr, driver: second }, at.caller);
}

const cases: Record<RuleId, Case> = {
  "session.id": {
    kept: async () => searched({ sessionId: randomUUID() }),
    broken: () => searched({ sessionId: "12345" }),
    says: "invalid_session",
  },
  "session.lifetime": {
    kept: async () => {
      const at = await openDesk();
      const session = Session.parse(
        await at.desk.session(at.caller, at.caller.bookingSessionId ?? ""),
      );
      expect(session.expiresAt).toBeGreaterThan(session.createdAt);
    },
    broken: async () => {
      const { store } = await openDesk();
      await store.sessions.create({ id: randomUUID(), ttlMs: 0 });
    },
    says: "bad_session",
  },
  "session.ended": {
    kept: async () => {
      const at = await openDesk();
      const { sessionId } = await booked(at);
      await at.desk.session({ transport: "http" }, sessionId);
    },
    broken: async () => {
      const at = await openDesk();
      const { sessionId } = await booked(at);
      at.clock.now += 3_600_001;
      await at.desk.session({ transport: "http" }, sessionId);
    },
    says: "unknown_session",
  },

  "passenger.name": {
    kept: () => {
      for (const name of ["O'Brien", "Əliyev", "Anne-Marie", "de la Cruz"]) checkName(name, "f");
    },
    broken: () => checkName("R2D2", "passengers[0].firstName"),
    says: "invalid_name",
  },
  "passenger.email": {
    kept: () => void checkEmail("ada.l+trip@mail.example.co.uk", "f"),
    broken: () => checkEmail("ada@localhost", "f"),
    says: "invalid_email",
  },
  "passenger.phone": {
    kept: () => expect(checkPhone("+1 (415) 555-0123", "f")).toBe("+14155550123"),
    broken: () => checkPhone("555-0123", "f"),
    says: "invalid_phone",
  },
  "passenger.type": {
    kept: async () => booked(await openDesk()),
    broken: async () =>
      bookFlight.call(
        { flightIds: ["x"], passengers: [{ ...ada, type: "senior" }], ...contact },
        await toolContext(),
      ),
    says: "invalid_params",
  },
  "passenger.birth": {
    kept: () => {
      checkBirth("2025-03-02", "infant", DAYS, "f");
      checkBirth("2025-03-01", "child", DAYS, "f");
    },
    broken: () => checkBirth("2025-03-01", "infant", DAYS, "f"),
    says: "age_and_type_disagree",
  },

  "flight.airline": {
    kept: flight({}),
    broken: flight({ airlineCode: "AAL" }),
    says: "flight.airline",
  },
  "flight.airports": {
    kept: () => searched({ origin: "NYC" }),
    broken: () => searched({ origin: "QQQ" }),
    says: "unknown_airport",
  },
  "flight.distinct": {
    kept: flight({}),
    broken: () => searched({ destination: "NYC" }),
    says: "same_place",
  },
  "flight.order": {
    kept: flight({}),
    broken: flight({ arrivalTime: sampleFlight.departureTime }),
    says: "flight.order",
  },
  "flight.duration": {
    kept: flight({}),
    broken: flight({ duration: 190 }),
    says: "flight.duration",
  },
  "flight.seats": {
    kept: flight({}),
    broken: flight({ seatsAvailable: -1 }),
    says: "flight.seats",
  },
  "flight.price": { kept: flight({}), broken: flight({ price: 0 }), says: "flight.price" },
  "flight.sold-out": {
    kept: async () => booked(await openDesk()),
    broken: async () => {
      const at = await openDesk();
      const { id, seatsAvailable } = await bookable(at);
      for (let seat = 0; seat <= seatsAvailable; seat++) {
        await at.desk.bookFlight({ flightIds: [id], passengers: [ada], ...contact }, at.caller);
      }
    },
    says: "sold_out",
  },
  "flight.past": {
    kept: () => searched({ departureDate: "2026-11-16" }),
    broken: () => searched({ departureDate: "2026-11-14" }),
    says: "date_in_past",
  },

  "hotel.order": {
    kept: hotel({}),
    broken: () => hotelSearched({ checkOutDate: "2027-03-01" }),
    says: "dates_out_of_order",
  },
  "hotel.nights": {
    kept: hotel({}),
    broken: hotel({ nights: 3, price: 60_000 }),
    says: "hotel.nights",
  },
  "hotel.stars": { kept: hotel({}), broken: hotel({ starRating: 6 }), says: "hotel.stars" },
  "hotel.guests": { kept: hotel({}), broken: hotel({ guestCount: 0 }), says: "hotel.guests" },
  "hotel.price": { kept: hotel({}), broken: hotel({ price: 79_999 }), says: "hotel.price" },
  "hotel.past": {
    kept: () => hotelSearched({ checkInDate: "2026-11-15", checkOutDate: "2026-11-16" }),
    broken: () => hotelSearched({ checkInDate: "2026-11-14" }),
    says: "date_in_past",
  },

  "car.order": {
    kept: car({}),
    broken: () => carSearched({ dropoffDate: "2027-03-01T12:00:00" }),
    says: "dates_out_of_order",
  },
  "car.days": {
    kept: car({}),
    broken: car({ rentalDays: 5, totalPrice: 30_000 }),
    says: "car.days",
  },
  "car.price": { kept: car({}), broken: car({ totalPrice: 24_001 }), says: "car.price" },
  "car.past": {
    kept: () => carSearched({}),
    broken: () => carSearched({ pickupDate: "2026-11-15T03:00:00" }),
    says: "date_in_past",
  },
  "car.one-way": {
    kept: car({ dropoffLocationCode: "SFO", oneWayFee: 9_000 }),
    broken: car({ dropoffLocationCode: "SFO" }),
    says: "car.one-way",
  },
  "car.pickup-place": {
    kept: rental({}),
    broken: rental({ pickupLocationCode: "SFO", pickupLocationName: "San Francisco" }),
    says: "lands at San Francisco",
  },
  "car.pickup-time": {
    kept: rental({}),
    broken: rental({ pickupDate: "2027-03-01T10:00:00-08:00" }),
    says: "before AA1 lands",
  },
  "car.dropoff-time": {
    kept: rental({}),
    broken: rental({ dropoffDate: "2027-03-05T13:00:00-08:00" }),
    says: "after AA2 leaves",
  },

  "pnr.format": {
    kept: booking({}),
    broken: async () => retrieveBooking.call({ pnr: "ABC-123" }, await toolContext()),
    says: "invalid_params",
  },
  "pnr.passengers": {
    kept: booking({}),
    broken: booking({ passengers: [] }),
    says: "pnr.passengers",
  },
  "pnr.services": {
    kept: booking({}),
    broken: booking({ flights: [], totalPrice: 0 }),
    says: "pnr.services",
  },
  "pnr.total": { kept: booking({}), broken: booking({ totalPrice: 1 }), says: "pnr.total" },
  "pnr.ledger": {
    kept: booking(PAID),
    broken: booking({ ...PAID, ledger: PAID.ledger.slice(0, 1) }),
    says: "pnr.ledger",
  },
  "pnr.contact": {
    kept: async () => booked(await openDesk()),
    broken: async () => {
      const at = await openDesk();
      const { id } = await bookable(at);
      await at.desk.bookFlight({ flightIds: [id], passengers: [ada] }, at.caller);
    },
    says: "contact_required",
  },
  "pnr.cancelled": {
    kept: () =>
      withStay([
        { firstName: "Ada", lastName: "Lovelace" },
        { firstName: "Grace", lastName: "Hopper" },
      ]),
    broken: async () => {
      const at = await openDesk();
      const { pnr } = await booked(at);
      await at.desk.cancelBooking({ pnr }, at.caller);
      const { items } = await at.desk.searchHotels(
        {
          cityCode: "LAX",
          checkInDate: "2027-03-02",
          checkOutDate: "2027-03-05",
          guests: 1,
          limit: 1,
        },
        at.caller,
      );
      await at.desk.bookHotel(
        { hotelId: items[0]?.id ?? "", existingPnr: pnr, guests: [ada] },
        at.caller,
      );
    },
    says: "booking_cancelled",
  },
  "pnr.states": {
    kept: async () => {
      const at = await openDesk();
      const { pnr, status } = await booked(at);
      expect(status).toBe("confirmed");
      expect((await at.desk.cancelBooking({ pnr }, at.caller)).status).toBe("cancelled");
    },
    broken: async () => {
      const at = await openDesk();
      const { pnr } = await booked(at);
      await at.desk.cancelBooking({ pnr }, at.caller);
      await at.desk.cancelBooking({ pnr }, at.caller);
    },
    says: "booking_cancelled",
  },
  "pnr.connected": {
    kept: () => checkItinerary([sampleReturn, sampleFlight], cityOf).warnings,
    broken: () => checkItinerary([sampleFlight, { ...sampleFlight, id: "again" }], cityOf),
    says: "flights_overlap",
  },
  "pnr.open-jaw": {
    kept: () => checkItinerary(trip, cityOf).warnings,
    broken: () =>
      checkItinerary([sampleFlight, { ...sampleReturn, originCode: "SFO" }], cityOf).warnings,
    says: "Open jaw",
  },

  "trip.hotel-overlap": {
    kept: stay({}),
    broken: stay({ cityCode: "SAN", checkInDate: "2027-03-08", checkOutDate: "2027-03-10" }),
    says: "hotel_outside_trip",
  },
  "trip.hotel-from": {
    kept: stay({}),
    broken: stay({ checkInDate: "2027-02-28" }),
    says: "hotel_before_arrival",
  },
  "trip.hotel-to": {
    kept: stay({}),
    broken: stay({ checkOutDate: "2027-03-06" }),
    says: "hotel_after_departure",
  },
  "trip.hotel-place": {
    kept: stay({}),
    broken: stay({ cityCode: "SAN", cityName: "San Diego" }),
    says: "goes to San Diego",
  },
  "trip.car-overlap": {
    kept: rental({}),
    broken: rental({
      pickupLocationCode: "SAN",
      dropoffLocationCode: "SAN",
      pickupDate: "2028-02-25T10:00:00-08:00",
      dropoffDate: "2028-02-27T10:00:00-08:00",
    }),
    says: "car_outside_trip",
  },
  "trip.car-from": {
    kept: rental({}),
    broken: rental({ pickupDate: "2027-02-28T12:00:00-08:00" }),
    says: "car_before_arrival",
  },
  "trip.car-to": {
    kept: rental({}),
    broken: rental({ dropoffDate: "2027-03-06T10:00:00-08:00" }),
    says: "car_after_departure",
  },
  "trip.people": {
    kept: () =>
      withStay([
        { firstName: "ADA", lastName: "Lovelace" },
        { firstName: "Grace", lastName: "Hopper" },
      ]),
    broken: () => withStay([{ firstName: "Alan", lastName: "Turing" }]),
    says: "not_a_passenger",
  },
  "trip.driver": {
    kept: () => withDriver("adult"),
    broken: () => withDriver("child"),
    says: "driver_not_adult",
  },
  "trip.guest-count": {
    kept: () =>
      withStay([
        { firstName: "Ada", lastName: "Lovelace" },
        { firstName: "Grace", lastName: "Hopper" },
      ]),
    broken: () => withStay([{ firstName: "Ada", lastName: "Lovelace" }]),
    says: "1 of 2 passengers",
  },
  "trip.positive": { kept: flight({}), broken: flight({ price: 320.5 }), says: "trip.positive" },

  "party.adult": {
    kept: () => checkParty({ adults: 1, children: 1, infants: 0 }, "passengers"),
    broken: () => checkParty({ adults: 0, children: 1, infants: 0 }, "passengers"),
    says: "no_adult",
  },
  "party.laps": {
    kept: () => checkParty({ adults: 2, children: 0, infants: 2 }, "passengers"),
    broken: () => checkParty({ adults: 1, children: 0, infants: 2 }, "passengers"),
    says: "too_many_infants",
  },
  "party.size": {
    kept: () => checkParty({ adults: 9, children: 0, infants: 9 }, "passengers"),
    broken: () => checkParty({ adults: 9, children: 1, infants: 0 }, "passengers"),
    says: "party_too_large",
  },
};

test("a party that is refused hears how many it is, and the limit", () => {
  const refused = (party: Party) => () => checkParty(party, "passengers");
  expect(refused({ adults: 9, children: 1, infants: 0 })).toThrow(
    "passengers needs 10 seats, and a booking holds at most 9",
  );
  expect(refused({ adults: 1, children: 0, infants: 2 })).toThrow(
    "passengers has 2 infants for 1 adult: each infant needs an adult of its own",
  );
});

/** What a case found, in words. */
async function findings(run: () => Finding): Promise<string[]> {
  try {
    const found = await run();
    return Array.isArray(found) ? found.map(String) : [];
  } catch (error) {
    if (error instanceof TravelError) return [error.details.reason];
    throw error;
  }
}

describe("the rules of the desk", () => {
  test("each has a case that keeps it and a case that breaks it", () => {
    expect(Object.keys(cases).sort()).toEqual(Object.keys(RULES).sort());
  });

  describe.each(Object.entries(cases))("%s", (id, { kept, broken, says }) => {
    test("what keeps it passes", async () => {
      expect(await findings(kept)).toEqual([]);
    });

    test(`what breaks it is told: ${says}`, async () => {
      const found = await findings(broken);
      expect(
        found.some((finding) => finding.includes(says)),
        `${id}: ${found}`,
      ).toBe(true);
    });
  });
});

test("a birth too long ago is a wrong date, not a wrong type", () => {
  expect(() => checkBirth("1850-01-01", "adult", DAYS, "f")).toThrow(
    "f '1850-01-01' is too long ago",
  );
});

test("a stay where an open jaw leaves from is on the way, until the flight leaves", () => {
  const back = { ...sampleReturn, originCode: "SFO" };
  const inTown = (change: object) =>
    checkHotelAgainstFlights(
      { ...sampleHotel, cityCode: "SFO", cityName: "San Francisco", ...change },
      [sampleFlight, back],
      cityOf,
    );
  expect(inTown({})).toEqual([]);
  const late = { checkOutDate: "2027-12-31" };
  expect(() => inTown(late)).toThrow("is after");
});

test("a wrong city is not called a wrong airport", async () => {
  await expect(hotelSearched({ cityCode: "QQQ" })).rejects.toThrow(
    "cityCode: QQQ is not a city or airport code",
  );
});
