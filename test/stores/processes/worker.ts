/**
 * A process that books as fast as it can: `worker.ts <where, as JSON> <name> <commits> <units>`.
 * Prints "ready", waits for a line, prints each PNR once its commit and a record under the same name
 * are acknowledged, then "done". Run by workers.ts.
 */
import { once } from "node:events";
import { openShared, UNIT } from "./open.ts";

const [where = "", name = "", commits = "0", units = "0"] = process.argv.slice(2);
const CONCURRENCY = 16;

const store = await openShared(JSON.parse(where));
let next = 0;

async function book(): Promise<void> {
  while (next < Number(commits)) {
    const pnr = `TEST-${name}${next++}`;
    const result = await store.records.write({
      kind: "booking",
      id: pnr,
      sessionId: name,
      state: "confirmed",
      expectedVersion: 0,
      document: JSON.stringify({ pnr, padding: "x".repeat(1_000) }),
      claims: [{ key: UNIT, quantity: 1, capacity: Number(units) }],
      idempotency: { scope: name, key: pnr, fingerprint: pnr, outcome: pnr, ttlMs: 3_600_000 },
      createdAt: Date.now(),
      modifiedAt: Date.now(),
    });
    await store.records.write({
      kind: "request",
      id: pnr,
      state: "open",
      expectedVersion: 0,
      document: JSON.stringify({ pnr }),
      createdAt: Date.now(),
      modifiedAt: Date.now(),
    });
    // After the commit, so that the parent reads no PNR that was not acknowledged.
    if (result.kind === "committed") process.stdout.write(`${pnr}\n`);
    else if (result.kind !== "sold_out") throw new Error(`unexpected result: ${result.kind}`);
  }
}

process.stdout.write("ready\n");
await once(process.stdin, "data");
process.stdin.destroy();
await Promise.all(Array.from({ length: CONCURRENCY }, book));
await store.close();
process.stdout.write("done\n");
