import { type CatalogueTour, type Category, tourCategories } from "../../../../domain/catalogue.ts";
import { distanceKm } from "../../../../domain/geo.ts";
import { lazilyPer } from "../../../../memory/lazily.ts";
import type { WishKind } from "../../../../reading/lexicon/wishes/kinds.ts";
import type { Atlas, Spot } from "../atlas/atlas.ts";
import { isTrek } from "../atlas/treks.ts";
import { inSeason, isOpen } from "../days/season.ts";
import { isOpenTo } from "../notes/visas.ts";
import type { Planning } from "../planning.ts";
import { CITY, TOUR } from "../weights.ts";
import { namesNoPlace, type Wish } from "../wish/wish.ts";
import { ESSENTIAL, THEMES, themePlaces } from "./theme.ts";
import { hasWished, placeWishes } from "./wished-places.ts";

const TREKS: ReadonlySet<WishKind> = new Set(["trek", "longTrek", "hiking"]);

/** The cities that a trip may consist of, found once for all of its routes that are tried. */
export function candidatesFor(wish: Wish, atlas: Atlas, month: number): readonly Spot[] {
  const known = candidatesKnown(wish)(atlas);
  const found = known.get(month) ?? findCandidates(wish, atlas, month);
  known.set(month, found);
  return found;
}

const candidatesKnown = lazilyPer((_wish: Wish) =>
  lazilyPer((_atlas: Atlas) => new Map<number, readonly Spot[]>()),
);

function findCandidates(wish: Wish, atlas: Atlas, month: number): readonly Spot[] {
  const codes = [...wish.countries, ...wish.region];
  if (codes.length === 0 && wish.spots.length > 0) return wish.spots;
  const essential = wish.interests.filter((one) => ESSENTIAL.includes(one));
  if (codes.length > 0) {
    const all = atlas.spots.filter(
      (spot) => codes.includes(spot.country) && isOpenTo(wish, spot, atlas),
    );
    // "Hills, tea and the sea at the end": what no one place has is a round through several.
    if (isVaried(all, wish)) return all;
    const there = ofTheme(all, wish, month);
    // A round through several countries goes to more than what one wish is about.
    if (wish.countries.length > 1 && !THEMES.some((theme) => wish.interests.includes(theme)))
      return there;
    const fitting = essential.length > 0 ? (mostFitting(there, essential) ?? there) : there;
    return fitting.some((spot) => inSeason(spot, month)) || essential.length === 0
      ? fitting
      : there;
  }
  const open = atlas.spots.filter((spot) => isOpenTo(wish, spot, atlas));
  const wanted = essential.length > 0 ? essential : wish.interests;
  const isTrekking = wish.wishes.some(({ kind }) => TREKS.has(kind));
  // A wish that names only its start is for somewhere else.
  const away = ofTheme(
    open.filter(
      (spot) =>
        spot !== wish.origin?.spot &&
        (!wish.needs.includes("warm") || isWarm(spot, month)) &&
        (wish.interests.includes("pilgrimage") || !isHoly(spot)) &&
        // A trek is for those who asked for one.
        (isTrekking || !isTrek(spot)),
    ),
    wish,
    month,
  );
  const around = away.filter((spot) => isNearFor(wish, spot));
  const inIt = around.filter((spot) => inSeason(spot, month));
  // Near and out of season is better than a weekend on the way.
  const near = inIt.length > 0 || !isShort(wish) ? inIt : around;
  const season = near.length > 0 ? near : away.filter((spot) => inSeason(spot, month));
  // The cities that fit most wishes, in season if there are any; of a weekend any that is near.
  const short = near.length > 0 && isShort(wish) ? near : undefined;
  return mostFitting(season, wanted) ?? short ?? mostFitting(away, wanted) ?? open;
}

/** For a weekend one flies two hours at most, kilometres. */
const WEEKEND_KM = 1400;
const WEEKEND_DAYS = 4;

function isShort({ weekend, days }: Wish): boolean {
  return days === undefined ? weekend === true : days <= WEEKEND_DAYS;
}

function isNearFor(wish: Wish, spot: Spot): boolean {
  const { origin } = wish;
  return !isShort(wish) || !origin || distanceKm(origin.place, spot) <= WEEKEND_KM;
}

