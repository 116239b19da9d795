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
  readonly #call: CalledWith<Services>;
  readonly services: Services;

  constructor(call: CalledWith<Services>, services: Services) {
    this.#call = call;
    this.services = services;
  }

  get caller() {
    return this.#call.caller;
  }

  /** Looked at only when somebody wants it: a surface may make it then. */
  get signal() {
    return this.#call.signal;
  }

  get now() {
    return this.#call.now;
  }

  get progress() {
    return this.#call.progress ?? nobodyWatches;
  }

  get ask() {
    return this.#call.ask;
  }
}
