import { randomBytes } from "node:crypto";
import { Redis } from "iovalkey";
import type { RecordChange } from "../src/stores/records.ts";
import type { Store } from "../src/stores/types.ts";
import { valkeyStore } from "../src/stores/valkey/store.ts";
import { startServer } from "../test/support/valkey.ts";
import { type Figure, median } from "./measure.ts";

const DOCUMENT_BYTES = 4_096;
const TIMES = 2_000;
const ROUNDS = 5;
const CONCURRENCIES = [1, 32] as const;

/** What is measured, each against a plain command with the same bytes at the same concurrency. */
interface Pair {
  readonly name: string;
  readonly ours: () => Promise<unknown>;
  readonly raw: () => Promise<unknown>;
}

/** Bookings and retrieves per second on a real server. Medians of rounds in which both take turns. */
export async function benchValkey(): Promise<readonly Figure[]> {
  const server = await startServer();
  const store = await valkeyStore({ nodes: [server], now: Date.now });
  const client = new Redis({ host: server.host, port: server.port });
  try {
    await client.set("raw", document("raw"));
    const figures: Figure[] = [];
    for (const pair of pairs(store, client)) {
      for (const concurrency of CONCURRENCIES) figures.push(await measure(pair, concurrency));
    }
    return figures;
  } finally {
    client.disconnect();
    await store.close();
    await server.stop();
  }
}

function pairs(store: Store, client: Redis): readonly Pair[] {
  const made: string[] = [];
  let next = 0;
  return [
    {
      name: "bookings on Valkey ÷ SETs of the same bytes",
      async ours() {
        const change = booking();
        made.push(change.id);
        await store.records.write(change);
      },
      async raw() {
        const change = booking();
        await client.set(change.id, JSON.stringify(change));
      },
    },
    {
      name: "retrieves on Valkey ÷ GETs of the same bytes",
      ours: () => store.records.get("booking", made[next++ % made.length] ?? ""),
      raw: () => client.get("raw"),
    },
  ];
}

async function measure({ name, ours, raw }: Pair, concurrency: number): Promise<Figure> {
  const ratios: number[] = [];
  const rates: number[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    const rawRate = await rate(concurrency, raw);
    const ourRate = await rate(concurrency, ours);
    if (round < 0) continue;
    ratios.push(ourRate / rawRate);
    rates.push(ourRate);
  }
  return {
    name: `${name}, ${concurrency} at a time`,
    value: median(ratios),
    unit: "×",
    note: `${Math.round(median(rates))} a second`,
  };
}

async function rate(concurrency: number, work: () => Promise<unknown>): Promise<number> {
  let left = TIMES;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (left-- > 0) await work();
    }),
  );
  return (TIMES * 1_000) / (performance.now() - start);
}

let serial = 0;
const filler = randomBytes(DOCUMENT_BYTES).toString("base64");

function document(pnr: string): string {
  return `{"pnr":"${pnr}","filler":"${filler.slice(0, DOCUMENT_BYTES - 40)}"}`;
}

/** A new booking of two legs with an idempotency key, as `bookFlight` makes it. */
function booking(): RecordChange {
  serial += 1;
  const code = ((serial * 2_654_435_761) % 36 ** 6).toString(36).toUpperCase().padStart(6, "0");
  const pnr = `TEST-${code}`;
  return {
    kind: "booking",
    id: pnr,
    sessionId: `session-${serial % 50}`,
    state: "confirmed",
    expectedVersion: 0,
    document: document(pnr),
    claims: [0, 1].map((leg) => ({
      key: `route:${(serial * 7 + leg) % 500}#seat:${serial % 10}`,
      quantity: 1,
      capacity: 1_000_000,
    })),
    idempotency: {
      scope: `session-${serial % 50}`,
      key: pnr,
      fingerprint: "5f1c9a7be3d24c3b8f60",
      outcome: `{"pnr":"${pnr}","version":1}`,
      ttlMs: 86_400_000,
    },
    createdAt: Date.now(),
    modifiedAt: Date.now(),
  };
}
