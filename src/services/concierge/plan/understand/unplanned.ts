import { lazily } from "../../../../memory/lazily.ts";
import { fold } from "../../../../reading/fold.ts";
import { LEXICONS } from "../../../../reading/lexicon/index.ts";
import { saying } from "../../../../reading/phrases.ts";
import { isFree, type Reading, textOf } from "../../../../reading/reading.ts";
import { at, backFrom, type Extent } from "../../../../reading/tokens.ts";
import { is } from "../../../../reading/words.ts";
import { shorten } from "../../../../text/shorten.ts";
import { wordStock } from "../../../../text/word-stock.ts";
import { isVocabulary } from "./vocabulary.ts";

const findWants = saying(({ trip }) => trip?.wants ?? "");
const findChatter = saying(({ trip }) => trip?.chatter ?? "");
const stock = lazily(() => wordStock([LEXICONS.en, LEXICONS.az, LEXICONS.ru], fold));
/** True for a folded word that the lexicons of the planner's languages hold by itself. */
export const isInLexicons = (low: string) => stock()(low);
/** Words of the longest saying that asks for nothing. */
const LONGEST_SAYING = 6;
/** A thing by itself in a list has no more words. */
const LONGEST_THING = 6;
const SHORTEST_WORD = 3;
const LONGEST_QUOTE = 60;
const MOST_QUOTES = 4;

/**
 * Parts of a request that nothing explains, as written: behind "we want" and the like, or things by
 * themselves between commas. A word that the lexicons hold anywhere is explained.
 */
export function unplannedIn(
  reading: Reading,
  /** What is understood by its words. */
  wishes: readonly Extent[],
  /** What else is known: a sight of the trip, a name that another note tells of. */
  isKnown: (written: string) => boolean,
): readonly string[] {
  // Of other languages too few words are known to tell chatter from wishes.
  if (!LEXICONS[reading.language].trip) return [];
  const found: string[] = [];
  let isWanted = false;
  for (const { first: start, next: end } of clausesOf(reading)) {
    const all = reading.tokens.map((_, index) => index).slice(start, end);
    const wants = all.flatMap((index) => findWants(reading, index, "own")?.next ?? []);
    isWanted = wants.length > 0 || (isWanted && !/^[.!?\n]?$/.test(at(reading, start - 1).text));
    const behind = all.filter((index) => index >= (wants.at(-1) ?? start));
    const first = behind.find((index) => !isSmall(reading, index)) ?? start;
    const isThing = isWanted || end - first <= LONGEST_THING;
    // "a cooking class with a local chef" is a cooking class.
    const isHeard = wishes.some((one) => one.first >= start && one.next <= end);
    const isLeft = all.some((index) => index >= first && isUnexplained(reading, index));
    const text = isLeft && isThing && !isHeard ? textOf(reading, first, end) : "";
    if (text !== "" && !isKnown(text)) found.push(shorten(text, LONGEST_QUOTE));
  }
  return found.slice(0, MOST_QUOTES);
}

/** Parts between marks and conjunctions. */
function clausesOf(reading: Reading): readonly Extent[] {
  const isJoint = (index: number) =>
    /^[\n.,;:!?()—–+]?$/.test(at(reading, index).text) || is.and(at(reading, index).low);
  const ends = [...reading.tokens.keys(), reading.tokens.length].filter(isJoint);
  return ends.map((next, place) => ({ first: (ends[place - 1] ?? -1) + 1, next }));
}

function isSmall(reading: Reading, index: number): boolean {
  const { low, kind } = at(reading, index);
  return kind !== "word" || is.article(low) || is.for(low) || is.with(low);
}

function isUnexplained(reading: Reading, index: number): boolean {
  const { kind, low } = at(reading, index);
  if (kind !== "word" || low.length < SHORTEST_WORD || !isFree(reading, index)) return false;
  if (isInLexicons(low) || isVocabulary(reading, index)) return false;
  const starts = backFrom(reading, index + 1, LONGEST_SAYING);
  return starts.every((one) => (findChatter(reading, one, "own")?.next ?? 0) <= index);
}
