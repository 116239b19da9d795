import { DatabaseSync } from "@photostructure/sqlite";
import { Redis } from "iovalkey";
import { expect, vi } from "vitest";
import type { BookingRecord } from "../../src/services/gds/document.ts";
import { valkeyStore } from "../../src/stores/valkey/store.ts";
import { type BookingLoad, callTool, type FlightForSale } from "./booking-load.ts";
import { ask, type TestCluster, type TestServer } from "./valkey.ts";

const AT_ONCE = 16;
/** Fences of voided commits have such names, too, with more behind them. */
const STOCK_KEY = /^gds:stock:\{([^}]*)\}(:pending)?$/;

/** What the servers hold, read past every store. */
export interface Books {
  readonly records: readonly BookingRecord[];
  /** Units sold, by the key that bookings hold them under; nothing that is back at zero. */
  readonly sold: ReadonlyMap<string, number>;
  /** Units of commits that have not settled. */
  readonly pending: number;
}

export async function readBooks(servers: readonly TestServer[]): Promise<Books> {
  const records: BookingRecord[] = [];
  const sold = new Map<string, number>();
  let pending = 0;
  for (const server of servers) {
    // A replica repeats what its primary says.
    if (!/role:master/.test(String(await ask(server, "INFO", "replication")))) continue;
    const client = new Redis({ host: server.host, port: server.port });
    for (const key of await client.keys("gds:session:*:booking:*")) {
      records.push(JSON.parse((await client.hget(key, "document")) ?? ""));
    }
    for (const key of await client.keys("gds:stock:*")) {
      const [, group, held] = STOCK_KEY.exec(key) ?? [];
      if (group === undefined) continue;
      const fields = Object.entries(await client.hgetall(key));
      if (held !== undefined) {
        pending += fields.length;
        continue;
      }
      for (const [unit, count] of fields) if (count !== "0") sold.set(group + unit, Number(count));
    }
    client.disconnect();
  }
  return { records, sold, pending };
}

/** The same of a file, past its store. */
export function readFileBooks(path: string): Books {
  const db = new DatabaseSync(path);
  try {
    const rows: readonly { document: string }[] = db.prepare("SELECT document FROM bookings").all();
    const stock: readonly { key: string; sold: number }[] = db
      .prepare("SELECT key, sold FROM inventory WHERE sold > 0")
      .all();
    return {
      records: rows.map(({ document }) => JSON.parse(document)),
      sold: new Map(stock.map(({ key, sold }) => [key, sold])),
      pending: 0,
    };
  } finally {
    db.close();
  }
}

/** The same once no commit is under way: those cut off are taken back after their deadline. */
export async function readSettledBooks({ nodes }: TestCluster): Promise<Books> {
  const store = await valkeyStore({ nodes, cluster: true, now: Date.now });
  try {
    return await vi.waitFor(
      async () => {
        await store.sweep();
        const books = await readBooks(nodes);
        expect(books.pending).toBe(0);
        return books;
      },
      { timeout: 60_000, interval: 500 },
    );
  } finally {
    await store.close();
  }
}

/** Nothing acknowledged is lost, nothing doubled, nothing oversold, and no seat taken for nothing. */
export async function expectSoundBooks(
  load: BookingLoad,
  { records, sold, pending }: Books,
  flights: readonly FlightForSale[],
  ports: readonly number[],
): Promise<void> {
  const told = [...load.acknowledged].map(([{ email }, pnr]) => `${email} ${pnr}`);
  const kept = records.map(({ booking }) => `${booking.contactEmail} ${booking.pnr}`);
  // One list says it all: a lost booking is missing here, a doubled or unwanted one too many.
  expect(kept.toSorted()).toEqual(told.toSorted());

  const held = new Map<string, number>();
  for (const { holds } of records) {
    for (const { key, quantity } of holds) held.set(key, (held.get(key) ?? 0) + quantity);
  }
  expect(sold).toEqual(held);
  expect(pending).toBe(0);
  const buyers = [...load.acknowledged.keys()];
  for (const flight of flights) {
    const passengers = buyers.filter((order) => order.flight === flight).length;
    expect(passengers, flight.id).toBeLessThanOrEqual(flight.seats);
  }
  await expectReadable(load, ports);
}

/** Every node shows every booking to the one who made it. */
async function expectReadable(load: BookingLoad, ports: readonly number[]): Promise<void> {
  const left = [...load.acknowledged].entries();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [index, [order, pnr]] of left) {
        const { content } = await callTool(ports[index % ports.length] ?? 0, "retrieveBooking", {
          pnr,
        });
        expect(content).toMatchObject({ pnr, contactEmail: order.email, status: "confirmed" });
      }
    }),
  );
}

/** A repeat of what was acknowledged is answered with the same booking, on any node. */
export async function expectRepeatable(
  load: BookingLoad,
  ports: readonly number[],
  times: number,
): Promise<void> {
  const orders = [...load.acknowledged].slice(-times);
  for (const [index, [order, pnr]] of orders.entries()) {
    const { content } = await callTool(ports[index % ports.length] ?? 0, "bookFlight", order.args);
    expect(content?.["pnr"]).toBe(pnr);
  }
}
