import { randomUUID } from "node:crypto";
import type { Caller } from "../domain/caller.ts";
import { TravelError } from "../domain/errors.ts";
import type { Log, LogFields } from "../logging/log.ts";
import { type TracePlace, traceFields } from "../logging/telemetry.ts";
import type { MaybePromise } from "../memory/maybe-promise.ts";
import type { DefinedTool, ToolFacts, ToolResult } from "./define.ts";

/** How far a long call has come. */
export interface Progress {
  readonly done: number;
  readonly total?: number;
  readonly message?: string;
}

/** One thing to ask a person for. */
export interface Blank {
  readonly title: string;
  readonly description?: string;
  readonly choices?: readonly string[];
  readonly kind: "text" | "count";
}

/** A form that the person at the other end fills in. */
export interface Question {
  readonly message: string;
  readonly blanks: Readonly<Record<string, Blank>>;
}

/** Asks the person; resolves to undefined when they decline. */
export type Ask = (question: Question) => Promise<Readonly<Record<string, unknown>> | undefined>;

/** Ends a run of a tool whose question must be answered before it is run again. */
export class Asking extends Error {
  readonly question: Question;

  constructor(question: Question) {
    super("The tool asks something");
    this.name = "Asking";
    this.question = question;
  }
}

/** The caller's place in a distributed trace. */
export type Trace = TracePlace;

/** How a call ended: `ok`, `cancelled`, or the code of an error. */
export interface CallOutcome {
  readonly tool: string;
  readonly outcome: string;
  readonly seconds: number;
}

/** What a surface knows of a call. */
interface CallFacts {
  readonly arguments: unknown;
  readonly caller: Caller;
  readonly now: number;
  /** Asked for once, and only if the tool looks at its signal: most calls end before that. */
  readonly signal: () => AbortSignal;
  readonly progress?: ((progress: Progress) => void) | undefined;
  readonly ask?: Ask | undefined;
  readonly trace?: Trace | undefined;
  /** The client's own, over MCP. */
  readonly requestId?: string | number | undefined;
  /** Passed on by another Wayfare. */
  readonly relayed?: boolean | undefined;
  /** False where the answer's text is not shown, and need not be written. */
  readonly words?: boolean;
  readonly observe?: ((outcome: CallOutcome) => void) | undefined;
}

/**
 * One call of a tool, from the surface that received it to the tool itself. A class, because an
 * object literal with a getter is slow to make.
 */
export class Call {
  /** Names the call in the log and, when it fails unexpectedly, to the caller. */
  readonly id: string = randomUUID();
  readonly arguments: unknown;
  readonly caller: Caller;
  /** Epoch milliseconds at which the call began: one instant for the whole call. */
  readonly now: number;
  readonly progress: (progress: Progress) => void;
  /**
   * Absent where there is no person to ask. A call may be run again from its start to get the
   * answer, so nothing must have been done before it.
   */
  readonly ask: Ask | undefined;
  /** Carried into the log, so that a trace can be followed through it. */
  readonly trace: Trace | undefined;
  readonly requestId: string | number | undefined;
  readonly relayed: boolean | undefined;
  readonly words: boolean;
  readonly observe: ((outcome: CallOutcome) => void) | undefined;
  readonly #makeSignal: () => AbortSignal;
  #signal: AbortSignal | undefined;

  constructor(facts: CallFacts) {
    this.arguments = facts.arguments;
    this.caller = facts.caller;
    this.now = facts.now;
    this.progress = facts.progress ?? ignoreProgress;
    this.ask = facts.ask;
    this.trace = facts.trace;
    this.requestId = facts.requestId;
    this.relayed = facts.relayed;
    this.words = facts.words ?? true;
    this.observe = facts.observe;
    this.#makeSignal = facts.signal;
  }

  /** Aborted when the caller gives up. Do not hand it to a step that must not stop half-way. */
  get signal(): AbortSignal {
    this.#signal ??= this.#makeSignal();
    return this.#signal;
  }
}

