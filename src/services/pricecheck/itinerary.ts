import type { TripRequest } from "../../domain/contracts/pricecheck/check.ts";
import { formatDuration, isoDate } from "../../domain/dates.ts";
import { TravelError } from "../../domain/errors.ts";
import type { TripShape } from "../../domain/tickets.ts";
import type { FareFlight } from "../../suppliers/fare-sources.ts";
import { checkConnection } from "./connections.ts";
import type { PriceCheckDeps } from "./deps.ts";
import { fieldAt, refusal, type Spot, spotName } from "./refusal.ts";
import { readSegment } from "./segment.ts";

const MOST_LEGS = 6;
const MOST_SEGMENTS = 6;
const MS_PER_MINUTE = 60_000;

/** Flights that can be flown in this order. */
export interface Itinerary {
  readonly legs: readonly (readonly FareFlight[])[];
  readonly shape: TripShape;
}

/** Checks every flight, then every change between them, then the order of legs. */
export function readItinerary(
  deps: Pick<PriceCheckDeps, "places" | "facts">,
  trip: TripRequest,
  nowMs: number,
  note: (text: string) => void,
): Itinerary {
  checkCounts(trip);
  const legs = trip.legs.map(({ segments }, leg) =>
    segments.map((one, segment) => readSegment(deps, one, { leg, segment }, note)),
  );
  for (const [leg, flights] of legs.entries()) {
    for (const [segment, flight] of flights.entries()) {
      refusePast(deps, flight, { leg, segment }, nowMs);
      const before = flights[segment - 1];
      if (before) checkConnection(deps, { before, after: flight, spot: { leg, segment } }, note);
    }
    checkOrder(legs[leg - 1], flights, leg);
  }
  const cityOf = (code: string) => deps.places.find(code)?.cityCode ?? code;
  return { legs, shape: shapeOf(legs, cityOf) };
}

function checkCounts({ legs }: TripRequest): void {
  if (legs.length === 0 || legs.length > MOST_LEGS) {
    throw wrongCount("trip.legs", legs.length, "legs", MOST_LEGS);
  }
  for (const [index, { segments }] of legs.entries()) {
    if (segments.length > 0 && segments.length <= MOST_SEGMENTS) continue;
    throw wrongCount(`trip.legs[${index}].segments`, segments.length, "segments", MOST_SEGMENTS);
  }
}

function wrongCount(field: string, count: number, what: string, most: number): TravelError {
  return new TravelError(
    "invalid",
    count === 0 ? `${field} is empty` : `${field} has ${count} ${what}`,
    {
      reason: count === 0 ? `no_${what}` : `too_many_${what}`,
      field,
      value: count,
      hint: `Give 1 to ${most} ${what}: a leg is one way, a segment one flight of it.`,
    },
  );
}

/** By the calendar and the clock of the airport it leaves from. */
function refusePast(
  { places }: Pick<PriceCheckDeps, "places">,
  flight: FareFlight,
  spot: Spot,
  nowMs: number,
): void {
  const now = Math.floor(nowMs / MS_PER_MINUTE);
  const place = places.find(flight.from);
  if (!place || flight.departure >= now) return;
  const today = places.dateAt(place, now);
  const date = isoDate(flight.day);
  if (flight.day >= today) {
    throw new TravelError(
      "rule",
      `The flight in ${spotName(spot)} left at ${flight.departureTime} today`,
      {
        reason: "flight_has_left",
        field: fieldAt(spot, "departureTime"),
        value: flight.departureTime,
        hint: `That was ${formatDuration(now - flight.departure)} ago in ${place.cityName}: give a flight that has not left yet.`,
      },
    );
  }
  throw new TravelError("rule", `The departure date ${date} in ${spotName(spot)} is in the past`, {
    reason: "date_in_past",
    field: fieldAt(spot, "departureDate"),
    value: date,
    hint: `Today is ${isoDate(today)} in ${place.cityName}: give a flight that has not left yet.`,
  });
}

function checkOrder(
  before: readonly FareFlight[] | undefined,
  flights: readonly FareFlight[],
  leg: number,
): void {
  const landed = before?.at(-1);
  const first = flights[0];
  if (!landed || !first || first.departure >= landed.arrival) return;
  throw refusal(
    { leg, segment: 0 },
    {
      field: "departureDate",
      value: isoDate(first.day),
      problem: `with departureTime ${first.departureTime} is before leg ${leg} ends (${landed.airline}${landed.number} lands at ${landed.to} later)`,
      reason: "legs_out_of_order",
      hint: "Put the legs in the order in which they are flown, or correct the date.",
    },
  );
}

/** What kind of trip the legs make, by the cities at their ends. */
function shapeOf(
  legs: readonly (readonly FareFlight[])[],
  cityOf: (airport: string) => string,
): TripShape {
  if (legs.length === 1) return "one_way";
  const [out = [], back = []] = legs;
  const [outFrom, outTo, backFrom, backTo] = [
    out[0]?.from,
    out.at(-1)?.to,
    back[0]?.from,
    back.at(-1)?.to,
  ].map((code) => cityOf(code ?? ""));
  if (legs.length > 2) return "multi_city";
  const fromThere = outTo === backFrom;
  const home = outFrom === backTo;
  if (fromThere && home) return "round_trip";
  return fromThere || home ? "open_jaw" : "multi_city";
}

/** `MXP–SYD return`, `LHR–JFK, BOS–LHR`. */
export function tripName(legs: readonly (readonly FareFlight[])[], shape: TripShape): string {
  const ways = legs.map((leg) => `${leg[0]?.from}–${leg.at(-1)?.to}`);
  return shape === "round_trip" ? `${ways[0]} return` : ways.join(", ");
}
