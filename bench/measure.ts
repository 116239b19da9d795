/** A figure with what it is held against. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What we aim for, as the table prints it. */
  readonly goal?: string;
  readonly note?: string;
}

/**
 * How many times as long `work` takes as `baseline`, and how long one `work` takes. The two take
 * turns, so that a slow moment of a shared machine falls on both; medians of the rounds.
 */
export function compare(
  work: (round: number) => unknown,
  baseline: (round: number) => unknown,
  { rounds = 15, perRound = 200 } = {},
): { ratio: number; microseconds: number } {
  const ratios: number[] = [];
  const times: number[] = [];
  let serial = 0;
  for (let round = -2; round < rounds; round++) {
    const ours = time(perRound, (i) => work(serial + i));
    const theirs = time(perRound, (i) => baseline(serial + i));
    serial += perRound;
    if (round < 0) continue;
    ratios.push(ours / theirs);
    times.push((ours / perRound) * 1000);
  }
  return { ratio: median(ratios), microseconds: median(times) };
}

function time(times: number, work: (index: number) => unknown): number {
  const start = performance.now();
  for (let i = 0; i < times; i++) keep(work(i));
  return performance.now() - start;
}

/** Stops the engine from skipping work whose result is not read. */
function keep(value: unknown): void {
  sink.value = value;
}

const sink: { value?: unknown } = {};

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
