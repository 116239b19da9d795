import { type DayNumber, MINUTES_PER_DAY } from "../../../domain/dates.ts";
import { type Calendar, daysOf } from "../../../reading/days.ts";
import type { Gazetteer, KnownFlight, NamedPlace } from "../../../suppliers/gazetteer.ts";
import type { Draft } from "../parse/drafts.ts";
import type { Leg } from "../parse/legs.ts";

/** A flight as far as text and timetable tell; what is undefined must be asked for. */
export interface Segment
  extends Pick<Draft, "airline" | "number" | "departure" | "arrival" | "plusDays"> {
  from?: string | undefined;
  to?: string | undefined;
  day?: DayNumber | undefined;
  /** Readings of what was left open. */
  fromChoices: readonly string[];
  toChoices: readonly string[];
  dayChoices: readonly DayNumber[];
  /** Filled from the timetable. */
  readonly filled: string[];
  /** Ends of the flight at the airline's own airport in a city with several. */
  readonly own: string[];
  yearInferred: boolean;
  plusInferred: boolean;
}

/** What a flight is resolved with, besides what was said of it. */
interface Surroundings {
  readonly facts: Gazetteer;
  readonly calendar: Calendar;
  readonly before: Segment | undefined;
  /** True where the flight goes on from where the one before has landed. */
  readonly connects: boolean;
}

/** Fills what the text leaves open, flight by flight, and parts directions where a stay is. */
export function resolveLegs(
  legs: readonly Leg[],
  facts: Gazetteer,
  calendar: Calendar,
): Segment[][] {
  const resolved: Segment[][] = [];
  for (const leg of legs) {
    if (leg.isReturn) comeBack(leg, legs, resolved, facts);
    let direction: Segment[] = [];
    resolved.push(direction);
    for (const draft of leg.drafts) {
      const before = direction.at(-1) ?? resolved.at(-2)?.at(-1);
      const connects = direction.length > 0;
      let segment = resolveFlight(draft, { facts, calendar, before, connects });
      if (!isOnward(direction, draft, segment, facts)) {
        // What was reckoned as a connection is none.
        const back = leg.route.backDate;
        if (back && !draft.date) draft.date = back;
        // A later flight of which no end is said goes back to where the trip began.
        if (!segment.to) draft.to ??= placeAt(resolved[0]?.[0]?.from, facts);
        segment = resolveFlight(draft, { facts, calendar, before, connects: false });
        direction = [];
        resolved.push(direction);
      }
      direction.push(segment);
    }
  }
  return resolved.filter(({ length }) => length > 0);
}

/** A way back of which no places are said goes back where the trip began. */
function comeBack(
  leg: Leg,
  legs: readonly Leg[],
  resolved: readonly (readonly Segment[])[],
  facts: Gazetteer,
): void {
  const out = legs[legs.indexOf(leg) - 1];
  const [first, last] = [leg.drafts[0], leg.drafts.at(-1)];
  if (!out || !first || !last) return;
  // Airports that the timetable has filled hold for the way back as well.
  const turned = placeAt(resolved.at(-1)?.at(-1)?.to, facts) ?? out.drafts.at(-1)?.to;
  const start = placeAt(resolved[0]?.[0]?.from, facts) ?? legs[0]?.drafts[0]?.from;
  first.from ??= turned;
  last.to ??= start;
  for (let index = 0; index + 1 < leg.drafts.length; index++) {
    const stop = out.drafts[out.drafts.length - 2 - index]?.to;
    const [before, after] = [leg.drafts[index], leg.drafts[index + 1]];
    if (before && after && !after.from) after.from = before.to ??= stop;
  }
}

