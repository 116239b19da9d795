/** Freezes a value and all that is in it: from now on nobody can change what others see too. */
export function frozen<T>(value: T): T {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

/**
 * Remembers what was made of an object, for as long as the object is there. Only what is frozen:
 * anything else may be another thing the next time.
 */
export function remembering<T extends object, R>(make: (value: T) => R): (value: T) => R {
  const made = new WeakMap<T, R>();
  return (value) => {
    if (!Object.isFrozen(value)) return make(value);
    const known = made.get(value);
    if (known !== undefined) return known;
    const fresh = make(value);
    made.set(value, fresh);
    return fresh;
  };
}
