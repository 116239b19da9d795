import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import { TravelError } from "../domain/errors.ts";
import { isIndex, type RecordEvent } from "../stores/records.ts";
import { shorten } from "../text/shorten.ts";
import type { Passage } from "../tools/gate.ts";

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
  /** The beginning of that text, for people. */
  answer?: string | undefined;
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

/** Names the call of a change, for the listener of a world's store. */
export function noteEffect({ kind, id, version, state }: RecordEvent): void {
  if (!isIndex(kind)) currentCall()?.effects.push({ kind, id, version, state });
}

/** Answers that wait to be read; of more the oldest are put into words, so that no page is kept for long. */
const MOST_UNREAD = 400;
/** Characters of an answer that are kept for people. */
const ANSWER_SHOWN = 1200;

/**
 * The calls of a world. What they answered is put into words when they are read: that costs as much as
 * a search does whose page is remembered, and most traces of a training run are never looked at.
 */
export class CallLog {
  #calls: TracedCall[] = [];
  readonly #unread: Map<TracedCall, unknown> = new Map();
  #at = { now: Number.NaN, text: "" };

  get length(): number {
    return this.#calls.length;
  }

  begin({ name: tool, arguments: args }: Passage, now: number): TracedCall {
    // A world's clock stands still for most of its calls.
    if (now !== this.#at.now) this.#at = { now, text: new Date(now).toISOString() };
    const call = this.#calls.length + 1;
    const entry = { call, at: this.#at.text, tool, arguments: args, faults: [], effects: [] };
    this.#calls.push(entry);
    return entry;
  }

  /** Runs a call and writes down how it ended. */
  async follow<T>(entry: TracedCall, work: () => Promise<T>): Promise<T> {
    const began = Date.now();
    entry.began = began;
    try {
      const result = await work();
      entry.outcome = "ok";
      this.#ended(entry, result);
      return result;
    } catch (error) {
      const known = error instanceof TravelError ? error : undefined;
      entry.outcome = known?.code ?? "internal";
      if (known) entry.reason = known.details.reason;
      this.#ended(entry, known ?? "");
      throw error;
    } finally {
      entry.took = Date.now() - began;
    }
  }

  read(): readonly TracedCall[] {
    this.settle();
    return this.#calls;
  }

  /** Puts every answer into words, and lets go of the answers. */
  settle(): void {
    for (const [entry, result] of this.#unread) putIntoWords(entry, result);
    this.#unread.clear();
  }

  clear(): void {
    this.#calls = [];
    this.#unread.clear();
  }

  #ended(entry: TracedCall, result: unknown): void {
    // Of a tool's answer the text alone, which its surface writes in any case: pages are let go at once.
    const answer = hasText(result) ? result.text : result;
    // A change costs many times its words, and worlds by the thousand have one each.
    if (entry.effects.length > 0) {
      putIntoWords(entry, answer);
      return;
    }
    this.#unread.set(entry, answer);
    if (this.#unread.size <= MOST_UNREAD) return;
    const [oldest] = this.#unread;
    if (!oldest) return;
    putIntoWords(...oldest);
    this.#unread.delete(oldest[0]);
  }
}

function putIntoWords(entry: TracedCall, result: unknown): void {
  const text = result instanceof TravelError ? result.message : textOf(result);
  const hint = result instanceof TravelError ? result.details.hint : undefined;
  entry.digest = createHash("sha256").update(text).digest("hex").slice(0, 16);
  const shown = shorten(hint === undefined ? text : `${text}\n${hint}`, ANSWER_SHOWN);
  // A copy: a part of a text keeps the whole of it in memory.
  if (shown !== "") entry.answer = Buffer.from(shown).toString();
}

/** A tool's text says all that its answer does; an address's answer has none. */
function hasText(result: unknown): result is { readonly text: string } {
  return (
    typeof result === "object" &&
    result !== null &&
    "text" in result &&
    typeof result.text === "string"
  );
}

function textOf(result: unknown): string {
  return typeof result === "string" ? result : (JSON.stringify(result) ?? "");
}
