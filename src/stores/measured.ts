import type { Store } from "./types.ts";

/** Hears how many seconds a call took, whether it succeeded or not. */
export type Observe = (seconds: number) => void;

/** A store whose answers are timed. Sweeping and closing are not answers anybody waits for. */
export function measuredStore(store: Store, observe: Observe): Store {
  return {
    ...store,
    sessions: measured(store.sessions, observe),
    bookings: measured(store.bookings, observe),
    inventory: measured(store.inventory, observe),
    searches: measured(store.searches, observe),
    cache: measured(store.cache, observe),
    keys: measured(store.keys, observe),
    records: { ...measured(store.records, observe), subscribe: store.records.subscribe },
  };
}

function measured<Group extends object>(group: Group, observe: Observe): Group {
  return new Proxy(group, {
    get(target, name) {
      const member = Reflect.get(target, name);
      if (typeof member !== "function") return member;
      return (...args: unknown[]) => time(Reflect.apply(member, target, args), observe);
    },
  });
}

async function time(answer: Promise<unknown>, observe: Observe): Promise<unknown> {
  const start = performance.now();
  try {
    return await answer;
  } finally {
    observe((performance.now() - start) / 1000);
  }
}
