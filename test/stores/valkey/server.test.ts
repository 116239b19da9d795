import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { RecordEvent } from "../../../src/stores/records.ts";
import type { Store } from "../../../src/stores/types.ts";
import type { ValkeyOptions } from "../../../src/stores/valkey/engine.ts";
import { valkeyStore } from "../../../src/stores/valkey/store.ts";
import { bookingChange, recordChange } from "../../contracts/store-changes.ts";
import { ask, startServer, type TestServer } from "../../support/valkey.ts";

const TIMEOUT_MS = 300;
const GONE = { code: "unavailable", details: { reason: "storage_unavailable" } };

describe("the server behind the valkey store", () => {
  let servers: TestServer[];
  let stores: Store[];

  beforeEach(() => {
    servers = [];
    stores = [];
  });

  afterEach(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await Promise.all(servers.map((server) => server.stop()));
  });

  async function start(...settings: string[]): Promise<TestServer> {
    const server = await startServer(settings);
    servers.push(server);
    return server;
  }

  async function open(server: TestServer, options: Partial<ValkeyOptions> = {}): Promise<Store> {
    const store = await valkeyStore({
      nodes: [server],
      now: Date.now,
      timeoutMs: TIMEOUT_MS,
      claimMs: TIMEOUT_MS,
      ...options,
    });
    stores.push(store);
    return store;
  }

  const calls = (store: Store): readonly (() => Promise<unknown>)[] => [
    () => store.ping(),
    () => store.sweep(),
    () => store.stats(1),
    () => store.sessions.create({ id: "s", ttlMs: 1_000 }),
    () => store.sessions.get("s"),
    () => store.sessions.touch("s", 1_000),
    () => store.records.write(bookingChange({ claims: [{ key: "k", quantity: 1, capacity: 1 }] })),
    () => store.records.get("booking", "TEST-NOBODY"),
    () => store.records.list({ kind: "booking", owner: { sessionId: "s" }, limit: 1 }),
    () => store.records.outcome("booking", { scope: "s", key: "k", fingerprint: "f" }),
    () => store.inventory.soldIn(["k"]),
    () => store.cache.put("k", "v", 1_000),
    () => store.keys.list(),
  ];

  /** Every call must reject, one after another, and soon. */
  async function expectGone(store: Store): Promise<void> {
    for (const call of calls(store)) await expect(call()).rejects.toMatchObject(GONE);
  }

  async function untilBack(store: Store): Promise<void> {
    await vi.waitFor(() => store.ping(), { timeout: 10_000, interval: 20 });
  }

  test("that is killed fails every call at once, and serves again when it is back", async () => {
    const server = await start("--appendonly", "yes", "--appendfsync", "always");
    const store = await open(server);
    const change = bookingChange({ claims: [{ key: "k", quantity: 1, capacity: 9 }] });
    await store.records.write(change);
    await server.kill();
    await expectGone(store);
    await server.start();
    await untilBack(store);
    expect(await store.records.get("booking", change.id)).toMatchObject({
      document: change.document,
    });
    expect(await store.inventory.sold(["k"])).toEqual([1]);
    for (const call of calls(store)) await call();
  });

  test("that stops answering fails calls after the timeout, and serves again when it goes on", async () => {
    const server = await start();
    const store = await open(server);
    server.signal("SIGSTOP");
    try {
      await expectGone(store);
    } finally {
      server.signal("SIGCONT");
    }
    await untilBack(store);
    expect(await store.records.write(bookingChange())).toMatchObject({ kind: "committed" });
  });

  test("that is killed under load loses and doubles nothing once requests are repeated", async () => {
    const server = await start("--appendonly", "yes", "--appendfsync", "always");
    const store = await open(server);
    const acknowledged: string[] = [];
    const book = async (worker: number, i: number) => {
      const change = () =>
        bookingChange({
          claims: [{ key: "route#seat", quantity: 1, capacity: 10_000 }],
          idempotency: {
            scope: "load",
            key: `${worker}-${i}`,
            fingerprint: "f",
            outcome: `${worker}-${i}`,
            ttlMs: 60_000,
          },
        });
      for (;;) {
        const sent = change();
        const result = await store.records.write(sent).catch(() => sleep(20));
        if (!result) continue;
        if (result.kind === "committed") acknowledged.push(sent.id);
        expect(["committed", "replayed"]).toContain(result.kind);
        return;
      }
    };
    const load = Promise.all(
      Array.from({ length: 16 }, async (_, worker) => {
        for (let i = 0; i < 40; i++) await book(worker, i);
      }),
    );
    for (let round = 0; round < 3; round++) {
      await sleep(60);
      await server.kill();
      await sleep(60);
      await server.start();
    }
    await load;
    await sleep(TIMEOUT_MS);
    await untilBack(store);
    await store.sweep();
    expect((await store.stats(1)).bookings).toBe(640);
    expect(await store.inventory.sold(["route#seat"])).toEqual([640]);
    const found = await Promise.all(acknowledged.map((pnr) => store.records.get("booking", pnr)));
    expect(found.filter((booking) => booking === undefined)).toEqual([]);
  });

  test("keeps everything through a restart with its log on", async () => {
    const server = await start("--appendonly", "yes");
    const store = await open(server);
    const change = bookingChange({
      sessionId: "s",
      idempotency: { scope: "a", key: "k", fingerprint: "f", outcome: "o", ttlMs: 60_000 },
    });
    await store.sessions.create({ id: "s", ttlMs: 60_000 });
    await store.records.write(change);
    await store.close();
    await server.kill("SIGTERM");
    await server.start();
    const again = await open(server);
    expect(await again.sessions.get("s")).toMatchObject({ bookingCount: 1 });
    expect(await again.records.write(change)).toEqual({ kind: "replayed", outcome: "o" });
    expect(await again.stats(1)).toMatchObject({ bookings: 1 });
  });

  test("that is full fails the ping, and errors do not say where it is", async () => {
    const server = await start();
    const store = await open(server);
    await store.ping();
    await ask(server, "CONFIG", "SET", "maxmemory", "1");
    const refused = store.ping();
    await expect(refused).rejects.toThrow("Valkey is unusable: it is out of memory.");
    await ask(server, "CONFIG", "SET", "maxmemory", "0");
    await store.ping();
    await server.kill();
    await expect(store.records.write(bookingChange())).rejects.toMatchObject({
      ...GONE,
      message: expect.not.stringContaining(String(server.port)),
    });
  });

  test("that nobody started is said to be away, with where it should be", async () => {
    const server = await start();
    await server.kill();
    await expect(open(server)).rejects.toMatchObject({
      ...GONE,
      message: `Valkey at 127.0.0.1:${server.port} is unusable: it does not answer (ECONNREFUSED).`,
      details: { hint: expect.stringContaining("VALKEY_URL") },
    });
  });

  test("that wants a password is told so, without the wrong one", async () => {
    const server = await start("--requirepass", "correct");
    const refused = open(server, { password: "hunter2" });
    await expect(refused).rejects.toMatchObject(GONE);
    await expect(refused).rejects.toThrow(/refuses the password/);
    await expect(refused).rejects.not.toThrow(/hunter2/);
    const store = await open(server, { password: "correct" });
    await store.ping();
  });

  test("keeps two databases apart", async () => {
    const server = await start();
    const [one, two] = [await open(server, { database: 1 }), await open(server, { database: 2 })];
    const change = bookingChange();
    await one.records.write(change);
    expect(await two.records.get("booking", change.id)).toBeUndefined();
  });

  test("forgets its scripts and is told them again", async () => {
    const server = await start();
    const store = await open(server);
    await store.records.write(bookingChange());
    await ask(server, "SCRIPT", "FLUSH");
    expect(await store.records.write(bookingChange())).toMatchObject({ kind: "committed" });
  });

  for (const atOnce of [true, false]) {
    test(`is not believed when fewer replicas have a booking than must, ${atOnce ? "in one step" : "in many"}`, async () => {
      const server = await start("--repl-diskless-sync-delay", "0");
      const careful = await open(server, { waitReplicas: 1, atOnce });
      const change = () =>
        bookingChange({
          claims: [{ key: "k", quantity: 1, capacity: 1 }],
          idempotency: { scope: "a", key: "k", fingerprint: "f", outcome: "o", ttlMs: 60_000 },
        });
      await expect(careful.records.write(change())).rejects.toMatchObject(GONE);
      // Whether it happened or not, nobody may be told that it did.
      await expect(careful.records.write(change())).rejects.toMatchObject(GONE);
      const looked = await careful.records
        .outcome("booking", { scope: "a", key: "k", fingerprint: "f" })
        .catch((error: unknown) => error);
      if (!(looked instanceof Error)) expect(looked).toEqual({ kind: "new" });

      const replica = await start("--replicaof", `127.0.0.1 ${server.port}`);
      await vi.waitFor(
        async () =>
          expect(String(await ask(replica, "INFO", "replication"))).toContain("link_status:up"),
        { timeout: 10_000, interval: 50 },
      );
      await sleep(TIMEOUT_MS);
      // The primary counts a replica from its first report on, which comes a second later.
      const { kind } = await vi.waitFor(() => careful.records.write(change()), {
        timeout: 10_000,
      });
      expect(["committed", "replayed"]).toContain(kind);
      const { records } = await careful.records.list({
        kind: "booking",
        owner: { sessionId: "session-a" },
        limit: 9,
      });
      expect(records).toHaveLength(1);
      const key = `gds:session:{session-a}:booking:{${records[0]?.id}}`;
      expect(await ask(replica, "HGET", key, "document")).toBe(records[0]?.document);
      expect(await careful.inventory.sold(["k"])).toEqual([1]);
    });
  }

  test("is not believed when fewer replicas have a record than must", async () => {
    const server = await start();
    const careful = await open(server, { waitReplicas: 1 });
    const idempotency = { scope: "a", key: "k", fingerprint: "f", outcome: "o", ttlMs: 60_000 };
    for (const change of [recordChange(), recordChange({ idempotency })]) {
      await expect(careful.records.write(change)).rejects.toMatchObject(GONE);
    }
  });

  test("carries changes to the other nodes, each once, also after it was away", async () => {
    const server = await start();
    const [one, two] = [await open(server), await open(server)];
    const heard: { readonly by: string; readonly id: string }[] = [];
    const hear = (by: string) => (event: RecordEvent) => heard.push({ by, id: event.id });
    await one.records.subscribe(hear("one"));
    await two.records.subscribe(hear("two"));
    const { id } = bookingChange();
    await one.records.write(bookingChange({ id }));
    await vi.waitFor(() => expect(heard).toHaveLength(2));
    expect(heard).toEqual(
      expect.arrayContaining([
        { by: "one", id },
        { by: "two", id },
      ]),
    );

    await server.kill();
    await server.start();
    await untilBack(one);
    await untilBack(two);
    await vi.waitFor(
      async () => {
        heard.length = 0;
        await one.records.write(bookingChange());
        await sleep(50);
        expect(heard.map(({ by }) => by).toSorted()).toEqual(["one", "two"]);
      },
      { timeout: 10_000 },
    );
  });

  test("tells changes only to nodes of which somebody listens", async () => {
    const server = await start();
    const [one, two] = [await open(server), await open(server)];
    const listening = async () => await ask(server, "PUBSUB", "NUMSUB", "gds:changes");
    const heard: string[] = [];
    const hear = ({ id }: RecordEvent) => heard.push(id);
    const first = await two.records.subscribe(hear);
    const second = await two.records.subscribe(hear);
    expect(await listening()).toEqual(["gds:changes", 1]);
    await first();
    await first();
    const { id } = bookingChange();
    await one.records.write(bookingChange({ id }));
    await vi.waitFor(() => expect(heard).toEqual([id]));
    // One who comes while the last leaves is told all the same.
    const leaving = second();
    const last = await two.records.subscribe(hear);
    await leaving;
    const next = bookingChange();
    await one.records.write(next);
    await vi.waitFor(() => expect(heard).toEqual([id, next.id]));
    await last();
    expect(await listening()).toEqual(["gds:changes", 0]);
  });
});
