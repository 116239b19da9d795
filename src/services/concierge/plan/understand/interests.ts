import { CATEGORIES, type Category } from "../../../../domain/catalogue.ts";
import { NEEDS, type Need } from "../../../../domain/contracts/concierge/plan.ts";
import { isDenied } from "../../../../reading/denial.ts";
import type { WishKind } from "../../../../reading/lexicon/wishes/kinds.ts";
import {
  each,
  everyPhraseFinder,
  type PhraseFinder,
  saying,
  sayings,
} from "../../../../reading/phrases.ts";
import { findAll, type Reading, textOf } from "../../../../reading/reading.ts";
import { at, type Extent, type Words } from "../../../../reading/tokens.ts";
import { find, is } from "../../../../reading/words.ts";
import type { SaidLength } from "./length.ts";
import { ALSO, MEANT, ONLY_ABOUT, WEIGHTS } from "./lexicon/meant.ts";

export type Style = "economy" | "standard" | "comfort";

const TOPICS = [...CATEGORIES, ...NEEDS];
const findTopics = everyPhraseFinder<string>(
  each(({ trip }) => TOPICS.map((name) => [name, trip?.interests[name] ?? ""] as const)),
);
const STYLES = ["comfort", "economy", "standard"] as const;
const styles = STYLES.map((style) => {
  const more = style === "comfort" ? "luxury" : "";
  return saying(({ trip }) => `${trip?.styles[style] ?? ""}|${trip?.interests[more] ?? ""}`);
});
/** What the trip is to be about, by the words that were used; "no beach" is no wish. */
export function interestsIn(
  reading: Words,
  wishes: readonly SaidWish[] = [],
  /** Names of places, which say nothing by their words: "the Sea of Galilee" is no beach. */
  names: readonly Extent[] = [],
): { interests: Category[]; needs: Need[] } {
  const wanted = new Map<string, number>();
  const explained = wishes.filter(({ kind }) => MEANT[kind] !== undefined);
  for (const { kind, first } of explained)
    for (const name of MEANT[kind] ?? []) wanted.set(name, first);
  const spans = [...explained, ...names.filter(({ first, next }) => next > first + 1)];
  for (const first of reading.tokens.keys()) {
    if (spans.some((span) => first >= span.first && first < span.next)) continue;
    // "bazar günü" is a Sunday and no market.
    if ((find.weekday(reading, first, "own")?.next ?? 0) > first + 1) continue;
    for (const { value, next } of findTopics(reading, first)) {
      const isIt: PhraseFinder<unknown> = (words, at) =>
        findTopics(words, at).find((other) => other.value === value);
      if (!isDenied(reading, { first, next }, isIt))
        wanted.set(value, Math.min(first, wanted.get(value) ?? first));
    }
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

/** "at an easy pace", "спокойно", "retired". */
export function isRelaxed(reading: Words): boolean {
  return isSaid(reading, find.relaxed);
}

/** "meetings in London", "по работе"; "business class" is no work. */
export function worksIn(reading: Words): boolean {
  const taken = new Uint8Array(reading.tokens.length);
  const said = findAll({ ...reading, taken }, (index) => find.work(reading, index, "own"));
  return said.some(({ value, first }) => value === "yes" && !is.not(at(reading, first - 1).low));
}

export function isWork(reading: Words, index: number): boolean {
  return find.work(reading, index, "own")?.value === "yes";
}

/** How far a count of days may stand from the work that it counts. */
const NEAR_WORK = 5;

/** "two days of meetings", "business 3 days": how many of the days are for work. */
export function workDaysIn(reading: Words, lengths: readonly SaidLength[]): number | undefined {
  const steps = [...Array(NEAR_WORK).keys()];
  // What stands behind a length speaks of it before what stands in front.
  const said =
    lengths.find(({ next }) => steps.some((step) => isWork(reading, next + step))) ??
    lengths.find(({ first }) => steps.some((step) => isWork(reading, first - 1 - step)));
  return said?.days;
}

/** "a long weekend", "на выходные". */
export function isOnWeekend(reading: Words): boolean {
  return reading.tokens.some((_, index) => find.weekend(reading, index, "own") !== undefined);
}

/** "days of meetings", "дня отдыха", "days skiing": what days are for. */
export function isDoing(reading: Words, index: number): boolean {
  if (is.betweenDayAndMonth(at(reading, index).low)) return true;
  if (findTopics(reading, index).length > 0 || find.leisure(reading, index, "own")) return true;
  return isWork(reading, index);
}

/** Whether a thing is said and not denied. */
function isSaid(reading: Words, finder: PhraseFinder<true>): boolean {
  return reading.tokens.some((_, first) => {
    const found = finder(reading, first, "own");
    return found !== undefined && !isDenied(reading, { first, next: found.next }, finder);
  });
}

/** A thing that was asked for by name. */
export interface Wished {
  readonly kind: WishKind;
  /** The words that say it, as written. */
  readonly said: string;
}

/** A wish where it stands in the text. */
type SaidWish = Wished & Extent;

/** As much of the words as is kept. */
const LONGEST = 80;
const findWish = sayings<WishKind>(({ trip }) => trip?.wishes ?? {});

/** Every wish of a text, in its order; "no boat" is none. */
export function findWishes(reading: Reading): readonly SaidWish[] {
  const said = findAll({ ...reading, taken: new Uint8Array(reading.tokens.length) }, (first) => {
    const wish = findWish(reading, first, "own");
    return wish && { ...wish, said: textOf(reading, first, wish.next).slice(0, LONGEST) };
  });
  return said
    .filter((one) => !isDenied(reading, one, findWish))
    .map(({ value, said: words, first, next }) => ({ kind: value, said: words, first, next }));
}

/** Each kind once, with what it says beside itself. */
export function wishesOf(
  found: readonly SaidWish[],
  about: readonly Category[],
): readonly Wished[] {
  const wished = new Map<WishKind, Wished>();
  for (const { kind, said } of found) {
    const theme = ONLY_ABOUT[kind];
    if (theme !== undefined && !about.includes(theme)) continue;
    for (const one of [kind, ALSO[kind] ?? kind])
      if (!wished.has(one)) wished.set(one, { kind: one, said });
  }
  return [...wished.values()];
}
