import { TravelError } from "../domain/errors.ts";
import { TOOLSETS, type Toolset } from "../tools/toolsets.ts";

/** Desks by their names; all where none are named. */
export function knownToolsets(
  words: readonly string[] | undefined,
): readonly Toolset[] | undefined {
  return words?.map((word) => {
    const known = TOOLSETS.find((toolset) => toolset === word);
    if (known) return known;
    throw new TravelError("invalid", `toolsets: there is no desk '${word}'`, {
      reason: "unknown_toolset",
      field: "toolsets",
      value: word,
      hint: `Use ${TOOLSETS.join(", ")}.`,
    });
  });
}
