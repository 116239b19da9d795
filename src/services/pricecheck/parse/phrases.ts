import { fold } from "./fold.ts";
import { at, type Token } from "./tokens.ts";

/** A phrase found among tokens. */
export interface Matched<T> {
  readonly value: T;
  /** Index after its last token. */
  readonly next: number;
}

/** Finds the longest of many phrases that begins at a token. */
export type PhraseFinder<T> = (tokens: readonly Token[], index: number) => Matched<T> | undefined;

interface Phrase<T> {
  readonly words: readonly string[];
  readonly value: T;
}

/** Signs that may stand between the words of a phrase: "round-trip", "p.p.", "d'affaires". */
const JOINTS = new Set(["-", ".", "'"]);
const STEM = 3;
const WORD = /\d+|[^\d\s\-.']+/g;

/**
 * Phrases by their value, alternatives parted by "|". A word that ends in "*" stands for every word
 * that begins so.
 */
export function phraseFinder<T extends string>(table: Readonly<Record<T, string>>): PhraseFinder<T>;
export function phraseFinder<T>(table: readonly (readonly [T, string])[]): PhraseFinder<T>;
export function phraseFinder(
  table: Readonly<Record<string, string>> | readonly (readonly [unknown, string])[],
): PhraseFinder<unknown> {
  const whole = new Map<string, Phrase<unknown>[]>();
  const stems = new Map<string, Phrase<unknown>[]>();
  const rows: Iterable<readonly [unknown, string]> = isRows(table) ? table : Object.entries(table);
  for (const [value, text] of rows) {
    for (const alternative of text.split("|")) {
      const words = (alternative.match(WORD) ?? []).map(foldWord);
      const [first = ""] = words;
      if (first === "") continue;
      if (first.endsWith("*")) push(stems, first.slice(0, STEM), { words, value });
      else push(whole, first, { words, value });
    }
  }
  return (tokens, index) => {
    const { kind, low } = at(tokens, index);
    if (kind !== "word" && kind !== "number") return undefined;
    let best: Matched<unknown> | undefined;
    for (const list of [whole.get(low), stems.get(low.slice(0, STEM))]) {
      for (const { words, value } of list ?? []) {
        const next = follow(tokens, index, words);
        if (next !== undefined && (best === undefined || next > best.next)) best = { value, next };
      }
    }
    return best;
  };
}

function isRows(
  table: Readonly<Record<string, string>> | readonly (readonly [unknown, string])[],
): table is readonly (readonly [unknown, string])[] {
  return Array.isArray(table);
}

function follow(
  tokens: readonly Token[],
  index: number,
  words: readonly string[],
): number | undefined {
  let next = index;
  for (const [place, word] of words.entries()) {
    if (place > 0) while (JOINTS.has(at(tokens, next).text)) next++;
    const { kind, low } = at(tokens, next);
    if (kind === "break" || !fits(low, word)) return undefined;
    next++;
  }
  return next;
}

function fits(low: string, word: string): boolean {
  return word.endsWith("*") ? low.startsWith(word.slice(0, -1)) : low === word;
}

function foldWord(word: string): string {
  return word.endsWith("*") ? `${fold(word.slice(0, -1))}*` : fold(word);
}

function push<V>(map: Map<string, V[]>, key: string, value: V): void {
  const held = map.get(key);
  if (held) held.push(value);
  else map.set(key, [value]);
}
