import {
  clockTime,
  dayOf,
  instantOf,
  isoDate,
  MINUTES_PER_DAY,
  parseIsoDate,
  parseIsoDateTime,
} from "../../domain/dates.ts";
import type { FareTerms } from "../../domain/fare-terms.ts";
import { type Cabin, seatsNeeded } from "../../domain/travel.ts";
import type { AtlasAirline } from "../../suppliers/atlas.ts";
import type { SandboxDeps } from "./deps.ts";
import { type Journey, kilometres } from "./journey.ts";
import type { MagicRoute } from "./magic.ts";
import type { OfferRequest, Segment, Slice, SliceQuery, Stop } from "./model.ts";
import { partyOf } from "./travellers.ts";

/** The airline that exists only here: its flights are always there, and have no seats to run out of. */
export const TEST_AIRLINE: AtlasAirline = { code: "ZZ", name: "Duffel Airways", lowCost: false };
const TEST_AIRCRAFT = "Airbus A320";

const DEPARTURES = [6, 12, 18] as const;
/** What may be done with the fare of each departure. */
const CHANGES = [true, true, false] as const;
const REFUNDS = [true, false, false] as const;
const PENALTY = 4000;
const BAG_FEE = 2000;
const TAX_SHARE = 0.18;
const CABIN_TIMES: Readonly<Record<Cabin, number>> = {
  economy: 1,
  premium_economy: 1.7,
  business: 3.2,
  first: 5,
};
const CHILD_SHARE = 0.75;
const INFANT_SHARE = 0.1;
const LAYOVER = 90;
const STOP_MINUTES = 45;
/** Where the connecting and the stopping route touch down. */
const VIA: Partial<Record<MagicRoute, string>> = { connecting: "FRA", stopping: "VIE" };

/** A member of the airline's programme, at a lower price. */
const MEMBER = { airline: "ZZ", number: "1234567890", given: "amelia", family: "earhart" };
const MEMBER_SHARE = 0.9;

export function testJourneys(
  deps: SandboxDeps,
  request: OfferRequest,
  slice: SliceQuery,
  route: MagicRoute | undefined,
): Journey[] {
  if (route === "no_offers") return [];
  const soon = instantOf(request.createdAt);
  return DEPARTURES.map((hour, index) =>
    testJourney(deps, request, { ...slice, route, minuteOfDay: hour * 60, index }),
  ).filter(({ departure }) => departure > soon);
}

/** One of the test airline's departures of a day, by its place among them. */
interface TestDeparture extends SliceQuery {
  readonly route: MagicRoute | undefined;
  readonly minuteOfDay: number;
  readonly index: number;
}

function testJourney(
  deps: SandboxDeps,
  request: OfferRequest,
  { origin, destination, date, route, minuteOfDay, index }: TestDeparture,
): Journey {
  const cabin = request.cabin ?? "economy";
  const from = airportOf(deps, origin);
  const to = airportOf(deps, destination);
  const via = route && VIA[route];
  const local = (parseIsoDate(date) ?? 0) * MINUTES_PER_DAY + minuteOfDay;
  const departure = instantAt(deps, from, local);
  const number = String(100 + index * 7);
  const bags = route === "no_baggages" ? {} : { bags: { checked: 1, carryOn: 1 } };
  const fly = (
    flight: Pick<Segment, "origin" | "destination" | "number">,
    leave: number,
    stops: Stop[] = [],
  ) => segment(deps, { ...flight, stops, cabin, ...bags }, leave);

  const segments: Segment[] = [];
  if (route === "connecting" && via !== undefined) {
    const first = fly({ origin: from, destination: via, number }, departure);
    const onward = { origin: via, destination: to, number: `${number}1` };
    segments.push(first, fly(onward, departure + first.minutes + LAYOVER));
  } else {
    const stops = via === undefined ? [] : [stopAt(deps, from, via, departure)];
    segments.push(fly({ origin: from, destination: to, number }, departure, stops));
  }
  const last = segments.at(-1);
  const minutes =
    segments.reduce((sum, one) => sum + one.minutes, 0) + LAYOVER * (segments.length - 1);
  const km = segments.reduce((sum, one) => sum + one.km, 0);
  const price = priceOf(request, cabin, km, index);
  const change = CHANGES[index] ? { allowed: true, penalty: PENALTY } : { allowed: false };
  const refund = REFUNDS[index] ? { allowed: true, penalty: PENALTY } : { allowed: false };
  const tax = Math.round(price * TAX_SHARE);
  const terms: FareTerms = {
    brand: index === 0 ? "flex" : index === 1 ? "standard" : "light",
    name: index === 0 ? "Flexible" : index === 1 ? "Standard" : "Basic",
    checkedBags: 1,
    checkedKg: 23,
    carryOnBags: 1,
    bagFee: BAG_FEE,
    seatFee: 0,
    change,
    refund,
    emissionsKg: Math.round(km * 0.09 * seatsNeeded(partyOf(request.travellers))),
    base: price - tax,
    tax,
  };
  return {
    price,
    departure,
    arrival: departure + minutes,
    airline: TEST_AIRLINE.code,
    terms,
    slice: {
      origin: from,
      destination: last?.destination ?? to,
      minutes,
      brand: terms.name,
      change,
      segments,
    },
  };
}

