import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import { TravelError } from "../domain/errors.ts";
import { remembered } from "../memory/bounded-cache.ts";
import { isIndex, type RecordEvent } from "../stores/records.ts";
import type { Passage } from "../tools/gate.ts";

const DIGESTS_REMEMBERED = 500;

/** A change of a record by a call. */
export type Effect = Pick<RecordEvent, "kind" | "id" | "version" | "state">;

/** A call that was made in a world. */
export interface TracedCall {
  /** 1 for the first. */
  readonly call: number;
  /** By the world's clock. */
  readonly at: string;
  readonly tool: string;
  readonly arguments: unknown;
  /** Kinds of faults that hit it. */
  readonly faults: string[];
  readonly effects: Effect[];
  /** True where its searches find half. */
  halved?: boolean | undefined;
  /** `ok`, or the code of the refusal; absent while it runs. */
  outcome?: string | undefined;
  reason?: string | undefined;
  /** Of the answer's text, or of the refusal: equal answers have equal digests. */
  digest?: string | undefined;
  /** Real time, in Unix milliseconds, and how many of them it took. */
  began?: number | undefined;
  took?: number | undefined;
}

/** The call that the code at hand runs for, wherever it was called from. */
const current = new AsyncLocalStorage<TracedCall>();

export function currentCall(): TracedCall | undefined {
  return current.getStore();
}

/** Runs a call as the current one: what it changes and what faults do is put down to it. */
export function asCurrent<T>(entry: TracedCall, work: () => Promise<T>): Promise<T> {
  return current.run(entry, work);
}

/** Runs a call and writes down how it ended. */
export async function traced<T>(entry: TracedCall, work: () => Promise<T>): Promise<T> {
  const began = Date.now();
  entry.began = began;
  try {
    const result = await work();
    entry.outcome = "ok";
    entry.digest = digestOf(textOf(result));
    return result;
  } catch (error) {
    const known = error instanceof TravelError ? error : undefined;
    entry.outcome = known?.code ?? "internal";
    if (known) entry.reason = known.details.reason;
    entry.digest = digestOf(known?.message ?? "");
    throw error;
  } finally {
    entry.took = Date.now() - began;
  }
}

/** Names the call of a change, for the listener of a world's store. */
export function noteEffect({ kind, id, version, state }: RecordEvent): void {
  if (!isIndex(kind)) currentCall()?.effects.push({ kind, id, version, state });
}

export function newCall(passage: Passage, call: number, now: number): TracedCall {
  const { name: tool, arguments: args } = passage;
  const at = new Date(now).toISOString();
  return { call, at, tool, arguments: args, faults: [], effects: [] };
}

/** A tool's text says all that its answer does; an address's answer has none. */
function textOf(result: unknown): string {
  const hasText = typeof result === "object" && result !== null && "text" in result;
  return hasText && typeof result.text === "string" ? result.text : JSON.stringify(result);
}

/** The same page of a search is shown again and again, as the same text. */
const digestOf = remembered(DIGESTS_REMEMBERED, (text) =>
  createHash("sha256").update(text).digest("hex").slice(0, 16),
);
