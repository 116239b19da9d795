const OTHER = "other";

/** Keeps a label to these values: every new one is a time series that is never forgotten. */
export function known(values: readonly string[]): (value: string) => string {
  const set = new Set(values);
  return (value) => (set.has(value) ? value : OTHER);
}

/** Keeps a label whose values are ours, but not listed anywhere, to the first few. */
export function firstFew(most: number): (value: string) => string {
  const seen = new Set<string>();
  return (value) => {
    if (seen.size < most) seen.add(value);
    return seen.has(value) ? value : OTHER;
  };
}

/** 2xx, 4xx and so on: which error it was is in the logs. */
export function statusClass(status: number): string {
  return status >= 100 && status < 600 ? `${Math.floor(status / 100)}xx` : OTHER;
}
