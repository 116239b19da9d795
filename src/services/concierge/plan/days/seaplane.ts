import type { Lodging } from "../money/lodging.ts";
import type { Fixed } from "./frame.ts";
import type { FilledDay, Slot } from "./slots.ts";

/** Seaplanes take their last guests to the airport at about this hour. */
const LAST_SEAPLANE = 16;
const FREE: Slot = { kind: "free" };

/** True for a house that is reached by seaplane. */
function isBySeaplane({ distance = "" }: Pick<Lodging, "distance">): boolean {
  return distance.endsWith("by seaplane");
}

/**
 * The days with an island left by daylight: a flight home late in the evening is waited for at the
 * airport, since no seaplane flies in the dark.
 */
export function leftByDaylight(
  days: readonly FilledDay[],
  lodgings: readonly Lodging[],
): readonly FilledDay[] {
  const last = lodgings.at(-1);
  const at = days.findLastIndex(({ slots: { evening } }) => evening.kind === "departure");
  const day = days[at];
  const evening = day?.slots.evening;
  if (!last || !day || evening?.kind !== "departure" || !isBySeaplane(last)) return days;
  if (evening.times.leaves <= LAST_SEAPLANE) return days;
  const away: Fixed = { kind: "departure", times: { ...evening.times, leaves: LAST_SEAPLANE } };
  const { evening: _rest, afternoon: _late, ...beside } = day.beside;
  const { morning, afternoon } = day.slots;
  // What takes the afternoon as well would not be over in time.
  const isWhole = afternoon.kind === "place-on" || afternoon.kind === "excursion-on";
  const early: FilledDay = {
    ...day,
    fixed: { ...day.fixed, evening: away },
    slots: { morning: isWhole ? FREE : morning, afternoon: FREE, evening: away },
    beside,
  };
  return days.map((one) => (one === day ? early : one));
}

/** True where an island is left by seaplane long before the flight home. */
export function waitsAtAirport(days: readonly FilledDay[], lodgings: readonly Lodging[]): boolean {
  const last = lodgings.at(-1);
  const isLate = days.some(
    ({ slots: { evening } }) =>
      evening.kind === "departure" && evening.times.leaves === LAST_SEAPLANE,
  );
  return last !== undefined && isBySeaplane(last) && isLate;
}
