/**
 * How many before each item have the same key. Of a few rows that are shown each should say
 * something new, so repeats come after others that are as good.
 */
export function repeatsOf<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
): ReadonlyMap<T, number> {
  const seen = new Map<string, number>();
  const repeats = new Map<T, number>();
  for (const item of items) {
    const key = keyOf(item);
    const before = seen.get(key) ?? 0;
    repeats.set(item, before);
    seen.set(key, before + 1);
  }
  return repeats;
}
