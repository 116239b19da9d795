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
