import type { IncomingMessage } from "node:http";
import {
  CLIENT_CAPABILITIES_META_KEY,
  CLIENT_INFO_META_KEY,
  classifyInboundRequest,
  PROTOCOL_VERSION_META_KEY,
} from "@modelcontextprotocol/server";
import { isRecord } from "../../../tools/json.ts";

/** A call that asks for nothing but a tool's answer. */
export interface PlainCall {
  readonly id: string | number;
  readonly name: string;
  readonly arguments: unknown;
}

const VERSION = "2026-07-28";
const METHOD = "tools/call";
export const MESSAGE_KEYS = new Set(["jsonrpc", "id", "method", "params"]);
const PARAM_KEYS = new Set(["name", "arguments", "_meta"]);
const META_KEYS = new Set<string>([
  PROTOCOL_VERSION_META_KEY,
  CLIENT_CAPABILITIES_META_KEY,
  CLIENT_INFO_META_KEY,
]);
const INFO_KEYS = new Set(["name", "version"]);
const NOTHING: ReadonlySet<string> = new Set();
const CLIENTS_REMEMBERED = 200;
const MAX_CLIENT_LENGTH = 1000;

/**
 * Tells plain calls of the 2026 protocol from everything else. It says yes only where every part of
 * the message is known to be good, so whatever is unusual or wrong is left to the SDK to judge.
 * What clients say of themselves is long and always the same: the SDK judges it once.
 */
export function plainCalls(): (request: IncomingMessage, body: unknown) => PlainCall | undefined {
  const clients = new Set<string>();

  function knowsClient(meta: Readonly<Record<string, unknown>>, headers: Standard, body: unknown) {
    if (saysLittle(meta)) return true;
    const said = JSON.stringify([meta[CLIENT_CAPABILITIES_META_KEY], meta[CLIENT_INFO_META_KEY]]);
    if (clients.has(said)) return true;
    if (said.length > MAX_CLIENT_LENGTH) return false;
    if (classifyInboundRequest({ httpMethod: "POST", ...headers, body }).kind !== "modern") {
      return false;
    }
    if (clients.size >= CLIENTS_REMEMBERED) clients.clear();
    clients.add(said);
    return true;
  }

  return ({ headers }, body) => {
    const name = headers["mcp-name"];
    if (
      headers["mcp-protocol-version"] !== VERSION ||
      headers["mcp-method"] !== METHOD ||
      typeof name !== "string" ||
      headers["mcp-session-id"] !== undefined ||
      !takesBoth(headers.accept)
    ) {
      return undefined;
    }
    if (!isRecord(body) || !hasOnly(body, MESSAGE_KEYS)) return undefined;
    const { jsonrpc, id, method, params } = body;
    if (jsonrpc !== "2.0" || method !== METHOD || !isId(id) || !isRecord(params)) return undefined;
    const { name: named, arguments: args, _meta: meta } = params;
    if (named !== name || !hasOnly(params, PARAM_KEYS)) return undefined;
    // The SDK drops a parameter of this name.
    if (args !== undefined && (!isRecord(args) || Object.hasOwn(args, "__proto__")))
      return undefined;
    if (!isRecord(meta) || !hasOnly(meta, META_KEYS)) return undefined;
    if (meta[PROTOCOL_VERSION_META_KEY] !== VERSION) return undefined;
    const standard = {
      protocolVersionHeader: VERSION,
      mcpMethodHeader: METHOD,
      mcpNameHeader: name,
    };
    if (!knowsClient(meta, standard, body)) return undefined;
    return { id, name, arguments: args };
  };
}

/** A client that can do nothing special and has a name and a version, as most say: good as it is. */
function saysLittle(meta: Readonly<Record<string, unknown>>): boolean {
  const can = meta[CLIENT_CAPABILITIES_META_KEY];
  const info = meta[CLIENT_INFO_META_KEY];
  if (!isRecord(can) || !hasOnly(can, NOTHING)) return false;
  if (info === undefined) return true;
  return (
    isRecord(info) &&
    hasOnly(info, INFO_KEYS) &&
    typeof info["name"] === "string" &&
    typeof info["version"] === "string"
  );
}

interface Standard {
  readonly protocolVersionHeader: string;
  readonly mcpMethodHeader: string;
  readonly mcpNameHeader: string;
}

export function takesBoth(accept = ""): boolean {
  return accept.includes("application/json") && accept.includes("text/event-stream");
}

export function isId(id: unknown): id is string | number {
  return typeof id === "string" || Number.isSafeInteger(id);
}

export function hasOnly(record: object, keys: ReadonlySet<string>): boolean {
  for (const key in record) if (!keys.has(key)) return false;
  return true;
}
