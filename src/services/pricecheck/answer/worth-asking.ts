import type { Gazetteer } from "../../../suppliers/gazetteer.ts";
import type { Segment } from "../resolve/flights.ts";
import type { Missing } from "./format.ts";

/** Without what the timetable will fill once the rest is known: nobody need look that up. */
export function worthAsking(
  missing: Missing,
  legs: readonly (readonly Segment[])[],
  gazetteer: Gazetteer,
): Missing {
  const wanted = new Map(missing);
  for (const [l, leg] of legs.entries()) {
    for (const [s, segment] of leg.entries()) {
      if (segment.day !== undefined || !isScheduled(segment, gazetteer)) continue;
      const where = `for leg ${l + 1}, segment ${s + 1}`;
      wanted.delete(`departure time ${where}`);
      wanted.delete(`arrival time ${where}`);
      // A connection leaves at the first chance.
      if (s > 0 && segment.dayChoices.length === 0) wanted.delete(`departure date ${where}`);
    }
  }
  return wanted;
}

function isScheduled({ airline, number, from, to }: Segment, gazetteer: Gazetteer): boolean {
  if (airline === undefined || number === undefined) return false;
  const route = gazetteer.route(airline, Number(number));
  return route !== undefined && route.from === from && route.to === to;
}
