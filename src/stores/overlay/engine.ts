import { storeClosed } from "../closed.ts";
import { copyState, emptyState, type StoreState } from "./state.ts";

/** What the parts of an overlay store share. */
export interface Engine {
  /** The state that the store works on; `restore` puts another in its place. */
  readonly state: StoreState;
  readonly now: () => number;
  /** Does some work on the state at once; rejects when the store is closed. */
  use<T>(work: () => T): Promise<T>;
  snapshot(): StoreState;
  restore(state: StoreState): void;
  close(): Promise<void>;
}

export interface OverlayOptions {
  readonly now: () => number;
  /** What the store begins with; it is copied, and so never changed. */
  readonly state?: StoreState;
}

export function overlayEngine({ now, state: base }: OverlayOptions): Engine {
  let state = base ? copyState(base) : emptyState();
  let closed = false;
  return {
    get state() {
      return state;
    },
    now,
    async use(work) {
      if (closed) throw storeClosed();
      return work();
    },
    snapshot: () => copyState(state),
    restore(other) {
      state = copyState(other);
    },
    async close() {
      closed = true;
    },
  };
}
