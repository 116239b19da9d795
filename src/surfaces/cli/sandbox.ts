import type { Config } from "../../config.ts";
import { MS_PER_DAY } from "../../domain/dates.ts";
import type { Guards } from "../http/admission/guards.ts";
import { type Command, EXIT } from "./command.ts";

const TOKEN = "duffel_test_wayfare";
/** Duffel's own limit; the server's usual one is for agents, not for test suites. */
const PER_MINUTE = 4000;
const WINDOW_MS = 60_000;

/** Serves the Duffel-compatible sandbox by itself. */
export const sandboxCommand: Command = {
  name: "sandbox",
  summary: "Serve a sandbox that speaks Duffel's API v2, on the simulated world.",

  async run({ config, terminal, openHttp }) {
    const [{ shutdownSignal }, { serveSandbox }, { MOUNT }] = await Promise.all([
      import("../shutdown-signal.ts"),
      import("../duffel-sandbox/serve.ts"),
      import("../duffel-sandbox/routes.ts"),
    ]);
    const shutdown = shutdownSignal();
    const { app, guards, mounts = [] } = await openHttp();
    try {
      const server = await serveSandbox({
        routes: mounts.filter(({ name }) => name === MOUNT),
        guards: await limited(guards, config),
        log: app.log,
        http: config.http,
      });
      terminal.print(welcome(server.origin, app.version, config));
      await shutdown.received;
      await server.close();
    } finally {
      shutdown.forget();
      await app.close();
    }
    return EXIT.ok;
  },
};

async function limited(guards: Guards, config: Config): Promise<Guards> {
  if (!guards.limiter || config.given.has("rateLimitPerMinute")) return guards;
  const { localRateLimiter } = await import("../http/rate-limit/limiter.ts");
  const limiter = localRateLimiter({ limit: PER_MINUTE, windowMs: WINDOW_MS, now: Date.now });
  return { ...guards, limiter };
}

/** Printed when it starts: where it is, which token to use, and a first call. */
function welcome(origin: string, version: string, config: Config): string {
  const base = config.guards.publicUrl ?? origin;
  const open = config.guards.auth.mode === "off";
  const token = open ? TOKEN : "<your API key>";
  const soon = new Date((config.now ?? Date.now()) + 30 * MS_PER_DAY).toISOString().slice(0, 10);
  const search = JSON.stringify({
    data: {
      slices: [{ origin: "LHR", destination: "JFK", departure_date: soon }],
      passengers: [{ type: "adult" }],
      cabin_class: "economy",
    },
  });
  return `Wayfare ${version} serves a Duffel-compatible sandbox at ${base}

  Base URL   ${base}
  Token      ${open ? `any, such as ${token}; what is made with one token belongs to it` : token}
  Version    v2

  @duffel/api   new Duffel({ token: "${token}", basePath: "${base}" })
  Wayfare       DUFFEL_API_KEY=${token} DUFFEL_BASE_URL=${base} wayfare
  curl          curl -s --compressed ${base}/air/offer_requests \\
                  -H 'Authorization: Bearer ${token}' -H 'Duffel-Version: v2' \\
                  -H 'Content-Type: application/json' -d '${search}'

  Health        ${origin}/health
  Data          ${config.database === ":memory:" ? "only in memory: orders are gone when it ends" : config.database}

Ctrl-C ends it.`;
}
