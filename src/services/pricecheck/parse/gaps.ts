import { at } from "../../../reading/tokens.ts";
import { is } from "../../../reading/words.ts";
import type { FlightReading, Mention } from "./mentions.ts";

/** How much parts two neighbouring mentions. */
export type Gap = "none" | "and" | "comma" | "sentence" | "line" | "paragraph";

/** What stands between a mention and the one before. */
export function gapBefore(
  { tokens }: FlightReading,
  before: Mention | undefined,
  mention: Mention,
): Gap {
  if (!before) return "paragraph";
  let lines = 0;
  let [comma, sentence, and] = [false, false, false];
  for (let index = before.next; index < mention.first; index++) {
    const { kind, text, low } = at(tokens, index);
    // "## 5 March 2027" begins something, as an empty line does.
    if (kind === "break") lines += at(tokens, index + 1).text === "#" ? 2 : 1;
    else if (text === ";" || text === "?" || text === "!") sentence = true;
    else if (text === "." && !at(tokens, index + 1).glued) sentence = true;
    else if (text === "," || text === "|" || text === "·" || text === "•") comma = true;
    else if (is.and(low)) and = true;
  }
  if (lines > 1) return "paragraph";
  if (lines === 1) return "line";
  if (sentence) return "sentence";
  if (comma) return "comma";
  return and ? "and" : "none";
}
