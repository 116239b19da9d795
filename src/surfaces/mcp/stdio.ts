import type { Readable, Writable } from "node:stream";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import type { Caller } from "../../domain/caller.ts";
import type { App } from "../app.ts";
import { type ShutdownSignal, shutdownSignal } from "../shutdown-signal.ts";
import { before, GRACE_MS, inFlight } from "./in-flight.ts";
import { refuseListening } from "./listening.ts";
import { mcpServers } from "./server.ts";
import { stdioTransport } from "./stdio-transport.ts";

/** The streams of the process, and how long it waits for calls in flight when it is to end. */
export interface StdioOptions {
  readonly stdin?: Readable;
  readonly stdout?: Writable;
  readonly graceMs?: number;
  /** Given where another server of the process waits for the same signal. */
  readonly shutdown?: ShutdownSignal;
}

/**
 * Serves one client, of either era, over stdin and stdout. Resolves when the client has gone or the
 * process was asked to end: calls in flight are answered first, then the session is ended and the
 * app closed.
 */
export async function serveOverStdio(
  app: App,
  {
    stdin = process.stdin,
    stdout = process.stdout,
    graceMs = GRACE_MS,
    shutdown = shutdownSignal(),
  }: StdioOptions = {},
): Promise<void> {
  const bookingSessionId = await app.newSessionId();
  const caller: Caller = { transport: "stdio", bookingSessionId };
  const calls = inFlight();
  const wire = stdioTransport(stdin, stdout, ({ id, params }) =>
    refuseListening(app, { id, params }, caller),
  );
  const build = mcpServers(app);

  /** Every call is activity of the session, as every request is over HTTP. */
  function callerOf(): Caller {
    const used = app.useSession(caller).catch((error: unknown) => {
      app.log.debug({ err: error }, "session not prolonged");
    });
    calls.track(used);
    return caller;
  }

  const connection = serveStdio(({ era }) => build({ era, callerOf, track: calls.track }, caller), {
    transport: wire,
    onerror: (error) => app.log.warn({ err: error }, "protocol error"),
  });

  await Promise.race([wire.ended, shutdown.received]);
  stdin.pause();
  if (!(await before(graceMs, wire.answered()))) {
    app.log.warn({ graceMs }, "closing with calls unanswered");
  }
  await connection.close();
  // A call whose client is gone still runs to its end: it may be writing a booking.
  await calls.drained(graceMs);
  try {
    await app.endSession(bookingSessionId);
  } catch (error) {
    // A session that cannot be ended runs out by itself; the store must be closed all the same.
    app.log.warn({ err: error }, "session not ended");
  }
  await app.close();
  await flushed(stdout);
  shutdown.forget();
}

/** Waits until what was written has left the process; a reader that has gone is waited for no more. */
async function flushed(stdout: Writable): Promise<void> {
  if (stdout.destroyed || !stdout.writable) return;
  await before(1000, new Promise<void>((resolve) => stdout.write("", () => resolve())));
}
