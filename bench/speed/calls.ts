import { isoDate, quoteDayOf } from "../../src/domain/dates.ts";

const VERSION = "2026-07-28";
const META = "io.modelcontextprotocol/";

/** A call as a client of the 2026 protocol sends it. */
export function modernCall(
  name: string,
  args: object,
  id: number | string = 1,
  capabilities: object = {},
): string {
  return JSON.stringify({
    jsonrpc: "2.0",
    id,
    method: "tools/call",
    params: {
      name,
      arguments: args,
      _meta: {
        [`${META}protocolVersion`]: VERSION,
        [`${META}clientCapabilities`]: capabilities,
        [`${META}clientInfo`]: { name: "bench", version: "1" },
      },
    },
  });
}

export function modernHeaders(name: string): Record<string, string> {
  return {
    "content-type": "application/json",
    accept: "application/json, text/event-stream",
    "mcp-protocol-version": VERSION,
    "mcp-method": "tools/call",
    "mcp-name": name,
  };
}

const LEGACY_HEADERS = {
  "content-type": "application/json",
  accept: "application/json, text/event-stream",
};

/** Opens a session of the 2025 protocol; resolves to the headers of its calls. */
export async function openSession(url: string): Promise<Record<string, string>> {
  const params = {
    protocolVersion: "2025-11-25",
    capabilities: {},
    clientInfo: { name: "bench", version: "1" },
  };
  const opened = await fetch(url, {
    method: "POST",
    headers: LEGACY_HEADERS,
    body: JSON.stringify({ jsonrpc: "2.0", id: 0, method: "initialize", params }),
  });
  await opened.text();
  const headers = {
    ...LEGACY_HEADERS,
    "mcp-session-id": opened.headers.get("mcp-session-id") ?? "",
    "mcp-protocol-version": "2025-11-25",
  };
  const done = await fetch(url, {
    method: "POST",
    headers,
    body: JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" }),
  });
  await done.text();
  return headers;
}

/** The same call without what only the 2026 protocol has. */
export function legacyCall(name: string, args: object, id: number | string = 1): string {
  return JSON.stringify({
    jsonrpc: "2.0",
    id,
    method: "tools/call",
    params: { name, arguments: args },
  });
}

/** Days from today, so that a server whose clock runs sells them. */
const AHEAD = 100;

/** A day of travel, so many after the first. */
export function travelDay(after = 0): string {
  return isoDate(quoteDayOf(Date.now()) + AHEAD + after);
}
