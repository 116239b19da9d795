import {
  type CatalogueExcursion,
  type CataloguePlace,
  type Category,
  PARTS_OF_DAY,
  type PartOfDay,
} from "../../../../domain/catalogue.ts";
import { distanceKm } from "../../../../domain/geo.ts";
import type { Spot } from "../atlas/atlas.ts";
import { isStage, isTrek } from "../atlas/treks.ts";
import type { Former } from "../changes/former.ts";
import {
  hasChildren,
  isLongClimb,
  isSlow,
  isStrenuous,
  suits,
  suitsAsked,
} from "../route/theme.ts";
import { PLACE } from "../weights.ts";
import { COMFORT, type Level, ticketFor } from "../wish/level.ts";
import { isSpecial, isWanted } from "../wish/wanted.ts";
import type { Wish } from "../wish/wish.ts";
import {
  calledBy,
  isAmong,
  isAskedFor,
  kindsOfThing,
  serve,
  serveNamed,
  wishedThings,
} from "../wish/wished-things.ts";
import { type Beaches, beachOf } from "./base.ts";
import { isInLight } from "./daylight.ts";
import { dayPoints, eveningPoints, isForPart } from "./evenings.ts";
import { clashes, goesTo, isSameOuting, overlaps } from "./excursions.ts";
import type { FrameDay } from "./frame.ts";
import { isBeyondTheDay, isBeyondTheTrip, isTooEarly } from "./limits.ts";
import { isPassed } from "./on-the-way.ts";
import { isSecondOfItsKind } from "./once.ts";
import { isKitchen, isOpen } from "./season.ts";
import { isForLearners, isTaught } from "./skiers.ts";
import type { Slot, Slots } from "./slots.ts";
import {
  FARTHEST_KM,
  farthestFor,
  isHeavy,
  isOneTooMany,
  isSecondBath,
  isSecondMuseum,
  kmToPlaces,
  musePoints,
  USUAL_HOURS,
} from "./sparing.ts";
import { isTooFar } from "./too-far.ts";

/** A plan being filled. */
export interface Filling {
  readonly wish: Wish;
  readonly level: Level;
  /**
   * USD each that the budget has to spare for what every visitor expects. Below zero there is nothing
   * to spare, and any other ticket costs at most what it lies below -1: -4 is for tickets up to 3.
   */
  readonly spare: number;
  /** USD each that are left for tickets. */
  readonly wallet: { left: number };
  /** The cities of the trip. */
  readonly spots: readonly Spot[];
  /** What stands in the plan already. */
  readonly used: Set<CataloguePlace | CatalogueExcursion>;
  /** How often a beach, a slope, a sanctuary was gone to. */
  readonly turns: Map<CataloguePlace, number>;
  readonly beaches: Beaches;
  /** Ideas for days at those that were used: `beach 2`. */
  readonly ideas: Set<string>;
  /** Things that were asked for by name and are not in the plan yet. */
  readonly open: Map<string, number>;
  /** Days out that were called by name: what they show is not shown before. */
  readonly called: readonly CatalogueExcursion[];
  /** Things shown, and those of them that the trip is about. */
  readonly share: { shown: number; wanted: number };
  /** What of the plan that is changed stays where it was: only what is asked for takes its room. */
  readonly kept: Set<Slot>;
  /** What that plan showed, by slug. */
  readonly had: ReadonlySet<string>;
  /** Takes down that something stands in the plan. */
  note(thing: CataloguePlace | CatalogueExcursion): void;
}

/** What a plan is filled for: the wish, the level, and the money that tickets may take in all. */
export type Terms = Pick<Filling, "wish" | "level" | "spare"> & {
  readonly tickets?: number;
  /** The plan that is changed. */
  readonly former?: Former;
};

