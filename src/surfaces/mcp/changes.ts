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
  /**
   * Keeps the source open. Once this has resolved, whoever subscribes to resources hears of what any
   * node changes, until the function that it gives is called; rejects where the source cannot be opened.
   */
  watch(): Promise<() => void>;
  /**
   * Names the source of changes of resources, which is open only while somebody watches: a node on a
   * shared storage would else hear of every booking of all others for nobody. Gives the way to end it.
   */
  feed(open: Open): Promise<() => Promise<void>>;
}

/** Opens a source; resolves to the way to close it. */
type Open = () => Promise<() => Promise<void>>;

export function createChanges(): Changes {
  type Listeners = Set<(change: Change) => void>;
  const listeners: Readonly<Record<Change["kind"], Listeners>> = {
    resource: new Set(),
    list: new Set(),
  };
  const watchers = new Set<object>();
  let source: Open | undefined;
  let opened: ReturnType<Open> | undefined;

  /** A source that could not be opened is tried again by the next who watches. */
  async function open(): Promise<void> {
    if (!source) return;
    const opening = opened ?? source();
    opened = opening;
    try {
      await opening;
    } catch (error) {
      if (opened === opening) opened = undefined;
      throw error;
    }
  }

  async function close(): Promise<void> {
    const closing = opened;
    opened = undefined;
    await (await closing)?.();
  }

  return {
    publish(change) {
      for (const listener of listeners[change.kind]) listener(change);
    },
    subscribe(kind, listener) {
      listeners[kind].add(listener);
      return () => listeners[kind].delete(listener);
    },
    async watch() {
      const watcher = {};
      const leave = () => {
        if (watchers.delete(watcher) && watchers.size === 0) void close().catch(() => {});
      };
      // Before the first wait, so that whoever leaves meanwhile does not close what is waited for.
      watchers.add(watcher);
      try {
        await open();
      } catch (error) {
        leave();
        throw error;
      }
      return leave;
    },
    async feed(from) {
      source = from;
      if (watchers.size > 0) await open();
      return async () => {
        source = undefined;
        await close();
      };
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
