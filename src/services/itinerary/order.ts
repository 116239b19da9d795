import type { Pnr } from "../../domain/contracts/gds/bookings.ts";
import type { BookedFlight } from "../../domain/contracts/gds/flights.ts";
import {
  isoDateTime,
  MINUTES_PER_DAY,
  type Minutes,
  parseIsoDate,
  parseIsoDateTime,
} from "../../domain/dates.ts";
import { distanceKm } from "../../domain/geo.ts";
import { CHECK_IN, CHECK_OUT } from "../../domain/rules/stay-hours.ts";
import type { Places } from "../../suppliers/types.ts";
import { bedlessNights } from "./beds.ts";

/** In the order in which stops of one instant follow each other. */
const KINDS = ["checkOut", "dropOff", "flight", "pickUp", "checkIn"] as const;

/** What does not fit together, said at the later of the two stops. */
export type Conflict = "overlap" | "other_airport" | "other_city" | "before_landing";

/** One thing that happens on a trip. */
export interface ItineraryStop {
  readonly kind: (typeof KINDS)[number];
  /** Local date and time with the offset there; of a stay, the day is what counts. */
  readonly at: string;
  /** Which of the booking's flights, hotels or cars it is. */
  readonly part: number;
  readonly cancelled?: true;
  /** Minutes on the ground since the flight before, where that is a change of planes. */
  readonly layover?: number;
  /** Nights right before it for which no bed is booked. */
  readonly bedless?: number;
  readonly conflicts?: readonly Conflict[];
}

interface Placed extends ItineraryStop {
  readonly instant: Minutes;
}

/** A longer time on the ground is a stay, not a change of planes. */
const LONGEST_LAYOVER: Minutes = MINUTES_PER_DAY;
/** A guest who lands in the night after the check-in day still comes for that night. */
const LATEST_CHECK_IN: Minutes = 36 * 60;

/**
 * Everything on a booking in the order in which it happens. Stops are compared as instants: a local
 * clock that was moved across the date line or the end of summer time says nothing about order.
 */
