import { fold } from "../../../../reading/fold.ts";
import { WISH_KINDS } from "../../../../reading/lexicon/wishes/kinds.ts";
import type { Spot } from "../atlas/atlas.ts";
import { cityMeanings, isKnownAs, meaningOf } from "../atlas/known-as.ts";
import { isInLexicons } from "../atlas/known-words.ts";
import type { Thing } from "../atlas/thing-names.ts";
import { isHeld } from "../notes/held.ts";
import { NAME_KINDS, OLD_TOWN } from "../understand/lexicon/name-words.ts";
import { isThing, type Own } from "../wish/own-wishes.ts";
import { calledBy, isOfThings, kindsOfThing } from "../wish/wished-things.ts";
import { EXTRA_KINDS } from "../wording/extra-words.ts";
import { daysSaid } from "./said-days.ts";
import type { Filling } from "./sights.ts";
import { excursionsOf, type FilledDay, isShown, placesOf } from "./slots.ts";

/** True for a wish that the days show by another name of it. */
export function isShownIn(
  own: Own,
  { spots }: Pick<Filling, "spots">,
  days: readonly FilledDay[],
): boolean {
  const { text, kind, kinds, must } = own;
  if (kind) return false;
  if (isToldAsSaid(text, days)) return true;
  if (DINNER.test(text) && days.filter(daysSaid(text, days)).some(hasDinner)) return true;
  if (kinds && isServed(kinds, spots, days)) return true;
  if (kinds) return false;
  if (OLD_TOWN.test(fold(text)) && hasOldTown(own, days)) return true;
  const stays = spots.map((spot) => ({ spot, nights: 1 }));
  const isTold = (isWhole: boolean) =>
    isHeld(isWhole ? withoutKinds(text) : text, { days, frame: { stays }, lodgings: [] }, isWhole);
  if (!must) return isTold(isName(text));
  const cities = cityMeanings(spots);
  // A city of the trip is there.
  if (meaningOf(text).every((word) => cities.includes(word))) return true;
  if (isOfEvent(text, days, cities)) return true;
  // Texts tell of what lies near: a name that has to be there is the name of something shown.
  if (!/\p{Lu}/u.test(text)) return isTold(true);
  const shown = days.flatMap((day) => [...placesOf(day), ...excursionsOf(day)]);
  return isShown(text, days) || shown.some((thing) => isKnownAs(text, thing, cities));
}

const DINNER = /\b(?:dinner|supper)\b|ужин|şam yeməyi/iu;
const DINNERS: ReadonlySet<string> = new Set(["dinner", "candleDinner", "michelin", "galaDinner"]);

/** True for an evening with a table that the operator books. */
function hasDinner({ slots: { evening } }: FilledDay): boolean {
  return evening.kind === "extra" && DINNERS.has(evening.wish);
}

/** True where something shown is told of in these very words: "cağ kabab" for lunch. */
function isToldAsSaid(text: string, days: readonly FilledDay[]): boolean {
  const said = fold(text.trim());
  if (!/\S \S/u.test(said)) return false;
  const shown = days.flatMap((day) => [...placesOf(day), ...excursionsOf(day)]);
  return shown.some((one) => Object.values(one.text).some((told) => fold(told).includes(said)));
}

/** "manta rays" are mantas. */
function withoutKinds(text: string): string {
  const words = text.split(/\s+/u).filter((word) => !NAME_KINDS.test(fold(word)));
  return words.length > 0 ? words.join(" ") : text;
}

/** True for what is held on a day: the fair, the procession. */
function isOfEvent(text: string, days: readonly FilledDay[], cities: readonly string[]): boolean {
  const wanted = tellingOf(text).filter((word) => !cities.includes(word));
  // A fast or a Sabbath tells of a synagogue, and is none; a walk to where it is held is one more.
  if (WALK_THERE.test(text) || wanted.every((word) => isThing(word))) return false;
  const told = days
    .filter(daysSaid(text, days))
    .flatMap(({ slots }) => Object.values(slots))
    .flatMap((slot) => (slot.kind === "event" ? Object.values(slot.text) : []))
    .map((one) => tellingOf(one));
  return told.some((words) =>
    wanted.every((word) => words.some((other) => other.startsWith(stemOf(word)))),
  );
}

const WALK_THERE = /\bwalk(?:ing)? (?:from|to)\b|piyada|пешком|пеший/iu;

/** The old town is what every walk in the middle of a city shows. */
function hasOldTown({ near }: Own, days: readonly FilledDay[]): boolean {
  return days.some(
    (day) =>
      (near === undefined || day.spot.slug === near) &&
      placesOf(day).some(
        ({ categories }) => categories.includes("history") || categories.includes("architecture"),
      ),
  );
}

/**
 * True where something of the kinds is on a day, or a thing that was meant is there and is told of
 * with its reason: closed, unfit.
 */
function isServed(kinds: readonly string[], spots: readonly Spot[], days: readonly FilledDay[]) {
  const isOf = (thing: Thing) => kinds.some((kind) => kindsOfThing(thing).has(kind));
  if (days.some((day) => placesOf(day).some(isOf) || excursionsOf(day).some(isOf))) return true;
  if (kinds.some((kind) => !isOfDays(kind))) return true;
  const isBooked = ({ slots, opens }: FilledDay) =>
    (opens !== undefined && kinds.includes(opens)) ||
    Object.values(slots).some((slot) => slot.kind === "extra" && kinds.includes(slot.wish));
  if (days.some(isBooked)) return true;
  const there = spots.flatMap(({ excursions, destination }) => [
    ...excursions,
    ...destination.places,
  ]);
  return there.some(({ slug }) => kinds.includes(calledBy(slug)));
}

/** False for what a hotel, a way or the manner of the trip answers. */
function isOfDays(kind: string): boolean {
  const known = WISH_KINDS.find((one) => one === kind);
  return known === undefined || isOfThings(known) || EXTRA_KINDS.some((one) => one === known);
}

/** A name is there with all of its words; of other words a telling one is enough. */
function isName(text: string): boolean {
  return /^\p{Lu}/u.test(text);
}

const SHORTEST_WORD = 4;
/** Letters of an ending, at most. */
const ENDING = 2;

function tellingOf(text: string): readonly string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST_WORD && !isInLexicons(word));
}

function stemOf(word: string): string {
  const one = word.replace(/ies$/, "y");
  return one.slice(0, Math.max(SHORTEST_WORD, one.length - ENDING));
}
