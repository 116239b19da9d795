/** Stops asking a supplier that keeps failing, and lets one call try after a while. */
export interface Breaker {
  /** Milliseconds to stay away, 0 to go ahead. A call that goes ahead must `leave`. */
  enter(): number;
  /** `neither`: it ended without a word about the supplier's health. */
  leave(how: "well" | "badly" | "neither"): void;
}

const FAILURES = 5;
const OPEN_MS = 30_000;

/** `elapsed`: milliseconds of a clock that never jumps. */
export function circuitBreaker(elapsed: () => number): Breaker {
  let failures = 0;
  let closedUntil = 0;
  let probing = false;
  const broken = () => failures >= FAILURES;

  return {
    enter() {
      if (!broken()) return 0;
      const left = closedUntil - elapsed();
      if (left > 0) return left;
      if (probing) return OPEN_MS;
      probing = true;
      return 0;
    },
    leave(how) {
      probing = false;
      if (how === "well") failures = 0;
      if (how !== "badly") return;
      failures++;
      if (broken()) closedUntil = elapsed() + OPEN_MS;
    },
  };
}
