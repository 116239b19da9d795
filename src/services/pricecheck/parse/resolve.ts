import { MINUTES_PER_DAY } from "../../../domain/dates.ts";
import type { Calendar } from "../../../reading/days.ts";
import type { Gazetteer, NamedPlace } from "../../../suppliers/gazetteer.ts";
import type { Draft } from "./drafts.ts";
import type { Leg } from "./legs.ts";
import { type NamedAirports, resolveFlight, type Segment } from "./resolve-flight.ts";

/** Fills what the text leaves open, flight by flight, and parts directions where a stay is. */
export function resolveLegs(
  legs: readonly Leg[],
  facts: Gazetteer,
  calendar: Calendar,
): Segment[][] {
  const known = { facts, calendar, named: namedAirports(legs) };
  const resolved: Segment[][] = [];
  for (const leg of legs) {
    if (leg.isReturn) comeBack(leg, legs, resolved, facts);
    let direction: Segment[] = [];
    resolved.push(direction);
    for (const [index, draft] of leg.drafts.entries()) {
      const before = direction.at(-1) ?? resolved.at(-2)?.at(-1);
      const connects = direction.length > 0;
      let segment = resolveFlight(draft, { ...known, before, connects });
      const last = leg.drafts[index - 1];
      if (connects && last && !isOnward(direction, last, { draft, segment }, facts)) {
        // What was reckoned as a connection is none.
        const back = leg.route.backDate;
        if (back && !draft.date) draft.date = back;
        // A later flight of which no end is said goes back to where the trip began.
        if (!segment.to) draft.to ??= placeAt(resolved[0]?.[0]?.from, facts);
        segment = resolveFlight(draft, { ...known, before, connects: false });
        direction = [];
        resolved.push(direction);
      }
      direction.push(segment);
    }
  }
  return resolved.filter(({ length }) => length > 0);
}

function namedAirports(legs: readonly Leg[]): NamedAirports {
  const said = legs.flatMap(({ drafts, route }) => [...drafts, route]);
  const places = said.flatMap(({ from, to }) => [from ?? [], to ?? []]).flat();
  const exact = places.filter((place) => place.exact);
  const isOnly = ({ cityCode, airports: [code] }: NamedPlace) =>
    exact.every((other) => other.cityCode !== cityCode || other.airports[0] === code);
  return new Map(
    exact.filter(isOnly).map(({ cityCode, airports: [code = ""] }) => [cityCode, code]),
  );
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
  const turned = placeAt(resolved.at(-1)?.at(-1)?.to, facts) ?? out.drafts.at(-1)?.to;
  const start = placeAt(resolved[0]?.[0]?.from, facts) ?? legs[0]?.drafts[0]?.from;
  first.from ??= turned;
  last.to ??= start;
  if (leg.drafts.length !== out.drafts.length || leg.drafts.length < 2) return;
  for (let index = 0; index + 1 < leg.drafts.length; index++) {
    const stop = out.drafts[out.drafts.length - 2 - index]?.to;
    const [before, after] = [leg.drafts[index], leg.drafts[index + 1]];
    if (before && after && !after.from) after.from = before.to ??= stop;
  }
}

/** Onward within a day stays in the direction; a stay, a jump or a way back begins another. */
function isOnward(
  direction: readonly Segment[],
  last: Draft,
  { draft, segment }: { readonly draft: Draft; readonly segment: Segment },
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
  // Where a time is not known, the next day is still onward.
  const days = segment.day - before.day - (before.plusDays ?? 0);
  return (
    days * MINUTES_PER_DAY + (segment.departure ?? 0) - (before.arrival ?? MINUTES_PER_DAY) <
    MINUTES_PER_DAY
  );
}

function cityOf(place: NamedPlace | undefined, code: string | undefined, facts: Gazetteer) {
  return (place ?? placeAt(code, facts))?.cityCode;
}

function placeAt(code: string | undefined, facts: Gazetteer): NamedPlace | undefined {
  return code === undefined ? undefined : facts.placeOfCode(code);
}
