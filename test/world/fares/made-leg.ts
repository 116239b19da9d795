import { instantOf, offsetAt } from "../../../src/world/places/zones.ts";
import type { FlightLeg } from "../../../src/world/timetable/leg.ts";
import { type AirlineOptions, airline, route, WIDE } from "../timetable/made.ts";

const carriers = new Map<string, FlightLeg["airline"]>();

/** A flight at noon, by hand. */
export function leg(
  code: string,
  number: number,
  from: string,
  to: string,
  day: number,
  options: AirlineOptions = {},
): FlightLeg {
  const by = carriers.get(code) ?? airline(code, options);
  carriers.set(code, by);
  const { a, b, km } = route(by, from, to, 7);
  const departure = instantOf(a.zone, day * 1440 + 720);
  const duration = 30 + Math.round(km / 14);
  const arrival = departure + duration;
  return {
    airline: by,
    number,
    from: a,
    to: b,
    departure,
    departureOffset: offsetAt(a.zone, departure),
    arrival,
    arrivalOffset: offsetAt(b.zone, arrival),
    duration,
    aircraft: WIDE,
    km,
    day,
  };
}
