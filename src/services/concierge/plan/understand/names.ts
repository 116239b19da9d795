import type { CatalogueText } from "../../../../domain/catalogue.ts";
import type { Spot } from "../atlas.ts";
import { COUNTRY_ALIASES, EVERYDAY_NAMES, REGIONS, SPOT_ALIASES } from "./aliases.ts";
import { inflected, typos } from "./inflect.ts";
import { fold, type Text, type Token, tokensOf } from "./text.ts";

/** What a name stands for. */
export type Named =
  | { readonly kind: "spot"; readonly spot: Spot }
  | { readonly kind: "country"; readonly code: string }
  | { readonly kind: "region"; readonly countries: readonly string[] };

interface Entry {
  readonly words: readonly string[];
  readonly named: Named;
}

export interface Found {
  readonly named: Named;
  readonly at: number;
  readonly end: number;
  readonly words: readonly string[];
  /** The name it was found under, folded. */
  readonly name: readonly string[];
}

export interface NameIndex {
  /** Every place that a text names, in its order; what was read is blanked. */
  take(text: Text): Found[];
  /** The same with a letter or two wrong, among words that nothing else explains. */
  takeMisspelt(text: Text, isKnown: (word: string) => boolean): Found[];
}

export function nameIndex(
  spots: readonly Spot[],
  countries: ReadonlyMap<string, CatalogueText>,
): NameIndex {
  const entries: Entry[] = [];
  const seen = new Set<string>();
  function add(name: string, named: Named): void {
    const words = fold(name).match(/[\p{L}\p{N}]+/gu) ?? [];
    const key = `${words.join(" ")}`;
    // A city wins over the country of its name, which comes later.
    if (words.length === 0 || seen.has(key)) return;
    seen.add(key);
    entries.push({ words, named });
  }
  for (const spot of spots) {
    const named: Named = { kind: "spot", spot };
    const { name, city } = spot.destination;
    const own = countries.get(spot.country);
    for (const text of [
      name.en,
      name.az,
      name.ru,
      city.en,
      city.az,
      city.ru,
      ...(SPOT_ALIASES[spot.slug] ?? []),
    ]) {
      // A country of one city is asked for by its own name; then the whole country is meant.
      if (own && [own.en, own.az, own.ru].includes(text)) continue;
      add(text, named);
    }
  }
  for (const [code, name] of countries) {
    const named: Named = { kind: "country", code };
    for (const text of [name.en, name.az, name.ru, ...(COUNTRY_ALIASES[code] ?? [])])
      add(text, named);
  }
  for (const { names, countries: members } of REGIONS) {
    const known = members.filter((code) => countries.has(code));
    if (known.length === 0) continue;
    for (const text of names) add(text, { kind: "region", countries: known });
  }
  const byLetter = new Map<string, Entry[]>();
  // Longer names first: "New York" before "York".
  for (const entry of entries.sort((a, b) => b.words.length - a.words.length)) {
    const letter = entry.words[0]?.charAt(0) ?? "";
    const list = byLetter.get(letter);
    if (list) list.push(entry);
    else byLetter.set(letter, [entry]);
  }
  return {
    take: (text) => takeNames(text, byLetter),
    takeMisspelt: (text, isKnown) => takeMisspelt(text, byLetter, isKnown),
  };
}

function takeNames(text: Text, byLetter: ReadonlyMap<string, readonly Entry[]>): Found[] {
  const tokens = tokensOf(text);
  const found: Found[] = [];
  for (let at = 0; at < tokens.length; ) {
    const entry = matchAt(tokens, at, byLetter);
    if (!entry) {
      at++;
      continue;
    }
    found.push(foundAt(text, tokens, at, entry));
    at += entry.words.length;
  }
  return found;
}

/** The entry at a token; an exact spelling wins over an inflected one. */
function matchAt(
  tokens: readonly Token[],
  at: number,
  byLetter: ReadonlyMap<string, readonly Entry[]>,
): Entry | undefined {
  const candidates = byLetter.get(tokens[at]?.word.charAt(0) ?? "") ?? [];
  let best: Entry | undefined;
  for (const entry of candidates) {
    if (best && entry.words.length < best.words.length) break;
    if (!entry.words.every((word, offset) => fits(tokens[at + offset]?.word, word))) continue;
    if (entry.words.length === 1 && isEverydayWord(tokens, at, entry)) continue;
    const exact = entry.words.every((word, offset) => tokens[at + offset]?.word === word);
    if (exact) return entry;
    best ??= entry;
  }
  return best;
}

function fits(word: string | undefined, name: string): boolean {
  return word !== undefined && inflected(word, name);
}

function isEverydayWord(
  tokens: readonly Token[],
  at: number,
  { words: [name = ""] }: Entry,
): boolean {
  return EVERYDAY_NAMES.has(name) && !(tokens[at]?.capital && at > 0);
}

function foundAt(text: Text, tokens: readonly Token[], at: number, entry: Entry): Found {
  const first = tokens[at];
  const last = tokens[at + entry.words.length - 1];
  const start = first?.at ?? 0;
  const end = (last?.at ?? 0) + (last?.word.length ?? 0);
  text.blank(start, end);
  const words = tokens.slice(at, at + entry.words.length).map(({ word }) => word);
  return { named: entry.named, at: start, end, words, name: entry.words };
}

const SHORTEST_MISSPELT = 5;
/** Of a shorter name too little is left without its ending: Makkah is not Maskat. */
const LONG_NAME = 7;

function takeMisspelt(
  text: Text,
  byLetter: ReadonlyMap<string, readonly Entry[]>,
  isKnown: (word: string) => boolean,
): Found[] {
  const found: Found[] = [];
  const tokens = tokensOf(text);
  for (const [at, token] of tokens.entries()) {
    if (token.word.length < SHORTEST_MISSPELT || /\d/.test(token.word) || isKnown(token.word))
      continue;
    const entry = nearestTo(token.word, byLetter.get(token.word.charAt(0)) ?? []);
    if (entry) found.push(foundAt(text, tokens, at, entry));
  }
  return found;
}

function nearestTo(word: string, candidates: readonly Entry[]): Entry | undefined {
  let best: Entry | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const entry of candidates) {
    const [name = ""] = entry.words;
    if (entry.words.length > 1 || name.length < SHORTEST_MISSPELT) continue;
    const most = name.length >= 8 ? 2 : 1;
    // The ending may be an inflection: compare as much as the name is long, too.
    const wrong = Math.min(
      typos(word, name, most),
      word.length > name.length ? typos(word.slice(0, name.length), name, most - 1 || 1) : most + 1,
      name.length < LONG_NAME ? most + 1 : typos(word.slice(0, -1), name.slice(0, -1), most),
    );
    if (wrong <= most && wrong < fewest) {
      best = entry;
      fewest = wrong;
    }
  }
  return best;
}
