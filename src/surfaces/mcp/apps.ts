import {
  CLIENT_CAPABILITIES_META_KEY,
  type ListResourcesResult,
  type ListToolsResult,
  type McpServer,
  type ReadResourceResult,
  type ServerContext,
} from "@modelcontextprotocol/server";
import { valueAt } from "../../tools/json.ts";
import type { App } from "../app.ts";
import type { Era } from "./connection.ts";

/** The extension by which hosts show views of answers, and the type of its pages. */
export const VIEWS_EXTENSION = "io.modelcontextprotocol/ui";
const MIME_TYPE = "text/html;profile=mcp-app";

/** The hash of its content is in a view's address, so what was read under it never changes. */
const FOR_LONG = { ttlMs: 86_400_000, cacheScope: "public" } as const;

/** What a client that shows views is answered besides. */
interface Apps {
  /** The list of tools, each naming its view. */
  tools(plain: ListToolsResult): Promise<ListToolsResult>;
  resources(): Promise<ListResourcesResult["resources"]>;
  /** `undefined` where the address names no view. */
  read(uri: string): Promise<ReadResourceResult | undefined>;
}

/** Of the whole scheme: there are no other `ui:` resources. */
export function isViewAddress(uri: unknown): boolean {
  return typeof uri === "string" && uri.startsWith("ui://");
}

/**
 * What views add for this client; `undefined` for one that gets none. The code of views, and their
 * pages, are loaded with the first client that shows them.
 */
export function appsFor(
  { apps }: App,
  server: McpServer,
  era: Era,
  context: ServerContext,
): Apps | undefined {
  if (apps === "always") return appsOf(era, {});
  if (apps !== "auto" || !announces(server, era, context)) return undefined;
  // Caches of the 2026 wire tell clients apart by nothing: one must not get another's list.
  return appsOf(era, era === "modern" ? { ttlMs: 0, cacheScope: "private" } : {});
}

function announces(server: McpServer, era: Era, { mcpReq }: ServerContext): boolean {
  const able =
    era === "legacy"
      ? server.server.getClientCapabilities()
      : valueAt(mcpReq.envelope, [CLIENT_CAPABILITIES_META_KEY]);
  const types = valueAt(able, ["extensions", VIEWS_EXTENSION, "mimeTypes"]);
  return Array.isArray(types) && types.includes(MIME_TYPE);
}

function appsOf(era: Era, listHint: object): Apps {
  const views = () => import("./views.ts");
  return {
    tools: async (plain) => ({ ...(await (await views()).withViews(plain)), ...listHint }),
    resources: async () => (await views()).viewResources(MIME_TYPE),
    async read(uri) {
      const view = await (await views()).readView(uri, MIME_TYPE);
      // Only the 2026 revision knows how long something may be kept.
      return view && (era === "modern" ? { ...view, ...FOR_LONG } : view);
    },
  };
}
