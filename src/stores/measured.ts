import type { Store } from "./types.ts";

/** Hears how many seconds a call took, whether it succeeded or not. */
export type Observe = (seconds: number) => void;

/**
 * A store whose answers are timed: everything that a caller waits for. Sweeping, closing and
 * subscribing are not, and neither is what nodes tell each other.
 */
export function measuredStore(store: Store, observe: Observe): Store {
  return {
    ...store,
    sessions: measured(store.sessions, observe),
    records: { ...measured(store.records, observe), subscribe: store.records.subscribe },
    inventory: measured(store.inventory, observe),
    searches: measured(store.searches, observe),
    cache: measured(store.cache, observe),
    keys: measured(store.keys, observe),
    ...measured({ ping: store.ping, stats: store.stats }, observe),
  };
}

function measured<Group extends object>(group: Group, observe: Observe): Group {
  const timed = Object.entries(group).map(([name, member]) => [
    name,
    typeof member === "function" ? stopwatch(member.bind(group), observe) : member,
  ]);
  return { ...group, ...Object.fromEntries(timed) };
}

/** The clock starts before the call: a store on a file does all of its work in there. */
function stopwatch(work: (...args: unknown[]) => Promise<unknown>, observe: Observe) {
  return async (...args: unknown[]) => {
    const start = performance.now();
    try {
      return await work(...args);
    } finally {
      observe((performance.now() - start) / 1000);
    }
  };
}
