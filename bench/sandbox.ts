import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { startWayfare } from "../test/support/wayfare-process.ts";
import { type Figure, median } from "./measure.ts";

const CALLERS = 16;
const ROUNDS = 7;

interface Answer {
  readonly status: number;
  readonly body: Buffer;
}

/**
 * Offer requests to the sandbox next to a server that does nothing but send the same bytes. The two
 * are processes of their own and take turns; every request is of another day, so nothing is found
 * again in a cache.
 */
export async function benchSandbox(): Promise<readonly Figure[]> {
  const sandbox = await startWayfare({ RATE_LIMIT_ENABLED: "false", WAYFARE_NOW: NOW }, "sandbox");
  try {
    return [
      await compareBytes("one way", sandbox.port, { search: oneWay, perRound: 320 }),
      await compareBytes("one way, packed", sandbox.port, {
        search: oneWay,
        perRound: 320,
        headers: { "accept-encoding": "gzip" },
      }),
      await compareBytes("round trip", sandbox.port, { search: roundTrip, perRound: 48 }),
    ];
  } finally {
    await sandbox.stop();
  }
}

const NOW = "2026-11-15T12:00:00Z";

interface Load {
  /** The body of one request. */
  readonly search: (i: number) => string;
  readonly perRound: number;
  readonly headers?: Readonly<Record<string, string>>;
}

async function compareBytes(name: string, port: number, load: Load): Promise<Figure> {
  const agent = new Agent({ keepAlive: true, maxSockets: CALLERS });
  const { status, body } = await send(port, agent, load.search(0), load.headers);
  if (status !== 201) throw new Error(`The sandbox answered ${status}: ${body}`);
  const bare = await startBare(body);
  const rates: number[] = [];
  const ratios: number[] = [];
  try {
    for (let round = -1; round < ROUNDS; round++) {
      const ours = await rate(port, agent, load, round);
      const theirs = await rate(bare.port, agent, load, round);
      // The first round warms both up.
      if (round < 0) continue;
      rates.push(ours);
      ratios.push(ours / theirs);
    }
  } finally {
    agent.destroy();
    bare.child.kill();
  }
  const note = `${Math.round(median(rates))} a second, ${Math.round(body.byteLength / 1024)} KB each`;
  const value = median(ratios);
  return { name: `sandbox: offer requests ÷ a bare handler, ${name}`, value, unit: "×", note };
}

/** Requests a second, with so many callers at a time. */
async function rate(
  port: number,
  agent: Agent,
  { search, perRound, headers }: Load,
  round: number,
): Promise<number> {
  let next = 0;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      while (next < perRound) {
        const { status } = await send(port, agent, search(round * perRound + next++), headers);
        if (status !== 201) throw new Error(`Answered ${status}`);
      }
    }),
  );
  return (perRound / (performance.now() - start)) * 1000;
}

const DAYS = 300;

function dateOf(i: number): string {
  const day = 30 + (((i % DAYS) + DAYS) % DAYS);
  return new Date(Date.parse(NOW) + day * 86_400_000).toISOString().slice(0, 10);
}

function oneWay(i: number): string {
  return bodyOf([{ origin: "LHR", destination: "JFK", departure_date: dateOf(i) }]);
}

function roundTrip(i: number): string {
  return bodyOf([
    { origin: "LHR", destination: "JFK", departure_date: dateOf(i) },
    { origin: "JFK", destination: "LHR", departure_date: dateOf((i % (DAYS - 8)) + 8) },
  ]);
}

function bodyOf(slices: readonly unknown[]): string {
  return JSON.stringify({ data: { slices, passengers: [{ type: "adult" }] } });
}

/** Reads the request's body, as any handler must, and answers with the bytes it was given. */
const BARE = `
const { createServer } = require("node:http");
let body = Buffer.alloc(0);
process.stdin.on("data", (chunk) => { body = Buffer.concat([body, chunk]); });
process.stdin.on("end", () => {
  const headers = { "content-type": "application/json", "content-length": body.byteLength };
  const server = createServer((request, response) => {
    request.on("data", () => {});
    request.on("end", () => { response.writeHead(201, headers); response.end(body); });
  });
  server.listen(0, "127.0.0.1", () => console.log(server.address().port));
});`;

async function startBare(body: Buffer): Promise<{ port: number; child: ChildProcess }> {
  const child = spawn(process.execPath, ["-e", BARE], { stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.end(body);
  const [port] = await once(child.stdout, "data");
  return { port: Number(String(port)), child };
}

function send(
  port: number,
  agent: Agent,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        port,
        host: "127.0.0.1",
        agent,
        method: "POST",
        path: "/air/offer_requests",
        headers: {
          authorization: "Bearer duffel_test_bench",
          "duffel-version": "v2",
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
          ...headers,
        },
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
        incoming.on("end", () =>
          resolve({ status: incoming.statusCode ?? 0, body: Buffer.concat(chunks) }),
        );
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}
