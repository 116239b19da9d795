#!/usr/bin/env node
import { randomInt, randomUUID } from "node:crypto";
import { createRequire } from "node:module";
import { type Config, clockOf } from "./config.ts";
import type { Log } from "./logging/log.ts";
import type { Observe } from "./stores/measured.ts";
import type { Transfer } from "./stores/transfer.ts";
import type { Store } from "./stores/types.ts";
import { demoCommand } from "./surfaces/cli/demo/command.ts";
import { keysCommand, type OpenKeys } from "./surfaces/cli/keys.ts";
import { type Migrate, migrateCommand, type Place } from "./surfaces/cli/migrate.ts";
import { runCli } from "./surfaces/cli/run.ts";
import { worldCommand } from "./surfaces/cli/world/command.ts";
import { type Desk, lazily } from "./surfaces/desk.ts";
import type { HttpParts } from "./surfaces/http/server.ts";
import { type Changes, createChanges } from "./surfaces/mcp/changes.ts";
import { bookingChanges } from "./surfaces/mcp/gds/booking-changes.ts";
import type { Services } from "./tools/index.ts";

/** The composition root: the only file that picks suppliers, store and surfaces. */

const manifest: { version: string } = createRequire(import.meta.url)("../package.json");
const SWEEP_EVERY_MS = 60_000;
const ACTIVE_WITHIN_MS = 300_000;

interface Opened {
  readonly services: Services;
  readonly store: Store;
  readonly close: () => Promise<void>;
}

/** Without authentication the server is somebody's own test bench, where a PNR is enough. */
function openToAll({ guards }: Config): boolean {
  return guards.auth.mode === "off";
}

/** A shared server where one is named, else a file. */
async function openStore(config: Config): Promise<Store> {
  const now = clockOf(config);
  if (config.valkey) {
    const { valkeyStore } = await import("./stores/valkey/store.ts");
    return await valkeyStore({ ...config.valkey, now });
  }
  const { sqliteStore } = await import("./stores/sqlite/store.ts");
  return await sqliteStore({ path: config.database, now });
}

/** Opens store and world. Loaded on the first call, so that listing tools waits for neither. */
async function openServices(
  config: Config,
  log: Log,
  changes: Changes,
  observeStore?: Observe,
): Promise<Opened> {
  const [store, measured, notes, flights, hotels, cars, places, reference, world, desk, codes] =
    await Promise.all([
      openStore(config),
      import("./stores/measured.ts"),
      import("./services/gds/search-notes.ts"),
      import("./suppliers/simulated/flights.ts"),
      import("./suppliers/simulated/hotels.ts"),
      import("./suppliers/simulated/cars.ts"),
      import("./suppliers/simulated/places.ts"),
      import("./suppliers/simulated/reference.ts"),
      import("./world/random.ts"),
      import("./services/gds/desk.ts"),
      import("./services/gds/pnr-code.ts"),
    ]);
  const now = clockOf(config);
  await store.subscribe((event) => {
    for (const change of bookingChanges(event, openToAll(config))) changes.publish(change);
  });
  const sessionTtlMs = config.sessionTimeout * 1000;
  const searches = notes.searchNotes(store, sessionTtlMs, {
    onError: (err) => log.warn({ err }, "searches not recorded"),
  });
  const sweeper = setInterval(() => {
    store.sweep().catch((err: unknown) => log.warn({ err }, "sweep failed"));
  }, SWEEP_EVERY_MS).unref();
  const seed = world.seedFrom(config.seed);
  return {
    store,
    services: {
      gds: desk.gdsDesk({
        flights: flights.simulatedFlights(seed),
        hotels: hotels.simulatedHotels(seed),
        cars: cars.simulatedCars(seed),
        places: places.simulatedPlaces(),
        store: observeStore ? measured.measuredStore(store, observeStore) : store,
        searches,
        now,
        newId: randomUUID,
        newPnr: codes.pnrCodes(randomInt),
        sessionTtlMs,
        open: openToAll(config),
      }),
      reference: reference.simulatedReference(),
    },
    async close() {
      clearInterval(sweeper);
      await searches.close();
      await store.close();
    },
  };
}

interface LazyDesk {
  readonly desk: Desk<Services>;
  readonly opened: () => Promise<Opened>;
}