/** The same flights, so many minutes later. */
export function laterBy(deps: SandboxDeps, slice: Slice, minutes: number): Slice {
  const later = (code: string, local: string) => {
    const at = parseIsoDateTime(local)?.local ?? 0;
    return localText(deps, code, instantAt(deps, code, at) + minutes);
  };
  return {
    ...slice,
    segments: slice.segments.map((one) => ({
      ...one,
      departingAt: later(one.origin, one.departingAt),
      arrivingAt: later(one.destination, one.arrivingAt),
      stops: one.stops.map((stop) => ({
        ...stop,
        departingAt: later(stop.airport, stop.departingAt),
        arrivingAt: later(stop.airport, stop.arrivingAt),
      })),
    })),
  };
}

function segment(
  deps: SandboxDeps,
  facts: Pick<Segment, "origin" | "destination" | "stops" | "cabin" | "number" | "bags">,
  departure: number,
): Segment {
  const { origin, destination, stops } = facts;
  const km = kilometres(deps.atlas, origin, destination);
  const minutes = blockMinutes(km) + stops.reduce((sum, stop) => sum + stop.minutes, 0);
  return {
    id: "",
    departingAt: localText(deps, origin, departure),
    arrivingAt: localText(deps, destination, departure + minutes),
    minutes,
    km,
    aircraft: TEST_AIRCRAFT,
    carrier: TEST_AIRLINE.code,
    fareBasis: `Y20LGTN${facts.number}`,
    ...facts,
  };
}

function stopAt(deps: SandboxDeps, from: string, via: string, departure: number): Stop {
  const arrival = departure + blockMinutes(kilometres(deps.atlas, from, via));
  return {
    id: "",
    airport: via,
    arrivingAt: localText(deps, via, arrival),
    departingAt: localText(deps, via, arrival + STOP_MINUTES),
    minutes: STOP_MINUTES,
  };
}

function blockMinutes(km: number): number {
  return 35 + Math.round(km / 13);
}

function priceOf(request: OfferRequest, cabin: Cabin, km: number, index: number): number {
  const adult = Math.round((4500 + km * 4 + (2 - index) * 1500) * CABIN_TIMES[cabin]);
  const { adults, children, infants } = partyOf(request.travellers);
  const party =
    adults * adult +
    children * Math.round(adult * CHILD_SHARE) +
    infants * Math.round(adult * INFANT_SHARE);
  return request.travellers.some(isMember) ? Math.round(party * MEMBER_SHARE) : party;
}

function isMember({ givenName, familyName, loyalty }: OfferRequest["travellers"][number]): boolean {
  return (
    givenName?.toLowerCase() === MEMBER.given &&
    familyName?.toLowerCase() === MEMBER.family &&
    loyalty.some(({ airline, number }) => airline === MEMBER.airline && number === MEMBER.number)
  );
}

function airportOf({ atlas }: SandboxDeps, code: string): string {
  return atlas.airport(code)?.iata ?? atlas.city(code)?.airports[0] ?? code;
}

function instantAt({ places }: SandboxDeps, code: string, local: number): number {
  const place = places.find(code);
  return place ? places.instantAt(place, local) : local;
}

/** The port gives the instant of a local time; the other way round, the error is taken off. */
function localText(deps: SandboxDeps, code: string, instant: number): string {
  let local = instant;
  for (let i = 0; i < 2; i++) local -= instantAt(deps, code, local) - instant;
  return `${isoDate(dayOf(local))}T${clockTime(local)}:00`;
}
