import { type JsonObject, objectsIn, textOf } from "../../../console/src/answers/read-json.ts";
import { CHECK_IN, CHECK_OUT } from "../../../src/domain/rules/stay-hours.ts";
import { bedlessNights } from "../../../src/services/itinerary/beds.ts";

/** Something that happens on a trip. `at` is the local clock there. */
export interface Stop {
  readonly kind: "flight" | "checkIn" | "checkOut" | "pickUp" | "dropOff";
  readonly at: string;
  readonly instant: number;
  readonly part: JsonObject;
  /** The flight before, where this one goes on from it. */
  readonly after?: JsonObject;
  /** Nights before it for which no bed is booked. */
  readonly bedless?: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

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
    const opens = Date.parse(`${from}T00:00:00${zone}`) + CHECK_IN * MINUTE;
    const landed = arrival ? Date.parse(arrival) + MINUTE : opens;
    const leaves = flights
      .map((flight) => textOf(flight["departureTime"]))
      .find((at) => at.startsWith(to));
    const closes = Date.parse(`${to}T00:00:00${zone}`) + CHECK_OUT * MINUTE;
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
  return withNights(joined(stops.sort((a, b) => a.instant - b.instant)));
}

/** Every stop with what it has to do with the one before that still stands. */
function joined(stops: readonly Stop[]): readonly Stop[] {
  let before: Stop | undefined;
  return stops.map((stop) => {
    if (isCancelled(stop.part) || stop.kind === "pickUp" || stop.kind === "dropOff") return stop;
    const landed = before?.kind === "flight" ? before.part : undefined;
    before = stop;
    if (landed === undefined || stop.kind !== "flight") return stop;
    const ground = stop.instant - Date.parse(textOf(landed["arrivalTime"]));
    const goesOn = landed["destinationCode"] === stop.part["originCode"];
    return goesOn && ground >= 0 && ground < DAY ? { ...stop, after: landed } : stop;
  });
}

/** As the itinerary that travellers are handed counts them. */
function withNights(stops: readonly Stop[]): readonly Stop[] {
  const parts = stops.map(({ part }) => part);
  const counted = stops.map(({ kind, part: own }, part) => ({
    kind,
    part,
    ...(isCancelled(own) && { cancelled: true as const }),
  }));
  const nights = bedlessNights(
    counted,
    {
      flights: parts.map((part) => ({
        originCode: textOf(part["originCode"]),
        destinationCode: textOf(part["destinationCode"]),
        departureTime: textOf(part["departureTime"]),
        arrivalTime: textOf(part["arrivalTime"]),
      })),
      hotels: parts.map((part) => ({
        cityCode: textOf(part["cityCode"]),
        checkInDate: textOf(part["checkInDate"]),
        checkOutDate: textOf(part["checkOutDate"]),
      })),
    },
    cityBy(stops),
  );
  return stops.map((stop, index) => {
    const one = counted[index];
    const bedless = one && nights.get(one);
    return bedless === undefined ? stop : { ...stop, bedless };
  });
}

/** The city of an airport: that of the stay which its flights bring guests to, as bookings name no other. */
function cityBy(stops: readonly Stop[]): (code: string) => string {
  const cities = new Map<string, string>();
  let landed = "";
  for (const { kind, part } of stops) {
    if (kind === "flight") landed = textOf(part["destinationCode"]);
    const isFirst = kind === "checkIn" && landed !== "" && !cities.has(landed);
    if (isFirst) cities.set(landed, textOf(part["cityCode"]));
  }
  return (code) => cities.get(code) ?? code;
}

export function isCancelled(part: JsonObject): boolean {
  return part["status"] === "cancelled" || part["bookingStatus"] === "cancelled";
}
