import {
  type CatalogueExcursion,
  type CataloguePlace,
  type Category,
  PARTS_OF_DAY,
  type PartOfDay,
} from "../../../domain/catalogue.ts";
import { distanceKm } from "../../../domain/geo.ts";
import type { Spot } from "./atlas.ts";
import type { Fixed, Frame, FrameDay } from "./frame.ts";
import { COMFORT, type Level } from "./level.ts";
import { isOpen } from "./season.ts";
import { EXCURSION, PLACE } from "./weights.ts";
import type { Wish } from "./wish.ts";

/** What fills a part of a day. */
export type Slot =
  | Fixed
  | { readonly kind: "place"; readonly place: CataloguePlace }
  | { readonly kind: "excursion"; readonly excursion: CatalogueExcursion }
  | { readonly kind: "excursion-on"; readonly excursion: CatalogueExcursion }
  /** Free time; `turn` counts it, so that no two such parts are worded alike. */
  | { readonly kind: "free"; readonly turn: number };

export interface FilledDay extends FrameDay {
  readonly slots: Readonly<Record<PartOfDay, Slot>>;
}

const FULL_DAY_HOURS = 5.5;
const WHOLE_DAY_HOURS = 10;
const EVENING = /evening|night|dinner|sunset/i;

/** A plan being filled. */
interface Filling {
  readonly interests: readonly Category[];
  readonly level: Level;
  readonly withChildren: boolean;
  /** The cities of the trip. */
  readonly spots: readonly Spot[];
  /** What stands in the plan already. */
  readonly used: Set<CataloguePlace | CatalogueExcursion>;
}

type Slots = Partial<Record<PartOfDay, Slot>>;

/** Puts places and excursions into the days; nothing twice, nothing closed, nothing out of season. */
export function fillDays(frame: Frame, wish: Wish, level: Level): readonly FilledDay[] {
  const filling: Filling = {
    interests: wish.interests,
    level,
    withChildren: wish.party.children + wish.party.infants > 0,
    spots: frame.stays.map(({ spot }) => spot),
    used: new Set(),
  };
  const turns = new Map<PartOfDay, number>();
  const freeDays = new Map<Spot, number>();
  return frame.days.map((day) => {
    const slots: Slots = { ...day.fixed };
    if (!slots.morning && !slots.afternoon) {
      const seen = freeDays.get(day.spot) ?? 0;
      freeDays.set(day.spot, seen + 1);
      // Every second free day goes on an excursion; a day in the city comes first.
      if (seen % 2 === 1) addExcursion(filling, day, slots);
    }
    let previous: CataloguePlace | undefined;
    for (const part of PARTS_OF_DAY) {
      if (slots[part]) continue;
      const place = bestPlace(filling, day, part, previous);
      if (place) {
        filling.used.add(place);
        previous = place;
        slots[part] = { kind: "place", place };
      } else if (!addExcursion(filling, day, slots, part)) {
        const turn = turns.get(part) ?? 0;
        turns.set(part, turn + 1);
        slots[part] = { kind: "free", turn };
      }
    }
    return { ...day, slots: complete(slots) };
  });
}

function complete(slots: Slots): Record<PartOfDay, Slot> {
  const none: Slot = { kind: "free", turn: 0 };
  return {
    morning: slots.morning ?? none,
    afternoon: slots.afternoon ?? none,
    evening: slots.evening ?? none,
  };
}

