import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type Delivered,
  type Message,
  type Outbox,
  type OutboxParts,
  outbox,
} from "../../../src/services/outbox/outbox.ts";
import { sqliteStore } from "../../../src/stores/sqlite/store.ts";
import type { Store } from "../../../src/stores/types.ts";
import { valkeyStore } from "../../../src/stores/valkey/store.ts";
import { startServer, type TestServer } from "../../support/valkey.ts";

const START = Date.parse("2026-11-15T12:00:00Z");
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(async () => {
  await server.stop();
});

const STORES: Readonly<Record<string, (now: () => number) => Promise<Store>>> = {
  sqlite: (now) => sqliteStore({ path: ":memory:", now }),
  valkey: (now) => valkeyStore({ nodes: [{ host: server.host, port: server.port }], now }),
};

describe.each(Object.keys(STORES))("an outbox on %s", (name) => {
  const clock = { now: START };
  let store: Store;
  let answer: (message: Message) => Delivered;
  let sent: { readonly id: string; readonly at: number }[];
  let topic = 0;

  beforeAll(async () => {
    const open = STORES[name];
    if (!open) throw new Error(name);
    store = await open(() => clock.now);
  });

  afterAll(async () => {
    await store.close();
  });

  beforeEach(() => {
    clock.now = START;
    answer = () => "delivered";
    sent = [];
    topic++;
  });

  function open(records: OutboxParts["records"] = store.records): Outbox {
    return outbox({
      records,
      topic: `topic${topic}`,
      now: () => clock.now,
      async send(message) {
        sent.push({ id: message.id, at: clock.now });
        return answer(message);
      },
    });
  }

  /** Minutes after the start at which attempts were made. */
  async function attempts(hours: number): Promise<number[]> {
    const box = open();
    for (const end = START + hours * HOUR; clock.now < end; clock.now += MINUTE) await box.sweep();
    return sent.map(({ at }) => (at - START) / MINUTE);
  }

  const id = (text: string) => `${name}-${topic}-${text}`;
  const message = (text: string, owner = "one") => ({ id: id(text), owner, body: text });

  test("repeats what failed after one, two, four … minutes, for 72 hours and once more", async () => {
    answer = () => "failed";
    await open().put(message("a"));
    expect(await open().attempt(id("a"))).toBe("failed");
    sent.length = 0;
    expect(await attempts(75)).toEqual([
      1, 3, 7, 15, 31, 63, 127, 255, 511, 1023, 2047, 4095, 4320,
    ]);
  });

  test("delivers what another process put and did not live to send", async () => {
    await open().put(message("a"));
    expect(await open().sweep()).toBe(0);
    clock.now += MINUTE;
    expect(await open().sweep()).toBe(1);
    clock.now += HOUR;
    expect(await open().sweep()).toBe(0);
    expect(sent.map((one) => one.id)).toEqual([id("a")]);
  });

  test("is told twice of one message and sends one; two sweeps at once share the work", async () => {
    await open().put(message("a"));
    await open().put({ ...message("a"), body: "another" });
    expect(await open().get(id("a"))).toMatchObject({ body: "a" });
    clock.now += MINUTE;
    const counts = await Promise.all([open().sweep(), open().sweep()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(sent).toHaveLength(1);
  });

  test("tries a receiver that is down once in a sweep, and others all the same", async () => {
    answer = ({ owner }) => (owner === "down" ? "failed" : "delivered");
    for (const text of ["a", "b", "c"]) await open().put(message(text, "down"));
    await open().put(message("d", "up"));
    clock.now += MINUTE;
    expect(await open().sweep()).toBe(1);
    expect(sent.map((one) => one.id).sort()).toEqual([id("a"), id("d")]);
    answer = () => "delivered";
    clock.now += MINUTE;
    expect(await open().sweep()).toBe(3);
  });

  test("sends again on demand, and a failed repeat takes nothing back", async () => {
    await open().put(message("a"));
    await open().attempt(id("a"));
    answer = () => "failed";
    expect(await open().attempt(id("a"))).toBe("failed");
    clock.now += HOUR;
    expect(await open().sweep()).toBe(0);
    expect(await open().attempt(id("unknown"))).toBe("dropped");
  });

  test("keeps what was delivered, given up or dropped for 30 days after the last attempt", async () => {
    const DAY = 24 * HOUR;
    const texts = ["delivered", "failed", "dropped"] as const;
    answer = ({ body }) => texts.find((text) => text === body) ?? "failed";
    for (const text of texts) await open().put({ ...message(text, text), until: START });
    for (const text of texts) expect(await open().attempt(id(text))).toBe(text);
    const kept = async () => {
      await open().sweep();
      const found = await Promise.all(texts.map((text) => open().get(id(text))));
      return found.map((one) => one?.body);
    };
    clock.now = START + 30 * DAY - 1;
    expect(await kept()).toEqual(texts);
    // Sent once more on the last day, and so kept once more.
    expect(await open().attempt(id("delivered"))).toBe("delivered");
    clock.now += 1;
    expect(await kept()).toEqual(["delivered", undefined, undefined]);
    clock.now += 30 * DAY;
    expect(await kept()).toEqual([undefined, undefined, undefined]);
    const { total } = await store.records.list({ kind: `outbox-topic${topic}`, limit: 1 });
    expect(total).toBe(0);
    sent.length = 0;
    await open().sweep();
    expect(sent).toEqual([]);
  });

  test("looks at nothing but what is due, however much waits", async () => {
    for (let i = 0; i < 450; i++) await open().put({ ...message(`${i}`), dueAt: START + HOUR });
    await open().put({ ...message("now", "other"), dueAt: START });
    let read = 0;
    const counting = open({
      ...store.records,
      due: async (query) => {
        const found = await store.records.due(query);
        read += found.length;
        return found;
      },
    });
    expect(await counting.sweep()).toBe(1);
    expect(read).toBe(1);
    clock.now = START + HOUR;
    answer = ({ owner }) => (owner === "one" ? "failed" : "delivered");
    await open().put({ ...message("late", "other"), dueAt: clock.now });
    sent.length = 0;
    // The receiver that is down has more than two pages before the other's message.
    expect(await counting.sweep()).toBe(1);
    expect(sent.map((one) => one.id).sort()).toEqual([id("0"), id("late")].sort());
    answer = () => "delivered";
    clock.now += MINUTE;
    expect(await counting.sweep()).toBe(450);
  });

  test("sends again what was delivered when noting so failed", async () => {
    await open().put(message("a"));
    const { records } = store;
    const dying = open({
      ...records,
      write: async () => {
        throw new Error("The power went");
      },
    });
    await expect(dying.attempt(id("a"))).rejects.toThrow("The power went");
    clock.now += MINUTE;
    expect(await open().sweep()).toBe(1);
    expect(sent.map((one) => one.id)).toEqual([id("a"), id("a")]);
  });
});