export function itineraryOf(
  booking: Pick<Pnr, "status" | "flights" | "hotels" | "cars">,
  places: Places,
): readonly ItineraryStop[] {
  // Of a booking that is cancelled as a whole, saying so with every stop would be noise.
  const isWhole = booking.status === "cancelled";
  const marked = (off: boolean) => (off && !isWhole ? { cancelled: true as const } : {});
  const flights = booking.flights.map((flight, part) => ({ flight, part }));
  const flown = flights.flatMap(({ flight }) => (isOff(flight) ? [] : [flight]));
  const cityOf = (code: string) => places.find(code)?.cityCode ?? code;

  /** The local time there, as an instant and with its offset. */
  function placed(code: string, local: Minutes): Pick<Placed, "at" | "instant"> {
    const place = places.find(code);
    const instant = place ? places.instantAt(place, local) : local;
    return { instant, at: isoDateTime(instant, local - instant) };
  }

  const stops: Placed[] = [
    ...flights.map(({ flight, part }) => ({
      kind: "flight" as const,
      part,
      at: flight.departureTime,
      instant: instantOf(flight.departureTime),
      ...marked(isOff(flight)),
    })),
    ...booking.hotels.flatMap(({ cityCode, checkInDate, checkOutDate, status }, part) => {
      const [first, last] = [parseIsoDate(checkInDate) ?? 0, parseIsoDate(checkOutDate) ?? 0];
      const here = cityOf(cityCode);
      const from = placed(cityCode, first * MINUTES_PER_DAY + CHECK_IN);
      const until = placed(cityCode, last * MINUTES_PER_DAY + CHECK_OUT);
      const latest = placed(cityCode, first * MINUTES_PER_DAY + LATEST_CHECK_IN).instant;
      const midnight = placed(cityCode, last * MINUTES_PER_DAY).instant;
      const landing = flown
        .filter(({ destinationCode }) => cityOf(destinationCode) === here)
        .map(({ arrivalTime }) => ({ at: arrivalTime, instant: instantOf(arrivalTime) }))
        .findLast(({ instant }) => instant > from.instant && instant <= latest);
      const takeOff = flown
        .filter(({ originCode }) => cityOf(originCode) === here)
        .map(({ departureTime }) => ({ at: departureTime, instant: instantOf(departureTime) }))
        .find(({ instant }) => instant >= midnight && instant < until.instant);
      const rest = { part, ...marked(status === "cancelled") };
      return [
        { kind: "checkIn" as const, ...(landing ?? from), ...rest },
        { kind: "checkOut" as const, ...(takeOff ?? until), ...rest },
      ];
    }),
    ...booking.cars.flatMap((car, part) => {
      const rest = { part, ...marked(car.status === "cancelled") };
      return [
        { kind: "pickUp" as const, ...timed(car.pickupDate), ...rest },
        { kind: "dropOff" as const, ...timed(car.dropoffDate), ...rest },
      ];
    }),
  ];
  stops.sort(
    (a, b) =>
      a.instant - b.instant || KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || a.part - b.part,
  );

  let before: BookedFlight | undefined;
  let slept = false;
  const joined = stops.map(({ instant, ...stop }): ItineraryStop => {
    if (stop.cancelled) return stop;
    if (stop.kind !== "flight") {
      if (stop.kind === "checkIn") slept = true;
      const car = stop.kind === "pickUp" ? booking.cars[stop.part] : undefined;
      const early =
        car &&
        before &&
        cityOf(car.pickupLocationCode) === cityOf(before.destinationCode) &&
        instant < instantOf(before.arrivalTime);
      return early ? { ...stop, conflicts: ["before_landing"] } : stop;
    }
    const flight = booking.flights[stop.part];
    const last = before;
    const rested = slept;
    before = flight;
    slept = false;
    if (!last || !flight) return stop;
    const ground = instant - instantOf(last.arrivalTime);
    const sameCity = cityOf(last.destinationCode) === cityOf(flight.originCode);
    const conflicts: Conflict[] = [
      ...(ground < 0 ? (["overlap"] as const) : []),
      ...(sameCity || isByLand(last, flight, ground, places) ? [] : (["other_city"] as const)),
      ...(sameCity && last.destinationCode !== flight.originCode
        ? (["other_airport"] as const)
        : []),
    ];
    const changes = sameCity && !rested && ground >= 0 && ground < LONGEST_LAYOVER;
    return {
      ...stop,
      ...(changes && { layover: ground }),
      ...(conflicts.length > 0 && { conflicts }),
    };
  });
  const nights = bedlessNights(joined, booking, cityOf);
  return joined.map((stop) => {
    const bedless = nights.get(stop);
    return bedless === undefined ? stop : { ...stop, bedless };
  });
}

const FARTHEST_KM = 1_500;
const LAND_KM_PER_HOUR = 60;

/** An open jaw: there is land and time enough between a landing and a take-off elsewhere to go by road or rail. */
function isByLand(
  { destinationCode }: BookedFlight,
  { originCode }: BookedFlight,
  ground: Minutes,
  places: Places,
): boolean {
  const [here, there] = [places.find(destinationCode), places.find(originCode)];
  if (!here || !there || here.landmass !== there.landmass) return false;
  const km = distanceKm(here, there);
  return km <= FARTHEST_KM && ground / 60 >= km / LAND_KM_PER_HOUR;
}

function isOff({ status, bookingStatus }: BookedFlight): boolean {
  return status === "cancelled" || bookingStatus === "cancelled";
}

function timed(at: string): Pick<Placed, "at" | "instant"> {
  return { at, instant: instantOf(at) };
}

/** Minutes since 1970 of a local time with its offset. */
function instantOf(time: string): Minutes {
  const { local, offset = 0 } = parseIsoDateTime(time) ?? { local: 0 };
  return local - offset;
}
