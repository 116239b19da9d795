import {
  type CatalogueExcursion,
  type CataloguePlace,
  type Category,
  PARTS_OF_DAY,
  type PartOfDay,
} from "../../../domain/catalogue.ts";
import { distanceKm } from "../../../domain/geo.ts";
import type { Spot } from "./atlas.ts";
import { beginsAtDawn, clashes, goesTo, overlaps, partsFor } from "./excursions.ts";
import type { Fixed, Frame, FrameDay } from "./frame.ts";
import { COMFORT, type Level } from "./level.ts";
import { isOpen } from "./season.ts";
import { suits, type Theme, themeOf, themePlaces } from "./theme.ts";
import { EXCURSION, PLACE } from "./weights.ts";
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

/** A place of so many hours takes morning and afternoon. */
const DAY_LONG = 5;
/** Of three days by the sea, and of four on skis, one is for something else. */
const OTHER_DAY = { beach: 3, ski: 4, pilgrimage: Number.POSITIVE_INFINITY } as const;
/** The first so many places of a city are those that everybody names. */
const FAMOUS = 4;
const GREATEST = 2;
/** What is done by daylight, unless it is for evenings alone. */
const BY_DAYLIGHT: readonly Category[] = [
  "adventure",
  "beach",
  "mountains",
  "nature",
  "ski",
  "desert",
];

/** A plan being filled. */
interface Filling {
  readonly wish: Wish;
  readonly level: Level;
  /** The cities of the trip. */
  readonly spots: readonly Spot[];
  /** What stands in the plan already. */
  readonly used: Set<CataloguePlace | CatalogueExcursion>;
  readonly turns: Map<Theme, number>;
}

type Slots = Partial<Record<PartOfDay, Slot>>;

/** Puts places and excursions into the days; nothing twice, nothing closed, nothing out of season. */
export function fillDays(frame: Frame, wish: Wish, level: Level): readonly FilledDay[] {
  const spots = frame.stays.map(({ spot }) => spot);
  const filling: Filling = { wish, level, spots, used: new Set(), turns: new Map() };
  const fullDays = new Map<Spot, number>();
  return frame.days.map((day) => {
    const slots: Slots = { ...day.fixed };
    if (!slots.morning && !slots.afternoon) {
      const seen = fullDays.get(day.spot) ?? 0;
      fullDays.set(day.spot, seen + 1);
      fillFullDay(filling, day, slots, seen);
    }
    let previous: CataloguePlace | undefined;
    for (const part of PARTS_OF_DAY) {
      if (slots[part]) continue;
      const place = bestPlace(filling, day, part, { previous, slots });
      if (place) {
        previous = place;
        putPlace(filling, slots, part, place);
      } else if (isLeaving(day) || !addExcursion(filling, day, slots, part)) {
        slots[part] = freeOr(filling, day, part);
      }
    }
    return { ...day, slots: complete(slots) };
  });
}

