import type { DayNumber } from "../../../../domain/dates.ts";
import { fold } from "../../../../reading/fold.ts";
import { startReading } from "../../../../reading/reading.ts";
import type { Spot } from "../atlas/atlas.ts";
import { thingsNamed } from "../atlas/things-named.ts";
import { findWishes, interestsIn } from "../understand/interests.ts";
import { COMES_ALONG, FAIR, MEETS, OF_COMPANY } from "../understand/lexicon/company.ts";
import type { Wish } from "./wish.ts";
import { about, calledBy, isOfThings } from "./wished-things.ts";

const MOST_LIKED = 12;

/** A working trip with whether it is to a fair, and with those who come along and what they like. */
export function withCompany(
  wish: Wish,
  query: string,
  there: readonly Spot[],
  today: DayNumber,
): Wish {
  if (!wish.work || query.trim() === "") return wish;
  const isFair = FAIR.test(query) && !MEETS.test(query);
  const working: Wish = isFair ? { ...wish, fair: true } : wish;
  const { adults, children, infants } = wish.party;
  const isAlone = adults + children + infants < 2;
  if (isAlone || !(children + infants > 0 || COMES_ALONG.test(query))) return working;
  const told = query.split(/[.!?;\n]+/u).filter((sentence) => OF_COMPANY.test(sentence));
  const liked = told.flatMap((sentence) => {
    const reading = startReading(sentence, today);
    const found = findWishes(reading);
    return [
      ...thingsNamed(sentence, there).map(calledBy),
      ...found.map(({ kind }) => kind).filter(isOfThings),
      ...interestsIn(reading, found).interests.map(about),
    ];
  });
  // What was heard as theirs is not told as left out.
  const heard = lettersOf(told.join(" "));
  const unplanned = wish.unplanned?.filter((text) => !heard.includes(lettersOf(text)));
  return {
    ...working,
    company: [...new Set(liked)].slice(0, MOST_LIKED),
    ...(unplanned && { unplanned }),
  };
}

function lettersOf(text: string): string {
  return fold(text).replace(/[^\p{L}]/gu, "");
}
