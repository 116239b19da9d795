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

/** The same for a text that the user wrote. */
export function readText(name: string): string {
  try {
    return localStorage.getItem(`wayfare.${name}`) ?? "";
  } catch {
    return "";
  }
}

export function keepPreference(name: string, value: string): void {
  try {
    localStorage.setItem(`wayfare.${name}`, value);
  } catch {
    // A browser that keeps nothing still works.
  }
}
