import type { Pnr } from "../../src/domain/contracts/gds/bookings.ts";
import type { FlightJourney } from "../../src/domain/contracts/gds/flights.ts";
import type { FoundHotel } from "../../src/domain/contracts/gds/hotels.ts";
import { TravelError } from "../../src/domain/errors.ts";
import { rateCodeOf } from "../../src/domain/rules/stay-terms.ts";
import { BOOKING } from "../../src/stores/records.ts";
import { findAirline } from "../../src/world/airlines/airlines.ts";
import type { TestDesk } from "./desk.ts";

export const DAY_MS = 86_400_000;
export const ADA = { type: "adult", firstName: "Ada", lastName: "Lovelace" } as const;
export const CONTACT = { contactEmail: "ada@example.com" };

/** Flights JFK–LAX that can be had, or others. */
export async function flightsFor(at: TestDesk, change: object = {}): Promise<FlightJourney[]> {
  const { items } = await at.desk.searchFlights(
    {
      origin: "JFK",
      destination: "LAX",
      departureDate: "2027-03-01",
      party: { adults: 1, children: 0, infants: 0 },
      cabin: "economy",
      limit: 50,
      ...change,
    },
    at.caller,
  );
  return items.filter(({ status }) => status === "available");
}

export async function firstFlight(at: TestDesk, change: object = {}): Promise<FlightJourney> {
  const [first] = await flightsFor(at, change);
  if (!first) throw new Error("no flights");
  return first;
}

/** The first that an airline holds without payment. */
export async function holdableFlight(at: TestDesk, change: object = {}): Promise<FlightJourney> {
  const flights = await flightsFor(at, change);
  const found = flights.find(
    ({ airlineCode, stops }) => stops === 0 && findAirline(airlineCode)?.kind !== "low_cost",
  );
  if (!found) throw new Error("no flight to hold");
  return found;
}

export async function bookOne(at: TestDesk, change: object = {}, search: object = {}) {
  const { id } = await ("hold" in change ? holdableFlight : firstFlight)(at, search);
  return at.desk.bookFlight(
    { flightIds: [id], passengers: [ADA], ...CONTACT, ...change },
    at.caller,
  );
}

export async function addStay(at: TestDesk, pnr: string, rateCode = "BAR") {
  const { items } = await at.desk.searchHotels(
    {
      cityCode: "LAX",
      checkInDate: "2027-03-02",
      checkOutDate: "2027-03-05",
      guests: 1,
      limit: 50,
    },
    at.caller,
  );
  const stay = items
    .filter(({ status }) => status === "available")
    .flatMap(ratesOf)
    .find((rate) => rate.rateCode === rateCode);
  if (!stay) throw new Error(`no ${rateCode} rate`);
  const guests = [{ firstName: "Ada", lastName: "Lovelace" }];
  return at.desk.bookHotel({ hotelId: stay.id, existingPnr: pnr, guests }, at.caller);
}

/** All rates of a hotel that was found, each with the id that books it. */
export function ratesOf(hotel: FoundHotel) {
  const { rate: first, moreRates = [] } = hotel;
  const { id, rateCode, price } = hotel;
  return [
    { id, rateCode, price },
    ...moreRates.map(({ rate, price }) => ({
      id: id.replace(first, rate),
      rateCode: rateCodeOf(rate),
      price,
    })),
  ];
}

/** The reason that a call was refused for. */
export async function reasonOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return "nothing was refused";
  } catch (error) {
    if (error instanceof TravelError) return error.details.reason;
    throw error;
  }
}

/** A booking whose fare was rewritten in the store: the world decides which fares there are. */
export async function bookedWith(
  at: TestDesk,
  fare: object,
  change: object = {},
  search: object = {},
): Promise<Pnr> {
  const made = await bookOne(at, change, search);
  const stored = await at.store.records.get(BOOKING, made.pnr);
  if (!stored) throw new Error("not stored");
  const record = JSON.parse(stored.document);
  const { part, brand, checkedBags, carryOnBags } = record.booking.fares[0];
  record.booking.fares = [{ part, brand, checkedBags, carryOnBags, ...fare }];
  const { version, ...rest } = stored;
  const document = JSON.stringify(record);
  await at.store.records.write({ ...rest, expectedVersion: version, document });
  return made;
}
