import type { CatalogueExcursion, CataloguePlace, PartOfDay } from "../../../domain/catalogue.ts";
import type { Spot } from "./atlas.ts";
import { clashes, endOf, goesTo, mostForExcursion } from "./excursions.ts";
import type { FrameDay } from "./frame.ts";
import { putInto, type Room, roomForExcursion, roomForPlace } from "./room.ts";
import { isOpen } from "./season.ts";
import { DUE_OUTING, type Filling, isDayLong } from "./sights.ts";
import type { FilledDay } from "./slots.ts";
import { suits, suitsAsked } from "./theme.ts";
import { IDEAS } from "./theme-days.ts";
import { isSpecial } from "./wanted.ts";
import { isAmong, isAskedFor, kindsOfThing } from "./wished-things.ts";
import { EXTRA_KINDS, EXTRA_PARTS, type ExtraKind } from "./wording/extra-words.ts";

/**
 * Brings what was asked for and is still missing into finished days: into parts that are free, else
 * in place of what nobody expects, else of anything that was not asked for itself. So "no room" is
 * said only where there is none.
 */
export function withWished(
  filling: Filling,
  days: FilledDay[],
  /** All that was asked for, whether it is in the days or not. */
  asked: ReadonlyMap<string, number>,
  latest: (next: FrameDay | undefined) => number,
): void {
  for (const spot of new Set(filling.spots)) {
    for (const thing of [...spot.excursions, ...spot.destination.places]) {
      if (filling.open.size === 0) break;
      if (filling.used.has(thing) || !isAmong(filling.open, thing)) continue;
      if ("parts" in thing) addPlace(spot, thing);
      else addOuting(spot, thing);
    }
  }
  for (const kind of EXTRA_KINDS) if (isMissing(kind)) addExtra(kind);

  function addPlace(spot: Spot, place: CataloguePlace): void {
    if (place.repeat || clashes(place, filling.used)) return;
    const at = (given: typeof isFree) =>
      roomForPlace(filling, days, place, (day, part) => day.spot === spot && given(day, part));
    const room =
      at(isFree) ?? at(isLesser) ?? (isAskedFor(filling.open, place) ? at(isOther) : undefined);
    if (!room) return;
    filling.note(place);
    putInto(filling, days, room, (first) => ({ kind: first ? "place" : "place-on", place }));
  }

  function addOuting(spot: Spot, excursion: CatalogueExcursion): void {
    const { wish, spots } = filling;
    const isAsked = isAskedFor(filling.open, excursion);
    if (goesTo(excursion, spots)) return;
    if (!(isAsked ? suitsAsked(excursion, wish) : suits(excursion, wish))) return;
    const most = Math.max(DUE_OUTING, mostForExcursion(excursion, filling));
    if (!isAsked && excursion.price_from > Math.min(most, filling.wallet.left)) return;
    const isOn = (day: FilledDay, next: FrameDay | undefined) =>
      day.spot === spot &&
      isOpen(excursion, day.calendar) &&
      endOf(excursion, "morning") <= latest(next);
    const at = (given: typeof isFree) => roomForExcursion(days, excursion, given, isOn);
    const room = at(isFree) ?? at(isLesser) ?? (isAsked ? at(isOther) : undefined);
    if (!room) return;
    filling.note(excursion);
    putInto(filling, days, room, (first) => ({
      kind: first ? "excursion" : "excursion-on",
      excursion,
    }));
  }

  function isMissing(kind: ExtraKind): boolean {
    if (!filling.wish.wishes.some((one) => one.kind === kind)) return false;
    return ![...filling.used].some((thing) => kindsOfThing(thing).has(kind));
  }

  function addExtra(wish: ExtraKind): void {
    const room =
      roomForExtra(isFree, wish) ?? roomForExtra(isLesser, wish) ?? roomForExtra(isOther, wish);
    if (room) putInto(filling, days, room, () => ({ kind: "extra", wish }));
  }

  function roomForExtra(given: typeof isFree, wish: ExtraKind): Room | undefined {
    for (const part of EXTRA_PARTS[wish]) {
      const index = days.findIndex((day) => given(day, part) && !isLong(day, part));
      if (index >= 0) return { index, parts: [part] };
    }
    return undefined;
  }

  function isFree({ slots }: FilledDay, part: PartOfDay): boolean {
    return slots[part].kind === "free";
  }

  /** Free, or with something that nobody expects or asked for. */
  function isLesser(day: FilledDay, part: PartOfDay): boolean {
    const slot = day.slots[part];
    if (slot.kind === "place" || slot.kind === "place-on") {
      const { place } = slot;
      return !place.must && !place.repeat && isUnasked(place);
    }
    if (slot.kind === "excursion" || slot.kind === "excursion-on")
      return !slot.excursion.must && isUnasked(slot.excursion);
    return slot.kind === "free";
  }

  /** Free, or with anything that was not asked for; a day at the sanctuary that is not the Friday prayer. */
  function isOther(day: FilledDay, part: PartOfDay): boolean {
    const slot = day.slots[part];
    if (slot.kind === "place" || slot.kind === "place-on") return !isAmong(asked, slot.place);
    if (slot.kind === "excursion" || slot.kind === "excursion-on")
      return !isAmong(asked, slot.excursion);
    if (slot.kind === "again") return !IDEAS[slot.theme][slot.idea]?.friday;
    return slot.kind === "free";
  }

  function isUnasked(thing: CataloguePlace | CatalogueExcursion): boolean {
    return !isSpecial(thing, filling.wish) && !isAmong(asked, thing);
  }
}

/** A part of something that takes more of the day, which would be cut in two. */
function isLong({ slots }: FilledDay, part: PartOfDay): boolean {
  const slot = slots[part];
  if (slot.kind === "place") return isDayLong(slot.place);
  return slot.kind === "place-on" || slot.kind === "excursion" || slot.kind === "excursion-on";
}
