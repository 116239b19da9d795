import { randomUUID } from "node:crypto";
import type { CallToolResult } from "@modelcontextprotocol/server";
import type { Caller } from "../../domain/caller.ts";
import { TravelError } from "../../domain/errors.ts";
import { type CallOutcome, callTool, type ToolCall, type Trace } from "../../tools/call.ts";
import type { Progress, Tool, ToolResult } from "../../tools/define.ts";
import type { Desk } from "../desk.ts";
import type { Ask } from "./ask.ts";
import type { Era } from "./connection.ts";
import { errorResult, rpcError } from "./errors.ts";

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
  readonly caller: Caller;
  readonly progress: ToolCall<S>["progress"];
  readonly ask: ToolCall<S>["ask"];
  readonly trace: ToolCall<S>["trace"];
  readonly observe: ToolCall<S>["observe"];
  readonly #wire: WireCall;

  constructor(desk: Desk<S>, args: unknown, wire: WireCall) {
    this.arguments = args;
    this.services = desk.services;
    this.now = desk.clock();
    this.caller = wire.caller;
    this.progress = wire.progress;
    this.ask = wire.ask;
    this.trace = wire.trace;
    this.observe = wire.observe;
    this.#wire = wire;
  }

  /** Not before somebody looks at it: the wire may make it then. */
  get signal() {
    return this.#wire.signal;
  }
}

function toolResult({ output, text, warnings }: ToolResult): CallToolResult {
  return {
    content:
      warnings.length === 0
        ? [{ type: "text", text }]
        : [text, ...warnings].map((part) => ({ type: "text", text: part })),
    structuredContent: output,
    // The default, but clients of the price check look for it.
    isError: false,
  };
}
