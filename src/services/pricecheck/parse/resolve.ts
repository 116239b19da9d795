import { type DayNumber, MINUTES_PER_DAY } from "../../../domain/dates.ts";
import type { Gazetteer, KnownFlight, NamedPlace } from "../../../suppliers/gazetteer.ts";
import { type Calendar, daysOf } from "./days.ts";
import type { Draft } from "./drafts.ts";
import type { Leg } from "./legs.ts";

/** A flight as far as text and timetable tell; what is undefined must be asked for. */
export interface Segment {
  airline?: string;
  number?: string;
  from?: string;
  to?: string;
  day?: DayNumber;
  departure?: number;
  arrival?: number;
  plusDays?: number;
  /** Readings of what was left open. */
  fromChoices: readonly string[];
  toChoices: readonly string[];
  dayChoices: readonly DayNumber[];
  /** Filled from the timetable. */
  readonly filled: string[];
  yearInferred: boolean;
  plusInferred: boolean;
}

/** Faster than any airliner with the wind behind it. */
const TOP_SPEED_KMH = 1150;
const MINUTES_ON_GROUND = 10;
const MOST_PLUS_DAYS = 3;
const LONGEST_CONNECTION = MINUTES_PER_DAY;

/** Airports that the text names, by city: named once, they hold wherever the city is said. */
export type NamedAirports = ReadonlyMap<string, string>;

/** Fills what the text leaves open, flight by flight, and parts directions where a stay is. */
export function resolveLegs(
  legs: readonly Leg[],
  facts: Gazetteer,
  calendar: Calendar,
): Segment[][] {
  const named = namedAirports(legs);
  const resolved: Segment[][] = [];
  for (const leg of legs) {
    if (leg.isReturn) comeBack(leg, legs, resolved, facts);
    let direction: Segment[] = [];
    resolved.push(direction);
    for (const [index, draft] of leg.drafts.entries()) {
      const before = direction.at(-1) ?? resolved.at(-2)?.at(-1);
      const connects = direction.length > 0;
      let segment = resolveFlight(draft, before, connects, facts, calendar, named);
      const last = leg.drafts[index - 1];
      if (connects && last && !isOnward(direction, segment, last, draft, facts)) {
        // What was reckoned as a connection is none.
        const back = leg.route.backDate;
        if (back && !draft.date) draft.date = back;
        const home = draft.to ?? homeOf(segment, resolved, facts);
        if (home) draft.to = home;
        segment = resolveFlight(draft, before, false, facts, calendar, named);
        direction = [];
        resolved.push(direction);
      }
      direction.push(segment);
    }
  }
  return resolved.filter(({ length }) => length > 0);
}

function namedAirports(legs: readonly Leg[]): NamedAirports {
  const named = new Map<string, string>();
  const several = new Set<string>();
  for (const { drafts, route } of legs) {
    const places = [...drafts.flatMap(({ from, to }) => [from, to]), route.from, route.to];
    for (const place of places) {
      const [code] = place?.airports ?? [];
      if (!place?.exact || code === undefined) continue;
      const held = named.get(place.cityCode);
      if (held !== undefined && held !== code) several.add(place.cityCode);
      named.set(place.cityCode, code);
    }
  }
  for (const city of several) named.delete(city);
  return named;
}

/** A way back of which no places are said goes back where the trip began. */
function comeBack(
  leg: Leg,
  legs: readonly Leg[],
  resolved: readonly (readonly Segment[])[],
  facts: Gazetteer,
): void {
  const out = legs[legs.indexOf(leg) - 1];
  const [first] = leg.drafts;
  const last = leg.drafts.at(-1);
  if (!out || !first || !last) return;
  // Airports that the timetable has filled hold for the way back as well.
  const airport = (code: string | undefined) =>
    code === undefined ? undefined : facts.placeOfCode(code);
  const turned = airport(resolved.at(-1)?.at(-1)?.to) ?? out.drafts.at(-1)?.to;
  const start = airport(resolved[0]?.[0]?.from) ?? legs[0]?.drafts[0]?.from;
  if (!first.from && turned && first.to?.cityCode !== turned.cityCode) first.from = turned;
  if (!last.to && start && last.from?.cityCode !== start.cityCode) last.to = start;
  if (leg.drafts.length !== out.drafts.length || leg.drafts.length < 2) return;
  for (let index = 0; index + 1 < leg.drafts.length; index++) {
    const stop = out.drafts[out.drafts.length - 2 - index]?.to;
    const [before, after] = [leg.drafts[index], leg.drafts[index + 1]];
    if (before && stop && !before.to && !after?.from) before.to = stop;
    if (after && before?.to && !after.from) after.from = before.to;
  }
}

