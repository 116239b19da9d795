import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Gym } from "../gym/gym.ts";
import { shownRuns } from "../gym/shown-runs.ts";
import { cityNames } from "../services/city-names.ts";
import { itineraryDesk } from "../services/itinerary/desk.ts";
import type { ApiKeys } from "../services/keys/keys.ts";
import { keyId } from "../services/keys/secret.ts";
import { type OperatorDesk, operatorDesk } from "../services/operator/desk.ts";
import { pendingLogins } from "../services/operator/pending-logins.ts";
import { operatorSessions } from "../services/operator/sessions.ts";
import { simulatedExchangeRates } from "../suppliers/simulated/exchange-rates.ts";
import type { App } from "../surfaces/app.ts";
import { issuerClient } from "../surfaces/console/issuer.ts";
import type { LoginDeps } from "../surfaces/console/login.ts";
import { oauthLogin } from "../surfaces/console/oauth-login.ts";
import { pageFiles } from "../surfaces/console/page.ts";
import { consoleRoutes } from "../surfaces/console/routes.ts";
import { eventStreams } from "../surfaces/console/streams.ts";
import type { Guards } from "../surfaces/http/admission/guards.ts";
import { publicOrigins } from "../surfaces/http/auth/origin.ts";
import { localRateLimiter, sharedRateLimiter } from "../surfaces/http/rate-limit/limiter.ts";
import type { Route } from "../surfaces/http/server/router.ts";
import { chromiumPrinter } from "../surfaces/traveller/pdf.ts";
import { travellerRoutes } from "../surfaces/traveller/routes.ts";
import type { Opened } from "./services.ts";

/** Logging in, from one address; a failure counts as several. */
const ATTEMPTS = { limit: 60, windowMs: 60_000 };
const PAUSE_MS = 400;

export interface OpenConsole {
  readonly routes: readonly Route[];
  /** A one-time way in; absent where operators have keys. */
  readonly invite?: (origin: string) => Promise<string>;
  /** What the first page shows, for metrics. */
  readonly figures: OperatorDesk["figures"];
  readonly close: () => Promise<void>;
}

/** The operators' page on the desks' own store and clock. */
export async function openConsole(
  { services, parts, gym }: Pick<Opened, "services" | "parts"> & { readonly gym?: Gym | undefined },
  app: App,
  guards: Guards,
  keys: ApiKeys,
): Promise<OpenConsole> {
  const { config, store, places, now, gds, news, catalogue } = parts;
  const { concierge, reference } = services;
  const sessions = operatorSessions({
    cache: store.cache,
    now: Date.now,
    random: randomBytes,
    newId: randomUUID,
    keys,
    authenticated: guards.auth.configured,
  });
  const { records } = store;
  const { agency, chromium } = config.desk;
  const names = cityNames(catalogue, places);
  const itineraries = itineraryDesk({
    ...{ records, gds, places, now, agency },
    cityNames: names,
    random: randomBytes,
  });
  const operators = operatorDesk({
    records,
    gds,
    itineraries,
    random: randomBytes,
    planTrip: concierge.planTrip,
    calculateBudget: concierge.calculateBudget,
    places,
    cityNames: names,
    rates: simulatedExchangeRates(),
    reference,
    now,
    newId: randomUUID,
    readOnly: config.readOnly,
    ...(news && { news }),
  });
  const alone = localRateLimiter({ ...ATTEMPTS, now: Date.now });
  const attempts = store.shared ? sharedRateLimiter(store.shared.rates, ATTEMPTS, alone) : alone;
  const print = chromium === undefined ? undefined : chromiumPrinter(chromium);
  const originOf = publicOrigins(config.guards);
  const login: LoginDeps = {
    guards,
    sessions,
    attempts,
    async describeKey(text) {
      const id = keyId(text);
      return id === undefined ? undefined : await keys.find(id);
    },
    pause: () => sleep(PAUSE_MS),
  };
  const { auth } = config.guards;
  const oauth =
    auth.mode === "oauth" && auth.client
      ? oauthLogin(
          {
            issuer: issuerClient({ ...auth, client: auth.client }),
            pending: pendingLogins(store.cache, randomBytes),
            originOf,
            log: app.log,
          },
          login,
        )
      : undefined;
  const streams = eventStreams({ operators, sessions });
  return {
    routes: [
      ...travellerRoutes({ itineraries, guards, attempts, print }),
      ...consoleRoutes({
        ...login,
        app,
        print,
        operators,
        runs: gym && shownRuns(gym),
        streams,
        files: pageFiles(),
        maxBodyBytes: config.http.maxBodyBytes,
        originOf,
        ...(oauth && { oauth }),
      }),
    ],
    ...(!guards.auth.configured && {
      invite: async (origin: string) => `${origin}/console/?ticket=${await sessions.newTicket()}`,
    }),
    figures: operators.figures,
    close: streams.close,
  };
}
