import type {
  CatalogueExcursion,
  CataloguePlace,
  PartOfDay,
} from "../../../../domain/catalogue.ts";
import { lazilyPer } from "../../../../memory/lazily.ts";
import type { Spot } from "../atlas/atlas.ts";
import { isForTheNights, isSlow, suits, themeOf } from "../route/theme.ts";
import { ticketFor } from "../wish/level.ts";
import { limitsOf } from "../wish/limits.ts";
import { isUnwanted } from "../wish/unwanted.ts";
import { isSpecial, isWanted } from "../wish/wanted.ts";
import type { Wish } from "../wish/wish.ts";
import { isAmong } from "../wish/wished-things.ts";
import { type GivenUp, putBeside, putByExchange } from "./exchange.ts";
import { clashes, endOf, goesTo, isSeenOn, mostForExcursion } from "./excursions.ts";
import type { FrameDay } from "./frame.ts";
import { isSecondOfItsKind } from "./once.ts";
import {
  type IsGiven,
  isLeaving,
  putInto,
  roomByGrades,
  roomForExcursion,
  roomForPlace,
} from "./room.ts";
import { isOpen } from "./season.ts";
import { type Filling, isDayLong, isLost, mostFor } from "./sights.ts";
import { excursionsOf, type FilledDay, placesOf, type Slot } from "./slots.ts";
import { isOneTooMany, isSight } from "./sparing.ts";
import { IDEAS } from "./theme-days.ts";

/**
 * Brings what every visitor expects into finished days where it is missing: into a part that is
 * free, else in place of what the request does not name. So a note on what is missing can be believed.
 */
