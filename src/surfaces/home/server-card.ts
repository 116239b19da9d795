/** The server's name in the registry. */
const REGISTRY_NAME = "io.github.wayfare-travel/wayfare";

/** What a client may know of the server before it connects, by the draft of MCP's server cards. */
export function serverCard(version: string, origin: string): object {
  return {
    $schema: "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json",
    name: REGISTRY_NAME,
    title: "Wayfare",
    version,
    description: "A travel desk for AI agents: search, book, price and plan travel.",
    websiteUrl: origin,
    icons: [{ src: `${origin}/favicon.ico`, mimeType: "image/svg+xml", sizes: ["any"] }],
    remotes: [{ type: "streamable-http", url: `${origin}/mcp` }],
  };
}
