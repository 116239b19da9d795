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
    let so = 0;
    for (const [at, bound] of this.#bounds.entries()) {
      so += this.#within[at] ?? 0;
      yield [bound, so];
    }
    yield ["+Inf", this.count];
  }
}
