import { distanceKm } from "../../../domain/geo.ts";
import type { Atlas, Spot } from "./atlas.ts";
import type { Wish } from "./request.ts";
import { inSeason } from "./season.ts";

/** What the cities of a fitting tour are worth, in its order, and how well a tour can fit. */
const TOUR_BONUS = [12, 8, 4, 2];
const BEST_TOUR = 6;

/** Beyond this no city can save the budget, and it should not cost the trip its best ones. */
const HOPELESS = 1.5;

export interface Terms {
  readonly days: number;
  readonly month: number;
  /** USD a person, where it is known. */
  readonly budget?: number;
}

/** How well a city suits a wish; only the order matters. */
export function scoreOf(spot: Spot, wish: Wish, { days, month, budget }: Terms): number {
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
    if (over > 0) score -= 2 + 5 * Math.min(over, HOPELESS);
  }
  if (open && (wish.style === "economy" || budget !== undefined)) score -= Math.min(4, daily / 40);
  if (wish.origin && wish.countries.length === 0)
    score -= distanceKm(wish.origin.place, spot) / 1500;
  return score;
}

/** The cities of the catalogue's own tour that comes nearest to what is wanted. */
export function tourFor(
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
