/**
 * How many times longer a work takes when its input is eight times as large: about 8 for linear
 * work, 64 for quadratic. The shortest of several tries counts, so that a busy machine does not.
 */
export function growth(work: (size: number) => void, size: number, tries = 7): number {
  work(size);
  return shortest(() => work(8 * size), tries) / shortest(() => work(size), tries);
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

/** Between linear and quadratic, with room for noise on both sides. */
export const LINEAR = 24;
