import type { CacheStore } from "../types.ts";
import type { Engine } from "./engine.ts";

interface ValueRow {
  readonly value: string;
}

export function sqliteCache({ prepare, read, write, now }: Engine): CacheStore {
  const select = prepare("SELECT value FROM cache WHERE key = ? AND expires_at > ?");
  const upsert = `
    INSERT INTO cache (key, expires_at, value) VALUES (:key, :expiresAt, :value)
    ON CONFLICT (key) DO UPDATE SET expires_at = excluded.expires_at, value = excluded.value`;
  const put = prepare(upsert);
  const claim = prepare(`${upsert} WHERE expires_at <= :now`);
  const remove = prepare("DELETE FROM cache WHERE key = ? RETURNING expires_at");
  const add = prepare(`
    INSERT INTO cache (key, expires_at, value) VALUES (:key, :expiresAt, :by)
    ON CONFLICT (key) DO UPDATE SET
      value = CASE WHEN expires_at > :now THEN value + excluded.value ELSE excluded.value END,
      expires_at = CASE WHEN expires_at > :now THEN expires_at ELSE excluded.expires_at END
    RETURNING value`);

  return {
    get: (key) =>
      read(() => {
        const row: ValueRow | undefined = select.get(key, now());
        return row?.value;
      }),
    async put(key, value, ttlMs) {
      await write("relaxed", () => put.run({ key, value, expiresAt: now() + ttlMs }));
    },
    delete: (key) =>
      write("relaxed", () => {
        const row: { readonly expires_at: number } | undefined = remove.get(key);
        return row !== undefined && row.expires_at > now();
      }),
    claim: (key, value, ttlMs) =>
      write("relaxed", () => {
        const { changes } = claim.run({ key, value, expiresAt: now() + ttlMs, now: now() });
        return changes > 0;
      }),
    increment: (key, by, ttlMs) =>
      write("relaxed", () => {
        const row: ValueRow = add.get({
          key,
          by: String(by),
          expiresAt: now() + ttlMs,
          now: now(),
        });
        return Number(row.value);
      }),
  };
}