/** Onward within a day stays in the direction; a stay or a way back begins another. */
function isOnward(
  direction: readonly Segment[],
  draft: Draft,
  segment: Segment,
  facts: Gazetteer,
): boolean {
  const [first, before] = [direction[0], direction.at(-1)];
  if (!before || !first) return true;
  const goes = draft.to ?? placeAt(segment.to, facts);
  if (goes && goes.cityCode === placeAt(first.from, facts)?.cityCode) return false;
  if (before.day === undefined || segment.day === undefined) return true;
  // Where a time is not known, the next day is still onward.
  const days = segment.day - before.day - (before.plusDays ?? 0);
  return (
    days * MINUTES_PER_DAY + (segment.departure ?? 0) - (before.arrival ?? MINUTES_PER_DAY) <
    MINUTES_PER_DAY
  );
}

function placeAt(code: string | undefined, facts: Gazetteer): NamedPlace | undefined {
  return code === undefined ? undefined : facts.placeOfCode(code);
}

function resolveFlight(draft: Draft, around: Surroundings): Segment {
  const { airline, number, departure, arrival, plusDays } = draft;
  const segment: Segment = {
    airline,
    number,
    departure,
    arrival,
    plusDays,
    fromChoices: [],
    toChoices: [],
    dayChoices: [],
    filled: [],
    own: [],
    yearInferred: false,
    plusInferred: false,
  };
  sayDay(segment, draft, around);
  fillPlaces(segment, draft, around);
  fillTimes(segment, draft, around.facts);
  sayArrivalDay(segment, draft, around.calendar);
  if (segment.plusDays === undefined) inferPlusDays(segment, draft, around);
  return segment;
}

function sayDay(segment: Segment, draft: Draft, around: Surroundings): void {
  const { calendar, before } = around;
  if (draft.date) {
    const { days, yearInferred } = daysOf(draft.date, calendar, before?.day);
    segment.yearInferred = yearInferred;
    if (days.length === 1) [segment.day] = days;
    else segment.dayChoices = days;
  } else if (around.connects) segment.day = connectingDay(segment, around);
}

/** The first chance after the flight before has landed. */
function connectingDay(
  { airline, number, departure }: Segment,
  { before, facts }: Surroundings,
): DayNumber | undefined {
  if (before?.day === undefined || before.plusDays === undefined) return undefined;
  const landed = before.day + before.plusDays;
  const scheduled = flightOf({ airline, number, day: landed }, facts);
  const leaves = departure ?? scheduled?.departure ?? MINUTES_PER_DAY;
  return leaves <= (before.arrival ?? -1) ? landed + 1 : landed;
}

function flightOf(
  { airline, number, day }: Pick<Segment, "airline" | "number" | "day">,
  facts: Gazetteer,
): KnownFlight | undefined {
  if (airline === undefined || number === undefined || day === undefined) return undefined;
  return facts.flight(airline, Number(number), day);
}

function fillPlaces(segment: Segment, draft: Draft, around: Surroundings): void {
  const { facts, before, connects } = around;
  const { airline, number, day } = segment;
  const isOpen = airline !== undefined && number !== undefined && day === undefined;
  const flies = isOpen ? facts.route(airline, Number(number)) : flightOf(segment, facts);
  const route = flies && fits(flies, draft) ? flies : undefined;
  const meets = connects ? before?.to : undefined;
  const from = endOf(draft.from, route?.from, airline, meets);
  const to = endOf(draft.to, route?.to, airline);
  const ends = { "departure airport": from, "arrival airport": to };
  for (const [name, { how }] of Object.entries(ends)) if (how) segment[how].push(name);
  [segment.from, segment.fromChoices] = [from.code, from.choices ?? []];
  [segment.to, segment.toChoices] = [to.code, to.choices ?? []];
}

interface End {
  readonly code?: string;
  readonly choices?: readonly string[];
  readonly how?: "filled" | "own";
}

