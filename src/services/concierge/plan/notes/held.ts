import type { CatalogueExcursion, CataloguePlace } from "../../../../domain/catalogue.ts";
import { fold } from "../../../../reading/fold.ts";
import { is } from "../../../../reading/words.ts";
import { isInLexicons } from "../atlas/known-words.ts";
import { isGeneric } from "../atlas/thing-names.ts";
import { excursionsOf, placesOf } from "../days/slots.ts";
import type { Trip } from "../trip.ts";

/** Shorter words say nothing of what is wanted. */
const SHORTEST_WORD = 4;
/** Letters that two cases of a word have in common at least, and those that each may end in beside. */
const SHORTEST_STEM = 4;
const LONGEST_ENDING = 3;

/** True for words of which one denies. */
export function isRefusal(text: string): boolean {
  return wordsOf(text).some((word) => is.not(word));
}

/** What a plan shows, and where. */
type Shown = Pick<Trip, "days"> & {
  readonly frame: Pick<Trip["frame"], "stays">;
  readonly lodgings: readonly Pick<Trip["lodgings"][number], "name">[];
};

type Words = Readonly<Record<string, string>>;

/**
 * True for a wish, as written, a telling word of which the finished plan has in its names or texts,
 * in whatever language and case: "whisky distilleries" with a distillery on the third day. What is
 * refused is held by a thing of these cities that no day has.
 */
export function isHeld(
  text: string,
  { days, frame, lodgings }: Shown,
  /** A name is there with all of its words. */
  isName = false,
): boolean {
  const words = wordsOf(text);
  const own = words.filter((word) => word.length >= SHORTEST_WORD && !isInLexicons(word));
  if (own.length === 0) return false;
  const stays = frame.stays.flatMap(({ spot }) => [spot.destination.name, spot.countryName]);
  const around = stays.flatMap(textsOf);
  const shown = [...days.flatMap(placesOf), ...days.flatMap(excursionsOf)];
  const isIn = (texts: readonly string[]) => {
    const there = [...new Set([...texts, ...around].flatMap(wordsOf))];
    return (word: string) => there.some((other) => isCaseOf(word, other));
  };
  if (isRefusal(text)) {
    const all = frame.stays.flatMap(({ spot }) => [...spot.destination.places, ...spot.excursions]);
    const refused = all.filter((one) => own.every(isIn(namesOf(one).flatMap(textsOf))));
    return refused.length > 0 && !refused.some((one) => shown.includes(one));
  }
  const houses = lodgings.flatMap(({ name }) => (name === undefined ? [] : [[name]]));
  const things = shown.map((one) => [...namesOf(one), one.text].flatMap(textsOf));
  const towns = frame.stays.map(({ spot: { destination } }) =>
    [destination.short_description, destination.tip].flatMap(textsOf),
  );
  // One telling word is enough: a note on what is there is worse than none on what is not.
  const telling = own.filter((word) => !isGeneric(word));
  const isTold = telling.length > 0 ? telling : own;
  const all = [...things, ...houses, ...towns];
  if (isName) return all.some((texts) => own.every(isIn(texts)));
  return all.some((texts) => isTold.some(isIn(texts)));
}

function namesOf(one: CataloguePlace | CatalogueExcursion): readonly Words[] {
  return ["name" in one ? one.name : one.title];
}

function textsOf(words: Words): readonly string[] {
  return Object.values(words);
}

function wordsOf(text: string): readonly string[] {
  return text.split(/[^\p{L}\p{N}]+/u).map(fold);
}

function isCaseOf(one: string, other: string): boolean {
  const letters = [...one];
  const differs = letters.findIndex((letter, place) => other[place] !== letter);
  const shared = differs < 0 ? one.length : differs;
  const ending = Math.max(one.length, other.length) - shared;
  // Of a short name all but its last letter: «Таре» is «Тара».
  const isShortName = one.length === SHORTEST_STEM && other.length === SHORTEST_STEM;
  if (isShortName && /\p{Script=Cyrillic}$/u.test(one)) return shared >= SHORTEST_STEM - 1;
  return shared >= SHORTEST_STEM && ending <= LONGEST_ENDING;
}
