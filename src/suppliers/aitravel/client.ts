import { TravelError } from "../../domain/errors.ts";
import type { Log } from "../../logging/log.ts";
import { ConnectionFailure, exchange, OversizedAnswer, type Reply } from "../http/exchange.ts";
import type { RemoteConcierge, RemoteQuestion } from "../remote-concierge.ts";
import { refusalOf } from "./failures.ts";

export interface AitravelSettings {
  readonly baseUrl: string;
  readonly log: Log;
  /** Rejects with the signal's reason when that is aborted first. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** At least 0, less than 1. */
  readonly random: () => number;
  /** For one question in all, however often it is asked; 20 s by default. */
  readonly timeoutMs?: number;
}

/** How a question is asked. */
interface Manner {
  readonly repeats: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** True where an answer of success is all that matters. */
  readonly handsOver?: boolean;
}

const TIMEOUT_MS = 20_000;
const FIRST_WAIT_MS = 300;
const REPEATS = 2;
const MAY_REPEAT: ReadonlySet<number> = new Set([429, 502, 503, 504]);
const MOST_BYTES = 4 * 1024 * 1024;

/** The REST API that the concierge's document describes. */
export function aitravelConcierge(settings: AitravelSettings): RemoteConcierge {
  const { log, sleep, random, timeoutMs = TIMEOUT_MS } = settings;

  async function attempt(
    question: RemoteQuestion,
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<Reply> {
    const about = { supplier: "aitravel", call: `${question.method} ${question.path}` };
    try {
      const reply = await exchange(
        wireRequest(settings.baseUrl, question, headers, signal),
        MOST_BYTES,
      );
      log.info({ ...about, status: reply.status }, "supplier answered");
      return reply;
    } catch (error) {
      const failure = error instanceof ConnectionFailure ? error.code : "failed";
      log.warn({ ...about, failure }, "supplier did not answer");
      throw error;
    }
  }

  async function ask(
    question: RemoteQuestion,
    { repeats, headers = {}, handsOver = false }: Manner,
  ): Promise<unknown> {
    const budget = AbortSignal.timeout(timeoutMs);
    const end = question.signal ? AbortSignal.any([question.signal, budget]) : budget;
    try {
      for (let number = 0; ; number++) {
        const last = number >= repeats;
        try {
          const reply = await attempt(question, headers, end);
          const isDone = reply.status >= 200 && reply.status < 300;
          // What was handed over is taken, whether or not the answer can be read.
          if (isDone && (handsOver || reply.body !== undefined)) return reply.body ?? {};
          if (last || !MAY_REPEAT.has(reply.status)) throw refusalOf(reply, question.path);
        } catch (error) {
          if (!(error instanceof ConnectionFailure)) throw error;
          if (last) throw unreachable();
        }
        await sleep(FIRST_WAIT_MS * 2 ** number * (0.5 + random() / 2), end);
      }
    } catch (error) {
      if (error instanceof OversizedAnswer && handsOver) return {};
      if (error instanceof OversizedAnswer)
        throw refusalOf({ status: 200, body: undefined }, question.path);
      if (budget.aborted && !question.signal?.aborted) throw tooSlow(timeoutMs);
      throw error;
    }
  }

  return {
    source: "aitravel",
    read: (question) => ask(question, { repeats: REPEATS }),
    send: ({ idempotencyKey, ...question }) =>
      ask(question, {
        repeats: 0,
        headers: idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey },
        handsOver: true,
      }),
  };
}

function wireRequest(
  baseUrl: string,
  { method, path, values = {} }: RemoteQuestion,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
) {
  const url = `${baseUrl.replace(/\/+$/, "")}${path}`;
  const usual = { accept: "application/json", "user-agent": "wayfare", ...headers };
  if (method === "POST") {
    const json = { ...usual, "content-type": "application/json" };
    return { method, url, headers: json, body: JSON.stringify(values), signal };
  }
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) query.set(name, String(value));
  }
  return { method, url: query.size === 0 ? url : `${url}?${query}`, headers: usual, signal };
}

function unreachable(): TravelError {
  return new TravelError("unavailable", "The concierge service cannot be reached", {
    reason: "supplier_unreachable",
    hint: "Try again in a moment. Whoever runs this server: check AITRAVEL_BASE_URL.",
  });
}

function tooSlow(timeoutMs: number): TravelError {
  return new TravelError(
    "timeout",
    `The concierge service did not answer within ${timeoutMs / 1000} seconds`,
    { reason: "supplier_timeout", hint: "Try again in a moment." },
  );
}
