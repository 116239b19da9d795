import type { SaidDate } from "../../../reading/days.ts";
import type { NamedPlace } from "../../../suppliers/gazetteer.ts";
import { type Mention, type Of, ofKind } from "./mentions.ts";
import type { Span } from "./spans.ts";

/** A flight as far as the text tells. */
export interface Draft {
  airline?: string | undefined;
  number?: string | undefined;
  from?: NamedPlace | undefined;
  to?: NamedPlace | undefined;
  /** A place that may be either end. */
  either?: NamedPlace | undefined;
  via: NamedPlace[];
  date?: SaidDate | undefined;
  departure?: number | undefined;
  arrival?: number | undefined;
  plusDays?: number | undefined;
  arrivalDate?: SaidDate | undefined;
  /** Its only date stands right behind the arrival: perhaps it is the arrival's. */
  dateAtArrival?: boolean;
}

/** What a span says. */
export interface Piece {
  readonly kind: Span["kind"];
  /** It begins the way back. */
  readonly isReturn: boolean;
  readonly draft: Draft;
  /** Dates beyond the first, of a trip that is told as a whole. */
  readonly dates: readonly SaidDate[];
}

export function readSpan({ kind, mentions }: Span): Piece {
  const flights = ofKind(mentions, "flight");
  const lines = ofKind(mentions, "airline");
  const dates = ofKind(mentions, "date").map(({ date }) => date);
  const airline = flights.findLast((one) => one.airline)?.airline ?? lines[0]?.code;
  const draft: Draft = { via: [], airline, number: flights[0]?.number };
  readPlaces(draft, ofKind(mentions, "place"));
  readTimes(draft, ofKind(mentions, "time"), ofKind(mentions, "later").length > 0);
  const [first, second] = dates;
  // "Friday … 19 February": the same day said twice.
  const twice = first?.day === undefined && second?.day !== undefined;
  draft.date = twice ? { ...second, ...first } : first;
  if (dates.length === 1 && isAtArrival(mentions)) draft.dateAtArrival = true;
  const isReturn = ofKind(mentions, "turn").some(({ turn }) => turn === "return");
  return { kind, isReturn, draft, dates };
}

/** "MUC–FRA–ADD, 1 stop FRA" changes once. */
export function addVia(via: NamedPlace[], place: NamedPlace): void {
  if (via.at(-1)?.cityCode !== place.cityCode) via.push(place);
}

function readPlaces(draft: Draft, said: readonly Of<"place">[]): void {
  const distinct: NamedPlace[] = [];
  const open = new Set<string>();
  for (const { place, role } of said) {
    if (role === "via") {
      addVia(draft.via, place);
      continue;
    }
    const known = distinct.findIndex((other) => other.cityCode === place.cityCode);
    if (known < 0) distinct.push(place);
    else if (place.exact) distinct[known] = place;
    if (role === "from" || role === "to") draft[role] = place;
    else if (known < 0) open.add(place.cityCode);
  }
  for (const end of ["from", "to"] as const) {
    const place = draft[end];
    // "London … LHR": an airport is more than its city.
    if (place && !place.exact)
      draft[end] = distinct.find(({ cityCode }) => cityCode === place.cityCode);
  }
  const told = [draft.from?.cityCode, draft.to?.cityCode];
  const left = distinct.filter(({ cityCode }) => open.has(cityCode) && !told.includes(cityCode));
  const [first] = left;
  if (left.length > 1) {
    draft.from ??= first;
    draft.to ??= left.at(-1);
    draft.via.push(...left.slice(1, -1));
  } else if (draft.from) draft.to ??= first;
  else if (draft.to) draft.from = first;
  else draft.either = first;
}

function readTimes(draft: Draft, times: readonly Of<"time">[], isLater: boolean): void {
  const departs = times.find(({ role }) => role === "departure");
  const arrives = times.find(({ role }) => role === "arrival");
  const again = times.length > 2 ? departs?.minutes : undefined;
  const open = times.filter(
    (time) => time !== departs && time !== arrives && time.minutes !== again,
  );
  const first = departs ?? open.shift();
  // A lone time with "+1" is when one gets there.
  const lone = !arrives && open.length === 0 && first?.plusDays !== undefined;
  const second = arrives ?? (lone ? first : open.shift());
  if (!lone) draft.departure = first?.minutes;
  draft.arrival = second?.minutes;
  draft.plusDays = second?.plusDays;
  // "parto alle sette di sera e arrivo alle nove"
  const [leaves = 0, lands = 0] = [draft.departure, draft.arrival];
  const isSoon = leaves > lands && leaves < lands + 720 && !isLater;
  if (second?.vague && isSoon) draft.arrival = lands + 720;
}

/** Departure, arrival, and behind it the date, in one line. */
function isAtArrival(mentions: readonly Mention[]): boolean {
  const place = mentions.findIndex(({ kind }) => kind === "date");
  const times = ofKind(mentions.slice(0, place), "time");
  const [, last] = times;
  if (times.length !== 2 || !last) return false;
  // One word or bracket may stand between, as in "Arr: 6:50 PM SYD Sat, Feb 20".
  return (mentions[place]?.first ?? 0) - last.next <= (last.role === "arrival" ? 3 : 1);
}
