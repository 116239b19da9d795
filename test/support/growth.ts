const TIMES = 16;
const ROUNDS = 5;

/** Half-way, as factors go, between linear work (16) and quadratic work (256). */
export const LINEAR = 64;

/**
 * How many times more of the processor a work takes when its input is sixteen times as large. A long
 * run waits for others on a busy machine where a short one does not, so waiting is not counted; the
 * shortest of several runs counts, and only growth that shows in every round.
 */
export function growth(work: (size: number) => void, size: number, tries = 5): number {
  let least = Infinity;
  for (let round = 0; round < ROUNDS && least >= LINEAR; round++) {
    work(size);
    const small = shortest(() => work(size), tries);
    least = Math.min(least, shortest(() => work(TIMES * size), tries) / small);
  }
  return least;
}

/** What a work takes of the processor, in microseconds: the least of several runs. */
export function shortest(run: () => void, tries: number): number {
  let least = Infinity;
  for (let done = 0; done < tries; done++) {
    const start = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, user + system);
  }
  return least;
}
