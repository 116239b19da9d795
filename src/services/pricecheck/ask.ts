import { TravelError } from "../../domain/errors.ts";
import type { FareAnswer, FareQuestion, FareSource } from "../../suppliers/fare-sources.ts";
import { plainLine } from "../../text/plain.ts";

const LONGEST_REASON = 160;

/** How asking one source ended. */
export type Outcome =
  | { readonly source: FareSource; readonly answer: FareAnswer }
  | { readonly source: FareSource; readonly failure: string };

export interface Asking {
  /** The caller's. */
  readonly signal: AbortSignal;
  readonly withinMs: number;
  readonly onOutcome: (outcome: Outcome) => void;
  readonly onFailure?: ((source: FareSource, error: unknown) => void) | undefined;
}

/**
 * Asks all sources at once. None is waited for longer than the time allows, whether it listens to
 * its signal or not; rejects only when the caller gives up.
 */
export async function askAll(
  sources: readonly FareSource[],
  question: FareQuestion,
  asking: Asking,
): Promise<void> {
  const { signal, onOutcome } = asking;
  const controls = sources.map(() => new AbortController());
  const stop = () => {
    for (const control of controls) control.abort(signal.reason);
  };
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop, { once: true });
  try {
    await Promise.all(
      sources.map(async (source, index) => {
        const control = controls[index] ?? new AbortController();
        const outcome = await askOne(source, question, control, asking);
        if (!signal.aborted) onOutcome(outcome);
      }),
    );
  } finally {
    signal.removeEventListener("abort", stop);
  }
  signal.throwIfAborted();
}

async function askOne(
  source: FareSource,
  question: FareQuestion,
  control: AbortController,
  { signal, withinMs, onFailure }: Asking,
): Promise<Outcome> {
  const late = new Error("too late");
  const timer = setTimeout(() => control.abort(late), withinMs);
  try {
    const answer = await Promise.race([
      Promise.resolve().then(() => source.ask(question, { signal: control.signal, withinMs })),
      rejectionOf(control.signal),
    ]);
    return { source, answer };
  } catch (error) {
    if (control.signal.reason === late) {
      return { source, failure: `no answer within ${lasting(withinMs)}` };
    }
    if (!signal.aborted) onFailure?.(source, error);
    return { source, failure: reasonOf(error) };
  } finally {
    clearTimeout(timer);
    // Ends the work of the source that lost the race.
    control.abort();
  }
}

function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const give = () => reject(signal.reason);
    if (signal.aborted) give();
    else signal.addEventListener("abort", give, { once: true });
  });
}

/** Only what was said on purpose is passed on. */
function reasonOf(error: unknown): string {
  if (error instanceof TravelError) return plainLine(error.message, LONGEST_REASON);
  return "failed unexpectedly";
}

function lasting(ms: number): string {
  return ms < 1000 ? `${ms} ms` : `${Math.round(ms / 100) / 10} s`;
}
