import type { PlanRequest } from "../../../../domain/contracts/concierge/plan.ts";
import type { DayNumber } from "../../../../domain/dates.ts";
import type { Reading } from "../../../../reading/reading.ts";
import type { Places } from "../../../../suppliers/types.ts";
import type { Atlas } from "../atlas/atlas.ts";
import { eitherIn, type Found, findPlaces } from "../understand/places.ts";
import { readTrip } from "../understand/read.ts";
import { withOther } from "./more-fields.ts";
import { originAmong, withoutPassed } from "./origin.ts";

/** Each costs a whole plan. */
const MOST_OTHERS = 2;

/** The same request once for each place that was named with an "or", with that place named first. */
export function alternativesOf(
  request: PlanRequest,
  atlas: Atlas,
  places: Places,
  today: DayNumber,
): readonly PlanRequest[] {
  const other = withOther(request);
  if (other) return [other];
  if (request.destinations?.length) return [];
  const { reading } = readTrip(request.query, today);
  const found = withoutPassed(reading, findPlaces(reading, atlas, places));
  const { rest } = originAmong(found, places, atlas);
  return eitherIn(reading, rest)
    .flatMap(({ kept, others }) => others.map((one) => exchanged(reading, kept, one)))
    .slice(0, MOST_OTHERS)
    .map((query) => ({ ...request, query }));
}

/** The text with two of its places in each other's stead. */
function exchanged({ text, tokens }: Reading, one: Found, other: Found): string {
  const [first, last] = one.first < other.first ? [one, other] : [other, one];
  const extent = (found: Found): readonly [number, number] => {
    const end = tokens[found.next - 1];
    return [tokens[found.first]?.start ?? 0, end ? end.start + end.text.length : text.length];
  };
  const [from, to] = extent(first);
  const [start, end] = extent(last);
  const [a, b] = [text.slice(from, to), text.slice(start, end)];
  return text.slice(0, from) + b + text.slice(to, start) + a + text.slice(end);
}
