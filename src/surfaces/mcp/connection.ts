import type { ServerContext } from "@modelcontextprotocol/server";
import type { Caller } from "../../domain/caller.ts";
import type { CallOutcome } from "../../tools/call.ts";

/** `legacy` is every 2025 revision, `modern` is 2026-07-28 and later. */
export type Era = "legacy" | "modern";

/** What distinguishes one served connection (or, over HTTP, one request) from another. */
export interface Connection {
  readonly era: Era;
  readonly callerOf: (request: ServerContext) => Caller;
  /** Told of every call, so that closing can wait for what is still running. */
  readonly track?: (work: Promise<unknown>) => void;
  /** Told how every call ended. */
  readonly observe?: (outcome: CallOutcome) => void;
}
