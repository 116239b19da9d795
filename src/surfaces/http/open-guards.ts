import type { GuardSettings } from "../../config/guards.ts";
import type { Log } from "../../logging/log.ts";
import type { ApiKeys } from "../../services/keys/keys.ts";
import { openAuthenticator } from "./auth/authenticator.ts";
import { publicOrigins } from "./auth/origin.ts";
import type { Guards } from "./guards.ts";
import { prometheusMetrics } from "./metrics/metrics.ts";
import type { Totals } from "./metrics/totals.ts";
import { clientAddresses } from "./rate-limit/client-address.ts";
import { localRateLimiter } from "./rate-limit/limiter.ts";

export interface GuardDependencies {
  readonly log: Log;
  /** Names of the tools that are served. */
  readonly tools: readonly string[];
  /** Opened when the first key is to be checked. */
  readonly openKeys: () => Promise<Pick<ApiKeys, "verify">>;
  readonly totals: () => Promise<Totals>;
}

/** What the settings put between the network and the desk. */
export async function openGuards(
  settings: GuardSettings,
  { log, tools, openKeys, totals }: GuardDependencies,
): Promise<Guards> {
  // The real clock, also where the desk's stands still: nobody would ever be let in again.
  const now = Date.now;
  return {
    auth: await openAuthenticator(settings.auth, {
      now,
      openKeys,
      originOf: publicOrigins(settings),
      onError: (err) => log.error({ err }, "credentials cannot be checked"),
    }),
    ...(settings.rateLimit && { limiter: localRateLimiter({ ...settings.rateLimit, now }) }),
    metrics: prometheusMetrics({ tools, totals }),
    clientAddress: clientAddresses(settings.trustProxy),
  };
}
