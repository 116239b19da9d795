import { useCallback, useEffect, useState } from "preact/hooks";

/**
 * Something half-written. It outlives a reload, a lost session and a look at another request; not
 * the tab, because it may hold a traveller's details.
 */
export function useDraft<T>(key: string, initial: T): [T, (next: T) => void, () => void] {
  const name = `wayfare.draft.${key}`;
  const [value, setValue] = useState<{ name: string; draft: T }>(() => ({
    name,
    draft: read(name) ?? initial,
  }));
  const draft = value.name === name ? value.draft : (read<T>(name) ?? initial);

  useEffect(() => setValue({ name, draft: read<T>(name) ?? initial }), [name]);

  const change = useCallback(
    (next: T) => {
      setValue({ name, draft: next });
      try {
        sessionStorage.setItem(name, JSON.stringify(next));
      } catch {
        // Without storage it lives as long as the page.
      }
    },
    [name],
  );
  const discard = useCallback(() => {
    setValue({ name, draft: initial });
    sessionStorage.removeItem(name);
  }, [name]);
  return [draft, change, discard];
}

function read<T>(name: string): T | undefined {
  try {
    const kept = sessionStorage.getItem(name);
    return kept === null ? undefined : (JSON.parse(kept) as T);
  } catch {
    return undefined;
  }
}
