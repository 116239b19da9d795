import fc from "fast-check";
import { type Findings, Flaw } from "./findings.ts";

export interface Exploring<T> {
  /** What the inputs are counted under. */
  readonly part: string;
  readonly inputs: fc.Arbitrary<T>;
  /** Rejects with a `Flaw` when the server does what it must not. */
  readonly trial: (input: T) => Promise<void>;
}

/** Which inputs, and for how long. */
export interface Limits {
  readonly seed: number;
  /** Epoch milliseconds. */
  readonly until: number;
}

const BATCH = 400;
const MOST_SHRINKS = 150;

/**
 * Tries inputs until the deadline. Batch after batch has its own seed, made from the campaign's; an
 * input that finds something is made smaller, told once, and passed over from then on.
 */
export async function explore<T>(
  { part, inputs, trial }: Exploring<T>,
  found: Findings,
  { seed, until }: Limits,
): Promise<void> {
  const shrunk = fc.limitShrink(inputs, MOST_SHRINKS);
  for (let batch = 0; Date.now() < until; batch++) {
    const property = fc.asyncProperty(shrunk, async (input) => {
      found.tried(part);
      try {
        await trial(input);
      } catch (error) {
        const flaw = asFlaw(part, error);
        if (!found.isKnown(flaw.mark)) throw flaw;
      }
    });
    const result = await fc.check(property, {
      seed: seed + batch,
      numRuns: BATCH,
      interruptAfterTimeLimit: Math.max(1, until - Date.now()),
      markInterruptAsFailure: false,
    });
    if (!result.failed || result.counterexample === null) continue;
    const { errorInstance, counterexample } = result;
    found.add(asFlaw(part, errorInstance), { seed: seed + batch, input: counterexample[0] });
  }
}

/** What was thrown and is no flaw is one: the trial did not expect it. */
function asFlaw(part: string, error: unknown): Flaw {
  if (error instanceof Flaw) return error;
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return new Flaw(`${part}: ${text.split("\n")[0]?.slice(0, 120)}`, text);
}
