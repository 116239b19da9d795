import type { CatalogueText } from "../../../../domain/catalogue.ts";
import type { DayNumber } from "../../../../domain/dates.ts";
import type { Spot } from "../atlas/atlas.ts";
import { AT_AIRPORT_HOURS } from "../days/frame.ts";
import {
  type FlightPick,
  hourOf,
  isEasy,
  isHardFor,
  leavesAtNight,
  nightsOf,
} from "../route/flights.ts";
import { isElsewhere, type Sketch } from "../route/sketch.ts";
import type { Trip } from "../trip.ts";
import type { Wish } from "../wish/wish.ts";
import type { Remark } from "./remarks.ts";

export interface LeavesBefore {
  readonly kind: "leaves-before";
  readonly date: DayNumber;
  /** Hours of that day, below zero on the evening before it. */
  readonly airportBy: number;
  /** Those in hotels: one is spent on the plane. */
  readonly nights: number;
}

/** A nearer airport that the plan does not fly from, and the flight for which. */
export interface PassedAirport {
  readonly kind: "passed-airport";
  readonly spot: Spot;
  readonly flight: FlightPick;
  readonly town: CatalogueText;
}

/** Remarks on the ways there, between the cities and home. */
export function wayRemarks(wish: Wish, sketch: Sketch, trip: Trip): Remark[] {
  return [
    ...travelRemarks(wish, sketch),
    ...hardHours(trip),
    ...passedAirport(trip),
    ...otherAirport(trip),
  ];
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
    ...hardHome(sketch),
    ...missing.map((spot): Remark => ({ kind: "no-flights", spot })),
    ...(arrival.dayBefore && arrival.flight
      ? [
          {
            kind: "leaves-before",
            date: start - 1,
            airportBy: hourOf(arrival.flight.departs) - AT_AIRPORT_HOURS,
            nights: frame.stays.reduce((sum, { nights }) => sum + nights, 0),
          } as const,
        ]
      : []),
  ];
}

/** A way with more changes of planes than travellers like, and what would be easier. */
export interface HardWay {
  readonly kind: "hard-way";
  readonly spot: Spot;
  readonly stops: number;
  readonly easier?: Spot;
}

/** The way home, where it has more changes than travellers like; who came more easily elsewhere may leave from there. */
function hardHome({ frame: { arrival, departure, stays } }: Sketch): Remark[] {
  const flight = departure.flight;
  if (!flight || isEasy(flight)) return [];
  const [first, last] = [stays[0]?.spot, stays.at(-1)?.spot];
  const isEasier = arrival.flight && arrival.flight.stops < flight.stops && first !== last;
  return [{ kind: "hard-home", flight, ...(isEasier && first && { easier: first }) }];
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

/** Dates of a day more than the plan has are met where the flight home lands on the last of them. */
export function lengthTold(remarks: readonly Remark[], trip: Trip): readonly Remark[] {
  const { flight } = trip.frame.departure;
  const landing = trip.days.length + (flight ? nightsOf(flight) : 0);
  return remarks.filter((one) => one.kind !== "days-over-dates" || one.dated !== landing);
}

/** Hours by road to an airport that is not the nearest, of which the reason is owed. */
const LONG_TO_AIRPORT = 4;

function passedAirport({ frame: { departure, stays } }: Trip): Remark[] {
  const spot = stays.at(-1)?.spot;
  const { passed, town, hours } = departure;
  if (!spot || !passed || !town || hours < LONG_TO_AIRPORT) return [];
  return [{ kind: "passed-airport", spot, flight: passed, town }];
}

/** Home again at another airport than the one the trip began at, where the car may stand. */
function otherAirport({ frame: { arrival, departure } }: Trip): Remark[] {
  const [left, back] = [arrival.flight?.from, departure.flight?.to];
  return left && back && left !== back ? [{ kind: "other-airport", left, back }] : [];
}
