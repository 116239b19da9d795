import { type Config, clockOf } from "../config.ts";
import type { Log } from "../logging/log.ts";
import { lazily } from "../memory/lazily.ts";
import { bindLater } from "../services/bind.ts";
import { processOrdinal, randomChance, repeatableChance } from "../services/chance.ts";
import type { ConciergeDesk } from "../services/concierge/desk.ts";
import { gdsDesk } from "../services/gds/desk.ts";
import {
  drawnIdentifiers,
  type Identifiers,
  repeatableIdentifiers,
} from "../services/gds/identifiers.ts";
import { searchHistory } from "../services/gds/search-history.ts";
import { requestRetention } from "../services/requests/remove.ts";
import { BOOKING, type RecordEvent } from "../stores/records.ts";
import type { Store } from "../stores/types.ts";
import { simulatedExchangeRates } from "../suppliers/simulated/exchange-rates.ts";
import { simulatedReference } from "../suppliers/simulated/reference.ts";
import type { Changes } from "../surfaces/mcp/changes.ts";
import { bookingChanges } from "../surfaces/mcp/gds/resources.ts";
import type { Services } from "../tools/services.ts";
import type { Parts } from "./parts.ts";
import { openStore } from "./store.ts";
import { simulatedSupply } from "./supply.ts";

const SWEEP_EVERY_MS = 60_000;

/** The desks at work, and what is below them. */
export interface Opened {
  readonly services: Services;
  readonly parts: Parts;
  /** A handle for the booking session of a new connection. */
  readonly newSessionId: () => string;
  /** What time brings about: ends what has expired, and announces what airlines have done. */
  readonly tick: () => Promise<void>;
  /** Writes what waits in memory. */
  readonly flush: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Without authentication the server is a test bench, where a PNR is enough to see a booking. */
function openToAll({ guards }: Config): boolean {
  return guards.auth.mode === "off";
}

/** What the desks stand on: the parts before there is a desk, names for what is made, and listeners. */
export interface Ground extends Omit<Parts, "gds"> {
  readonly identifiers: Identifiers;
  readonly changes: Changes;
}

/**
 * Opens store and world and puts the desks on them. This file is loaded on the first call, so that
 * listing tools waits for neither.
 */
export async function openServices(
  config: Config,
  log: Log,
  changes: Changes,
  open: () => Promise<Store> = () => openStore(config),
): Promise<Opened> {
  const store = await open();
  const now = clockOf(config);
  const repeatable = config.now !== undefined;
  const chance = repeatable ? repeatableChance(await processOrdinal(store.cache)) : randomChance;
  const identifiers = repeatable
    ? repeatableIdentifiers(store.sessions, chance, now)
    : drawnIdentifiers(chance, now);
  const supply = simulatedSupply(config);
  const { mail, webhook } = config.desk;
  const told =
    mail || webhook ? (await import("./news.ts")).openNews(config, store.records, log) : undefined;
  const desks = await openDesks({
    ...supply,
    config,
    log,
    changes,
    store,
    now,
    chance,
    identifiers,
    ...(told && { news: told.news }),
  });
  const sweeper = setInterval(() => void desks.tick(), SWEEP_EVERY_MS).unref();
  told?.resume();
  return {
    ...desks,
    async close() {
      clearInterval(sweeper);
      await told?.close();
      await desks.close();
    },
  };
}

/** Puts the desks on ground that was laid before. Nothing runs by itself: `tick` says that time has passed. */
export async function openDesks({ identifiers, changes, ...ground }: Ground): Promise<Opened> {
  const { config, log, store, now } = ground;
  const announce = ({ kind, id: pnr, sessionId, owner: principal }: RecordEvent) => {
    if (kind !== BOOKING || sessionId === undefined) return;
    const booking = { pnr, sessionId, ...(principal !== undefined && { principal }) };
    for (const change of bookingChanges(booking, openToAll(config))) changes.publish(change);
  };
  const unsubscribe = await changes.feed(() => store.records.subscribe(announce));
  const sessionTtlMs = config.sessionTimeout * 1000;
  const searches = searchHistory(store, sessionTtlMs, {
    onError: (err) => log.warn({ err }, "searches not recorded"),
  });
  const gds = gdsDesk({
    flights: ground.flights,
    lowFares: ground.lowFares,
    hotels: ground.hotels,
    cars: ground.cars,
    places: ground.places,
    rates: simulatedExchangeRates(),
    sights: ground.sights,
    store,
    searches,
    now,
    ...identifiers,
    sessionTtlMs,
    open: openToAll(config),
    audit: ({ what, ...event }) => log.info(event, what),
  });
  const parts: Parts = { ...ground, gds };
  const { keepDays } = config.desk;
  const retire =
    keepDays === undefined
      ? undefined
      : requestRetention({ records: store.records, now, keepDays });
  return {
    parts,
    newSessionId: identifiers.newSessionId,
    services: {
      gds,
      reference: simulatedReference(),
      // Loaded by their first call: a server that only books spends nothing on planner and sellers.
      flights: bindLater(lazily(async () => (await import("./flights.ts")).openFlights(parts))),
      pricecheck: bindLater(
        lazily(async () => (await import("./pricecheck.ts")).openPriceCheck(parts)),
      ),
      concierge: lazyConcierge(parts),
    },
    async tick() {
      await Promise.all([
        store.sweep().catch((err: unknown) => log.warn({ err }, "sweep failed")),
        gds.expireHolds().catch((err: unknown) => log.warn({ err }, "holds not expired")),
        gds
          .disruptedSince()
          .then((bookings) => bookings.forEach(announce))
          .catch((err: unknown) => log.warn({ err }, "disruptions not announced")),
        retire?.().then(
          (removed) => removed > 0 && log.info({ removed }, "old requests removed"),
          (err: unknown) => log.warn({ err }, "old requests not removed"),
        ),
        parts.news?.sweep().catch((err: unknown) => log.warn({ err }, "news not sent")),
      ]);
    },
    flush: searches.flush,
    async close() {
      await unsubscribe();
      await searches.close();
      await store.close();
    },
  };
}

/** A catalogue of the agency's own is read at once, so that its faults are in the log at the start. */
function lazyConcierge(parts: Parts): ConciergeDesk {
  const open = lazily(async () => (await import("./concierge.ts")).openConcierge(parts));
  if (parts.config.concierge.catalogue !== undefined) {
    open().catch((err: unknown) => parts.log.error({ err }, "the concierge cannot be opened"));
  }
  return bindLater(open);
}
