import type { Pace } from "../../../../domain/contracts/concierge/plan.ts";
import { distanceKm } from "../../../../domain/geo.ts";
import { lazily, lazilyPer } from "../../../../memory/lazily.ts";
import type { WishKind } from "../../../../reading/lexicon/wishes/kinds.ts";
import type { Spot } from "../atlas/atlas.ts";
import type { Roads } from "../atlas/roads.ts";
import { isBare } from "../atlas/world-spots.ts";
import { inSeason } from "../days/season.ts";
import { isEasyToEnter, isOpenTo } from "../notes/visas.ts";
import type { Planning } from "../planning.ts";
import { ADDED_CITY } from "../weights.ts";
import { namesNoPlace, type Wish } from "../wish/wish.ts";
import { candidatesFor, isHoly, isVaried, type Score, scoreFor, tourFor } from "./candidates.ts";
import { BARE_DAYS, drivenFrom } from "./route.ts";
import { daysOfStay, daysOfThings, ESSENTIAL, THEMES, themeOf } from "./theme.ts";
import { dayHours, endOf, hopBetween, LONGEST_OWN_DRIVE, type Mode } from "./travel.ts";
import { hasWished, placeWishes } from "./wished-places.ts";

/** Where a trip goes, not yet in order. */
export interface Choice {
  readonly spots: readonly Spot[];
  /** Named by the traveller and left out, because there is no time for them. */
  readonly leftOut: readonly Spot[];
  /** Added so that no stay is longer than there is something to do. */
  readonly added: readonly Spot[];
  /** True where the traveller named neither city nor country. */
  readonly free: boolean;
}

/** Hours that a city may be away to be worth adding. */
const LONGEST_DRIVE = 6.5;
const LONGEST_FLIGHT = 5;
/** The same inside a large country or a part of the world, where there is nothing nearer. */
const LONGEST_FLIGHT_WITHIN = 9;
/** Empty days from which on a city is added by air. */
const LACKING = 2;
/** Empty days from which on a flight may be long. */
const BADLY_LACKING = 3;
/** Empty days from which on another country is looked at, beside a country or cities that were named. */
const COUNTRY_LACKING = 5;
const CITIES_LACKING = 6;
const NEARBY_KM = 1200;
/** Days up to which nothing is added to the cities that were named. */
const SHORT = 5;

/** So many days of their own do travellers in a city that they named good. */
const MOST_OWN_DAYS = 3;

/** Those to whom every change of hotel is a burden. */
function isSparedWays({ needs, pace, smallChildren }: Wish): boolean {
  return pace === "relaxed" || smallChildren || needs.includes("wheelchair");
}

/** How many cities a trip of so many days may have without living in a bus. */
function mostStays(days: number, pace: Pace | undefined): number {
  const usual = usualMost(days);
  return pace === "relaxed" ? Math.max(1, usual - 1) : pace === "full" ? usual + 1 : usual;
}

function usualMost(days: number): number {
  if (days <= 3) return 1;
  if (days <= 5) return 2;
  if (days <= 8) return 3;
  if (days <= 11) return 4;
  if (days <= 14) return 5;
  return 6;
}

/** How many cities a trip through a country visits although the first would fill it. */
function usualStays(days: number): number {
  return Math.max(1, Math.floor((days + 0.5) / 2.5));
}

