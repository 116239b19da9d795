import { at, type Token } from "../../../reading/tokens.ts";
import { find } from "../../../reading/words.ts";

/** "BOARDING 0650", "Gate closes: 07:10", "gate B22", "seat 12C": not the flight's own. */
export function isOtherTime(tokens: readonly Token[], index: number): boolean {
  const before = at(tokens, index - 1).text === ":" ? index - 1 : index;
  return [1, 2].some((back) => find.otherTime(tokens, before - back)?.next === before);
}
