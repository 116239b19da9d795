import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerEvent, ServerEventBus } from "@modelcontextprotocol/server";
import type { Caller } from "../../../domain/caller.ts";
import { type Change, type Changes, mayHear } from "../../mcp/changes.ts";

/** Changes for 2026 streams, told only to those who may hear of them. */
export interface ListeningBus extends ServerEventBus {
  /** Runs the handling of one request; streams that it opens listen as this caller. */
  as<T>(caller: Caller, work: () => T): T;
}

/**
 * The SDK subscribes its streams to a bus without saying for whom, and lets a client name any URI.
 * So the caller travels beside the call, and every stream hears only what its caller may.
 */
export function listeningBus(changes: Changes | undefined): ListeningBus {
  const callers = new AsyncLocalStorage<Caller>();
  return {
    as: (caller, work) => callers.run(caller, work),
    // Whatever changes is published on `changes`; nothing in the SDK publishes by itself.
    publish() {},
    subscribe(listener) {
      const caller = callers.getStore() ?? { transport: "http" };
      return (
        changes?.subscribe((change) => {
          if (change.kind === "list" || mayHear(change, caller)) listener(eventOf(change));
        }) ?? (() => {})
      );
    },
  };
}

function eventOf(change: Change): ServerEvent {
  if (change.kind === "resource") return { kind: "resource_updated", uri: change.uri };
  return { kind: `${change.of}_list_changed` };
}
