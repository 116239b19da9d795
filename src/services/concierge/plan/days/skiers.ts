import type { CataloguePlace } from "../../../../domain/catalogue.ts";
import { fold } from "../../../../reading/fold.ts";
import type { WishKind } from "../../../../reading/lexicon/wishes/kinds.ts";
import { hasChildren } from "../route/theme.ts";
import type { Wish } from "../wish/wish.ts";

/** Who is taught on the slopes: none, all of the grown-ups, some of them, the children, or a whole family. */
export type Skiers = "skilled" | "beginners" | "mixed" | "school" | "family";

/** Words by which a school is said to be for children, and those by which somebody has never skied. */
const OF_CHILDREN =
  /child|kid|boy|girl|\bson\b|daughter|year|little|usaq|oglan|oglum|qiz|balaca|детск|детеи|дете|ребен|мальчи|девочк|сын|доч/u;
const OF_FIRST_TIMERS =
  /begin|novice|never|first|new to|learn|yeni|teze|hec vaxt|ilk defe|oyren|tecrubesiz|новичк|начина|первый|впервые|никогда|науч|учи|встать/u;

/**
 * A school that was asked for is for the children where there are some, unless its words say that
 * the party has never skied; beside those who ski already it is for the others.
 */
export function skiersOf(wish: Pick<Wish, "wishes" | "party" | "ages">): Skiers {
  const said = (wanted: WishKind) => wish.wishes.find(({ kind }) => kind === wanted)?.said;
  const others = said("skiersToo") !== undefined || said("freeride") !== undefined;
  // In a party that never skied the grown-ups learn, too, while the children do.
  if (said("novices") !== undefined && !others) return hasChildren(wish) ? "family" : "beginners";
  const school = said("skiSchool");
  if (school === undefined) return "skilled";
  const words = fold(school);
  const isForChildren = OF_CHILDREN.test(words) || !OF_FIRST_TIMERS.test(words);
  if (hasChildren(wish) && (isForChildren || others)) return "school";
  return others ? "mixed" : "beginners";
}

const NUMBERS: readonly (readonly [RegExp, number])[] = [
  [/(?<![\p{L}\d])(?:2|two|iki|два)(?![\p{L}\d])/u, 2],
  [/(?<![\p{L}\d])(?:3|three|uc|три)(?![\p{L}\d])/u, 3],
  [/(?<![\p{L}\d])(?:4|four|dord|четыре)(?![\p{L}\d])/u, 4],
  [/(?<![\p{L}\d])(?:5|five|bes|пять)(?![\p{L}\d])/u, 5],
];
const OF_DAYS = /\bdays?\b|\blessons? x|(?<!\p{L})(?:gun|дн|дня)/u;

/** On how many days lessons were asked for, where that was said: "lessons first 2 days". */
export function lessonDaysOf({ wishes }: Pick<Wish, "wishes">): number | undefined {
  const said = fold(wishes.find(({ kind }) => kind === "skiSchool")?.said ?? "");
  return OF_DAYS.test(said) ? NUMBERS.find(([words]) => words.test(said))?.[1] : undefined;
}

/** True where somebody is taught: the days are told lesson by lesson, on one slope. */
export function isTaught(wish: Wish): boolean {
  return skiersOf(wish) !== "skilled";
}

/** A slope that tells of lessons. */
const FOR_LEARNERS = /\blessons?\b|\blearn(?:ers)?\b/i;

export function isForLearners({ categories, text }: CataloguePlace): boolean {
  return categories[0] === "ski" && FOR_LEARNERS.test(text.en);
}

/** Who skis already is sent to no learners' slope where there is another. */
export function slopesFor(
  wish: Wish,
  places: readonly CataloguePlace[],
): readonly CataloguePlace[] {
  if (isTaught(wish)) return places;
  const others = places.filter((one) => !isForLearners(one));
  return others.length > 0 ? others : places;
}

/** Smaller children slide and do not ski. */
const LEAST_AGE = 4;

/** Those of the party who need skis and a lift pass: not who stays below, nor the smallest. */
export function skiersAmong(
  wish: Pick<Wish, "wishes" | "party" | "ages">,
): Pick<Wish["party"], "adults" | "children"> {
  const { party, ages } = wish;
  const isStaying = wish.wishes.some(({ kind }) => kind === "nonSkier");
  const small = ages.filter((age) => age >= INFANT && age < LEAST_AGE).length;
  return {
    adults: Math.max(1, party.adults - (isStaying ? 1 : 0)),
    children: Math.max(0, party.children - small),
  };
}

/** Younger ones are counted apart. */
const INFANT = 2;
