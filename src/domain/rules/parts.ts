import type { BookedFare, Pnr } from "../contracts/gds/bookings.ts";
import type { BookedFlight } from "../contracts/gds/flights.ts";
import { MS_PER_DAY } from "../dates.ts";
import type { FareTerms } from "../fare-terms.ts";

type Parts = Pick<Pnr, "flights" | "hotels" | "cars">;

/** The flights of one journey have its id and their place in it, or its id alone. */
export function journeyOf(flightId: string): string {
  return flightId.split("/", 1)[0] ?? flightId;
}

const PARTS = ["flights", "hotels", "cars"] as const;

function isUnnamed({ part }: { readonly part?: string | undefined }): boolean {
  return part === undefined;
}

/** The parts with their names: F1 for the first journey, H1 for the first stay, C1 for the first car. */
export function namedParts<B extends Parts>(booking: B): B {
  if (!PARTS.some((list) => booking[list].some(isUnnamed))) return booking;
  const journeys = new Map<string, string>();
  const used = new Set(partsOf(booking));
  const next = (letter: string) => {
    let number = 1;
    while (used.has(`${letter}${number}`)) number++;
    used.add(`${letter}${number}`);
    return `${letter}${number}`;
  };
  return {
    ...booking,
    flights: booking.flights.map((flight) => {
      if (flight.part !== undefined) return flight;
      const journey = journeyOf(flight.id);
      const part = journeys.get(journey) ?? next("F");
      journeys.set(journey, part);
      return { ...flight, part };
    }),
    hotels: booking.hotels.map((hotel) =>
      hotel.part === undefined ? { ...hotel, part: next("H") } : hotel,
    ),
    cars: booking.cars.map((car) => (car.part === undefined ? { ...car, part: next("C") } : car)),
  };
}

/** True of a flight that is still booked. */
export function isLiving({ bookingStatus }: BookedFlight): boolean {
  return bookingStatus !== "cancelled";
}

/** The flights that are still booked. */
export function livingFlights({ flights }: Pick<Pnr, "flights">): BookedFlight[] {
  return flights.filter(isLiving);
}

export function partsOf({ flights, hotels, cars }: Parts): string[] {
  const parts = new Set<string>();
  for (const list of [flights, hotels, cars]) {
    for (const { part } of list) if (part !== undefined) parts.add(part);
  }
  return [...parts];
}

/** The number of the ticket that a part is on. */
export function ticketOf({ flights }: Pick<Pnr, "flights">, part: string): number {
  return flights.find((flight) => flight.part === part)?.ticket ?? 1;
}

/** What a fare allows, as a booking keeps it. */
export function bookedFare(part: string, terms: FareTerms): BookedFare {
  const { name, checkedBags, checkedKg, carryOnBags, change, refund, bagFee, seatFee, tax } = terms;
  return {
    part,
    brand: name,
    checkedBags,
    ...(checkedBags > 0 && { checkedKg }),
    carryOnBags,
    ...(change.allowed && { changeFee: change.penalty ?? 0 }),
    ...(refund.allowed && {
      refundFee: refund.penalty ?? 0,
      refundAs: refund.credit ? "credit" : "refund",
    }),
    ...(refund.taxBack && { taxBack: tax }),
    bagFee,
    ...(seatFee > 0 && { seatFee }),
  };
}

/** True once everything of a booking that was not given up lies before an instant (Unix milliseconds). */
export function isPast({ flights, hotels, cars }: Parts, now: number): boolean {
  const ends = [
    ...livingFlights({ flights }).map(({ arrivalTime }) => Date.parse(arrivalTime)),
    ...hotels.flatMap(({ status, checkOutDate }) =>
      status === "cancelled" ? [] : [Date.parse(checkOutDate) + MS_PER_DAY],
    ),
    ...cars.flatMap(({ status, dropoffDate }) =>
      status === "cancelled" ? [] : [Date.parse(dropoffDate)],
    ),
  ];
  return ends.length > 0 && ends.every((end) => end < now);
}
