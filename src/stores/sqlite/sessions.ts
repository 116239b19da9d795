import { TravelError } from "../../domain/errors.ts";
import { checkLifetime } from "../checks.ts";
import type { Session, SessionStore } from "../types.ts";
import type { Engine } from "./engine.ts";

export interface SessionRow {
  readonly id: string;
  readonly principal: string | null;
  readonly created_at: number;
  readonly expires_at: number;
  readonly last_activity: number;
  readonly booking_count: number;
  readonly search_count: number;
  readonly data: string | null;
}

export function sqliteSessions({ prepare, read, write, now }: Engine): SessionStore {
  const select = prepare("SELECT * FROM sessions WHERE id = ? AND expires_at > ?");
  // An expired session that was not swept yet must not stand in the way of its id.
  const insert = prepare(`
    INSERT INTO sessions
      (id, principal, created_at, expires_at, last_activity, booking_count, search_count, data)
    VALUES (:id, :principal, :created_at, :expires_at, :last_activity, :booking_count, :search_count, :data)
    ON CONFLICT (id) DO UPDATE SET
      principal = excluded.principal, created_at = excluded.created_at,
      expires_at = excluded.expires_at, last_activity = excluded.last_activity,
      booking_count = excluded.booking_count, search_count = excluded.search_count,
      data = excluded.data
    WHERE expires_at <= excluded.last_activity`);
  const touch = prepare(`
    UPDATE sessions SET last_activity = :now, expires_at = :expiresAt
    WHERE id = :id AND expires_at > :now
    RETURNING *`);
  const setData = prepare(`
    UPDATE sessions SET data = :data
    WHERE id = :id AND expires_at > :now AND (:was IS NULL OR data = :was)`);
  const remove = prepare("DELETE FROM sessions WHERE id = ? RETURNING expires_at");

  return {
    create: ({ id, principal, ttlMs, data, createdAt, searchCount = 0 }) =>
      write("relaxed", () => {
        checkLifetime(ttlMs);
        const at = now();
        const row: SessionRow = {
          id,
          principal: principal ?? null,
          created_at: createdAt ?? at,
          expires_at: at + ttlMs,
          last_activity: at,
          booking_count: 0,
          search_count: searchCount,
          data: data ?? null,
        };
        if (insert.run({ ...row }).changes > 0) return toSession(row);
        throw new TravelError("conflict", "A session with this id exists.", {
          reason: "session_exists",
          value: id,
        });
      }),
    get: (id) =>
      read(() => {
        const row: SessionRow | undefined = select.get(id, now());
        return row && toSession(row);
      }),
    touch: (id, ttlMs) =>
      write("relaxed", () => {
        const row: SessionRow | undefined = touch.get({ id, now: now(), expiresAt: now() + ttlMs });
        return row && toSession(row);
      }),
    setData: (id, data, was) =>
      write("relaxed", () => setData.run({ id, data, now: now(), was: was ?? null }).changes > 0),
    end: (id) =>
      write("relaxed", () => {
        const row: { readonly expires_at: number } | undefined = remove.get(id);
        return row !== undefined && row.expires_at > now();
      }),
  };
}

export function toSession(row: SessionRow): Session {
  return {
    id: row.id,
    ...(row.principal !== null && { principal: row.principal }),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastActivity: row.last_activity,
    bookingCount: row.booking_count,
    searchCount: row.search_count,
    ...(row.data !== null && { data: row.data }),
  };
}
