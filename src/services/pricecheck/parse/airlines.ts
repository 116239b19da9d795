import { fold } from "../../../reading/fold.ts";
import { inflections } from "../../../reading/inflections.ts";
import type { ReadLanguage } from "../../../reading/lexicon/types.ts";
import { type PhraseFinder, phraseFinder } from "../../../reading/phrases.ts";
import { at, type Token } from "../../../reading/tokens.ts";
import type { Gazetteer } from "../../../suppliers/gazetteer.ts";
import { AIRLINE_NICKNAMES, WEAK_NAMES } from "./lexicon/airlines.ts";

/** Finds airlines by what people call them. */
export interface AirlineNames {
  readonly find: PhraseFinder<string>;
  /** True when a name may mean something else. */
  readonly isWeak: (name: string) => boolean;
}

const made = new WeakMap<Gazetteer, AirlineNames>();

const SHORTEST_NAME = 5;

/** "с Аэрофлотом", "Победой", "AZAL-la": one word with an ending. */
function inACase(
  find: PhraseFinder<string>,
  tokens: readonly Token[],
  index: number,
  language: ReadLanguage = "en",
) {
  const token = at(tokens, index);
  if (token.kind !== "word" || token.text.length < SHORTEST_NAME) return undefined;
  for (const { stem } of inflections(token.text, language)) {
    const found = find([{ ...token, low: fold(stem) }], 0);
    if (found) return { ...found, next: index + 1 };
  }
  return undefined;
}

/** Names of airlines, made once for each set of facts. */
export function airlineNames(facts: Gazetteer): AirlineNames {
  const known = made.get(facts);
  if (known) return known;
  const rows: (readonly [string, string])[] = facts.airlines.map(({ code, name }) => [code, name]);
  for (const row of Object.entries(AIRLINE_NICKNAMES)) rows.push(row);
  const find = phraseFinder<string>(() => rows);
  const names: AirlineNames = {
    find: (tokens, index, language) =>
      find(tokens, index) ?? inACase(find, tokens, index, language),
    isWeak: (name: string) => WEAK_NAMES.has(name.toLowerCase()),
  };
  made.set(facts, names);
  return names;
}
