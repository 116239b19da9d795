import { type FlightPick, hourOf, isEasy, isHardFor, leavesAtNight } from "./flights.ts";
import { AT_AIRPORT_HOURS } from "./frame.ts";
import type { Remark } from "./remarks.ts";
import { isElsewhere, type Sketch } from "./sketch.ts";
import type { Trip } from "./trip.ts";
import type { Wish } from "./wish.ts";

/** Remarks on the ways there, between the cities and home. */
export function wayRemarks(wish: Wish, sketch: Sketch, trip: Trip): Remark[] {
  return [...travelRemarks(wish, sketch), ...hardHours(trip), ...otherAirport(trip)];
}

function travelRemarks(wish: Wish, sketch: Sketch): Remark[] {
  const { frame, unreached, choice } = sketch;
  if (!wish.origin || !isElsewhere(wish, choice)) return [{ kind: "flights-left-out" }];
  const missing = frame.stays
    .map(({ spot }) => spot)
    .filter((spot) => unreached.some(({ slug }) => slug === spot.slug));
  const { arrival, start } = frame;
  return [
    ...hardWays(sketch),
    ...missing.map((spot): Remark => ({ kind: "no-flights", spot })),
    ...(arrival.dayBefore && arrival.flight
      ? [
          {
            kind: "leaves-before",
            date: start - 1,
            airportBy: hourOf(arrival.flight.departs) - AT_AIRPORT_HOURS,
          } as const,
        ]
      : []),
  ];
}

/** Ways by air with more changes than travellers like. */
function hardWays({ frame, choice }: Sketch): Remark[] {
  const { arrival, transfers, stays } = frame;
  const first = stays[0]?.spot;
  const ways = [...(first ? [{ to: first, flight: arrival.flight }] : []), ...transfers];
  return ways.flatMap(({ to, flight }) => {
    if (!flight || isEasy(flight)) return [];
    const easier = choice.spots.find(
      (spot) => spot !== to && spot.gateway !== to.gateway && spot.rank < to.rank,
    );
    return [
      { kind: "hard-way", spot: to, stops: flight.stops, ...(easier && { easier }) } as const,
    ];
  });
}

const MIDNIGHT = 24.25;
/** From landing to the hotel where the airport is near. */
const TO_THE_HOTEL = 1;

function hardHours({ wish, flights, frame: { arrival, departure } }: Trip): Remark[] {
  const reaches = (pick: FlightPick) => hourOf(pick.arrives) + arrival.hours + TO_THE_HOTEL;
  const isHard = (pick: FlightPick) =>
    isHardFor(wish, pick) ||
    (pick === arrival.flight && reaches(pick) > MIDNIGHT) ||
    (pick === departure.flight && leavesAtNight(pick, departure.hours));
  const hard = flights.map(({ pick }) => pick).filter(isHard);
  return hard.length > 0 ? [{ kind: "hard-hours", flights: hard }] : [];
}

/** Home again at another airport than the one the trip began at, where the car may stand. */
function otherAirport({ frame: { arrival, departure } }: Trip): Remark[] {
  const [left, back] = [arrival.flight?.from, departure.flight?.to];
  return left && back && left !== back ? [{ kind: "other-airport", left, back }] : [];
}
