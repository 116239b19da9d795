import type { CatalogueText } from "../../domain/catalogue.ts";
import type { Pnr } from "../../domain/contracts/gds/bookings.ts";
import { defined } from "../../domain/defined.ts";
import { keptBy } from "../../domain/rules/ledger.ts";
import { localDate } from "../../domain/rules/stays.ts";
import type { Places } from "../../suppliers/types.ts";

/** A booking in a list. */
export interface BookingSummary {
  readonly pnr: string;
  readonly status: Pnr["status"];
  /** Unix milliseconds. */
  readonly createdAt: number;
  readonly passengers: readonly string[];
  readonly route: string;
  /** USD cents. */
  readonly totalPrice: number;
  /** USD cents paid on top: fees, and what is kept for parts that were given up. */
  readonly kept?: number;
  /** The day on which the journey begins, there. */
  readonly firstDate?: string;
}

/** Where a code of a booking is. */
export interface BookedPlace {
  readonly name: string;
  readonly city: string;
  /** The city as each language calls it, where the catalogue says. */
  readonly cities?: CatalogueText;
  readonly lat: number;
  readonly lon: number;
}

export function summaryOf(booking: Pnr): BookingSummary {
  const { pnr, status, createdAt, passengers, totalPrice } = booking;
  const kept = keptBy(booking.ledger ?? []);
  const [firstDate] = datesOf(booking).toSorted();
  return {
    pnr,
    status,
    createdAt,
    passengers: passengers.map(fullName),
    route: routeOf(booking),
    totalPrice,
    ...(kept > 0 && { kept }),
    ...(firstDate !== undefined && { firstDate }),
  };
}

/** USD cents that a booking is worth: what is booked, and what is kept of it, also once it is cancelled. */
export function worthOf({ status, totalPrice, kept = 0 }: BookingSummary): number {
  return (status === "cancelled" ? 0 : totalPrice) + kept;
}

export function placesOf(
  booking: Pnr,
  places: Places,
  names: ReadonlyMap<string, CatalogueText>,
): Readonly<Record<string, BookedPlace>> {
  const found: Record<string, BookedPlace> = {};
  for (const code of codesOf(booking)) {
    const place = places.find(code);
    if (!place) continue;
    const { name, cityName, cityCode, lat, lon } = place;
    found[code] = { name, city: cityName, lat, lon, ...defined({ cities: names.get(cityCode) }) };
  }
  return found;
}

/** What a search for a booking looks at: reference, people, contacts, places and cities. */
export function textsOf(booking: Pnr): readonly (string | undefined)[] {
  const { pnr, passengers, flights, hotels, cars, contactEmail, contactPhone } = booking;
  return [
    ...[pnr, contactEmail, contactPhone],
    ...passengers.map(fullName),
    ...flights.flatMap((flight) => [
      ...[flight.flightNumber, flight.originCode, flight.originName],
      ...[flight.destinationCode, flight.destinationName],
    ]),
    ...hotels.flatMap(({ hotelName, cityCode, cityName }) => [hotelName, cityCode, cityName]),
    ...cars.flatMap((car) => [
      ...[car.pickupLocationCode, car.pickupLocationName],
      ...[car.dropoffLocationCode, car.dropoffLocationName],
    ]),
  ];
}

export function codesOf({ flights, hotels, cars }: Pnr): ReadonlySet<string> {
  return new Set([
    ...flights.flatMap(({ originCode, destinationCode }) => [originCode, destinationCode]),
    ...hotels.map(({ cityCode }) => cityCode),
    ...cars.flatMap((car) => [car.pickupLocationCode, car.dropoffLocationCode]),
  ]);
}

/** JFK → LHR → JFK; without flights, the places of stays and rentals. */
function routeOf({ flights, hotels, cars }: Pnr): string {
  if (flights.length === 0) {
    const stops = [
      ...hotels.map(({ cityName }) => cityName),
      ...cars.map(({ pickupLocationName }) => pickupLocationName),
    ];
    return [...new Set(stops)].join(", ");
  }
  const stops: string[] = [];
  for (const { originCode, destinationCode } of flights) {
    if (stops.at(-1) !== originCode) stops.push(originCode);
    stops.push(destinationCode);
  }
  return stops.join(" → ");
}

/** The last day of the journey, there; absent for a booking without parts. */
export function lastDateOf({ flights, hotels, cars }: Pnr): string | undefined {
  return [
    ...flights.map(({ arrivalTime }) => localDate(arrivalTime)),
    ...hotels.map(({ checkOutDate }) => checkOutDate),
    ...cars.map(({ dropoffDate }) => localDate(dropoffDate)),
  ]
    .toSorted()
    .at(-1);
}

function datesOf({ flights, hotels, cars }: Pnr): readonly string[] {
  return [
    ...flights.map(({ departureTime }) => localDate(departureTime)),
    ...hotels.map(({ checkInDate }) => checkInDate),
    ...cars.map(({ pickupDate }) => localDate(pickupDate)),
  ];
}

function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`;
}
