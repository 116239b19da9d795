import type { Caller } from "../domain/caller.ts";
import type { LogFields } from "../logging/log.ts";

/** What the log says of a call. */
interface LoggedCall {
  readonly operationId: string;
  readonly caller: Caller;
  readonly trace?: object | undefined;
}

/** What the log says of a call's end, besides how it ended. */
export interface Ending {
  readonly reason?: string | undefined;
  readonly field?: string | undefined;
  readonly resultCount?: number | undefined;
  readonly err?: unknown;
}

/** The log's line of a call: short for most of them, which end well and belong to nothing. */
export function callLine(
  tool: string,
  { operationId, caller, trace }: LoggedCall,
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

const COUNTS = ["resultCount", "total", "totalResults"];

/** How many things an answer has found, where it says so. */
export function resultCount(output: Readonly<Record<string, unknown>>): number | undefined {
  for (const name of COUNTS) {
    const count = output[name];
    // A total with a currency is money.
    if (name === "total" && "currency" in output) continue;
    if (typeof count === "number") return count;
  }
  return undefined;
}
