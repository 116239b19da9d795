import { MS_PER_DAY } from "../../domain/dates.ts";
import { plainLine } from "../../text/plain.ts";
import { isRecord } from "../json.ts";

type Json = Readonly<Record<string, unknown>>;
type Note = (change: string) => void;

const A_STAY_MS = 24 * 3_600_000;

/**
 * Older clients put a whole trip into one leg. It ends where the traveller stays longer than a
 * connection takes; if it comes back to its start without such a stay, at the longest stop.
 */
export function splitLeg(leg: Json, note: Note): readonly Json[] {
  const segments: readonly unknown[] = Array.isArray(leg["segments"]) ? leg["segments"] : [];
  if (segments.length < 2 || !segments.every(isRecord)) return [leg];
  const stops = segments.slice(1).map((next, index) => stopBefore(segments[index], next));
  let ends = stops.flatMap((stop, index) => (stop > A_STAY_MS ? [index] : []));
  const comesBack = segments[0]?.["departureAirport"] === segments.at(-1)?.["arrivalAirport"];
  if (ends.length === 0 && comesBack) ends = [longest(stops)];
  if (ends.length === 0) return [leg];
  const legs: Json[] = [];
  let from = 0;
  for (const end of [...ends, segments.length - 1]) {
    legs.push({ ...leg, segments: segments.slice(from, end + 1) });
    from = end + 1;
  }
  const where = ends
    .map((end) => {
      const airport = segments[end]?.["arrivalAirport"];
      return typeof airport === "string" ? plainLine(airport, 20) : "its middle";
    })
    .join(" and ");
  note(`The one leg was split at ${where}: a leg is one way.`);
  return legs;
}

/** Both times are local at the airport of the change, so their difference is the stop. */
function stopBefore(before: Json | undefined, after: Json): number {
  const plusDays = before?.["plusDays"];
  const days = (typeof plusDays === "number" ? plusDays : 0) * MS_PER_DAY;
  const lands = clock(before?.["departureDate"], before?.["arrivalTime"]) + days;
  return clock(after["departureDate"], after["departureTime"]) - lands;
}

function clock(date: unknown, time: unknown): number {
  return typeof date === "string" && typeof time === "string"
    ? Date.parse(`${date}T${time}Z`)
    : Number.NaN;
}

/** The middle, when times are missing. */
function longest(stops: readonly number[]): number {
  let at = Math.floor((stops.length - 1) / 2);
  for (const [index, stop] of stops.entries()) {
    if (stop > (stops[at] ?? 0)) at = index;
  }
  return at;
}
