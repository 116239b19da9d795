import type { GuardSettings, RateLimitSettings } from "../../../config/guards.ts";
import type { Log } from "../../../logging/log.ts";
import type { ApiKeys } from "../../../services/keys/keys.ts";
import type { RateCounts } from "../../../stores/shared.ts";
import { openAuthenticator } from "../auth/authenticator.ts";
import { publicOrigins } from "../auth/origin.ts";
import { clientAddresses, isLocal, peerAddresses } from "../rate-limit/client-address.ts";
import { localRateLimiter, sharedRateLimiter } from "../rate-limit/limiter.ts";
import type { Guards, HttpMetrics, RateLimiter } from "./guards.ts";

export interface GuardDependencies {
  readonly log: Log;
  readonly metrics: HttpMetrics;
  /** Opened when the first key is to be checked. */
  readonly openKeys: () => Promise<Pick<ApiKeys, "verify">>;
  /** Where several nodes count together. */
  readonly rates?: RateCounts | undefined;
  /** Where several processes of one machine do. */
  readonly machineRates?: RateCounts | undefined;
}

/** What the settings put between the network and the desk. */
export async function openGuards(
  settings: GuardSettings,
  { log, metrics, openKeys, rates, machineRates }: GuardDependencies,
): Promise<Guards> {
  // The real clock, also where the desk's stands still: a full window would never pass.
  const now = Date.now;
  const addressOf = clientAddresses(settings.trustProxy);
  const { rateLimit, localRateLimit } = settings;
  const usual = rateLimit && limiterOf(rateLimit, rates, now);
  const local = localRateLimit && limiterOf(localRateLimit, machineRates, now);
  return {
    auth: await openAuthenticator(settings.auth, {
      now,
      openKeys,
      originOf: publicOrigins(settings),
      onError: (err) => log.error({ err }, "credentials cannot be checked"),
    }),
    ...(usual && { limiter: local ? byClient(usual, local) : usual }),
    metrics,
    publicReads: settings.publicReads,
    clientAddress: local
      ? (request) => (isLocal(request) ? THIS_MACHINE : addressOf(request))
      : addressOf,
    peerAddress: peerAddresses(settings.trustProxy),
  };
}

/** The client that all programs of this machine are counted as where they have a limit of their own. */
const THIS_MACHINE = "this machine";

function byClient(usual: RateLimiter, local: RateLimiter): RateLimiter {
  return { admit: (key) => (key === THIS_MACHINE ? local : usual).admit(key) };
}

function limiterOf(
  settings: RateLimitSettings,
  rates: RateCounts | undefined,
  now: () => number,
): RateLimiter {
  const alone = localRateLimiter({ ...settings, now });
  return rates ? sharedRateLimiter(rates, settings, alone) : alone;
}