export function newFilling(
  { wish, level, spare, tickets = Number.POSITIVE_INFINITY, former }: Terms,
  spots: readonly Spot[],
  /** Of the whole trip. */
  days: number,
): Filling {
  const used = new Set<CataloguePlace | CatalogueExcursion>();
  const share = { shown: 0, wanted: 0 };
  const wallet = { left: tickets };
  const open = forDivers(wishedThings(wish, days), spots, used);
  // What was called by a name that two days out bear is served by one of them.
  const serveAlike = (shown: CatalogueExcursion) => {
    for (const other of spots.flatMap(({ excursions }) => excursions))
      if (wish.things?.includes(other.slug) && isSameOuting(shown, other)) serveNamed(open, other);
  };
  const note = (thing: CataloguePlace | CatalogueExcursion) => {
    used.add(thing);
    wallet.left -= "parts" in thing ? ticketFor(thing, level) : thing.price_from;
    serve(open, thing);
    if (!("parts" in thing)) serveAlike(thing);
    share.shown++;
    if (isWanted(thing, wish)) share.wanted++;
  };
  return {
    wish,
    level,
    spare,
    wallet,
    spots,
    used,
    turns: new Map(),
    beaches: new Map(),
    ideas: new Set(),
    open,
    called: spots.flatMap(({ excursions }) =>
      excursions.filter(
        (one) => wish.things?.includes(one.slug) && suitsAsked(one, wish) && !goesTo(one, spots),
      ),
    ),
    share,
    kept: new Set(),
    had: former?.shown ?? NOTHING_SHOWN,
    note,
  };
}

const NOTHING_SHOWN: ReadonlySet<string> = new Set();

/** Something of the plan that is changed that a change displaced: it comes before anything new. */
export function isLost(
  { had, used }: Pick<Filling, "had" | "used">,
  thing: CataloguePlace | CatalogueExcursion,
): boolean {
  return had.has(thing.slug) && !used.has(thing);
}

/** A reef that a diver called by its name is dived where the city has such a day, and not looked at from a boat. */
function forDivers(
  open: Map<string, number>,
  spots: readonly Spot[],
  used: Set<CataloguePlace | CatalogueExcursion>,
): Map<string, number> {
  if (!open.has("diving")) return open;
  for (const { excursions } of spots)
    for (const one of excursions) {
      if (!open.has(calledBy(one.slug)) || kindsOfThing(one).has("diving")) continue;
      const dive = excursions.find(
        (other) => kindsOfThing(other).has("diving") && isSameOuting(other, one),
      );
      if (!dive) continue;
      open.delete(calledBy(one.slug));
      open.set(calledBy(dive.slug), 1);
      used.add(one);
    }
  return open;
}

/** What the trip is about comes before what every visitor sees while less than half of it is so. */
export function themePoints({ share, wish }: Filling, thing: CataloguePlace | CatalogueExcursion) {
  const isBehind = share.wanted * 2 <= share.shown;
  return isBehind && (thing.must ? isWanted(thing, wish) : isSpecial(thing, wish))
    ? PLACE.behindTheme
    : 0;
}

/** A part of a day to be filled. */
export interface Gap {
  readonly part: PartOfDay;
  /** What is shown before it on the same day. */
  readonly previous: CataloguePlace | undefined;
  /** True where a place that takes a day, or a lift pass, has the day. */
  readonly forDay: { readonly place: boolean; readonly ski: boolean };
  /** The hours that there are, where they are fewer than those of the part. */
  readonly hours?: number;
  /** Kilometres from the middle of the city; as far as a day's way allows when left out. */
  readonly within?: number;
  /** True where the travellers have come a long way: nothing with halls and tickets then. */
  readonly light?: boolean;
  /** True on the day of the flight there, where the stay has a whole day for what takes more than a look. */
  readonly landing?: boolean;
  /** What else stands on the day. */
  readonly today?: readonly (CataloguePlace | CatalogueExcursion)[];
  /** True where the hours are the last of the afternoon. */
  readonly late?: boolean;
  /** Those that come into question; all when left out. */
  readonly only?: (place: CataloguePlace) => boolean;
}

