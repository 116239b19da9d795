#!/usr/bin/env node
import { randomUUID } from "node:crypto";
import { createRequire } from "node:module";
import type { Opened } from "./compose/services.ts";
import { type Config, clockOf } from "./config.ts";
import type { TravelError } from "./domain/errors.ts";
import { sessionHandle } from "./domain/session-id.ts";
import type { Log } from "./logging/log.ts";
import { lazily } from "./memory/lazily.ts";
import type { Store } from "./stores/types.ts";
import type { App } from "./surfaces/app.ts";
import { consoleCommand } from "./surfaces/cli/console.ts";
import { demoCommand } from "./surfaces/cli/demo/command.ts";
import { doctorCommand } from "./surfaces/cli/doctor.ts";
import { keysCommand, type OpenKeys } from "./surfaces/cli/keys.ts";
import { type Migrate, migrateCommand } from "./surfaces/cli/migrate.ts";
import { runCli } from "./surfaces/cli/run.ts";
import { sandboxCommand } from "./surfaces/cli/sandbox.ts";
import { worldCommand } from "./surfaces/cli/world/command.ts";
import type { HttpParts } from "./surfaces/http/server/server.ts";
import { createChanges } from "./surfaces/mcp/changes.ts";
import type { Services } from "./tools/services.ts";

/** The composition root: picks the surfaces; compose/ puts together what is below them. */

const manifest: { version: string } = createRequire(import.meta.url)("../package.json");
const ACTIVE_WITHIN_MS = 300_000;

interface LazyApp {
  readonly app: App;
  readonly opened: () => Promise<Opened>;
}

/** The tools that the settings ask for. */
async function servedTools(config: Config) {
  const [{ publishedTools }, { selectTools }] = await Promise.all([
    import("./tools/published.ts"),
    import("./tools/select.ts"),
  ]);
  return selectTools(publishedTools, config);
}

async function lazyApp(
  config: Config,
  log: Log,
  openStore?: () => Promise<Store>,
): Promise<LazyApp> {
  const [served, { callable, loadTools }, { gdsResources }, { gdsPrompts }, { instructionsFor }] =
    await Promise.all([
      servedTools(config),
      import("./tools/published.ts"),
      import("./surfaces/mcp/gds/resources.ts"),
      import("./surfaces/mcp/gds/prompts.ts"),
      import("./surfaces/mcp/instructions.ts"),
    ]);
  const changes = createChanges();
  let opening: Promise<Opened> | undefined;
  let ready: Services | undefined;
  async function openEverything(): Promise<Opened> {
    const [{ openServices }] = await Promise.all([import("./compose/services.ts"), loadTools()]);
    const everything = await openServices(config, log, changes, openStore);
    ready = everything.services;
    return everything;
  }
  const opened = lazily(() => {
    opening = openEverything();
    return opening;
  });
  const services = () => ready ?? opened().then((everything) => everything.services);
  // A call that could not open the services was told why; then there is nothing to close.
  const openedSoFar = () => opening?.catch(() => undefined);
  const names = new Set(served.map(({ name }) => name));
  const app: App = {
    version: manifest.version,
    instructions: instructionsFor(served),
    tools: served.map((tool) => callable(tool, services)),
    resources: gdsResources(services),
    prompts: gdsPrompts(services).filter(({ needs = [] }) =>
      needs.every((name) => names.has(name)),
    ),
    open: services,
    clock: clockOf(config),
    log,
    errorStyle: config.errorStyle,
    contractSchemas: config.contractSchemas,
    changes,
    // Only one that can be repeated needs the store; a connection must not wait for that otherwise.
    newSessionId: () =>
      config.now === undefined
        ? sessionHandle(randomUUID(), Date.now())
        : opened().then((everything) => everything.newSessionId()),
    async useSession(caller) {
      await (await openedSoFar())?.services.gds.useSession(caller);
    },
    async endSession(id) {
      await (await openedSoFar())?.services.gds.endSession(id);
    },
    async close() {
      await (await openedSoFar())?.close();
    },
  };
  return { app, opened };
}

