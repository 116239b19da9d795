import type { Config } from "../../config.ts";
import type { Authenticator } from "../http/admission/guards.ts";

export interface WelcomeFacts {
  readonly origin: string;
  readonly version: string;
  readonly config: Pick<Config, "database" | "guards">;
  readonly auth: Pick<Authenticator, "configured">;
  /** A link that lets an operator into the console, once. */
  readonly console?: string;
}

/** Printed when the server starts: where it is, how to use it, where data goes. */
export function welcome({ origin, version, config, auth, console }: WelcomeFacts): string {
  const url = `${config.guards.publicUrl ?? origin}/mcp`;
  const bearer = auth.configured ? ' --header "Authorization: Bearer <key>"' : "";
  const headers = auth.configured ? { headers: { Authorization: "Bearer <key>" } } : {};
  // Its connectors are called from the maker's servers, which reach no private address.
  const desktop = url.startsWith("https:")
    ? `Settings > Connectors > Add custom connector: ${url}`
    : `claude_desktop_config.json  ${JSON.stringify({ mcpServers: { wayfare: { command: "npx", args: ["-y", "mcp-remote", url] } } })}`;
  const data =
    config.database === ":memory:"
      ? "only in memory: bookings are gone when the server ends"
      : config.database;
  return `Wayfare ${version} serves MCP at ${url}

  Claude Code     claude mcp add --transport http wayfare ${url}${bearer}
  Claude Desktop  ${desktop}
  Cursor          .cursor/mcp.json  ${JSON.stringify({ mcpServers: { wayfare: { url, ...headers } } })}
  VS Code         .vscode/mcp.json  ${JSON.stringify({ servers: { wayfare: { type: "http", url, ...headers } } })}

  REST            ${origin}/docs
  Console         ${console ?? `${config.guards.publicUrl ?? origin}/console/`}
  Duffel sandbox  ${config.guards.publicUrl ?? origin}/duffel/
  Health          ${origin}/health
  Data            ${data}

Ctrl-C ends it.`;
}
