declare const REUSED: unique symbol;

/**
 * A value that is given out again and again as the same object, and that nothing can change any
 * more. So what is made of it, such as its text or its JSON, may be kept for as long as it is there.
 */
export type Reused<T extends object> = T & { readonly [REUSED]: true };

const all = new WeakSet<object>();

/** Says of a value that it will be given out again. From now on it cannot change. */
export function reused<T extends object>(value: T): Reused<T> {
  if (isReused(value)) return value;
  deepFreeze(value);
  mark(value);
  return value;
}

function mark<T extends object>(value: T): asserts value is Reused<T> {
  all.add(value);
}

export function isReused<T extends object>(value: T): value is Reused<T> {
  return all.has(value);
}

/** Makes something of a value: of a reused one once, of any other each time. */
export function onceIfReused<T extends object, R>(
  make: (value: T) => R,
): (value: T | Reused<T>) => R {
  const made = new WeakMap<T, R>();
  return (value) => {
    const known = made.get(value);
    if (known !== undefined) return known;
    const fresh = make(value);
    if (isReused(value)) made.set(value, fresh);
    return fresh;
  };
}

/** Freezes a value and all that is in it. An instance of a class sees to its fields itself. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  if (!isPlain(value)) return value;
  for (const part of Object.values(value)) {
    if (typeof part === "object") deepFreeze(part);
  }
  return Object.freeze(value);
}

function isPlain(value: object): boolean {
  const kind = Object.getPrototypeOf(value);
  return kind === Object.prototype || kind === Array.prototype || kind === null;
}
