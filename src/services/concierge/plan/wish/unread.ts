import { shorten } from "../../../../text/shorten.ts";
import type { Unread } from "./wish.ts";

/** As much of a field as an answer may repeat. */
export const LONGEST_QUOTE = 40;

/** A field that was filled in and of which nothing was made. */
export function unreadIn(
  field: Unread["field"],
  given: string | undefined,
  read: unknown,
): Unread[] {
  const text = (given ?? "").replace(/\p{Cc}+/gu, " ").trim();
  return text === "" || read !== undefined ? [] : [{ field, text: shorten(text, LONGEST_QUOTE) }];
}
