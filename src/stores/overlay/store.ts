import { TravelError } from "../../domain/errors.ts";
import { checkLifetime } from "../checks.ts";
import { listeners } from "../listeners.ts";
import type { RecordEvent } from "../records.ts";
import { searchesBySession } from "../search-recorder.ts";
import {
  type CacheStore,
  type InventoryStore,
  type KeyStore,
  SEARCH_HISTORY_LIMIT,
  SEARCH_HISTORY_MS,
  type SearchLog,
  type Session,
  type SessionStore,
  type Store,
} from "../types.ts";
import { type Engine, type OverlayOptions, overlayEngine } from "./engine.ts";
import { overlayRecords } from "./records.ts";
import { type SoldInGroup, type StoreState, soldOf } from "./state.ts";

/** A store in memory that starts from a state it shares with others and keeps what it changes. */
export interface OverlayStore extends Store {
  /** The state as it is now, which nothing changes any more. */
  snapshot(): StoreState;
  /** Replaces everything by another state, of this store or of any other. */
  restore(state: StoreState): void;
}

export function overlayStore(options: OverlayOptions): OverlayStore {
  const engine = overlayEngine(options);
  const { now, use } = engine;
  return {
    sessions: overlaySessions(engine),
    records: overlayRecords(engine, listeners<RecordEvent>()),
    inventory: overlayInventory(engine),
    searches: overlaySearches(engine),
    cache: overlayCache(engine),
    keys: overlayKeys(engine),
    stats: (activeWithinMs) =>
      use(() => {
        const living = [...engine.state.sessions.entries()]
          .map(([, session]) => session)
          .filter(({ expiresAt }) => expiresAt > now());
        const active = living.filter(({ lastActivity }) => lastActivity > now() - activeWithinMs);
        return {
          bookings: engine.state.bookings,
          searches: engine.state.searched,
          sessions: { active: active.length, total: living.length },
        };
      }),
    ping: () => use(() => {}),
    sweep: (at = now()) => use(() => sweep(engine.state, at)),
    close: engine.close,
    snapshot: engine.snapshot,
    restore: engine.restore,
  };
}

function overlaySessions(engine: Engine): SessionStore {
  const { now, use } = engine;
  function living(id: string): Session | undefined {
    const session = engine.state.sessions.get(id);
    return session && session.expiresAt > now() ? session : undefined;
  }
  function keep(session: Session): Session {
    engine.state.sessions.set(session.id, session);
    return session;
  }
  return {
    create: ({ id, principal, ttlMs, data, createdAt = now(), searchCount = 0 }) =>
      use(() => {
        checkLifetime(ttlMs);
        if (living(id)) {
          throw new TravelError("conflict", "A session with this id exists.", {
            reason: "session_exists",
            value: id,
          });
        }
        return keep({
          id,
          ...(principal !== undefined && { principal }),
          createdAt,
          expiresAt: now() + ttlMs,
          lastActivity: now(),
          bookingCount: 0,
          searchCount,
          ...(data !== undefined && { data }),
        });
      }),
    get: (id) => use(() => living(id)),
    touch: (id, ttlMs) =>
      use(() => {
        const session = living(id);
        return session && keep({ ...session, lastActivity: now(), expiresAt: now() + ttlMs });
      }),
    setData: (id, data, was) =>
      use(() => {
        const session = living(id);
        if (!session || (was !== undefined && session.data !== was)) return false;
        keep({ ...session, data });
        return true;
      }),
    end: (id) =>
      use(() => {
        const ended = living(id) !== undefined;
        engine.state.sessions.delete(id);
        return ended;
      }),
  };
}

const NOTHING_SOLD: SoldInGroup = new Map();

function overlayInventory(engine: Engine): InventoryStore {
  return {
    soldIn: (groups) =>
      engine.use(() => {
        const { stock } = engine.state;
        const parts = groups.flatMap((group) => stock.get(group) ?? []);
        // A group's own map stays the same object until one of its units is sold or given back.
        if (parts.length < 2) return parts[0] ?? NOTHING_SOLD;
        return new Map(parts.flatMap((part) => [...part]));
      }),
    sold: (keys) => engine.use(() => keys.map((key) => soldOf(engine.state, key))),
  };
}

