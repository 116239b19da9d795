import type {
  CatalogueExcursion,
  CataloguePlace,
  CatalogueText,
} from "../../../../domain/catalogue.ts";
import { distanceKm } from "../../../../domain/geo.ts";
import type { Spot } from "../atlas/atlas.ts";
import { hasChildren, suits, suitsAsked, themeOf } from "../route/theme.ts";
import type { Trip } from "../trip.ts";
import { limitsOf } from "../wish/limits.ts";
import { isWanted } from "../wish/wanted.ts";
import { clashes, goesTo, isSameOuting, mostForExcursion } from "./excursions.ts";
import { isOpen } from "./season.ts";
import { mostFor } from "./sights.ts";
import { excursionsOf, placesOf } from "./slots.ts";
import { hasMuseumsEnough, isOfAnyHalls } from "./sparing.ts";

/** Sights that every visitor expects and that a plan does not have, by the reason. */
export interface Missed {
  readonly why: "closed" | "money" | "time" | "limit" | "unfit";
  readonly names: readonly CatalogueText[];
}

const REASONS = ["closed", "money", "time", "limit", "unfit"] as const;
/** More names than this tell a reader nothing. */
const MOST_NAMES = 4;

/** What a plan leaves out; what does not suit the travellers is told with their needs. */
export function missedIn(trip: Trip): readonly Missed[] {
  const spots = trip.frame.stays.map(({ spot }) => spot);
  const shown = new Set<CataloguePlace | CatalogueExcursion>();
  for (const day of trip.days) {
    for (const thing of [...placesOf(day), ...excursionsOf(day)]) shown.add(thing);
    for (const slot of Object.values(day.slots)) if (slot.kind === "outside") shown.add(slot.place);
  }
  const isCalled = ({ slug }: { readonly slug: string }) => trip.wish.things?.includes(slug);
  const placesOfStay = (spot: Spot) => spot.destination.places.filter((one) => shown.has(one));
  const isCalledBeach = (one: CataloguePlace) => isBeach(one) && isCalled(one);
  // What was called by name is told of even where it does not suit.
  const isOwed = (one: CataloguePlace | CatalogueExcursion) =>
    isCalled(one) || suits(one, trip.wish);
  const missed = [...new Set(spots)].flatMap((spot) => [
    ...spot.excursions
      .filter((one) => isCalled(one) || (one.must && one.price_from > mostForExcursion(one, trip)))
      .filter((one) => !shown.has(one) && isOwed(one) && !goesTo(one, spots))
      .filter((one) => ![...shown].some((other) => isOneOuting(other, one)))
      .flatMap((one): { name: CatalogueText; why: Missed["why"] }[] => {
        const there = trip.days.filter((day) => day.spot === spot);
        const isOpenThen = there.some((day) => isOpen(one, day.calendar));
        if (!suitsAsked(one, trip.wish)) return [{ name: one.title, why: "unfit" }];
        if (!isOpenThen) return isCalled(one) ? [{ name: one.title, why: "closed" }] : [];
        return [{ name: one.title, why: isCalled(one) ? "time" : "money" }];
      }),
    ...spot.destination.places
      .filter(
        (place) =>
          ((place.must && !place.repeat) ||
            isCalled(place) ||
            isDearToChildren(place, trip, spot)) &&
          !shown.has(place),
      )
      // Of two beaches that were named the stay has one.
      .filter((place) => !(place.repeat && placesOfStay(spot).some(isCalledBeach)))
      // Slopes and beaches out of season are no loss to those who did not come for them.
      .filter((place) => !place.repeat || isWanted(place, trip.wish))
      .filter((place) => isOwed(place) && !clashes(place, shown))
      // Of museums that were counted no more are owed.
      .filter((place) => !(isOfAnyHalls(place) && hasMuseumsEnough(shown, trip.wish)))
      // Who is taken to the basilica stands on its square.
      .filter((place) => isCalled(place) || !isPassed(place, placesOfStay(spot)))
      .flatMap((place) => {
        if (!suitsAsked(place, trip.wish)) return [{ name: place.name, why: "unfit" as const }];
        const why = whyNot(place, spot, trip) ?? (isCalled(place) ? "closed" : undefined);
        return why === undefined ? [] : [{ name: place.name, why }];
      }),
  ]);
  // What was asked for by name comes before what everybody expects.
  const things = spots.flatMap((spot) => [...spot.excursions, ...spot.destination.places]);
  const called = new Set(
    things.filter(isCalled).map((one) => ("parts" in one ? one.name : one.title)),
  );
  const sorted = [
    ...missed.filter(({ name }) => called.has(name)),
    ...missed.filter(({ name }) => !called.has(name)),
  ];
  return REASONS.flatMap((why) => {
    const names = sorted.filter((one) => one.why === why).map(({ name }) => name);
    return names.length > 0 ? [{ why, names: names.slice(0, MOST_NAMES) }] : [];
  });
}

