import { type CataloguePlace, PARTS_OF_DAY, type PartOfDay } from "../../../domain/catalogue.ts";
import { distanceKm } from "../../../domain/geo.ts";
import { clashes } from "./excursions.ts";
import { isKitchen } from "./season.ts";
import {
  FARTHEST_ON_THE_WAY_KM,
  type Filling,
  IN_TOWN_KM,
  isDayLong,
  isPossible,
} from "./sights.ts";
import type { FilledDay, Slot } from "./slots.ts";
import { FARTHEST_KM as FARTHEST_KM_OUT, farthestFor, isSight } from "./sparing.ts";
import { isForTheNights, isSlow } from "./theme.ts";
import { IDEAS } from "./theme-days.ts";
import { isSpecial, isWanted } from "./wanted.ts";
import { isAmong, wishedThings } from "./wished-things.ts";

/** A sight is not put between others that are farther away than this. */
const FARTHEST_KM = 32;

/**
 * Brings what every visitor expects into a finished plan where it is missing: into a part that is
 * free, else in place of what the request does not name. So a note on what is missing can be believed.
 */
export function withMusts(filling: Filling, days: readonly FilledDay[]): readonly FilledDay[] {
  const all = [...days];
  const asked = wishedThings(filling.wish);
  const isRelaxed = isSlow(filling.wish);
  for (const spot of new Set(filling.spots)) {
    for (const place of spot.destination.places) {
      const isWished = isAmong(filling.open, place);
      if (!(place.must || isWished) || isDayLong(place)) continue;
      if (place.repeat && !(isWished && place.categories[0] === "pilgrimage")) continue;
      if (!isWished && isForTheNights(filling.wish) && isSight(place)) continue;
      if (clashes(place, filling.used)) continue;
      // At an easy pace what is free is meant to be, unless it is all that a day has.
      const free = find(
        all,
        (day, part) =>
          isFor(place, day, part) &&
          isFreePart(day, part) &&
          (!isRelaxed || isWished || isEasyOn(day, part)),
      );
      const isWantedHere = isWished || isWanted(place, filling.wish);
      const found =
        free ??
        find(
          all,
          (day, part) =>
            isFor(place, day, part) &&
            (isLesser(day.slots[part]) || (isWantedHere && isAnyDay(day.slots[part]))),
        );
      const spared =
        found ?? find(all, (day, part) => isFor(place, day, part) && isSpared(day, part));
      if (!spared) continue;
      const { index, day, part } = spared;
      filling.note(place);
      const slots = found ? day.slots : withoutOutings(day.slots);
      all[index] = { ...day, slots: { ...slots, [part]: { kind: "place", place } } };
    }

    function isFor(place: CataloguePlace, day: FilledDay, part: PartOfDay): boolean {
      return (
        day.spot === spot &&
        place.parts.includes(part) &&
        !(day.calendar.fasts && part !== "evening" && isKitchen(place)) &&
        // The evening after the journey is for rest.
        !(isRelaxed && day.day === 1 && part === "evening") &&
        isPossible(filling, day, place) &&
        distanceKm(spot, place) <= farthestOn(day, filling.wish) &&
        PARTS_OF_DAY.every((other) => {
          const slot = day.slots[other];
          const isInTown = part !== "morning" && distanceKm(spot, place) <= IN_TOWN_KM;
          return slot.kind !== "place" || isInTown || distanceKm(slot.place, place) <= FARTHEST_KM;
        })
      );
    }
  }
  return all;

  /** A day out that nobody expects or asked for. */
  function isSpared({ slots }: FilledDay, part: PartOfDay): boolean {
    const { [part]: slot } = slots;
    return (
      (slot.kind === "excursion" || slot.kind === "excursion-on") &&
      !slot.excursion.must &&
      !isSpecial(slot.excursion, filling.wish) &&
      !isAmong(asked, slot.excursion)
    );
  }

  function isLesser(slot: Slot): boolean {
    return (
      slot.kind === "place" &&
      !slot.place.must &&
      !isSpecial(slot.place, filling.wish) &&
      !isAmong(asked, slot.place) &&
      !isDayLong(slot.place) &&
      !slot.place.repeat
    );
  }
}

/** A day whose outing is given up is free until something is put there. */
function withoutOutings(slots: FilledDay["slots"]): FilledDay["slots"] {
  const own = (slot: Slot): Slot =>
    slot.kind === "excursion" || slot.kind === "excursion-on" ? { kind: "free" } : slot;
  return {
    morning: own(slots.morning),
    afternoon: own(slots.afternoon),
    evening: own(slots.evening),
  };
}

/** A day at the sanctuary that is not the Friday prayer. */
function isAnyDay(slot: Slot): boolean {
  return slot.kind === "again" && !IDEAS[slot.theme][slot.idea]?.friday;
}

const MOST_AT_AN_EASY_PACE = 2;

/** At an easy pace a day has two things by daylight at most; a fountain on the way to dinner tires nobody. */
function isEasyOn(day: FilledDay, part: PartOfDay): boolean {
  return part === "evening" || thingsOn(day) < MOST_AT_AN_EASY_PACE;
}

/** On a day with a journey in it nothing far out of town is visited, nor ever with small children. */
function farthestOn({ fixed }: FilledDay, wish: Filling["wish"]): number {
  const isOnTheWay = Object.keys(fixed).length > 0;
  return Math.min(farthestFor(wish), isOnTheWay ? FARTHEST_ON_THE_WAY_KM : FARTHEST_KM_OUT);
}

/** What a day has to see or to do by daylight; a way is as much as a sight. */
function thingsOn({ slots, fixed }: FilledDay): number {
  const own = [slots.morning, slots.afternoon].filter(({ kind }) =>
    ["place", "excursion", "again"].includes(kind),
  ).length;
  return own + (Object.keys(fixed).length > 0 ? 1 : 0);
}

function isFreePart({ slots }: FilledDay, part: PartOfDay): boolean {
  return slots[part].kind === "free";
}

function find(
  days: readonly FilledDay[],
  fits: (day: FilledDay, part: PartOfDay) => boolean,
): { index: number; day: FilledDay; part: PartOfDay } | undefined {
  for (const [index, day] of days.entries()) {
    for (const part of PARTS_OF_DAY) if (fits(day, part)) return { index, day, part };
  }
  return undefined;
}
