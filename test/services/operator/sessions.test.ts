import { createHash, randomBytes, randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { operatorSessions, type SessionDeps } from "../../../src/services/operator/sessions.ts";
import { sqliteStore } from "../../../src/stores/sqlite/store.ts";
import type { Store } from "../../../src/stores/types.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let store: Store;
let clock: { now: number };

beforeEach(async () => {
  clock = { now: Date.UTC(2026, 10, 15) };
  store = await sqliteStore({ path: ":memory:", now: () => clock.now });
});

afterEach(() => store.close());

function open(changes: Partial<SessionDeps> = {}) {
  return operatorSessions({
    cache: store.cache,
    now: () => clock.now,
    random: randomBytes,
    newId: randomUUID,
    keys: { find: async () => undefined },
    authenticated: false,
    ...changes,
  });
}

const LEYLA = { name: "Leyla", role: "agent", auth: "ticket" } as const;

describe("a ticket", () => {
  test("is good once, for a quarter of an hour", async () => {
    const sessions = open();
    const [one, two] = [await sessions.newTicket(), await sessions.newTicket()];
    clock.now += 15 * MINUTE - 1;
    expect(await sessions.redeem(one)).toEqual({});
    expect(await sessions.redeem(one)).toBeUndefined();
    clock.now += 1;
    expect(await sessions.redeem(two)).toBeUndefined();
  });

  test("ends by the real time where the desk's clock stands still", async () => {
    const frozen = await sqliteStore({ path: ":memory:", now: () => 0 });
    const sessions = open({ cache: frozen.cache });
    const ticket = await sessions.newTicket();
    clock.now += 15 * MINUTE;
    expect(await sessions.redeem(ticket)).toBeUndefined();
    const { secret } = await sessions.start(LEYLA);
    clock.now += 12 * HOUR;
    expect(await sessions.find(secret)).toBeUndefined();
    await frozen.close();
  });

  test("is good at another node, and nowhere where keys are asked for", async () => {
    const ticket = await open().newTicket();
    expect(await open({ authenticated: true }).redeem(ticket)).toBeUndefined();
    expect(await open().redeem(await open().newTicket())).toEqual({});
  });

  test("that was never given out is not good", async () => {
    expect(await open().redeem("")).toBeUndefined();
    expect(await open().redeem("guess")).toBeUndefined();
  });
});

describe("a session", () => {
  test("has 256 random bits, and the storage has only their digest", async () => {
    const asked: number[] = [];
    const sessions = open({
      random(bytes) {
        asked.push(bytes);
        return randomBytes(bytes);
      },
    });
    const { secret, session } = await sessions.start(LEYLA);
    expect(asked).toEqual([32]);
    expect(session.id).toBe(createHash("sha256").update(secret).digest("hex"));
    expect(await store.cache.get(`console:session:${session.id}`)).not.toContain(secret);
  });

  test("ends after twelve hours without use, and lasts with it, a week at most", async () => {
    const sessions = open();
    const { secret } = await sessions.start(LEYLA);
    for (let hours = 0; hours < 7 * 24 - 11; hours += 11) {
      expect(await sessions.find(secret)).toMatchObject(LEYLA);
      clock.now += 11 * HOUR;
    }
    clock.now += 12 * HOUR;
    expect(await sessions.find(secret)).toBeUndefined();
    const idle = await sessions.start(LEYLA);
    clock.now += 12 * HOUR;
    expect(await sessions.find(idle.secret)).toBeUndefined();
    const busy = await sessions.start(LEYLA);
    for (let hours = 0; hours < 7 * 24; hours += 6) {
      expect(await sessions.find(busy.secret)).toBeDefined();
      clock.now += 6 * HOUR;
    }
    expect(await sessions.find(busy.secret)).toBeUndefined();
  });

  test("does not last by being asked whether it does", async () => {
    const sessions = open();
    const { session } = await sessions.start(LEYLA);
    for (let hours = 0; hours < 12; hours++) {
      expect(await sessions.lasts(session)).toBe(true);
      clock.now += HOUR;
    }
    expect(await sessions.lasts(session)).toBe(false);
  });

  test("that has ended is not brought back by a request that was using it", async () => {
    const sessions = open();
    const { secret, session } = await sessions.start(LEYLA);
    clock.now += HOUR;
    await Promise.all([sessions.find(secret), sessions.end(session), sessions.find(secret)]);
    expect(await sessions.find(secret)).toBeUndefined();
  });

  test("of a key ends with the key, that of a token after twelve hours however busy", async () => {
    const key = { id: "k", name: "", principal: "key:k", scopes: [], createdAt: 0 };
    let good = true;
    const keys = { find: async () => (good ? key : undefined) };
    const sessions = open({ authenticated: true, keys });
    const byKey = await sessions.start({ ...LEYLA, auth: "key", keyId: "k" });
    const byToken = await sessions.start({ ...LEYLA, auth: "key", principal: "issuer|leyla" });
    for (let hours = 0; hours < 12; hours++) {
      expect(await sessions.find(byToken.secret)).toBeDefined();
      expect(await sessions.find(byKey.secret)).toBeDefined();
      clock.now += HOUR;
    }
    expect(await sessions.find(byToken.secret)).toBeUndefined();
    expect(await sessions.find(byKey.secret)).toBeDefined();
    good = false;
    expect(await sessions.find(byKey.secret)).toBeUndefined();
  });

  test("of a ticket opens nothing where keys are asked for, nor the other way round", async () => {
    const { secret } = await open().start(LEYLA);
    expect(await open({ authenticated: true }).find(secret)).toBeUndefined();
    const other = await open({ authenticated: true }).start({ ...LEYLA, auth: "key" });
    expect(await open().find(other.secret)).toBeUndefined();
  });
});