/** A place of so many hours takes morning and afternoon. */
const [DAY_LONG, HALF_A_DAY] = [5, 4];
/** From one sight to the next, and out of town on a day with a journey in it. */
const FARTHEST_NEXT_KM = 25;
export const FARTHEST_ON_THE_WAY_KM = 30;
export const IN_TOWN_KM = 8;
/** What every visitor expects, and what the trip is about, may cost so many times what a level allows itself. */
const MUST_COSTS = 2;
const WANTED_COSTS = 2;
/** What everybody expects may take all the money that is left, anything else such a part of it. */
const SHARE_FOR_OTHERS = 4;
export function isDayLong({ hours = 0 }: Pick<CataloguePlace, "hours">): boolean {
  return hours >= DAY_LONG;
}

/** The dearest ticket, USD a person; the most modest trip makes an exception for the first sight. */
export function mostFor(
  place: CataloguePlace,
  { level, spare, wish }: Pick<Filling, "level" | "spare" | "wish">,
  spot: Spot,
): number {
  // What the trip is about is what the money is for.
  const usual = COMFORT[level].place * (isWanted(place, wish) ? WANTED_COSTS : 1);
  // Those who sleep in a dormitory do not dine at white tables.
  const isDinner = place.categories[0] === "food" && wish.style === "economy";
  if (isDinner && level !== "frugal") return COMFORT.frugal.place;
  if (!place.must) return spare < 0 ? -1 - spare : Math.max(usual, spare / SHARE_FOR_OTHERS);
  if (place === spot.destination.places[0]) return COMFORT.standard.place;
  return Math.max(spare, level !== "frugal" ? usual * MUST_COSTS : usual);
}

/** What the trip is about and still lacks costs so much at most, USD, however modest it is. */
const DUE_TICKET = 30;
export const DUE_OUTING = 2 * DUE_TICKET;

function mostOf(place: CataloguePlace, filling: Filling, spot: Spot): number {
  const most = mostFor(place, filling, spot);
  return isAmong(filling.open, place) ? Math.max(most, DUE_TICKET) : most;
}

export function isPossible(filling: Filling, day: FrameDay, place: CataloguePlace): boolean {
  const { wish, used, level, wallet } = filling;
  if (used.has(place) || !isOpen(place, day.calendar)) return false;
  if (day.day === 1 && isStrenuous(place)) return false;
  // A day that begins on a ferry has no ten kilometres left in it; a stage of a trek is its own way.
  if (isLongClimb(place) && Object.keys(day.fixed).length > 0 && !isStage(place)) return false;
  if (isTooFar(filling, day, place) || isOneTooMany(filling, place)) return false;
  if (isSecondOfItsKind(filling, place)) return false;
  if (isBeyondTheTrip(place, used, wish)) return false;
  // What was asked for by name is not left out for its price, nor for the youngest.
  if (isAskedFor(filling.open, place)) return suitsAsked(place, wish);
  // Who goes easy and brings no child has no day for roller coasters.
  const isPark = place.categories[0] === "family" && isDayLong(place);
  if (isPark && isSlow(wish) && !hasChildren(wish)) return false;
  return (
    ticketFor(place, level) <= Math.min(wallet.left, mostOf(place, filling, day.spot)) &&
    suits(place, wish)
  );
}

/** Hours of a day out after which a child is tired. */
const TIRING_HOURS = 6;
const TIRED_UP_TO = 9;

/** After a day in a park, or a long day out, small children go to bed: nothing is planned then. */
export function isDayEnough({ morning }: Slots, { ages, smallChildren }: Wish): boolean {
  if (!smallChildren && !ages.some((age) => age <= TIRED_UP_TO)) return false;
  if (morning?.kind === "excursion") return morning.excursion.hours >= TIRING_HOURS;
  return morning?.kind === "more" || (morning?.kind === "place" && isDayLong(morning.place));
}

/** Hours from which on a sight is for a day that is not begun on a plane. */
const LONG_VISIT = 3;

