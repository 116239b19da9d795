import type { Desk } from "../../desk.ts";
import { type Endpoint, type EndpointDeps, mcpEndpoint } from "./mcp-endpoint.ts";
import { oneDesk } from "./one-desk.ts";

/** The endpoint of all desks, and those of each one, made when first asked for. */
export interface Endpoints {
  /** `undefined` for a desk that is not served. */
  find(toolset?: string): Endpoint | undefined;
  readonly made: () => readonly Endpoint[];
}

export function mcpEndpoints<S>(
  desk: Desk<S>,
  deps: Omit<EndpointDeps<S>, "desk" | "toolset">,
): Endpoints {
  const made = new Map<string | undefined, Endpoint>();
  return {
    find(toolset) {
      const known = made.get(toolset);
      if (known) return known;
      const narrowed = toolset === undefined ? desk : oneDesk(desk, toolset);
      if (!narrowed) return undefined;
      const endpoint = mcpEndpoint({ ...deps, desk: narrowed, toolset });
      made.set(toolset, endpoint);
      return endpoint;
    },
    made: () => [...made.values()],
  };
}
