import type { HttpSettings } from "../../config/http.ts";
import type { Log } from "../../logging/log.ts";
import type { Guards } from "../http/admission/guards.ts";
import { sendJson } from "../http/server/answers.ts";
import { hostCheck } from "../http/server/hosts.ts";
import { limitConnections, listen, nodeServer } from "../http/server/node-server.ts";
import { requestListener } from "../http/server/request-listener.ts";
import { type Route, router } from "../http/server/router.ts";
import { GRACE_MS, inFlight } from "../mcp/in-flight.ts";

export interface SandboxServerParts {
  /** The sandbox's, which all answer alike. */
  readonly routes: readonly Route[];
  readonly guards: Guards;
  readonly log: Log;
  readonly http: Pick<
    HttpSettings,
    "host" | "port" | "allowedHosts" | "allowedOrigins" | "maxConnections"
  >;
}

export interface SandboxServer {
  /** Where it listens, without a slash at its end. */
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves the sandbox and nothing else, at the root as well as under its own path. */
export async function serveSandbox(parts: SandboxServerParts): Promise<SandboxServer> {
  const { routes, guards, log, http } = parts;
  const exchanges = inFlight();
  let serving = true;
  const health: Route = {
    path: "/health",
    methods: ["GET", "HEAD"],
    exempt: true,
    anyHost: true,
    async handle({ response }) {
      sendJson(response, 200, { status: "healthy" });
    },
  };
  const server = nodeServer(
    requestListener({
      guards,
      log,
      refusedHost: hostCheck(http),
      find: router([health, ...routes.map((route) => ({ ...route, path: "/{path*}" }))]),
      serving: () => serving,
      exchanges,
    }),
  );
  limitConnections(server, {
    maxConnections: http.maxConnections,
    peerAddress: guards.peerAddress,
  });
  const origin = await listen(server, http);
  return {
    origin,
    async close() {
      serving = false;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await exchanges.drained(GRACE_MS);
      server.closeAllConnections();
      await closed;
    },
  };
}