/** What has a ticket with an hour on it, or takes a head and hours: a late plane would cost it. */
export function isForWholeDay({ sells_out, hours = 0, cost, repeat }: CataloguePlace): boolean {
  return !repeat && cost > 0 && (sells_out === true || hours >= LONG_VISIT);
}

/** Morning and afternoon of one day: halves of two days do not do. */
const DAY_LONG_PARTS = 2.5;

/** Parts of a day for the sights every visitor expects that are still to be seen and could be on that day. */
export function mustsLeft(filling: Filling, day: FrameDay): number {
  return day.spot.destination.places
    .filter(
      (place) =>
        (place.must || isAmong(filling.open, place)) &&
        !place.repeat &&
        isPossible(filling, day, place),
    )
    .reduce((sum, place) => sum + (isDayLong(place) ? DAY_LONG_PARTS : 1), 0);
}

/** The place that fills a part of a day best; undefined where none is good. */
export function bestPlace(filling: Filling, day: FrameDay, gap: Gap): CataloguePlace | undefined {
  const { part, previous, forDay, hours, within, light, landing } = gap;
  const { late = false, only, today = [] } = gap;
  const { wish, level, used } = filling;
  const { spot } = day;
  const isOnTheWay = Object.keys(day.fixed).length > 0;
  const base = beachOf(filling, spot, day.calendar.month);
  const farthest = Math.min(within ?? FARTHEST_KM, farthestFor(wish));
  const kms = kmToPlaces(spot);
  let best: CataloguePlace | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  let index = -1;
  const isStaged = isTrek(spot);
  let stages = 0;
  for (const place of spot.destination.places) {
    index++;
    const away = kms[index] ?? 0;
    if (used.has(place)) continue;
    if (isStaged && isStage(place) && stages++ > 0) continue;
    if (!place.parts.includes(part) || only?.(place) === false) continue;
    if (day.calendar.fasts && part !== "evening" && isKitchen(place)) continue;
    if (!isForPart(place, part, wish) || isTooEarly(place, part, wish)) continue;
    if (isBeyondTheDay(place, today, wish) || isTooHot(place, part)) continue;
    if (light && isHeavy(place) && !isAmong(filling.open, place)) continue;
    if ((landing && isForWholeDay(place)) || !isInLight(place, day, part)) continue;
    if (base && place.repeat && place !== base) continue;
    if (isSecondMuseum(place, previous, wish) || isSecondBath(place, previous)) continue;
    const isSki = place.categories[0] === "ski" && wish.interests.includes("ski");
    // A first lesson is for a whole day.
    if (isSki && (isTaught(wish) || isForLearners(place))) continue;
    // Half a day on a slope is a day on skis; a round over the passes is not begun at noon.
    if (isDayLong(place) && !forDay.place && !(isSki && place.repeat)) continue;
    if (hours !== undefined && (place.hours ?? USUAL_HOURS) > hours - gateHours(place, late))
      continue;
    const isFar = away > farthest || (isOnTheWay && away > FARTHEST_ON_THE_WAY_KM);
    if (isFar && !isPassed(day, place, wish)) continue;
    if (wish.needs.includes("quiet") && place.categories.includes("nightlife")) continue;
    if (place.categories[0] === "ski" && !forDay.ski) continue;
    // What takes half a day and more has a day without a journey.
    if (isOnTheWay && !(isSki && place.repeat) && (place.hours ?? 0) >= HALF_A_DAY && !place.repeat)
      continue;
    const km = previous ? distanceKm(previous, place) : 0;
    // From a morning far out one comes back to town.
    if (km > FARTHEST_NEXT_KM && away > IN_TOWN_KM) continue;
    if (!isPossible(filling, day, place)) continue;
    let value = index * PLACE.position + mustPoints(place, part);
    value += PLACE.interest * countShared(place.categories, wish.interests);
    value += (PARTS_OF_DAY.length - place.parts.length) * PLACE.closedPart;
    value += part === "evening" ? eveningPoints(place) : dayPoints(place);
    value += partyPoints(place, wish) + purposePoints(place, wish);
    value += themePoints(filling, place) + (isAmong(filling.open, place) ? PLACE.wished : 0);
    value += musePoints(place, wish) + (isLost(filling, place) ? PLACE.displaced : 0);
    value -= Math.min(PLACE.mostForDistance, km * PLACE.kmAway);
    if (away >= ASIDE_KM && !place.repeat) value += neighbourPoints(filling, day, place, previous);
    if (level === "economy" && !place.must) value -= place.cost / PLACE.usdPerPoint;
    // Last, since it compares the place with all that the plan has.
    if (value > highest && !clashes(place, used) && !isCalledWith(filling, place)) {
      best = place;
      highest = value;
    }
  }
  return best;
}

