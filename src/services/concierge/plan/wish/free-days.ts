import { fold } from "../../../../reading/fold.ts";
import { FREE_DAY } from "../understand/lexicon/free-day-words.ts";
import type { Wish } from "./wish.ts";

/** Where one thing said ends. */
const CLAUSE = /[,;:.!?()\n—]+/u;

/** The wish with the clauses that ask for a day of one's own: "one free day", "bazar günü sərbəst olsun". */
export function withFreeDays(wish: Wish, must: readonly string[], query: string): Wish {
  // Who works has free days behind the work; a day off the skis has things of its own.
  if (wish.work || wish.interests.includes("ski")) return wish;
  const said = [must, query.split(CLAUSE)]
    .map((texts) => texts.filter((text) => FREE_DAY.test(fold(text))))
    .find((texts) => texts.length > 0);
  return said ? { ...wish, freeDays: said.slice(0, MOST) } : wish;
}

const MOST = 2;
