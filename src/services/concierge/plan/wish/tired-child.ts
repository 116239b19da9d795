import { fold } from "../../../../reading/fold.ts";
import type { Wish } from "./wish.ts";

const TIRES = /tire|yorul|уста/u;
const CHILD =
  /\b(?:kids?|child|children|son|daughter|toddler|baby|boys?|girls?|little one|young(?:est|er)|usag\p{L}*|usaq\p{L}*|kicik\p{L}*|balaca\p{L}*|korpe\p{L}*|oglum?\p{L}*|qizim?\p{L}*)\b|ребен|малыш|сын|доч|младш|дети|детеи/u;
const ELDER =
  /\b(?:mother|father|mum|mom|dad|grand\p{L}*|granny|parents?|wife|husband|\p{L}*nene\p{L}*|ana[mn]?|ata[mn]?|valideyn\p{L}*|qayinana\p{L}*)\b|бабушк|дедушк|мам[аеуы]|пап[аеуы]|родител/u;

/** "The little one tires quickly" spares the child, and makes nobody frail. */
export function withoutTiredChild(wish: Wish, query: string): Wish {
  const { children, infants } = wish.party;
  if (children + infants === 0) return wish;
  const sentences = fold(query).split(/[.;!?\n]/u);
  const isOfChild = (said: string) => {
    const words = fold(said);
    const around = sentences.find((one) => one.includes(words)) ?? "";
    return TIRES.test(words) && CHILD.test(around) && !ELDER.test(around);
  };
  return {
    ...wish,
    wishes: wish.wishes.filter(({ kind, said }) => kind !== "littleWalking" || !isOfChild(said)),
  };
}
