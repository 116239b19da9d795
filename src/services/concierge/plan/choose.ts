import { distanceKm } from "../../../domain/geo.ts";
import type { Atlas, Spot } from "./atlas.ts";
import { poolOf } from "./pool.ts";
import type { Wish } from "./request.ts";
import { scoreOf, type Terms, tourFor } from "./score.ts";
import { daysOfThings, inSeason } from "./season.ts";
import { endOf, hopBetween } from "./travel.ts";

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

/** Hours that a city may be away to be worth adding. */
const LONGEST_DRIVE = 6.5;
const LONGEST_FLIGHT = 5;
/** The same inside a large country or a part of the world, where there is nothing nearer. */
const LONGEST_FLIGHT_WITHIN = 9;
/** Days without anything to do from which on other countries are looked at. */
const BADLY_LACKING = 3;
const NEARBY_KM = 1200;
/** How many cities fit a trip of so many days without living in a bus. */
function mostStays(days: number): number {
  if (days <= 3) return 1;
  if (days <= 5) return 2;
  if (days <= 8) return 3;
  if (days <= 11) return 4;
  if (days <= 14) return 5;
  return days <= 18 ? 6 : 8;
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
    const named = wish.spots.length > 0;
    const pick = (among: readonly Spot[]) =>
      nextOf(
        chosen,
        among.filter(({ slug }) => !excluded.has(slug)),
        score,
        lack,
        wish,
      );
    const far = lack >= (named ? 2 * BADLY_LACKING : BADLY_LACKING);
    const next =
      pick(withinOf(wish, atlas, pool, month, lack)) ??
      (far ? pick(aroundOf(wish, atlas, pool, month)) : undefined);
    if (!next) break;
    chosen.push(next);
    const asked =
      ours || wish.countries.includes(next.country) || wish.region.includes(next.country);
    if (!asked) added.push(next);
  }
  return { spots: chosen, left, added, ours };
}

/** Cities that a trip through a country visits when the first would already fill it. */
function comfortable(days: number): number {
  return Math.max(1, Math.floor((days + 0.5) / 2.5));
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
  const beyond = pool.filter(({ country }) => wish.region.includes(country));
  if (required.length === 0 || beyond.length > 0) {
    const best = bestOf(beyond.length > 0 ? beyond : pool, score);
    if (best) required.push(best);
  }
  return required;
}

/** What may be added in the countries that the trip is about. */
function withinOf(
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
  const anyTime = wish.countries.length > 0 && lack > 0;
  return anyTime ? home : home.filter((spot) => inSeason(spot, month));
}

/** What may be added from beyond the border, where the trip's own countries have too little. */
function aroundOf(wish: Wish, atlas: Atlas, pool: readonly Spot[], month: number): readonly Spot[] {
  const anchors = [...wish.spots, ...pool];
  return atlas.spots.filter(
    (spot) =>
      inSeason(spot, month) && anchors.some((anchor) => distanceKm(anchor, spot) <= NEARBY_KM),
  );
}

function nextOf(
  chosen: readonly Spot[],
  among: readonly Spot[],
  score: (spot: Spot) => number,
  lack: number,
  wish: Wish,
): Spot | undefined {
  const named = wish.spots.length > 0;
  const wide = !named && wish.countries.length + wish.region.length > 0;
  let best: Spot | undefined;
  let highest = lack <= 0 ? 0.5 : -20;
  const longest = wide && lack >= BADLY_LACKING ? LONGEST_FLIGHT_WITHIN : LONGEST_FLIGHT;
  for (const spot of among) {
    if (chosen.includes(spot)) continue;
    const hop = nearestHop(spot, chosen);
    const flies = hop.mode === "flight";
    if (
      flies
        ? lack < (named ? 2 * BADLY_LACKING : 2) || hop.hours > longest
        : hop.hours > LONGEST_DRIVE
    )
      continue;
    const fresh = chosen.every(({ country }) => country !== spot.country);
    // A part of the world is seen through several of its countries; others are a way out.
    const abroad = !fresh ? 0 : wish.region.includes(spot.country) ? -3 : 8;
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
