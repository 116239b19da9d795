import { useEffect, useState } from "preact/hooks";

/** A value that several parts of the page look at. */
export interface Store<T> {
  get(): T;
  set(next: T): void;
  watch(listener: () => void): () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<T>(store: Store<T>): T {
  const [value, setValue] = useState(store.get);
  useEffect(() => {
    const update = () => setValue(() => store.get());
    // It may have changed between the first rendering and now.
    update();
    return store.watch(update);
  }, [store]);
  return value;
}
