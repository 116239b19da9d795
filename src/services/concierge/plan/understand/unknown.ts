import { saying } from "../../../../reading/phrases.ts";
import { isFree, type Reading } from "../../../../reading/reading.ts";
import { at } from "../../../../reading/tokens.ts";
import { isArticle, isBeforeDate, isFor, isWith } from "../../../../reading/words.ts";
import { isCapital, isGreeting, isInPhrase, isStop, isVocabulary } from "./vocabulary.ts";

const LONGEST_NAME = 40;
const MOST_NAMES = 3;
const findTo = saying(({ trip }) => trip?.to ?? "");

/** Names behind "to" or "в", and words with a capital inside a sentence, that nothing explained. */
export function unknownNames(reading: Reading, eager: boolean): string[] {
  const { tokens, language } = reading;
  const names: string[] = [];
  const ended: string[] = [];
  for (let index = 0; index < tokens.length; index++) {
    if (!isName(reading, index)) continue;
    const { text, low } = at(tokens, index);
    const led = isArticle(at(tokens, index - 1).low) ? index - 1 : index;
    const behind = [1, 2].some((back) => findTo(tokens, led - back, language)?.next === led);
    if (behind && (isCapital(text) || eager)) {
      const more = isName(reading, index + 1) && isCapital(at(tokens, index + 1).text);
      names.push(more ? `${text} ${at(tokens, index + 1).text}` : text);
    } else if (isCapital(text) && text.length > 3 && /[ae]$/.test(low)) ended.push(text);
  }
  // Azerbaijani says "to" by an ending, so there a capital inside the sentence must do.
  const meant = names.length === 0 && language === "az" ? ended : names;
  return [...new Set(meant.map((name) => name.slice(0, LONGEST_NAME)))].slice(0, MOST_NAMES);
}

/** A word of some length that neither a finder nor the lexicons explain. */
function isName(reading: Reading, index: number): boolean {
  const { kind, text, low } = at(reading.tokens, index);
  if (kind !== "word" || text.length < 3 || !isFree(reading, index)) return false;
  return !isVocabulary(low) && !isStop(low) && !isInPhrase(reading.tokens, index);
}

/** A first word with a capital that nothing explains. */
export interface Opening {
  readonly name: string;
  /** Nothing is left beside it, as in "Bolivia, 5 days": then it can only be a place. */
  readonly alone: boolean;
}

export function openingName(reading: Reading): Opening | undefined {
  const { tokens } = reading;
  const isLeft = (index: number) =>
    at(tokens, index).kind === "word" &&
    at(tokens, index).text.length > 2 &&
    isFree(reading, index);
  const left = tokens.flatMap((_, index) => (isLeft(index) ? [index] : []));
  const [first = -1, ...others] = left;
  const { text, low } = at(tokens, first);
  if (!isName(reading, first) || !isCapital(text)) return undefined;
  let next = first + 1;
  while (isLink(at(tokens, next).low)) next++;
  const explained = (index: number) =>
    at(tokens, index).text.length < 4 || isVocabulary(at(tokens, index).low);
  const ends = at(tokens, next).kind !== "word" || !isFree(reading, next);
  const alone = ends && others.every(explained) && !isGreeting(low);
  return { name: text.slice(0, LONGEST_NAME), alone };
}

/** What leads from a place to how long, when or with whom. */
function isLink(low: string): boolean {
  return (
    low !== "" && (isFor(low) || isWith(low) || isArticle(low) || isBeforeDate(low) || low === "in")
  );
}
