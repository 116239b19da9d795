import type { Pnr } from "../../domain/contracts/gds/bookings.ts";

/** Something on a booking, in words of no language: its name, and when it begins there. */
export interface MovedThing {
  readonly name: string;
  readonly at?: string;
}

const KINDS = ["flight", "stay", "car", "bag", "seat", "person", "contact"] as const;

/** What a change did to one thing: there is only `is` of what was added, and only `was` of what was given up. */
export interface Move {
  readonly kind: (typeof KINDS)[number];
  readonly was?: MovedThing;
  readonly is?: MovedThing;
}

/** What a change did that names no person. */
export function isOfTrip({ kind }: Move): boolean {
  return kind !== "person" && kind !== "contact";
}

/** What differs between a booking and the same booking after a change. */
export function movesOf(before: Pnr, after: Pnr): readonly Move[] {
  const [was, is] = [thingsOf(before), thingsOf(after)];
  return KINDS.flatMap((kind) =>
    [...new Set([...was[kind].keys(), ...is[kind].keys()])].flatMap((key): readonly Move[] => {
      const [old, now] = [was[kind].get(key), is[kind].get(key)];
      if (old?.name === now?.name && old?.at === now?.at) return [];
      return [{ kind, ...(old && { was: old }), ...(now && { is: now }) }];
    }),
  );
}

type Things = Readonly<Record<Move["kind"], ReadonlyMap<string, MovedThing>>>;

/** All that may move, by what it is called through changes. */
function thingsOf(booking: Pnr): Things {
  const { flights, hotels, cars, extras = [], passengers, contactEmail, contactPhone } = booking;
  const ways = grouped(
    flights.filter(({ bookingStatus }) => bookingStatus !== "cancelled"),
    ({ part = "" }) => part,
  );
  const bags = grouped(
    extras.filter(({ type }) => type === "bag"),
    ({ passenger, part }) => `${passenger} ${part}`,
  );
  return {
    flight: new Map(
      [...ways].map(([part, legs]) => {
        const numbers = legs.map(({ flightNumber }) => flightNumber).join("/");
        const [first, last] = [legs[0], legs.at(-1)];
        const name = `${numbers} ${first?.originCode}–${last?.destinationCode}`;
        return [part, { name, at: minuteOf(first?.departureTime ?? "") }];
      }),
    ),
    stay: new Map(
      hotels.flatMap(({ part = "", status, hotelName, checkInDate }) =>
        status === "cancelled" ? [] : [[part, { name: hotelName, at: checkInDate }] as const],
      ),
    ),
    car: new Map(
      cars.flatMap(({ part = "", status, vehicleModel, pickupDate }) =>
        status === "cancelled"
          ? []
          : [[part, { name: vehicleModel, at: minuteOf(pickupDate) }] as const],
      ),
    ),
    bag: new Map(
      [...bags].map(([key, own]) => {
        return [key, { name: String(own.reduce((sum, { count }) => sum + count, 0)) }];
      }),
    ),
    seat: new Map(
      extras.flatMap(({ passenger, flightNumber = "", seat }) =>
        seat === undefined
          ? []
          : [[`${passenger} ${flightNumber}`, { name: `${flightNumber} ${seat}` }] as const],
      ),
    ),
    person: new Map(
      passengers.map(({ id, firstName, lastName }) => [id, { name: `${firstName} ${lastName}` }]),
    ),
    contact: new Map(
      [contactEmail, contactPhone].flatMap((name, index) =>
        name === undefined ? [] : [[String(index), { name }] as const],
      ),
    ),
  };
}

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

/** `2027-03-13T00:30`. */
function minuteOf(local: string): string {
  return local.slice(0, 16);
}