/** Chooses the cities of a trip; `excluded` are slugs that proved too far away. */
export function chooseSpots(planning: Planning, excluded: ReadonlySet<string>): Choice {
  const { deps, wish, days, timing, roads } = planning;
  const isAllowed = (spot: Spot) =>
    !excluded.has(spot.slug) &&
    isOpenTo(wish, spot, deps.atlas) &&
    // A car that is driven there is driven home.
    (roads.by !== "car" || drivenFrom(wish, spot, roads) <= LONGEST_OWN_DRIVE);
  const open = candidatesFor(wish, deps.atlas, timing.month).filter(isAllowed);
  const worldly = open.filter((spot) => isForAll(spot, wish));
  const candidates = worldly.length > 0 ? worldly : open;
  const tour = tourFor(planning, candidates);
  const score = scoreFor(planning, tour);
  const isOpenAbroad = (spot: Spot) => isEasyToEnter(wish, spot, deps.atlas);
  const required = requiredSpots(planning, candidates, score);
  const room = Math.max(1, days - 1);
  const chosen = required.slice(0, room);
  const leftOut = required.slice(room).filter((spot) => wish.spots.includes(spot));
  const added: Spot[] = [];
  const free = namesNoPlace(wish);
  const named = isOfNamedCities(wish);
  const varied = isVaried(candidates, wish);
  // Beside places with sights, one without has a short visit.
  const lackBy = (daysIn: typeof daysOfThings) =>
    days -
    1 -
    chosen.reduce((sum, spot) => {
      const isBrief = isBare(spot) && !chosen.every(isBare);
      return sum + (isBrief ? BARE_DAYS : daysIn(spot, wish, timing.month));
    }, 0);
  const most = Math.max(1, Math.min(mostStays(days, wish.pace), days - 1 || 1));
  const nearest = new Map<Spot, Nearest>();
  const onTour = new Set(tour.destinations);
  // The same for every city that is added.
  const within = lazily(() => spotsWithin(planning, candidates, false));
  const withinLacking = lazily(() => spotsWithin(planning, candidates, true));
  const around = lazily(() => spotsAround(planning, candidates));
  while (chosen.length < Math.max(most, Math.min(required.length, room))) {
    const lack = lackBy(daysOfStay);
    // A short trip to a city that was named is a trip to that city.
    if ((named && days <= SHORT) || wish.settled) break;
    const themed = !varied && chosen.some((spot) => isOfTheme(spot, planning));
    if (themed && lack <= 0 && !wish.interests.includes("pilgrimage")) break;
    // A day or two of their own do travellers in one city good; more would be empty.
    if (wish.spots.length > 0 && isSparedWays(wish)) break;
    if (named ? lack <= MOST_OWN_DAYS : lack <= 0 && chosen.length >= usualStays(days)) break;
    // A full trip about vines or peaks takes no place without them.
    const isForMore = lack > 0 || !wish.interests.some((one) => ESSENTIAL.includes(one));
    const isFitting = (spot: Spot) =>
      isAllowed(spot) &&
      isForAll(spot, wish) &&
      (!themed || isOfTheme(spot, planning)) &&
      (isForMore || candidates.includes(spot));
    const best = (among: readonly Spot[]) =>
      bestAddition(
        { wish, chosen, score, lack, roads, onTour, isOpenAbroad, isFitting, nearest },
        among,
      );
    // A long stay in a city that can fill it is better than a country that was not asked for.
    const far = lackBy(daysOfThings) >= (named ? CITIES_LACKING : COUNTRY_LACKING);
    const next = best(lack > 0 ? withinLacking() : within()) ?? (far ? best(around()) : undefined);
    if (!next) break;
    chosen.push(next);
    const asked =
      free || wish.countries.includes(next.country) || wish.region.includes(next.country);
    if (!asked) added.push(next);
  }
  return { spots: chosen, leftOut, added, free };
}

/** False for a city of pilgrims where the trip is no pilgrimage: Mecca is closed to others. */
function isForAll(spot: Spot, { interests, spots }: Wish): boolean {
  return !isHoly(spot) || interests.includes("pilgrimage") || spots.includes(spot);
}

/** True where a city has what the trip was said to be about, day after day. */
function isOfTheme(spot: Spot, { wish, timing }: Planning): boolean {
  if (!THEMES.some((theme) => wish.interests.includes(theme))) return false;
  const theme = themeOf(spot, wish, timing.month);
  return theme !== undefined && wish.interests.includes(theme);
}

/** What must be visited: the cities that were named, and a city of every country that was. */
function requiredSpots(
  planning: Planning,
  candidates: readonly Spot[],
  score: Score,
): readonly Spot[] {
  const { deps, wish } = planning;
  const ofCountries = wish.countries.flatMap((code) => {
    // Of a country, what the trip is about; any of its cities where it has nothing of that.
    const fitting = candidates.filter(({ country }) => country === code);
    const among = fitting.length > 0 ? fitting : deps.atlas.inCountry(code);
    return firstOf(among, planning) ?? highestOf(among, score) ?? [];
  });
  const required = [...wish.spots, ...ofCountries];
  if (wish.settled) return required;
  const inRegion = candidates.filter(({ country }) => wish.region.includes(country));
  if (required.length === 0 || inRegion.length > 0) {
    const best = highestOf(inRegion.length > 0 ? inRegion : candidates, score);
    if (best) required.push(best);
  }
  const all = isVaried(candidates, wish) ? withEach(required, candidates, wish, score) : required;
  const shore = withTheme(all, planning, candidates, score);
  const held = shore ? [...all, shore] : all;
  const wished = withWished(held, planning, score);
  return wished ? [...held, wished] : held;
}

/** "Hills, tea and the sea": a place for each of the things that none has together. */
function withEach(
  required: readonly Spot[],
  candidates: readonly Spot[],
  { interests }: Wish,
  score: Score,
): readonly Spot[] {
  const all = [...required];
  for (const one of ESSENTIAL.filter((wanted) => interests.includes(wanted))) {
    const has = ({ destination }: Spot) => destination.categories.includes(one);
    // What a place is about above all is what it is gone to for.
    const about = candidates.filter(({ destination }) => destination.categories[0] === one);
    const best = highestOf(about.length > 0 ? about : candidates.filter(has), score);
    if (best && !all.some((spot) => spot.destination.categories[0] === one)) all.push(best);
  }
  return [...new Set(all)];
}

