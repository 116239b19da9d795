import type { Caller } from "../domain/caller.ts";
import { TravelError } from "../domain/errors.ts";
import type { Log, LogFields } from "../logging/log.ts";
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
    const line = lineOf(tool.name, call, outcome, Math.round(ms * 10) / 10, ending);
    if (ending.err === undefined) log.info(line, "tool call");
    else log.error(line, "tool call failed");
  };
  try {
    const services = call.services();
    const context = new Context(call, services instanceof Promise ? await services : services);
    const result = await tool.call(call.arguments, context);
    ended("ok", { resultCount: counted(result.output) });
    if (result.flaw !== undefined) {
      const { flaw } = result;
      log.error(
        { operationId: call.operationId, tool: tool.name, flaw },
        "the output departs from its schema",
      );
    }
    return tool.effect === "read" ? result : withSession(result, call.caller);
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

/** What the log says of a call's end, besides how it ended. */
interface Ending {
  readonly reason?: string | undefined;
  readonly field?: string | undefined;
  readonly resultCount?: number | undefined;
  readonly err?: unknown;
}

/** The log's line of a call: short for most of them, which end well and belong to nothing. */
function lineOf(
  tool: string,
  { operationId, caller, trace }: ToolCall<unknown>,
  outcome: string,
  latencyMs: number,
  ending: Ending,
): LogFields {
  const { transport, bookingSessionId } = caller;
  const { resultCount } = ending;
  const plain = outcome === "ok" && bookingSessionId === undefined && trace === undefined;
  if (plain) return { operationId, tool, transport, outcome, latencyMs, resultCount };
  return {
    operationId,
    tool,
    transport,
    // Its first characters tell sessions apart; the whole of it would open one.
    ...(bookingSessionId !== undefined && { session: bookingSessionId.slice(0, 8) }),
    ...trace,
    outcome,
    latencyMs,
    ...ending,
  };
}

const nobodyWatches = () => {};

/** A class, because an object with a getter of its own is slow to make. */
class Context<Services> implements ToolContext<Services> {
  readonly #call: ToolCall<Services>;
  readonly services: Services;

  constructor(call: ToolCall<Services>, services: Services) {
    this.#call = call;
    this.services = services;
  }

  get caller() {
    return this.#call.caller;
  }

  /** Looked at only when somebody wants it: a surface may make it then. */
  get signal() {
    return this.#call.signal;
  }

  get now() {
    return this.#call.now;
  }

  get progress() {
    return this.#call.progress ?? nobodyWatches;
  }

  get ask() {
    return this.#call.ask;
  }
}

/**
 * Where a connection keeps no session, whoever sees only the text needs the handle to come back with
 * to what was booked. The handle of a search is nobody's yet, so no word is lost on it.
 */
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

const COUNTS = ["resultCount", "total", "totalResults"];

function counted(output: Readonly<Record<string, unknown>>): number | undefined {
  for (const name of COUNTS) {
    const count = output[name];
    // A total with a currency is money.
    if (name === "total" && "currency" in output) continue;
    if (typeof count === "number") return count;
  }
  return undefined;
}
