import type {
  CatalogueExcursion,
  CataloguePlace,
  Category,
  PartOfDay,
} from "../../../../domain/catalogue.ts";
import { isoDate } from "../../../../domain/dates.ts";
import type { WishKind } from "../../../../reading/lexicon/wishes/kinds.ts";
import type { Spot } from "../atlas/atlas.ts";
import { hasChildren, isSpaTown, isStrenuous, suits, suitsAsked } from "../route/theme.ts";
import { isSpecial } from "../wish/wanted.ts";
import {
  calledBy,
  DAYS_ON_THE_WAY,
  isAmong,
  isAskedFor,
  isMeant,
  kindsOfThing,
  timesOf,
} from "../wish/wished-things.ts";
import { EXTRA_EVERY, EXTRA_KINDS, EXTRA_PARTS, type ExtraKind } from "../wording/extra-words.ts";
import { clashes, endOf, goesTo, mostForExcursion } from "./excursions.ts";
import type { FrameDay } from "./frame.ts";
import { isTooEarly } from "./limits.ts";
import { toTheirDays } from "./on-their-days.ts";
import { hasExtra, isLong, isOneOfMany, isOneOfShown } from "./one-of-many.ts";
import { addOwn } from "./own-days.ts";
import { placeOf } from "./right-stay.ts";
import {
  type IsGiven,
  isLeaving,
  putInto,
  type Room,
  roomByGrades,
  roomForExcursion,
  roomForPlace,
} from "./room.ts";
import { daysSaid } from "./said-days.ts";
import { isOpen } from "./season.ts";
import { DUE_OUTING, type Filling, isDayLong } from "./sights.ts";
import { isTaught } from "./skiers.ts";
import { excursionsOf, type FilledDay, placesOf } from "./slots.ts";
import { IDEAS } from "./theme-days.ts";

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
  toTheirDays(filling.wish, days);
  for (const { kind } of filling.wish.wishes) {
    const extra = EXTRA_KINDS.find((one) => one === kind);
    if (extra) for (let time = missing(extra); time > 0; time--) addExtra(extra);
    else if ((timesOf(filling.wish, kind) ?? 1) > 1) addMore(kind);
  }
  const isChange = filling.kept.size > 0;
  addOwn(filling, days, { isFree, isLesser, isOther: isChange ? isOtherThanMust : isOther });
  addOpenings();

  function addPlace(spot: Spot, place: CataloguePlace): void {
    if (place.repeat || clashes(place, filling.used, filling.wish.changed?.named)) return;
    const at = (given: typeof isFree) =>
      roomForPlace(filling, days, place, (day, part) => day.spot === spot && given(day, part));
    const isCalled = filling.open.has(calledBy(place.slug));
    const isTurn: IsGiven = (day, part) => isOneOfMany(day, part, asked);
    const grades = [
      ...[isFree, isNew(isLesser), isLesser],
      ...(isAskedFor(filling.open, place) ? [isNew(isOther), isOtherThanMust, isOther] : []),
      ...(isCalled ? [isTurn] : []),
    ];
    const room = roomByGrades(place, grades, at);
    if (!room) return;
    filling.note(place);
    putInto(filling, days, room, (first) => ({ kind: first ? "place" : "place-on", place }));
  }

  function addOuting(spot: Spot, excursion: CatalogueExcursion): void {
    const { wish, spots } = filling;
    const isAsked = isAskedFor(filling.open, excursion);
    if (goesTo(excursion, spots)) return;
    const isEased = isAsked && isMeant(filling.open, excursion);
    if (!(isEased ? suitsAsked(excursion, wish) : suits(excursion, wish))) return;
    const most = Math.max(DUE_OUTING, mostForExcursion(excursion, filling));
    if (!isAsked && excursion.price_from > Math.min(most, filling.wallet.left)) return;
    const isOn = (day: FilledDay, next: FrameDay | undefined) =>
      day.spot === spot &&
      (!isLeaving(day) || (isAsked && !isStrenuous(excursion) && !isDive(excursion))) &&
      isOpen(excursion, day.calendar) &&
      endOf(excursion, "morning") <= latest(next);
    const at = (given: typeof isFree) =>
      roomForExcursion(
        days,
        excursion,
        (day, part) => !isTooEarly(excursion, part, wish) && given(day, part),
        isOn,
      );
    const room =
      at(isFree) ??
      at(isNew(isLesser)) ??
      at(isLesser) ??
      (isAsked ? (at(isOtherThanMust) ?? at(isOther)) : undefined) ??
      // What was asked for by itself comes before the hour that culture begins at.
      (isAsked ? roomForExcursion(days, excursion, isOther, isOn) : undefined);
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
    const isYoga = (thing: CataloguePlace | CatalogueExcursion) => kindsOfThing(thing).has("yoga");
    // Where one city of the trip is known for its classes, they are taken there.
    const halls = filling.spots.filter((spot) => spot.destination.places.some(isYoga));
    const isCure = filling.wish.interests[0] === "wellness";
    for (const [index, day] of days.entries()) {
      const { morning } = day.slots;
      const isEarly =
        morning.kind === "excursion" ||
        (morning.kind === "place" &&
          (isYoga(morning.place) || AT_DAWN.test(morning.place.text.en)));
      if (day.fixed.morning || (isEarly && !isCure)) continue;
      if (isCure || halls.length === 0 || halls.includes(day.spot))
        days[index] = { ...day, opens: "yoga" };
    }
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
    // Dives are counted by the day.
    const isShown = (thing: CataloguePlace | CatalogueExcursion) => kindsOfThing(thing).has(kind);
    const shown =
      kind === "diving"
        ? days.filter((day) => [...placesOf(day), ...excursionsOf(day)].some(isShown)).length
        : [...used].filter(isShown).length;
    const isOpen = kind === "diving" && timesOf(wish, kind) === undefined;
    // A changed plan has some already.
    const had = days.filter((day) => hasExtra(day, kind)).length;
    return asked ? Math.min(times, own) - (isOpen ? 0 : shown) - had : 0;
  }

  function addExtra(wish: ExtraKind): void {
    const room =
      onItsDay(wish) ??
      roomForExtra(isFree, wish) ??
      roomForExtra(isLesser, wish) ??
      roomForExtra(isOther, wish);
    if (!room) return;
    putInto(filling, days, room, () => ({ kind: "extra", wish }));
    if (wish === "offSki") restFrom(room.index);
  }

  /** The afternoon of a day off the skis: sledges where they were asked for, else the baths of the place. */
  function restFrom(index: number): void {
    const day = days[index];
    if (!day) return;
    const room: Room = { index, parts: ["afternoon"] };
    const isSledged = missing("sledging") > 0;
    const baths = day.spot.destination.places.find(
      (one) =>
        one.categories[0] === "wellness" &&
        one.parts.includes("afternoon") &&
        !filling.used.has(one) &&
        isOpen(one, day.calendar) &&
        suits(one, filling.wish),
    );
    if (baths && !isSledged) filling.note(baths);
    putInto(filling, days, room, () => {
      if (isSledged) return { kind: "extra", wish: "sledging" };
      return baths ? { kind: "place", place: baths } : { kind: "free" };
    });
  }

  /** A dinner is on the day that was said with it, one for two on Saint Valentine's Day, where the trip has it. */
  function onItsDay(wish: ExtraKind): Room | undefined {
    const own = filling.wish.own?.find(({ kinds = [] }) => kinds.includes(wish));
    const said = own ? days.filter(daysSaid(own.text, days)) : [];
    const feast = days.find(
      ({ calendar: { date } }) => date !== undefined && isoDate(date).endsWith("-02-14"),
    );
    const day = said.length < days.length ? said[0] : undefined;
    const meant = day ?? (wish === "candleDinner" ? feast : undefined);
    // What only fits what the trip is about has other evenings, and so has a second of a kind.
    const isRoom = (on: FilledDay, one: PartOfDay) =>
      isOther(on, one) || isOneOfMany(on, one, asked) || isOneOfShown(on, one, asked, filling.used);
    const part = EXTRA_PARTS[wish].find((one) => meant && isRoom(meant, one));
    return meant && part ? { index: days.indexOf(meant), parts: [part] } : undefined;
  }

  function roomForExtra(given: typeof isFree, wish: ExtraKind): Room | undefined {
    // What was counted in days comes before a day out that was not asked for.
    const isCounted = (timesOf(filling.wish, wish) ?? 1) > 1 || wish === "diving";
    if (wish === "freeride") return lastOnSnow();
    if (wish === "offSki") return midOnSnow();
    const isThere = placeOf(wish, filling.spots);
    for (const part of EXTRA_PARTS[wish]) {
      // A flight in the morning is not flown within a day's rest of a dive.
      const isTooLate = (day: FilledDay) =>
        wish === "diving" &&
        part === "afternoon" &&
        day === days.at(-2) &&
        days.at(-1)?.fixed.morning !== undefined;
      const isFit = (day: FilledDay) =>
        !day.calendar.rests &&
        !isTooLate(day) &&
        isThere(day.spot) &&
        given(day, part) &&
        (isCounted || !isLong(day, part)) &&
        !hasExtra(day, wish);
      const quiet = days.findIndex((day) => isFit(day) && Object.keys(day.fixed).length === 0);
      // A dive is never on the day of a flight home.
      const isOff = (day: FilledDay) => wish === "diving" && day === days.at(-1);
      const any = days.findIndex((day) => isFit(day) && !isOff(day));
      const index = quiet >= 0 ? quiet : any;
      if (index >= 0) return { index, parts: [part] };
    }
    return undefined;
  }

  /** Off the pistes one goes when the legs are used to the snow. */
  function lastOnSnow(): Room | undefined {
    const index = onSnow().at(-1);
    return index === undefined ? undefined : { index, parts: ["morning"] };
  }

  /** Legs rest in the middle of the days on skis. */
  function midOnSnow(): Room | undefined {
    const all = onSnow();
    const index = all[Math.floor(all.length / 2)];
    return index === undefined ? undefined : { index, parts: ["morning"] };
  }

  function onSnow(): readonly number[] {
    return days.flatMap(({ slots: { morning }, fixed }, index) => {
      const isSnow = morning.kind === "again" ? morning.theme === "ski" : isPlaceOf(morning, "ski");
      return isSnow && Object.keys(fixed).length === 0 ? [index] : [];
    });
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
    // A lesson is in the morning; what goes on after it may be given up.
    if (slot.kind === "again" && slot.theme === "ski" && isTaught(filling.wish))
      return part === "afternoon";
    if (slot.kind === "again") return !IDEAS[slot.theme][slot.idea]?.friday;
    return slot.kind === "free";
  }

  /** Of a changed plan what was there before gives way last. */
  function isNew(given: typeof isFree): typeof isFree {
    return (day, part) => !filling.kept.has(day.slots[part]) && given(day, part);
  }

  function isOtherThanMust(day: FilledDay, part: PartOfDay): boolean {
    const slot = day.slots[part];
    const place = slot.kind === "place" || slot.kind === "place-on" ? slot.place : undefined;
    return !place?.must && isOther(day, part);
  }

  function isUnasked(thing: CataloguePlace | CatalogueExcursion): boolean {
    return !isSpecial(thing, filling.wish) && !isAmong(asked, thing);
  }
}

function isDive(thing: CatalogueExcursion): boolean {
  return kindsOfThing(thing).has("diving");
}

/** What is gone to before a class is over. */
const AT_DAWN = /\bsunrise\b|\bdawn\b|before (?:eight|nine)/i;

function isPlaceOf(slot: FilledDay["slots"]["morning"], category: Category): boolean {
  return slot.kind === "place" && slot.place.categories.includes(category);
}
