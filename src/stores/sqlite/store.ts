import { busListeners, listeners } from "../listeners.ts";
import type { RecordEvent } from "../records.ts";
import type { Store, StoreStats } from "../types.ts";
import { sqliteCache } from "./cache.ts";
import { type Engine, openEngine, type SqliteOptions } from "./engine.ts";
import { sqliteInventory } from "./inventory.ts";
import { sqliteKeys } from "./keys.ts";
import { sqliteRecords } from "./records.ts";
import { sqliteSearches } from "./searches.ts";
import { sqliteSessions } from "./sessions.ts";
import { sqliteSweep } from "./sweep.ts";

/** The embedded store: one file, shared by any number of processes on one machine. */
export async function sqliteStore(options: SqliteOptions): Promise<Store> {
  const engine = await openEngine(options);
  const inventory = sqliteInventory(engine);
  const { shared, onListenerError } = options;
  // SQLite has no way to call another process: without a bus only this one hears of its changes.
  const events = shared
    ? busListeners<RecordEvent>(shared.bus, "records", onListenerError)
    : listeners<RecordEvent>(onListenerError);
  // A write of its own: a full disk and a held lock let everything be read.
  const heartbeat = engine.prepare(`
    INSERT INTO counters (name, value) VALUES ('heartbeat', 1)
    ON CONFLICT (name) DO UPDATE SET value = value + 1`);

  return {
    sessions: sqliteSessions(engine),
    records: sqliteRecords(engine, inventory, events),
    inventory: { sold: inventory.sold, soldIn: inventory.soldIn },
    searches: sqliteSearches(engine),
    cache: sqliteCache(engine),
    keys: sqliteKeys(engine),
    ...(shared && { shared }),
    stats: sqliteStats(engine),
    ping: () => engine.write("relaxed", () => void heartbeat.run()),
    sweep: sqliteSweep(engine),
    close: engine.close,
  };
}

function sqliteStats({ prepare, read, now }: Engine): Store["stats"] {
  const sessions = prepare(`
    SELECT count(*) AS total, coalesce(sum(last_activity > ?), 0) AS active
    FROM sessions WHERE expires_at > ?`);
  const totals = prepare(`
    SELECT coalesce((SELECT max(id) FROM bookings), 0) AS bookings,
      coalesce((SELECT value FROM counters WHERE name = 'searches'), 0) AS searches`);

  return (activeWithinMs) =>
    read(() => {
      const { active, total }: StoreStats["sessions"] = sessions.get(now() - activeWithinMs, now());
      const { bookings, searches }: Omit<StoreStats, "sessions"> = totals.get();
      return { bookings, searches, sessions: { active, total } };
    });
}
