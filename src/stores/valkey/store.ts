import { randomUUID } from "node:crypto";
import type { RecordEvent } from "../records.ts";
import type { BookingEvent, Store } from "../types.ts";
import { valkeyBookings } from "./bookings.ts";
import { valkeyBus } from "./bus.ts";
import { valkeyCache } from "./cache.ts";
import { commitParts } from "./commit-parts.ts";
import { openEngine, type ValkeyOptions } from "./engine.ts";
import { valkeyEvents } from "./events.ts";
import { valkeyInventory } from "./inventory.ts";
import { valkeyKeys } from "./keys.ts";
import { names } from "./names.ts";
import { valkeyRates } from "./rates.ts";
import { valkeyRecordSettlement } from "./record-settlement.ts";
import { valkeyRecords } from "./records.ts";
import { valkeySearches } from "./searches.ts";
import { valkeySessionEvents } from "./session-events.ts";
import { valkeySessions } from "./sessions.ts";
import { valkeySettlement } from "./settlement.ts";
import { valkeyStats } from "./stats.ts";
import { valkeySweep } from "./sweep.ts";

/** The shared store: one Valkey server or cluster behind any number of nodes. */
export async function valkeyStore(options: ValkeyOptions): Promise<Store> {
  const engine = await openEngine(options);
  const node = randomUUID();
  const parts = commitParts(engine);
  const settlement = valkeySettlement(engine, parts);
  const bus = valkeyBus(engine, options.onListenerError);
  const eventsOn = <Event>(channel: string) =>
    valkeyEvents<Event>(bus, channel, node, options.onListenerError);
  const events = eventsOn<BookingEvent>(names.changes);
  const recordEvents = eventsOn<RecordEvent>(names.recordChanges);
  const sessions = valkeySessions(engine);
  const recordSettlement = valkeyRecordSettlement(engine, parts.outcomes);

  return {
    sessions,
    bookings: valkeyBookings(engine, node, parts, settlement, sessions, events.emit),
    inventory: valkeyInventory(engine),
    searches: valkeySearches(engine),
    cache: valkeyCache(engine),
    keys: valkeyKeys(engine),
    records: valkeyRecords(engine, node, parts.outcomes, recordSettlement, recordEvents),
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
    subscribe: (listener) => engine.call(() => events.subscribe(listener)),
    ping: () =>
      engine.call(async () => {
        await engine.send("PING");
      }),
    sweep: valkeySweep(engine, settlement, recordSettlement),
    close: engine.close,
  };
}
