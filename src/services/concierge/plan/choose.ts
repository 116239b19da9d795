import type { Category } from "../../../domain/catalogue.ts";
import { type DayNumber, isoDate, monthOf } from "../../../domain/dates.ts";
import { distanceKm } from "../../../domain/geo.ts";
import type { Atlas, Spot } from "./atlas.ts";
import type { Wish } from "./request.ts";
import { daysOfThings, inSeason } from "./season.ts";
import { endOf, hopBetween } from "./travel.ts";
import { upcoming } from "./understand/dates.ts";

/** Where a trip goes, not yet in order. */
export interface Choice {
  readonly spots: readonly Spot[];
  /** Named by the traveller and left out, because there is no time for them. */
  readonly left: readonly Spot[];
  /** Added so that nobody stays longer than there is something to do. */
  readonly added: readonly Spot[];
  /** True where the traveller named neither city nor country. */
  readonly ours: boolean;
}

/** Interests that a place must be about, not merely have something of. */
const ESSENTIAL: readonly Category[] = [
  "beach",
  "ski",
  "desert",
  "islands",
  "pilgrimage",
  "mountains",
  "wine",
];
/** Hours that a city may be away to be worth adding. */
const LONGEST_DRIVE = 6.5;
const LONGEST_FLIGHT = 5;
/** Days without anything to do from which on other countries are looked at. */
const BADLY_LACKING = 3;
const NEARBY_KM = 500;
const TYPICAL_DAY = 10;
/** What the cities of a fitting tour are worth, in its order, and how well a tour can fit. */
const TOUR_BONUS = [12, 8, 4, 2];
const BEST_TOUR = 6;
/** People plan at least a month ahead. */
const LEAD_DAYS = 30;

/** How many cities fit a trip of so many days without living in a bus. */
function mostStays(days: number): number {
  if (days <= 3) return 1;
  if (days <= 5) return 2;
  if (days <= 8) return 3;
  if (days <= 11) return 4;
  if (days <= 14) return 5;
  return days <= 18 ? 6 : 8;
}

export interface Terms {
  readonly days: number;
  readonly month: number;
  /** USD a person, where it is known. */
  readonly budget?: number;
}

export function chooseSpots(
  wish: Wish,
  atlas: Atlas,
  terms: Terms,
  excluded: ReadonlySet<string>,
): Choice {
  const { days, month } = terms;
  const most = Math.max(1, Math.min(mostStays(days), days - 1 || 1));
  const pool = poolOf(wish, atlas, month).filter(({ slug }) => !excluded.has(slug));
  const tour = tourFor(wish, atlas, terms, pool);
  const score = (spot: Spot) => scoreOf(spot, wish, terms) + (tour.get(spot.slug) ?? 0);
  const room = Math.max(1, days - 1);
  const required = requiredOf(wish, atlas, score, pool);
  const chosen = required.slice(0, room);
  const left = required.slice(room).filter((spot) => wish.spots.includes(spot));
  const added: Spot[] = [];
  const ours = wish.spots.length + wish.countries.length + wish.region.length === 0;
  while (chosen.length < Math.max(most, Math.min(required.length, room))) {
    const lack = days - 1 - chosen.reduce((sum, spot) => sum + daysOfThings(spot, month), 0);
    // A day or two of one's own do a stay in one city good; more would be empty.
    if (wish.spots.length > 0 ? lack <= 1 : lack <= 0 && chosen.length >= comfortable(days)) break;
    const among = candidates(wish, atlas, pool, month, lack).filter(
      ({ slug }) => !excluded.has(slug),
    );
    const next = nextOf(chosen, among, score, lack, wish.spots.length > 0);
    if (!next) break;
    chosen.push(next);
    if (wish.spots.length > 0) added.push(next);
  }
  return { spots: chosen, left, added, ours };
}

/** Cities that a trip through a country visits when the first would already fill it. */
function comfortable(days: number): number {
  return Math.max(1, Math.floor((days + 0.5) / 2.5));
}