/** True where a trip is about several things that no place has together. */
export function isVaried(spots: readonly Spot[], { interests }: Wish): boolean {
  const wanted = ESSENTIAL.filter((one) => interests.includes(one));
  const has = (one: Category) => (spot: Spot) => spot.destination.categories.includes(one);
  return (
    wanted.length > 1 &&
    wanted.every((one) => spots.some(has(one))) &&
    !spots.some((spot) => wanted.every((one) => has(one)(spot)))
  );
}

/** Those that have what the trip is about in that month: snow to ski on, a sea to swim in. */
function ofTheme(spots: readonly Spot[], wish: Wish, month: number): readonly Spot[] {
  const themes = THEMES.filter((theme) => wish.interests.includes(theme));
  if (themes.length === 0) return spots;
  const fitting = spots.filter((spot) =>
    themes.some((theme) => themePlaces(spot, theme, wish, month).length > 0),
  );
  return fitting.length > 0 ? fitting : spots;
}

function mostFitting(
  spots: readonly Spot[],
  wanted: readonly Category[],
): readonly Spot[] | undefined {
  const fits = ({ destination }: Spot) =>
    wanted.filter((one) => destination.categories.includes(one)).length;
  const most = Math.max(0, ...spots.map(fits));
  if (wanted.length > 0 && most === 0) return undefined;
  const best = spots.filter((spot) => fits(spot) === most);
  return best.length > 0 ? best : undefined;
}

/** Degrees from the equator within which it is warm: in winter, there by a sea that is swum in, and in the other months. */
const WARM_IN_WINTER = 26;
const WARM_BY_THE_SEA = 29;
const WARM_IN_SUMMER = 46;

/** Days of more than 20 degrees can be expected: near enough to the equator for the time of year. */
function isWarm({ lat, destination }: Spot, month: number): boolean {
  const isWinter = lat > 0 ? month <= 3 || month >= 11 : month >= 5 && month <= 9;
  if (!isWinter) return Math.abs(lat) <= WARM_IN_SUMMER;
  const isBathed = destination.places.some(
    (one) => one.repeat && one.categories.includes("beach") && isOpen(one, { month }),
  );
  return Math.abs(lat) <= (isBathed ? WARM_BY_THE_SEA : WARM_IN_WINTER);
}

/** A sanctuary above all, which is gone to on purpose alone. */
export function isHoly({ destination: { categories } }: Spot): boolean {
  return categories[0] === "pilgrimage";
}

/** Points of a city for a wish; only their order means something. */
export type Score = (spot: Spot) => number;

/** The points of a city by itself, and those it has from the catalogue's tour that fits best. */
export function scoreFor(planning: Planning, { destinations, share }: TourFound): Score {
  const tour = new Map(
    destinations.map((slug, at) => [slug, (TOUR.cities[at] ?? TOUR.laterCity) * share]),
  );
  const { month } = planning.timing;
  const known = scoresOf(planning);
  return (spot) => {
    const own = known.get(spot) ?? cityScore(spot, planning);
    known.set(spot, own);
    // What a tour is worth is worth nothing in the rains.
    return own + (inSeason(spot, month) ? (tour.get(spot.slug) ?? 0) : 0);
  };
}

/** A route that turned out too long is chosen again without a city: the others are worth what they were. */
const scoresOf = lazilyPer((_planning: Planning) => new Map<Spot, number>());

