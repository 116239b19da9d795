import { TOOLSETS, type Toolset } from "../../../tools/toolsets.ts";
import type { App } from "../../app.ts";
import { type EndpointDeps, type McpEndpoint, mcpEndpoint } from "./mcp-endpoint.ts";

/** The endpoint of all toolsets, and those of each one. */
export interface McpEndpoints {
  /** Those that have an endpoint of their own. */
  readonly toolsets: readonly Toolset[];
  /** Makes an endpoint when it is first asked for; all toolsets' where none is named. */
  at(toolset?: Toolset): McpEndpoint;
  readonly made: () => readonly McpEndpoint[];
}

export function mcpEndpoints(app: App, deps: Omit<EndpointDeps, "app" | "toolset">): McpEndpoints {
  const made = new Map<Toolset | undefined, McpEndpoint>();
  return {
    toolsets: toolsetsOf(app),
    at(toolset) {
      const known = made.get(toolset);
      if (known) return known;
      const narrowed = toolset === undefined ? app : narrowTo(app, toolset);
      const endpoint = mcpEndpoint({ ...deps, app: narrowed, toolset });
      made.set(toolset, endpoint);
      return endpoint;
    },
    made: () => [...made.values()],
  };
}

/** The toolsets that have a tool. */
export function toolsetsOf({ tools }: App): readonly Toolset[] {
  return TOOLSETS.filter((toolset) => tools.some((tool) => tool.toolset === toolset));
}

/** The tools, resources and prompts of one toolset, and those that belong to none. */
export function narrowTo(app: App, toolset: Toolset): App {
  return {
    ...app,
    tools: app.tools.filter((tool) => tool.toolset === toolset),
    resources: app.resources.filter(({ uri }) => !belongsElsewhere(uri, toolset)),
    prompts: app.prompts.filter((prompt) => (prompt.toolset ?? toolset) === toolset),
  };
}

/** A toolset's resources have its name as scheme: `gds://session/current`. */
function belongsElsewhere(uri: string, toolset: Toolset): boolean {
  const [scheme] = uri.split(":", 1);
  return scheme !== toolset && TOOLSETS.some((known) => known === scheme);
}
