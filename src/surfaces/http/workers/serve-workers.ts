import type { Config } from "../../../config.ts";
import { stderrLog } from "../../../logging/log.ts";
import { shutdownSignal } from "../../shutdown-signal.ts";
import { commons } from "./commons.ts";
import { runPrimary } from "./primary.ts";

/** Starts as many processes like this one as the settings ask for; resolves to the exit code. */
export async function serveWorkers({ http, sessionTimeout, logLevel }: Config): Promise<number> {
  const shutdown = shutdownSignal();
  const kept = commons({ ...http, sessionTtlMs: sessionTimeout * 1000, now: Date.now });
  try {
    return await runPrimary({
      workers: http.workers,
      commons: kept,
      log: stderrLog(logLevel),
      shutdown,
    });
  } finally {
    shutdown.forget();
  }
}