export function withMusts(
  filling: Filling,
  days: FilledDay[],
  /** All that was asked for, whether it is in the days or not. */
  asked: ReadonlyMap<string, number>,
  latest: (next: FrameDay | undefined) => number,
): void {
  const { wish } = filling;
  const isRelaxed = isSlow(wish);
  const isOneADay = limitsOf(wish).some(
    ({ of, most, aDay }) => of === "sights" && aDay && most === 1,
  );
  for (const spot of new Set(filling.spots)) {
    for (const place of spot.destination.places) addPlace(spot, place);
    for (const place of spot.destination.places) addOutside(spot, place);
    for (const excursion of spot.excursions)
      if (excursion.must || isLost(filling, excursion)) addOuting(spot, excursion);
  }

  function addPlace(spot: Spot, place: CataloguePlace): void {
    const isWished = isAmong(filling.open, place);
    const isOwed = isWished || isLost(filling, place);
    if (!(place.must || isOwed) || filling.used.has(place)) return;
    if (place.repeat && !(isWished && place.categories[0] === "pilgrimage")) return;
    if (!isWished && isForTheNights(wish) && isSight(place)) return;
    if (clashes(place, filling.used, wish.changed?.named)) return;
    const at = (given: (day: FilledDay, part: PartOfDay) => boolean) =>
      roomForPlace(
        filling,
        days,
        place,
        (day, part) => day.spot === spot && !isHeld(day, part, isOwed) && given(day, part),
      );
    const isWantedHere = isWished || isWanted(place, wish);
    const isGivenUp: IsGiven = (day, part) =>
      isLesser(day.slots[part]) ||
      isOddBeach(day, part) ||
      (isWantedHere && isAnyDay(day.slots[part]));
    const isOneMore: IsGiven = (day, part) => isOneMoreOfTheTheme(day, part, place);
    const lesser: GivenUp = {
      isGiven: (day, part) =>
        !isHeld(day, part, false) &&
        (isLeftFree(day, part, false) ||
          isLesser(day.slots[part]) ||
          (!isRelaxed && isOneMore(day, part))),
      isGivenBeside: (one) => !isSpecial(one, wish) && isUnexpected(one),
    };
    const room = roomByGrades(
      place,
      [
        (day, part) => isLeftFree(day, part, isOwed),
        isGivenUp,
        ...(isDayLong(place) ? [] : [isSpared, isOneMore]),
      ],
      at,
    );
    if (!room) {
      if (putBeside(filling, days, place, lesser)) return;
      putByExchange(filling, days, { place, spot }, lesser);
      return;
    }
    filling.note(place);
    putInto(filling, days, room, (first) => ({ kind: first ? "place" : "place-on", place }));
  }

  /** What everybody expects and the money does not reach for is looked at from outside. */
  function addOutside(spot: Spot, place: CataloguePlace): void {
    if (!place.must || place.cost === 0 || !isSeenFromOutside(place)) return;
    if (filling.used.has(place) || isUnwanted(place, wish) || clashes(place, filling.used)) return;
    if (
      ticketFor(place, filling.level) <=
      Math.min(filling.wallet.left, mostFor(place, filling, spot))
    )
      return;
    const free = fromOutside(place)[wish.smallChildren ? "byDay" : "any"];
    const room = roomForPlace(
      wish.smallChildren ? { ...filling, wish: withoutSmall(wish) } : filling,
      days,
      free,
      (day, part) =>
        day.spot === spot &&
        !isHeld(day, part, false) &&
        (day.slots[part].kind === "free" || isLesser(day.slots[part])),
    );
    if (!room) return;
    filling.used.add(place);
    putInto(filling, days, room, () => ({ kind: "outside", place }));
  }

  /** A day out that every visitor makes has a day that nothing better fills. */
  function addOuting(spot: Spot, excursion: CatalogueExcursion): void {
    if (filling.used.has(excursion) || goesTo(excursion, filling.spots)) return;
    if (!suits(excursion, wish) || isSeenOn(excursion, filling.used)) return;
    if (isOneTooMany(filling, excursion) || isSecondOfItsKind(filling, excursion)) return;
    const most = Math.min(filling.wallet.left, mostForExcursion(excursion, filling));
    if (excursion.price_from > most) return;
    const isOn = (day: FilledDay, next: FrameDay | undefined) => {
      const theme = themeOf(spot, wish, day.calendar.month);
      const isOfTheme = theme !== undefined && wish.interests.includes(theme);
      return (
        day.spot === spot &&
        !isLeaving(day) &&
        !(isOfTheme && !isWanted(excursion, wish)) &&
        isOpen(excursion, day.calendar) &&
        endOf(excursion, "morning") <= latest(next)
      );
    };
    const isOwed = isLost(filling, excursion);
    const room =
      roomForExcursion(
        days,
        excursion,
        (day, part) => isLeftFree(day, part, isOwed) && !isHeld(day, part, isOwed),
        isOn,
      ) ??
      // One more day at the same sanctuary gives way to another that pilgrims expect.
      (isWanted(excursion, wish)
        ? roomForExcursion(
            days,
            excursion,
            (day, part) =>
              !isHeld(day, part, false) &&
              (isLeftFree(day, part, false) || isAnyDay(day.slots[part])),
            isOn,
          )
        : undefined) ??
      (isRelaxed
        ? undefined
        : roomForExcursion(
            days,
            excursion,
            (day, part) => !isHeld(day, part, false) && isLesser(day.slots[part]),
            isOn,
          ));
    if (!room) return;
    filling.note(excursion);
    putInto(filling, days, room, (first) => ({
      kind: first ? "excursion" : "excursion-on",
      excursion,
    }));
  }

  /** What a changed plan keeps gives way to no must that nobody asked for; its free hours take what was displaced. */
  function isHeld({ slots }: FilledDay, part: PartOfDay, isOwed: boolean): boolean {
    const { [part]: slot } = slots;
    return filling.kept.has(slot) && !(isOwed && slot.kind === "free");
  }

  /** At an easy pace what is free is meant to be, unless it is all that a day has. */
  function isLeftFree(day: FilledDay, part: PartOfDay, isWished: boolean): boolean {
    return day.slots[part].kind === "free" && isEasyFor(day, part, isWished);
  }

  function isEasyFor(day: FilledDay, part: PartOfDay, isWished: boolean): boolean {
    if (isWished) return true;
    if (isOneADay) return part !== "evening" && thingsOn(day) === 0;
    return !isRelaxed || isEasyOn(day, part);
  }

  /** A day out that nobody expects or asked for. */
  function isSpared({ slots }: FilledDay, part: PartOfDay): boolean {
    const { [part]: slot } = slots;
    return (
      (slot.kind === "excursion" || slot.kind === "excursion-on") &&
      !slot.excursion.must &&
      !isSpecial(slot.excursion, wish) &&
      !isAmong(asked, slot.excursion)
    );
  }

  /** What everybody names first of a city comes before one more thing of one of several interests. */
  function isAmongFirst({ destination }: Spot, place: CataloguePlace): boolean {
    const isBroad =
      wish.interests.filter((one) => isSpecial({ categories: [one] }, wish)).length > 1;
    const first = destination.places.filter(({ must }) => must).slice(0, FIRST_SIGHTS);
    return isBroad && first.includes(place);
  }

  /** True while half of what is shown is what the trip is about. */
  function isMostlyWanted(): boolean {
    const shown = days.flatMap((day) => [...placesOf(day), ...excursionsOf(day)]);
    return 2 * shown.filter((one) => isWanted(one, wish)).length > shown.length;
  }

  /** One more thing of what the trip is about, in a city that shows another for each of its reasons. */
  function isOneMoreOfTheTheme(
    { slots, spot }: FilledDay,
    part: PartOfDay,
    missing: CataloguePlace,
  ): boolean {
    const { [part]: slot } = slots;
    if (slot.kind !== "place" || !isUnexpected(slot.place)) return false;
    const { place } = slot;
    const others = [...spot.destination.places, ...spot.excursions].filter(
      (one) => one !== place && filling.used.has(one),
    );
    if (!isAmongFirst(spot, missing) && !isMostlyWanted()) return false;
    return place.categories
      .filter((category) => isSpecial({ categories: [category] }, wish))
      .every((category) => others.some(({ categories }) => categories.includes(category)));
  }

  /** A beach of a city that is gone to for itself. */
  function isOddBeach({ slots, spot, calendar }: FilledDay, part: PartOfDay): boolean {
    const { [part]: slot } = slots;
    if (slot.kind !== "place" || slot.place.categories[0] !== "beach") return false;
    return themeOf(spot, wish, calendar.month) === undefined && !isAmong(asked, slot.place);
  }

  function isLesser(slot: Slot): boolean {
    if (slot.kind === "free") return !isRelaxed && !isOneADay;
    return slot.kind === "place" && !isSpecial(slot.place, wish) && isUnexpected(slot.place);
  }

  function isUnexpected(place: CataloguePlace): boolean {
    return !place.must && !isAmong(asked, place) && !isDayLong(place) && !place.repeat;
  }
}

