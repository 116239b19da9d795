import type { NamedPlace } from "../../../suppliers/gazetteer.ts";
import { addVia, type Draft, type Piece } from "./drafts.ts";
import {
  goThereAndBack,
  isSameCity,
  type Leg,
  lentDate,
  liftRoute,
  placeEither,
  splitAtVia,
} from "./leg.ts";
import { isSoonAfter } from "./spans.ts";
import type { TripKind } from "./turns.ts";

/** Puts what was read span by span together into directions, and says whether a return is wanted that is not told of. */
export function assemble(all: readonly Piece[], kind: TripKind) {
  const pieces = datedBehind(all);
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
        const empty = current?.marked && !current.isReturn && !hasContent(current);
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
  const told = full.flatMap((leg) => tell(leg, round));
  shareAirline(told.flatMap(({ drafts }) => drafts));
  for (const [index, leg] of told.entries()) {
    const before = told[index - 1];
    const [first] = leg.drafts;
    shareAirline(leg.drafts);
    if (first) first.date ??= before?.route.backDate;
    // Of a way back without a number the airline is that of the way out.
    const isBare = !leg.drafts.some(({ airline, number }) => airline ?? number);
    if (leg.isReturn && leg.marked && isBare)
      for (const draft of leg.drafts) draft.airline = before?.drafts[0]?.airline;
  }
  dealDates(told.map(({ drafts }) => drafts[0]));
  return { legs: told, returnMissing: (round || turned) && told.length === 1 && !kind.oneWay };
}

/** "… und zurück LH 401 …, 3.-10. April": both dates stand with the way back. */
function dealDates([out, back]: readonly (Draft | undefined)[]): void {
  if (!out || out.date || !back?.date || !back.arrivalDate) return;
  out.date = back.date;
  back.date = back.arrivalDate;
  back.arrivalDate = undefined;
}

/** "OS 873 …, OS 874 …, out 1.6., back 8.6.": dates behind flights that have none, one for each half. */
function datedBehind(pieces: readonly Piece[]): readonly Piece[] {
  const flights = pieces.filter(({ kind }) => kind === "flight");
  const behind = pieces.slice(pieces.findLastIndex(({ kind }) => kind === "flight") + 1);
  const dates = behind.flatMap((piece) => piece.dates);
  const isPlain = behind.every(({ places, draft }) => places.length === 0 && !draft.airline);
  const isTurned = behind.some(({ turns }) => turns.some((turn) => turn !== "onward"));
  const isOpen = flights.length > 1 && flights.every(({ draft }) => !draft.date);
  if (!isOpen || !isPlain || !isTurned || dates.length !== 2 || flights.length % 2) return pieces;
  for (const [half, date] of dates.entries()) {
    const first = flights[(half * flights.length) / 2];
    if (first) first.draft.date = date;
  }
  return pieces.filter((piece) => !behind.includes(piece));
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
  const { either } = draft;
  route.from ??= draft.from;
  route.to ??= draft.to;
  // "to Paris … CDG": the airport of a city that was named before.
  for (const end of ["from", "to"] as const)
    if (either?.exact && isSameCity(route[end], either)) route[end] = either;
  if (either && !isVisited(leg, either)) {
    if (route.from || drafts.length > 0) route.to ??= either;
    else route.from = either;
  }
  for (const place of draft.via) addVia(route.via, place);
  route.airline ??= draft.airline;
  route.daysLater ??= draft.daysLater;
  const [first, second] = piece.dates;
  const [head, ...others] = drafts;
  const [dated, ...also] = drafts.filter(({ date }) => date);
  const comesBack = dated && also.length === 0 && isSameCity(dated.to, head?.from);
  if (head && !more && !dated) head.date = first;
  // "MAN-PMI …, PMI-MAN …, 3 and 10 July"
  else if (comesBack && !more && head?.date === undefined) dated.arrivalDate = first;
  else route.date ??= first;
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

/** "1 stop FRA" tells nothing new where the route has been told. */
function isVisited({ drafts, route }: Leg, { cityCode }: NamedPlace): boolean {
  const told = [...drafts.flatMap(({ from, to, via }) => [from, to, ...via]), ...route.via];
  return told.some((place) => place?.cityCode === cityCode);
}

/** The leg with its route spread over its flights; without flights, those that its route needs. */
function tell(leg: Leg, round: boolean): Leg[] {
  const { drafts, route } = leg;
  if (!((round || route.backDate) && goThereAndBack(leg))) liftRoute(leg);
  if (drafts.length === 0)
    for (let stops = 0; stops <= route.via.length; stops++) drafts.push({ via: [] });
  splitAtVia(leg);
  const [first] = drafts;
  const last = drafts.at(-1);
  if (!first || !last) return [];
  if (first.either) placeEither(first, route.from || drafts.length > 1 ? "from" : "to", route);
  first.from ??= route.from;
  last.to ??= route.to;
  tellDates(drafts, route);
  const isTold = route.via.length === drafts.length - 1;
  for (const [index, draft] of drafts.entries()) {
    draft.airline ??= route.airline;
    if (isTold) draft.to ??= route.via[index];
    if (isTold) draft.from ??= route.via[index - 1];
  }
  for (const [index, draft] of drafts.entries()) {
    const before = drafts[index - 1];
    if (!before) continue;
    if (draft.either)
      placeEither(draft, isSameCity(before.to, draft.either) ? "from" : "to", route);
    before.to ??= before.via[0];
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
  const home = drafts.find(({ to }) => isSameCity(to, first.from));
  if (home !== first) dealDates([first, home]);
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
  if (!first.date) first.daysLater ??= route.daysLater;
}
