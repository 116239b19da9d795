import type { ToolContext } from "./define.ts";

/** What a surface gives a call along; the rest of its context is the desk's. */
interface CalledWith<Services> {
  readonly caller: ToolContext<Services>["caller"];
  readonly signal: AbortSignal;
  readonly now: number;
  readonly progress?: ToolContext<Services>["progress"] | undefined;
  readonly ask?: ToolContext<Services>["ask"];
}

const nobodyWatches = () => {};

/** A class, because an object with a getter of its own is slow to make. */
export class CallContext<Services> implements ToolContext<Services> {
  readonly services: Services;
  readonly caller: ToolContext<Services>["caller"];
  readonly now: number;
  readonly progress: ToolContext<Services>["progress"];
  readonly ask: ToolContext<Services>["ask"];
  readonly #call: CalledWith<Services>;

  constructor(call: CalledWith<Services>, services: Services) {
    this.services = services;
    this.caller = call.caller;
    this.now = call.now;
    this.progress = call.progress ?? nobodyWatches;
    this.ask = call.ask;
    this.#call = call;
  }

  /** Looked at only when somebody wants it: a surface may make it then. */
  get signal() {
    return this.#call.signal;
  }
}
