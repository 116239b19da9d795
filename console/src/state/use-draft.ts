import { useCallback, useMemo, useState } from "preact/hooks";

/** Something half-written, and what may be done to it. */
export interface Draft<T> {
  readonly value: T;
  change(part: (value: T) => T): void;
  discard(): void;
}

/**
 * Keeps what is half-written. It outlives a reload, a lost session and a look at another request;
 * not the tab, because it may hold a traveller's details.
 */
export function useDraft<T>(key: string, initial: T): Draft<T> {
  const name = nameOf(key);
  // Changed in place, because two changes may come before the next rendering.
  const kept = useMemo(() => ({ value: read<T>(name) ?? initial }), [name]);
  const [, render] = useState(0);

  const change = useCallback(
    (part: (value: T) => T) => {
      kept.value = part(kept.value);
      write(name, kept.value);
      render((count) => count + 1);
    },
    [kept, name],
  );
  const discard = useCallback(() => {
    kept.value = initial;
    sessionStorage.removeItem(name);
    render((count) => count + 1);
  }, [kept, name]);
  return { value: kept.value, change, discard };
}

/** Leaves something for a form that is opened next. */
export function keepDraft(key: string, value: unknown): void {
  write(nameOf(key), value);
}

function nameOf(key: string): string {
  return `wayfare.draft.${key}`;
}

function read<T>(name: string): T | undefined {
  try {
    const kept = sessionStorage.getItem(name);
    return kept === null ? undefined : (JSON.parse(kept) as T);
  } catch {
    return undefined;
  }
}

function write(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Without storage it lives as long as the page.
  }
}
