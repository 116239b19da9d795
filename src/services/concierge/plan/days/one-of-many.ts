import type {
  CatalogueExcursion,
  CataloguePlace,
  PartOfDay,
} from "../../../../domain/catalogue.ts";
import { calledBy, isAbout, kindsOfThing } from "../wish/wished-things.ts";
import type { ExtraKind } from "../wording/extra-words.ts";
import { isDayLong } from "./sights.ts";
import type { FilledDay } from "./slots.ts";

/**
 * True for a part with a place that only fits what the trip is about, or is one of several of a kind
 * that was asked for: what was named, or has a day of its own, comes before it.
 */
export function isOneOfMany(
  { slots }: FilledDay,
  part: PartOfDay,
  asked: ReadonlyMap<string, number>,
): boolean {
  const slot = slots[part];
  if (slot.kind !== "place" || isDayLong(slot.place)) return false;
  const kinds = [...kindsOfThing(slot.place)].filter((kind) => asked.has(kind) && !isAbout(kind));
  return kinds.every((kind) => (asked.get(kind) ?? 0) > 1);
}

/**
 * True for a part with a place of which the plan has another for all that was asked for: a second
 * concert makes room for what has a date.
 */
export function isOneOfShown(
  { slots }: FilledDay,
  part: PartOfDay,
  asked: ReadonlyMap<string, number>,
  used: ReadonlySet<CataloguePlace | CatalogueExcursion>,
): boolean {
  const slot = slots[part];
  if (slot.kind !== "place" || isDayLong(slot.place)) return false;
  if (asked.has(calledBy(slot.place.slug))) return false;
  const kinds = [...kindsOfThing(slot.place)].filter((kind) => asked.has(kind));
  return kinds.every((kind) =>
    [...used].some((other) => other !== slot.place && kindsOfThing(other).has(kind)),
  );
}

export function hasExtra({ slots }: FilledDay, wish: ExtraKind): boolean {
  return Object.values(slots).some((slot) => slot.kind === "extra" && slot.wish === wish);
}

/** A part of something that takes more of the day, which would be cut in two. */
export function isLong({ slots }: FilledDay, part: PartOfDay): boolean {
  const slot = slots[part];
  if (slot.kind === "place") return isDayLong(slot.place);
  return slot.kind === "place-on" || slot.kind === "excursion" || slot.kind === "excursion-on";
}
