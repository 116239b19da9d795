import { isOr } from "../../../../reading/words.ts";
import type { Found } from "./names.ts";
import type { Text } from "./text.ts";

/** "Barcelona or Lisbon?", "Romaya, yoxsa Barselonaya?": which of two is still open. */
export function isChoice({ plain }: Text, found: readonly Found[]): boolean {
  return found.some((one, place) => {
    const next = found[place + 1];
    if (!next) return false;
    const between =
      plain()
        .slice(one.end, next.at)
        .match(/\p{L}+/gu) ?? [];
    return between.length < 3 && between.some(isOr);
  });
}
