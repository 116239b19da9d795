import { type Calendar, daysOf } from "../../../reading/days.ts";
import type { Gazetteer, KnownFlight, NamedPlace } from "../../../suppliers/gazetteer.ts";
import type { Draft } from "./drafts.ts";
import { OWN_AIRPORTS } from "./lexicon/airlines.ts";
import { inferPlusDays, sayArrivalDay } from "./plus-days.ts";
import type { Segment } from "./segment.ts";

/** Airports that the text names, by city: named once, they hold wherever the city is said. */
export type NamedAirports = ReadonlyMap<string, string>;

/** What a flight is resolved with, besides what was said of it. */
export interface Surroundings {
  readonly facts: Gazetteer;
  readonly calendar: Calendar;
  readonly named: NamedAirports;
  readonly before: Segment | undefined;
  /** True where the flight goes on from where the one before has landed. */
  readonly connects: boolean;
}

export function resolveFlight(draft: Draft, around: Surroundings): Segment {
  const { facts, calendar, before, connects } = around;
  const segment: Segment = {
    fromChoices: [],
    toChoices: [],
    dayChoices: [],
    filled: [],
    own: [],
    yearInferred: false,
    plusInferred: false,
    ...(draft.airline !== undefined && { airline: draft.airline }),
    ...(draft.number !== undefined && { number: draft.number }),
    ...(draft.departure !== undefined && { departure: draft.departure }),
    ...(draft.arrival !== undefined && { arrival: draft.arrival }),
    ...(draft.plusDays !== undefined && { plusDays: draft.plusDays }),
  };
  sayDay(segment, draft, before, calendar);
  if (
    segment.day === undefined &&
    segment.dayChoices.length === 0 &&
    connects &&
    draft.date === undefined
  ) {
    connectDay(segment, draft, before, facts);
  }
  fillPlaces(segment, draft, around);
  const known = knownFlight(segment, facts);
  if (known) fillFrom(segment, known, draft);
  sayArrivalDay(segment, draft, calendar);
  if (segment.plusDays === undefined) inferPlusDays(segment, draft, facts, calendar);
  return segment;
}

function sayDay(
  segment: Segment,
  draft: Draft,
  before: Segment | undefined,
  calendar: Calendar,
): void {
  if (draft.date) {
    const { days, yearInferred } = daysOf(draft.date, calendar, before?.day);
    segment.yearInferred = yearInferred;
    const [day] = days;
    if (days.length === 1 && day !== undefined) segment.day = day;
    else segment.dayChoices = days;
  } else if (draft.daysLater !== undefined && before?.day !== undefined) {
    segment.day = before.day + draft.daysLater;
  }
}

/** The first chance after the flight before has landed. */
function connectDay(
  segment: Segment,
  draft: Draft,
  before: Segment | undefined,
  facts: Gazetteer,
): void {
  if (before?.day === undefined || before.plusDays === undefined) return;
  const landed = before.day + before.plusDays;
  const arrival = before.arrival;
  if (draft.departure !== undefined) {
    segment.day = arrival !== undefined && draft.departure <= arrival ? landed + 1 : landed;
    return;
  }
  if (segment.airline !== undefined && segment.number !== undefined) {
    for (const day of [landed, landed + 1]) {
      const known = facts.flight(segment.airline, Number(segment.number), day);
      if (
        known &&
        fits(known, draft) &&
        (day > landed || arrival === undefined || known.departure > arrival)
      ) {
        segment.day = day;
        return;
      }
    }
  }
  segment.day = landed;
}

function fillPlaces(
  segment: Segment,
  draft: Draft,
  { facts, named, before, connects }: Surroundings,
): void {
  const { airline, number } = segment;
  const flies =
    airline !== undefined && number !== undefined
      ? segment.day !== undefined
        ? facts.flight(airline, Number(number), segment.day)
        : facts.route(airline, Number(number))
      : undefined;
  const route = flies && fits(flies, draft) ? flies : undefined;
  const meets =
    connects && before?.to !== undefined && (!draft.from || draft.from.served.includes(before.to))
      ? before.to
      : undefined;
  const known = { named, airline };
  const from = end(draft.from, route?.from, meets, known);
  const to = end(draft.to ?? (route ? undefined : draft.nextFrom), route?.to, undefined, known);
  if (from.code !== undefined) segment.from = from.code;
  if (to.code !== undefined) segment.to = to.code;
  segment.fromChoices = from.choices;
  segment.toChoices = to.choices;
  if (from.fromTimetable) segment.filled.push("departure airport");
  if (to.fromTimetable) segment.filled.push("arrival airport");
  if (from.own) segment.own.push("departure airport");
  if (to.own) segment.own.push("arrival airport");
}

function end(
  place: NamedPlace | undefined,
  scheduled: string | undefined,
  meets: string | undefined,
  { named, airline }: { readonly named: NamedAirports; readonly airline: string | undefined },
): { code?: string; choices: readonly string[]; fromTimetable?: boolean; own?: boolean } {
  if (meets !== undefined && !place?.exact) return { code: meets, choices: [] };
  if (!place) {
    return scheduled === undefined
      ? { choices: [] }
      : { code: scheduled, choices: [], fromTimetable: true };
  }
  const [only] = place.airports;
  if (place.airports.length === 1 && only !== undefined) return { code: only, choices: [] };
  if (scheduled !== undefined) return { code: scheduled, choices: [], fromTimetable: true };
  const same = named.get(place.cityCode);
  if (same !== undefined && place.served.includes(same)) return { code: same, choices: [] };
  const own = OWN_AIRPORTS[`${airline} ${place.cityCode}`];
  if (own !== undefined && place.served.includes(own)) return { code: own, choices: [], own: true };
  return { choices: place.airports };
}

/** A flight of the timetable is the one meant when it goes between the places that were said. */
function fits(flight: Pick<KnownFlight, "from" | "to">, { from, to, either }: Draft): boolean {
  if (from && !from.served.includes(flight.from)) return false;
  if (to && !to.served.includes(flight.to)) return false;
  return !either || either.served.includes(flight.from) || either.served.includes(flight.to);
}

function knownFlight(segment: Segment, facts: Gazetteer): KnownFlight | undefined {
  const { airline, number, day, from, to } = segment;
  if (airline === undefined || number === undefined || day === undefined) return undefined;
  const known = facts.flight(airline, Number(number), day);
  return known?.from === from && known?.to === to ? known : undefined;
}

/** Times go together: one that is said and differs makes the other unknown. */
function fillFrom(segment: Segment, known: KnownFlight, draft: Draft): void {
  const { departure, arrival } = draft;
  const agrees =
    (departure === undefined || departure === known.departure) &&
    (arrival === undefined || arrival === known.arrival);
  if (!agrees) return;
  if (departure === undefined) {
    segment.departure = known.departure;
    segment.filled.push("departure time");
  }
  if (arrival === undefined) {
    segment.arrival = known.arrival;
    segment.filled.push("arrival time");
  }
  if (segment.plusDays === undefined && draft.arrivalDate === undefined) {
    segment.plusDays = known.plusDays;
  }
}
