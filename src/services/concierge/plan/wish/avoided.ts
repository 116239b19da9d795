import { lazilyPer } from "../../../../memory/lazily.ts";
import { fold } from "../../../../reading/fold.ts";
import type { Thing } from "../atlas/thing-names.ts";
import type { Wish } from "./wish.ts";

const SHORTEST_WORD = 4;
/** Letters of an ending, at most. */
const ENDING = 2;

/** The words of a thing in every language, folded, each with a space before it. */
const toldBy = lazilyPer((thing: Thing): string => {
  const names = Object.values("parts" in thing ? thing.name : thing.title);
  const words = [...names, ...Object.values(thing.text)].flatMap((text) =>
    fold(text).split(/[^\p{L}\p{N}]+/u),
  );
  return ` ${words.join(" ")}`;
});

const stemsOf = lazilyPer(({ avoid = [] }: Wish) => avoid.map(wordStems).filter((one) => one[0]));

function wordStems(item: string): readonly string[] {
  return fold(item)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST_WORD)
    .map((word) => ` ${word.slice(0, Math.max(SHORTEST_WORD, word.length - ENDING))}`);
}

/** True for a thing whose name or text has all the words of what must not be in the plan. */
export function isAvoided(thing: Thing, wish: Wish): boolean {
  if (!wish.avoid || wish.avoid.length === 0) return false;
  return stemsOf(wish).some((stems) => stems.every((stem) => toldBy(thing).includes(stem)));
}

/** The same for one of them. */
export function isOf(item: string, thing: Thing): boolean {
  const stems = wordStems(item);
  return stems.length > 0 && stems.every((stem) => toldBy(thing).includes(stem));
}
