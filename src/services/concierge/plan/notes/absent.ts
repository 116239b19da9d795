import type { Category } from "../../../../domain/catalogue.ts";
import type { Thing } from "../atlas/thing-names.ts";
import { isBare } from "../atlas/world-spots.ts";
import { mostForExcursion } from "../days/excursions.ts";
import { isOpen } from "../days/season.ts";
import { mostFor } from "../days/sights.ts";
import { excursionsOf, placesOf, type Slot } from "../days/slots.ts";
import { suitsAsked } from "../route/theme.ts";
import type { Trip } from "../trip.ts";
import { careOf } from "../wish/cares.ts";
import type { Why } from "./answers.ts";

/** What a trip may be about, and is said not to be where nothing of it is in the days. */
export const ABSENT = [
  "art",
  "desert",
  "food",
  "islands",
  "mountains",
  "nature",
  "nightlife",
  "shopping",
  "wine",
] as const satisfies readonly Category[];
export type Absent = (typeof ABSENT)[number];

/** Undefined for what was not asked for, and for what a day or the place itself is about. */
export function answerByInterest(kind: Absent, trip: Trip): Why | undefined {
  const { days, frame, wish } = trip;
  if (!wish.interests.includes(kind)) return undefined;
  // A strict table is told of in a note of its own, and no counter is what it asks for.
  if (kind === "food" && wish.wishes.some((one) => careOf(one.kind) === "table")) return undefined;
  // A dinner that the operator books is what they eat well at.
  if (kind === "food" && days.some(({ slots }) => isDinner(slots.evening))) return undefined;
  const isOf = ({ categories }: { readonly categories: readonly Category[] }) =>
    categories.includes(kind);
  const shown = days.flatMap((day) => [...placesOf(day), ...excursionsOf(day)]);
  const stays = frame.stays.map(({ spot }) => spot);
  if (shown.some((one) => CALLED[kind]?.test("parts" in one ? one.name.en : one.title.en)))
    return undefined;
  // Of a place without sights another note tells.
  if (shown.some(isOf) || stays.some(isBare)) return undefined;
  if (OF_A_PLACE.has(kind) && stays.some(({ destination }) => isOf(destination))) return undefined;
  const all = stays.flatMap((spot) => [
    ...spot.destination.places.map((thing) => ({ thing, most: mostFor(thing, trip, spot) })),
    ...spot.excursions.map((thing) => ({ thing, most: mostForExcursion(thing, trip) })),
  ]);
  const there = all.filter(({ thing }) => isOf(thing));
  if (there.length === 0) return "none";
  const fitting = there.filter(({ thing }) => suitsAsked(thing, wish));
  if (fitting.length === 0) return "unfit";
  const isOpenThen = (thing: Thing) => days.some((day) => isOpen(thing, day.calendar));
  const open = fitting.filter(({ thing }) => isOpenThen(thing));
  if (open.length === 0) return "season";
  const isDear = ({ thing, most }: (typeof all)[number]) =>
    ("parts" in thing ? thing.cost : thing.price_from) > most;
  // With money left it is not the money that it fails by.
  return open.every(isDear) && trip.spare < 0 ? "money" : "time";
}

const DINNERS: ReadonlySet<string> = new Set(["dinner", "candleDinner", "michelin"]);

function isDinner(slot: Slot): boolean {
  return slot.kind === "extra" && DINNERS.has(slot.wish);
}

/** By their names: who says "museums" or "markets" has them in a museum of the uprising, in a hall of fish. */
const CALLED: Readonly<Partial<Record<Absent, RegExp>>> = {
  art: /museum|galler|collection/i,
  shopping: /market|bazaar|souk/i,
};

/** What a place is, whatever is visited in it. */
const OF_A_PLACE: ReadonlySet<Category> = new Set(["islands", "mountains", "nature"]);
