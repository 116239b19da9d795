import { type DayNumber, MINUTES_PER_DAY } from "../../../domain/dates.ts";
import { type Calendar, daysOf } from "../../../reading/days.ts";
import type { Gazetteer, KnownFlight, NamedPlace } from "../../../suppliers/gazetteer.ts";
import type { Draft } from "./drafts.ts";
import { OWN_AIRPORTS } from "./lexicon/airlines.ts";

/** A flight as far as text and timetable tell; what is undefined must be asked for. */
export interface Segment {
  airline: string | undefined;
  number: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  day?: DayNumber | undefined;
  departure: number | undefined;
  arrival: number | undefined;
  plusDays: number | undefined;
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
  const { airline, number, departure, arrival, plusDays } = draft;
  const segment: Segment = {
    ...{ airline, number, departure, arrival, plusDays },
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
  } else if (before?.day !== undefined && draft.daysLater !== undefined)
    segment.day = before.day + draft.daysLater;
  else if (around.connects) segment.day = connectingDay(segment, draft, around);
}

/** The first chance after the flight before has landed. */
function connectingDay(
  { airline, number, departure }: Segment,
  draft: Draft,
  { before, facts }: Surroundings,
): DayNumber | undefined {
  if (before?.day === undefined || before.plusDays === undefined) return undefined;
  const landed = before.day + before.plusDays;
  const isMissed = (leaves: number) => leaves <= (before.arrival ?? -1);
  if (departure !== undefined) return isMissed(departure) ? landed + 1 : landed;
  const known = [landed, landed + 1].find((day) => {
    const flight = flightOf({ airline, number, day }, facts);
    return flight && fits(flight, draft) && (day > landed || !isMissed(flight.departure));
  });
  return known ?? landed;
}

function flightOf(
  { airline, number, day }: Pick<Segment, "airline" | "number" | "day">,
  facts: Gazetteer,
): KnownFlight | undefined {
  if (airline === undefined || number === undefined || day === undefined) return undefined;
  return facts.flight(airline, Number(number), day);
}

function fillPlaces(segment: Segment, draft: Draft, around: Surroundings): void {
  const { facts, before, connects, named } = around;
  const { airline, number, day } = segment;
  const isOpen = airline !== undefined && number !== undefined && day === undefined;
  const flies = isOpen ? facts.route(airline, Number(number)) : flightOf(segment, facts);
  const route = flies && fits(flies, draft) ? flies : undefined;
  const meets = connects ? before?.to : undefined;
  const goes = draft.to ?? (route ? undefined : draft.nextFrom);
  const from = endOf(ofNamesakes(draft.from, goes, facts), route?.from, meets, { airline, named });
  const to = endOf(ofNamesakes(goes, draft.from, facts), route?.to, undefined, { airline, named });
  const ends = { "departure airport": from, "arrival airport": to };
  for (const [name, { how }] of Object.entries(ends)) if (how) segment[how].push(name);
  [segment.from, segment.fromChoices] = [from.code, from.choices ?? []];
  [segment.to, segment.toChoices] = [to.code, to.choices ?? []];
}

/** A namesake this many times nearer to the other end than all others is meant. */
const MUCH_NEARER = 3;

/** "Valencia to Mallorca", "St Petersburg to Moscow": of places with one name the one that is near. */
function ofNamesakes(
  place: NamedPlace | undefined,
  other: NamedPlace | undefined,
  facts: Gazetteer,
) {
  const reach = (code: string) => facts.km(code, other?.airports[0] ?? "") ?? 0;
  const [near = "", ...others] = [...(place?.airports ?? [])].sort((a, b) => reach(a) - reach(b));
  const isFar = (code: string) => reach(code) > MUCH_NEARER * reach(near);
  return others.length > 0 && others.every(isFar) ? facts.placeOfCode(near) : place;
}

interface End {
  readonly code?: string;
  readonly choices?: readonly string[];
  readonly how?: "filled" | "own";
}

/** The airport at an end: where the flight before lands, the one said, scheduled, named or the airline's own. */
function endOf(
  place: NamedPlace | undefined,
  scheduled: string | undefined,
  meets: string | undefined,
  { airline, named }: Pick<Segment, "airline"> & Pick<Surroundings, "named">,
): End {
  if (meets !== undefined && !place?.exact) return { code: meets };
  const [only, ...others] = place?.airports ?? [];
  if (only !== undefined && others.length === 0) return { code: only };
  if (scheduled !== undefined) return { code: scheduled, how: "filled" };
  if (!place) return {};
  const same = named.get(place.cityCode);
  if (same !== undefined) return { code: same };
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
