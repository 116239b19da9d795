import type {
  CallToolResult,
  GetPromptResult,
  InputRequiredResult,
  ServerContext,
} from "@modelcontextprotocol/server";
import type { Caller } from "../../domain/caller.ts";
import type { CallOutcome } from "../../tools/call.ts";

/** `legacy` is every 2025 revision, `modern` is 2026-07-28 and later. */
export type Era = "legacy" | "modern";

type Around<Result> = (
  context: ServerContext,
  answer: () => Promise<Result | InputRequiredResult>,
) => Promise<Result | InputRequiredResult>;

/** Stands around tools and prompts: may put their answers into shapes that no desk of ours needs. */
export interface Answering {
  readonly tool: Around<CallToolResult>;
  readonly prompt: Around<GetPromptResult>;
}

/** What distinguishes one served connection (or, over HTTP, one request) from another. */
export interface Connection {
  readonly era: Era;
  readonly callerOf: (request: ServerContext) => Caller;
  /** Told of every call, so that closing can wait for what is still running. */
  readonly track?: (work: Promise<unknown>) => void;
  /** Told how every call ended. */
  readonly observe?: (outcome: CallOutcome) => void;
  readonly answering?: Answering;
}
