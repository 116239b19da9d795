/** Something that this browser remembers for its user. */
export function readPreference<T extends string>(
  name: string,
  allowed: readonly T[],
): T | undefined {
  try {
    const kept = localStorage.getItem(`wayfare.${name}`);
    return allowed.find((value) => value === kept);
  } catch {
    return undefined;
  }
}

export function keepPreference(name: string, value: string): void {
  try {
    localStorage.setItem(`wayfare.${name}`, value);
  } catch {
    // A browser that keeps nothing still works.
  }
}