/** A later flight of which no end is said goes back to where the trip began. */
function homeOf(
  segment: Segment,
  resolved: readonly (readonly Segment[])[],
  facts: Gazetteer,
): NamedPlace | undefined {
  const home = resolved[0]?.[0]?.from;
  if (home === undefined || segment.to !== undefined || segment.from === home) return undefined;
  return facts.placeOfCode(home);
}

function resolveFlight(
  draft: Draft,
  before: Segment | undefined,
  connects: boolean,
  facts: Gazetteer,
  calendar: Calendar,
  named: NamedAirports,
): Segment {
  const segment: Segment = {
    fromChoices: [],
    toChoices: [],
    dayChoices: [],
    filled: [],
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
  fillPlaces(segment, draft, before, connects, facts, named);
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
  before: Segment | undefined,
  connects: boolean,
  facts: Gazetteer,
  named: NamedAirports,
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
  const from = end(draft.from, route?.from, meets, named);
  const to = end(draft.to ?? (route ? undefined : draft.nextFrom), route?.to, undefined, named);
  if (from.code !== undefined) segment.from = from.code;
  if (to.code !== undefined) segment.to = to.code;
  segment.fromChoices = from.choices;
  segment.toChoices = to.choices;
  if (from.fromTimetable) segment.filled.push("departure airport");
  if (to.fromTimetable) segment.filled.push("arrival airport");
}

function end(
  place: NamedPlace | undefined,
  scheduled: string | undefined,
  meets: string | undefined,
  named: NamedAirports,
): { code?: string; choices: readonly string[]; fromTimetable?: boolean } {
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

function sayArrivalDay(segment: Segment, draft: Draft, calendar: Calendar): void {
  if (!draft.arrivalDate || segment.day === undefined || segment.plusDays !== undefined) return;
  const { days } = daysOf(draft.arrivalDate, calendar, segment.day);
  const [day] = days.filter((candidate) => candidate >= (segment.day ?? 0));
  const plus = day === undefined ? -1 : day - segment.day;
  if (plus >= 0 && plus <= MOST_PLUS_DAYS) segment.plusDays = plus;
}

/** The fewest days that leave time to fly that far between those zones. */
function inferPlusDays(segment: Segment, draft: Draft, facts: Gazetteer, calendar: Calendar): void {
  const { departure, arrival } = segment;
  const from = segment.from ?? draft.from?.airports[0];
  const to = segment.to ?? draft.to?.airports[0];
  if (departure === undefined || arrival === undefined || from === undefined || to === undefined)
    return;
  const km = facts.km(from, to);
  if (km === undefined) return;
  const least = (km / TOP_SPEED_KMH) * 60 + MINUTES_ON_GROUND;
  const day = segment.day ?? segment.dayChoices[0] ?? calendar.today;
  for (let plus = 0; plus <= MOST_PLUS_DAYS; plus++) {
    const elapsed = facts.elapsed(
      from,
      day * MINUTES_PER_DAY + departure,
      to,
      (day + plus) * MINUTES_PER_DAY + arrival,
    );
    if (elapsed !== undefined && elapsed >= least) {
      segment.plusDays = plus;
      segment.plusInferred = true;
      return;
    }
  }
}

/** Onward within a day stays in the direction; a stay, a jump or a way back begins another. */
function isOnward(
  direction: readonly Segment[],
  segment: Segment,
  last: Draft,
  draft: Draft,
  facts: Gazetteer,
): boolean {
  const before = direction.at(-1);
  const [first] = direction;
  if (!before || !first) return true;
  const meets = cityOf(last.to, before.to, facts);
  const leaves = cityOf(draft.from, segment.from, facts);
  if (meets !== undefined && leaves !== undefined && meets !== leaves) return false;
  const goes = cityOf(draft.to, segment.to, facts);
  const began = cityOf(undefined, first.from, facts);
  if (goes !== undefined && goes === began) return false;
  if (draft.date === undefined && draft.daysLater === undefined) return true;
  if (before.day === undefined || segment.day === undefined) return true;
  if (
    before.arrival !== undefined &&
    before.plusDays !== undefined &&
    segment.departure !== undefined
  ) {
    const wait =
      (segment.day - before.day - before.plusDays) * MINUTES_PER_DAY +
      segment.departure -
      before.arrival;
    return wait < LONGEST_CONNECTION;
  }
  return segment.day - before.day <= 1 + (before.plusDays ?? 0);
}

function cityOf(
  place: NamedPlace | undefined,
  code: string | undefined,
  facts: Gazetteer,
): string | undefined {
  return place?.cityCode ?? (code === undefined ? undefined : facts.placeOfCode(code)?.cityCode);
}
