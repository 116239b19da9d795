/**
 * Makes something when it is first asked for, and once. An attempt that failed is forgotten, whether
 * it threw or rejected, so that the next one tries again.
 */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    if (made) return made.value;
    const fresh = { value: make() };
    made = fresh;
    if (fresh.value instanceof Promise) {
      fresh.value.catch(() => {
        if (made === fresh) made = undefined;
      });
    }
    return fresh.value;
  };
}

/** The same per object: made when it is first asked for with that object, and kept as long as the object is. */
export function lazilyPer<K extends object, T>(make: (key: K) => T): (key: K) => T {
  const made = new WeakMap<K, { readonly value: T }>();
  return (key) => {
    const known = made.get(key);
    if (known) return known.value;
    const value = make(key);
    made.set(key, { value });
    return value;
  };
}
