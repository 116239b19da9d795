import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type ApiKeys, apiKeys, useRecorder } from "../../../src/services/keys/keys.ts";
import { freshKey, keyId, sameHash } from "../../../src/services/keys/secret.ts";
import { sqliteStore } from "../../../src/stores/sqlite/store.ts";
import type { Store } from "../../../src/stores/types.ts";

const START = Date.UTC(2026, 3, 7);

describe("API keys", () => {
  let store: Store;
  let keys: ApiKeys;
  let now: number;

  beforeEach(async () => {
    now = START;
    store = await sqliteStore({ path: ":memory:", now: () => now });
    keys = apiKeys(store.keys, { now: () => now });
  });

  afterEach(async () => {
    await keys.close();
    await store.close();
  });

  test("open the door for the one who holds them", async () => {
    const { key, text } = await keys.create({ name: "bot" });
    expect(text).toMatch(/^wf_[0-9a-z]{12}_[0-9a-z]{40}$/);
    expect(await keys.verify(text)).toEqual({
      principal: `key:${key.id}`,
      scopes: new Set(["travel:read", "travel:book"]),
    });
  });

  test("are kept as a digest only", async () => {
    const { key, text } = await keys.create({});
    const stored = await store.keys.get(key.id);
    expect(stored?.hash).toBe(createHash("sha256").update(text).digest("hex"));
    expect(JSON.stringify(stored)).not.toContain(text.slice(16));
    expect(JSON.stringify([key, await keys.list()])).not.toContain(stored?.hash);
  });

  test("open nothing when a character is wrong, or when they belong to another id", async () => {
    const one = await keys.create({});
    const other = await keys.create({});
    const swapped = one.text.replace(one.key.id, other.key.id);
    const lastCharacter = one.text.endsWith("0") ? "1" : "0";
    for (const text of [
      swapped,
      one.text.slice(0, -1) + lastCharacter,
      one.text.toUpperCase(),
      `${one.text} `,
      one.text.slice(0, -1),
      "wf_",
      "",
      "x".repeat(10_000),
    ]) {
      expect(await keys.verify(text)).toBeUndefined();
    }
  });

  test("open nothing from the millisecond of their end", async () => {
    const { text } = await keys.create({ expiresAt: START + 1_000 });
    now = START + 999;
    expect(await keys.verify(text)).toBeDefined();
    now = START + 1_000;
    expect(await keys.verify(text)).toBeUndefined();
  });

  test("open nothing once revoked", async () => {
    const { key, text } = await keys.create({});
    now += 5;
    expect(await keys.revoke(key.id)).toEqual({ ...key, revokedAt: START + 5 });
    expect(await keys.verify(text)).toBeUndefined();
  });

  test("are found by their ids while they are good, without their digest", async () => {
    const { key } = await keys.create({ name: "bot", expiresAt: START + 10 });
    const other = await keys.create({});
    expect(await keys.find(key.id)).toEqual(key);
    now += 10;
    expect(await keys.find(key.id)).toBeUndefined();
    await keys.revoke(other.key.id);
    expect(await keys.find(other.key.id)).toBeUndefined();
    expect(await keys.find("unknown")).toBeUndefined();
  });

  test("can be revoked by the whole key, as found in a leak", async () => {
    const { text } = await keys.create({});
    expect(await keys.revoke(text)).toMatchObject({ revokedAt: START });
  });

  test("that do not exist cannot be revoked, and are not repeated in the error", async () => {
    await expect(keys.revoke("nobody")).rejects.toMatchObject({
      code: "not_found",
      details: { reason: "unknown_key", hint: expect.stringContaining("keys list") },
    });
  });

  test("carry the scopes they were given", async () => {
    const { text } = await keys.create({ scopes: ["travel:read"] });
    expect((await keys.verify(text))?.scopes).toEqual(new Set(["travel:read"]));
  });

  test("of one owner speak for one principal", async () => {
    const old = await keys.create({ owner: "acme" });
    const fresh = await keys.create({ owner: "acme" });
    expect((await keys.verify(old.text))?.principal).toBe("owner:acme");
    expect((await keys.verify(fresh.text))?.principal).toBe("owner:acme");
  });

  test("tell when they were last used, and only for good uses", async () => {
    const { key, text } = await keys.create({});
    const unused = await keys.create({});
    await keys.verify(unused.text.slice(0, -1));
    now += 7;
    await keys.verify(text);
    await keys.close();
    const [first, second] = await keys.list();
    expect(first?.id === key.id ? first : second).toMatchObject({ lastUsedAt: START + 7 });
    expect(first?.id === key.id ? second : first).not.toHaveProperty("lastUsedAt");
  });

  test("cost one look into the store, whether they exist or not", async () => {
    const asked: string[] = [];
    const counting = apiKeys({
      ...store.keys,
      get: (id) => {
        asked.push(id);
        return store.keys.get(id);
      },
    });
    const { text } = await keys.create({});
    for (const attempt of [text, freshKey().text, "nonsense", ""]) await counting.verify(attempt);
    expect(asked).toHaveLength(4);
    expect(new Set(asked.map((id) => id.length))).toEqual(new Set([12]));
  });
});

describe("a fresh key", () => {
  test("uses every random byte it asks for, 160 bits and more of them for the secret", () => {
    const asked: number[] = [];
    const { id, text } = freshKey((count) => {
      asked.push(count);
      return Uint8Array.from({ length: count }, (_, i) => 255 - i);
    });
    expect(asked.map((count) => count * 5)).toEqual([60, 200]);
    expect(keyId(text)).toBe(id);
    expect(text).toBe("wf_zyxwvtsrqpnm_zyxwvtsrqpnmkjhgfedcba9876543210zyxwvtsr");
  });

  test("is never made twice", () => {
    const texts = Array.from({ length: 1_000 }, () => freshKey().text);
    expect(new Set(texts).size).toBe(1_000);
  });

  test("compares digests of different lengths as different", () => {
    expect(sameHash("00ff", "00ff")).toBe(true);
    expect(sameHash("00ff", "00fe")).toBe(false);
    expect(sameHash("00ff", "00")).toBe(false);
  });
});

describe("the uses of keys", () => {
  test("are written once for many", async () => {
    const batches: ReadonlyMap<string, number>[] = [];
    const recorder = useRecorder({ used: async (times) => void batches.push(times) });
    recorder.note("a", 1);
    recorder.note("a", 2);
    recorder.note("b", 3);
    await recorder.close();
    expect(batches).toEqual([
      new Map([
        ["a", 2],
        ["b", 3],
      ]),
    ]);
  });

  test("are written after a while without being asked", async () => {
    const written = await new Promise<ReadonlyMap<string, number>>((resolve) => {
      const recorder = useRecorder({ used: async (times) => resolve(times) }, undefined, 1);
      recorder.note("a", 1);
      // The recorder alone would not keep a process alive.
      setTimeout(() => {}, 50);
    });
    expect(written).toEqual(new Map([["a", 1]]));
  });

  test("that cannot be written harm no request", async () => {
    const errors: unknown[] = [];
    const failure = new Error("disk full");
    const recorder = useRecorder({ used: () => Promise.reject(failure) }, (error) =>
      errors.push(error),
    );
    recorder.note("a", 1);
    await recorder.close();
    expect(errors).toEqual([failure]);
  });
});
