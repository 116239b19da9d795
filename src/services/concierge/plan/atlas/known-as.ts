import { lazilyPer } from "../../../../memory/lazily.ts";
import { fold } from "../../../../reading/fold.ts";
import { isOneApart } from "../../../../text/nearest.ts";
import { NAME_KINDS, NAME_SMALL, NAME_WORDS } from "../understand/lexicon/name-words.ts";
import type { Spot } from "./atlas.ts";
import type { Thing } from "./thing-names.ts";

/** Cyrillic letters as names are written with Latin ones. */
const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  "а:a б:b в:v г:g д:d е:e ё:e ж:zh з:z и:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:shch ъ: ы:y ь: э:e ю:yu я:ya ə:e ı:i"
    .split(" ")
    .map((pair) => [pair.slice(0, 1), pair.slice(2)]),
);

const SHORTEST_STEM = 4;
/** In a word of so many letters one may be wrong. */
const LONG = 7;
/** Letters of an ending, at most. */
const ENDING = 2;

/** What a name means, word by word, whatever language it is in: "San Paolo fuori le Mura" is Paul, outside, walls. */
export function meaningOf(name: string): readonly string[] {
  return fold(name)
    .replace(/[\u0400-\u04ffəı]/g, (letter) => LATIN[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !NAME_SMALL.test(word))
    .map((word) => NAME_WORDS[word] ?? word);
}

const meaningsOf = lazilyPer((thing: Thing): readonly (readonly string[])[] =>
  Object.values("parts" in thing ? thing.name : thing.title).map(meaningOf),
);

/** True for a name of a thing in a language that the catalogue does not call it in. */
export function isKnownAs(name: string, thing: Thing, city: readonly string[]): boolean {
  return likeness(name, thing, city) > 0;
}

/** Of some things the one that a name in another language is most likely of. */
export function knownAs(
  name: string,
  things: readonly Thing[],
  city: readonly string[],
): Thing | undefined {
  let [best, most]: [Thing | undefined, number] = [undefined, 0];
  for (const thing of things) {
    const like = likeness(name, thing, city);
    if (like > most) [best, most] = [thing, like];
  }
  return best;
}

/** How many of its words a name has in common with a thing, where those that tell are all of them. */
function likeness(name: string, thing: Thing, city: readonly string[]): number {
  const words = meaningOf(name).filter((word) => !city.some((one) => isAlike(one, word)));
  const isOfKindsAlone = !words.some(
    (word) => !NAME_KINDS.test(word) && word.length >= SHORTEST_STEM,
  );
  if (words.length === 0) return 0;
  return Math.max(
    ...meaningsOf(thing).map((meaning) => {
      // "Duomo" is all that the cathedral of the city is called by, beside the city.
      const own = meaning.filter((word) => !city.some((one) => isAlike(one, word)));
      if (isOfKindsAlone) return own.join(" ") === words.join(" ") ? words.length : 0;
      const has = words.filter((word) => meaning.some((one) => isAlike(one, word)));
      // The kind of a thing may be left out, or be another word for it: "basilica", "church".
      return words.every((word) => NAME_KINDS.test(word) || has.includes(word)) ? has.length : 0;
    }),
  );
}

/** What the cities of a trip are called, as their names mean it. */
export function cityMeanings(spots: readonly Spot[]): readonly string[] {
  return spots.flatMap(({ destination }) => Object.values(destination.name).flatMap(meaningOf));
}

/** The same but for an ending. */
function isAlike(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < SHORTEST_STEM) return short === long;
  if (short.length >= LONG && isOneApart(short, long)) return true;
  const stem = short.slice(0, Math.max(SHORTEST_STEM, short.length - ENDING));
  return long.startsWith(stem) && long.length - short.length <= ENDING;
}
