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
  /** Set apart by a heading or a word, not only by what its flights are. */
  readonly marked: boolean;
  route: Route;
}

/** What is said of a direction as a whole. */
interface Route extends Pick<Draft, "from" | "to" | "via" | "date" | "airline"> {
  /** Of the way back, when the dates of both were told together. */
  backDate?: SaidDate;
}

/** Puts what was read span by span together into directions, and says whether a return is wanted that is not told of. */
export function assemble(pieces: readonly Piece[], kind: TripKind) {
  const legs: Leg[] = [];
  let round = kind.round;
  let current: Leg | undefined;
  const open = (isReturn: boolean, marked: boolean): Leg => {
    const leg: Leg = { drafts: [], isReturn, marked, route: { via: [] } };
    legs.push(leg);
    current = leg;
    return leg;
  };
  for (const [index, piece] of pieces.entries()) {
    for (const turn of piece.turns) {
      if (turn === "return") {
        // "USD 198 ida; vuelta …": nothing of the way out stands behind its price.
        const empty = current?.marked && !hasContent(current);
        if (current && (empty || current.drafts.length > 0 || current.route.date)) open(true, true);
        else if (!pieces.slice(index).some(({ turns }) => turns.includes("outward"))) round = true;
      } else if (turn === "outward" && current && current.drafts.length > 0) open(false, true);
      // "Flight 2" may go on from the first: a stay or a way back parts them later.
    }
    current ??= open(false, false);
    const more = pieces.slice(index + 1).some((other) => other.kind === "flight");
    if (piece.kind === "flight") current.drafts.push(piece.draft);
    else current = addContext(current, piece, more, open);
  }
  const full = legs.filter(hasContent);
  const turned = legs.some((leg) => leg.isReturn && leg.marked && !hasContent(leg));
  const told = full.flatMap(tell);
  shareAirline(told.flatMap(({ drafts }) => drafts));
  return { legs: told, returnMissing: (round || turned) && told.length === 1 && !kind.oneWay };
}

/** "Turkish Airlines: Baku 13:50 – Istanbul 16:00, Istanbul 18:20 – Paris 21:00": said once for all. */
function shareAirline(drafts: readonly Draft[]): void {
  const airlines = new Set(drafts.flatMap(({ airline = [] }) => airline));
  const [only, ...others] = airlines;
  if (only === undefined || others.length > 0 || drafts.some(({ number }) => number)) return;
  for (const draft of drafts) draft.airline = only;
}

function hasContent({ drafts, route: { from, to, date, airline } }: Leg): boolean {
  return drafts.length > 0 || [from, to, date, airline].some((said) => said !== undefined);
}

/** What is said of no flight in particular belongs to the direction that it stands in. */
function addContext(
  current: Leg,
  piece: Piece,
  more: boolean,
  open: (isReturn: boolean, marked: boolean) => Leg,
): Leg {
  const { draft } = piece;
  const whole = draft.from !== undefined && draft.to !== undefined;
  let leg = current;
  const placeless = leg.drafts.every(({ from, to, either }) => !from && !to && !either);
  if (leg.drafts.length > 0 && whole && !placeless) {
    if (!more) return leg;
    leg = open(false, true);
  }
  const { route, drafts } = leg;
  route.from ??= draft.from;
  route.to ??= draft.to;
  for (const place of draft.via) addVia(route.via, place);
  route.airline ??= draft.airline;
  const [first, second] = piece.dates;
  const others = drafts.slice(1);
  route.date ??= first;
  // "TPE-NRT BR 198 …, NRT-TPE BR 197 …, 1-5 March": out on the first, back on the second.
  if (second && (more || (others.length > 0 && others.every(({ date }) => !date)))) {
    route.backDate = second;
    return leg;
  }
  // "5 May to 12 May": the second date is that of the way back.
  if (!second || leg.isReturn || JSON.stringify(second) === JSON.stringify(first)) return leg;
  const back = open(true, false);
  back.route.date = second;
  return back;
}

