#!/usr/bin/env node
import { randomInt, randomUUID } from "node:crypto";
import { createRequire } from "node:module";
import { type Config, clockOf } from "./config.ts";
import type { Log } from "./logging/log.ts";
import { demoCommand } from "./surfaces/cli/demo/command.ts";
import { runCli } from "./surfaces/cli/run.ts";
import { worldCommand } from "./surfaces/cli/world/command.ts";
import { type Desk, lazily } from "./surfaces/desk.ts";
import { type Changes, createChanges } from "./surfaces/mcp/changes.ts";
import type { Services } from "./tools/index.ts";

/** The composition root: the only file that picks suppliers, store and surfaces. */

const manifest: { version: string } = createRequire(import.meta.url)("../package.json");
const SWEEP_EVERY_MS = 60_000;

interface Opened {
  readonly services: Services;
  readonly close: () => Promise<void>;
}

/** Opens store and world. Loaded on the first call, so that listing tools waits for neither. */
async function openServices(config: Config, log: Log, changes: Changes): Promise<Opened> {
  const [store_, recorder, flights, hotels, cars, places, reference, world, desk, codes] =
    await Promise.all([
      import("./stores/sqlite/store.ts"),
      import("./stores/search-recorder.ts"),
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
  const store = await store_.sqliteStore({ path: config.database, now });
  await store.subscribe(({ pnr, sessionId }) => {
    changes.publish({ kind: "resource", uri: `gds://booking/${pnr}`, bookingSessionId: sessionId });
    changes.publish({
      kind: "resource",
      uri: "gds://session/bookings",
      bookingSessionId: sessionId,
    });
  });
  const searches = recorder.searchRecorder(store.searches, {
    onError: (err) => log.warn({ err }, "searches not recorded"),
  });
  const sweeper = setInterval(() => {
    store.sweep().catch((err: unknown) => log.warn({ err }, "sweep failed"));
  }, SWEEP_EVERY_MS).unref();
  const seed = world.seedFrom(config.seed);
  return {
    services: {
      gds: desk.gdsDesk({
        flights: flights.simulatedFlights(seed),
        hotels: hotels.simulatedHotels(seed),
        cars: cars.simulatedCars(seed),
        places: places.simulatedPlaces(),
        store,
        searches,
        now,
        newId: randomUUID,
        newPnr: codes.pnrCodes(randomInt),
        sessionTtlMs: config.sessionTimeout * 1000,
        open: true,
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

async function openDesk(config: Config, log: Log): Promise<Desk<Services>> {
  const [{ tools }, { selectTools }, gdsResources, gdsPrompts, { instructions }] =
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
    opening = openServices(config, log, changes);
    return opening;
  });
  return {
    version: manifest.version,
    instructions,
    tools: selectTools(tools, config),
    resources: gdsResources.gdsResources,
    prompts: gdsPrompts.gdsPrompts,
    services: async () => (await opened()).services,
    clock: clockOf(config),
    log,
    errorStyle: config.errorStyle,
    contractSchemas: config.contractSchemas,
    changes,
    async endSession(id) {
      if (opening) await (await opening).services.gds.endSession(id);
    },
    async close() {
      if (opening) await (await opening).close();
    },
  };
}

process.exitCode = await runCli(process.argv.slice(2), process.env, {
  version: manifest.version,
  openDesk,
  commands: [worldCommand<Services>(), demoCommand<Services>()],
});
