import autocannon from "autocannon";
import { CONNECTIONS } from "./storm.ts";
import type { Subject } from "./subjects.ts";

/** What a load brought to light; latencies in milliseconds. */
export interface Latencies {
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
}

export interface Load {
  readonly body: string | ((turn: number) => string);
  readonly headers: Readonly<Record<string, string>>;
  /** For so many seconds, or so many requests. */
  readonly length: { readonly seconds: number } | { readonly amount: number };
  /** Requests a second in all; as many as fit when left out. */
  readonly rate?: number;
}

/** Sends calls at a pace, or a number of them. */
export async function load(subject: Subject, options: Load): Promise<Latencies> {
  const { body, headers, length, rate } = options;
  let turn = 0;
  const result = await autocannon({
    url: subject.url,
    method: "POST",
    headers: { ...headers },
    connections: CONNECTIONS,
    ...("amount" in length ? length : { duration: length.seconds }),
    ...(rate !== undefined && { overallRate: rate }),
    ...(typeof body === "string"
      ? { body }
      : { requests: [{ setupRequest: (request) => ({ ...request, body: body(turn++) }) }] }),
  });
  return {
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.errors + result.timeouts + result.non2xx,
  };
}
