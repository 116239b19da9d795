import { fold } from "../../../../reading/fold.ts";
import type { WishKind } from "../../../../reading/lexicon/wishes/kinds.ts";
import { startReading } from "../../../../reading/reading.ts";
import { findWishes, interestsIn } from "../understand/interests.ts";
import { SOME_WORDS } from "../understand/lexicon/some-words.ts";
import { careOf, caresIn } from "./cares.ts";
import type { Wish } from "./wish.ts";

/** A need, and of how many of the group it is. */
export type OfSome = readonly [kind: WishKind, heads: number];

/** From so many on people who travel together go their own ways for an hour. */
const A_GROUP = 6;
const SENTENCE = /[.;!?\n]+/u;
const JOINT = /,|\s(?:and|и|və|ve)\s/iu;
const START = String.raw`(?<![\p{L}\p{N}])`;
const END = String.raw`(?![\p{L}\p{N}])`;
const NUMBERS = SOME_WORDS.numbers.map(([, words]) => words).join("|");
const COUNTED = new RegExp(
  String.raw`${START}(${NUMBERS})\s+(?:\p{L}+\s+)?(?:${SOME_WORDS.people})${END}`,
  "u",
);
const FOR_SO = new RegExp(String.raw`${START}(?:${SOME_WORDS.forSo})\s+(${NUMBERS})${END}`, "u");
const ONE = new RegExp(`${START}(?:${SOME_WORDS.one})${END}`, "u");

/** How a need of the table is called as a wish. */
const AS_WISH: Readonly<Record<string, WishKind>> = {
  vegetarian: "vegetarianFood",
  halal: "halalFood",
};

/**
 * The wish with the needs of fewer than half of a group apart: the operator sees to them, and what
 * the others do is not left out for them. In a family what one may not do nobody does.
 */
export function withSome(wish: Wish, texts: readonly string[]): Wish {
  const { adults, children, infants } = wish.party;
  const all = adults + children + infants;
  if (wish.partyFrom === "default") return wish;
  const some = new Map<WishKind, number>();
  const others = new Set<WishKind>();
  for (const part of texts.flatMap(partsOf)) {
    const heads = headsOf(part);
    const isFew = heads !== undefined && heads * 2 < all;
    for (const kind of needsIn(part)) {
      const isOfBody = careOf(kind) === "health" || kind === "littleWalking";
      if (!isFew || (isOfBody && (all < A_GROUP || children > 0))) others.add(kind);
      else some.set(kind, Math.max(heads, some.get(kind) ?? 0));
    }
  }
  for (const kind of others) some.delete(kind);
  const gone = new Set(some.keys());
  // Who eats nothing of animals is a vegetarian without a word of it.
  if ((some.get("vegan") ?? 0) >= (some.get("vegetarianFood") ?? 0) && some.has("vegan"))
    some.delete("vegetarianFood");
  if (some.size === 0) return wish;
  return {
    ...wish,
    needs: wish.needs.filter((one) => !gone.has(AS_WISH[one] ?? "ownName")),
    wishes: wish.wishes.filter(({ kind }) => !gone.has(kind)),
    ofSome: [...some],
  };
}

/** What is said of the same people: what stands in brackets or behind a colon goes on with it. */
function partsOf(text: string): readonly string[] {
  return text.split(SENTENCE).flatMap((sentence) => {
    const aside = /[(:]([^)]*)\)?/u.exec(sentence);
    const before = aside ? sentence.slice(0, aside.index) : sentence;
    const after = aside ? sentence.slice(aside.index + aside[0].length) : "";
    const parts = before.split(JOINT);
    const last = parts.pop() ?? "";
    const isOfSome = headsOf(last) !== undefined;
    const inside = aside?.[1] ?? "";
    const behind = isOfSome ? [`${last}, ${inside}`] : [last, ...inside.split(JOINT)];
    return [...parts, ...behind, ...after.split(JOINT)];
  });
}

function headsOf(part: string): number | undefined {
  const said = fold(part);
  const number = COUNTED.exec(said)?.[1] ?? FOR_SO.exec(said)?.[1];
  if (number === undefined) return ONE.test(said) ? 1 : undefined;
  const known = SOME_WORDS.numbers.find(([, words]) => words.split("|").includes(number));
  return known && Number(known[0]);
}

function needsIn(part: string): readonly WishKind[] {
  const reading = startReading(part, 0);
  const wishes = findWishes(reading);
  const { needs } = interestsIn(reading, wishes);
  const told = [...caresIn(part), ...wishes].map(({ kind }) => kind);
  return [
    ...new Set([
      ...needs.flatMap((one) => AS_WISH[one] ?? []),
      ...told.filter((kind) => careOf(kind) !== undefined || OF_ONE.has(kind)),
    ]),
  ];
}

/** What else one of a group may need or leave alone. */
const OF_ONE: ReadonlySet<WishKind> = new Set([
  "vegan",
  "noAlcohol",
  "alcoholFree",
  "kosher",
  "littleWalking",
]);