function bestPlace(
  { interests, level, withChildren, used }: Filling,
  { spot, calendar }: FrameDay,
  part: PartOfDay,
  previous: CataloguePlace | undefined,
): CataloguePlace | undefined {
  let best: CataloguePlace | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const [index, place] of spot.destination.places.entries()) {
    if (used.has(place) || !place.parts.includes(part) || !isOpen(place, calendar)) continue;
    if (place.cost > COMFORT[level].place || isInside(place, used)) continue;
    let value = index * PLACE.position;
    value += PLACE.interest * countShared(place.categories, interests);
    value += (PARTS_OF_DAY.length - place.parts.length) * PLACE.closedPart;
    value += part === "evening" ? eveningPoints(place) : dayPoints(place);
    if (withChildren && place.categories.includes("nightlife"))
      value += PLACE.nightlifeWithChildren;
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

function countShared(categories: readonly Category[], interests: readonly Category[]): number {
  return categories.filter((one) => interests.includes(one)).length;
}

function eveningPoints(place: CataloguePlace): number {
  if (place.parts.length === 1) return PLACE.onlyEvenings;
  return isForEvenings(place) ? PLACE.eveningKind : PLACE.dayKindInEvening;
}

function dayPoints(place: CataloguePlace): number {
  return isForEvenings(place) ? PLACE.eveningKindByDay : 0;
}

function isForEvenings({ categories }: CataloguePlace): boolean {
  return categories.includes("food") || categories.includes("nightlife");
}

/** True for a place that an excursion of the plan has already shown. */
function isInside(place: CataloguePlace, used: Filling["used"]): boolean {
  for (const one of used) if ("hours" in one && overlaps(one, place)) return true;
  return false;
}

/** Puts an excursion where there is room for it; with a part, into that part alone or from it on. */
function addExcursion(
  { interests, level, spots, used }: Filling,
  { spot, calendar }: FrameDay,
  slots: Slots,
  part?: PartOfDay,
): boolean {
  const places = [...used].filter((one): one is CataloguePlace => "parts" in one);
  let best: CatalogueExcursion | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const [index, excursion] of spot.excursions.entries()) {
    if (used.has(excursion) || !isOpen(excursion, calendar)) continue;
    if (excursion.price_from > COMFORT[level].excursion || goesTo(excursion, spots)) continue;
    if (!partsFor(excursion, slots, part)) continue;
    if (places.some((place) => overlaps(excursion, place))) continue;
    const value =
      countShared(excursion.categories, interests) * EXCURSION.interest +
      index * EXCURSION.position +
      (excursion.hours >= FULL_DAY_HOURS ? EXCURSION.fullDay : 0) -
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

/** The parts of the day that it takes, when they are free. */
function partsFor(
  { title, hours }: CatalogueExcursion,
  slots: Slots,
  part: PartOfDay | undefined,
): readonly PartOfDay[] | undefined {
  const wanted = partsOf(title.en, hours, part);
  if (part !== undefined && wanted[0] !== part) return undefined;
  return wanted.some((one) => slots[one]) ? undefined : wanted;
}

function partsOf(title: string, hours: number, part: PartOfDay | undefined): readonly PartOfDay[] {
  if (EVENING.test(title) && hours < FULL_DAY_HOURS) return ["evening"];
  if (hours >= WHOLE_DAY_HOURS) return PARTS_OF_DAY;
  if (hours >= FULL_DAY_HOURS) return ["morning", "afternoon"];
  return [part === "afternoon" ? "afternoon" : "morning"];
}

/** Words that many places share. */
const COMMON = new Set(
  "national museum palace tower cathedral castle beach market garden gardens square street bridge temple mosque island lake mountain river fortress monastery church basilica walk evening night sunset morning tasting cruise food guided hidden royal grand great house central quarter district valley coast bazaar village ancient historic tunnel waterfall north south private small group classic workshop class dinner".split(
    " ",
  ),
);

function telling(slug: string, city: string): string[] {
  return slug
    .split("-")
    .filter((word) => word.length >= 5 && !COMMON.has(word) && !city.includes(word));
}

/** True when an excursion goes to a place that stands in the plan by itself. */
function overlaps(excursion: CatalogueExcursion, place: CataloguePlace): boolean {
  const name = place.name.en.toLowerCase();
  const told = `${excursion.title.en} ${excursion.text.en}`.toLowerCase();
  if (told.includes(name)) return true;
  const words = telling(place.slug, excursion.destination);
  return excursion.slug.split("-").some((word) => words.includes(word));
}

/** True when an excursion goes to another city of the same trip. */
function goesTo(excursion: CatalogueExcursion, spots: readonly Spot[]): boolean {
  const told = `${excursion.title.en} ${excursion.text.en}`.toLowerCase();
  return spots.some(
    ({ slug, destination }) =>
      slug !== excursion.destination &&
      (told.includes(destination.name.en.toLowerCase()) ||
        told.includes(destination.city.en.toLowerCase())),
  );
}
