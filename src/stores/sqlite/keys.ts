import { TravelError } from "../../domain/errors.ts";
import type { KeyStore, StoredKey } from "../types.ts";
import type { Engine } from "./engine.ts";

export interface KeyRow {
  readonly id: string;
  readonly name: string;
  readonly principal: string;
  readonly hash: string;
  /** Separated by spaces, as OAuth writes them. */
  readonly scopes: string;
  readonly created_at: number;
  readonly expires_at: number | null;
  readonly revoked_at: number | null;
  readonly last_used_at: number | null;
}

export function sqliteKeys({ prepare, read, write }: Engine): KeyStore {
  const insert = prepare(`
    INSERT INTO keys (id, name, principal, hash, scopes, created_at, expires_at, revoked_at, last_used_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO NOTHING`);
  const select = prepare("SELECT * FROM keys WHERE id = ?");
  const selectAll = prepare("SELECT * FROM keys ORDER BY created_at, id");
  const revoke = prepare(
    "UPDATE keys SET revoked_at = coalesce(revoked_at, ?) WHERE id = ? RETURNING *",
  );
  const use = prepare(
    "UPDATE keys SET last_used_at = max(coalesce(last_used_at, 0), ?) WHERE id = ?",
  );

  return {
    add: (key) =>
      write("durable", () => {
        const { changes } = insert.run(
          key.id,
          key.name,
          key.principal,
          key.hash,
          key.scopes.join(" "),
          key.createdAt,
          key.expiresAt ?? null,
          key.revokedAt ?? null,
          key.lastUsedAt ?? null,
        );
        if (changes > 0) return;
        throw new TravelError("conflict", "A key with this id exists.", {
          reason: "key_exists",
          value: key.id,
        });
      }),
    get: (id) =>
      read(() => {
        const row: KeyRow | undefined = select.get(id);
        return row && toKey(row);
      }),
    list: () =>
      read(() => {
        const rows: readonly KeyRow[] = selectAll.all();
        return rows.map(toKey);
      }),
    revoke: (id, at) =>
      write("durable", () => {
        const row: KeyRow | undefined = revoke.get(at, id);
        return row && toKey(row);
      }),
    used: (times) =>
      write("relaxed", () => {
        for (const [id, at] of times) use.run(at, id);
      }),
  };
}

export function toKey(row: KeyRow): StoredKey {
  return {
    id: row.id,
    name: row.name,
    principal: row.principal,
    hash: row.hash,
    scopes: row.scopes === "" ? [] : row.scopes.split(" "),
    createdAt: row.created_at,
    ...(row.expires_at !== null && { expiresAt: row.expires_at }),
    ...(row.revoked_at !== null && { revokedAt: row.revoked_at }),
    ...(row.last_used_at !== null && { lastUsedAt: row.last_used_at }),
  };
}