async function openApp(config: Config, log: Log): Promise<App> {
  return (await lazyApp(config, log)).app;
}

/** Opens everything at once: a request over the network should find a server that is ready. */
async function openHttp(config: Config, log: Log): Promise<HttpParts> {
  const [
    tools,
    { openStore },
    { measuredStore },
    { prometheusMetrics },
    { openGuards },
    { apiKeys },
    { homeRoutes },
    { restRoutes },
    { publicOrigins },
  ] = await Promise.all([
    servedTools(config),
    import("./compose/store.ts"),
    import("./stores/measured.ts"),
    import("./surfaces/http/metrics/metrics.ts"),
    import("./surfaces/http/admission/open-guards.ts"),
    import("./services/keys/keys.ts"),
    import("./surfaces/home/routes.ts"),
    import("./surfaces/rest/routes.ts"),
    import("./surfaces/http/auth/origin.ts"),
  ]);
  // Loaded now: when descriptors have run out, no module can be, and Node remembers that it failed.
  log.prepare?.();
  await Promise.all([
    import("./compose/flights.ts"),
    import("./compose/pricecheck.ts"),
    import("./compose/concierge.ts"),
  ]);
  let reportDamage: (failure: TravelError) => void = () => {};
  const damaged = new Promise<TravelError>((resolve) => {
    reportDamage = resolve;
  });
  const unmeasured = await openStore(config, reportDamage);
  const metrics = prometheusMetrics({
    tools: tools.map((tool) => tool.name),
    totals: () => unmeasured.stats(ACTIVE_WITHIN_MS),
  });
  const store = measuredStore(unmeasured, metrics.store);
  const { app, opened } = await lazyApp(config, log, async () => store);
  const everything = await opened();
  const { parts } = everything;
  const { openSandbox } = await import("./compose/sandbox.ts");
  const { openConsole } = await import("./compose/operator.ts");
  const sandbox = openSandbox(parts);
  const keys = apiKeys(store.keys, {
    onError: (err) => log.warn({ err }, "use of keys not recorded"),
  });
  const guards = await openGuards(config.guards, {
    log,
    metrics,
    openKeys: async () => keys,
    rates: store.shared?.rates,
  });
  const operators = await openConsole(everything, app, guards, keys);
  const originOf = publicOrigins(config.guards);
  return {
    app: {
      ...app,
      async close() {
        await keys.close();
        await sandbox.close();
        await operators.close();
        await app.close();
      },
    },
    storage: store,
    damaged,
    guards,
    mounts: [
      ...homeRoutes({ app, guards, originOf }),
      ...restRoutes({ app, guards, maxBodyBytes: config.http.maxBodyBytes, originOf }),
      ...sandbox.routes,
      ...operators.routes,
    ],
    ...(operators.invite && { invite: operators.invite }),
  };
}

/** The keys alone, for the command that manages them. */
async function openKeys(config: Config): ReturnType<OpenKeys> {
  const [{ openStore }, { apiKeys }] = await Promise.all([
    import("./compose/store.ts"),
    import("./services/keys/keys.ts"),
  ]);
  const store = await openStore(config);
  return { keys: apiKeys(store.keys), close: store.close };
}

const moveBookings: Migrate = async (from, to) => {
  const [{ migrate }, { openTransfer }] = await Promise.all([
    import("./services/migration/migrate.ts"),
    import("./compose/store.ts"),
  ]);
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
  openApp,
  openHttp,
  commands: [
    worldCommand,
    demoCommand,
    keysCommand(openKeys),
    consoleCommand(async (config) =>
      (await import("./compose/console-ticket.ts")).newTicket(config),
    ),
    sandboxCommand,
    migrateCommand(moveBookings),
    doctorCommand({
      async tryStore(config) {
        const store = await (await import("./compose/store.ts")).openStore(config);
        await store.ping().finally(store.close);
      },
      async countKeys(config) {
        const { keys, close } = await openKeys(config);
        return (await keys.list().finally(close)).length;
      },
    }),
  ],
});
