import {
  type CatalogueExcursion,
  type CataloguePlace,
  PARTS_OF_DAY,
  type PartOfDay,
} from "../../../domain/catalogue.ts";
import type { Spot } from "./atlas.ts";
import { beginsAtDawn, endOf, goesTo, mostForExcursion, overlaps, partsFor } from "./excursions.ts";
import type { Fixed, Frame, FrameDay } from "./frame.ts";
import type { Level } from "./level.ts";
import { isOpen } from "./season.ts";
import { bestPlace, countShared, type Filling, isDayLong, mustsLeft } from "./sights.ts";
import { suits, type Theme, themeOf, themePlaces } from "./theme.ts";
import { EXCURSION } from "./weights.ts";
import type { Wish } from "./wish.ts";

/** What fills a part of a day. */
export type Slot =
  | Fixed
  | { readonly kind: "place"; readonly place: CataloguePlace }
  /** The part after the first of a place that takes a day. */
  | { readonly kind: "place-on"; readonly place: CataloguePlace }
  | { readonly kind: "excursion"; readonly excursion: CatalogueExcursion }
  | { readonly kind: "excursion-on"; readonly excursion: CatalogueExcursion }
  /** Back to a beach or a slope; `turn` counts such parts, so that they are not all worded alike. */
  | {
      readonly kind: "again";
      readonly place: CataloguePlace;
      readonly theme: Theme;
      readonly turn: number;
    }
  | { readonly kind: "free" };

export interface FilledDay extends FrameDay {
  readonly slots: Readonly<Record<PartOfDay, Slot>>;
}

/** Of three days by the sea, and of four on skis, one is for something else. */
const OTHER_DAY = { beach: 3, ski: 4, pilgrimage: Number.POSITIVE_INFINITY } as const;
/** Before a day that begins earlier than this, an excursion is over by then. */
const EARLY = 8;
const BY_TEN = 22;
/** With a single day to itself, a city is not left for longer than this. */
const LONGEST_ON_THE_ONLY_DAY = 6;
/** Nor while more sights than this are still expected of it. */
const MOST_BESIDE_AN_EXCURSION = 3;

/** A day to be filled, with what follows from its neighbours. */
interface OpenDay extends FrameDay {
  /** When excursions must be over. */
  readonly latest: number;
}

type Slots = Partial<Record<PartOfDay, Slot>>;

/** Puts places and excursions into the days; nothing twice, nothing closed, nothing out of season. */
export function fillDays(frame: Frame, wish: Wish, level: Level): readonly FilledDay[] {
  const spots = frame.stays.map(({ spot }) => spot);
  const filling: Filling = { wish, level, spots, used: new Set(), turns: new Map() };
  const fullDays = new Map<Spot, number>();
  const isFull = ({ fixed }: FrameDay) => !fixed.morning && !fixed.afternoon;
  return frame.days.map((day, index) => {
    const slots: Slots = { ...day.fixed };
    const open: OpenDay = { ...day, latest: latestBefore(frame.days[index + 1]) };
    if (isFull(day)) {
      const seen = fullDays.get(day.spot) ?? 0;
      const all = frame.days.filter((one) => one.spot === day.spot && isFull(one)).length;
      fullDays.set(day.spot, seen + 1);
      fillFullDay(filling, open, slots, { seen, all });
    }
    let previous: CataloguePlace | undefined;
    for (const part of PARTS_OF_DAY) {
      if (slots[part]) continue;
      const forDay = {
        place: part === "morning" && !slots.afternoon,
        ski: !slots.morning || slots.morning.kind === "place",
      };
      const place = bestPlace(filling, day, { part, previous, forDay });
      if (place) {
        previous = place;
        putPlace(filling, slots, part, place);
      } else if (isLeaving(day) || !addExcursion(filling, open, slots, part)) {
        slots[part] = freeOr(filling, day, part);
      }
    }
    return { ...day, slots: complete(slots) };
  });
}

/** An evening before an early start ends early. */
function latestBefore(next: FrameDay | undefined): number {
  const first = next?.fixed.morning;
  return first && "times" in first && first.times.leaves < EARLY
    ? BY_TEN
    : Number.POSITIVE_INFINITY;
}

/** Where nothing is left to show, a stay by the sea or the sanctuary still has those by day. */
function freeOr({ wish, turns }: Filling, day: FrameDay, part: PartOfDay): Slot {
  const theme = themeOf(day.spot, wish, day.calendar.month);
  if (!theme || theme === "ski" || part === "evening") return { kind: "free" };
  const places = themePlaces(day.spot, theme, wish, day.calendar.month).filter((one) =>
    one.parts.includes(part),
  );
  const turn = turns.get(theme) ?? 0;
  const place = places[Math.floor(turn / 2) % places.length];
  if (!place) return { kind: "free" };
  turns.set(theme, turn + 1);
  return { kind: "again", place, theme, turn };
}

/** A day that ends with the way home has no time for excursions. */
function isLeaving({ fixed }: FrameDay): boolean {
  return fixed.evening?.kind === "departure" || fixed.evening?.kind === "way-home";
}

