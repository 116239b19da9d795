import { randomUUID } from "node:crypto";
import { createRequire } from "node:module";
import { type Config, clockOf } from "../config.ts";
import { sessionHandle } from "../domain/session-id.ts";
import type { Log } from "../logging/log.ts";
import { wantsTelemetry } from "../logging/telemetry.ts";
import { lazily } from "../memory/lazily.ts";
import type { MaybePromise } from "../memory/maybe-promise.ts";
import type { Store } from "../stores/types.ts";
import type { App } from "../surfaces/app.ts";
import { createChanges } from "../surfaces/mcp/changes.ts";
import type { Tool } from "../tools/call.ts";
import type { Gate } from "../tools/gate.ts";
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

type AppWords = Pick<
  App,
  | "version"
  | "instructions"
  | "tools"
  | "resources"
  | "prompts"
  | "errorStyle"
  | "contractSchemas"
  | "apps"
>;

/** The part of an app that the settings decide, whichever services are behind it. */
export async function appWords(
  config: Config,
): Promise<(services: () => MaybePromise<Services>, gate?: Gate) => AppWords> {
  const [served, { callable }, { gdsResources }, { gdsPrompts }, { instructionsFor }] =
    await Promise.all([
      servedTools(config),
      import("../tools/published.ts"),
      import("../surfaces/mcp/gds/resources.ts"),
      import("../surfaces/mcp/gds/prompts.ts"),
      import("../surfaces/mcp/instructions.ts"),
    ]);
  const names = new Set(served.map(({ name }) => name));
  const instructions = instructionsFor(served);
  return (services, gate) => ({
    version,
    instructions,
    tools: served.map((tool) => gated(callable(tool, services), gate)),
    resources: gdsResources(services),
    prompts: gdsPrompts(services).filter(({ needs = [] }) =>
      needs.every((name) => names.has(name)),
    ),
    errorStyle: config.errorStyle,
    contractSchemas: config.contractSchemas,
    apps: config.apps,
  });
}

function gated(tool: Tool, gate: Gate | undefined): Tool {
  if (!gate) return tool;
  const { name, effect } = tool;
  return {
    ...tool,
    call: (call) =>
      gate({ name, effect, arguments: call.arguments, signal: () => call.signal }, () =>
        tool.call(call),
      ),
  };
}

/** One for all surfaces of a server: the second call is the second, wherever it comes in. */
const gates = new WeakMap<Config, Gate>();

/** Lets the faults of the settings loose; undefined where there are none. */
export async function faultGate(config: Config): Promise<Gate | undefined> {
  const { gym, seed } = config;
  if (gym.faults.length === 0) return undefined;
  const { plainGate } = await import("../gym/gate.ts");
  const gate = gates.get(config) ?? plainGate(gym.faults, seed);
  gates.set(config, gate);
  return gate;
}

/** Puts an app together whose services are opened by the first call, or from the store that is given. */
export async function lazyApp(
  config: Config,
  log: Log,
  openStore?: () => Promise<Store>,
): Promise<LazyApp> {
  const [words, { loadTools }] = await Promise.all([
    appWords(config),
    import("../tools/published.ts"),
  ]);
  const telemetry = wantsTelemetry(process.env)
    ? await (await import("./telemetry.ts")).openTelemetry(version, log)
    : undefined;
  const gate = await faultGate(config);
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
  const app: App = {
    ...words(services, gate),
    open: services,
    clock: clockOf(config),
    log,
    telemetry,
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
