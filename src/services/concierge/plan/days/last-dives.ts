import { hourOf } from "../route/flights.ts";
import type { Wish } from "../wish/wish.ts";
import { kindsOfThing } from "../wish/wished-things.ts";
import { isOpen } from "./season.ts";
import { excursionsOf, type FilledDay, placesOf, type Slot } from "./slots.ts";

/** A flight home before this hour is less than a day after the dives of the day before. */
const DRY_UNTIL = 17;

/**
 * The days with the last one before the flight home dry, where divers have a dry day among the
 * others: a day without dives comes before a flight. The two change places as they are.
 */
export function withDryEnd(filled: readonly FilledDay[], wish: Wish): readonly FilledDay[] {
  if (!wish.wishes.some(({ kind }) => kind === "diving")) return filled;
  const days = withNightDives(filled);
  const home = days.at(-1)?.fixed;
  const leaves = Object.values(home ?? {}).flatMap((slot) =>
    slot.kind === "departure" ? [slot.times.leaves] : [],
  );
  const last = days.at(-2);
  if (!last || !leaves.some((hour) => hour < DRY_UNTIL) || !isDived(last)) return days;
  const dry = days.findLast((day) => day !== last && !isDived(day) && areAlike(day, last));
  if (!dry) return days;
  return days.map((day) => (day === last ? put(dry, day) : day === dry ? put(last, day) : day));
}

function put({ slots }: FilledDay, day: FilledDay): FilledDay {
  return { ...day, slots };
}

function isDived(day: FilledDay): boolean {
  const isOfDives = (thing: Parameters<typeof kindsOfThing>[0]) =>
    kindsOfThing(thing).has("diving") || kindsOfThing(thing).has("nightDive");
  return (
    [...placesOf(day), ...excursionsOf(day)].some(isOfDives) ||
    Object.values(day.slots).some((slot) => slot.kind === "extra" && slot.wish === "diving")
  );
}

/** Both are whole days in one city, and all of each is open on the other. */
function areAlike(one: FilledDay, other: FilledDay): boolean {
  const isWhole = ({ fixed, beside, meanwhile }: FilledDay) =>
    [fixed, beside, meanwhile ?? {}].every((parts) => Object.keys(parts).length === 0);
  const fits = (day: FilledDay, calendar: FilledDay["calendar"]) =>
    [...placesOf(day), ...excursionsOf(day)].every((thing) => isOpen(thing, calendar));
  const isDated = (day: FilledDay) =>
    Object.values(day.slots).some(({ kind }) => kind === "event" || kind === "own");
  return (
    one.spot === other.spot &&
    isWhole(one) &&
    isWhole(other) &&
    !isDated(one) &&
    !isDated(other) &&
    fits(one, other.calendar) &&
    fits(other, one.calendar)
  );
}

/** A dive after dark comes after dives by day that left the afternoon, and on no day that is dry. */
function withNightDives(days: readonly FilledDay[]): readonly FilledDay[] {
  const from = days.find((day) => isNightDive(day.slots.evening) && !isFitForNight(day));
  const to = days.find(
    (day) =>
      day !== from &&
      day.spot === from?.spot &&
      isFitForNight(day) &&
      !day.fixed.evening &&
      MOVED.has(day.slots.evening.kind),
  );
  if (!from || !to) return days;
  const evening = (day: FilledDay, of: FilledDay): FilledDay => ({
    ...day,
    slots: { ...day.slots, evening: of.slots.evening },
  });
  return days.map((day) =>
    day === from ? evening(day, to) : day === to ? evening(day, from) : day,
  );
}

const MOVED: ReadonlySet<Slot["kind"]> = new Set(["free", "place"]);

function isNightDive(slot: Slot): boolean {
  return slot.kind === "excursion" && kindsOfThing(slot.excursion).has("nightDive");
}

function isFitForNight({ slots }: FilledDay): boolean {
  const { morning, afternoon } = slots;
  const isBooked = [morning, afternoon].some(
    (one) => one.kind === "extra" && one.wish === "diving",
  );
  if (morning.kind !== "excursion") return isBooked;
  const { at, hours } = morning.excursion;
  const isTiring = hours >= LONG_DAY || (at !== undefined && hourOf(at) < DAWN);
  return kindsOfThing(morning.excursion).has("diving") && !isTiring;
}

/** A boat that leaves in the night, or is out for so long, is enough of a day. */
const LONG_DAY = 9;
const DAWN = 6;