/** A day without ways: a day of the theme, an excursion, or nothing yet. */
function fillFullDay(
  filling: Filling,
  day: OpenDay,
  slots: Slots,
  { seen, all }: { readonly seen: number; readonly all: number },
): void {
  const { wish } = filling;
  const theme = themeOf(day.spot, wish, day.calendar.month);
  const asked = theme !== undefined && wish.interests.includes(theme);
  // Where the theme was not asked for, the sights come first, and every other day is its own.
  const isThemeDay = asked ? seen % OTHER_DAY[theme] !== OTHER_DAY[theme] - 1 : seen % 2 === 1;
  const musts = mustsLeft(filling, day);
  const later = 2 * (all - seen - 1);
  // An hour before dawn costs the morning: not while more is expected than the days can hold.
  const isDawnFree = musts <= later + 1 || day.spot.excursions.some(isMustAtDawn);
  if (!isLeaving(day) && isDawnFree && addExcursion(filling, day, slots, "dawn")) return;
  if (theme && isThemeDay) addTheme(filling, day, slots, { theme, wholeDay: seen % 3 !== 1 });
  else if (!isLeaving(day) && (theme ? musts === 0 : seen % 2 === 1 && musts <= later))
    addExcursion(filling, day, slots);
  else if (
    !isLeaving(day) &&
    (all > 1 || musts <= MOST_BESIDE_AN_EXCURSION) &&
    mustExcursions(filling, day, all) >= all - seen
  )
    addExcursion(filling, day, slots, "must");
  if (wish.pace === "relaxed" && seen % 2 === 1 && !slots.afternoon && musts === 0) {
    slots.afternoon = { kind: "free" };
  }
}

function isMustAtDawn(excursion: CatalogueExcursion): boolean {
  return excursion.must === true && beginsAtDawn(excursion);
}

/** Excursions that every visitor expects and that are still to be made. */
function mustExcursions(
  { used, wish }: Filling,
  { spot, calendar }: FrameDay,
  all: number,
): number {
  return spot.excursions.filter(
    (one) =>
      one.must &&
      !used.has(one) &&
      isOpen(one, calendar) &&
      suits(one, wish) &&
      (all > 1 || one.hours <= LONGEST_ON_THE_ONLY_DAY),
  ).length;
}

interface ThemeDay {
  readonly theme: Theme;
  /** False where the afternoon is for something else. */
  readonly wholeDay: boolean;
}

function addTheme(
  filling: Filling,
  day: FrameDay,
  slots: Slots,
  { theme, wholeDay }: ThemeDay,
): void {
  const { used, turns, wish } = filling;
  const all = themePlaces(day.spot, theme, wish, day.calendar.month);
  // Prayers leave the afternoon for the other places of the city; a lift pass is for the day.
  const half = theme === "pilgrimage" || (theme === "beach" && !wholeDay);
  const parts: readonly PartOfDay[] = half ? ["morning"] : ["morning", "afternoon"];
  for (const [index, part] of parts.entries()) {
    const places = all.filter((one) => one.parts.includes(part));
    const fresh = index === 0 ? places.find((place) => !used.has(place)) : undefined;
    const turn = turns.get(theme) ?? 0;
    const place = fresh ?? places[Math.floor(turn / 2) % places.length];
    if (!place) return;
    const before = slots.morning?.kind === "place" ? slots.morning.place : undefined;
    if (fresh) {
      used.add(fresh);
      slots[part] = { kind: "place", place: fresh };
    } else {
      turns.set(theme, turn + 1);
      slots[part] = { kind: "again", place: before ?? place, theme, turn };
    }
  }
}

function putPlace({ used }: Filling, slots: Slots, part: PartOfDay, place: CataloguePlace): void {
  used.add(place);
  slots[part] = { kind: "place", place };
  if (isDayLong(place)) slots.afternoon = { kind: "place-on", place };
}

function complete(slots: Slots): Record<PartOfDay, Slot> {
  const none: Slot = { kind: "free" };
  return {
    morning: slots.morning ?? none,
    afternoon: slots.afternoon ?? none,
    evening: slots.evening ?? none,
  };
}

/** Puts an excursion where there is room for it; with a part, into that part alone or from it on. */
function addExcursion(
  { wish, level, spots, used }: Filling,
  { spot, calendar, latest }: OpenDay,
  slots: Slots,
  when?: PartOfDay | "dawn" | "must",
): boolean {
  const part = when === "dawn" || when === "must" ? undefined : when;
  const places = [...used].filter((one): one is CataloguePlace => "parts" in one);
  let best: CatalogueExcursion | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const [index, excursion] of spot.excursions.entries()) {
    if (used.has(excursion) || !isOpen(excursion, calendar) || !suits(excursion, wish)) continue;
    if (excursion.price_from > mostForExcursion(excursion, level) || goesTo(excursion, spots))
      continue;
    if ((when === "dawn" && !beginsAtDawn(excursion)) || (when === "must" && !excursion.must))
      continue;
    const parts = partsFor(excursion, slots, part);
    if (!parts?.[0] || endOf(excursion, parts[0]) > latest) continue;
    if (places.some((place) => overlaps(excursion, place))) continue;
    const value =
      countShared(excursion.categories, wish.interests) * EXCURSION.interest +
      index * EXCURSION.position +
      (isDayLong(excursion) ? EXCURSION.fullDay : 0) +
      (excursion.must ? EXCURSION.must : 0) -
      excursion.price_from / EXCURSION.usdPerPoint;
    if (value > highest) {
      best = excursion;
      highest = value;
    }
  }
  const parts = best && partsFor(best, slots, part);
  if (!best || !parts) return false;
  used.add(best);
  for (const [index, one] of parts.entries()) {
    slots[one] = { kind: index === 0 ? "excursion" : "excursion-on", excursion: best };
  }
  return true;
}
