import { AsyncLocalStorage } from "node:async_hooks";
import {
  type AuthInfo,
  createMcpHandler,
  type ServerEvent,
  type ServerEventBus,
} from "@modelcontextprotocol/server";
import type { Caller } from "../../../domain/caller.ts";
import type { CallOutcome } from "../../../tools/call.ts";
import { type Change, type Changes, mayHear } from "../../mcp/changes.ts";
import type { ServerFactory } from "../../mcp/server.ts";

/** Serves the 2026 protocol: every request stands alone. */
export interface Modern {
  serve(request: Request, body: unknown, caller: Caller): Promise<Response>;
  /** Ends its streams as the protocol asks, and whatever still runs. */
  close(): Promise<void>;
}

export interface ModernDeps {
  /** Of an app without changes: streams hear of those through the bus. */
  readonly build: ServerFactory;
  readonly changes: Changes | undefined;
  readonly maxStreams: number;
  readonly observe: (outcome: CallOutcome) => void;
  readonly track: (work: Promise<unknown>) => void;
  readonly onError: (error: Error) => void;
}

export function modern(deps: ModernDeps): Modern {
  const { build, observe, track } = deps;
  const bus = listeningBus(deps.changes);
  const handler = createMcpHandler(
    ({ authInfo }) => {
      const caller = httpCaller(authInfo?.clientId);
      return build({ era: "modern", callerOf: () => caller, observe, track });
    },
    { legacy: "reject", bus, maxSubscriptions: deps.maxStreams, onerror: deps.onError },
  );

  return {
    serve: (request, body, caller) =>
      bus.as(caller, () =>
        handler.fetch(request, {
          ...(body !== undefined && { parsedBody: body }),
          ...authInfo(caller.principal),
        }),
      ),
    close: handler.close,
  };
}

/** No booking session: tools hand out handles instead. */
export function httpCaller(principal: string | undefined): Caller {
  return principal === undefined ? UNKNOWN_CALLER : { transport: "http", principal };
}

const UNKNOWN_CALLER: Caller = Object.freeze({ transport: "http" });

/** Changes for 2026 streams; a stream is told only of those that its caller may hear of. */
export interface ListeningBus extends ServerEventBus {
  /** Runs the handling of one request; streams that it opens listen as this caller. */
  as<T>(caller: Caller, work: () => T): T;
}

/**
 * The SDK subscribes its streams to a bus without naming the caller, and lets a client name any URI.
 * So an AsyncLocalStorage carries the caller to `subscribe`, which leaves out what it may not hear.
 */
export function listeningBus(changes: Changes | undefined): ListeningBus {
  const callers = new AsyncLocalStorage<Caller>();
  return {
    as: (caller, work) => callers.run(caller, work),
    // Services publish on `changes`; nothing in the SDK publishes by itself.
    publish() {},
    subscribe(listener) {
      const caller = callers.getStore() ?? { transport: "http" };
      const hear = (change: Change) => {
        if (change.kind === "list" || mayHear(change, caller)) listener(eventOf(change));
      };
      const stops = [changes?.subscribe("list", hear), changes?.subscribe("resource", hear)];
      return () => {
        for (const stop of stops) stop?.();
      };
    },
  };
}

function eventOf(change: Change): ServerEvent {
  if (change.kind === "resource") return { kind: "resource_updated", uri: change.uri };
  return { kind: `${change.of}_list_changed` };
}

/** The principal, as the SDK carries it to where a call is served. The token itself stays outside. */
export function authInfo(principal: string | undefined): { authInfo?: AuthInfo } {
  if (principal === undefined) return {};
  return { authInfo: { token: "", clientId: principal, scopes: [] } };
}
