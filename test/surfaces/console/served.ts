import { openConsole } from "../../../src/compose/operator.ts";
import { openServices } from "../../../src/compose/services.ts";
import { loadConfig } from "../../../src/config.ts";
import type { Scope } from "../../../src/domain/scopes.ts";
import { stderrLog } from "../../../src/logging/log.ts";
import { type ApiKeys, apiKeys } from "../../../src/services/keys/keys.ts";
import type { Store } from "../../../src/stores/types.ts";
import type { App } from "../../../src/surfaces/app.ts";
import { openGuards } from "../../../src/surfaces/http/admission/open-guards.ts";
import { publicOrigins } from "../../../src/surfaces/http/auth/origin.ts";
import { prometheusMetrics } from "../../../src/surfaces/http/metrics/metrics.ts";
import { serveOverHttp } from "../../../src/surfaces/http/server/server.ts";
import { createChanges } from "../../../src/surfaces/mcp/changes.ts";
import { restRoutes } from "../../../src/surfaces/rest/routes.ts";
import { withServices } from "../../../src/tools/call.ts";
import { tools } from "../../../src/tools/index.ts";
import { selectTools } from "../../../src/tools/select.ts";

/** An answer, read. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Of every shape. */
  readonly body: ReturnType<typeof JSON.parse>;
}

export interface Served {
  readonly origin: string;
  readonly store: Store;
  readonly keys: ApiKeys;
  /** A one-time link's ticket. */
  ticket(): Promise<string>;
  newKey(name: string, scopes: readonly Scope[], owner?: string): Promise<string>;
  /** Calls a tool over REST, as an agent. */
  agent(tool: string, args: object, key?: string): Promise<Answer>;
  close(): Promise<void>;
}

/** Everything that `wayfare serve` puts behind HTTP, on a port of its own, at a fixed time. */
export async function startConsole(env: Readonly<Record<string, string>> = {}): Promise<Served> {
  const config = loadConfig({
    WAYFARE_DB: ":memory:",
    WAYFARE_SEED: "fixed",
    WAYFARE_NOW: "2026-11-15T12:00:00Z",
    HTTP_PORT: "0",
    RATE_LIMIT_ENABLED: "false",
    ...env,
  });
  const log = stderrLog("error");
  const changes = createChanges();
  const opened = await openServices(config, log, changes);
  const { parts } = opened;
  const { store } = parts;
  const app: App = {
    version: "1.2.3",
    instructions: "",
    tools: selectTools(tools, config).map((tool) => withServices(tool, () => opened.services)),
    resources: [],
    prompts: [],
    open: () => {},
    clock: parts.now,
    log,
    errorStyle: config.errorStyle,
    contractSchemas: config.contractSchemas,
    changes,
    newSessionId: opened.newSessionId,
    useSession: (caller) => opened.services.gds.useSession(caller),
    endSession: (id) => opened.services.gds.endSession(id),
    close: opened.close,
  };
  const keys = apiKeys(store.keys);
  const guards = await openGuards(config.guards, {
    log,
    metrics: prometheusMetrics({
      tools: app.tools.map(({ name }) => name),
      totals: () => store.stats(1000),
    }),
    openKeys: async () => keys,
    rates: store.shared?.rates,
  });
  const operators = await openConsole(opened, app, guards, keys);
  const originOf = publicOrigins(config.guards);
  const { maxBodyBytes } = config.http;
  const mounts = [...restRoutes({ app, guards, maxBodyBytes, originOf }), ...operators.routes];
  const server = await serveOverHttp(
    { app, storage: store, guards, mounts },
    { ...config.http, sessionTtlMs: 3_600_000, graceMs: 1000, originOf },
  );
  return {
    origin: server.origin,
    store,
    keys,
    async ticket() {
      const link = await operators.invite?.(server.origin);
      return new URL(link ?? "").searchParams.get("ticket") ?? "";
    },
    async newKey(name, scopes, owner) {
      return (await keys.create({ name, scopes, ...(owner !== undefined && { owner }) })).text;
    },
    async agent(tool, args, key) {
      return await read(
        await fetch(`${server.origin}/api/tools/${tool}`, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            ...(key !== undefined && { authorization: `Bearer ${key}` }),
          },
          body: JSON.stringify(args),
        }),
      );
    },
    async close() {
      await server.close();
      await operators.close();
      await keys.close();
      await opened.close();
    },
  };
}

export const OWN_PAGE = { "x-wayfare-console": "1", "content-type": "application/json" };

/** An operator's browser: it keeps the cookie and sends what our page sends. */
export interface Browser {
  readonly cookie: string;
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
  /** The same with other headers, as another page might send. */
  send(path: string, init: RequestInit): Promise<Answer>;
}

/** Logs in. */
export async function browse(
  { origin }: Pick<Served, "origin">,
  credentials: object,
): Promise<Browser & { readonly login: Answer }> {
  const login = await read(
    await fetch(`${origin}/console/api/login`, {
      method: "POST",
      headers: { ...OWN_PAGE, origin },
      body: JSON.stringify(credentials),
    }),
  );
  const cookie = login.headers.get("set-cookie")?.split(";")[0] ?? "";
  const send = async (path: string, init: RequestInit) =>
    read(
      await fetch(`${origin}/console/api${path}`, {
        redirect: "manual",
        ...init,
        headers: { cookie, ...Object.fromEntries(new Headers(init.headers)) },
      }),
    );
  return {
    login,
    cookie,
    send,
    get: (path) => send(path, {}),
    post: (path, body = {}) =>
      send(path, {
        method: "POST",
        headers: { ...OWN_PAGE, origin },
        body: JSON.stringify(body),
      }),
  };
}

/** Logs in with a fresh one-time link. */
export async function operator(served: Served, name?: string) {
  return await browse(served, { ticket: await served.ticket(), ...(name && { name }) });
}

async function read(response: Response): Promise<Answer> {
  const text = await response.text();
  const json = /json/.test(response.headers.get("content-type") ?? "");
  const { status, headers } = response;
  return { status, headers, body: json ? JSON.parse(text) : text };
}

export const AYSEL = {
  name: "Aysel Əliyeva",
  contact: "+994500000000",
  destination: "Georgia",
  dates: "2027-06-10 to 2027-06-15",
  travelers: 2,
  budget: "1500 USD",
  message: "Interested in a 5-day cultural trip from Baku.",
};

/** Sends a request as an agent would. */
export async function ask(served: Served, changes: object = {}, key?: string): Promise<string> {
  const { body } = await served.agent("create_travel_request", { ...AYSEL, ...changes }, key);
  return body.request_id;
}
