import type { SaidDate } from "../../../reading/days.ts";
import type { NamedPlace } from "../../../suppliers/gazetteer.ts";
import { addVia, type Draft, type Piece } from "./drafts.ts";
import { isSoonAfter } from "./spans.ts";
import type { TripKind } from "./turns.ts";

/** One direction of the trip. */
export interface Leg {
  readonly drafts: Draft[];
  /** It was said to be the way back. */
  readonly isReturn: boolean;
  readonly route: Route;
}

/** What is said of a direction as a whole. */
interface Route extends Pick<Draft, "from" | "to" | "via" | "date" | "airline"> {
  /** Of the way back, when the dates of both were told together. */
  backDate?: SaidDate;
}

/** Puts what was read span by span together into directions, and says whether a return is wanted that is not told of. */
export function assemble(pieces: readonly Piece[], kind: TripKind) {
  const legs: Leg[] = [];
  let { round } = kind;
  const open = (isReturn: boolean): Leg => {
    const leg: Leg = { drafts: [], isReturn, route: { via: [] } };
    legs.push(leg);
    return leg;
  };
  for (const [index, piece] of pieces.entries()) {
    const before = legs.at(-1);
    // "Return Milan - Sydney": a way back comes behind a flight or a date, else the whole is meant.
    const isWhole = !before || (hasContent(before) && !before.drafts[0] && !before.route.date);
    round ||= piece.isReturn && isWhole;
    // "Sydney to Milan - Mon, Mar 1": a heading between the flights of two ways.
    const { from, to } = piece.kind === "context" ? piece.draft : {};
    const isTold = pieces.slice(index + 1).some((other) => other.kind === "flight");
    const isHeading = from && to && isTold && before?.drafts.some(isPlaced);
    if (isHeading || (piece.isReturn && !isWhole)) open(piece.isReturn);
    // "Flight 2" may go on from the first: a stay or a way back parts them later.
    const leg = legs.at(-1) ?? open(false);
    if (piece.kind === "flight") {
      leg.drafts.push(piece.draft);
      continue;
    }
    const backDate = addContext(leg, piece);
    // "TPE-NRT BR 198 …, NRT-TPE BR 197 …, 1-5 March": the flights of both directions are told.
    if (backDate && (isTold || leg.drafts.length > 1)) leg.route.backDate = backDate;
    else if (backDate) open(true).route.date = backDate;
  }
  const told = legs.filter(hasContent);
  for (const leg of told) tell(leg);
  const flights = told.flatMap(({ drafts }) => drafts);
  const [airline, ...others] = new Set(flights.flatMap((flight) => flight.airline ?? []));
  // "Turkish Airlines: Baku 13:50 – Istanbul 16:00, Istanbul 18:20 – Paris 21:00": said once for all.
  if (others.length === 0 && flights.every(({ number }) => number === undefined))
    for (const flight of flights) flight.airline = airline;
  const returnMissing = round || legs.some((leg) => leg.isReturn && !told.includes(leg));
  return { legs: told, returnMissing: returnMissing && told.length === 1 && !kind.oneWay };
}

function hasContent({ drafts, route: { from, to, date, airline } }: Leg): boolean {
  return drafts.length > 0 || [from, to, date, airline].some((said) => said !== undefined);
}

/**
 * What is said of no flight in particular belongs to the direction that it stands in. Of two dates,
 * as in "5 May to 12 May", the second is that of the way back, and is given out.
 */
function addContext({ route }: Leg, { draft, dates }: Piece): SaidDate | undefined {
  route.from ??= draft.from;
  route.to ??= draft.to;
  for (const place of draft.via) addVia(route.via, place);
  route.airline ??= draft.airline;
  const [first, second] = dates;
  route.date ??= first;
  return JSON.stringify(second) === JSON.stringify(first) ? undefined : second;
}

