import { randomInt, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { afterAll, expect, test } from "vitest";
import { ROOT } from "../support/build.ts";
import { killAtRandom, openWire, type Wire } from "../support/wire.ts";

const KILLS = 200;
/** As many at once on one file: most of their time goes by in starting and waiting. */
const SERVERS = 4;
const MAIN = join(ROOT, "dist/main.js");
const folder = mkdtempSync(join(tmpdir(), "wayfare-kill-"));
const database = join(folder, "wayfare.db");

afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Order {
  readonly key: string;
  readonly flightId: string;
}

/** Books until the server is gone; tells which orders were acknowledged and which are in doubt. */
async function bookUntilDead(
  wire: Wire,
  inDoubt: readonly Order[],
  flightIds: readonly string[],
  acknowledged: Map<string, string>,
): Promise<Order[]> {
  const unknown: Order[] = [];
  async function book(order: Order): Promise<boolean> {
    const reply = await wire.call("bookFlight", {
      flightIds: [order.flightId],
      passengers: [{ type: "adult", firstName: "Ada", lastName: "Lovelace" }],
      contactEmail: "ada@example.com",
      idempotencyKey: order.key,
    });
    if (!reply) {
      unknown.push(order);
      return false;
    }
    const pnr = reply.result?.structuredContent?.["pnr"];
    // Sold out is an answer too: then there must be no booking.
    if (typeof pnr === "string") acknowledged.set(order.key, pnr);
    else expect(reply.error?.data).toMatchObject({ reason: "sold_out" });
    return true;
  }
  const repeats = await Promise.all(inDoubt.map(book));
  if (repeats.includes(false)) return unknown;
  // Four buyers at a time, each with the next order as soon as the last is answered.
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (;;) {
        const flightId = flightIds[randomInt(flightIds.length)] ?? "";
        if (!(await book({ key: randomUUID(), flightId }))) return;
      }
    }),
  );
  return unknown;
}

test("after kill -9 at random instants every acknowledged booking is there once, and nothing else holds stock", async () => {
  const acknowledged = new Map<string, string>();
  const env = { WAYFARE_DB: database, WAYFARE_NOW: "2026-11-15T12:00:00Z" };
  const first = await openWire([process.execPath, MAIN, "serve"], env);
  const flightIds: string[] = [];
  for (const [origin, destination] of [
    ["JFK", "LAX"],
    ["LHR", "CDG"],
    ["FRA", "MUC"],
    ["SYD", "MEL"],
  ]) {
    const found = await first.call("searchFlights", {
      origin,
      destination,
      departureDate: "2027-03-01",
      limit: 50,
    });
    const flights = found?.result?.structuredContent?.["flights"];
    if (Array.isArray(flights)) flightIds.push(...flights.map(({ id }) => String(id)));
  }
  expect(flightIds.length).toBeGreaterThan(20);
  first.child.stdin?.end();
  await first.exited;

  let inDoubt: Order[] = [];
  for (let kills = 0; kills < KILLS; kills += SERVERS) {
    const wires = await Promise.all(
      Array.from({ length: SERVERS }, () => openWire([process.execPath, MAIN, "serve"], env)),
    );
    const doubts = wires.map((wire, index) =>
      bookUntilDead(
        wire,
        inDoubt.filter((_, order) => order % SERVERS === index),
        flightIds,
        acknowledged,
      ),
    );
    await Promise.all(wires.map((wire, index) => killAtRandom(wire, index + 1)));
    inDoubt = (await Promise.all(doubts)).flat();
  }

  const db = new DatabaseSync(database);
  const rows: readonly { pnr: string; document: string }[] = db
    .prepare("SELECT pnr, document FROM bookings")
    .all();
  const pnrs = new Set(rows.map(({ pnr }) => pnr));
  for (const pnr of acknowledged.values()) expect(pnrs).toContain(pnr);
  expect(new Set(acknowledged.values()).size, "one booking for each order").toBe(acknowledged.size);
  // At least one for every server that was left to answer.
  expect(acknowledged.size).toBeGreaterThan(KILLS / 2);
  // What was never acknowledged is at most what was in doubt at the last kill.
  expect(rows.length - acknowledged.size).toBeLessThanOrEqual(inDoubt.length);

  const held = new Map<string, number>();
  for (const { document } of rows) {
    const {
      booking,
      holds,
    }: { booking: { status: string }; holds: { key: string; quantity: number }[] } =
      JSON.parse(document);
    expect(booking.status).toBe("confirmed");
    for (const { key, quantity } of holds) held.set(key, (held.get(key) ?? 0) + quantity);
  }
  const sold: readonly { key: string; sold: number }[] = db
    .prepare("SELECT key, sold FROM inventory WHERE sold > 0")
    .all();
  expect(new Map(sold.map(({ key, sold }) => [key, sold]))).toEqual(held);
  db.close();
}, 900_000);
