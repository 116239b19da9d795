import type { CataloguePlace, PartOfDay } from "../../../../domain/catalogue.ts";
import { distanceKm } from "../../../../domain/geo.ts";
import { hasChildren } from "../route/theme.ts";
import { about, kindsOfThing } from "../wish/wished-things.ts";
import { clashes } from "./excursions.ts";
import type { FrameDay } from "./frame.ts";
import { type Filling, isDayLong, isPossible } from "./sights.ts";
import type { FilledDay } from "./slots.ts";

/** By daylight; the evening is for all of them. */
const PARTS = ["morning", "afternoon"] as const;
/** Of a longer row of working days each has one thing. */
const DAYS_IN_FULL = 3;
const NEAR_KM = 15;
/** What they like by itself, by its subject, and what is made for children. */
const LIKED = 10;
const OF_LIKED = 4;
const OF_CHILDREN = 3;

/**
 * What those do who come along while the others work, by day. Chosen before the days are filled:
 * what everybody expects is left for the hours that they have together, unless it is what they like.
 */
export function companyDays(
  filling: Filling,
  days: readonly FrameDay[],
): ReadonlyMap<number, NonNullable<FilledDay["meanwhile"]>> {
  const { company } = filling.wish;
  const found = new Map<number, NonNullable<FilledDay["meanwhile"]>>();
  if (!company) return found;
  const working = days.filter(({ fixed }) => PARTS.some((part) => fixed[part]?.kind === "work"));
  for (const day of working) {
    const own: Partial<Record<PartOfDay, CataloguePlace>> = {};
    for (const part of PARTS) {
      if (day.fixed[part]?.kind !== "work") continue;
      if (working.length > DAYS_IN_FULL && own.morning) continue;
      const place = bestFor(filling, day, part, company);
      if (!place) continue;
      filling.note(place);
      own[part] = place;
    }
    if (Object.keys(own).length > 0) found.set(day.day, own);
  }
  return found;
}

function bestFor(
  filling: Filling,
  day: FrameDay,
  part: PartOfDay,
  company: readonly string[],
): CataloguePlace | undefined {
  const { wish, used } = filling;
  const liking = (place: CataloguePlace) => {
    const kinds = kindsOfThing(place);
    if (company.some((kind) => !kind.startsWith(about("city").slice(0, 5)) && kinds.has(kind)))
      return LIKED;
    return company.some((kind) => kinds.has(kind)) ? OF_LIKED : 0;
  };
  let best: CataloguePlace | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const place of day.spot.destination.places) {
    const likes = liking(place);
    const isOfAll = place.must || wish.things?.includes(place.slug);
    if (!place.parts.includes(part) || isDayLong(place) || (isOfAll && likes < LIKED)) continue;
    if (place.categories.includes("nightlife") || distanceKm(day.spot, place) > NEAR_KM) continue;
    if (!isPossible(filling, day, place) || clashes(place, used)) continue;
    const forChildren = place.categories[0] === "family";
    const value =
      likes +
      (forChildren ? (hasChildren(wish) ? OF_CHILDREN : -OF_CHILDREN) : 0) -
      place.cost / 50;
    if (value > highest) [best, highest] = [place, value];
  }
  return best;
}
