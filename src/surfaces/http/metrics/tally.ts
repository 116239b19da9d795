import { Histogram, type Registry } from "prom-client";

export type Labels = Readonly<Record<string, string>>;

/** Events with the same labels: how many there were, and how long they took. */
export class Tally {
  readonly labels: Labels;
  readonly #bounds: readonly number[];
  readonly #within: number[];
  count = 0;
  sum = 0;

  constructor(labels: Labels, bounds: readonly number[]) {
    this.labels = labels;
    this.#bounds = bounds;
    this.#within = bounds.map(() => 0);
  }

  add(seconds: number): void {
    this.count++;
    this.sum += seconds;
    const at = this.#bounds.findIndex((bound) => seconds <= bound);
    if (at >= 0) this.#within[at] = (this.#within[at] ?? 0) + 1;
  }

  /** Each bound with how many took at most that long. */
  *upTo(): Generator<readonly [number | "+Inf", number]> {
    let total = 0;
    for (const [at, bound] of this.#bounds.entries()) {
      total += this.#within[at] ?? 0;
      yield [bound, total];
    }
    yield ["+Inf", this.count];
  }
}

export interface TalliedOptions {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly string[];
  readonly bounds: readonly number[];
  readonly registry: Registry;
}

/**
 * A histogram whose callers hold the tallies that they add to. prom-client's own finds the labels of
 * an observation by writing them out, with every request; this one does nothing until it is read.
 */
export class TalliedHistogram extends Histogram<string> {
  readonly tallies: Tally[] = [];
  readonly #options: TalliedOptions;

  constructor(options: TalliedOptions) {
    const { name, help, labelNames, bounds, registry } = options;
    super({ name, help, labelNames, buckets: [...bounds], registers: [registry] });
    this.#options = options;
  }

  /** A new tally, for its caller to keep. */
  tally(labels: Labels): Tally {
    const made = new Tally(labels, this.#options.bounds);
    this.tallies.push(made);
    return made;
  }

  override observe(): never {
    throw new Error("Add to a tally instead");
  }

  /** What the registry, and prom-client's own `get`, ask a metric for. */
  async getForPromString() {
    const { name, help } = this.#options;
    // Absent, it would keep prom-client from giving the values as JSON.
    const sharedLabels = {};
    const values = this.tallies.flatMap((tally) => [
      ...[...tally.upTo()].map(([le, value]) => ({
        metricName: `${name}_bucket`,
        labels: { le, ...tally.labels },
        value,
        sharedLabels,
      })),
      { metricName: `${name}_sum`, labels: tally.labels, value: tally.sum, sharedLabels },
      { metricName: `${name}_count`, labels: tally.labels, value: tally.count, sharedLabels },
    ]);
    return { name, help, type: "histogram", aggregator: "sum", values };
  }
}
