import type { IncomingMessage } from "node:http";
import {
  CLIENT_CAPABILITIES_META_KEY,
  CLIENT_INFO_META_KEY,
  classifyInboundRequest,
  PROTOCOL_VERSION_META_KEY,
} from "@modelcontextprotocol/server";
import { isRecord } from "../../../tools/json.ts";
import { VIEWS_EXTENSION } from "../../mcp/apps.ts";

/** A call that asks for nothing but a tool's answer. */
export interface PlainCall {
  readonly id: string | number;
  readonly name: string;
  readonly arguments: unknown;
  readonly meta: unknown;
}

const VERSION = "2026-07-28";
const METHOD = "tools/call";
const MESSAGE_KEYS = new Set(["jsonrpc", "id", "method", "params"]);
/** The parameters of a plain call, by protocol. */
const PARAMS = {
  "2025": new Set(["name", "arguments"]),
  "2026": new Set(["name", "arguments", "_meta"]),
};
const META_KEYS = new Set<string>([
  PROTOCOL_VERSION_META_KEY,
  CLIENT_CAPABILITIES_META_KEY,
  CLIENT_INFO_META_KEY,
]);
const INFO_KEYS = new Set(["name", "version"]);
const CAPABILITIES = new Set(["extensions"]);
const EXTENSIONS = new Set<string>([VIEWS_EXTENSION]);
const VIEW_KEYS = new Set(["mimeTypes"]);
const CLIENTS_REMEMBERED = 200;
const MAX_CLIENT_LENGTH = 1000;

/**
 * Reads a plain call. It gives one only where every part of the message is known to be good, so
 * that the SDK judges all that is unusual or wrong.
 */
export function readPlainCall(
  { headers }: IncomingMessage,
  body: unknown,
  protocol: keyof typeof PARAMS,
): PlainCall | undefined {
  const { accept = "" } = headers;
  if (!accept.includes("application/json") || !accept.includes("text/event-stream")) {
    return undefined;
  }
  if (!isRecord(body) || !hasOnly(body, MESSAGE_KEYS)) return undefined;
  const { jsonrpc, id, method, params } = body;
  if (jsonrpc !== "2.0" || method !== METHOD || !isId(id) || !isRecord(params)) return undefined;
  const { name, arguments: args, _meta: meta } = params;
  if (typeof name !== "string" || !hasOnly(params, PARAMS[protocol])) return undefined;
  // The SDK drops a parameter of this name.
  if (args !== undefined && (!isRecord(args) || Object.hasOwn(args, "__proto__"))) return undefined;
  return { id, name, arguments: args, meta };
}

/**
 * Reads plain calls of the 2026 protocol, whose headers repeat parts of the message and whose
 * `_meta` describes the client. The description is long and always the same: the SDK judges it once.
 */
export function plainCalls(): (request: IncomingMessage, body: unknown) => PlainCall | undefined {
  const clients = new Set<string>();

  function knowsClient(meta: Readonly<Record<string, unknown>>, name: string, body: unknown) {
    if (saysLittle(meta)) return true;
    const said = JSON.stringify([meta[CLIENT_CAPABILITIES_META_KEY], meta[CLIENT_INFO_META_KEY]]);
    if (clients.has(said)) return true;
    if (said.length > MAX_CLIENT_LENGTH) return false;
    const judged = classifyInboundRequest({
      httpMethod: "POST",
      protocolVersionHeader: VERSION,
      mcpMethodHeader: METHOD,
      mcpNameHeader: name,
      body,
    });
    if (judged.kind !== "modern") return false;
    if (clients.size >= CLIENTS_REMEMBERED) clients.clear();
    clients.add(said);
    return true;
  }

  return (request, body) => {
    const { headers } = request;
    if (
      headers["mcp-protocol-version"] !== VERSION ||
      headers["mcp-method"] !== METHOD ||
      headers["mcp-session-id"] !== undefined
    ) {
      return undefined;
    }
    const call = readPlainCall(request, body, "2026");
    if (!call || call.name !== headers["mcp-name"]) return undefined;
    const { meta, name } = call;
    if (!isRecord(meta) || !hasOnly(meta, META_KEYS)) return undefined;
    if (meta[PROTOCOL_VERSION_META_KEY] !== VERSION) return undefined;
    return knowsClient(meta, name, body) ? call : undefined;
  };
}

/** True of a client with a name, a version and no capability but to show views, as most are: nothing to judge. */
function saysLittle(meta: Readonly<Record<string, unknown>>): boolean {
  const can = meta[CLIENT_CAPABILITIES_META_KEY];
  const info = meta[CLIENT_INFO_META_KEY];
  if (!isRecord(can) || !hasOnly(can, CAPABILITIES) || !showsAtMostViews(can)) return false;
  if (info === undefined) return true;
  return (
    isRecord(info) &&
    hasOnly(info, INFO_KEYS) &&
    typeof info["name"] === "string" &&
    typeof info["version"] === "string"
  );
}

function showsAtMostViews({ extensions }: Readonly<Record<string, unknown>>): boolean {
  if (extensions === undefined) return true;
  if (!isRecord(extensions) || !hasOnly(extensions, EXTENSIONS)) return false;
  const views = extensions[VIEWS_EXTENSION];
  if (!isRecord(views) || !hasOnly(views, VIEW_KEYS)) return false;
  const { mimeTypes } = views;
  return Array.isArray(mimeTypes) && mimeTypes.every((type) => typeof type === "string");
}

function isId(id: unknown): id is string | number {
  return typeof id === "string" || Number.isSafeInteger(id);
}

function hasOnly(record: object, keys: ReadonlySet<string>): boolean {
  for (const key in record) if (!keys.has(key)) return false;
  return true;
}