/** A storage that refuses is the operator's business, however it is worded to the caller. */
const STORAGE_UNAVAILABLE = "storage_unavailable";

function ignoreProgress(): void {}

/** A tool as surfaces see it: the services it needs are inside. */
export interface Tool extends ToolFacts {
  readonly call: (call: Call) => Promise<ToolResult>;
}

/** Gives a tool its services, which are opened by the first call that needs them. */
export function withServices<Services>(
  tool: DefinedTool<Services>,
  services: () => MaybePromise<Services>,
): Tool {
  return { ...tool, call: (call) => runWith(tool, call, services) };
}

/** The services join the call itself: a second object with the same facts would cost every call. */
export function runWith<Services>(
  tool: DefinedTool<Services>,
  call: Call,
  services: () => MaybePromise<Services>,
): Promise<ToolResult> {
  const run = (opened: Services) =>
    tool.call(call.arguments, Object.assign(call, { services: opened }));
  const opened = services();
  return opened instanceof Promise ? opened.then(run) : run(opened);
}

/**
 * Runs a tool for a surface: writes the log line of the call, and lets nothing out but a result or
 * a TravelError. What an unexpected exception says stays in the log, under the call's id.
 */
export async function callTool(tool: Tool, call: Call, log: Log): Promise<ToolResult> {
  const start = performance.now();
  const ended = (outcome: string, ending: Ending = {}) => {
    const ms = performance.now() - start;
    call.observe?.({ tool: tool.name, outcome, seconds: ms / 1000 });
    const line = callLine(
      tool.name,
      call,
      { outcome, latencyMs: Math.round(ms * 10) / 10 },
      ending,
    );
    if (outcome === "internal") log.error(line, "tool call failed");
    else if (ending.reason === STORAGE_UNAVAILABLE) log.warn(line, "tool call refused");
    else log.info(line, "tool call");
  };
  try {
    const result = await tool.call(call);
    // Written here, so that what goes wrong with it is told like all else.
    if (call.words) void result.text;
    ended("ok", { resultCount: resultCount(result.output) });
    if (result.flaw !== undefined) {
      const line = {
        operationId: call.id,
        tool: tool.name,
        ...traceFields(call.trace),
        flaw: result.flaw,
      };
      log.error(line, "the output departs from its schema");
    }
    return call.words ? withSession(result, call.caller) : result;
  } catch (error) {
    if (error instanceof TravelError) {
      const { reason, field } = error.details;
      const err = reason === STORAGE_UNAVAILABLE ? error.cause : undefined;
      ended(error.code, { reason, field, ...(err !== undefined && { err }) });
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
    throw unexpected(call.id);
  }
}

/**
 * Adds the session's handle to the text of a booking where the connection keeps no session: a model
 * may see the text alone, and needs the handle to come back to what it booked. The handle of a
 * search leads to nothing yet and is left out.
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

/** What the log says of a call's end, besides how it ended. */
interface Ending {
  readonly reason?: string | undefined;
  readonly field?: string | undefined;
  readonly resultCount?: number | undefined;
  readonly err?: unknown;
}

/** The log's line of a call. A plain call that ended well, as most do, has its short line written out. */
function callLine(
  tool: string,
  { id: operationId, caller, trace }: Call,
  { outcome, latencyMs }: { readonly outcome: string; readonly latencyMs: number },
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
    // The first characters tell sessions apart; the whole id would open one.
    ...(bookingSessionId !== undefined && { session: bookingSessionId.slice(0, 8) }),
    ...traceFields(trace),
    outcome,
    latencyMs,
    ...ending,
  };
}

const COUNTS = ["resultCount", "total", "totalResults"];

/** How many things an answer has found, where it says so. */
function resultCount(output: Readonly<Record<string, unknown>>): number | undefined {
  for (const name of COUNTS) {
    const count = output[name];
    // A total with a currency is money.
    if (name === "total" && "currency" in output) continue;
    if (typeof count === "number") return count;
  }
  return undefined;
}