/** "Beach and safari in Kenya", "safari and Zanzibar": beside cities without what was wished for, the place that has it. */
function withWished(
  required: readonly Spot[],
  { wish, deps, days, timing: { month } }: Planning,
  score: Score,
): Spot | undefined {
  if (namesNoPlace(wish) || days < SHORTEST_FOR_TWO) return undefined;
  const has = (kind: WishKind) => (spot: Spot) => hasWished(spot, kind, month, days);
  const codes = new Set([...wish.countries, ...wish.spots.map(({ country }) => country)]);
  for (const kind of placeWishes(wish)) {
    if (required.some(has(kind))) continue;
    const among = [...codes].flatMap((code) => deps.atlas.inCountry(code));
    const best = highestOf(among.filter(has(kind)), score);
    if (best) return best;
  }
  return undefined;
}

/** Fewer days than this are too few for a second place. */
const SHORTEST_FOR_TWO = 5;

/** "A beach in Egypt, and the pyramids": beside cities that have no sea or snow, the place that has. */
function withTheme(
  required: readonly Spot[],
  planning: Planning,
  candidates: readonly Spot[],
  score: Score,
): Spot | undefined {
  const { wish, deps, days } = planning;
  const isSought = wish.interests.includes("beach") || wish.interests.includes("ski");
  if (!isSought || days < SHORTEST_FOR_TWO || required.length === 0) return undefined;
  if (required.some((spot) => isOfTheme(spot, planning) || isBare(spot))) return undefined;
  const codes = new Set(required.map(({ country }) => country));
  const among = [...candidates, ...deps.atlas.spots].filter(
    (spot) => codes.has(spot.country) && isOfTheme(spot, planning),
  );
  return highestOf(among, score);
}

/** What may be added in the countries that the trip is about. */
function spotsWithin(
  { deps, wish, timing }: Planning,
  candidates: readonly Spot[],
  isLacking: boolean,
): readonly Spot[] {
  // "Paris and Switzerland" goes on in Switzerland.
  const codes = new Set(
    [...(wish.countries.length > 0 ? [] : wish.spots), ...candidates].map(({ country }) => country),
  );
  const within = namesNoPlace(wish)
    ? candidates
    : deps.atlas.spots.filter(({ country }) => codes.has(country));
  // A country that was named is shown even off season; a remark then says so.
  const anyTime = wish.countries.length > 0 && isLacking;
  return anyTime ? within : within.filter((spot) => inSeason(spot, timing.month));
}

/** What may be added from beyond the border, where the trip's own countries have too little. */
function spotsAround(
  { deps, wish, timing }: Planning,
  candidates: readonly Spot[],
): readonly Spot[] {
  const anchors = [...wish.spots, ...candidates];
  return deps.atlas.spots.filter(
    (spot) =>
      inSeason(spot, timing.month) &&
      anchors.some((anchor) => distanceKm(anchor, spot) <= NEARBY_KM),
  );
}

/** A choice under way. */
interface Choosing {
  readonly wish: Wish;
  readonly chosen: readonly Spot[];
  readonly score: Score;
  /** Days that nothing fills yet; below zero where there is more to do than days. */
  readonly lack: number;
  readonly roads: Roads;
  /** False for a country that a consulate has to be asked about. */
  readonly isOpenAbroad: (spot: Spot) => boolean;
  readonly isFitting: (spot: Spot) => boolean;
  /** Slugs of the catalogue's tour that fits best: its cities are known to be worth their ways. */
  readonly onTour: ReadonlySet<string>;
  /** Ways that were reckoned before the last city was chosen. */
  readonly nearest: Map<Spot, Nearest>;
}

/** The shortest way from the first so many of the cities chosen. */
interface Nearest extends WayOfDays {
  readonly of: number;
}

const ROUNDING = 1e-6;

