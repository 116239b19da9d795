import { type JsonObject, objectsIn, textOf } from "../../../console/src/answers/read-json.ts";
import { daysLater } from "../../../console/src/format/days-later.ts";

/** Something that happens on a trip. `at` is the local clock there. */
export interface Stop {
  readonly kind: "flight" | "checkIn" | "checkOut" | "pickUp" | "dropOff";
  readonly at: string;
  readonly instant: number;
  readonly part: JsonObject;
  /** The flight before, where this one goes on from it. */
  readonly after?: JsonObject;
  /** Nights between landing and this check-in for which no bed is booked. */
  readonly bedless?: number;
}

/** Hotels name days: guests come in the afternoon, and leave before noon. */
const CHECK_IN = "T15:00:00";
const CHECK_OUT = "T11:00:00";
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Those who land before this hour would have slept there. */
const NIGHT_ENDS = 5;

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
  return joined(stops.sort((a, b) => a.instant - b.instant));
}

/** Every stop with what it has to do with the one before that still stands. */
function joined(stops: readonly Stop[]): readonly Stop[] {
  let before: Stop | undefined;
  return stops.map((stop) => {
    if (isCancelled(stop.part) || stop.kind === "pickUp" || stop.kind === "dropOff") return stop;
    const landed = before?.kind === "flight" ? before.part : undefined;
    before = stop;
    if (landed === undefined || stop.kind === "checkOut") return stop;
    const arrival = textOf(landed["arrivalTime"]);
    if (stop.kind === "checkIn") {
      const early = Number(arrival.slice(11, 13)) < NIGHT_ENDS ? 1 : 0;
      const bedless = daysLater(arrival, stop.at) + early;
      return bedless > 0 ? { ...stop, bedless } : stop;
    }
    const ground = stop.instant - Date.parse(arrival);
    const goesOn = landed["destinationCode"] === stop.part["originCode"];
    return goesOn && ground >= 0 && ground < DAY ? { ...stop, after: landed } : stop;
  });
}

export function isCancelled(part: JsonObject): boolean {
  return part["status"] === "cancelled" || part["bookingStatus"] === "cancelled";
}
