import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerOptions } from "node:http";
import type { Duplex } from "node:stream";
import type { HttpSettings } from "../../../config/http.ts";
import type { TravelError } from "../../../domain/errors.ts";
import type { SessionStore, Store } from "../../../stores/types.ts";
import type { App } from "../../app.ts";
import { GRACE_MS, inFlight } from "../../mcp/in-flight.ts";
import type { ServerExtension } from "../../mcp/server.ts";
import { allowance, streamsInAll } from "../admission/allowance.ts";
import type { Guards } from "../admission/guards.ts";
import { type McpEndpoint, mcpEndpoints } from "../endpoint/mcp-endpoint.ts";
import { eventLog, sharedEventLog } from "../session/event-log.ts";
import { nodesOn } from "../session/nodes.ts";
import { sessionQuota } from "../session/session-quota.ts";
import type { PrimaryLink } from "../workers/primary-link.ts";
import { healthCheck, type Together } from "./health.ts";
import { hostCheck } from "./hosts.ts";
import { limitConnections, listen, nodeServer, originOn } from "./node-server.ts";
import { requestListener } from "./request-listener.ts";
import { type Route, router } from "./router.ts";
import { mcpRoutes, serverRoutes } from "./routes.ts";
import { acceptUpgrades } from "./upgrades.ts";

/** What serving over HTTP asks of the store. */
export type HttpStorage = Pick<Store, "sessions" | "shared" | "ping" | "stats">;

/** What is served, and what stands in front of it. */
export interface HttpParts {
  readonly app: App;
  readonly storage: HttpStorage;
  readonly guards: Guards;
  /** The way to the other processes that serve the same port; absent where there are none. */
  readonly link?: PrimaryLink;
  /** Resolves when the storage cannot be used any more, whatever is tried. */
  readonly damaged?: Promise<TravelError>;
  /** What other surfaces serve on the same port. */
  readonly mounts?: readonly Route[];
  /** The same, of surfaces that serve MCP for apps of their own. */
  readonly mountsWithMcp?: (serveMcp: ServeMcp) => readonly Route[];
  /** Takes over connections that ask for a WebSocket. */
  readonly upgrade?: Upgrade;
  /** What listens on a port of its own. */
  readonly control?: ControlPlane;
  /** What a harness shows at the gym; absent where there is none. */
  readonly gymToken?: string;
  /** Makes a link that lets an operator in once; absent where operators have keys. */
  readonly invite?: (origin: string) => Promise<string>;
}

/** Addresses that are kept out of the reach of the server's other clients. */
export interface ControlPlane {
  readonly port: number;
  readonly upgrade: Upgrade;
  /** They may name the server's own address, which is known when it listens. */
  readonly routes: (origin: () => string) => readonly Route[];
}

export type Upgrade = (request: IncomingMessage, socket: Duplex) => void;

/** MCP for another app than the server's own, behind the same limits. */
export type ServeMcp = (app: App, sessions: SessionStore) => McpMount;

export interface McpMount {
  /** `/mcp` and what is below it. */
  readonly routes: readonly Route[];
  /** Ends its streams, and forgets its servers. */
  close(): Promise<void>;
}

export interface HttpOptions extends HttpSettings {
  readonly sessionTtlMs: number;
  /** The origin that a client used to reach us, where proxies stand in between. */
  readonly originOf?: (request: IncomingMessage) => string;
  /** Connections that the same process serves over stdio. */
  readonly stdioConnections?: () => number;
  readonly extension?: ServerExtension;
  /** False leaves every call to the SDK, to compare the two. */
  readonly lane?: boolean;
  /** How long calls in flight may take when the server is to end. */
  readonly graceMs?: number;
  /** How long a session's server is kept without use; the session itself lives on. */
  readonly idleMs?: number;
  /** Other times and sizes than the usual. */
  readonly node?: ServerOptions;
}

export interface HttpServer {
  /** Where it listens, without a slash at its end. */
  readonly origin: string;
  /** The same of the control plane, where it has a port of its own. */
  readonly controlOrigin?: string;
  /** Stops accepting, finishes what runs, ends the streams. The app stays open. */
  close(): Promise<void>;
}

const IDLE_MS = 300_000;
const SWEEPS_PER_IDLE = 5;
const LINGER_MS = 500;

