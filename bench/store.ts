import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync, type DatabaseSyncInstance } from "@photostructure/sqlite";
import type { RecordChange } from "../src/stores/records.ts";
import { sqliteStore } from "../src/stores/sqlite/store.ts";
import type { Store } from "../src/stores/types.ts";

const DOCUMENT_BYTES = 4_096;
const COMMITS = 2_000;
const ROUNDS = 5;
const CONCURRENCIES = [1, 32] as const;
const PAGE_KEYS = 100;

export interface StoreFigures {
  /** Durable commits of one row with the same bytes, straight into SQLite. */
  readonly rawCommitsPerSecond: number;
  readonly bookings: readonly {
    readonly concurrency: number;
    readonly perSecond: number;
    /** Against the raw commits of the same round. */
    readonly ratio: number;
  }[];
  /** Lookups of a results page's worth of sold units. */
  readonly soldPagesPerSecond: number;
  readonly sessionTouchesPerSecond: number;
}

/** Bookings per second, measured against what the disk allows. Medians of several rounds. */
export async function benchStore(folder = tmpdir()): Promise<StoreFigures> {
  const path = mkdtempSync(join(folder, "wayfare-bench-"));
  try {
    const store = await sqliteStore({ path: join(path, "store.db"), now: Date.now });
    const db = new DatabaseSync(join(path, "raw.db"));
    const raw = rawCommits(db);
    // Raw and store take turns, so that a slow moment of the disk falls on both.
    const rounds: { readonly rawRate: number; readonly rates: readonly number[] }[] = [];
    for (let round = -1; round < ROUNDS; round++) {
      const rawRate = await rate(COMMITS, 1, raw);
      const rates: number[] = [];
      for (const concurrency of CONCURRENCIES) {
        rates.push(await rate(COMMITS, concurrency, () => store.records.write(booking())));
      }
      if (round >= 0) rounds.push({ rawRate, rates });
    }
    const figures = {
      rawCommitsPerSecond: median(rounds.map(({ rawRate }) => rawRate)),
      bookings: CONCURRENCIES.map((concurrency, i) => ({
        concurrency,
        perSecond: median(rounds.map(({ rates }) => rates[i] ?? 0)),
        ratio: median(rounds.map(({ rates, rawRate }) => (rates[i] ?? 0) / rawRate)),
      })),
      ...(await benchSmall(store)),
    };
    await store.close();
    // Also keeps it reachable: the driver closes a connection that only statements refer to.
    db.close();
    return figures;
  } finally {
    rmSync(path, { recursive: true, force: true });
  }
}

async function benchSmall(store: Store) {
  const keys = Array.from({ length: PAGE_KEYS }, (_, i) => `seat:${i}`);
  await store.sessions.create({ id: "bench", ttlMs: 3_600_000 });
  return {
    soldPagesPerSecond: await rate(5_000, 1, () => store.inventory.sold(keys)),
    sessionTouchesPerSecond: await rate(5_000, 1, () => store.sessions.touch("bench", 3_600_000)),
  };
}

let serial = 0;
const filler = randomBytes(DOCUMENT_BYTES).toString("base64");

/** A new booking of two legs with an idempotency key, as `bookFlight` makes it. */
function booking(): RecordChange {
  serial += 1;
  // Scattered like real references: neighbours in time are not neighbours in an index.
  const code = ((serial * 2_654_435_761) % 36 ** 6).toString(36).toUpperCase().padStart(6, "0");
  const pnr = `TEST-${code}`;
  return {
    kind: "booking",
    id: pnr,
    sessionId: `session-${serial % 50}`,
    state: "confirmed",
    expectedVersion: 0,
    document: `{"pnr":"${pnr}","filler":"${filler.slice(0, DOCUMENT_BYTES - 40)}"}`,
    claims: [0, 1].map((leg) => ({
      key: `seat:${(serial * 7 + leg) % 5_000}`,
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

function rawCommits(db: DatabaseSyncInstance): () => void {
  db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
  db.exec("CREATE TABLE rows (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT");
  const insert = db.prepare("INSERT INTO rows VALUES (?, ?)");
  return () => {
    const change = booking();
    insert.run(change.id, JSON.stringify(change));
  };
}

async function rate(times: number, concurrency: number, work: () => unknown): Promise<number> {
  let left = times;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (left-- > 0) await work();
    }),
  );
  return Math.round((times * 1_000) / (performance.now() - start));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
