import { z } from "zod";
import { OCCASIONS } from "../../../../reading/lexicon/events.ts";
import type { Atlas, Spot } from "../atlas/atlas.ts";
import type { Codes } from "../changes/codes.ts";
import { LEVELS } from "../wish/level.ts";
import type { Comfort, Made, Wish } from "../wish/wish.ts";

const LevelKept = z
  .int()
  .min(0)
  .max(LEVELS.length - 1);
/** The levels of the whole and of the rooms, by their place, and 1 for flights by their price. */
export const ComfortKept = z.tuple([LevelKept, LevelKept, z.int().min(0).max(1)]);

/** First day, cities, nights in each, comfort and currency of a plan. */
export const MadeKept = z.tuple([
  z.int(),
  z.array(z.string().max(80)).max(30),
  z.array(z.int().min(0).max(60)).max(30).optional(),
  ComfortKept.optional(),
  z.string().max(3).optional(),
]);

/** Things and cities with the days that were said for them. */
export const DatedKept = z
  .array(z.tuple([z.string().max(80), z.array(z.string().regex(/^\d\d-\d\d$/)).max(8)]))
  .max(12);

/** Flights, houses and days of a changed plan, each joined by commas. */
export const CodesKept = z.tuple([z.string().max(400), z.string().max(400), z.string().max(1200)]);

export function codesKept({ flights, houses, days }: Codes): z.output<typeof CodesKept> {
  return [flights.join(), houses.join(), days.join()];
}

export function codesOfId([flights, houses, days]: z.output<typeof CodesKept>): Codes {
  return { flights: flights.split(","), houses: houses.split(","), days: days.split(",") };
}

type MadeInId = z.output<typeof MadeKept>;
type ComfortInId = z.output<typeof ComfortKept>;

/** Cities that are those of the wish, in its order, are not told twice. */
export function madeKept(
  { start, spots, nights = [], comfort, currency }: Made,
  wish: Wish,
): MadeInId {
  const isSame =
    spots.length === wish.spots.length && spots.every((spot, at) => spot === wish.spots[at]);
  const slugs = isSame ? [] : spots.map(({ slug }) => slug);
  return [start, slugs, [...nights], comfort && comfortKept(comfort), currency];
}

export function madeOf(
  [start, slugs, nights = [], comfort, currency]: MadeInId,
  named: readonly Spot[],
  atlas: Atlas,
): Made {
  const spots = slugs.length > 0 ? slugs.flatMap((slug) => atlas.spot(slug) ?? []) : named;
  return {
    start,
    spots,
    ...(nights.length === spots.length && { nights }),
    ...(comfort && { comfort: comfortOf(comfort) }),
    ...(currency !== undefined && { currency }),
  };
}

export function comfortKept({ level, rooms, cheapFlights }: Comfort): ComfortInId {
  return [LEVELS.indexOf(level), LEVELS.indexOf(rooms), cheapFlights ? 1 : 0];
}

export function comfortOf([level, rooms, flights]: ComfortInId): Comfort {
  return {
    level: LEVELS[level] ?? "standard",
    rooms: LEVELS[rooms] ?? "standard",
    ...(flights === 1 && { cheapFlights: true }),
  };
}

/** The words for an occasion are many: an id holds its name. */
export function nameOfOccasion(said: string): readonly string[] {
  return OCCASIONS.filter((one) => one.said === said)
    .slice(0, 1)
    .map(({ name }) => name.en);
}

export function occasionNamed(name: string): readonly string[] {
  return OCCASIONS.filter((one) => one.name.en === name)
    .slice(0, 1)
    .map(({ said }) => said);
}

export function whenOf([start, end, exact]: readonly [number, number | null, boolean]) {
  return { start, exact, ...(end !== null && { end }) };
}

export function budgetOf([amount, currency, per]: readonly [
  number,
  string,
  "total" | "person" | "day",
]) {
  return { amount, per, currency: currency === "" ? undefined : currency };
}