/** Serves an app to clients of every protocol revision. Resolves when it listens. */
export async function serveOverHttp(
  { app, storage, guards, link, mounts = [], mountsWithMcp, upgrade, control }: HttpParts,
  options: HttpOptions,
): Promise<HttpServer> {
  const { graceMs = GRACE_MS, idleMs = IDLE_MS, maxStreams, sessionTtlMs } = options;
  const boot = randomUUID().slice(0, 8);
  const calls = inFlight();
  const exchanges = inFlight();
  const { shared } = storage;
  const onError = (err: unknown) => app.log.warn({ err }, "other nodes out of reach");
  const nodes = nodesOn(shared?.bus, boot, onError);
  const events = shared
    ? sharedEventLog(shared.events, { boot, onError })
    : eventLog({ boot, now: Date.now });
  const quota =
    link?.quota(sessionTtlMs) ?? sessionQuota(options.maxSessions, sessionTtlMs, Date.now);
  const shares = {
    sessionTtlMs,
    guards,
    events,
    quota,
    streams: link?.streams ?? allowance(maxStreams, streamsInAll(maxStreams)),
    maxStreams: streamsInAll(maxStreams),
    maxBodyBytes: options.maxBodyBytes,
    boot,
    nodes,
    calls,
    extension: options.extension,
    lane: options.lane ?? true,
  };
  const endpoints = mcpEndpoints(app, { ...shares, sessions: storage.sessions });
  const all = new Set([endpoints]);
  const made = () => [...all].flatMap((some) => some.made());
  const serveMcp: ServeMcp = (other, sessions) => {
    const others = mcpEndpoints(other, { ...shares, sessions });
    all.add(others);
    return {
      routes: mcpRoutes(others),
      async close() {
        all.delete(others);
        await endAll(others.made());
      },
    };
  };
  await nodes.listen((news) => {
    if (news.kind === "ended") quota.ended(news.client, news.session);
    for (const { sessions } of made()) sessions.hear(news).catch(onError);
  });
  const originOf = options.originOf ?? (({ headers }) => `http://${headers.host ?? "localhost"}`);
  let serving = true;
  let connections = 0;
  const health = healthCheck({
    version: app.version,
    storage,
    connections: () => ({ stdio: options.stdioConnections?.() ?? 0, http: connections }),
    serving: () => serving,
    ...(link && { together: () => together(link) }),
  });
  link?.answer(
    "health",
    async (): Promise<Together> => ({
      connections,
      usedBytes: process.memoryUsage.rss(),
      uptime: process.uptime(),
    }),
  );
  const listener = (routes: readonly Route[]) =>
    requestListener({
      guards,
      log: app.log,
      telemetry: app.telemetry,
      refusedHost: hostCheck(options),
      find: router(routes),
      serving: () => serving,
      exchanges,
    });
  const server = nodeServer(
    listener([
      ...serverRoutes({ endpoints, guards, health, originOf }),
      ...mounts,
      ...(mountsWithMcp?.(serveMcp) ?? []),
    ]),
    options.node,
  );
  // The primary of several workers accepts their connections, and counts them.
  if (!link) {
    limitConnections(server, {
      maxConnections: options.maxConnections,
      peerAddress: guards.peerAddress,
    });
  }
  let emptied = () => {};
  server.on("connection", (socket) => {
    connections++;
    socket.once("close", () => {
      connections--;
      if (connections === 0) emptied();
    });
  });
  const endUpgraded = upgrade && acceptUpgrades(server, upgrade);
  const origin = link ? originOn(options.host, link.port) : await listen(server, options);
  const controls = control && nodeServer(listener(control.routes(() => origin)), options.node);
  const endControlUpgrades = controls && acceptUpgrades(controls, control.upgrade);
  const controlOrigin = controls && (await listen(controls, { ...options, port: control.port }));
  link?.serve(server);
  const sweeper = setInterval(() => {
    events.prune();
    quota.prune();
    for (const { sessions } of made()) {
      sessions.evict(idleMs).catch((err: unknown) => app.log.warn({ err }, "eviction failed"));
    }
  }, idleMs / SWEEPS_PER_IDLE).unref();

  return {
    origin,
    ...(controlOrigin !== undefined && { controlOrigin }),
    async close() {
      serving = false;
      clearInterval(sweeper);
      link?.retire();
      const empty = new Promise<void>((resolve) => {
        emptied = resolve;
        if (connections === 0) resolve();
      });
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      const deadline = performance.now() + graceMs;
      if (!(await exchanges.drained(graceMs))) {
        app.log.warn({ graceMs }, "closing with requests unanswered");
      }
      await endAll(made());
      // A call whose client is gone still runs to its end: it may be writing a booking.
      await calls.drained(Math.max(0, deadline - performance.now()));
      endUpgraded?.();
      endControlUpgrades?.();
      controls?.close();
      controls?.closeAllConnections();
      server.closeIdleConnections();
      // Streams were ended just now; a moment later their last bytes are on the way.
      setTimeout(() => server.closeAllConnections(), LINGER_MS).unref();
      await Promise.all([closed, empty]);
    },
  };
}

/** What all processes of the server use. */
async function together(link: PrimaryLink): Promise<Together> {
  const reports = await link.reports<Together>("health");
  return {
    connections: reports.reduce((sum, one) => sum + one.connections, 0),
    usedBytes: reports.reduce((sum, one) => sum + one.usedBytes, 0),
    uptime: Math.max(...reports.map((one) => one.uptime)),
  };
}

async function endAll(endpoints: readonly McpEndpoint[]): Promise<void> {
  for (const { modern, sessions } of endpoints) {
    await modern.close();
    await sessions.close();
  }
}