/** A day at the sanctuary that is not the Friday prayer. */
function isAnyDay(slot: Slot): boolean {
  return slot.kind === "again" && !IDEAS[slot.theme][slot.idea]?.friday;
}

/** A look at a place without its ticket, with small children by daylight. */
const fromOutside = lazilyPer((place: CataloguePlace) => {
  const free: CataloguePlace = { ...place, cost: 0, hours: 1 };
  return {
    byDay: { ...free, parts: ["afternoon", "morning"] } satisfies CataloguePlace,
    any: { ...free, parts: ["afternoon", "morning", "evening"] } satisfies CataloguePlace,
  };
});

/** A look takes no strength of the smallest. */
const withoutSmall = lazilyPer((wish: Wish): Wish => ({ ...wish, smallChildren: false }));
const FIRST_SIGHTS = 6;

/** Towers, palaces and domes are worth a look without a ticket; collections and parks are not. */
function isSeenFromOutside({ categories, name, text }: CataloguePlace): boolean {
  if (BELOW_GROUND.test(`${name.en} ${text.en}`)) return false;
  // Of a park behind a fence nothing is seen from the street.
  return (
    categories.includes("architecture") &&
    !categories.includes("art") &&
    !categories.includes("nature")
  );
}

const BELOW_GROUND = /cistern|underground|\bcaves?\b|tunnel|catacomb|crypt|\bmines?\b|below/i;

const MOST_AT_AN_EASY_PACE = 2;

/** At an easy pace a day has two things by daylight at most; a fountain on the way to dinner tires nobody. */
function isEasyOn(day: FilledDay, part: PartOfDay): boolean {
  return part === "evening" || thingsOn(day) < MOST_AT_AN_EASY_PACE;
}

/** What a day has to see or to do by daylight; a way is as much as a sight. */
function thingsOn({ slots, fixed }: FilledDay): number {
  const own = [slots.morning, slots.afternoon].filter(({ kind }) =>
    ["place", "excursion", "again", "extra", "event"].includes(kind),
  ).length;
  return own + (Object.keys(fixed).length > 0 ? 1 : 0);
}
