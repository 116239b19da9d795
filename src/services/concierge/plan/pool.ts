import type { Category } from "../../../domain/catalogue.ts";
import { type DayNumber, isoDate, monthOf } from "../../../domain/dates.ts";
import type { Atlas, Spot } from "./atlas.ts";
import type { Wish } from "./request.ts";
import { inSeason } from "./season.ts";
import { upcoming } from "./understand/dates.ts";

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
const TYPICAL_DAY = 10;
/** People plan at least a month ahead. */
const LEAD_DAYS = 30;

/** What the trip may consist of. */
export function poolOf(wish: Wish, atlas: Atlas, month: number): readonly Spot[] {
  const codes = [...wish.countries, ...wish.region];
  if (codes.length > 0) return atlas.spots.filter(({ country }) => codes.includes(country));
  if (wish.spots.length > 0) return wish.spots;
  const wanted = wish.interests.some((one) => ESSENTIAL.includes(one))
    ? wish.interests.filter((one) => ESSENTIAL.includes(one))
    : wish.interests;
  // Whoever says only where they start wants to go somewhere else.
  const away = atlas.spots.filter((spot) => spot !== wish.origin?.spot);
  const season = away.filter((spot) => inSeason(spot, month));
  // What fits most wishes, in season if there is any.
  return mostFitting(season, wanted) ?? mostFitting(away, wanted) ?? atlas.spots;
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
