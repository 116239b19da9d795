import { createMcpHandler } from "@modelcontextprotocol/server";
import type { Caller } from "../../../domain/caller.ts";
import type { CallOutcome } from "../../../tools/call.ts";
import type { Changes } from "../../mcp/changes.ts";
import type { ServerFactory } from "../../mcp/server.ts";
import { authInfo } from "./auth-info.ts";
import { listeningBus } from "./listening.ts";

/** Serves the 2026 protocol: every request stands alone. */
export interface Modern {
  serve(request: Request, body: unknown, caller: Caller): Promise<Response>;
  /** Ends its streams as the protocol asks, and whatever still runs. */
  close(): Promise<void>;
}

export interface ModernDeps {
  /** Of a desk without changes: streams hear of those through the bus. */
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
      const caller = callerOf(authInfo?.clientId);
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
export function callerOf(principal: string | undefined): Caller {
  return principal === undefined ? NOBODY_KNOWN : { transport: "http", principal };
}

const NOBODY_KNOWN: Caller = Object.freeze({ transport: "http" });
