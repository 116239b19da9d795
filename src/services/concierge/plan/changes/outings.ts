import type { Spot } from "../atlas/atlas.ts";
import type { Wish } from "../wish/wish.ts";
import type { Undone } from "./route.ts";
import type { Target } from "./targets.ts";

/** Days out among what was named, and what no day out goes to: what is refused goes to neither of two places. */
export function outOf(
  come: readonly Target[],
  before: Wish,
  refused: ReadonlySet<string> = new Set(),
): [readonly Target[], readonly Undone[]] {
  const isOut = (one: Target) => one.kind === "thing" && !refused.has(one.slug);
  const left = come
    .filter((one) => !isOut(one))
    .map((one): Undone => ({ why: "no-outing", name: nameOf(one, before) }));
  return [come.filter(isOut), left];
}

export function nameOf(target: Target, { lang }: Wish): string {
  if (target.kind === "city") return target.spot.destination.name[lang];
  return target.kind === "country" ? target.codes.join(", ") : target.name;
}

export function isThingOf({ excursions, destination }: Spot, slug: string): boolean {
  return [...excursions, ...destination.places].some((one) => one.slug === slug);
}

/** A place that one goes to for its sea. */
export function isBySea({ destination }: Spot): boolean {
  return destination.categories[0] === "beach" || destination.categories[0] === "islands";
}