/** True for hours on foot at noon, where the morning will do. */
export function isTooHot(place: CataloguePlace, part: PartOfDay): boolean {
  return part === "afternoon" && isLongClimb(place) && place.parts.includes("morning");
}

/** What has a ticket office and no evening shuts its gate so long before the afternoon is over. */
const GATE_HOURS = 1;

export function gateHours({ cost, parts }: CataloguePlace, late: boolean): number {
  return late && cost > 0 && !parts.includes("evening") ? GATE_HOURS : 0;
}

/** True for what a day out that was called by name, and is not made yet, goes to. */
function isCalledWith({ called, open }: Filling, place: CataloguePlace): boolean {
  return called.some((one) => isAmong(open, one) && overlaps(one, place));
}

/** Places so near to each other are seen together, where they lie so far from the middle. */
const TOGETHER_KM = 1.5;
const ASIDE_KM = 3;

/** Of a far quarter everything is seen on one day, which is no day with a journey in it. */
function neighbourPoints(
  filling: Filling,
  day: FrameDay,
  place: CataloguePlace,
  previous: CataloguePlace | undefined,
): number {
  const { spot, fixed } = day;
  const isNear = (other: CataloguePlace) =>
    other !== place && !other.repeat && distanceKm(other, place) <= TOGETHER_KM;
  if (previous && isNear(previous)) return PLACE.besideTheLast;
  if (Object.keys(fixed).length === 0) return 0;
  const { places } = spot.destination;
  return places.some((one) => one.must && isNear(one) && isPossible(filling, day, one))
    ? PLACE.leavesNeighbours
    : 0;
}

function mustPoints({ must, parts }: CataloguePlace, part: PartOfDay): number {
  if (!must) return 0;
  return part === "evening" && parts.length > 1 ? PLACE.mustInEvening : PLACE.must;
}

/** Pilgrims come for the sanctuary, skiers for the slopes. */
function purposePoints({ categories, repeat }: CataloguePlace, { interests }: Wish): number {
  if (!repeat) return 0;
  const isPurpose = (one: Category) => categories.includes(one) && interests.includes(one);
  return isPurpose("pilgrimage") || isPurpose("ski") ? PLACE.purpose : 0;
}

function partyPoints(
  { categories }: CataloguePlace,
  { party, needs, smallChildren, interests }: Wish,
): number {
  const children = party.children + party.infants > 0;
  const nightlife = categories.includes("nightlife");
  return (
    (children && categories.includes("family") ? PLACE.familyWithChildren : 0) +
    (!children && categories[0] === "family" ? PLACE.familyWithoutChildren : 0) +
    (smallChildren && categories.includes("family") ? PLACE.familyWithSmallChildren : 0) +
    (categories[0] === "nightlife" && interests.includes("nightlife") ? PLACE.nightOut : 0) +
    (nightlife && (children || needs.includes("quiet") || interests.includes("honeymoon"))
      ? PLACE.nightlifeUnwanted
      : 0)
  );
}

export function countShared(
  categories: readonly Category[],
  interests: readonly Category[],
): number {
  if (interests.length === 0) return 0;
  return categories.filter((one) => interests.includes(one)).length;
}
