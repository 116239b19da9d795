import {
  type CatalogueExcursion,
  type CataloguePlace,
  PARTS_OF_DAY,
  type PartOfDay,
} from "../../../../domain/catalogue.ts";
import { distanceKm } from "../../../../domain/geo.ts";
import { isSlow } from "../route/theme.ts";
import { isInLight } from "./daylight.ts";
import { endOf, isStartedBy, partsFor } from "./excursions.ts";
import type { FrameDay } from "./frame.ts";
import { isBeyondTheDay, isTooEarly, thingsIn } from "./limits.ts";
import { isPassed } from "./on-the-way.ts";
import { isKitchen } from "./season.ts";
import {
  FARTHEST_ON_THE_WAY_KM,
  type Filling,
  IN_TOWN_KM,
  isDayEnough,
  isDayLong,
  isForWholeDay,
  isPossible,
  isTooHot,
} from "./sights.ts";
import type { FilledDay, Slot, Slots } from "./slots.ts";
import { FARTHEST_KM as FARTHEST_KM_OUT, farthestFor } from "./sparing.ts";

/** A sight is not put between others that are farther away than this. */
const FARTHEST_KM = 32;

export type IsGiven = (day: FilledDay, part: PartOfDay) => boolean;

/** Room for something in finished days: the parts of one of them that are free, or given up for it. */
export interface Room {
  readonly index: number;
  readonly parts: readonly PartOfDay[];
}

/**
 * Room by what may be given up for a place, the least first; for what takes more than a look the
 * first day is the last resort.
 */
export function roomByGrades(
  place: CataloguePlace,
  grades: readonly IsGiven[],
  at: (given: IsGiven) => Room | undefined,
): Room | undefined {
  const onOthers = grades.map(
    (given): IsGiven =>
      (day, part) =>
        day.day > 1 && given(day, part),
  );
  for (const given of isForWholeDay(place) ? [...onOthers, ...grades] : grades) {
    const room = at(given);
    if (room) return room;
  }
  return undefined;
}

/** The first day that has room for a place. */
export function roomForPlace(
  filling: Filling,
  days: readonly FilledDay[],
  place: CataloguePlace,
  isGiven: IsGiven,
): Room | undefined {
  const wanted: readonly (readonly PartOfDay[])[] = isDayLong(place)
    ? [["morning", "afternoon"]]
    : place.parts.map((part) => [part]);
  for (const [index, day] of days.entries()) {
    const parts = wanted.find((some) => areGiven(day, some, isGiven) && suitsDay(day, some));
    if (parts) return { index, parts };
  }
  return undefined;

  function others({ slots }: FilledDay, parts: readonly PartOfDay[]) {
    return PARTS_OF_DAY.filter((part) => !parts.includes(part)).flatMap((part) =>
      thingsIn({ [part]: slots[part] }),
    );
  }

  function suitsDay(day: FilledDay, parts: readonly PartOfDay[]): boolean {
    const [part = "morning", ...more] = parts;
    const { spot, calendar, slots } = day;
    const isOnTheWay = isPassed(day, place, filling.wish);
    return (
      (more.length === 0 || Object.keys(day.fixed).length === 0) &&
      !(calendar.fasts && part !== "evening" && isKitchen(place)) &&
      // The evening after the journey is for rest.
      !(isSlow(filling.wish) && day.day === 1 && part === "evening") &&
      !(part === "evening" && isDayEnough(slots, filling.wish)) &&
      isPossible(filling, day, place) &&
      isInLight(place, day, part) &&
      !(parts.includes("morning") && isTooEarly(place, "morning", filling.wish)) &&
      !isTooHot(place, part) &&
      !isBeyondTheDay(place, others(day, parts), filling.wish) &&
      (distanceKm(spot, place) <= farthestOn(day, filling.wish) || isOnTheWay) &&
      PARTS_OF_DAY.every((other) => {
        const slot = slots[other];
        // What is given up for it is no neighbour; from what the way passes one drives on to the town.
        if (other === part || more.includes(other) || isOnTheWay) return true;
        const isInTown = part !== "morning" && distanceKm(spot, place) <= IN_TOWN_KM;
        return slot.kind !== "place" || isInTown || distanceKm(slot.place, place) <= FARTHEST_KM;
      })
    );
  }
}

