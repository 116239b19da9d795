import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Store } from "../../../src/stores/types.ts";
import { valkeyStore } from "../../../src/stores/valkey/store.ts";
import { bookingChange, recordChange } from "../../contracts/store-changes.ts";
import { ROOT } from "../../support/build.ts";
import { ask, startServer, type TestServer } from "../../support/valkey.ts";

/** Words of the document, and what the server calls them. */
const TYPES = { hash: "hash", list: "list", string: "string", "sorted set": "zset" };

/** Keys that a row of docs/store.md names in full, with their type where they all have one. */
function documented() {
  const rows = readFileSync(`${ROOT}docs/store.md`, "utf8").matchAll(
    /^\| (`gds:.*?) \| (.*?) \|/gm,
  );
  return [...rows].flatMap(([, keys = "", said = ""]) => {
    const [, word = ""] =
      /^(hash|list|string|sorted set)s?(?:, (?:TTL|for|until).*)?$/.exec(said) ?? [];
    const type = Object.entries(TYPES).find(([name]) => name === word)?.[1];
    if (type === undefined) return [];
    const names = [...keys.matchAll(/`(gds:[^`]*)`/g)].map(([, name = ""]) => name);
    return names.map((name) => ({ name, type, pattern: patternOf(name) }));
  });
}

/** Braces are literal; what stands in them is an example, but for the names of totals. */
function patternOf(name: string): RegExp {
  const parts = name.split(/(\{[^}]*\})/).map((part) => {
    if (part.startsWith("{gds:") || part === "{bookings}") return part.replace(/[{}]/g, "\\$&");
    return part.startsWith("{") ? "\\{[^}]*\\}" : part;
  });
  return new RegExp(`^${parts.join("")}$`);
}

let server: TestServer;
let store: Store;

beforeAll(async () => {
  server = await startServer();
  store = await valkeyStore({ nodes: [server], now: Date.now });
});

afterAll(async () => {
  await store.close();
  await server.stop();
});

test("the keys are of the types that the document says", async () => {
  const idempotency = { scope: "a", key: "k", fingerprint: "f", outcome: "o", ttlMs: 60_000 };
  const claims = [{ key: "route#seat", quantity: 1, capacity: 9 }];
  await store.sessions.create({ id: "session-a", ttlMs: 60_000 });
  await store.records.write(bookingChange({ claims, idempotency }));
  await store.records.write(recordChange());
  await store.searches.record([
    { id: "1", sessionId: "session-a", timestamp: Date.now(), document: "{}" },
  ]);
  await store.cache.put("k", "v", 60_000);
  await store.ping();

  const rows = documented();
  const seen = new Set<string>();
  const keys = await ask(server, "KEYS", "gds:*");
  for (const key of Array.isArray(keys) ? keys.map(String) : []) {
    const row = rows.find(({ pattern }) => pattern.test(key));
    if (!row) continue;
    seen.add(row.name);
    expect([key, await ask(server, "TYPE", key)]).toEqual([key, row.type]);
  }
  expect([...seen].sort()).toEqual(
    expect.arrayContaining([
      "gds:cache:{key}",
      "gds:outcome:{scope\\|key}",
      "gds:pnr:{pnr}",
      "gds:record:{kind\\|id}",
      "gds:session:{id}",
      "gds:session:{id}:booking:{pnr}",
      "gds:session:{id}:bookings",
      "gds:session:{id}:searches",
      "gds:stats:sessions:active",
      "gds:stock:{group}",
    ]),
  );
});
