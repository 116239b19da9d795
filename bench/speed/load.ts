import autocannon from "autocannon";
import type { Subject } from "./subjects.ts";

/** What a load brought to light. */
export interface Measured {
  readonly perSecond: number;
  /** Microseconds of the server's CPU for one request. */
  readonly cpu: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
}

export interface Load {
  readonly body: string | ((turn: number) => string);
  readonly headers: Readonly<Record<string, string>>;
  readonly seconds?: number;
  /** How many requests, instead of how long. */
  readonly amount?: number;
  readonly connections?: number;
  /** Requests a second in all; as many as fit when left out. */
  readonly rate?: number;
}

const CONNECTIONS = 32;

/** Sends the same kind of call over keep-alive connections for a while. */
export async function load(subject: Subject, options: Load): Promise<Measured> {
  const { body, headers, seconds, amount, connections = CONNECTIONS, rate } = options;
  let turn = 0;
  const before = await subject.cpu();
  const result = await autocannon({
    url: subject.url,
    method: "POST",
    headers: { ...headers },
    connections,
    ...(amount === undefined ? { duration: seconds ?? 1 } : { amount }),
    ...(rate !== undefined && { overallRate: rate }),
    ...(typeof body === "string"
      ? { body }
      : { requests: [{ setupRequest: (request) => ({ ...request, body: body(turn++) }) }] }),
  });
  const after = await subject.cpu();
  const answered = result["2xx"];
  return {
    perSecond: answered / result.duration,
    cpu: ((after - before) * 1e6) / Math.max(1, answered),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.errors + result.timeouts + result.non2xx,
  };
}
