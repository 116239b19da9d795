import { CATEGORIES, type Category } from "../../../../domain/catalogue.ts";
import { NEEDS, type Need } from "../../../../domain/contracts/concierge/plan.ts";
import { isDenied } from "../../../../reading/denial.ts";
import { each, type PhraseFinder, phraseFinder, saying } from "../../../../reading/phrases.ts";
import { findAll, type Reading } from "../../../../reading/reading.ts";
import { at } from "../../../../reading/tokens.ts";
import { find, is } from "../../../../reading/words.ts";
import type { SaidLength } from "./length.ts";
import { MEANT, WEIGHTS } from "./lexicon/meant.ts";
import type { findWishes } from "./wishes.ts";

/** Words of one language, or of any. */
type Words = Pick<Reading, "tokens"> & { readonly language?: Reading["language"] };

export type Style = "economy" | "standard" | "comfort";

// Each thing has a finder of its own: a word may speak of several.
const finders = new Map(
  [...CATEGORIES, ...NEEDS].map((name) => [
    name,
    saying(({ trip }) => trip?.interests[name] ?? ""),
  ]),
);
const STYLES = ["comfort", "economy", "standard"] as const;
const styles = STYLES.map((style) => {
  const more = style === "comfort" ? "luxury" : "";
  return saying(({ trip }) => `${trip?.styles[style] ?? ""}|${trip?.interests[more] ?? ""}`);
});
const findWork = phraseFinder<boolean>(
  each(({ trip }) => [
    [true, trip?.work.yes ?? ""],
    [false, trip?.work.no ?? ""],
  ]),
);

/** What the trip is to be about, by the words that were used; "no beach" is no wish. */
export function interestsIn(
  reading: Words,
  wishes: ReturnType<typeof findWishes> = [],
  /** Names of places, which say nothing by their words: "the Sea of Galilee" is no beach. */
  names: readonly { readonly first: number; readonly next: number }[] = [],
): { interests: Category[]; needs: Need[] } {
  const wanted = new Map<string, number>();
  const explained = wishes.filter(({ kind }) => MEANT[kind] !== undefined);
  for (const { kind, first } of explained)
    for (const name of MEANT[kind] ?? []) wanted.set(name, first);
  const spans = [...explained, ...names.filter(({ first, next }) => next > first + 1)];
  // Told once: every finder asks for every word.
  const own = reading.tokens.map(
    (_, index) =>
      spans.every(({ first, next }) => index < first || index >= next) &&
      // "bazar günü" is a Sunday and no market.
      (find.weekday(reading.tokens, index, reading.language)?.next ?? 0) <= index + 1,
  );
  for (const [name, find] of finders) {
    const first = firstSaid(reading, find, own);
    if (first >= 0) wanted.set(name, Math.min(first, wanted.get(name) ?? first));
  }
  const weight = (one: Category) => WEIGHTS[one] ?? 1;
  return {
    interests: CATEGORIES.filter((category) => wanted.has(category)).sort(
      (a, b) => weight(b) - weight(a) || (wanted.get(a) ?? 0) - (wanted.get(b) ?? 0),
    ),
    needs: NEEDS.filter((need) => wanted.has(need)),
  };
}

export function styleIn(reading: Words): Style | undefined {
  return STYLES.find((_, place) => styles[place] && isSaid(reading, styles[place]));
}

const findRelaxed = saying(({ trip }) => trip?.relaxed ?? "");

/** "at an easy pace", "спокойно", "retired". */
export function isRelaxed(reading: Words): boolean {
  return isSaid(reading, findRelaxed);
}

/** "meetings in London", "по работе"; "business class" is no work. */
export function worksIn({ tokens, language }: Words): boolean {
  const taken = new Uint8Array(tokens.length);
  const said = findAll({ tokens, taken }, (index) => findWork(tokens, index, language));
  return said.some(({ value, first }) => value && !is.not(at(tokens, first - 1).low));
}

/** How far a count of days may stand from the work that it counts. */
const NEAR_WORK = 5;

/** "two days of meetings", "business 3 days": how many of the days are for work. */
export function workDaysIn(reading: Words, lengths: readonly SaidLength[]): number | undefined {
  const isWork = (index: number) =>
    index >= 0 && findWork(reading.tokens, index, reading.language)?.value === true;
  const steps = [...Array(NEAR_WORK).keys()];
  // What stands behind a length speaks of it before what stands in front.
  const said =
    lengths.find(({ next }) => steps.some((step) => isWork(next + step))) ??
    lengths.find(({ first }) => steps.some((step) => isWork(first - 1 - step)));
  return said?.days;
}

/** "a long weekend", "на выходные". */
export function isOnWeekend({ tokens, language }: Words): boolean {
  return tokens.some((_, index) => find.weekend(tokens, index, language) !== undefined);
}

const findLeisure = saying(({ trip }) => trip?.leisure ?? "");

/** "days of meetings", "дня отдыха", "days skiing": what days are for. */
export function isDoing({ tokens, language }: Words, index: number): boolean {
  const { kind, low } = at(tokens, index);
  if (kind !== "word") return false;
  if (is.betweenDayAndMonth(low)) return true;
  const named = [findWork, findLeisure, ...finders.values()];
  return named.some((find) => find(tokens, index, language)?.value === true);
}

function isSaid(reading: Words, find: PhraseFinder<true>): boolean {
  return firstSaid(reading, find) >= 0;
}

/** Where a thing is said and not denied; before the text where it is not. */
function firstSaid(reading: Words, find: PhraseFinder<true>, own?: readonly boolean[]): number {
  return reading.tokens.findIndex((_, first) => {
    if (own?.[first] === false) return false;
    const found = find(reading.tokens, first, reading.language);
    return found !== undefined && !isDenied(reading, { first, next: found.next }, find);
  });
}