/** What the trip may consist of. */
function poolOf(wish: Wish, atlas: Atlas, month: number): readonly Spot[] {
  const codes = [...wish.countries, ...wish.region];
  if (codes.length > 0) return atlas.spots.filter(({ country }) => codes.includes(country));
  if (wish.spots.length > 0) return wish.spots;
  const wanted = wish.interests.some((one) => ESSENTIAL.includes(one))
    ? wish.interests.filter((one) => ESSENTIAL.includes(one))
    : wish.interests;
  const season = atlas.spots.filter((spot) => inSeason(spot, month));
  // What fits most wishes, in season if there is any.
  return mostFitting(season, wanted) ?? mostFitting(atlas.spots, wanted) ?? atlas.spots;
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

/** What must be visited: the cities that were named, and a city of every country that was. */
function requiredOf(
  wish: Wish,
  atlas: Atlas,
  score: (spot: Spot) => number,
  pool: readonly Spot[],
): Spot[] {
  const required = [...wish.spots];
  for (const code of wish.countries) {
    const best = bestOf(atlas.inCountry(code), score);
    if (best) required.push(best);
  }
  if (required.length === 0) {
    const best = bestOf(pool, score);
    if (best) required.push(best);
  }
  return required;
}

/** What may be added: the trip's own countries first, neighbours where those have too little. */
function candidates(
  wish: Wish,
  atlas: Atlas,
  pool: readonly Spot[],
  month: number,
  lack: number,
): readonly Spot[] {
  const codes = new Set([...wish.spots, ...pool].map(({ country }) => country));
  const open = wish.spots.length + wish.countries.length + wish.region.length === 0;
  const home = open ? pool : atlas.spots.filter(({ country }) => codes.has(country));
  // Whoever names a country wants to see it, even off season; the plan then says so.
  const own =
    wish.countries.length > 0 && lack > 0 ? home : home.filter((spot) => inSeason(spot, month));
  if (lack < (wish.spots.length > 0 ? 2 * BADLY_LACKING : BADLY_LACKING)) return own;
  const near = atlas.spots.filter(
    (spot) =>
      inSeason(spot, month) &&
      [...wish.spots, ...pool].some((anchor) => distanceKm(anchor, spot) <= NEARBY_KM),
  );
  return [...new Set([...own, ...near])];
}

function nextOf(
  chosen: readonly Spot[],
  among: readonly Spot[],
  score: (spot: Spot) => number,
  lack: number,
  named: boolean,
): Spot | undefined {
  let best: Spot | undefined;
  let highest = lack <= 0 ? 0.5 : -12;
  for (const spot of among) {
    if (chosen.includes(spot)) continue;
    const hop = nearestHop(spot, chosen);
    const flies = hop.mode === "flight";
    if (
      flies
        ? lack < (named ? 2 * BADLY_LACKING : 2) || hop.hours > LONGEST_FLIGHT
        : hop.hours > LONGEST_DRIVE
    )
      continue;
    const abroad = chosen.every(({ country }) => country !== spot.country) ? 8 : 0;
    const value = score(spot) - hop.hours * 0.9 - abroad;
    if (value > highest) {
      best = spot;
      highest = value;
    }
  }
  return best;
}

function nearestHop(spot: Spot, chosen: readonly Spot[]) {
  const hops = chosen.map((other) => hopBetween(endOf(other), endOf(spot)));
  return hops.reduce((a, b) => (b.hours < a.hours ? b : a));
}

function bestOf(spots: readonly Spot[], score: (spot: Spot) => number): Spot | undefined {
  let best: Spot | undefined;
  for (const spot of spots) if (!best || score(spot) > score(best)) best = spot;
  return best;
}

function scoreOf(spot: Spot, wish: Wish, { days, month, budget }: Terms): number {
  const { destination, rank } = spot;
  // Among all countries the order inside one says little.
  const open = wish.spots.length + wish.countries.length + wish.region.length === 0;
  let score = Math.max(0, 3 - rank) * (open ? 0.3 : 1) + Math.min(2, destination.places.length / 6);
  for (const interest of wish.interests) {
    if (destination.categories.includes(interest)) score += 3;
    const places = destination.places.filter(({ categories }) => categories.includes(interest));
    score += Math.min(1.5, places.length * 0.4);
  }
  if (!inSeason(spot, month)) score -= 8;
  const shortest = destination.days[0] ?? 3;
  const daily = destination.budget_from / shortest;
  if (budget !== undefined) {
    const over = (daily * Math.max(days, 2)) / budget - 1;
    if (over > 0) score -= Math.min(40, 2 + 5 * over);
  }
  if (open && (wish.style === "economy" || budget !== undefined)) score -= Math.min(4, daily / 40);
  if (wish.origin && wish.countries.length === 0)
    score -= distanceKm(wish.origin.place, spot) / 1500;
  return score;
}

/** The cities of the catalogue's own tour that comes nearest to what is wanted. */
function tourFor(
  wish: Wish,
  atlas: Atlas,
  { days, month }: Terms,
  pool: readonly Spot[],
): ReadonlyMap<string, number> {
  const allowed = new Set(pool.map(({ slug }) => slug));
  let best: readonly string[] = [];
  let highest = 0;
  for (const tour of atlas.tours) {
    if (tour.destinations.length < 2 || (tour.months && !tour.months.includes(month))) continue;
    if (!tour.destinations.every((slug) => allowed.has(slug))) continue;
    const about = wish.interests.includes(tour.category) ? 3 : wish.interests.length === 0 ? 1 : 0;
    const value = 3 - Math.abs(tour.days - days) + about;
    if (value > highest) {
      best = tour.destinations;
      highest = value;
    }
  }
  // Its first cities are what it is made for; a tour that fits well says more than one that hardly does.
  const weight = highest / BEST_TOUR;
  return new Map(best.map((slug, at) => [slug, (TOUR_BONUS[at] ?? 1) * weight]));
}

/** The nearest good time for a trip that was given none. */
export function typicalStart(wish: Wish, atlas: Atlas, today: DayNumber): DayNumber {
  let best = today + LEAD_DAYS;
  let most = -1;
  const year = Number(isoDate(today).slice(0, 4));
  const now = monthOf(today);
  for (let ahead = 1; ahead <= 12; ahead++) {
    const month = ((now + ahead - 1) % 12) + 1;
    const pool = poolOf(wish, atlas, month);
    // What lies around counts too: a long stay may spill over.
    const countries = new Set(wish.spots.map(({ country }) => country));
    const around = atlas.spots.filter(({ country }) => countries.has(country));
    const good = share(pool, month) + 0.5 * share(around, month);
    const start = upcoming(month, TYPICAL_DAY, today);
    if (start < today + LEAD_DAYS || Number(isoDate(start).slice(0, 4)) > year + 1) continue;
    // A later month must be clearly better to be worth waiting for.
    if (good > most + 0.1) {
      best = start;
      most = good;
    }
  }
  return best;
}

function share(spots: readonly Spot[], month: number): number {
  const good = spots.filter((spot) => inSeason(spot, month));
  return good.length / Math.max(1, spots.length);
}
