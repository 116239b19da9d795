import { TravelError } from "../domain/errors.ts";
import { nearest } from "../text/nearest.ts";
import type { Effect } from "./define.ts";
import type { Toolset } from "./toolsets.ts";

/** Which tools an operator wants served. */
export interface Selection {
  readonly toolsets?: readonly Toolset[];
  readonly tools?: readonly string[];
  readonly excludeTools?: readonly string[];
  readonly readOnly?: boolean;
}

interface Selectable {
  readonly name: string;
  readonly toolset: Toolset;
  readonly effect: Effect;
}

/**
 * Toolsets and named tools add up; naming only tools serves only those. What is excluded is out
 * whatever else was said, and read-only beats everything, so that neither can be undone by a slip.
 */
export function selectTools<T extends Selectable>(
  tools: readonly T[],
  selection: Selection,
): readonly T[] {
  const named = new Set(knownNames(tools, selection.tools));
  const excluded = new Set(knownNames(tools, selection.excludeTools));
  const toolsets = selection.toolsets && new Set(selection.toolsets);
  const chosen = tools.filter((tool) => {
    if (excluded.has(tool.name)) return false;
    if (selection.readOnly && tool.effect !== "read") return false;
    if (named.has(tool.name)) return true;
    return toolsets ? toolsets.has(tool.toolset) : named.size === 0;
  });
  if (chosen.length > 0) return chosen;
  throw new TravelError("invalid", "These settings leave no tool to serve", {
    reason: "no_tools",
    hint: "Widen --toolsets or --tools, or drop --exclude-tools or --read-only.",
  });
}

function knownNames(
  tools: readonly Selectable[],
  names: readonly string[] = [],
): readonly string[] {
  const known = tools.map((tool) => tool.name);
  for (const name of names) {
    if (!known.includes(name)) {
      const meant = nearest(name, known);
      throw new TravelError("invalid", `There is no tool called '${name}'`, {
        reason: "unknown_tool",
        field: "tools",
        value: name,
        hint: meant ? `Did you mean "${meant}"?` : `The tools are ${known.join(", ")}.`,
      });
    }
  }
  return names;
}