/** The leg with its route spread over its flights; without flights, those that its route needs. */
function tell(leg: Leg): Leg[] {
  const { drafts, route } = leg;
  liftRoute(leg);
  if (drafts.length === 0)
    for (let stops = 0; stops <= route.via.length; stops++) drafts.push({ via: [] });
  splitAtVia(leg);
  const [first, last] = [drafts[0], drafts.at(-1)];
  if (!first || !last) return [];
  first[route.from || drafts.length > 1 ? "from" : "to"] ??= first.either;
  first.from ??= route.from;
  last.to ??= route.to;
  tellDates(drafts, route);
  const isTold = route.via.length === drafts.length - 1;
  for (const [index, draft] of drafts.entries()) {
    draft.airline ??= route.airline;
    if (isTold) draft.to ??= route.via[index];
  }
  for (const [index, draft] of drafts.entries()) {
    const before = drafts[index - 1];
    if (!before) continue;
    draft[isSameCity(before.to, draft.either) ? "from" : "to"] ??= draft.either;
    // Both meet at one airport: the exact name holds for the flight before as well.
    const meets = isSameCity(before.to, draft.from);
    if (draft.from?.exact && meets && !before.to?.exact) before.to = draft.from;
    else if (before.to && !draft.from && !isSameCity(before.to, draft.to)) draft.from = before.to;
    else if (draft.from && !before.to) before.nextFrom = draft.from;
  }
  return [leg];
}

function tellDates(drafts: readonly Draft[], route: Leg["route"]): void {
  const [first] = drafts;
  if (!first) return;
  // Where the first date stands behind the times and no other is told, all dates are departures'.
  const dates = drafts.filter(({ date }) => date).length;
  const datesLast = !route.date && (first.dateAtArrival === true || dates === 1);
  for (const draft of datesLast ? [] : drafts) {
    if (!draft.dateAtArrival || !draft.date) continue;
    // A week after the flight before it is no arrival's.
    const before = route.date ?? first.date;
    if (draft !== first && before?.month && !isSoonAfter(before, draft.date)) continue;
    draft.arrivalDate = draft.date;
    draft.date = undefined;
  }
  first.date ??= route.date ?? lentDate(drafts);
}

function isSameCity(one: NamedPlace | undefined, other: NamedPlace | undefined): boolean {
  return one !== undefined && one.cityCode === other?.cityCode;
}

/** "QR571 and QR119 on 19 February": the only date is when one leaves, unless the last flight comes back. */
function lentDate(drafts: readonly Draft[]): SaidDate | undefined {
  const [only, ...others] = drafts.filter(({ date }) => date);
  if (!only || others.length > 0) return undefined;
  const { date, to } = only;
  if (!to || isSameCity(to, drafts[0]?.from)) return undefined;
  only.date = undefined;
  return date;
}

function isPlaced({ from, to, either, via }: Draft): boolean {
  return from !== undefined || to !== undefined || either !== undefined || via.length > 0;
}

/** "QR571 and QR119 from Milan to Sydney via Doha": the places are those of the whole. */
function liftRoute({ drafts, route }: Leg): void {
  const [first, last] = [drafts[0], drafts.at(-1)];
  const [only, ...others] = drafts.filter(isPlaced);
  if (!first || !last || drafts.length < 2 || !only?.from || !only.to || others.length > 0) return;
  const isWhole = only === first && only.via.length === drafts.length - 1;
  if (only !== last && !isWhole) return;
  route.from ??= only.from;
  route.to ??= only.to;
  if (route.via.length === 0) route.via.push(...only.via);
  Object.assign(only, { from: undefined, to: undefined, via: [] });
  const timed = drafts.filter(({ departure }) => departure !== undefined);
  // The times are those of the whole as well.
  if (timed.length === 1 && timed[0] === first) moveArrival(first, last);
  if (timed.length !== 1 || timed[0] !== last) return;
  first.departure = last.departure;
  Object.assign(last, { departure: undefined, plusDays: undefined });
}

function moveArrival(from: Draft, to: Draft): void {
  to.arrival = from.arrival ?? to.arrival;
  Object.assign(from, { arrival: undefined, plusDays: undefined });
}

/** One flight "from Milan to Sydney via Doha" is the first of two. */
function splitAtVia({ drafts }: Leg): void {
  for (const [index, draft] of drafts.entries()) {
    const [stop, ...rest] = draft.via;
    const { from, to } = draft;
    if (!stop || !from || !to || isSameCity(stop, to) || isSameCity(stop, from)) continue;
    const next = drafts[index + 1];
    if (next) {
      const goesOn = !next.to || isSameCity(next.from, stop) || isSameCity(next.to, to);
      if (!goesOn) continue;
      next.to ??= isSameCity(next.either, to) ? next.either : to;
      next.from ??= stop;
    } else {
      const onward: Draft = { via: rest, from: stop, to };
      // The times of the whole: one leaves with the first flight and arrives with the last.
      if (draft.departure !== undefined) moveArrival(draft, onward);
      drafts.push(onward);
    }
    draft.to = stop;
    draft.via = [];
  }
}