/** Airports that an airline flies from where its city has several: by airline and city. */
const OWN_AIRPORTS: Readonly<Record<string, string>> = {
  "TK IST": "IST",
  "PC IST": "SAW",
  "VF IST": "SAW",
  "AJ IST": "SAW",
  "SU MOW": "SVO",
  "N4 MOW": "SVO",
  "S7 MOW": "DME",
  "U6 MOW": "DME",
  "DP MOW": "VKO",
  "UT MOW": "VKO",
  "EK DXB": "DXB",
  "FZ DXB": "DXB",
  "VS LON": "LHR",
  "TG BKK": "BKK",
  "PG BKK": "BKK",
  "FD BKK": "DMK",
  "DD BKK": "DMK",
  "AZ ROM": "FCO",
  "GA JKT": "CGK",
};

/** The airport at an end: where the flight before lands, the one said, scheduled or the airline's own. */
function endOf(
  place: NamedPlace | undefined,
  scheduled: string | undefined,
  airline: string | undefined,
  meets?: string,
): End {
  if (meets !== undefined && !place?.exact) return { code: meets };
  const [only, ...others] = place?.airports ?? [];
  if (only !== undefined && others.length === 0) return { code: only };
  if (scheduled !== undefined) return { code: scheduled, how: "filled" };
  if (!place) return {};
  const own = OWN_AIRPORTS[`${airline} ${place.cityCode}`];
  if (own !== undefined) return { code: own, how: "own" };
  return { choices: place.airports };
}

/** A flight of the timetable is the one meant when it goes between the places that were said. */
function fits(flight: Pick<KnownFlight, "from" | "to">, { from, to, either }: Draft): boolean {
  const serves = (place: NamedPlace | undefined, ...codes: readonly string[]) =>
    !place || codes.some((code) => place.served.includes(code));
  return (
    serves(from, flight.from) && serves(to, flight.to) && serves(either, flight.from, flight.to)
  );
}

/** Times go together: one that is said and differs makes the other unknown. */
function fillTimes(segment: Segment, draft: Draft, facts: Gazetteer): void {
  const known = flightOf(segment, facts);
  if (!known || known.from !== segment.from || known.to !== segment.to) return;
  const { departure = known.departure, arrival = known.arrival } = draft;
  if (departure !== known.departure || arrival !== known.arrival) return;
  if (draft.departure === undefined) segment.filled.push("departure time");
  if (draft.arrival === undefined) segment.filled.push("arrival time");
  Object.assign(segment, { departure, arrival });
  if (draft.arrivalDate === undefined) segment.plusDays ??= known.plusDays;
}

/** Faster than any airliner with the wind behind it. */
const TOP_SPEED_KMH = 1150;
const MINUTES_ON_GROUND = 10;
const PLUS_DAYS = [0, 1, 2, 3];

function sayArrivalDay(segment: Segment, { arrivalDate }: Draft, calendar: Calendar): void {
  const { day, plusDays } = segment;
  if (!arrivalDate || day === undefined || plusDays !== undefined) return;
  const { days } = daysOf(arrivalDate, calendar, day);
  segment.plusDays = PLUS_DAYS.find((plus) => days.includes(day + plus));
}

/** The fewest days that leave time to fly that far between those zones. */
function inferPlusDays(segment: Segment, draft: Draft, { facts, calendar }: Surroundings): void {
  const { departure, arrival } = segment;
  const from = segment.from ?? draft.from?.airports[0] ?? "";
  const to = segment.to ?? draft.to?.airports[0] ?? "";
  const km = facts.km(from, to);
  if (departure === undefined || arrival === undefined || km === undefined) return;
  const least = (km / TOP_SPEED_KMH) * 60 + MINUTES_ON_GROUND;
  const day = segment.day ?? segment.dayChoices[0] ?? calendar.today;
  const leaves = day * MINUTES_PER_DAY + departure;
  segment.plusDays = PLUS_DAYS.find((plus) => {
    const lands = (day + plus) * MINUTES_PER_DAY + arrival;
    return (facts.elapsed(from, leaves, to, lands) ?? 0) >= least;
  });
  segment.plusInferred = segment.plusDays !== undefined;
}
