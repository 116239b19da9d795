import type { IncomingMessage, ServerResponse } from "node:http";
import type { Identity } from "../admission/guards.ts";
import type { PathParameters } from "./router.ts";

/** One request that was let in, and its answer. */
export interface Exchange<Who extends Identity = Identity> {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly identity: Who;
  /** What the parts of the path in braces stand for. */
  readonly parameters: PathParameters;
  /** Whom limits count for: the principal, or else the address. */
  readonly client: string;
  /** Says that the answer is a stream that stands until somebody ends it. */
  readonly standing: () => void;
}
