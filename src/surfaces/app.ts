import type { Caller } from "../domain/caller.ts";
import type { Log } from "../logging/log.ts";
import type { Telemetry } from "../logging/telemetry.ts";
import type { MaybePromise } from "../memory/maybe-promise.ts";
import type { Tool } from "../tools/call.ts";
import type { AppsMode, ErrorStyle, SchemaVariant } from "../tools/define.ts";
import type { Changes } from "./mcp/changes.ts";
import type { Prompt } from "./mcp/prompts.ts";
import type { Resource } from "./mcp/resources.ts";

/** All that the outside can reach: put together by main, served by every surface. */
export interface App {
  readonly version: string;
  /** What a model should know before it picks a tool. */
  readonly instructions: string;
  readonly tools: readonly Tool[];
  readonly resources: readonly Resource[];
  readonly prompts: readonly Prompt[];
  /** Opens what calls need, ahead of the first one: listing tools does not wait for it. */
  readonly open: () => unknown;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly log: Log;
  readonly telemetry?: Telemetry | undefined;
  /** `tool` overrides the style of every tool. */
  readonly errorStyle: ErrorStyle;
  readonly contractSchemas: SchemaVariant;
  /** For which clients tools name their views; by default for none. */
  readonly apps?: AppsMode;
  readonly changes?: Changes;
  /** A handle for the booking session of a new connection. */
  readonly newSessionId: () => MaybePromise<string>;
  /** Activity of the booking session of a connection that has no store behind its transport. */
  readonly useSession: (caller: Caller) => Promise<void>;
  /** Ends the booking session of a connection that has closed. */
  readonly endSession: (bookingSessionId: string) => Promise<void>;
  readonly close: () => Promise<void>;
}
