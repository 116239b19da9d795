import type { SaidDate } from "../../../reading/days.ts";
import type { Draft } from "./drafts.ts";
import type { Leg, Route } from "./leg.ts";

/** "QR571 and QR119 on 19 February": the only date is when one leaves, unless the last flight comes back. */
export function lentDate(drafts: readonly Draft[]): SaidDate | undefined {
  const [first] = drafts;
  const dated = drafts.filter(({ date }) => date);
  const [only] = dated;
  if (!first || dated.length !== 1 || !only?.date) return undefined;
  const { date } = only;
  if (only.sameDay) return date;
  if (only.to === undefined || only.to.cityCode === first.from?.cityCode) return undefined;
  delete only.date;
  return date;
}

export function placeEither(draft: Draft, end: "from" | "to", route: Route): void {
  const place = draft.either;
  if (!place) return;
  delete draft.either;
  const other = end === "from" ? "to" : "from";
  if (route[end]?.cityCode === place.cityCode || draft[end] === undefined) draft[end] ??= place;
  else draft[other] ??= place;
}

/** Two flights of a direction meet at one airport: the more exact name holds for both. */
export function joinAt(before: Draft, draft: Draft): void {
  if (!before.to || !draft.from) return;
  if (before.to.exact && !draft.from.exact) draft.from = before.to;
  else if (draft.from.exact && !before.to.exact) before.to = draft.from;
}

export function isNewDirection(before: Draft, draft: Draft): boolean {
  return before.to !== undefined && draft.to?.cityCode === before.to.cityCode;
}

/** "Singapore to Bali and back: SQ 938 …; SQ 947 …". */
export function goThereAndBack({ drafts, route: { from, to, via } }: Leg): boolean {
  const [out, back, ...others] = drafts;
  if (!out || !back || others.length > 0 || !from || !to || via.length > 0) return false;
  if (drafts.some((draft) => draft.from || draft.to || draft.either || draft.via.length > 0)) {
    return false;
  }
  Object.assign(out, { from, to });
  Object.assign(back, { from: to, to: from });
  return true;
}

/** "QR571 and QR119 from Milan to Sydney via Doha": the places are those of the whole. */
export function liftRoute({ drafts, route }: Leg): void {
  if (drafts.length < 2) return;
  const placed = drafts.filter(
    ({ from, to, either, via }) => from || to || either || via.length > 0,
  );
  const [only] = placed;
  if (placed.length !== 1 || !only?.from || !only.to) return;
  const index = drafts.indexOf(only);
  if (index !== drafts.length - 1 && index !== 0) return;
  const others = drafts.length - 1;
  if (index === 0 && only.via.length !== others) return;
  route.from ??= only.from;
  route.to ??= only.to;
  if (route.via.length === 0) route.via.push(...only.via);
  delete only.from;
  delete only.to;
  only.via = [];
  const [first] = drafts;
  const last = drafts.at(-1);
  const timed = drafts.filter(({ departure }) => departure !== undefined);
  if (first && last && timed.length === 1 && timed[0] === first && first.arrival !== undefined) {
    // The times are those of the whole as well.
    last.arrival = first.arrival;
    delete first.arrival;
    delete first.plusDays;
  }
  if (first && only.date && !first.date) {
    first.date = only.date;
    delete only.date;
  }
}

/** One flight "from Milan to Sydney via Doha" is the first of two. */
export function splitAtVia({ drafts }: Leg): void {
  for (let index = 0; index < drafts.length; index++) {
    const draft = drafts[index];
    const [stop, ...rest] = draft?.via ?? [];
    if (!draft || !stop || !draft.from || !draft.to) continue;
    if (stop.cityCode === draft.to.cityCode || stop.cityCode === draft.from.cityCode) continue;
    const next = drafts[index + 1];
    if (
      next &&
      (!next.to || next.from?.cityCode === stop.cityCode || next.to.cityCode === draft.to.cityCode)
    ) {
      const same = next.either?.cityCode === draft.to.cityCode ? next.either : undefined;
      if (same) delete next.either;
      next.to ??= same ?? draft.to;
      next.from ??= stop;
      draft.to = stop;
      draft.via = [];
      continue;
    }
    if (next) continue;
    const onward: Draft = { via: rest, from: stop, to: draft.to };
    if (draft.arrival !== undefined && draft.departure !== undefined) {
      // The times of the whole: one leaves with the first flight and arrives with the last.
      onward.arrival = draft.arrival;
      delete draft.arrival;
      delete draft.plusDays;
    }
    draft.to = stop;
    draft.via = [];
    drafts.splice(index + 1, 0, onward);
  }
}
