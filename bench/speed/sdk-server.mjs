/** The official SDK as its makers mean it, with one trivial tool that gives back the same bytes. */
import { createServer } from "node:http";
import { toNodeHandler } from "@modelcontextprotocol/node";
import { createMcpHandler, McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";

const { text, structuredContent } = JSON.parse(
  Buffer.from(process.env.ANSWER ?? "e30=", "base64").toString("utf8"),
);
const inputSchema = z.object({ origin: z.string(), destination: z.string() });

const handler = createMcpHandler(() => {
  const server = new McpServer({ name: "echo", version: "1.0.0" });
  server.registerTool("searchFlights", { description: "Echo", inputSchema }, async () => ({
    content: [{ type: "text", text }],
    structuredContent,
  }));
  return server;
});
const server = createServer(toNodeHandler(handler));
server.listen(0, "127.0.0.1", () => process.send?.(server.address().port));
process.on("message", () => process.send?.({ cpu: process.cpuUsage() }));
