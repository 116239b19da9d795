import { lazilyPer } from "../../../../memory/lazily.ts";
import { fold } from "../../../../reading/fold.ts";
import type { WishKind } from "../../../../reading/lexicon/wishes/kinds.ts";
import { LIMIT_WORDS } from "../understand/lexicon/limit-words.ts";
import type { Wish, WishedDays } from "./wish.ts";

/** What a request may count. */
export const LIMITED = ["sights", "museums", "churches", "temples", "outings"] as const;
export type Limited = (typeof LIMITED)[number];

/** So many of a kind and no more: a day, or in all. */
export interface Limit {
  readonly of: Limited;
  readonly most: number;
  readonly aDay: boolean;
}

const KINDS: Readonly<Record<Limited, WishKind>> = {
  sights: "mostSights",
  museums: "mostMuseums",
  churches: "mostChurches",
  temples: "mostTemples",
  outings: "mostOutings",
};

const START = String.raw`(?<![\p{L}\p{N}])`;
const END = String.raw`(?![\p{L}\p{N}])`;
const word = (words: string) => new RegExp(`${START}(?:${words})${END}`, "gu");
const ANY_NUMBER = `(?:[1-9]|${LIMIT_WORDS.numbers.map(([, words]) => words).join("|")})`;
const NUMBER = word(String.raw`(${ANY_NUMBER})(?:\s*(?:${LIMIT_WORDS.or})\s*(${ANY_NUMBER}))?`);
const CUE = word(LIMIT_WORDS.cues);
const OVER = new RegExp(`^(?:${LIMIT_WORDS.over})${END}`, "u");
const A_DAY = word(LIMIT_WORDS.aDay);
/** Where one thing said ends. */
const CLAUSE = /[,;:.!?()\n—]+/u;
/** Between the words that say it, so many letters at most. */
const NEAR = 16;
const LONGEST_SAID = 80;

/** The limits that a text says, each with the words that say it; `avoided`: "more than two" is the most. */
export function limitsIn(text: string, avoided = false): readonly (Limit & { said: string })[] {
  return text.split(CLAUSE).flatMap((clause) => {
    const limit = limitOf(clause, avoided);
    return limit ? [{ ...limit, said: clause.trim().slice(0, LONGEST_SAID) }] : [];
  });
}

function limitOf(clause: string, avoided: boolean): Limit | undefined {
  const said = fold(clause).trim();
  const aDay = [...said.matchAll(A_DAY)];
  const bare = said.replace(A_DAY, (found) => " ".repeat(found.length));
  const cues = [...bare.matchAll(CUE), ...(avoided ? (OVER.exec(bare) ?? []) : [])].map((cue) =>
    typeof cue === "string" ? { from: 0, to: cue.length } : spanOf(cue),
  );
  for (const of of LIMITED) {
    for (const noun of bare.matchAll(word(LIMIT_WORDS.nouns[of]))) {
      const at = spanOf(noun);
      const numbers = [...bare.matchAll(NUMBER)].filter((one) => isNear(spanOf(one), at));
      for (const number of numbers) {
        const span = spanOf(number);
        // "A day one or two places": how many of them is said without a word for the most.
        const isBound =
          cues.some((cue) => isNear(cue, span) || (isNear(cue, at) && of !== "sights")) ||
          (aDay.length > 0 && (number[2] !== undefined || of === "sights"));
        // Things of a day alone are sights: "one place to stay" is none.
        if (!isBound || (of === "sights" && aDay.length === 0)) continue;
        return { of, most: countOf(number[2] ?? number[1] ?? ""), aDay: aDay.length > 0 };
      }
    }
  }
  return undefined;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

function spanOf({ 0: found, index = 0 }: RegExpMatchArray): Span {
  return { from: index, to: index + found.length };
}

function isNear(one: Span, other: Span): boolean {
  return one.from - other.to <= NEAR && other.from - one.to <= NEAR;
}

function countOf(number: string): number {
  const known = LIMIT_WORDS.numbers.find(([, words]) =>
    new RegExp(`^(?:${words})$`, "u").test(number),
  );
  return Number(known?.[0] ?? number);
}

/** What a wish stands for that counts something: its words are read again. */
const limitOfWish = lazilyPer(({ kind, said }: WishedDays): Limit | undefined => {
  if (kind === "oneBigThing") return { of: "sights", most: 1, aDay: true };
  if (kind === "twoSights") return { of: "sights", most: 2, aDay: true };
  const of = LIMITED.find((one) => KINDS[one] === kind);
  return of && [...limitsIn(said), ...limitsIn(said, true)].find((one) => one.of === of);
});

/** Every limit of a wish, once. */
export const limitsOf = lazilyPer((wish: Wish): readonly Limit[] => {
  const all = wish.wishes.flatMap((one) => limitOfWish(one) ?? []);
  return all.filter(
    (one, at) => all.findIndex((other) => other.of === one.of && other.aDay === one.aDay) === at,
  );
});

/** True for words that say a limit and nothing to do. */
export function isLimit(text: string): boolean {
  return limitsIn(text).length > 0;
}

/** The wish with what its texts count; those of a list to avoid begin with "more than". */
export function withLimits(
  wish: Wish,
  texts: readonly string[],
  avoided: readonly string[] = [],
): Wish {
  const found = [
    ...texts.flatMap((text) => limitsIn(text)),
    ...avoided.flatMap((text) => limitsIn(text, true)),
  ];
  if (found.length === 0) return wish;
  // What is counted by the day is wanted, only not so much of it at once.
  const isWantedByDay = (kind: WishKind) =>
    found.some(
      ({ of, aDay, most }) =>
        aDay &&
        most > 1 &&
        ((of === "museums" && kind === "fewMuseums") ||
          (of === "churches" && kind === "fewChurches")),
    );
  const added = found.map(({ of, said }) => ({ kind: KINDS[of], said }));
  return {
    ...wish,
    wishes: [
      ...wish.wishes.filter(({ kind }) => !isWantedByDay(kind)),
      ...added.filter(
        ({ kind }, at) =>
          added.findIndex((one) => one.kind === kind) === at &&
          !wish.wishes.some((one) => one.kind === kind),
      ),
    ],
  };
}
