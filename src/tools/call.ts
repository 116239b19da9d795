import type { Caller } from "../domain/caller.ts";
import { TravelError } from "../domain/errors.ts";
import type { Log } from "../logging/log.ts";
import { CallContext } from "./call-context.ts";
import { callLine, type Ending, resultCount } from "./call-line.ts";
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
  readonly progress?: ((progress: Progress) => void) | undefined;
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
  const ended = (outcome: string, ending: Ending = {}) => {
    const ms = performance.now() - start;
    call.observe?.({ tool: tool.name, outcome, seconds: ms / 1000 });
    const line = callLine(tool.name, call, outcome, Math.round(ms * 10) / 10, ending);
    if (outcome === "internal") log.error(line, "tool call failed");
    else log.info(line, "tool call");
  };
  try {
    const services = call.services();
    const context = new CallContext(call, services instanceof Promise ? await services : services);
    const result = await tool.call(call.arguments, context);
    ended("ok", { resultCount: resultCount(result.output) });
    if (result.flaw !== undefined) {
      const { operationId, trace } = call;
      const line = { operationId, tool: tool.name, ...trace, flaw: result.flaw };
      log.error(line, "the output departs from its schema");
    }
    return withSession(result, call.caller);
  } catch (error) {
    if (error instanceof TravelError) {
      const { reason, field } = error.details;
      ended(error.code, { reason, field });
      throw error;
    }
    if (error instanceof Asking) {
      ended("asking");
      throw error;
    }
    if (call.signal.aborted) {
      ended("cancelled");
      throw new TravelError("unavailable", "The call was cancelled.", { reason: "cancelled" });
    }
    ended("internal", { err: error });
    throw unexpected(call.operationId);
  }
}

/**
 * Where a connection keeps no session, whoever sees only the text needs the handle to come back with
 * to what was booked. The handle of a search is nobody's yet, so no word is lost on it.
 */
function withSession(result: ToolResult, caller: Caller): ToolResult {
  const { sessionId, searchId } = result.output;
  if (searchId !== undefined) return result;
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
