/** What nodes that serve the same sessions ask of the storage they share. */
export interface Shared {
  readonly bus: NodeBus;
  readonly events: SessionEvents;
}

/** Carries messages between nodes: at most once, to whoever listens now, its sender included. */
export interface NodeBus {
  publish(channel: string, message: string): Promise<void>;
  subscribe(channel: string, listener: (message: string) => void): Promise<unknown>;
}

/** The last events of each session, for a short while. */
export interface SessionEvents {
  /** Resolves to the event's position, which grows. */
  append(sessionId: string, stream: string, message: string): Promise<string>;
  /** In order; from the beginning after position `0`. */
  after(
    sessionId: string,
    position: string,
  ): Promise<
    readonly { readonly position: string; readonly stream: string; readonly message: string }[]
  >;
}

/** Counts requests of all nodes together. Times are Unix milliseconds, by the clock that decided. */
export interface RateCounts {
  count(
    client: string,
    limit: number,
    windowMs: number,
  ): Promise<{
    readonly allowed: boolean;
    readonly time: number;
    readonly windowStart: number;
    readonly admitted: { readonly previous: number; readonly current: number };
    readonly attempts: { readonly previous: number; readonly current: number };
  }>;
}
