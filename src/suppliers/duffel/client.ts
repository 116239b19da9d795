import { TravelError } from "../../domain/errors.ts";
import type { Log } from "../../logging/log.ts";
import { ConnectionFailure, exchange, OversizedAnswer, type Reply } from "../http/exchange.ts";
import type { OfferCall } from "../offers.ts";
import { type Breaker, circuitBreaker } from "./breaker.ts";
import * as failures from "./failures.ts";
import { gate } from "./gate.ts";

export interface DuffelSettings {
  readonly key: string;
  readonly baseUrl: string;
  readonly log: Log;
  /** Milliseconds of a clock that never jumps. */
  readonly elapsed: () => number;
  /** Rejects with the signal's reason when that is aborted first. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** At least 0, less than 1. */
  readonly random: () => number;
  /** Largest answer that is read; by default far more than any search gives. */
  readonly mostBytes?: number;
}

export interface DuffelRequest {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** For the error that says which of them is unknown. */
  readonly asked?: failures.AskedFor;
}

/** Duffel's API for reading: each call may be repeated without harm. Orders must not go through here. */
export interface DuffelClient {
  /** `request` is asked for again before each attempt, with what is left of the time. */
  call(request: (leftMs: number) => DuffelRequest, call: OfferCall): Promise<Reply>;
}

const FIRST_WAIT_MS = 1000;
/** Keeps calls that were refused together from coming back together. */
const SPREAD_MS = 500;
/** At the same time: each may hold a whole answer in memory. */
const MOST_CALLS = 12;
/** Duffel counts by the minute; a date further ahead is a mistake, and must not end all searching. */
const LONGEST_LIMIT_MS = 120_000;
const LONGEST_RETRY_MS = 3_600_000;
/** A time-out shorter than this says nothing about Duffel's health: it takes that long at the least. */
const FAIR_MS = 3500;
/** 500 and 502 may have done their work, which is no harm here: a search creates nothing to pay for. */
const MAY_REPEAT: ReadonlySet<number> = new Set([429, 500, 502, 503, 504]);

export function duffelClient(settings: DuffelSettings): DuffelClient {
  const { log, elapsed, sleep, random } = settings;
  const breaker = circuitBreaker(elapsed);
  const calls = gate(MOST_CALLS);
  /** Until when the rate limit lasts. One refusal sets it for all calls. */
  let limitedUntil = 0;

  async function attempt(
    request: DuffelRequest,
    call: OfferCall,
    number: number,
    end: AbortSignal,
  ) {
    const started = elapsed();
    const about = {
      operationId: call.operationId,
      supplier: "duffel",
      call: `${request.method} ${request.path}`,
      attempt: number + 1,
    };
    const latencyMs = () => Math.round(elapsed() - started);
    try {
      const reply = await exchange(toWire(settings, request, end), settings.mostBytes);
      const facts = failures.facts(reply, failures.faultOf(reply));
      log.info({ ...about, ...facts, latencyMs: latencyMs() }, "supplier answered");
      return reply;
    } catch (error) {
      const failure = error instanceof ConnectionFailure ? error.code : nameOf(error);
      log.warn({ ...about, failure, latencyMs: latencyMs() }, "supplier did not answer");
      throw error;
    }
  }

  async function repeat(
    request: (leftMs: number) => DuffelRequest,
    call: OfferCall,
    end: AbortSignal,
    left: () => number,
  ): Promise<Reply> {
    for (let number = 0; ; number++) {
      const limited = limitedUntil - elapsed();
      if (limited > left()) throw failures.rateLimited(limited);
      if (limited > 0) await sleep(limited + random() * SPREAD_MS, end);
      const wanted = request(left());
      const last = number >= call.retries;
      let wait = FIRST_WAIT_MS * 2 ** number + random() * SPREAD_MS;
      try {
        const reply = await attempt(wanted, call, number, end);
        if (reply.status < 300 && reply.status >= 200) return reply;
        wait = Math.max(wait, askedToWait(reply) + random() * SPREAD_MS);
        if (reply.status === 429) {
          limitedUntil = Math.max(limitedUntil, elapsed() + wait);
          if (wait > left()) throw failures.rateLimited(wait);
        }
        if (last || !MAY_REPEAT.has(reply.status) || wait > left()) {
          throw failures.failureOf(reply, wanted.asked);
        }
      } catch (error) {
        if (!(error instanceof ConnectionFailure)) throw error;
        if (last || wait > left()) throw failures.unreachable(error.code);
      }
      await sleep(wait, end);
    }
  }

  return {
    async call(request, call) {
      checkKey(settings.key);
      const deadline = elapsed() + call.timeoutMs;
      const budget = AbortSignal.timeout(Math.max(1, Math.ceil(call.timeoutMs)));
      const end = AbortSignal.any([call.signal, budget]);
      const rest = breaker.enter();
      if (rest > 0) throw failures.resting(rest);
      let leave: (() => void) | undefined;
      try {
        leave = await calls.enter(end);
        const reply = await repeat(request, call, end, () => deadline - elapsed());
        breaker.leave("well");
        return reply;
      } catch (error) {
        const failure = explain(error, call.signal, budget);
        // Running out of time counts only for a call that got through the gate, and with time enough.
        const fair = leave !== undefined && call.timeoutMs >= FAIR_MS;
        breaker.leave(budget.aborted && !fair ? "neither" : verdict(failure));
        throw failure;
      } finally {
        leave?.();
      }
    },
  };
}

/** How long Duffel wants to be left alone, in milliseconds. */
function askedToWait({ status, retryAfterMs, resetMs = 0 }: Reply): number {
  if (retryAfterMs !== undefined) return Math.min(retryAfterMs, LONGEST_RETRY_MS);
  // Duffel says with every answer when its count starts anew; it matters only once that is full.
  return status === 429 ? Math.min(resetMs, LONGEST_LIMIT_MS) : 0;
}

function explain(error: unknown, given: AbortSignal, budget: AbortSignal): unknown {
  if (error instanceof TravelError) return error;
  if (error instanceof OversizedAnswer) return failures.garbled();
  if (given.aborted) return given.reason;
  return budget.aborted ? failures.timedOut("Duffel") : error;
}

const SICK: ReadonlySet<string> = new Set([
  "supplier_error",
  "supplier_timeout",
  "supplier_unreachable",
  "supplier_garbled",
]);

/** A refusal is an answer; a call that is given up, or a limit, says nothing about Duffel's health. */
function verdict(failure: unknown): Parameters<Breaker["leave"]>[0] {
  if (!(failure instanceof TravelError) || failure.details.reason === "rate_limited") {
    return "neither";
  }
  return SICK.has(failure.details.reason) ? "badly" : "well";
}

function toWire({ key, baseUrl }: DuffelSettings, request: DuffelRequest, signal: AbortSignal) {
  const query = request.query ? `?${new URLSearchParams(request.query)}` : "";
  return {
    method: request.method,
    url: `${baseUrl.replace(/\/+$/, "")}${request.path}${query}`,
    headers: {
      accept: "application/json",
      "accept-encoding": "gzip",
      authorization: `Bearer ${key}`,
      "duffel-version": "v2",
      "user-agent": "wayfare",
      ...(request.body !== undefined && { "content-type": "application/json" }),
    },
    ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
    signal,
  };
}

/** Refused here, because what fetch would say of it repeats the key. */
function checkKey(key: string): void {
  if (/^[\x21-\x7e]+$/.test(key)) return;
  throw new TravelError("internal", "The Duffel access key has characters that no key has", {
    reason: "supplier_key_refused",
    hint: "Whoever runs this server: check DUFFEL_API_KEY.",
  });
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
