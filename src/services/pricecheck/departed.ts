import { instantOf, parseIsoDateTime } from "../../domain/dates.ts";
import type { Places } from "../../suppliers/types.ts";
import type { SegmentFields } from "./answer/format.ts";
import { missingMessage } from "./answer/message.ts";
import type { Understanding } from "./understand.ts";

/** Where a day lasts longest: a flight from an unknown airport has left once it is over there. */
const LAST_OFFSET = -12 * 60;
const DAY_END = "23:59";

/**
 * What was understood, with the date of every flight that has left among what is missing: such a
 * request would only be refused.
 */
export function withoutDeparted(
  understood: Understanding,
  places: Places,
  nowMs: number,
): Understanding {
  const missing = new Map(understood.missing);
  const notes: string[] = [];
  for (const [l, { segments }] of understood.fields.trip.legs.entries()) {
    for (const [s, segment] of segments.entries()) {
      if (!hasLeft(segment, places, nowMs)) continue;
      const where = `leg ${l + 1}, segment ${s + 1}`;
      missing.set(`departure date for ${where}`, []);
      const when = `${segment.departureDate} ${segment.departureTime ?? ""}`.trim();
      notes.push(`The flight of ${where} has left (${when}): give one that has not.`);
    }
  }
  if (notes.length === 0) return understood;
  return {
    ...understood,
    missing,
    message: missingMessage(understood.fields, missing),
    notes: [...understood.notes, ...notes],
  };
}

/** By the clock of the airport it leaves from. */
function hasLeft(
  { departureDate, departureTime, departureAirport }: SegmentFields,
  places: Places,
  nowMs: number,
): boolean {
  if (departureDate === null) return false;
  const local = parseIsoDateTime(`${departureDate}T${departureTime ?? DAY_END}:00`)?.local;
  if (local === undefined) return false;
  const place = departureAirport === null ? undefined : places.find(departureAirport);
  const departs = place ? places.instantAt(place, local) : local - LAST_OFFSET;
  return departs < instantOf(nowMs);
}
