import type { ServerResponse } from "node:http";
import type { HeaderList } from "./reply.ts";

const METHODS = "GET, POST, DELETE, OPTIONS";
const REQUEST_HEADERS = [
  "Content-Type",
  "MCP-Session-ID",
  "X-Requested-With",
  "Authorization",
  "MCP-Protocol-Version",
  "Mcp-Method",
  "Mcp-Name",
  "Last-Event-ID",
  "Idempotency-Key",
].join(", ");
const ANSWER_HEADERS = [
  "X-RateLimit-Limit",
  "X-RateLimit-Remaining",
  "X-RateLimit-Reset",
  "Mcp-Session-Id",
  "Retry-After",
  "Wayfare-Notes",
].join(", ");
const MAX_AGE_SECONDS = 86_400;

/** Lets web pages read an answer. Whether their requests are served at all, hosts.ts decides. */
export const FOR_PAGES: HeaderList = [
  "Access-Control-Allow-Origin",
  "*",
  "Access-Control-Allow-Credentials",
  "false",
  "Access-Control-Expose-Headers",
  ANSWER_HEADERS,
];

/** Answers a browser that asks whether it may ask. */
export function sendPreflight(response: ServerResponse): void {
  response.setHeader("Access-Control-Allow-Methods", METHODS);
  response.setHeader("Access-Control-Allow-Headers", REQUEST_HEADERS);
  response.setHeader("Access-Control-Max-Age", MAX_AGE_SECONDS);
  response.statusCode = 204;
  response.end();
}
