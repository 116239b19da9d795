import type { IncomingMessage, ServerResponse } from "node:http";
import type { Identity } from "../admission/guards.ts";

/** One request that was let in, and its answer. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly identity: Identity;
  /** Whom limits count for: the principal, or else the address. */
  readonly client: string;
  /** Says that the answer is a stream that stands until somebody ends it. */
  readonly standing: () => void;
}
