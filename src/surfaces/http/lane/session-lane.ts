import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { type JSONRPCMessage, ProtocolError } from "@modelcontextprotocol/server";
import { Call, type Tool } from "../../../tools/call.ts";
import type { App } from "../../app.ts";
import { legacyCode } from "../../mcp/errors.ts";
import { runTool, type ToolAnswer } from "../../mcp/run-tool.ts";
import { parseTraceparent } from "../../mcp/trace.ts";
import type { HttpMetrics } from "../admission/guards.ts";
import type { Exchange } from "../server/router.ts";
import { openEventStream, SSE_END, sseBeginning, sseEvent } from "../server/sse.ts";
import { goneSignal } from "../server/web.ts";
import type { EventLog } from "../session/event-log.ts";
import { type McpSession, RETRY_MS } from "../session/mcp-session.ts";
import { type Counted, CountedText, counted } from "./counted-text.ts";
import { type PlainCall, readPlainCall } from "./plain-call.ts";
import { endWithText } from "./send-text.ts";
import { writeResult } from "./write-json.ts";

export interface SessionLaneDeps {
  readonly app: App;
  readonly events: EventLog;
  readonly observe: HttpMetrics["tool"];
  readonly track: (work: Promise<unknown>) => void;
}

/**
 * The lane of 2025 sessions. Only for tools that read and wait for our own storage alone: a longer
 * call may be cancelled, or outlive its connection, and the SDK handles both.
 */
export interface SessionLane {
  /** What answers a plain call; `undefined` leaves the request to the SDK. */
  plan(request: IncomingMessage, body: unknown): Answer | undefined;
}

interface Planned {
  readonly tool: Tool;
  readonly call: PlainCall;
  /** Whether the stream begins with an event that only marks its beginning. */
  readonly marked: boolean;
}

type Answer = (session: McpSession, exchange: Exchange) => Promise<void>;

/** Revisions by whether a stream begins with an event that only marks its beginning. */
const MARKED_BEGINNING: ReadonlyMap<string, boolean> = new Map([
  ["2025-03-26", false],
  ["2025-06-18", false],
  ["2025-11-25", true],
]);

export function sessionLane({ app, events, observe, track }: SessionLaneDeps): SessionLane {
  const tools = new Map(
    app.tools
      .filter(({ quick, effect }) => quick && effect === "read")
      .map((tool) => [tool.name, tool]),
  );

  async function answer(
    session: McpSession,
    { request, response }: Exchange,
    { tool, call: { id, arguments: args }, marked }: Planned,
  ): Promise<void> {
    const call = new Call({
      arguments: args,
      caller: session.caller,
      now: app.clock(),
      signal: () => goneSignal(response),
      trace: parseTraceparent(request.headers["traceparent"]),
      requestId: id,
      observe,
    });
    const running = runTool(app, tool, call, "legacy");
    track(running);
    session.hold(running);
    const log = events.of(session.id);
    const stream = randomUUID();
    const beginning = marked ? await log.storeEvent(stream, {}) : undefined;
    const { message, json } = await told(id, running);
    const eventId = await log.storeEvent(stream, message);
    if (response.destroyed) return;
    openEventStream(response, "no-cache, no-transform", ["Mcp-Session-Id", session.id]);
    const mark =
      beginning === undefined ? "" : sseEvent({ id: beginning, retryMs: RETRY_MS, data: "" });
    const event = new CountedText();
    event.add(mark + sseBeginning({ event: "message", id: eventId }));
    event.addCounted(json);
    event.add(SSE_END);
    endWithText(response, event);
  }

  return {
    plan(request, body) {
      const marked = MARKED_BEGINNING.get(String(request.headers["mcp-protocol-version"]));
      if (marked === undefined) return undefined;
      const call = readPlainCall(request, body, "2025");
      const tool = call && tools.get(call.name);
      return tool && ((session, exchange) => answer(session, exchange, { tool, call, marked }));
    },
  };
}

/** The message that tells how a call went, as it is kept and as it is sent. */
async function told(
  id: string | number,
  running: Promise<ToolAnswer>,
): Promise<{ message: JSONRPCMessage; json: Counted }> {
  try {
    const { result, reused } = await running;
    const json = writeResult(id, result, reused);
    return { message: { jsonrpc: "2.0", id, result }, json };
  } catch (error) {
    if (!(error instanceof ProtocolError)) throw error;
    const { message, data } = error;
    const failure = { code: legacyCode(error.code, data), message, data };
    const answer = { jsonrpc: "2.0" as const, id, error: failure };
    return { message: answer, json: counted(JSON.stringify(answer)) };
  }
}
