import { createRequire } from "node:module";

/** The server's name in the registry: `mcpName` of the package is the one place that has its owner. */
const { mcpName }: { mcpName: string } = createRequire(import.meta.url)("../../../package.json");

/** What a client may know of the server before it connects, by the draft of MCP's server cards. */
export function serverCard(version: string, origin: string): object {
  return {
    $schema: "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json",
    name: mcpName,
    title: "Wayfare",
    version,
    description: "A travel desk for AI agents: search, book, price and plan travel.",
    websiteUrl: origin,
    icons: [{ src: `${origin}/favicon.ico`, mimeType: "image/svg+xml", sizes: ["any"] }],
    remotes: [{ type: "streamable-http", url: `${origin}/mcp` }],
  };
}
