import type { ServerResponse } from "node:http";
import type { Refusal } from "../admission/guards.ts";

/** Sends a JSON answer, once. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  if (response.headersSent) return;
  response.statusCode = status;
  response.setHeader("Content-Type", "application/json");
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.end(JSON.stringify(body));
}

export function sendRefusal(response: ServerResponse, { status, body, headers }: Refusal): void {
  sendJson(response, status, body, headers);
}

interface RefusalDetails {
  readonly headers?: Readonly<Record<string, string>>;
  /** Says why, to programs. */
  readonly data?: Readonly<Record<string, unknown>> | undefined;
}

/** A refusal in the words of JSON-RPC, which is what MCP clients read. */
export function rpcRefusal(
  status: number,
  code: number,
  message: string,
  { headers = {}, data }: RefusalDetails = {},
): Refusal {
  const error = { code, message, ...(data && { data }) };
  return { status, headers, body: { jsonrpc: "2.0", id: null, error } };
}

export const SESSION_NOT_FOUND = rpcRefusal(404, -32001, "Session not found");

export function methodNotAllowed(allowed: readonly string[]): Refusal {
  const allow = allowed.join(", ");
  return rpcRefusal(405, -32000, `Method not allowed; use ${allow}`, {
    headers: { Allow: allow },
  });
}

/** How soon a client may ask again when the server cannot answer now. */
export const RETRY_SECONDS = 5;

export function overloaded(message: string, data?: Readonly<Record<string, unknown>>): Refusal {
  return rpcRefusal(503, -32000, message, {
    headers: { "Retry-After": String(RETRY_SECONDS) },
    data,
  });
}
