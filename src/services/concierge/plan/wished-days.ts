import type { CatalogueExcursion, CataloguePlace, PartOfDay } from "../../../domain/catalogue.ts";
import { isoDate } from "../../../domain/dates.ts";
import type { WishKind } from "../../../reading/lexicon/wishes/kinds.ts";
import type { Spot } from "./atlas.ts";
import { clashes, endOf, goesTo, mostForExcursion } from "./excursions.ts";
import type { FrameDay } from "./frame.ts";
import { putInto, type Room, roomForExcursion, roomForPlace } from "./room.ts";
import { isOpen } from "./season.ts";
import { DUE_OUTING, type Filling, isDayLong } from "./sights.ts";
import type { FilledDay } from "./slots.ts";
import { hasChildren, isSpaTown, suits, suitsAsked } from "./theme.ts";
import { IDEAS } from "./theme-days.ts";
import { isSpecial } from "./wanted.ts";
import { DAYS_ON_THE_WAY, isAmong, isAskedFor, kindsOfThing, timesOf } from "./wished-things.ts";
import { EXTRA_EVERY, EXTRA_KINDS, EXTRA_PARTS, type ExtraKind } from "./wording/extra-words.ts";

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
  for (const { kind } of filling.wish.wishes) {
    const extra = EXTRA_KINDS.find((one) => one === kind);
    if (extra) for (let time = missing(extra); time > 0; time--) addExtra(extra);
    else if ((timesOf(filling.wish, kind) ?? 1) > 1) addMore(kind);
  }
  addOpenings();

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

  /** The same place on as many days more as were asked for. */
  function addMore(kind: WishKind): void {
    const place = [...filling.used].find(
      (thing): thing is CataloguePlace =>
        "parts" in thing && isDayLong(thing) && kindsOfThing(thing).has(kind),
    );
    const left = place ? (filling.open.get(kind) ?? 0) : 0;
    for (let time = 0; place && time < left; time++) {
      const at = (given: typeof isFree) =>
        roomForPlace({ ...filling, used: new Set() }, days, place, (day, part) => given(day, part));
      const room = at(isFree) ?? at(isLesser) ?? at(isOther);
      if (!room) return;
      filling.open.delete(kind);
      putInto(filling, days, room, (first) =>
        first ? { kind: "more", place } : { kind: "place-on", place },
      );
    }
  }

  /** What takes no part of the day comes before each that begins at the travellers' own pace. */
  function addOpenings(): void {
    if (!filling.wish.wishes.some(({ kind }) => kind === "yoga")) return;
    for (const [index, day] of days.entries())
      if (!day.fixed.morning) days[index] = { ...day, opens: "yoga" };
  }

  /** How often something that the operator books is still to be put into the days. */
  function missing(kind: ExtraKind): number {
    const { wish, used } = filling;
    const own = Math.max(1, days.length - DAYS_ON_THE_WAY);
    const asked = wish.wishes.find((one) => one.kind === kind);
    // The baths and hands of a spa town are what its days are.
    if (kind === "spa" && filling.spots.some(isSpaTown)) return 0;
    if (kind === "clubs" && hasChildren(wish)) return 0;
    const every = wish.interests[0] === "wellness" ? EXTRA_EVERY[kind] : undefined;
    const usual = every === undefined ? 1 : Math.ceil(own / every);
    // Of wishes that a category of the catalogue answers, the days that it fills are reckoned elsewhere.
    const times =
      timesOf(wish, kind) ?? (kind === "diving" ? (filling.open.get(kind) ?? 0) : usual);
    const shown = [...used].filter((thing) => kindsOfThing(thing).has(kind)).length;
    const isOpen = kind === "diving";
    // A changed plan has some already.
    const had = days.filter((day) => hasExtra(day, kind)).length;
    return asked ? Math.min(times, own) - (isOpen ? 0 : shown) - had : 0;
  }

  function addExtra(wish: ExtraKind): void {
    const room =
      valentine(wish) ??
      roomForExtra(isFree, wish) ??
      roomForExtra(isLesser, wish) ??
      roomForExtra(isOther, wish);
    if (room) putInto(filling, days, room, () => ({ kind: "extra", wish }));
  }

  /** A dinner for two is on Saint Valentine's Day, where the trip has it. */
  function valentine(wish: ExtraKind): Room | undefined {
    if (wish !== "candleDinner") return undefined;
    const index = days.findIndex(
      (day) => day.calendar.date !== undefined && isoDate(day.calendar.date).endsWith("-02-14"),
    );
    const day = days[index];
    return day && isOther(day, "evening") ? { index, parts: ["evening"] } : undefined;
  }

  function roomForExtra(given: typeof isFree, wish: ExtraKind): Room | undefined {
    // What was counted in days comes before a day out that was not asked for.
    const isCounted = (timesOf(filling.wish, wish) ?? 1) > 1 || wish === "diving";
    for (const part of EXTRA_PARTS[wish]) {
      const isFit = (day: FilledDay) =>
        given(day, part) && (isCounted || !isLong(day, part)) && !hasExtra(day, wish);
      const quiet = days.findIndex((day) => isFit(day) && Object.keys(day.fixed).length === 0);
      // A dive is never on the day of a flight home.
      const isOff = (day: FilledDay) => wish === "diving" && day === days.at(-1);
      const any = days.findIndex((day) => isFit(day) && !isOff(day));
      const index = quiet >= 0 ? quiet : any;
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

function hasExtra({ slots }: FilledDay, wish: ExtraKind): boolean {
  return Object.values(slots).some((slot) => slot.kind === "extra" && slot.wish === wish);
}

/** A part of something that takes more of the day, which would be cut in two. */
function isLong({ slots }: FilledDay, part: PartOfDay): boolean {
  const slot = slots[part];
  if (slot.kind === "place") return isDayLong(slot.place);
  return slot.kind === "place-on" || slot.kind === "excursion" || slot.kind === "excursion-on";
}
