import type { Spot } from "../atlas/atlas.ts";
import type { Frame } from "../days/frame.ts";
import { isSabbathKept as isKept } from "../days/sabbath-days.ts";
import type { Planning } from "../planning.ts";
import type { Wish } from "../wish/wish.ts";
import { DAY_OUT, type Stay } from "./route.ts";

/** Mornings and afternoons of a day. */
const A_DAY = 2;
/** A stay with fewer of them has no day of its own. */
const HOLLOW = A_DAY;
/** Reached by this hour, a city still shows something that afternoon. */
const FOR_A_SIGHT = 15.5;
const A_SIGHT = 0.75;
/** The first city is often there to land in. */
const GATEWAY = 0.5;

/**
 * The same stays with a night moved to a city that would only be slept in, from the one that misses
 * it least; undefined where none is. Nights are shared before the hours of the ways are known: who
 * comes at four and leaves at five in the morning has seen nothing. Only of cities that were named,
 * and of the one city of a country that was.
 */
export function withoutHollowStay(
  { wish, days }: Planning,
  { days: all, stays }: Frame,
  /** Cities that gave a night already. */
  given: Set<Spot>,
): readonly Stay[] | undefined {
  if (stays.length < 2 || wish.stays || isDated(wish, stays) || wish.work || days <= stays.length)
    return undefined;
  // A day out that was asked for by name is no day of its city.
  const asked = stays.map(({ spot }) => daysAsked(spot, wish));
  const open = openParts(all, stays, wish).map(
    (parts, index) => parts - A_DAY * (asked[index] ?? 0),
  );
  const isOwed = ({ spot }: Stay) =>
    !given.has(spot) &&
    (wish.spots.includes(spot) ||
      (wish.countries.includes(spot.country) &&
        stays.filter((one) => one.spot.country === spot.country).length === 1));
  let hollow = -1;
  let least = HOLLOW;
  for (const [index, stay] of stays.entries()) {
    const parts = open[index] ?? 0;
    // Beside that day out a part of a day is enough.
    if (parts >= ((asked[index] ?? 0) > 0 ? Math.min(least, A_SIGHT) : least)) continue;
    if (!isOwed(stay)) continue;
    hollow = index;
    least = parts;
  }
  if (hollow < 0) return undefined;
  let giver = -1;
  let most = 0;
  for (const [index, stay] of stays.entries()) {
    const left = (open[index] ?? 0) - A_DAY;
    if (index === hollow || stay.nights < 2 || left < least) continue;
    const value = left - sightsOf(stay.spot) / 2 + (index === 0 ? GATEWAY : 0);
    if (giver < 0 || value > most) {
      giver = index;
      most = value;
    }
  }
  const from = stays[giver]?.spot;
  if (!from) return undefined;
  given.add(from);
  return stays.map((stay, index) => ({
    ...stay,
    nights: stay.nights + (index === hollow ? 1 : index === giver ? -1 : 0),
  }));
}

/** What a stay was asked for by name that takes a day. */
function daysAsked({ excursions, destination }: Spot, { things = [] }: Wish): number {
  return [...excursions, ...destination.places].filter(
    ({ slug, hours = 0 }) => hours >= DAY_OUT && things.includes(slug),
  ).length;
}

/** Mornings and afternoons of each stay that no way takes. */
function openParts(
  days: Frame["days"],
  stays: readonly Stay[],
  wish: Planning["wish"],
): readonly number[] {
  const open = new Map<Spot, number>();
  for (const day of days) {
    const { spot, fixed } = day;
    // On a Sabbath that is kept nothing is seen.
    if (isKept(day, wish)) continue;
    const parts = [fixed.morning, fixed.afternoon].filter((slot) => slot === undefined).length;
    const { afternoon: way } = fixed;
    const isEarly =
      (way?.kind === "arrival" || way?.kind === "transfer" || way?.kind === "transfer-on") &&
      way.times.reaches <= FOR_A_SIGHT;
    open.set(spot, (open.get(spot) ?? 0) + parts + (isEarly ? A_SIGHT : 0));
  }
  return stays.map(({ spot }) => open.get(spot) ?? 0);
}

/** What every visitor expects to see there by day. */
function sightsOf({ destination }: Spot): number {
  return destination.places.filter(
    ({ must, parts }) => must && parts.some((part) => part !== "evening"),
  ).length;
}

/** Nights that days were said for are where they have to be. */
function isDated({ dated = [] }: Wish, stays: readonly Stay[]): boolean {
  return dated.some(([slug]) => stays.some(({ spot }) => spot.slug === slug));
}
