import { randomUUID } from "node:crypto";
import { createRequire } from "node:module";
import { type Config, clockOf } from "../config.ts";
import { sessionHandle } from "../domain/session-id.ts";
import type { Log } from "../logging/log.ts";
import { wantsTelemetry } from "../logging/telemetry.ts";
import { lazily } from "../memory/lazily.ts";
import type { Store } from "../stores/types.ts";
import type { App } from "../surfaces/app.ts";
import { createChanges } from "../surfaces/mcp/changes.ts";
import type { Services } from "../tools/services.ts";
import type { Opened } from "./services.ts";

const manifest: { version: string } = createRequire(import.meta.url)("../../package.json");

export const { version } = manifest;

interface LazyApp {
  readonly app: App;
  readonly opened: () => Promise<Opened>;
}

/** The tools that the settings ask for. */
export async function servedTools(config: Config) {
  const [{ publishedTools }, { selectTools }] = await Promise.all([
    import("../tools/published.ts"),
    import("../tools/select.ts"),
  ]);
  return selectTools(publishedTools, config);
}

/** Puts an app together whose services are opened by the first call, or from the store that is given. */
export async function lazyApp(
  config: Config,
  log: Log,
  openStore?: () => Promise<Store>,
): Promise<LazyApp> {
  const [served, { callable, loadTools }, { gdsResources }, { gdsPrompts }, { instructionsFor }] =
    await Promise.all([
      servedTools(config),
      import("../tools/published.ts"),
      import("../surfaces/mcp/gds/resources.ts"),
      import("../surfaces/mcp/gds/prompts.ts"),
      import("../surfaces/mcp/instructions.ts"),
    ]);
  const telemetry = wantsTelemetry(process.env)
    ? await (await import("./telemetry.ts")).openTelemetry(version, log)
    : undefined;
  const changes = createChanges();
  let opening: Promise<Opened> | undefined;
  let ready: Services | undefined;
  async function openEverything(): Promise<Opened> {
    const [{ openServices }] = await Promise.all([import("./services.ts"), loadTools()]);
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
    version,
    instructions: instructionsFor(served),
    tools: served.map((tool) => callable(tool, services)),
    resources: gdsResources(services),
    prompts: gdsPrompts(services).filter(({ needs = [] }) =>
      needs.every((name) => names.has(name)),
    ),
    open: services,
    clock: clockOf(config),
    log,
    telemetry,
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
      await telemetry?.close().catch((err: unknown) => log.warn({ err }, "telemetry not sent"));
    },
  };
  return { app, opened };
}

export async function openApp(config: Config, log: Log): Promise<App> {
  return (await lazyApp(config, log)).app;
}
