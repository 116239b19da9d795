import type { IncomingMessage } from "node:http";
import { anybody, type Guards } from "../admission/guards.ts";
import type { McpEndpoints } from "../endpoint/mcp-endpoint.ts";
import { sendJson, sendRefusal } from "./answers.ts";
import type { Health } from "./health.ts";
import type { Route } from "./router.ts";

export interface RouteDeps {
  readonly endpoints: McpEndpoints;
  readonly guards: Guards;
  readonly health: () => Promise<Health>;
  /** The origin that a client used to reach us. */
  readonly originOf: (request: IncomingMessage) => string;
}

const READ = ["GET", "HEAD"];
const MCP_METHODS = ["GET", "POST", "DELETE"];
const RESOURCE_METADATA = "/.well-known/oauth-protected-resource";

/** MCP, and what every server answers besides: its health, its metrics, where tokens come from. */
export function serverRoutes({ endpoints, guards, health, originOf }: RouteDeps): readonly Route[] {
  const { auth, metrics } = guards;
  const { metadata } = auth;

  const healthRoute: Route = {
    path: "/health",
    methods: READ,
    exempt: true,
    anyHost: true,
    async handle({ response }) {
      const report = await health();
      response.setHeader("Cache-Control", "no-store");
      sendJson(response, report.status === "unhealthy" ? 503 : 200, report);
    },
  };

  const metricsRoute: Route = {
    path: "/metrics",
    methods: READ,
    async handle({ request, response, identity }) {
      if (auth.configured && !identity.scopes.has("travel:operate")) {
        return sendRefusal(response, auth.insufficientScope("travel:operate", request));
      }
      const { contentType, body } = await metrics.render();
      response.setHeader("Content-Type", contentType);
      response.end(body);
    },
  };

  const metadataRoute = (path: string): Route => ({
    path,
    name: RESOURCE_METADATA,
    methods: READ,
    identify: anybody,
    anyHost: true,
    async handle({ request, response }) {
      sendJson(response, 200, metadata?.(originOf(request)));
    },
  });

  return [
    ...mcpRoutes(endpoints),
    healthRoute,
    metricsRoute,
    ...(metadata
      ? ["", "/mcp", "/mcp/{rest*}"].map((below) => metadataRoute(`${RESOURCE_METADATA}${below}`))
      : []),
  ];
}

export function mcpRoutes(endpoints: McpEndpoints): readonly Route[] {
  return [
    {
      path: "/mcp",
      methods: MCP_METHODS,
      handle: (exchange) => endpoints.at().handle(exchange),
    },
    ...endpoints.toolsets.map(
      (toolset): Route => ({
        path: `/mcp/${toolset}`,
        name: "/mcp/{toolset}",
        methods: MCP_METHODS,
        // Not where all toolsets are: there a client without a token must be asked for one.
        anonymous: toolset === "concierge",
        handle: (exchange) => endpoints.at(toolset).handle(exchange),
      }),
    ),
  ];
}
