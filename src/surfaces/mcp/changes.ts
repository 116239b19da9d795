/** Something that a client may want to read again. */
export type Change = ResourceChange | ListChange;

export interface ResourceChange {
  readonly kind: "resource";
  readonly uri: string;
  /** Set when the resource answers for one booking session: nobody else is told. */
  readonly bookingSessionId?: string;
}

interface ListChange {
  readonly kind: "list";
  readonly of: "tools" | "resources" | "prompts";
}

/** Where services say what changed, and connections listen. */
export interface Changes {
  publish(change: Change): void;
  /** Returns the way to stop listening. */
  subscribe(listener: (change: Change) => void): () => void;
}

export function createChanges(): Changes {
  const listeners = new Set<(change: Change) => void>();
  return {
    publish(change) {
      for (const listener of listeners) listener(change);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
