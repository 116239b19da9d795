import {
  type CatalogueExcursion,
  type CataloguePlace,
  PARTS_OF_DAY,
  type PartOfDay,
} from "../../../../domain/catalogue.ts";
import { clashes, endOf, goesTo, isStartedBy, mostForExcursion } from "../days/excursions.ts";
import type { Frame, FrameDay } from "../days/frame.ts";
import { daysSaid } from "../days/said-days.ts";
import { isOpen } from "../days/season.ts";
import { countShared, type Filling, isPossible } from "../days/sights.ts";
import type { FilledDay, Slot, Slots } from "../days/slots.ts";
import { IDEAS, suitsIdea } from "../days/theme-days.ts";
import { suits, suitsAsked } from "../route/theme.ts";
import { type Former, type FormerDay, worthOf } from "./former.ts";

type Thing = CataloguePlace | CatalogueExcursion;

/** What of a day of the plan that is changed stays. */
export interface KeptDay {
  readonly slots: Slots;
  /** The ways are the same, and so is what stands beside them. */
  readonly beside?: FilledDay["beside"];
}

/**
 * For each day of a changed plan what it keeps of the one that it had in its city, by what is still
 * open, suits and is not refused; all of it is noted before anything is chosen, so that what a new day
 * gets is no repetition.
 */
export function keptDays(
  filling: Filling,
  frame: Frame,
  former: Former | undefined,
  latest: (next: FrameDay | undefined) => number,
): readonly (KeptDay | undefined)[] {
  if (!former) return [];
  const before = new Map(former.days(frame.days));
  for (const day of yielding(filling, frame, before)) before.delete(day);
  return frame.days.map((day, index) => {
    const was = before.get(day);
    return (
      was &&
      keptDay(filling, day, was, {
        former,
        latest: latest(frame.days[index + 1]),
      })
    );
  });
}

/** Hours of what takes a day. */
const DAY_LONG = 5;

const AFTER_A_NIGHT = 5;

/** Days out that a change asks for come instead of the day in their city that has least that was asked for. */
function yielding(
  { wish }: Filling,
  { days, arrival }: Frame,
  before: ReadonlyMap<FrameDay, FormerDay>,
): readonly FrameDay[] {
  const { changed, things = [] } = wish;
  if (!changed) return [];
  const asked = things.filter((slug) => !changed.before.things?.includes(slug));
  const spots = [...new Set(days.map(({ spot }) => spot))];
  return spots.flatMap((spot) => {
    const come = spot.excursions.filter(
      ({ slug, hours }) => asked.includes(slug) && hours >= DAY_LONG,
    );
    const whole = days.filter((day) => day.spot === spot && Object.keys(day.fixed).length === 0);
    const full = whole.filter((day) => before.has(day));
    const short = come.length - (whole.length - full.length);
    if (short <= 0) return [];
    const worth = (day: FrameDay) => {
      const was = before.get(day);
      // Who has flown through the night goes nowhere far on the next morning.
      const isTired = arrival.dayBefore && day.day === 2 ? AFTER_A_NIGHT : 0;
      return (was ? worthOf(was, changed.before.things) : 0) + isTired;
    };
    return [...full].sort((a, b) => worth(a) - worth(b)).slice(0, short);
  });
}

interface Keeping {
  readonly former: Former;
  readonly latest: number;
}

function keptDay(
  filling: Filling,
  day: FrameDay,
  was: FormerDay,
  keeping: Keeping,
): KeptDay | undefined {
  const slots: Slots = {};
  for (const [at, part] of PARTS_OF_DAY.entries()) {
    const slot = was.slots[part];
    if (!slot || day.fixed[part] || was.fixed[part]) continue;
    const parts = [part, ...following(was, slot, at)];
    if (parts.some((one) => day.fixed[one])) continue;
    if (!isKept(filling, day, { slot, part }, keeping)) continue;
    if (slot.kind === "again" && slot.half === 1 && !slot.alone && !slots.morning) continue;
    note(filling, slot);
    for (const one of parts) hold(filling, was.slots[one]);
    Object.assign(slots, Object.fromEntries(parts.map((one) => [one, was.slots[one]])));
  }
  const beside = besideKept(filling, day, was, keeping);
  return Object.keys(slots).length > 0 || beside ? { slots, ...(beside && { beside }) } : undefined;
}

/** What stays where it was gives way to nothing that nobody asked for; the free hours of an earlier plan stay free. */
function hold({ kept }: Filling, slot: Slot | undefined): void {
  if (slot) kept.add(slot);
}

/** The parts that go on with what was begun in one. */
function following({ slots }: FormerDay, slot: Slot, at: number): readonly PartOfDay[] {
  const begun = ["place", "excursion", "own"].includes(slot.kind);
  const on = begun ? `${slot.kind}-on` : undefined;
  const parts = PARTS_OF_DAY.slice(at + 1);
  const end = parts.findIndex((part) => slots[part]?.kind !== on);
  return on ? parts.slice(0, end < 0 ? parts.length : end) : [];
}

