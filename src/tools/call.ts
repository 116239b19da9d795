import type { Caller } from "../domain/caller.ts";
import { TravelError } from "../domain/errors.ts";
import type { Log } from "../logging/log.ts";
import type { Progress, Question, Tool, ToolContext, ToolResult } from "./define.ts";

/** The caller's place in a distributed trace (W3C Trace Context). */
export interface Trace {
  readonly traceId: string;
  readonly spanId: string;
}

/** How a call ended: `ok`, `cancelled`, or the code of an error. */
export interface CallOutcome {
  readonly tool: string;
  readonly outcome: string;
  readonly seconds: number;
}

/** Ends a run of a tool whose question must be answered before it is run again. */
export class Asking extends Error {
  readonly question: Question;

  constructor(question: Question) {
    super("The tool asks something");
    this.name = "Asking";
    this.question = question;
  }
}

/** One call, as a surface received it. */
export interface ToolCall<Services> {
  /** Names the call in the log and, when it fails unexpectedly, to the caller. */
  readonly operationId: string;
  readonly arguments: unknown;
  /** Opened by the first call that needs them. */
  readonly services: () => Services | Promise<Services>;
  readonly caller: Caller;
  readonly signal: AbortSignal;
  readonly now: number;
  readonly progress?: (progress: Progress) => void;
  readonly ask?: ToolContext<Services>["ask"];
  /** Carried into the log, so that a trace can be followed through it. */
  readonly trace?: Trace | undefined;
  readonly observe?: ((outcome: CallOutcome) => void) | undefined;
}

/**
 * Runs a tool for a surface: writes the log line of the call, and lets nothing out but a result or
 * a TravelError. What an unexpected exception says stays in the log, under the operation's id.
 */
export async function callTool<Services>(
  tool: Tool<Services>,
  call: ToolCall<Services>,
  log: Log,
): Promise<ToolResult> {
  const start = performance.now();
  const facts = {
    operationId: call.operationId,
    tool: tool.name,
    transport: call.caller.transport,
    // Its first characters tell sessions apart; the whole of it would open one.
    ...(call.caller.bookingSessionId && { session: call.caller.bookingSessionId.slice(0, 8) }),
    ...call.trace,
  };
  const ended = (outcome: string) => {
    const ms = performance.now() - start;
    call.observe?.({ tool: tool.name, outcome, seconds: ms / 1000 });
    return { outcome, latencyMs: Math.round(ms * 10) / 10 };
  };
  try {
    const result = await tool.call(call.arguments, {
      services: await call.services(),
      caller: call.caller,
      // Looked at only when somebody wants it: a surface may make it then.
      get signal() {
        return call.signal;
      },
      now: call.now,
      progress: call.progress ?? (() => {}),
      ask: call.ask,
    });
    log.info({ ...facts, ...ended("ok"), ...counted(result.output) }, "tool call");
    if (result.flaw !== undefined) {
      log.error({ ...facts, flaw: result.flaw }, "the output departs from its schema");
    }
    return withSession(result, call.caller);
  } catch (error) {
    if (error instanceof TravelError) {
      const { reason, field } = error.details;
      log.info({ ...facts, ...ended(error.code), reason, field }, "tool call");
      throw error;
    }
    if (error instanceof Asking) {
      log.info({ ...facts, ...ended("asking") }, "tool call");
      throw error;
    }
    if (call.signal.aborted) {
      log.info({ ...facts, ...ended("cancelled") }, "tool call");
      throw new TravelError("unavailable", "The call was cancelled.", { reason: "cancelled" });
    }
    log.error({ ...facts, ...ended("internal"), err: error }, "tool call failed");
    throw unexpected(call.operationId);
  }
}

/** Where a connection keeps no session, whoever sees only the text needs the handle to come back with. */
function withSession(result: ToolResult, caller: Caller): ToolResult {
  const sessionId = result.output["sessionId"];
  if (caller.bookingSessionId !== undefined || typeof sessionId !== "string") return result;
  return { ...result, text: `${result.text}\nSession: ${sessionId} (pass it as sessionId)` };
}

/** The one sentence that unexpected exceptions turn into. */
export function unexpected(reference: string): TravelError {
  return new TravelError("internal", `Something went wrong on our side. Reference: ${reference}`, {
    reason: "internal_error",
    // No "try again": what the call had done before it failed is not known here.
    hint: "Give the reference to whoever runs this server; their log says what happened.",
    extra: { reference },
  });
}

function counted(output: Readonly<Record<string, unknown>>): { resultCount?: number } {
  for (const name of ["resultCount", "total", "totalResults"]) {
    const count = output[name];
    // A total with a currency is money.
    if (name === "total" && "currency" in output) continue;
    if (typeof count === "number") return { resultCount: count };
  }
  return {};
}
