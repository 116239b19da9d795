import { type ListToolsResult, McpServer } from "@modelcontextprotocol/server";
import type { Caller } from "../../domain/caller.ts";
import type { App } from "../app.ts";
import { hasCompletions, serveCompletions } from "./completions.ts";
import type { Answering, Connection } from "./connection.ts";
import { rewriteErrors } from "./errors.ts";
import { measureRequests } from "./measure-requests.ts";
import { servePrompts } from "./prompts.ts";
import { serveResources } from "./resources.ts";
import { serveSubscriptions } from "./subscriptions.ts";
import { listTools, serveTools } from "./tools.ts";

/** Lists are the same for all clients and change only with the server. */
const LISTS = { ttlMs: 300_000, cacheScope: "public" } as const;

/** How the server calls itself. Every 2026 result carries this, so it stays small. */
export function serverInfo(version: string) {
  return { name: "wayfare", title: "Wayfare", version };
}

/** Makes one server per connection, all of them of the same app. */
export type ServerFactory = (connection: Connection, listener?: Caller) => McpServer;

/** What the caller of a surface adds to every server: the protocol's own suites need more than ours has. */
export interface ServerExtension {
  /** Given a server before it is connected. */
  readonly prepare: (server: McpServer) => void;
  readonly answering: Answering;
}

/** A connection is told of the changes that `listener` may hear of; without one, of public ones. */
export function mcpServers(app: App, extension?: ServerExtension): ServerFactory {
  let list: ListToolsResult | undefined;

  return (given, listener = { transport: "http" }) => {
    const connection = extension ? { ...given, answering: extension.answering } : given;
    const server = new McpServer(serverInfo(app.version), {
      instructions: app.instructions,
      capabilities: {
        tools: { listChanged: true },
        ...(app.resources.length > 0 && { resources: { listChanged: true, subscribe: true } }),
        ...(app.prompts.length > 0 && { prompts: { listChanged: true } }),
        ...(hasCompletions(app) && { completions: {} }),
      },
      cacheHints: {
        "tools/list": LISTS,
        "prompts/list": LISTS,
        "resources/templates/list": LISTS,
        "server/discover": LISTS,
      },
    });
    serveTools(server, app, () => (list ??= listTools(app)), connection);
    if (app.resources.length > 0) {
      serveResources(server, app, connection);
      serveSubscriptions(server, app, connection, listener);
    }
    if (app.prompts.length > 0) servePrompts(server, app, connection);
    if (hasCompletions(app)) serveCompletions(server, app, connection);
    rewriteErrors(server);
    // Last, so that errors are measured as they leave.
    if (app.telemetry) measureRequests(server, app, app.telemetry, listener);
    extension?.prepare(server);
    return server;
  };
}