function bestAddition(choosing: Choosing, among: readonly Spot[]): Spot | undefined {
  const { wish, chosen, lack, roads, isOpenAbroad, isFitting } = choosing;
  let highest: number = lack <= 0 ? ADDED_CITY.leastWhenFull : ADDED_CITY.leastWhenLacking;
  const worths = among.map((spot) => (chosen.includes(spot) ? NEVER : worthOf(spot, choosing)));
  const worthOn = (at: number) => worths[at] ?? NEVER;
  const worthy: number[] = [];
  for (let at = 0; at < worths.length; at++) if (worthOn(at) >= highest - ROUNDING) worthy.push(at);
  // Ways only take points away: behind the best most cities are too few without theirs.
  worthy.sort((a, b) => worthOn(b) - worthOn(a));
  let best = -1;
  for (const at of worthy) {
    const spot = among[at];
    const worth = worthOn(at);
    if (worth < highest - ROUNDING) break;
    if (!spot || !isFitting(spot)) continue;
    const hop = nearestHop(spot, choosing);
    // Nobody goes to a consulate for a country that was not asked for.
    const isAsked =
      !isInNewCountry(spot, choosing) || wish.region.includes(spot.country) || isOpenAbroad(spot);
    const isNear =
      hop.mode === "flight"
        ? isAsked &&
          roads.by !== "car" &&
          isWorthFlying(choosing) &&
          hop.hours <= longestFlight(choosing)
        : hop.hours <= LONGEST_DRIVE;
    if (!isNear && !choosing.onTour.has(spot.slug)) continue;
    const value = worth + hop.hours * ADDED_CITY.hourAway;
    // Of equals the first.
    if (value > highest || (value === highest && at < best)) {
      best = at;
      highest = value;
    }
  }
  return among[best];
}

/** Of what is in the trip already. */
const NEVER = Number.NEGATIVE_INFINITY;

/** What a city is worth before the way to it. */
function worthOf(spot: Spot, choosing: Choosing): number {
  const { wish, score, onTour } = choosing;
  const abroad = !isInNewCountry(spot, choosing)
    ? 0
    : wish.region.includes(spot.country)
      ? ADDED_CITY.newCountryOfRegion
      : ADDED_CITY.newCountry;
  return score(spot) + abroad + (onTour.has(spot.slug) ? ADDED_CITY.onTour : 0);
}

function isInNewCountry({ country }: Spot, { chosen }: Choosing): boolean {
  return chosen.every((one) => one.country !== country);
}

function isWorthFlying({ wish, lack }: Choosing): boolean {
  return lack >= (isOfNamedCities(wish) ? 2 * BADLY_LACKING : LACKING);
}

/** Cities and no country were named: the trip is to them. */
function isOfNamedCities({ spots, countries }: Wish): boolean {
  return spots.length > 0 && countries.length === 0;
}

function longestFlight({ wish, lack }: Choosing): number {
  const isWide = !isOfNamedCities(wish) && wish.countries.length + wish.region.length > 0;
  return isWide && lack >= BADLY_LACKING ? LONGEST_FLIGHT_WITHIN : LONGEST_FLIGHT;
}

function nearestHop(spot: Spot, { chosen, roads, wish, nearest }: Choosing): Nearest {
  const known = nearest.get(spot);
  const ways = waysTo(wish)(roads);
  const here = ways.get(spot) ?? new Map<Spot, WayOfDays>();
  ways.set(spot, here);
  let best: WayOfDays | undefined = known;
  for (let at = known?.of ?? 0; at < chosen.length; at++) {
    const other = chosen[at];
    if (!other) continue;
    const way = here.get(other) ?? wayOfDays(other, spot, roads, wish);
    here.set(other, way);
    if (!best || way.hours < best.hours) best = way;
  }
  if (!best) throw new Error("A city is added to others");
  const now = { mode: best.mode, hours: best.hours, of: chosen.length };
  nearest.set(spot, now);
  return now;
}

/** How a city is reached from another, and what that takes of the days. */
interface WayOfDays {
  readonly mode: Mode;
  readonly hours: number;
}

function wayOfDays(from: Spot, to: Spot, roads: Roads, wish: Wish): WayOfDays {
  const hop = hopBetween(endOf(from), endOf(to), roads);
  return { mode: hop.mode, hours: dayHours(hop, wish) };
}

/** Cities are chosen again without one that proved too far, and for fewer days: mostly the same ones. */
const waysTo = lazilyPer((_wish: Wish) =>
  lazilyPer((_roads: Roads) => new Map<Spot, Map<Spot, WayOfDays>>()),
);

/** Without a wish that says otherwise a country is visited in its first city, if it is the season. */
function firstOf(spots: readonly Spot[], { wish, timing }: Planning): Spot | undefined {
  const isAboutOne = THEMES.some(
    (theme) => theme !== "pilgrimage" && wish.interests.includes(theme),
  );
  // Of several countries each is shown by its first city, and what was wished for around it.
  const isRoundTrip = wish.countries.length > 1 && !isAboutOne;
  if ((wish.interests.length > 0 && !isRoundTrip) || wish.needs.includes("warm")) return undefined;
  return spots.find((spot) => spot.rank === 0 && inSeason(spot, timing.month));
}

function highestOf(spots: readonly Spot[], score: Score): Spot | undefined {
  let best: Spot | undefined;
  let highest = 0;
  for (const spot of spots) {
    const its = score(spot);
    if (best && !(its > highest)) continue;
    best = spot;
    highest = its;
  }
  return best;
}
