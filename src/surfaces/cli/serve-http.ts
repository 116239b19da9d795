import { askedToEnd } from "../asked-to-end.ts";
import { publicOrigins } from "../http/auth/origin.ts";
import { serveDeskOverHttp } from "../http/server/server.ts";
import type { Invocation } from "./command.ts";
import { welcome } from "./welcome.ts";

/** Serves over HTTP, with `both` over stdio as well, until somebody asks it to end. */
export async function serveHttp<S>({ config, terminal, openHttp }: Invocation<S>): Promise<void> {
  const asked = askedToEnd();
  const { desk, storage, guards, mounts = [], invite } = await openHttp();
  let stdio = 0;
  try {
    const server = await serveDeskOverHttp(
      { desk, storage, guards, mounts },
      {
        ...config.http,
        sessionTtlMs: config.sessionTimeout * 1000,
        originOf: publicOrigins(config.guards),
        stdioConnections: () => stdio,
      },
    );
    const facts = {
      origin: server.origin,
      version: desk.version,
      config,
      auth: guards.auth,
    };
    if (config.transport === "http") {
      const link = await invite?.(config.guards.publicUrl ?? server.origin);
      terminal.print(welcome({ ...facts, ...(link !== undefined && { console: link }) }));
      await asked.promise;
      await server.close();
    } else {
      // Stdout belongs to the protocol.
      terminal.warn(welcome(facts));
      const { serveDeskOverStdio } = await import("../mcp/stdio.ts");
      stdio = 1;
      // The host that started us decides how long we live, by stdin or by a signal.
      const left = serveDeskOverStdio({ ...desk, close: async () => {} }, { asked }).finally(() => {
        stdio = 0;
      });
      await Promise.race([left, asked.promise]);
      await Promise.all([left, server.close()]);
    }
  } finally {
    asked.forget();
    await desk.close();
  }
}
