import type { SaidDate } from "../../../reading/days.ts";
import type { NamedPlace } from "../../../suppliers/gazetteer.ts";
import type { Mention, Turn } from "./mentions.ts";
import type { Span } from "./spans.ts";

/** A flight as far as the text tells. */
export interface Draft {
  airline?: string;
  number?: string;
  from?: NamedPlace;
  to?: NamedPlace;
  /** Where the next flight leaves from, unless the timetable knows better. */
  nextFrom?: NamedPlace;
  /** A place that may be either end. */
  either?: NamedPlace;
  via: NamedPlace[];
  date?: SaidDate;
  /** "same day" was said of it. */
  sameDay?: boolean;
  /** Days after the flight before. */
  daysLater?: number;
  departure?: number;
  arrival?: number;
  plusDays?: number;
  arrivalDate?: SaidDate;
  /** Its only date stands right behind the arrival: perhaps it is the arrival's. */
  dateAtArrival?: boolean;
  /** It was given as a column of a listing: its neighbours are complete too. */
  listed?: boolean;
}

/** What a span says, with the turn that it begins with. */
export interface Piece {
  readonly kind: Span["kind"];
  readonly turns: readonly Turn[];
  readonly draft: Draft;
  /** Dates beyond the first, of a trip that is told as a whole. */
  readonly dates: readonly SaidDate[];
  readonly places: readonly NamedPlace[];
}

export function readSpan({ kind, mentions }: Span): Piece {
  const turns = mentions.flatMap((mention) => (mention.kind === "turn" ? [mention.turn] : []));
  const draft: Draft = { via: [] };
  const dates: SaidDate[] = [];
  const ends: Extract<Mention, { kind: "place" }>[] = [];
  const times: Extract<Mention, { kind: "time" }>[] = [];
  for (const mention of mentions) {
    if (mention.kind === "listed")
      return { kind, turns, draft: fromListing(mention.flight), dates, places: [] };
    if (mention.kind === "flight") {
      draft.number ??= mention.number;
      if (mention.airline !== undefined) draft.airline = mention.airline;
    } else if (mention.kind === "airline") draft.airline ??= mention.code;
    else if (mention.kind === "place") {
      if (mention.role === "via") addVia(draft.via, mention.place);
      else ends.push(mention);
    } else if (mention.kind === "time") times.push(mention);
    else if (mention.kind === "date") dates.push(mention.date);
  }
  const places = readPlaces(draft, ends);
  readTimes(draft, times);
  readDates(draft, dates, kind);
  if (dates.length === 1 && isAtArrival(mentions)) draft.dateAtArrival = true;
  readLater(draft, mentions);
  return { kind, turns, draft, dates, places };
}

/** "MUC–FRA–ADD, 1 stop FRA" changes once. */
export function addVia(via: NamedPlace[], place: NamedPlace): void {
  if (via.at(-1)?.cityCode !== place.cityCode) via.push(place);
}

function fromListing(flight: Extract<Mention, { kind: "listed" }>["flight"]): Draft {
  const { airline, number, from, to, date, departure, arrival, plusDays, arrivalDate } = flight;
  return {
    airline,
    number,
    from,
    to,
    date,
    departure,
    arrival,
    via: [],
    listed: true,
    ...(plusDays !== undefined && { plusDays }),
    ...(arrivalDate && { arrivalDate }),
  };
}

