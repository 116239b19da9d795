import { lookUp } from "../../../reading/names.ts";
import { nameFinder, type PhraseFinder } from "../../../reading/phrases.ts";
import { at, tokenOf } from "../../../reading/tokens.ts";
import type { Gazetteer } from "../../../suppliers/gazetteer.ts";
import { AIRLINE_NICKNAMES } from "./lexicon/airlines.ts";

const made = new WeakMap<Gazetteer, PhraseFinder<string>>();

const SHORTEST_NAME = 5;

/** Finds airlines by what people call them; made once for each set of facts. */
export function airlineNames(facts: Gazetteer): PhraseFinder<string> {
  const known = made.get(facts);
  if (known) return known;
  const rows: (readonly [string, string])[] = facts.airlines.map(({ code, name }) => [code, name]);
  for (const row of Object.entries(AIRLINE_NICKNAMES)) rows.push(row);
  const find = nameFinder(rows);
  const asWord = (name: string) => find({ tokens: [tokenOf("word", name)] }, 0)?.value;
  const named: PhraseFinder<string> = (reading, index, only) => {
    const found = find(reading, index);
    const { kind, text } = at(reading, index);
    if (found || kind !== "word" || text.length < SHORTEST_NAME) return found;
    // "с Аэрофлотом", "Победой", "AZAL-la": one word with an ending.
    const meant = lookUp(text, (only && reading.language) ?? "en", asWord);
    return meant && { value: meant.value, next: index + 1 };
  };
  made.set(facts, named);
  return named;
}