/** True for another way to a place that the plan goes to. */
function isOneOuting(shown: CataloguePlace | CatalogueExcursion, one: CatalogueExcursion): boolean {
  return !("parts" in shown) && isSameOuting(shown, one);
}

/** Kilometres within which a place without a ticket is passed on the way to another. */
const BESIDE_KM = 0.25;

export function isPassed(place: CataloguePlace, shown: readonly CataloguePlace[]): boolean {
  return place.cost === 0 && shown.some((one) => distanceKm(one, place) <= BESIDE_KM);
}

/** What a child would be taken to, if it cost less. */
function isDearToChildren(place: CataloguePlace, trip: Trip, spot: Spot): boolean {
  const isForChildren = hasChildren(trip.wish) && place.categories[0] === "family";
  return isForChildren && place.cost > mostFor(place, trip, spot);
}

function isBeach({ repeat, categories }: CataloguePlace): boolean {
  return repeat === true && categories.includes("beach");
}

/** Beaches that were called by name and that days are spent at: the hotel is wanted there. */
export function beachesAskedFor({ days, wish: { things = [], interests }, frame }: Trip) {
  // A day at the beach of a city leaves the hotel where it is.
  if (!interests.includes("beach") && frame.stays.length > 1) return [];
  const seen = new Set(days.flatMap((day) => placesOf(day)));
  const all = new Set(frame.stays.flatMap(({ spot }) => spot.destination.places.filter(isBeach)));
  const called = [...all].filter(({ slug }) => things.includes(slug));
  return called.some((one) => seen.has(one)) ? called.map(({ name }) => name) : [];
}

function isLimitedByDay(wish: Trip["wish"]): boolean {
  return limitsOf(wish).some(({ of, aDay }) => of === "sights" && aDay);
}

/** Undefined where no reason is owed: out of season, or on a trip that is about something else. */
function whyNot(place: CataloguePlace, spot: Spot, trip: Trip) {
  const { days, wish } = trip;
  const there = days.filter((day) => day.spot === spot);
  const inMonth = there.filter(({ calendar: { month } }) => isOpen(place, { month }));
  if (inMonth.length === 0) return undefined;
  if (isDearToChildren(place, trip, spot)) return "money";
  const isThemed = inMonth.some(({ calendar: { month } }) => isAsked(themeOf(spot, wish, month)));
  if (isThemed && !isWanted(place, wish)) return undefined;
  if (place.cost > mostFor(place, trip, spot)) return "money";
  const open = inMonth.filter(({ calendar }) => isOpen(place, calendar));
  // Days that have as many sights as were wanted had the time for more.
  const isLeftFree = open.some(({ slots }) =>
    place.parts.some((part) => slots[part].kind === "free"),
  );
  if (isLeftFree && isLimitedByDay(wish)) return "limit";
  return open.length > 0 ? "time" : "closed";

  function isAsked(theme: ReturnType<typeof themeOf>): boolean {
    return theme !== undefined && wish.interests.includes(theme);
  }
}
