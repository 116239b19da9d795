import { createServer } from "node:net";
import type { Config } from "../../../config.ts";
import { stderrLog } from "../../../logging/log.ts";
import { shutdownSignal } from "../../shutdown-signal.ts";
import { CONNECTIONS_IN_ALL } from "../admission/allowance.ts";
import { peerAddresses } from "../rate-limit/client-address.ts";
import { connectionPlaces, listen } from "../server/node-server.ts";
import { commons } from "./commons.ts";
import { runPrimary } from "./primary.ts";

/**
 * Starts as many processes like this one as the settings ask for; resolves to the exit code. This one
 * accepts connections and hands them over unread, so that the port is there whatever becomes of them.
 */
export async function serveWorkers(config: Config): Promise<number> {
  const { http, guards, sessionTimeout, logLevel } = config;
  const shutdown = shutdownSignal();
  const server = createServer({ pauseOnConnect: true });
  server.maxConnections = CONNECTIONS_IN_ALL;
  const { maxConnections } = http;
  const place = connectionPlaces({ maxConnections, peerAddress: peerAddresses(guards.trustProxy) });
  await listen(server, http);
  try {
    return await runPrimary({
      workers: http.workers,
      server,
      place,
      commons: commons({ ...http, sessionTtlMs: sessionTimeout * 1000, now: Date.now }),
      log: stderrLog(logLevel),
      shutdown,
    });
  } finally {
    shutdown.forget();
    server.close();
  }
}
