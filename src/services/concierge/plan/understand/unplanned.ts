import { LEXICONS } from "../../../../reading/lexicon/index.ts";
import { isFree, type Reading, textOf } from "../../../../reading/reading.ts";
import { at, backFrom, type Extent } from "../../../../reading/tokens.ts";
import { find, is } from "../../../../reading/words.ts";
import { shorten } from "../../../../text/shorten.ts";
import { isInLexicons } from "../atlas/known-words.ts";
import { interestsIn } from "./interests.ts";
import { isVocabulary } from "./vocabulary.ts";

/** Words of the longest saying that asks for nothing. */
const LONGEST_SAYING = 6;
/** A thing by itself in a list has no more words. */
const LONGEST_THING = 3;
const SHORTEST_WORD = 3;
const LONGEST_QUOTE = 60;
const MOST_QUOTES = 4;

/**
 * Parts of a request that state a wish of their own and of which nothing was understood, as written:
 * behind "we want" and the like, or short things by themselves later in a list. A part that a finder
 * took a word of, that says what the trip is about, counts or tells of somebody is no such thing: to quote what was planned
 * is worse than to quote nothing.
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
    const wants = all.flatMap((index) => find.wants(reading, index, "own")?.next ?? []);
    const opens = /^[.!?\n]?$/.test(at(reading, start - 1).text);
    isWanted = wants.length > 0 || (isWanted && !opens);
    const behind = all.filter((index) => index >= (wants.at(-1) ?? start));
    const first = behind.find((index) => !isSmall(reading, index)) ?? start;
    const own = behind.filter((index) => index >= first);
    const isThing = isWanted || (!opens && end - first <= LONGEST_THING);
    const part = { ...reading, tokens: reading.tokens.slice(start, end) };
    const { interests, needs } = interestsIn(part);
    // "Buy a carpet" is about the carpet; in "we do not want crowds" nothing is wished.
    const isHeard =
      needs.length + interests.filter((one) => one !== "shopping").length > 0 ||
      all.some((index) => index < (wants.at(-1) ?? 0) && is.not(at(reading, index).low)) ||
      wishes.some((one) => one.first >= start && one.next <= end) ||
      own.some((index) => isUnderstood(reading, index));
    const isLeft = isThing && own.some((index) => isUnexplained(reading, index));
    const text = isLeft && !isHeard ? textOf(reading, first, end) : "";
    if (text !== "" && !isKnown(text)) found.push(shorten(text, LONGEST_QUOTE));
  }
  return found.slice(0, MOST_QUOTES);
}

/** A word that a finder took, a figure, or one that says whose. */
function isUnderstood(reading: Reading, index: number): boolean {
  const { low, kind } = at(reading, index);
  return kind === "number" || !isFree(reading, index) || (is.my(low) && !is.article(low));
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
  return starts.every((one) => (find.chatter(reading, one, "own")?.next ?? 0) <= index);
}
