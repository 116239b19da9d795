import { describe, expect, test } from "vitest";
import type { Store, StoredKey } from "../../src/stores/types.ts";

const CREATED = Date.UTC(2026, 3, 7);

/** A complete key; tests say only what matters to them. */
export function storedKey(parts: Partial<StoredKey> = {}): StoredKey {
  return {
    id: "key-a",
    name: "Booking bot",
    principal: "key:key-a",
    hash: "0f".repeat(32),
    scopes: ["travel:read", "travel:book"],
    createdAt: CREATED,
    ...parts,
  };
}

/** What every store must do with API keys. */
export function keyStoreContract(opened: () => Store): void {
  const keys = () => opened().keys;

  describe("API keys", () => {
    test("are given back as they were added, with and without an end", async () => {
      const endless = storedKey();
      const ending = storedKey({ id: "key-b", scopes: [], expiresAt: CREATED + 1 });
      await keys().add(endless);
      await keys().add(ending);
      expect(await keys().get("key-a")).toEqual(endless);
      expect(await keys().get("key-b")).toEqual(ending);
      expect(await keys().get("key-c")).toBeUndefined();
    });

    test("keep names in any language", async () => {
      const key = storedKey({ name: "Ünïcødé \"quoted\" 旅行 'bot'" });
      await keys().add(key);
      expect(await keys().get(key.id)).toEqual(key);
    });

    test("with an id that is taken are a conflict and change nothing", async () => {
      await keys().add(storedKey());
      await expect(keys().add(storedKey({ hash: "00" }))).rejects.toMatchObject({
        code: "conflict",
        details: { reason: "key_exists" },
      });
      expect(await keys().get("key-a")).toEqual(storedKey());
    });

    test("are listed oldest first, whatever became of them", async () => {
      await keys().add(storedKey({ id: "b" }));
      await keys().add(storedKey({ id: "c", createdAt: CREATED - 1, expiresAt: 0 }));
      await keys().add(storedKey({ id: "a" }));
      await keys().revoke("a", CREATED);
      expect((await keys().list()).map(({ id }) => id)).toEqual(["c", "a", "b"]);
    });

    test("stay revoked since the first time", async () => {
      await keys().add(storedKey());
      expect(await keys().revoke("key-a", 5)).toEqual(storedKey({ revokedAt: 5 }));
      expect(await keys().revoke("key-a", 9)).toEqual(storedKey({ revokedAt: 5 }));
      expect(await keys().get("key-a")).toEqual(storedKey({ revokedAt: 5 }));
    });

    test("that do not exist cannot be revoked", async () => {
      expect(await keys().revoke("nobody", 5)).toBeUndefined();
      expect(await keys().list()).toEqual([]);
    });

    test("remember their latest use, in whatever order the news comes", async () => {
      await keys().add(storedKey());
      await keys().add(storedKey({ id: "key-b" }));
      await keys().used(
        new Map([
          ["key-a", 20],
          ["nobody", 20],
        ]),
      );
      await keys().used(new Map([["key-a", 10]]));
      expect((await keys().get("key-a"))?.lastUsedAt).toBe(20);
      expect(await keys().get("key-b")).not.toHaveProperty("lastUsedAt");
      expect(await keys().get("nobody")).toBeUndefined();
    });

    test("survive a sweep long after their end", async () => {
      const key = storedKey({ expiresAt: CREATED + 1, revokedAt: CREATED });
      await keys().add(key);
      await opened().sweep(CREATED * 2);
      expect(await keys().get(key.id)).toEqual(key);
    });
  });
}
