import { TOOLSETS, type Toolset } from "../../../tools/toolsets.ts";
import type { Desk } from "../../desk.ts";

/** The desk reduced to one toolset; `undefined` when it has no tools of it. */
export function oneDesk<S>(desk: Desk<S>, name: string): Desk<S> | undefined {
  const toolset = TOOLSETS.find((known) => known === name);
  const tools = desk.tools.filter((tool) => tool.toolset === toolset);
  if (toolset === undefined || tools.length === 0) return undefined;
  return {
    ...desk,
    tools,
    resources: desk.resources.filter(({ uri }) => !belongsElsewhere(uri, toolset)),
    prompts: desk.prompts.filter((prompt) => (prompt.toolset ?? toolset) === toolset),
  };
}

/** A resource of one desk has its name as scheme: `gds://session/current`. */
function belongsElsewhere(uri: string, toolset: Toolset): boolean {
  const [scheme] = uri.split(":", 1);
  return scheme !== toolset && TOOLSETS.some((known) => known === scheme);
}
