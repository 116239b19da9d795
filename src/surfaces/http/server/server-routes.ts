import type { IncomingMessage } from "node:http";
import type { Guards } from "../admission/guards.ts";
import type { Endpoints } from "../endpoint/mcp-endpoints.ts";
import { sendJson, sendRefusal } from "./answers.ts";
import type { Health } from "./health.ts";
import type { Route, Routes } from "./routes.ts";

export interface RouteDeps {
  readonly endpoints: Endpoints;
  readonly guards: Guards;
  readonly health: () => Promise<Health>;
  /** The origin that a client used to reach us. */
  readonly originOf: (request: IncomingMessage) => string;
  /** Addresses of other surfaces, asked in turn. */
  readonly mounts: readonly Routes[];
}

const MCP_METHODS = ["GET", "POST", "DELETE"];
const RESOURCE_METADATA = "/.well-known/oauth-protected-resource";

/** Every address of the server. */
export function serverRoutes({ endpoints, guards, health, originOf, mounts }: RouteDeps): Routes {
  const { auth, metrics } = guards;

  const healthRoute: Route = {
    name: "/health",
    methods: ["GET", "HEAD"],
    exempt: true,
    anyHost: true,
    async handle({ response }) {
      const report = await health();
      response.setHeader("Cache-Control", "no-store");
      sendJson(response, report.status === "unhealthy" ? 503 : 200, report);
    },
  };

  const metricsRoute: Route = {
    name: "/metrics",
    methods: ["GET", "HEAD"],
    async handle({ request, response, identity }) {
      if (auth.configured && !identity.scopes.has("travel:operate")) {
        return sendRefusal(response, auth.insufficientScope("travel:operate", request));
      }
      const { contentType, body } = await metrics.render();
      response.setHeader("Content-Type", contentType);
      response.end(body);
    },
  };

  const metadataRoute: Route = {
    name: RESOURCE_METADATA,
    methods: ["GET", "HEAD"],
    exempt: true,
    async handle({ request, response }) {
      sendJson(response, 200, auth.metadata?.(originOf(request)));
    },
  };

  function mcpRoute(path: string): Route | undefined {
    const [, , toolset, ...rest] = path.split("/");
    if (rest.length > 0 || toolset === "") return undefined;
    const endpoint = endpoints.find(toolset);
    return (
      endpoint && {
        name: toolset === undefined ? "/mcp" : "/mcp/{toolset}",
        methods: MCP_METHODS,
        // Not where all desks are: there a client without a token must be asked for one.
        anonymous: toolset === "concierge",
        handle: endpoint.handle,
      }
    );
  }

  /** Only of paths that are served: of others a client could make up any number. */
  const mcpRoutes = new Map<string, Route>();

  return (path) => {
    const known = mcpRoutes.get(path);
    if (known) return known;
    if (path === "/health") return healthRoute;
    if (path === "/metrics") return metricsRoute;
    if (
      auth.metadata &&
      (path === RESOURCE_METADATA || path.startsWith(`${RESOURCE_METADATA}/mcp`))
    ) {
      return metadataRoute;
    }
    if (path !== "/mcp" && !path.startsWith("/mcp/")) return firstOf(mounts, path);
    const route = mcpRoute(path);
    if (route) mcpRoutes.set(path, route);
    return route;
  };
}

function firstOf(mounts: readonly Routes[], path: string): Route | undefined {
  for (const find of mounts) {
    const route = find(path);
    if (route) return route;
  }
  return undefined;
}
