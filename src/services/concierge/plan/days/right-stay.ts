import type { Category } from "../../../../domain/catalogue.ts";
import { fold } from "../../../../reading/fold.ts";
import type { Spot } from "../atlas/atlas.ts";

/** What can only be where there is a sea, snow, a desert or vines, by the words of it. */
const WHERE: readonly (readonly [RegExp, readonly Category[]])[] = [
  [
    /\b(?:div(?:e|es|ing|er)|snorkel|manta|reef|beach|boat part|catamaran|yacht|sail|surf|kite|whale|dolphin|turtle|jet ?ski|open water|padi|dayvinq|dalis|cimerlik|yaxta|delfin)|дайв|погруж|сноркл|манта|скат|риф|пляж|яхт|катамаран|серф|дельфин|кит[ыо]/u,
    ["beach", "islands"],
  ],
  [
    /\b(?:ski(?:ing|s)?\b|snow|sled|sleigh|toboggan|husk|piste|xizek|qarda|kirse)|снег|снеж|лыж|санк|хаски|сноуборд/u,
    ["ski"],
  ],
  [/\b(?:desert|dune|quad|camel|sehra|deve)|пустын|бархан|верблюд|квадроцикл/u, ["desert"]],
];

/** The stays of a trip that a wish can be meant for: dives are for none inland, where another lies by the sea. */
export function placeOf(text: string, spots: readonly Spot[]): (spot: Spot) => boolean {
  const words = fold(text);
  const wanted = WHERE.find(([said]) => said.test(words))?.[1];
  const isOf = ({ destination: { categories } }: Spot) =>
    wanted?.some((one) => categories.includes(one)) === true;
  return wanted && spots.some(isOf) ? isOf : () => true;
}
