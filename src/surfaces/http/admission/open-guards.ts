import type { GuardSettings, RateLimitSettings } from "../../../config/guards.ts";
import type { Log } from "../../../logging/log.ts";
import type { ApiKeys } from "../../../services/keys/keys.ts";
import { openAuthenticator } from "../auth/authenticator.ts";
import { publicOrigins } from "../auth/origin.ts";
import { prometheusMetrics } from "../metrics/metrics.ts";
import type { Totals } from "../metrics/totals.ts";
import { clientAddresses } from "../rate-limit/client-address.ts";
import { localRateLimiter } from "../rate-limit/limiter.ts";
import { sharedRateLimiter } from "../rate-limit/shared-limiter.ts";
import type { RateCounts } from "../session/shared.ts";
import type { Guards, RateLimiter } from "./guards.ts";

export interface GuardDependencies {
  readonly log: Log;
  /** Names of the tools that are served. */
  readonly tools: readonly string[];
  /** Opened when the first key is to be checked. */
  readonly openKeys: () => Promise<Pick<ApiKeys, "verify">>;
  readonly totals: () => Promise<Totals>;
  /** Where several nodes count together. */
  readonly rates?: RateCounts | undefined;
}

/** What the settings put between the network and the desk. */
export async function openGuards(
  settings: GuardSettings,
  { log, tools, openKeys, totals, rates }: GuardDependencies,
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
    ...(settings.rateLimit && { limiter: limiterOf(settings.rateLimit, rates, now) }),
    metrics: prometheusMetrics({ tools, totals }),
    publicReads: settings.publicReads,
    clientAddress: clientAddresses(settings.trustProxy),
  };
}

function limiterOf(
  settings: RateLimitSettings,
  rates: RateCounts | undefined,
  now: () => number,
): RateLimiter {
  const alone = localRateLimiter({ ...settings, now });
  return rates ? sharedRateLimiter(rates, settings, alone) : alone;
}
