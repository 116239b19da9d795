import type { Caller } from "../../domain/caller.ts";

/** Something that a client may want to read again. */
export type Change = ResourceChange | ListChange;

export interface ResourceChange {
  readonly kind: "resource";
  readonly uri: string;
  /** The owner, when other callers may not hear of it. */
  readonly owner?: { readonly bookingSessionId: string; readonly principal?: string };
  /**
   * `mine`: the URI means another thing to each caller, so only its owner is told. `named`: it names
   * one thing, which all sessions of its principal may read. `known`: the URI alone is enough.
   */
  readonly audience?: "mine" | "named" | "known";
}

interface ListChange {
  readonly kind: "list";
  readonly of: "tools" | "resources" | "prompts";
}

/** Services publish what changed; connections subscribe. */
export interface Changes {
  publish(change: Change): void;
  /**
   * Returns the way to stop listening. By kind, because every booking is shown to all that listen to
   * resources, and most connections listen to none.
   */
  subscribe(kind: Change["kind"], listener: (change: Change) => void): () => void;
}

export function createChanges(): Changes {
  type Listeners = Set<(change: Change) => void>;
  const listeners: Readonly<Record<Change["kind"], Listeners>> = {
    resource: new Set(),
    list: new Set(),
  };
  return {
    publish(change) {
      for (const listener of listeners[change.kind]) listener(change);
    },
    subscribe(kind, listener) {
      listeners[kind].add(listener);
      return () => listeners[kind].delete(listener);
    },
  };
}

/** Whether a caller may be told of a change. Any URI can be subscribed to, so this is the check. */
export function mayHear({ owner, audience }: ResourceChange, caller: Caller): boolean {
  if (!owner || audience === "known") return true;
  const sameSession = owner.bookingSessionId === caller.bookingSessionId;
  if (audience === "mine" && caller.bookingSessionId !== undefined) return sameSession;
  return sameSession || (owner.principal !== undefined && owner.principal === caller.principal);
}
