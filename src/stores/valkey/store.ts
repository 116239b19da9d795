import { randomUUID } from "node:crypto";
import type { Store } from "../types.ts";
import { valkeyCache } from "./cache.ts";
import { commitParts, valkeySettlement } from "./commit/settlement.ts";
import { type Engine, openEngine, type ValkeyOptions } from "./engine.ts";
import { valkeyInventory } from "./inventory.ts";
import { valkeyKeys } from "./keys.ts";
import { names } from "./names.ts";
import { valkeyBus } from "./nodes/bus.ts";
import { valkeyRates } from "./nodes/rates.ts";
import { valkeyEvents } from "./nodes/record-events.ts";
import { valkeySessionEvents } from "./nodes/session-events.ts";
import { valkeyRecords } from "./records.ts";
import { listOf, numberOf } from "./reply.ts";
import { script } from "./script.ts";
import { valkeySearches } from "./searches.ts";
import { valkeySessions } from "./sessions.ts";
import { valkeySweep } from "./sweep.ts";

/** KEYS: sessions by end, by activity. ARGV: now, since when activity counts. */
const COUNT_SESSIONS = script(`
local active = redis.call('ZCOUNT', KEYS[2], '(' .. ARGV[2], '+inf')
for _, id in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1])) do
  local last = redis.call('ZSCORE', KEYS[2], id)
  if last and tonumber(last) > tonumber(ARGV[2]) then active = active - 1 end
end
return {active, redis.call('ZCOUNT', KEYS[1], '(' .. ARGV[1], '+inf')}`);

const HEARTBEAT_MS = 60_000;

/** The shared store: one Valkey server or cluster behind any number of nodes. */
export async function valkeyStore(options: ValkeyOptions): Promise<Store> {
  const engine = await openEngine(options);
  const node = randomUUID();
  const parts = commitParts(engine);
  const settlement = valkeySettlement(engine, parts);
  const bus = valkeyBus(engine, options.onListenerError);
  const events = valkeyEvents(bus, node, options.onListenerError);
  const sessions = valkeySessions(engine);

  return {
    sessions,
    records: valkeyRecords({ engine, node, parts, settlement, sessions, events }),
    inventory: valkeyInventory(engine),
    searches: valkeySearches(engine),
    cache: valkeyCache(engine),
    keys: valkeyKeys(engine),
    shared: {
      bus: {
        publish: (channel, message) =>
          engine.call(() => bus.publish(names.channel(channel), message)),
        subscribe: (channel, listener) =>
          engine.call(() => bus.subscribe(names.channel(channel), listener)),
      },
      events: valkeySessionEvents(engine),
      rates: valkeyRates(engine, options.rateClock),
    },
    stats: valkeyStats(engine),
    ping: () =>
      engine.call(async () => {
        await engine.send("SET", names.heartbeat, node, "PX", HEARTBEAT_MS);
      }),
    sweep: valkeySweep(engine, settlement),
    close: engine.close,
  };
}

function valkeyStats({ call, send, run, now }: Engine): Store["stats"] {
  return (activeWithinMs) =>
    call(async () => {
      const keys = [names.sessionsActive, names.sessionsActivity];
      const [sessions, bookings, searches] = await Promise.all([
        run(COUNT_SESSIONS, keys, [now(), now() - activeWithinMs]),
        send("GET", names.bookingsTotal),
        send("GET", names.searchesTotal),
      ]);
      const [active, total] = listOf(sessions).map(numberOf);
      return {
        bookings: numberOf(bookings),
        searches: numberOf(searches),
        sessions: { active: active ?? 0, total: total ?? 0 },
      };
    });
}