function readPlaces(
  draft: Draft,
  ends: readonly Extract<Mention, { kind: "place" }>[],
): readonly NamedPlace[] {
  const distinct: NamedPlace[] = [];
  const open: NamedPlace[] = [];
  for (const { place, role } of ends) {
    const known = distinct.findIndex((other) => other.cityCode === place.cityCode);
    if (known < 0) distinct.push(place);
    else if (place.exact) distinct[known] = place;
    if (role === "from") draft.from = narrowed(draft.from, place);
    else if (role === "to") draft.to = narrowed(draft.to, place);
    else if (known < 0) open.push(place);
  }
  const left = open
    .map((place) => distinct.find((other) => other.cityCode === place.cityCode) ?? place)
    .filter(
      (place) => place.cityCode !== draft.from?.cityCode && place.cityCode !== draft.to?.cityCode,
    );
  for (const end of ["from", "to"] as const) {
    const place = draft[end];
    const better =
      place && distinct.find((other) => other.cityCode === place.cityCode && other.exact);
    if (better && place && !place.exact) draft[end] = better;
  }
  if (left.length >= 2) {
    const [first] = left;
    const last = left.at(-1);
    if (!draft.from && first) draft.from = first;
    if (!draft.to && last) draft.to = last;
    draft.via.push(...left.slice(1, -1));
  } else if (left.length === 1) {
    const [place] = left;
    if (place && draft.from) draft.to ??= place;
    else if (place && draft.to) draft.from ??= place;
    else if (place) draft.either = place;
  }
  return distinct;
}

function narrowed(held: NamedPlace | undefined, place: NamedPlace): NamedPlace {
  return held?.exact && held.cityCode === place.cityCode ? held : place;
}

function readTimes(draft: Draft, times: readonly Extract<Mention, { kind: "time" }>[]): void {
  const departs = times.find(({ role }) => role === "departure");
  const arrives = times.find(({ role }) => role === "arrival");
  const again = times.length > 2 ? departs?.minutes : undefined;
  const open = times.filter(
    (time) => time !== departs && time !== arrives && time.minutes !== again,
  );
  const first = departs ?? open.shift();
  const second = arrives ?? open.shift();
  if (first && first !== arrives) draft.departure = first.minutes;
  if (second) {
    draft.arrival = second.minutes;
    if (second.plusDays !== undefined) draft.plusDays = second.plusDays;
  } else if (first?.plusDays !== undefined && !draft.plusDays) {
    // A lone time with "+1" is when one gets there.
    draft.arrival = first.minutes;
    draft.plusDays = first.plusDays;
    delete draft.departure;
  }
}

/** The first date is the departure's; one that follows the arrival time is the arrival's. */
function readDates(draft: Draft, dates: readonly SaidDate[], kind: Span["kind"]): void {
  const [first, ...others] = dates;
  if (!first) return;
  const last = others.at(-1);
  if (kind === "flight" && last && JSON.stringify(last) !== JSON.stringify(first)) {
    draft.date = merge(first, others);
    draft.arrivalDate = last;
    return;
  }
  draft.date = merge(first, others);
}

/** Departure, arrival, and behind it the date, in one line. */
function isAtArrival(mentions: readonly Mention[]): boolean {
  const at = mentions.findIndex(({ kind }) => kind === "date");
  const before = mentions.slice(0, at);
  const times = before.filter(({ kind }) => kind === "time");
  const last = times.at(-1);
  const date = mentions[at];
  if (times.length !== 2 || last?.kind !== "time" || !date) return false;
  // One word or bracket may stand between, as in "Arr: 6:50 PM SYD Sat, Feb 20".
  return date.first - last.next <= (last.role === "arrival" ? 3 : 1);
}

/** "Friday … 19 February": the same day said twice. */
function merge(first: SaidDate, others: readonly SaidDate[]): SaidDate {
  if (first.day !== undefined || others.length === 0) return first;
  const [second] = others;
  return second?.day !== undefined && first.weekday !== undefined
    ? { ...second, weekday: first.weekday }
    : first;
}

/** "next day": of the arrival when said with it, else of the flight. */
function readLater(draft: Draft, mentions: readonly Mention[]): void {
  for (const [index, mention] of mentions.entries()) {
    if (mention.kind !== "later") continue;
    if (mention.days === 0) draft.sameDay = true;
    const before = mentions.slice(0, index).filter(({ kind }) => kind === "time").length;
    const next = mentions.slice(index + 1).find(({ kind }) => kind === "time");
    const toArrival = next?.kind === "time" && next.role === "arrival";
    if (before > 0 || toArrival) draft.plusDays ??= mention.days;
    else draft.daysLater ??= mention.days;
  }
}
