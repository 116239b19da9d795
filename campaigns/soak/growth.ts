/** One look at a server under load. Bytes, and counts since the start. */
export interface Sample {
  readonly minute: number;
  /** Whether callers have been buying since the last look. */
  readonly buying: boolean;
  readonly calls: number;
  readonly searches: number;
  readonly kept: number;
  readonly rss: number;
  /** What is in use after a collection, buffers included. */
  readonly heap: number;
  readonly descriptors: number;
  readonly stored: number;
}

export interface Verdict {
  readonly lines: readonly string[];
  /** What grew although it is not data. */
  readonly flaws: readonly string[];
}

/** Until then caches fill, sessions reach their number and the search history its ten minutes. */
const SETTLED = 1 / 3;
const HEAP_GROWTH = 0.15;
const RSS_GROWTH = 0.25;
const SPARE_BYTES = 8 * 1_048_576;
const SPARE_DESCRIPTORS = 8;
/** A search leaves a count; its history and its session are gone after minutes. */
const BYTES_PER_SEARCH = 400;
/** A file grows by pages, and by the log of what is not yet in it. */
const SPARE_STORED = 4 * 1_048_576;

/** Compares the last third of a run with its second third: what has settled by then may not grow. */
export function judge(samples: readonly Sample[]): Verdict {
  const settled = samples.slice(Math.floor(samples.length * SETTLED));
  const early = settled.slice(0, Math.ceil(settled.length / 2));
  const late = settled.slice(early.length);
  const lines: string[] = [];
  const flaws: string[] = [];

  function bounded(what: string, of: (sample: Sample) => number, share: number, spare: number) {
    const before = middle(early.map(of));
    const after = middle(late.map(of));
    const told = `${what}: ${amount(before)} in the second third, ${amount(after)} in the last`;
    lines.push(told);
    if (after > before * (1 + share) + spare) flaws.push(told);
  }
  bounded("heap", ({ heap }) => heap, HEAP_GROWTH, SPARE_BYTES);
  bounded("RSS", ({ rss }) => rss, RSS_GROWTH, SPARE_BYTES);
  bounded("descriptors", ({ descriptors }) => descriptors, 0, SPARE_DESCRIPTORS);

  const looking = growth(settled, false);
  const buying = growth(settled, true);
  const perSearch = looking.stored / Math.max(1, looking.searches);
  const told = `stored per search: ${perSearch.toFixed(0)} bytes (${looking.searches} searches)`;
  lines.push(told);
  if (looking.stored > BYTES_PER_SEARCH * looking.searches + SPARE_STORED) flaws.push(told);
  const perKept = (buying.stored - perSearch * buying.searches) / Math.max(1, buying.kept);
  lines.push(`stored per booking, order or request: ${perKept.toFixed(0)} bytes (${buying.kept})`);
  return { lines, flaws };
}

/** What was added while callers were buying, or were not. */
function growth(samples: readonly Sample[], buying: boolean) {
  const sum = { stored: 0, searches: 0, kept: 0 };
  for (const [index, sample] of samples.entries()) {
    const before = samples[index - 1];
    if (!before || sample.buying !== buying) continue;
    sum.stored += sample.stored - before.stored;
    sum.searches += sample.searches - before.searches;
    sum.kept += sample.kept - before.kept;
  }
  return sum;
}

function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function amount(value: number): string {
  return value < 10_000 ? `${value}` : `${(value / 1_048_576).toFixed(1)} MB`;
}