/** Where nothing is left to show, a stay by the sea or the sanctuary still has those by day. */
function freeOr({ wish, turns }: Filling, day: FrameDay, part: PartOfDay): Slot {
  const theme = themeOf(day.spot, wish, day.calendar.month);
  if (!theme || theme === "ski" || part === "evening") return { kind: "free" };
  const places = themePlaces(day.spot, theme, wish, day.calendar.month);
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
function fillFullDay(filling: Filling, day: FrameDay, slots: Slots, seen: number): void {
  const { wish } = filling;
  const theme = themeOf(day.spot, wish, day.calendar.month);
  const asked = theme !== undefined && wish.interests.includes(theme);
  // Where the theme was not asked for, the sights come first, and every other day is its own.
  const isThemeDay = asked ? seen % OTHER_DAY[theme] !== OTHER_DAY[theme] - 1 : seen % 2 === 1;
  const dawn = !isLeaving(day) && addExcursion(filling, day, slots, "dawn");
  if (dawn) return;
  if (theme && isThemeDay) addTheme(filling, day, slots, { theme, wholeDay: seen % 3 !== 1 });
  else if (!isLeaving(day) && (theme ? !hasFamous(filling, day) : seen % 2 === 1))
    addExcursion(filling, day, slots);
  if (wish.pace === "relaxed" && seen % 2 === 1 && !slots.afternoon) {
    slots.afternoon = { kind: "free" };
  }
}

/** True while one of the city's two greatest sights is still to be seen. */
function hasFamous({ used, wish, level }: Filling, { spot, calendar }: FrameDay): boolean {
  return spot.destination.places
    .slice(0, GREATEST)
    .some(
      (place) =>
        !place.repeat &&
        !used.has(place) &&
        place.cost <= COMFORT[level].place &&
        isOpen(place, calendar) &&
        suits(place, wish),
    );
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
  const places = themePlaces(day.spot, theme, wish, day.calendar.month);
  // Prayers leave the afternoon for the other places of the city; a lift pass is for the day.
  const half = theme === "pilgrimage" || (theme === "beach" && !wholeDay);
  const parts: readonly PartOfDay[] = half ? ["morning"] : ["morning", "afternoon"];
  for (const [index, part] of parts.entries()) {
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

function isDayLong({ hours = 0 }: CataloguePlace): boolean {
  return hours >= DAY_LONG;
}

function complete(slots: Slots): Record<PartOfDay, Slot> {
  const none: Slot = { kind: "free" };
  return {
    morning: slots.morning ?? none,
    afternoon: slots.afternoon ?? none,
    evening: slots.evening ?? none,
  };
}

interface Around {
  readonly previous: CataloguePlace | undefined;
  readonly slots: Slots;
}

function bestPlace(
  filling: Filling,
  { spot, calendar }: FrameDay,
  part: PartOfDay,
  { previous, slots }: Around,
): CataloguePlace | undefined {
  const { wish, level, used } = filling;
  let best: CataloguePlace | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const [index, place] of spot.destination.places.entries()) {
    if (used.has(place) || !place.parts.includes(part) || !isOpen(place, calendar)) continue;
    if (place.cost > COMFORT[level].place || !suits(place, wish)) continue;
    if (clashes(place, used) || (part === "evening" && !isForEvening(place))) continue;
    if (isDayLong(place) && (part !== "morning" || slots.afternoon)) continue;
    // A lift pass is bought for a whole day.
    if (place.categories[0] === "ski" && slots.morning && slots.morning.kind !== "place") continue;
    let value = index * PLACE.position + (index < FAMOUS ? PLACE.famous : 0);
    value += PLACE.interest * countShared(place.categories, wish.interests);
    value += (PARTS_OF_DAY.length - place.parts.length) * PLACE.closedPart;
    value += part === "evening" ? eveningPoints(place) : dayPoints(place);
    value += partyPoints(place, wish);
    if (previous)
      value -= Math.min(PLACE.mostForDistance, distanceKm(previous, place) * PLACE.kmAway);
    if (level === "economy") value -= place.cost / PLACE.usdPerPoint;
    if (value > highest) {
      best = place;
      highest = value;
    }
  }
  return best;
}

function partyPoints({ categories }: CataloguePlace, { party, needs }: Wish): number {
  const children = party.children + party.infants > 0;
  const nightlife = categories.includes("nightlife");
  return (
    (children && categories.includes("family") ? PLACE.familyWithChildren : 0) +
    (nightlife && (children || needs.includes("quiet")) ? PLACE.nightlifeUnwanted : 0)
  );
}

function countShared(categories: readonly Category[], interests: readonly Category[]): number {
  return categories.filter((one) => interests.includes(one)).length;
}

function isForEvening({ parts, categories }: CataloguePlace): boolean {
  return parts.length === 1 || !categories.some((one) => BY_DAYLIGHT.includes(one));
}

function eveningPoints(place: CataloguePlace): number {
  if (place.parts.length === 1) return PLACE.onlyEvenings;
  return isOfEvenings(place) ? PLACE.eveningKind : PLACE.dayKindInEvening;
}

function dayPoints(place: CataloguePlace): number {
  return isOfEvenings(place) ? PLACE.eveningKindByDay : 0;
}

function isOfEvenings({ categories }: CataloguePlace): boolean {
  return categories.includes("food") || categories.includes("nightlife");
}

/** Puts an excursion where there is room for it; with a part, into that part alone or from it on. */
function addExcursion(
  { wish, level, spots, used }: Filling,
  { spot, calendar }: FrameDay,
  slots: Slots,
  when?: PartOfDay | "dawn",
): boolean {
  const part = when === "dawn" ? undefined : when;
  const places = [...used].filter((one): one is CataloguePlace => "parts" in one);
  let best: CatalogueExcursion | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const [index, excursion] of spot.excursions.entries()) {
    if (used.has(excursion) || !isOpen(excursion, calendar) || !suits(excursion, wish)) continue;
    if (excursion.price_from > COMFORT[level].excursion || goesTo(excursion, spots)) continue;
    if (!partsFor(excursion, slots, part) || (when === "dawn" && !beginsAtDawn(excursion)))
      continue;
    if (places.some((place) => overlaps(excursion, place))) continue;
    const value =
      countShared(excursion.categories, wish.interests) * EXCURSION.interest +
      index * EXCURSION.position +
      (excursion.hours >= DAY_LONG ? EXCURSION.fullDay : 0) -
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