function overlaySearches(engine: Engine): SearchLog {
  const { now, use } = engine;
  return {
    record: (batch) =>
      use(() => {
        const { state } = engine;
        for (const [sessionId, searches] of searchesBySession(batch)) {
          const all = [...(state.searches.get(sessionId) ?? []), ...searches];
          const inOrder = all.toSorted((a, b) => a.timestamp - b.timestamp);
          state.searches.set(sessionId, inOrder.slice(-SEARCH_HISTORY_LIMIT));
          const session = state.sessions.get(sessionId);
          if (session && session.expiresAt > now()) {
            const searchCount = session.searchCount + searches.length;
            state.sessions.set(sessionId, { ...session, searchCount });
          }
        }
        state.searched += batch.length;
      }),
    list: (sessionId) =>
      use(() => {
        const all = engine.state.searches.get(sessionId) ?? [];
        return all.filter(({ timestamp }) => timestamp > now() - SEARCH_HISTORY_MS).toReversed();
      }),
  };
}

function overlayCache(engine: Engine): CacheStore {
  const { now, use } = engine;
  function living(key: string) {
    const entry = engine.state.cache.get(key);
    return entry && entry.expiresAt > now() ? entry : undefined;
  }
  function keep(key: string, value: string, ttlMs: number): void {
    engine.state.cache.set(key, { value, expiresAt: now() + ttlMs });
  }
  return {
    get: (key) => use(() => living(key)?.value),
    put: (key, value, ttlMs) => use(() => keep(key, value, ttlMs)),
    delete: (key) =>
      use(() => {
        const known = living(key) !== undefined;
        engine.state.cache.delete(key);
        return known;
      }),
    claim: (key, value, ttlMs) =>
      use(() => {
        if (living(key)) return false;
        keep(key, value, ttlMs);
        return true;
      }),
    increment: (key, by, ttlMs) =>
      use(() => {
        const counted = living(key);
        const value = Number(counted?.value ?? 0) + by;
        const expiresAt = counted?.expiresAt ?? now() + ttlMs;
        engine.state.cache.set(key, { value: String(value), expiresAt });
        return value;
      }),
  };
}

function overlayKeys(engine: Engine): KeyStore {
  const { use } = engine;
  return {
    add: (key) =>
      use(() => {
        if (engine.state.keys.get(key.id)) {
          throw new TravelError("conflict", "A key with this id exists.", {
            reason: "key_exists",
            value: key.id,
          });
        }
        engine.state.keys.set(key.id, key);
      }),
    get: (id) => use(() => engine.state.keys.get(id)),
    list: () =>
      use(() =>
        [...engine.state.keys.entries()]
          .map(([, key]) => key)
          .sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1)),
      ),
    revoke: (id, at) =>
      use(() => {
        const key = engine.state.keys.get(id);
        if (!key) return undefined;
        const revoked = { ...key, revokedAt: key.revokedAt ?? at };
        engine.state.keys.set(id, revoked);
        return revoked;
      }),
    used: (times) =>
      use(() => {
        for (const [id, at] of times) {
          const key = engine.state.keys.get(id);
          if (!key || (key.lastUsedAt ?? 0) >= at) continue;
          engine.state.keys.set(id, { ...key, lastUsedAt: at });
        }
      }),
  };
}

/** Deletes what has expired of the maps whose values say when they do. */
function sweep(state: StoreState, at: number) {
  const expired = (map: StoreState["sessions"] | StoreState["outcomes"] | StoreState["cache"]) => {
    const gone = [...map.entries()].filter(([, { expiresAt }]) => expiresAt <= at);
    for (const [key] of gone) map.delete(key);
    return gone.length;
  };
  let searches = 0;
  for (const [sessionId, all] of [...state.searches.entries()]) {
    const kept = all.filter(({ timestamp }) => timestamp > at - SEARCH_HISTORY_MS);
    searches += all.length - kept.length;
    if (kept.length === 0) state.searches.delete(sessionId);
    else if (kept.length < all.length) state.searches.set(sessionId, kept);
  }
  return {
    sessions: expired(state.sessions),
    searches,
    outcomes: expired(state.outcomes),
    cache: expired(state.cache),
    // Units and record are written in one step, so none is ever left half done.
    claims: 0,
  };
}
