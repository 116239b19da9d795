import { publicOrigins } from "../http/auth/origin.ts";
import { serveOverHttp } from "../http/server/server.ts";
import { shutdownSignal } from "../shutdown-signal.ts";
import type { Invocation } from "./command.ts";
import { welcome } from "./welcome.ts";

/** Serves over HTTP, with `both` over stdio as well, until a signal asks it to end. */
export async function serveHttp({ config, terminal, openHttp }: Invocation): Promise<void> {
  const shutdown = shutdownSignal();
  const { app, storage, guards, mounts = [], invite } = await openHttp();
  let stdio = 0;
  try {
    const server = await serveOverHttp(
      { app, storage, guards, mounts },
      {
        ...config.http,
        sessionTtlMs: config.sessionTimeout * 1000,
        originOf: publicOrigins(config.guards),
        stdioConnections: () => stdio,
      },
    );
    const facts = {
      origin: server.origin,
      version: app.version,
      config,
      auth: guards.auth,
    };
    if (config.transport === "http") {
      const link = await invite?.(config.guards.publicUrl ?? server.origin);
      terminal.print(welcome({ ...facts, ...(link !== undefined && { console: link }) }));
      await shutdown.received;
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
      await Promise.race([left, shutdown.received]);
      await Promise.all([left, server.close()]);
    }
  } finally {
    shutdown.forget();
    await app.close();
  }
}
