import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import {
  type CallToolResult,
  type JSONRPCMessage,
  ProtocolError,
} from "@modelcontextprotocol/server";
import type { Tool } from "../../../tools/define.ts";
import { isRecord } from "../../../tools/json.ts";
import type { Desk } from "../../desk.ts";
import { legacyCode } from "../../mcp/errors.ts";
import { runTool } from "../../mcp/run-tool.ts";
import type { HttpMetrics } from "../admission/guards.ts";
import type { Exchange } from "../server/exchange.ts";
import type { EventLog } from "../session/event-log.ts";
import { type LiveSession, RETRY_MS } from "../session/mcp-session.ts";
import { LaneCall } from "./lane-call.ts";
import { hasOnly, isId, MESSAGE_KEYS, type PlainCall, takesBoth } from "./plain-call.ts";
import { endWithText } from "./send-text.ts";
import { writeMembers } from "./write-json.ts";

export interface SessionLaneDeps<S> {
  readonly desk: Desk<S>;
  readonly events: EventLog;
  readonly observe: HttpMetrics["tool"];
  readonly track: (work: Promise<unknown>) => void;
}

/**
 * The lane of 2025 sessions. Only for tools that read and wait for nobody but our own storage: what
 * takes longer may be cancelled, or outlive its connection, and that is the SDK's business.
 */
export interface SessionLane {
  /** What answers a plain call; `undefined` leaves the request to the SDK. */
  plan(request: IncomingMessage, body: unknown): Answer | undefined;
}

type Answer = (session: LiveSession, exchange: Exchange) => Promise<void>;

const METHOD = "tools/call";
const PARAM_KEYS = new Set(["name", "arguments"]);
/** Revisions by whether a stream begins with an event that only marks its beginning. */
const MARKED_BEGINNING: ReadonlyMap<string, boolean> = new Map([
  ["2025-03-26", false],
  ["2025-06-18", false],
  ["2025-11-25", true],
]);

export function sessionLane<S>({ desk, events, observe, track }: SessionLaneDeps<S>): SessionLane {
  const tools = new Map(
    desk.tools
      .filter(({ quick, effect }) => quick && effect === "read")
      .map((tool) => [tool.name, tool]),
  );

  async function answer(
    session: LiveSession,
    { response }: Exchange,
    tool: Tool<S>,
    { id, arguments: args }: PlainCall,
    marked: boolean,
  ): Promise<void> {
    const call = new LaneCall("legacy", session.caller, response, observe);
    const running = runTool(desk, tool, args, call);
    track(running);
    session.hold(running);
    const log = events.of(session.id);
    const stream = randomUUID();
    const beginning = marked ? await log.storeEvent(stream, Object()) : undefined;
    const { message, json } = await told(id, running);
    const eventId = await log.storeEvent(stream, message);
    if (response.destroyed) return;
    response.writeHead(200, [
      "Content-Type",
      "text/event-stream",
      "Cache-Control",
      "no-cache, no-transform",
      "X-Accel-Buffering",
      "no",
      "Mcp-Session-Id",
      session.id,
    ]);
    const mark = beginning === undefined ? "" : `id: ${beginning}\nretry: ${RETRY_MS}\ndata: \n\n`;
    endWithText(response, `${mark}event: message\nid: ${eventId}\ndata: ${json}\n\n`);
  }

  return {
    plan(request, body) {
      const call = plainCall(request, body);
      const tool = call && tools.get(call.name);
      return tool && ((session, exchange) => answer(session, exchange, tool, call, call.marked));
    },
  };
}

/** The message that tells how a call went, as it is kept and as it is sent. */
async function told(
  id: string | number,
  running: Promise<CallToolResult>,
): Promise<{ message: JSONRPCMessage; json: string }> {
  try {
    const result = await running;
    const json = `{"result":{${writeMembers(result)}},"jsonrpc":"2.0","id":${JSON.stringify(id)}}`;
    return { message: { jsonrpc: "2.0", id, result }, json };
  } catch (error) {
    if (!(error instanceof ProtocolError)) throw error;
    const { message, data } = error;
    const failure = { code: legacyCode(error.code, data), message, data };
    const answer = { jsonrpc: "2.0" as const, id, error: failure };
    return { message: answer, json: JSON.stringify(answer) };
  }
}

function plainCall(
  { headers }: IncomingMessage,
  body: unknown,
): (PlainCall & { readonly marked: boolean }) | undefined {
  const marked = MARKED_BEGINNING.get(String(headers["mcp-protocol-version"]));
  if (marked === undefined || !takesBoth(headers.accept)) return undefined;
  if (!isRecord(body) || !hasOnly(body, MESSAGE_KEYS)) return undefined;
  const { jsonrpc, id, method, params } = body;
  if (jsonrpc !== "2.0" || method !== METHOD || !isId(id) || !isRecord(params)) return undefined;
  const { name, arguments: args } = params;
  if (typeof name !== "string" || !hasOnly(params, PARAM_KEYS)) return undefined;
  // The SDK drops a parameter of this name.
  if (args !== undefined && (!isRecord(args) || Object.hasOwn(args, "__proto__"))) return undefined;
  return { id, name, arguments: args, marked };
}
