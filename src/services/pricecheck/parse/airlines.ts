import { inflections } from "../../../reading/inflections.ts";
import type { ReadLanguage } from "../../../reading/lexicon/types.ts";
import { nameFinder, type PhraseFinder } from "../../../reading/phrases.ts";
import { at, tokenOf, type Words } from "../../../reading/tokens.ts";
import type { Gazetteer } from "../../../suppliers/gazetteer.ts";
import { AIRLINE_NICKNAMES } from "./lexicon/airlines.ts";

const made = new WeakMap<Gazetteer, PhraseFinder<string>>();

const SHORTEST_NAME = 5;

/** "с Аэрофлотом", "Победой", "AZAL-la": one word with an ending. */
function inACase(
  find: PhraseFinder<string>,
  reading: Words,
  index: number,
  language: ReadLanguage = "en",
) {
  const token = at(reading, index);
  if (token.kind !== "word" || token.text.length < SHORTEST_NAME) return undefined;
  for (const { stem } of inflections(token.text, language)) {
    const found = find({ tokens: [tokenOf("word", stem)] }, 0);
    if (found) return { ...found, next: index + 1 };
  }
  return undefined;
}

/** Finds airlines by what people call them; made once for each set of facts. */
export function airlineNames(facts: Gazetteer): PhraseFinder<string> {
  const known = made.get(facts);
  if (known) return known;
  const rows: (readonly [string, string])[] = facts.airlines.map(({ code, name }) => [code, name]);
  for (const row of Object.entries(AIRLINE_NICKNAMES)) rows.push(row);
  const find = nameFinder(rows);
  const named: PhraseFinder<string> = (reading, index, only) =>
    find(reading, index) ?? inACase(find, reading, index, only && reading.language);
  made.set(facts, named);
  return named;
}
