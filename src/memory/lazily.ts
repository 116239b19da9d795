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
