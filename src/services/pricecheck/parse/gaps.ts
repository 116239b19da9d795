import { at, isMark } from "../../../reading/tokens.ts";
import { is } from "../../../reading/words.ts";
import type { FlightReading, Mention } from "./mentions.ts";

/** How much parts two neighbouring mentions, the least first. */
const GAPS = ["none", "and", "comma", "sentence", "line", "paragraph"] as const;
export type Gap = (typeof GAPS)[number];

/** What stands between a mention and the one before. */
export function gapBefore(
  { tokens }: FlightReading,
  before: Mention | undefined,
  mention: Mention,
): Gap {
  if (!before) return "paragraph";
  const gaps = tokens.slice(before.next, mention.first).map((token, step): Gap => {
    const after = at(tokens, before.next + step + 1);
    // "## 5 March 2027" begins something, as an empty line does.
    if (token.kind === "break") return after.text === "#" ? "paragraph" : "line";
    if (isMark(token, ";?!") || (token.text === "." && !after.glued)) return "sentence";
    if (isMark(token, ",|·•")) return "comma";
    return is.and(token.low) ? "and" : "none";
  });
  if (gaps.filter((gap) => gap === "line").length > 1) return "paragraph";
  return GAPS.findLast((gap) => gaps.includes(gap)) ?? "none";
}