async function lazyDesk(config: Config, log: Log, observeStore?: Observe): Promise<LazyDesk> {
  const [{ tools }, { selectTools }, gdsResources, gdsPrompts, { instructionsFor }] =
    await Promise.all([
      import("./tools/index.ts"),
      import("./tools/select.ts"),
      import("./surfaces/mcp/gds/resources.ts"),
      import("./surfaces/mcp/gds/prompts.ts"),
      import("./surfaces/mcp/gds/instructions.ts"),
    ]);
  const changes = createChanges();
  let opening: Promise<Opened> | undefined;
  const opened = lazily(() => {
    opening = openServices(config, log, changes, observeStore);
    return opening;
  });
  // What failed to open was told to whoever asked for it, and needs no closing.
  const ready = () => opening?.catch(() => undefined);
  const served = selectTools(tools, config);
  const names = new Set(served.map(({ name }) => name));
  const desk: Desk<Services> = {
    version: manifest.version,
    instructions: instructionsFor(served),
    tools: served,
    resources: gdsResources.gdsResources,
    prompts: gdsPrompts.gdsPrompts.filter(({ needs = [] }) =>
      needs.every((name) => names.has(name)),
    ),
    services: async () => (await opened()).services,
    clock: clockOf(config),
    log,
    errorStyle: config.errorStyle,
    contractSchemas: config.contractSchemas,
    changes,
    async endSession(id) {
      await (await ready())?.services.gds.endSession(id);
    },
    async close() {
      await (await ready())?.close();
    },
  };
  return { desk, opened };
}

async function openDesk(config: Config, log: Log): Promise<Desk<Services>> {
  return (await lazyDesk(config, log)).desk;
}

/** Opens everything at once: whoever asks over the network should find a server that is ready. */
async function openHttp(config: Config, log: Log): Promise<HttpParts<Services>> {
  // Store and metrics need each other; nothing is asked of the store before both are there.
  let observeStore: Observe = () => {};
  const [{ desk, opened }, { openGuards }, { apiKeys }] = await Promise.all([
    lazyDesk(config, log, (seconds) => observeStore(seconds)),
    import("./surfaces/http/open-guards.ts"),
    import("./services/keys/keys.ts"),
  ]);
  const { store } = await opened();
  const keys = apiKeys(store.keys, {
    onError: (err) => log.warn({ err }, "use of keys not recorded"),
  });
  const guards = await openGuards(config.guards, {
    log,
    tools: desk.tools.map((tool) => tool.name),
    openKeys: async () => keys,
    totals: () => store.stats(ACTIVE_WITHIN_MS),
    rates: store.shared?.rates,
  });
  observeStore = guards.metrics.store;
  return {
    desk: {
      ...desk,
      async close() {
        await keys.close();
        await desk.close();
      },
    },
    storage: store,
    guards,
  };
}

/** The keys alone, for the command that manages them. */
async function openKeys(config: Config): ReturnType<OpenKeys> {
  const [store, { apiKeys }] = await Promise.all([
    openStore(config),
    import("./services/keys/keys.ts"),
  ]);
  return { keys: apiKeys(store.keys), close: store.close };
}

async function openTransfer(place: Place): Promise<Transfer> {
  // What expires does so by the real time, whatever time the world stands at.
  const now = Date.now;
  if ("valkey" in place) {
    const { valkeyTransfer } = await import("./stores/valkey/transfer.ts");
    return await valkeyTransfer({ ...place.valkey, now });
  }
  const { sqliteTransfer } = await import("./stores/sqlite/transfer.ts");
  return await sqliteTransfer(place.file, now);
}

const moveBookings: Migrate = async (from, to) => {
  const { migrate } = await import("./services/migration/migrate.ts");
  const source = await openTransfer(from);
  try {
    const target = await openTransfer(to);
    try {
      return await migrate(source, target);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
};

process.exitCode = await runCli(process.argv.slice(2), process.env, {
  version: manifest.version,
  openDesk,
  openHttp,
  commands: [
    worldCommand<Services>(),
    demoCommand<Services>(),
    keysCommand<Services>(openKeys),
    migrateCommand<Services>(moveBookings),
  ],
});
