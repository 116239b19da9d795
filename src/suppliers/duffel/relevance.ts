import type {
  FlightOption,
  OptionSegment,
  OptionSlice,
} from "../../domain/contracts/flights/offers.ts";
import { type OfferSearch, type OfferWay, waysOf } from "../offers.ts";
import type { Places } from "../types.ts";

/**
 * Whether an offer answers the question that was asked: its route, its days, and flights that follow
 * one another. Airports that the world does not know are believed.
 */
export function answersSearch(
  { slices }: Pick<FlightOption, "slices">,
  search: OfferSearch,
  places: Places,
): boolean {
  const ways = waysOf(search);
  const goes = (slice: OptionSlice, way: OfferWay | undefined, before: OptionSlice | undefined) =>
    way !== undefined &&
    isAt(slice.origin, way.origin, places) &&
    isAt(slice.destination, way.destination, places) &&
    slice.departing_at.startsWith(way.date) &&
    inOrder(slice.segments, places) &&
    (!before || follows(before.arriving_at, slice.departing_at));
  return (
    slices.length === ways.length &&
    slices.every((slice, index) => goes(slice, ways[index], slices[index - 1]))
  );
}

/** Whether an airport is the place asked for, or one of its city where that was asked for. */
function isAt(airport: string, asked: string, places: Places): boolean {
  if (airport === asked) return true;
  const found = places.find(airport);
  const wanted = places.find(asked);
  if (!found || !wanted) return true;
  return wanted.code === wanted.cityCode && found.cityCode === wanted.cityCode;
}

function inOrder(segments: readonly OptionSegment[], places: Places): boolean {
  return segments.every((next, index) => {
    const before = segments[index - 1];
    if (!before) return true;
    return (
      sameCity(before.destination, next.origin, places) &&
      follows(before.arriving_at, next.departing_at)
    );
  });
}

function sameCity(one: string, other: string, places: Places): boolean {
  if (one === other) return true;
  const [first, second] = [places.find(one), places.find(other)];
  return !first || !second || first.cityCode === second.cityCode;
}

/** Times without an offset are local, and then both of the same city. */
function follows(arriving: string, departing: string): boolean {
  const [lands, leaves] =
    hasOffset(arriving) && hasOffset(departing)
      ? [arriving, departing]
      : [`${arriving.slice(0, 19)}Z`, `${departing.slice(0, 19)}Z`];
  return Date.parse(leaves) >= Date.parse(lands);
}

function hasOffset(time: string): boolean {
  return time.length > 19;
}
