import { randomUUID } from "node:crypto";
import {
  type CallToolResult,
  type ListToolsResult,
  type McpServer,
  ProtocolError,
  type ServerContext,
} from "@modelcontextprotocol/server";
import type { Caller } from "../../domain/caller.ts";
import { TravelError } from "../../domain/errors.ts";
import { nearest } from "../../text/nearest.ts";
import { Asking, type CallOutcome, callTool, type ToolCall, type Trace } from "../../tools/call.ts";
import type { Progress, Tool, ToolResult } from "../../tools/define.ts";
import type { Desk } from "../desk.ts";
import { type Ask, askingResult, askThrough } from "./ask.ts";
import type { Connection, Era } from "./connection.ts";
import { errorResult, rpcError } from "./errors.ts";
import { iconsOf } from "./icons.ts";
import { traceOf } from "./trace.ts";

/** The answer to tools/list. Converting schemas is what costs, so it is made once per desk. */
export function listTools<S>(desk: Desk<S>): ListToolsResult {
  return {
    tools: desk.tools.map((tool) => ({
      name: tool.name,
      title: tool.title,
      description: tool.description,
      inputSchema: { ...tool.inputSchema(desk.contractSchemas), type: "object" },
      outputSchema: { ...tool.outputSchema(), type: "object" },
      annotations: { ...tool.annotations },
      icons: iconsOf(tool.toolset),
    })),
  };
}

/**
 * Serves tools/list and tools/call. McpServer's own call handler turns every refusal into an error
 * result and drops its data, so the desk brings its own.
 */
export function serveTools<S>(
  server: McpServer,
  desk: Desk<S>,
  list: () => ListToolsResult,
  connection: Connection,
): void {
  const byName = new Map(desk.tools.map((tool) => [tool.name, tool]));

  server.server.setRequestHandler("tools/list", () => {
    // A client that lists tools is about to call one: open what it needs once the list is sent.
    setImmediate(() => void warmUp(desk));
    return list();
  });
  server.server.setRequestHandler("tools/call", async (request, context) => {
    const { name } = request.params;
    const tool = byName.get(name);
    if (!tool) throw unknownTool(name, [...byName.keys()]);
    const answer = runTool(desk, tool, request.params.arguments, {
      era: connection.era,
      caller: connection.callerOf(context),
      signal: context.mcpReq.signal,
      progress: (progress) => sendProgress(context, progress),
      ...(tool.asks && { ask: askThrough(server, connection.era, context) }),
      trace: traceOf(context),
      observe: connection.observe,
    });
    connection.track?.(answer);
    try {
      return await answer;
    } catch (error) {
      if (error instanceof Asking) return askingResult(error);
      throw error;
    }
  });
}

async function warmUp<S>(desk: Desk<S>): Promise<void> {
  try {
    await desk.services();
  } catch {
    // The call that needs them will try again, and say so.
  }
}

/** What a call brings with it from the wire. */
export interface WireCall {
  readonly era: Era;
  readonly caller: Caller;
  readonly signal: AbortSignal;
  readonly progress?: (progress: Progress) => void;
  readonly ask?: Ask | undefined;
  readonly trace: Trace | undefined;
  readonly observe: ((outcome: CallOutcome) => void) | undefined;
}

/** Runs a tool for a client; rejects with a ProtocolError where the desk answers with one. */
export async function runTool<S>(
  desk: Desk<S>,
  tool: Tool<S>,
  args: unknown,
  wire: WireCall,
): Promise<CallToolResult> {
  try {
    return toolResult(await callTool(tool, new WiredCall(desk, args, wire), desk.log));
  } catch (error) {
    if (!(error instanceof TravelError)) throw error;
    const style = desk.errorStyle === "tool" ? "tool" : tool.errorStyle;
    if (style === "tool") return errorResult(error);
    throw rpcError(error, wire.era);
  }
}

/** A call from the wire, as tools take it. */
class WiredCall<S> implements ToolCall<S> {
  readonly operationId = randomUUID();
  readonly arguments: unknown;
  readonly services: ToolCall<S>["services"];
  readonly now: number;
  readonly #wire: WireCall;

  constructor(desk: Desk<S>, args: unknown, wire: WireCall) {
    this.arguments = args;
    this.services = desk.services;
    this.now = desk.clock();
    this.#wire = wire;
  }

  get caller() {
    return this.#wire.caller;
  }

  get signal() {
    return this.#wire.signal;
  }

  get progress() {
    return this.#wire.progress;
  }

  get ask() {
    return this.#wire.ask;
  }

  get trace() {
    return this.#wire.trace;
  }

  get observe() {
    return this.#wire.observe;
  }
}

function toolResult({ output, text, notes }: ToolResult): CallToolResult {
  return {
    content:
      notes.length === 0
        ? [{ type: "text", text }]
        : [text, ...notes].map((part) => ({ type: "text", text: part })),
    structuredContent: output,
    // The default, but clients of the price check look for it.
    isError: false,
  };
}

function sendProgress(context: ServerContext, { done, total, message }: Progress): void {
  const { _meta, notify, signal } = context.mcpReq;
  const progressToken = _meta?.progressToken;
  if (progressToken === undefined || signal.aborted) return;
  const sending = notify({
    method: "notifications/progress",
    params: {
      progressToken,
      progress: done,
      ...(total !== undefined && { total }),
      ...(message !== undefined && { message }),
    },
  });
  // A client that has gone away is no reason for a tool to fail.
  sending.catch(() => {});
}

function unknownTool(name: string, known: readonly string[]): ProtocolError {
  const meant = nearest(name, known);
  return new ProtocolError(-32602, `There is no tool called '${name}'`, {
    kind: "invalid",
    reason: "unknown_tool",
    field: "name",
    value: name,
    hint: meant ? `Did you mean "${meant}"?` : "tools/list names the tools.",
  });
}
