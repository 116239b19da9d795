import { CATEGORIES, type Category } from "../../../../domain/catalogue.ts";
import { NEEDS, type Need } from "../../../../domain/contracts/concierge/plan.ts";
import { isDenied } from "../../../../reading/denial.ts";
import { BESIDE_PRICE, OWN_FLIGHTS } from "../../../../reading/lexicon/patterns.ts";
import type { WishKind } from "../../../../reading/lexicon/wishes/kinds.ts";
import { type PhraseFinder, saying, sayings } from "../../../../reading/phrases.ts";
import { findEvery, type Reading, textOf } from "../../../../reading/reading.ts";
import {
  at,
  backFrom,
  type Extent,
  matchAt,
  onFrom,
  type Words,
} from "../../../../reading/tokens.ts";
import { find, is } from "../../../../reading/words.ts";
import type { Style, Wished } from "../wish/wish.ts";
import type { SaidLength } from "./length.ts";
import { ALSO, MEANT, ONLY_ABOUT, WEIGHTS } from "./lexicon/meant.ts";

const TOPICS = [...CATEGORIES, ...NEEDS].map((name) => ({
  name,
  finder: saying(({ trip }) => trip?.interests[name] ?? ""),
}));
const STYLES = ["comfort", "economy", "standard"] as const;
const findStyle = sayings<Style>(({ trip }) => trip?.styles ?? {});

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
    for (const { name, finder } of TOPICS) {
      const { next } = finder(reading, first, "own") ?? {};
      if (next && !isDenied(reading, { first, next }, finder))
        wanted.set(name, Math.min(first, wanted.get(name) ?? first));
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
  const said = saidIn(reading, findStyle);
  return STYLES.find((style) => said.some(({ value }) => value === style));
}

/** "at an easy pace", "спокойно", "retired". */
export function isRelaxed(reading: Words): boolean {
  return saidIn(reading, find.relaxed).length > 0;
}

/** "meetings in London", "по работе"; "business class" is no work. */
export function worksIn(reading: Words): boolean {
  return saidIn(reading, find.work).some(({ value }) => value === "yes");
}

export function isWork(reading: Words, index: number): boolean {
  return find.work(reading, index, "own")?.value === "yes";
}

/** How far a count of days may stand from the work that it counts. */
const NEAR_WORK = 5;

/** "two days of meetings", "business 3 days": how many of the days are for work. */
export function workDaysIn(reading: Words, lengths: readonly SaidLength[]): number | undefined {
  const isIts = (index: number) => isWork(reading, index);
  // What stands behind a length speaks of it before what stands in front.
  const said =
    lengths.find(({ next }) => onFrom(reading, next, NEAR_WORK).some(isIts)) ??
    lengths.find(({ first }) => backFrom(reading, first, NEAR_WORK).some(isIts));
  return said?.days;
}

/** "a long weekend", "на выходные". */
export function isOnWeekend(reading: Words): boolean {
  return reading.tokens.some((_, index) => find.weekend(reading, index, "own") !== undefined);
}

/** "days of meetings", "дня отдыха", "days skiing": what days are for. */
export function isDoing(reading: Words, index: number): boolean {
  if (is.betweenDayAndMonth(at(reading, index).low)) return true;
  if ([findWish, ...TOPICS.map(({ finder }) => finder)].some((one) => one(reading, index, "own")))
    return true;
  return find.leisure(reading, index, "own") !== undefined || isWork(reading, index);
}

/** What is said of some things and not denied. */
function saidIn<T>(reading: Words, finder: PhraseFinder<T>) {
  const found = findEvery(reading, (index) => finder(reading, index, "own"));
  return found.filter((one) => !isDenied(reading, one, finder));
}

/** A wish where it stands in the text. */
type SaidWish = Wished & Extent;

/** As much of the words as is kept. */
const LONGEST = 80;
const findWish = sayings<WishKind>(({ trip }) => trip?.wishes ?? {});

/** Every wish of a text, in its order; "no boat" is none. */
export function findWishes(reading: Reading): readonly SaidWish[] {
  const bought = findEvery(reading, (index) => matchAt(reading, index, OWN_FLIGHTS));
  const own = bought.map((one) => ({ ...one, value: "ownFlights" as const }));
  return [...saidIn(reading, findWish), ...own].map(({ value, first, next }) => {
    const said = textOf(reading, first, next).slice(0, LONGEST);
    // «1200 евро без перелёта» is what the money is for, and no wish to stay on the ground.
    const isBudget =
      value === "noFlying" && findApart(reading, first) && matchAt(reading, first, BESIDE_PRICE);
    return { kind: isBudget ? "flightsApart" : value, said, first, next };
  });
}

const findApart = saying(({ trip }) => trip?.wishes.flightsApart ?? "");
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
