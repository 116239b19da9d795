import cluster from "node:cluster";
import type { Config } from "../../config.ts";
import { TravelError } from "../../domain/errors.ts";
import { hostLines } from "../home/host-lines.ts";
import type { Authenticator } from "../http/admission/guards.ts";
import { publicOrigins } from "../http/auth/origin.ts";
import { serveOverHttp } from "../http/server/server.ts";
import { ownLink, type PrimaryLink } from "../http/workers/primary-link.ts";
import { shutdownSignal } from "../shutdown-signal.ts";
import { EXIT, type Invocation } from "./command.ts";
import type { Terminal } from "./terminal.ts";

/**
 * Serves over HTTP, with `both` over stdio as well, until a signal asks it to end. Rejects when the
 * storage is damaged: a process that stayed would only refuse.
 */
export async function serveHttp(invocation: Invocation): Promise<number> {
  const { http } = invocation.config;
  if (http.workers > 1 && cluster.isPrimary) {
    const { serveWorkers } = await import("../http/workers/serve-workers.ts");
    return await serveWorkers(invocation.config);
  }
  const link = ownLink(http);
  try {
    await serveOnPort(invocation, link);
    return EXIT.ok;
  } catch (error) {
    if (error instanceof TravelError) link?.giveUp();
    throw error;
  } finally {
    link?.leave();
  }
}

async function serveOnPort(
  { config, terminal, openHttp }: Invocation,
  link: PrimaryLink | undefined,
): Promise<void> {
  const shutdown = shutdownSignal();
  const { app, storage, guards, invite, damaged, gymToken, ...served } = await openHttp();
  const ended = Promise.race(
    [shutdown.received, damaged, link?.ended].filter((reason) => reason !== undefined),
  );
  let stdio = 0;
  try {
    const server = await serveOverHttp(
      { app, storage, guards, ...served },
      {
        ...config.http,
        sessionTtlMs: config.sessionTimeout * 1000,
        originOf: publicOrigins(config.guards),
        stdioConnections: () => stdio,
      },
    );
    const facts = {
      origin: server.origin,
      gymOrigin: server.controlOrigin ?? config.guards.publicUrl ?? server.origin,
      version: app.version,
      config,
      auth: guards.auth,
      ...(gymToken !== undefined && { gymToken }),
    };
    const greet = async () => {
      const way = showsLink(config, terminal)
        ? await invite?.(config.guards.publicUrl ?? server.origin)
        : undefined;
      terminal.print(welcome({ ...facts, ...(way !== undefined && { console: way }) }));
    };
    if (config.transport === "http") {
      // Of several workers one is told to, when all of them listen.
      if (link) void link.welcome.then(greet);
      else await greet();
      await ended;
      await server.close();
    } else {
      // Stdout belongs to the protocol.
      terminal.warn(welcome(facts));
      const { serveOverStdio } = await import("../mcp/stdio.ts");
      stdio = 1;
      // The host that started us decides how long we live, by stdin or by a signal.
      const left = serveOverStdio({ ...app, close: async () => {} }, { shutdown }).finally(() => {
        stdio = 0;
      });
      const reason = await Promise.race([left, ended]);
      await Promise.all([reason instanceof TravelError || left, server.close()]);
    }
    const reason = await Promise.race([damaged, undefined]);
    if (reason) throw reason;
  } finally {
    shutdown.forget();
    await app.close();
  }
}

/** The page at the root has the others. */
const HOSTS_PRINTED = 4;

/**
 * Whether the link that lets an operator in may be printed: not into the log of a service. A database
 * in memory is a test bench's, and `wayfare console` cannot make a link for it.
 */
export function showsLink(
  { database, valkey }: Pick<Config, "database" | "valkey">,
  { columns }: Pick<Terminal, "columns">,
): boolean {
  return columns !== undefined || (database === ":memory:" && valkey === undefined);
}

export interface WelcomeFacts {
  readonly origin: string;
  readonly version: string;
  readonly config: Pick<Config, "database" | "guards">;
  readonly auth: Pick<Authenticator, "configured">;
  /** A link that lets an operator into the console, once. */
  readonly console?: string;
  /** Where a harness finds the gym. */
  readonly gymOrigin?: string;
  /** Where the gym is open: what a harness shows there. */
  readonly gymToken?: string;
}

/** Printed when the server starts: where it is, how to use it, where data goes. */
export function welcome(facts: WelcomeFacts): string {
  const { origin: bound, version, config, auth, console, gymToken, gymOrigin } = facts;
  // A server that listens everywhere is reached from here by this name.
  const origin = bound.replace(/\/\/(?:0\.0\.0\.0|\[::\])(?=:|$)/, "//localhost");
  const url = `${config.guards.publicUrl ?? origin}/mcp`;
  const lines = hostLines(url, auth.configured)
    .slice(0, HOSTS_PRINTED)
    .map(({ host, file, text }) => `  ${host.padEnd(14)}  ${file ? `${file}  ` : ""}${text}`);
  const data =
    config.database === ":memory:"
      ? "only in memory: bookings are gone when the server ends"
      : config.database;
  return `Wayfare ${version} serves MCP at ${url}

${lines.join("\n")}

  Everything      ${config.guards.publicUrl ?? origin}/
  REST            ${origin}/docs
  Console         ${console ?? `${config.guards.publicUrl ?? origin}/console/`}
  Duffel sandbox  ${config.guards.publicUrl ?? origin}/duffel/${gymToken === undefined ? "" : gymLine(gymOrigin ?? origin, gymToken)}
  Health          ${origin}/health
  Data            ${data}

Ctrl-C ends it.`;
}

function gymLine(origin: string, token: string): string {
  return `\n  Gym             ${origin}/gym/worlds  Authorization: Bearer ${token}`;
}
