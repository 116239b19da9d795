const OTHER = "other";

/** Keeps a label to these values: every new one is a time series that is never forgotten. */
export function oneOf(values: readonly string[]): (value: string) => string {
  const set = new Set(values);
  return (value) => (set.has(value) ? value : OTHER);
}

/** Keeps a label whose values are ours, but not listed anywhere, to the first few. */
export function firstFew(most: number): (value: string) => string {
  const seen = new Set<string>();
  return (value) => {
    if (seen.has(value)) return value;
    if (seen.size >= most) return OTHER;
    seen.add(value);
    return value;
  };
}

const CLASSES = [undefined, "1xx", "2xx", "3xx", "4xx", "5xx"];

/** 2xx, 4xx and so on: which error it was is in the logs. */
export function statusClass(status: number): string {
  return CLASSES[Math.floor(status / 100)] ?? OTHER;
}
