import { isMuseum } from "../../../../../src/services/concierge/plan/days/season.ts";
import { nameOf, type Thing } from "./made.ts";

/** The most that a text wants of a kind of things. */
export interface Counted {
  readonly most: number;
  readonly is: (thing: Thing) => boolean;
}

const MORE = String.raw`(?:no more than|more than|at most|maximum|max\.?|не больше|не более|больше|более|максимум|ən çoxu?|maksimum)`;
const NUMBERS: readonly (readonly [most: number, words: string])[] = [
  [1, "one|1|одного|одной|одна|один|bir"],
  [2, "two|2|двух|два|две|iki"],
  [3, "three|3|тр[её]х|три|üç"],
];

const KINDS: readonly (readonly [words: string, is: Counted["is"]])[] = [
  ["museums?|музе\\p{L}*|muzey\\p{L}*", isOfMuseums],
  ["temples?|храм\\p{L}*|məbəd\\p{L}*", (thing) => /\btemple|\bpura\b/iu.test(nameOf(thing).en)],
  ["excursions?|day trips?|экскурси\\p{L}*|ekskursiya\\p{L}*", (thing) => !("parts" in thing)],
];

/** "No more than two museums", "не больше двух музеев"; what is counted by the day is not. */
export function countedIn(text: string): Counted | undefined {
  const kinds = KINDS.map(([words]) => words).join("|");
  for (const [most, number] of NUMBERS)
    for (const [words, is] of KINDS) {
      const said = String.raw`(?:${MORE}\s+(?:${number})\s+(?:${words})|(?<!\p{L})(?:${kinds}|temples)\s+${MORE}\s+(?:${number})(?!\p{L}))`;
      const found = new RegExp(`${said}([^.,;]{0,20})`, "iu").exec(text);
      if (!found || /a day|в день|gün/iu.test(found[1] ?? "")) continue;
      if (new RegExp(words, "iu").test(found[0])) return { most, is };
    }
  return undefined;
}

function isOfMuseums(thing: Thing): boolean {
  return "parts" in thing && (isMuseum(thing) || /museum|galler/iu.test(thing.name.en));
}
