import { type JsonObject, objectsIn, textOf } from "../../../console/src/answers/read-json.ts";

/** Something that happens on a trip. `at` is the local clock there. */
export interface Stop {
  readonly kind: "flight" | "checkIn" | "checkOut" | "pickUp" | "dropOff";
  readonly at: string;
  readonly instant: number;
  readonly part: JsonObject;
}

/** Hotels name days: guests come in the afternoon, and leave before noon. */
const CHECK_IN = "T15:00:00";
const CHECK_OUT = "T11:00:00";
const MINUTE = 60_000;

/** Everything on a booking in the order in which it happens, whatever the clocks there say. */
export function stopsOf(booking: JsonObject): readonly Stop[] {
  const flights = objectsIn(booking["flights"]);

  function stay(hotel: JsonObject): readonly Stop[] {
    const [from, to] = [textOf(hotel["checkInDate"]), textOf(hotel["checkOutDate"])];
    const arrival = flights
      .map((flight) => textOf(flight["arrivalTime"]))
      .findLast((at) => at.startsWith(from));
    // A hotel has no clock of its own on the wire: that of the flight which brings its guests.
    const zone = /[+-]\d\d:\d\d$/.exec(arrival ?? "")?.[0] ?? "Z";
    const opens = Date.parse(from + CHECK_IN + zone);
    const landed = arrival ? Date.parse(arrival) + MINUTE : opens;
    const leaves = flights
      .map((flight) => textOf(flight["departureTime"]))
      .find((at) => at.startsWith(to));
    const closes = Date.parse(to + CHECK_OUT + zone);
    const gone = leaves ? Date.parse(leaves) - MINUTE : closes;
    return [
      { kind: "checkIn", at: from, instant: Math.max(opens, landed), part: hotel },
      { kind: "checkOut", at: to, instant: Math.min(closes, gone), part: hotel },
    ];
  }

  function timed(kind: Stop["kind"], part: JsonObject, key: string): Stop {
    const at = textOf(part[key]);
    return { kind, at, instant: Date.parse(at), part };
  }

  const stops = [
    ...flights.map((flight) => timed("flight", flight, "departureTime")),
    ...objectsIn(booking["hotels"]).flatMap(stay),
    ...objectsIn(booking["cars"]).flatMap((car) => [
      timed("pickUp", car, "pickupDate"),
      timed("dropOff", car, "dropoffDate"),
    ]),
  ];
  return stops.sort((a, b) => a.instant - b.instant);
}
