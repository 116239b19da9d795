import type { Log } from "../logging/log.ts";
import type { ErrorStyle, SchemaVariant, Tool } from "../tools/define.ts";
import type { Changes } from "./mcp/changes.ts";
import type { Prompt } from "./mcp/prompts.ts";
import type { Resource } from "./mcp/resources.ts";

/** All that the outside can reach, put together by main and served by every surface. */
export interface Desk<Services> {
  readonly version: string;
  /** What a model should know before it picks a tool. */
  readonly instructions: string;
  readonly tools: readonly Tool<Services>[];
  readonly resources: readonly Resource<Services>[];
  readonly prompts: readonly Prompt<Services>[];
  /** Opened when first needed (see `lazily`), so that listing tools waits for nothing. */
  readonly services: () => Services | Promise<Services>;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  readonly log: Log;
  /** `tool` overrides the style of every tool. */
  readonly errorStyle: ErrorStyle;
  readonly contractSchemas: SchemaVariant;
  readonly changes?: Changes;
  /** Ends the booking session of a connection that has closed. */
  readonly endSession: (bookingSessionId: string) => Promise<void>;
  readonly close: () => Promise<void>;
}
