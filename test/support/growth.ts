const TIMES = 16;
const ROUNDS = 5;

/** Half-way, as factors go, between linear work (16) and quadratic work (256). */
export const LINEAR = 64;

/**
 * How many times longer a work takes when its input is sixteen times as large. A busy machine makes
 * single runs slow, so the shortest of several counts, and only growth that shows in every round.
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

function shortest(run: () => void, tries: number): number {
  let least = Infinity;
  for (let done = 0; done < tries; done++) {
    const start = performance.now();
    run();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}
