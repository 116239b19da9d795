import { Duffel } from "@duffel/api";
import { openSandbox } from "../../../src/compose/sandbox.ts";
import { simulatedSupply } from "../../../src/compose/supply.ts";
import { loadConfig } from "../../../src/config.ts";
import { stderrLog } from "../../../src/logging/log.ts";
import { randomChance } from "../../../src/services/chance.ts";
import { apiKeys } from "../../../src/services/keys/keys.ts";
import { sqliteStore } from "../../../src/stores/sqlite/store.ts";
import type { Store } from "../../../src/stores/types.ts";
import { serveSandbox } from "../../../src/surfaces/duffel-sandbox/serve.ts";
import { openGuards } from "../../../src/surfaces/http/admission/open-guards.ts";
import { prometheusMetrics } from "../../../src/surfaces/http/metrics/metrics.ts";
import { NOON, openDesk, type TestDesk } from "../../support/desk.ts";

export interface Served {
  readonly origin: string;
  /** The official client, on this sandbox. */
  readonly duffel: Duffel;
  client(token: string): Duffel;
  /** A call as it is on the wire. */
  raw(path: string, init?: RequestInit): Promise<RawAnswer>;
  /** The booking desk on the same world and store. */
  readonly gds: TestDesk;
  readonly clock: { now: number };
  /** What a timer does every minute. */
  sweep(): Promise<void>;
  newKey(owner: string, scopes?: readonly ("travel:read" | "travel:book")[]): Promise<string>;
  close(): Promise<void>;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: {
    readonly data: Readonly<Record<string, unknown>>;
    readonly errors: readonly Readonly<Record<string, unknown>>[];
    readonly meta: Readonly<Record<string, unknown>>;
  };
}

const TOKEN = "duffel_test_tests";
export const HEADERS = {
  authorization: `Bearer ${TOKEN}`,
  "duffel-version": "v2",
  "content-type": "application/json",
};

export interface ServedOptions {
  /** Where its clock stands at first. */
  readonly start?: number;
  readonly openStore?: (now: () => number) => Promise<Store>;
}

function inMemory(now: () => number): Promise<Store> {
  return sqliteStore({ path: ":memory:", now });
}

/** The sandbox on a port of its own, over the real desk and a real store. */
export async function startSandbox(
  env: Readonly<Record<string, string>> = {},
  { start = NOON, openStore = inMemory }: ServedOptions = {},
): Promise<Served> {
  const clock = { now: start };
  const store = await openStore(() => clock.now);
  const config = loadConfig({ RATE_LIMIT_ENABLED: "false", HTTP_PORT: "0", ...env });
  const open = config.guards.auth.mode === "off";
  const gds = await openDesk({ store, now: () => clock.now, open });
  const log = stderrLog("error");
  const keys = apiKeys(store.keys);
  const guards = await openGuards(config.guards, {
    log,
    metrics: prometheusMetrics({ tools: [], totals: () => store.stats(1000) }),
    openKeys: async () => keys,
  });
  const sandbox = openSandbox({
    ...simulatedSupply(config),
    config,
    log,
    store,
    now: () => clock.now,
    chance: randomChance,
    gds: gds.desk,
  });
  const server = await serveSandbox({ routes: sandbox.routes, guards, log, http: config.http });
  const client = (token: string) => new Duffel({ token, basePath: server.origin });
  return {
    origin: server.origin,
    duffel: client(TOKEN),
    client,
    async raw(at, init = {}) {
      const url = `${server.origin}${at}`;
      const response = await fetch(url, { ...init, headers: init.headers ?? HEADERS });
      const body: RawAnswer["body"] = JSON.parse(await response.text());
      return { status: response.status, headers: response.headers, body };
    },
    gds,
    clock,
    sweep: sandbox.sweep,
    async newKey(owner, scopes = ["travel:read", "travel:book"]) {
      return (await keys.create({ name: "test", owner, scopes })).text;
    },
    async close() {
      await server.close();
      await sandbox.close();
      await keys.close();
      await store.close();
    },
  };
}