/** Deals out what was said of a direction as a whole to its flights; without any, those that it needs are made. */
function tell({ drafts, route }: Leg): void {
  if (drafts.length === 0) drafts.push({ ...route, date: undefined });
  else liftRoute(drafts, route);
  splitAtVia(drafts);
  const [first, last] = [drafts[0], drafts.at(-1)];
  if (!first || !last) return;
  first[route.from || drafts.length > 1 ? "from" : "to"] ??= first.either;
  first.from ??= route.from;
  last.to ??= route.to;
  const isTold = route.via.length === drafts.length - 1;
  for (const [index, draft] of drafts.entries()) {
    draft.airline ??= route.airline;
    if (isTold) draft.to ??= route.via[index];
    const before = drafts[index - 1];
    if (!before) continue;
    draft[isSameCity(before.to, draft.either) ? "from" : "to"] ??= draft.either;
    // "SQ 317 from Heathrow on 2 February, EK 204 JFK-MXP 22 March": weeks apart, the two do not meet.
    const left = before.date ?? route.date;
    if (!left || !draft.date || isSoonAfter(left, draft.date)) before.to ??= draft.from;
    if (!isSameCity(before.to, draft.to)) draft.from ??= before.to;
  }
  tellDates(drafts, first, route.date);
}

function tellDates(drafts: readonly Draft[], first: Draft, said: SaidDate | undefined): void {
  const [only, ...others] = drafts.filter(({ date }) => date);
  // Where the first date stands behind the times and no other is told, all dates are departures'.
  const datesLast = !said && (first.dateAtArrival === true || others.length === 0);
  const before = said ?? first.date;
  for (const draft of datesLast ? [] : drafts) {
    if (!draft.dateAtArrival || !draft.date) continue;
    // A week after the flight before it is no arrival's.
    if (draft !== first && before?.month && !isSoonAfter(before, draft.date)) continue;
    Object.assign(draft, { arrivalDate: draft.date, date: undefined });
  }
  first.date ??= said;
  if (first.date || !only || others.length > 0) return;
  // "QR571 and QR119 on 19 February": the only date is when one leaves.
  first.date = only.date;
  only.date = undefined;
}

function isSameCity(one: NamedPlace | undefined, other: NamedPlace | undefined): boolean {
  return one !== undefined && one.cityCode === other?.cityCode;
}

function isPlaced({ from, to, either, via }: Draft): boolean {
  return from !== undefined || to !== undefined || either !== undefined || via.length > 0;
}

/** "QR571 and QR119 from Milan to Sydney via Doha": the places of the last flight are those of the whole. */
function liftRoute(drafts: readonly Draft[], route: Route): void {
  const [only, ...others] = drafts.filter(isPlaced);
  if (drafts.length < 2 || !only?.from || only !== drafts.at(-1) || others.length > 0) return;
  route.from ??= only.from;
  if (route.via.length === 0) route.via.push(...only.via);
  Object.assign(only, { from: undefined, via: [] });
  spreadTimes(drafts);
}

/** One flight "from Milan to Sydney via Doha" is the first of two. */
function splitAtVia(drafts: Draft[]): void {
  for (const [index, draft] of drafts.entries()) {
    const [stop, ...rest] = draft.via;
    const next = drafts[index + 1];
    const isEnd = isSameCity(stop, draft.from) || isSameCity(stop, draft.to);
    if (!stop || !draft.from || !draft.to || isEnd || next?.to) continue;
    const onward = next ?? { via: rest };
    onward.to = isSameCity(onward.either, draft.to) ? onward.either : draft.to;
    draft.to = stop;
    if (next) continue;
    drafts.push(onward);
    spreadTimes([draft, onward]);
  }
}

/** Where one of several flights has times, it leaves with the first and lands with the last. */
function spreadTimes(drafts: readonly Draft[]): void {
  const [only, ...others] = drafts.filter(({ departure }) => departure !== undefined);
  const [first, last] = [drafts[0], drafts.at(-1)];
  if (!first || !last || !only || others.length > 0) return;
  const { departure, arrival } = only;
  Object.assign(only, { departure: undefined, arrival: undefined, plusDays: undefined });
  first.departure = departure;
  last.arrival = arrival;
}