/** The first day that has room for an excursion; one that ends with the way home only for what `isOn` lets on it and is over by then. */
export function roomForExcursion(
  days: readonly FilledDay[],
  excursion: CatalogueExcursion,
  isGiven: IsGiven,
  isOn: (day: FilledDay, next: FrameDay | undefined) => boolean,
): Room | undefined {
  for (const [index, day] of days.entries()) {
    if (!isOn(day, days[index + 1])) continue;
    const taken: Slots = {};
    for (const part of PARTS_OF_DAY) if (!isGiven(day, part)) taken[part] = day.slots[part];
    const parts = partsFor(excursion, taken, undefined) ?? partsFor(excursion, taken, "afternoon");
    const [first] = parts ?? [];
    if (!parts || !first || !isStartedBy(excursion, first, day)) continue;
    if (isOverByLeaving(excursion, first, day) && areGiven(day, parts, isGiven))
      return { index, parts };
  }
  return undefined;
}

/** From an outing to the way home: a wash, the bags. */
const TO_PACK = 1;

/** True where no way home is begun on the day, or an outing of half a day ends in time for it. */
function isOverByLeaving(excursion: CatalogueExcursion, part: PartOfDay, day: FrameDay): boolean {
  if (!isLeaving(day)) return true;
  if (excursion.hours > LONGEST_BEFORE_LEAVING) return false;
  return Object.values(day.fixed).every(
    (slot) => slot.kind !== "departure" || endOf(excursion, part) + TO_PACK <= slot.times.leaves,
  );
}

const LONGEST_BEFORE_LEAVING = 4;

/** A day that ends with the way home has no time for excursions. */
export function isLeaving({ fixed }: FrameDay): boolean {
  return fixed.evening?.kind === "departure" || fixed.evening?.kind === "way-home";
}

/** The parts are free or given up, and so is all of what stands in them. */
function areGiven(day: FilledDay, parts: readonly PartOfDay[], isGiven: IsGiven): boolean {
  return parts.every(
    (part) =>
      isGiven(day, part) &&
      partsWith(day, part).every((one) => parts.includes(one) || isGiven(day, one)),
  );
}

/** All the parts of a day that one thing takes. */
function partsWith({ slots }: FilledDay, part: PartOfDay): readonly PartOfDay[] {
  const thing = wholeOf(slots[part]);
  return thing ? PARTS_OF_DAY.filter((one) => wholeOf(slots[one]) === thing) : [part];
}

function wholeOf(slot: Slot): CataloguePlace | CatalogueExcursion | undefined {
  if (slot.kind === "excursion" || slot.kind === "excursion-on") return slot.excursion;
  return slot.kind === "place" || slot.kind === "place-on" ? slot.place : undefined;
}

const FREE: Slot = { kind: "free" };

/** The days with something in its room; what stood there is no longer shown. */
export function putInto(
  filling: Filling,
  days: FilledDay[],
  { index, parts }: Room,
  slotOf: (first: boolean) => Slot,
): void {
  const day = days[index];
  if (!day) return;
  const slots = { ...day.slots };
  for (const [at, part] of parts.entries()) {
    const gone = wholeOf(slots[part]);
    if (gone) {
      filling.used.delete(gone);
      for (const one of PARTS_OF_DAY) if (wholeOf(slots[one]) === gone) slots[one] = FREE;
    }
    slots[part] = slotOf(at === 0);
  }
  days[index] = { ...day, slots };
}

/** On a day with a journey in it nothing far out of town is visited, nor ever with small children. */
function farthestOn({ fixed }: FilledDay, wish: Filling["wish"]): number {
  const isOnTheWay = Object.keys(fixed).length > 0;
  return Math.min(farthestFor(wish), isOnTheWay ? FARTHEST_ON_THE_WAY_KM : FARTHEST_KM_OUT);
}
