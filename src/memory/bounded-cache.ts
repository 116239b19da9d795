/** A map that forgets its oldest entries, so that it never holds more than its capacity. */
export interface BoundedCache<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): V;
}

/** Two generations: when the young one is full it becomes the old one. Hits are as cheap as a Map's. */
export function boundedCache<K, V>(capacity: number): BoundedCache<K, V> {
  const half = Math.max(1, capacity >> 1);
  let young = new Map<K, V>();
  let old = new Map<K, V>();

  function set(key: K, value: V): V {
    if (young.size >= half) {
      old = young;
      young = new Map();
    }
    young.set(key, value);
    return value;
  }

  return {
    get(key) {
      const recent = young.get(key);
      if (recent !== undefined) return recent;
      const aged = old.get(key);
      return aged === undefined ? undefined : set(key, aged);
    },
    set,
  };
}

/**
 * Keeps what was made of the texts it was given last. For texts that come again and again, such as
 * the headers of one client.
 */
export function remembered<R extends NonNullable<unknown>>(
  most: number,
  make: (text: string) => R,
): (text: string) => R {
  const made = boundedCache<string, R>(most);
  return (text) => made.get(text) ?? made.set(text, make(text));
}