function cityScore(spot: Spot, { wish, days, timing, purse }: Planning): number {
  const { destination, rank } = spot;
  const anywhere = namesNoPlace(wish);
  let score =
    Math.max(0, CITY.bestKnown - rank) * (anywhere ? CITY.bestKnownAnywhere : 1) +
    Math.min(CITY.mostForPlaces, destination.places.length / CITY.placesPerPoint);
  for (const interest of wish.interests) {
    const at = destination.categories.indexOf(interest);
    if (at >= 0) score += CITY.interest + (at === 0 ? CITY.aboutInterest : 0);
    let places = 0;
    for (const { categories } of destination.places) if (categories.includes(interest)) places++;
    score += Math.min(CITY.mostForPlacesOfInterest, places * CITY.placeOfInterest);
  }
  const isCalled = ({ slug }: { readonly slug: string }) => wish.things?.includes(slug);
  if (wish.things && (spot.excursions.some(isCalled) || destination.places.some(isCalled)))
    score += CITY.thingNamed;
  // "Somewhere in Europe with proper opera": a city that has a house for it is as good as named.
  const isFree = wish.spots.length + wish.countries.length === 0;
  if (isFree && placeWishes(wish).some((kind) => hasWished(spot, kind, timing.month)))
    score += CITY.thingNamed;
  if (!inSeason(spot, timing.month)) score += CITY.offSeason;
  const shortest = destination.days[0] ?? 3;
  const daily = destination.budget_from / shortest;
  if (purse.usdEach !== undefined) {
    // Where any place will do, the way there is part of what it costs.
    const km = anywhere && wish.origin ? distanceKm(wish.origin.place, spot) : 0;
    const over = (daily * Math.max(days, 2) + km * CITY.usdPerKm) / purse.usdEach - 1;
    if (over > 0)
      score += CITY.overBudget + CITY.timesOverBudget * Math.min(over, CITY.mostTimesOver);
  }
  if (anywhere && (wish.style === "economy" || purse.usdEach !== undefined))
    score -= Math.min(CITY.mostForUsdADay, daily / CITY.usdADayPerPoint);
  if (wish.origin && wish.countries.length === 0)
    score -= distanceKm(wish.origin.place, spot) / (CITY.kmPerPoint * shareOfAWeek(days));
  return score;
}

/** Of a weekend a far place takes more than of a week. */
function shareOfAWeek(days: number): number {
  return Math.min(1, days / CITY.daysOfKm);
}

/** A tour of the catalogue, with how well it fits: 1 at best. */
export interface TourFound {
  readonly destinations: readonly string[];
  readonly share: number;
}

const NO_TOUR: TourFound = { destinations: [], share: 0 };

/** The tour through several of the candidates that fits length, month and interests best. */
export function tourFor(
  { deps, wish, days, timing }: Planning,
  candidates: readonly Spot[],
): TourFound {
  if (candidates.length < 2) return NO_TOUR;
  const allowed = new Map(candidates.map((spot) => [spot.slug, spot]));
  const isOff = (slug: string) => {
    const spot = allowed.get(slug);
    return spot !== undefined && !inSeason(spot, timing.month);
  };
  let best: readonly string[] = [];
  let highest = 0;
  for (const tour of deps.atlas.tours) {
    if (tour.destinations.length < 2) continue;
    // A few days more or less change a long trip less than a short one.
    const away = Math.abs(tour.days - days) / Math.max(1, days / TOUR.daysPerPoint);
    // Whatever it is about, one of such a length is no better than the best so far.
    if (TOUR.sameLength - away + TOUR.ofInterest + TOUR.bestKnown <= highest) continue;
    if (tour.months && !tour.months.includes(timing.month)) continue;
    if (!tour.destinations.every((slug) => allowed.has(slug))) continue;
    const about = tourCategories(tour).some((one) => wish.interests.includes(one))
      ? TOUR.ofInterest
      : wish.interests.length === 0
        ? TOUR.noInterestNamed
        : 0;
    const closed = tour.destinations.filter(isOff).length;
    const known = wish.interests.length === 0 ? TOUR.bestKnown * bestKnownShare(tour, allowed) : 0;
    const value = TOUR.sameLength - away + about + known - closed * TOUR.offSeason;
    if (value > highest) {
      best = tour.destinations;
      highest = value;
    }
  }
  return { destinations: best, share: Math.min(1, highest / TOUR.best) };
}

/** Who says nothing else wants to see what everybody does: the first city of a country, and the next ones. */
function bestKnownShare({ destinations }: CatalogueTour, spots: ReadonlyMap<string, Spot>): number {
  const known = destinations.map((slug) => spots.get(slug)?.rank ?? CITY.bestKnown);
  if (!known.includes(0)) return 0;
  return known.filter((rank) => rank < CITY.bestKnown).length / known.length;
}