function isKept(
  filling: Filling,
  day: FrameDay,
  { slot, part }: { readonly slot: Slot; readonly part: PartOfDay },
  { former, latest }: Keeping,
): boolean {
  const { wish } = filling;
  if (slot.kind === "free") return true;
  if (slot.kind === "own") return wish.own?.some(({ text }) => text === slot.own.text) === true;
  if (slot.kind === "extra") {
    // The days of a shorter stay have other dates: what was said with a date goes to it.
    const own = wish.own?.find(({ kinds = [] }) => kinds.includes(slot.wish));
    const isOnItsDay = own === undefined || daysSaid(own.text, [day])(day);
    return isOnItsDay && wish.wishes.some(({ kind }) => kind === slot.wish);
  }
  if (slot.kind === "outside") return former.isOutside && !filling.used.has(slot.place);
  if (slot.kind === "again") {
    const idea = IDEAS[slot.theme][slot.idea];
    return (
      idea !== undefined &&
      !idea.friday &&
      suitsIdea(idea, wish) &&
      !wish.without?.includes(slot.place.slug) &&
      isOpen(slot.place, day.calendar)
    );
  }
  if (slot.kind === "place") return isPlaceKept(filling, day, slot.place, former);
  if (slot.kind !== "excursion") return false;
  const { excursion } = slot;
  const isDear = former.isSpared && excursion.price_from > mostForExcursion(excursion, filling);
  return (
    isThingKept(filling, day, excursion, former) &&
    !isDear &&
    !goesTo(excursion, filling.spots) &&
    endOf(excursion, part) <= latest &&
    isStartedBy(excursion, part, day)
  );
}

function isPlaceKept(
  filling: Filling,
  day: FrameDay,
  place: CataloguePlace,
  former: Former,
): boolean {
  return (
    isThingKept(filling, day, place, former) &&
    !clashes(place, filling.used) &&
    (!former.isSpared || isPossible(filling, day, place))
  );
}

/** Open, fit, not refused, and of what the trip is still about. */
function isThingKept(
  { used, wish }: Filling,
  { calendar }: FrameDay,
  thing: Thing,
  { dropped, isAbout }: Former,
): boolean {
  const isAsked = wish.things?.includes(thing.slug);
  const isDropped = dropped.some((one) => one === thing.categories[0]);
  const isOfAny = thing.must || isAsked || countShared(thing.categories, wish.interests) > 0;
  if (isDropped || (isAbout && !isOfAny) || isReplaced(thing, wish)) return false;
  return (
    !used.has(thing) &&
    isOpen(thing, calendar) &&
    (isAsked ? suitsAsked(thing, wish) : suits(thing, wish))
  );
}

/** What a change asks for by name comes instead of another way to it. */
function isReplaced(thing: Thing, { changed, spots, things }: Filling["wish"]): boolean {
  const named = changed?.named ?? [];
  if (named.includes(thing.slug) || things?.includes(thing.slug)) return false;
  return spots.some(({ destination }) =>
    destination.places.some((one) => named.includes(one.slug) && clashes(one, new Set([thing]))),
  );
}

function note(filling: Filling, slot: Slot): void {
  if (slot.kind === "place" || slot.kind === "again") filling.note(slot.place);
  if (slot.kind === "excursion") filling.note(slot.excursion);
  if (slot.kind === "outside") filling.used.add(slot.place);
  if (slot.kind !== "again") return;
  filling.turns.set(slot.place, (filling.turns.get(slot.place) ?? 0) + 1);
  filling.ideas.add(`${slot.theme} ${slot.idea}`);
}

/** What stands beside the ways of a day, where they have the hours that they had. */
function besideKept(
  filling: Filling,
  day: FrameDay,
  was: FormerDay,
  { former }: Keeping,
): FilledDay["beside"] | undefined {
  const isSame = PARTS_OF_DAY.every((part) => hoursOf(day, part) === hoursOf(was, part));
  const places = Object.values(was.beside).flatMap(({ place }) => place ?? []);
  if (!isSame || !places.every((place) => isPlaceKept(filling, day, place, former)))
    return undefined;
  for (const place of places) filling.note(place);
  return was.beside;
}

function hoursOf({ fixed }: FrameDay, part: PartOfDay): string {
  const one = fixed[part];
  const times = one && "times" in one ? `${one.times.leaves}–${one.times.reaches}` : "";
  return `${one?.kind ?? ""} ${times}`;
}

/** Puts what a day keeps into the parts that nothing has taken since; what goes on needs its beginning. */
export function keepInto(slots: Slots, kept: KeptDay | undefined): void {
  let before: Slot | undefined;
  for (const part of PARTS_OF_DAY) {
    const slot = kept?.slots[part];
    const isOn = slot?.kind.endsWith("-on") === true;
    const isBegun = before !== undefined && isOn && before === slots[previousOf(part)];
    if (slot && !slots[part] && (!isOn || isBegun)) slots[part] = slot;
    before = slots[part] === slot ? slot : undefined;
  }
}

function previousOf(part: PartOfDay): PartOfDay {
  return PARTS_OF_DAY[Math.max(0, PARTS_OF_DAY.indexOf(part) - 1)] ?? part;
}
