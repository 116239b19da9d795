import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Store } from "../../../../src/stores/types.ts";
import { valkeyStore } from "../../../../src/stores/valkey/store.ts";
import { bookingChange, recordChange } from "../../../contracts/store-changes.ts";
import { ask, flush, startServer, type TestServer } from "../../../support/valkey.ts";

const CLAIM_MS = 20;

describe.each([
  { kind: "booking", make: bookingChange },
  { kind: "request", make: recordChange },
])("a commit of kind $kind that takes longer than its deadline", ({ kind, make }) => {
  let server: TestServer;
  let other: Store;
  let opened: Store[];

  beforeAll(async () => {
    server = await startServer();
  });

  afterAll(() => server.stop());

  beforeEach(async () => {
    await flush([server]);
    opened = [];
    other = await open();
  });

  afterEach(() => Promise.all(opened.map((store) => store.close())));

  /** A store that does something else before it sends the given command of its first commit. */
  async function open(command?: number, meanwhile: () => Promise<unknown> = async () => {}) {
    let sent = 0;
    const store = await valkeyStore({
      nodes: [server],
      now: Date.now,
      atOnce: false,
      claimMs: CLAIM_MS,
      async wire(send) {
        if (sent++ === command) await meanwhile();
        return send();
      },
    });
    opened.push(store);
    return store;
  }

  const lastSeat = { key: "route:1#seat", quantity: 1, capacity: 1 };

  async function commandsOfOneCommit(): Promise<number> {
    let commands = 0;
    const store = await valkeyStore({
      nodes: [server],
      now: Date.now,
      atOnce: false,
      wire(send) {
        commands += 1;
        return send();
      },
    });
    await store.records.write(make({ claims: [lastSeat] }));
    await store.close();
    await flush([server]);
    return commands;
  }

  test("starts again when it was taken back, at whichever command it slept", async () => {
    const commands = await commandsOfOneCommit();
    for (let command = 0; command < commands; command++) {
      await flush([server]);
      const slow = await open(command, async () => {
        await sleep(2 * CLAIM_MS);
        await other.sweep();
      });
      const change = make({ claims: [lastSeat] });
      expect(await slow.records.write(change)).toEqual({ kind: "committed", version: 1 });
      expect(await other.records.get(kind, change.id)).toMatchObject({ version: 1 });
      expect(await other.inventory.sold([lastSeat.key])).toEqual([1]);
    }
    expect(commands).toBeGreaterThan(5);
  });

  test("never sells what was sold to another meanwhile, at whichever command it slept", async () => {
    const commands = await commandsOfOneCommit();
    for (let command = 0; command < commands; command++) {
      await flush([server]);
      const kinds: string[] = [];
      const slow = await open(command, async () => {
        await sleep(2 * CLAIM_MS);
        kinds.push((await other.records.write(make({ claims: [lastSeat] }))).kind);
      });
      kinds.push((await slow.records.write(make({ claims: [lastSeat] }))).kind);
      await slow.close();
      expect(kinds.toSorted()).toEqual(["committed", "sold_out"]);
      expect(await other.inventory.sold([lastSeat.key])).toEqual([1]);
      expect(await other.records.list({ kind, limit: 1 })).toMatchObject({ total: 1 });
    }
  });

  test("cannot take anything any more with a command that arrives after it was taken back", async () => {
    const commands = await commandsOfOneCommit();
    for (let command = 0; command < commands; command++) {
      await flush([server]);
      let sent = 0;
      let arrival: Promise<unknown> = Promise.resolve();
      const dying = await valkeyStore({
        nodes: [server],
        now: Date.now,
        atOnce: false,
        claimMs: CLAIM_MS,
        wire(send) {
          if (sent < command) {
            sent += 1;
            return send();
          }
          // On its way when the process dies, and delivered long after.
          if (sent++ === command) arrival = sleep(3 * CLAIM_MS).then(send);
          return Promise.reject(new Error("this process is dead"));
        },
      });
      const change = make({ claims: [lastSeat] });
      const result = await dying.records.write(change).catch(() => undefined);
      await sleep(2 * CLAIM_MS);
      await other.sweep();
      await arrival;
      const there = (await other.records.get(kind, change.id)) !== undefined;
      if (result?.kind === "committed") expect(there).toBe(true);
      await sleep(2 * CLAIM_MS);
      await other.sweep();
      expect(await other.inventory.sold([lastSeat.key])).toEqual([there ? 1 : 0]);
      expect(await ask(server, "KEYS", "*pending")).toEqual([]);
      const next = await other.records.write(make({ claims: [lastSeat] }));
      expect(next.kind).toBe(there ? "sold_out" : "committed");
      await dying.close();
    }
  });
});
