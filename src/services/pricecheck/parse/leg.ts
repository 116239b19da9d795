import type { SaidDate } from "../../../reading/days.ts";
import type { NamedPlace } from "../../../suppliers/gazetteer.ts";
import type { Draft } from "./drafts.ts";

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
export interface Route
  extends Pick<Draft, "from" | "to" | "via" | "date" | "daysLater" | "airline"> {
  /** Of the way back, when the dates of both were told together. */
  backDate?: SaidDate;
}

export function isSameCity(one: NamedPlace | undefined, other: NamedPlace | undefined): boolean {
  return one !== undefined && one.cityCode === other?.cityCode;
}

/** "QR571 and QR119 on 19 February": the only date is when one leaves, unless the last flight comes back. */
export function lentDate(drafts: readonly Draft[]): SaidDate | undefined {
  const [only, ...others] = drafts.filter(({ date }) => date);
  if (!only || others.length > 0) return undefined;
  const { date, to } = only;
  if (only.sameDay) return date;
  if (!to || isSameCity(to, drafts[0]?.from)) return undefined;
  only.date = undefined;
  return date;
}

export function placeEither(draft: Draft, end: "from" | "to", route: Route): void {
  const { either } = draft;
  const other = end === "from" ? "to" : "from";
  draft.either = undefined;
  if (isSameCity(route[end], either) || !draft[end]) draft[end] ??= either;
  else draft[other] ??= either;
}

function isPlaced({ from, to, either, via }: Draft): boolean {
  return from !== undefined || to !== undefined || either !== undefined || via.length > 0;
}

/** "Singapore to Bali and back: SQ 938 …; SQ 947 …". */
export function goThereAndBack({ drafts, route }: Leg): boolean {
  const [out, back] = drafts;
  if (!out || !back || drafts.length > 2 || isPlaced(back)) return false;
  const { from, to, via } = isPlaced(out) ? out : route;
  if (!from || !to || via.length > 0) return false;
  Object.assign(out, { from, to });
  Object.assign(back, { from: to, to: from });
  return true;
}

/** "QR571 and QR119 from Milan to Sydney via Doha": the places are those of the whole. */
export function liftRoute({ drafts, route }: Leg): void {
  const [first] = drafts;
  const last = drafts.at(-1);
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
  from.arrival = undefined;
  from.plusDays = undefined;
}

/** One flight "from Milan to Sydney via Doha" is the first of two. */
export function splitAtVia({ drafts }: Leg): void {
  for (const [index, draft] of drafts.entries()) {
    const [stop, ...rest] = draft.via;
    const { from, to } = draft;
    if (!stop || !from || !to || isSameCity(stop, to) || isSameCity(stop, from)) continue;
    const next = drafts[index + 1];
    if (next) {
      const goesOn = !next.to || isSameCity(next.from, stop) || isSameCity(next.to, to);
      if (!goesOn) continue;
      const same = isSameCity(next.either, to) ? next.either : undefined;
      if (same) next.either = undefined;
      next.to ??= same ?? to;
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
