import type { Unsubscribe } from "./types.ts";

/** What nodes on one storage have in common beyond its records. */
export interface Shared {
  readonly bus: NodeBus;
  readonly events: SessionEvents;
  readonly rates: RateCounts;
}

/** Carries messages between nodes: at most once, to present subscribers only, the sender's own included. */
export interface NodeBus {
  publish(channel: string, message: string): Promise<void>;
  subscribe(channel: string, listener: (message: string) => void): Promise<Unsubscribe>;
}

export interface SessionEvent {
  /** Grows with every event of the session. */
  readonly position: string;
  readonly stream: string;
  readonly message: string;
}

/** The last events of each session, for a short while. */
export interface SessionEvents {
  /** Resolves to the event's position. */
  append(sessionId: string, stream: string, message: string): Promise<string>;
  /** In order; from the beginning after position `0`. */
  after(sessionId: string, position: string): Promise<readonly SessionEvent[]>;
}

/** One client's requests in this window and in the one before. */
export interface RateCount {
  readonly allowed: boolean;
  /** Unix milliseconds, by the clock that decided. */
  readonly time: number;
  readonly windowStart: number;
  readonly admitted: { readonly previous: number; readonly current: number };
  readonly attempts: { readonly previous: number; readonly current: number };
}

/** Counts requests of all nodes together. */
export interface RateCounts {
  /** Lets one more request through if the weighted sliding window has room, and counts it. */
  count(client: string, limit: number, windowMs: number): Promise<RateCount>;
}
