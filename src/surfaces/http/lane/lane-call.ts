import type { ServerResponse } from "node:http";
import type { Caller } from "../../../domain/caller.ts";
import type { Era } from "../../mcp/connection.ts";
import type { WireCall } from "../../mcp/run-tool.ts";
import { parseTraceparent } from "../../mcp/trace.ts";
import type { HttpMetrics } from "../admission/guards.ts";
import { goneSignal } from "../server/web.ts";

/** A plain call on its way to its tool. */
export class LaneCall implements WireCall {
  readonly era: Era;
  readonly caller: Caller;
  readonly trace: WireCall["trace"];
  readonly observe: HttpMetrics["tool"];
  readonly #response: ServerResponse;
  #signal: AbortSignal | undefined;

  constructor(era: Era, caller: Caller, response: ServerResponse, observe: HttpMetrics["tool"]) {
    this.era = era;
    this.caller = caller;
    this.trace = parseTraceparent(response.req.headers["traceparent"]);
    this.observe = observe;
    this.#response = response;
  }

  /** Made only if somebody looks at it: most calls end before anybody would. */
  get signal(): AbortSignal {
    this.#signal ??= goneSignal(this.#response);
    return this.#signal;
  }
}
