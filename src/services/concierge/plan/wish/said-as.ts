import type { Language } from "../../../../domain/catalogue.ts";
import { fold } from "../../../../reading/fold.ts";
import { startReading } from "../../../../reading/reading.ts";
import { meaningOf } from "../atlas/known-as.ts";

/** Words of one name, at most. */
const MOST_WORDS = 5;
/** Letters that two spellings of a word begin with. */
const STEM = 4;

/**
 * What the client calls an item that the caller wrote in another language: the shortest run of words
 * of the query that means the same, "парк Vinpearl" for "Vinpearl park".
 */
export function saidAs(item: string, query: string, lang: Language): string | undefined {
  if (lang === "en" || startReading(item, 0).language === lang) return undefined;
  // What the client wrote in these very words is called so.
  if (fold(query).includes(fold(item))) return undefined;
  const wanted = meaningOf(item).filter((word) => word.length >= STEM);
  if (wanted.length === 0) return undefined;
  const words = [...query.matchAll(/[\p{L}\p{N}’'-]+/gu)];
  for (let length = 1; length <= MOST_WORDS; length++)
    for (let at = 0; at + length <= words.length; at++) {
      const [first, last] = [words[at], words[at + length - 1]];
      if (!first || !last) continue;
      const said = query.slice(first.index, last.index + last[0].length);
      if (/[.,;!?()]/u.test(said)) continue;
      const means = meaningOf(said);
      if (
        wanted.every((word) => means.some((other) => other.slice(0, STEM) === word.slice(0, STEM)))
      )
        return said;
    }
  return undefined;
}
