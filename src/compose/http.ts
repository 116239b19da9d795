import type { Config } from "../config.ts";
import type { TravelError } from "../domain/errors.ts";
import type { Gym } from "../gym/gym.ts";
import type { Log } from "../logging/log.ts";
import type { OperatorDesk } from "../services/operator/desk.ts";
import type { MetricsReport } from "../surfaces/http/metrics/metrics.ts";
import type { HttpParts } from "../surfaces/http/server/server.ts";
import { faultGate, lazyApp, servedTools } from "./app.ts";

const ACTIVE_WITHIN_MS = 300_000;

/** What is served, and the gym's controls where it is open. */
export interface OpenedHttp extends HttpParts {
  readonly gym?: Gym;
}

/** Opens everything at once: a request over the network should find a server that is ready. */
export async function openHttp(config: Config, log: Log): Promise<OpenedHttp> {
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
    import("./store.ts"),
    import("../stores/measured.ts"),
    import("../surfaces/http/metrics/metrics.ts"),
    import("../surfaces/http/admission/open-guards.ts"),
    import("../services/keys/keys.ts"),
    import("../surfaces/home/routes.ts"),
    import("../surfaces/rest/routes.ts"),
    import("../surfaces/http/auth/origin.ts"),
  ]);
  // Loaded now: when descriptors have run out, no module can be, and Node remembers that it failed.
  log.prepare?.();
  const { ownLink } = await import("../surfaces/http/workers/primary-link.ts");
  const link = ownLink(config.http);
  await Promise.all([import("./flights.ts"), import("./pricecheck.ts"), import("./concierge.ts")]);
  let reportDamage: (failure: TravelError) => void = () => {};
  const damaged = new Promise<TravelError>((resolve) => {
    reportDamage = resolve;
  });
  const unmeasured = await openStore(config, { onDamage: reportDamage, shared: link?.shared });
  let deskFigures: OperatorDesk["figures"] = async () => undefined;
  const metrics = prometheusMetrics({
    tools: tools.map((tool) => tool.name),
    totals: () => unmeasured.stats(ACTIVE_WITHIN_MS),
    desk: () => deskFigures(),
    ...(link && { gather: () => link.reports<MetricsReport>("metrics") }),
  });
  link?.answer("metrics", metrics.report);
  const store = measuredStore(unmeasured, metrics.store);
  const { app, opened } = await lazyApp(config, log, async () => store);
  const everything = await opened();
  const { parts } = everything;
  const { openSandbox } = await import("./sandbox.ts");
  const { openConsole } = await import("./operator.ts");
  const sandbox = openSandbox(parts, { gate: await faultGate(config) });
  const keys = apiKeys(store.keys, {
    onError: (err) => log.warn({ err }, "use of keys not recorded"),
  });
  const guards = await openGuards(config.guards, {
    log,
    metrics,
    openKeys: async () => keys,
    rates: store.shared?.rates,
    machineRates: link?.shared.rates,
  });
  const originOf = publicOrigins(config.guards);
  const gym = config.gym.enabled
    ? await (await import("./gym.ts")).openGym(config, log, guards)
    : undefined;
  const operators = await openConsole({ ...everything, gym: gym?.gym }, app, guards, keys);
  deskFigures = operators.figures;
  return {
    app: {
      ...app,
      async close() {
        await gym?.close();
        await keys.close();
        await sandbox.close();
        await operators.close();
        await app.close();
      },
    },
    storage: store,
    ...(link && { link }),
    damaged,
    guards,
    mounts: [
      ...homeRoutes({ app, guards, originOf }),
      ...restRoutes({ app, guards, maxBodyBytes: config.http.maxBodyBytes, originOf }),
      ...sandbox.routes,
      ...operators.routes,
    ],
    ...(gym && {
      mountsWithMcp: gym.routes,
      ...(gym.control ? { control: gym.control } : { upgrade: gym.upgrade }),
      gymToken: gym.token,
      gym: gym.gym,
    }),
    ...(operators.invite && { invite: operators.invite }),
  };
}
