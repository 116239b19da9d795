import { setTimeout as sleep } from "node:timers/promises";
import type { Idempotency } from "../types.ts";
import type { Engine } from "./engine.ts";
import type { Outcomes } from "./outcomes.ts";

/** How to end what somebody else has begun. */
export interface Ending {
  /** Completes it if it has written; false when it has not. */
  completeIfWritten(plan: string): Promise<boolean>;
  /** Ends it one way or the other. */
  settle(plan: string): Promise<unknown>;
}

const FIRST_POLL_MS = 2;
const LAST_POLL_MS = 100;

/** Waits until another commit with the same key has ended, and ends it if it takes too long. */
export async function awaitOther(
  { claimMs }: Engine,
  outcomes: Outcomes,
  ending: Ending,
  plan: string,
  idempotency: Idempotency | undefined,
): Promise<void> {
  const since = performance.now();
  for (let pause = FIRST_POLL_MS; ; pause = Math.min(2 * pause, LAST_POLL_MS)) {
    if (await ending.completeIfWritten(plan)) return;
    if (performance.now() - since > claimMs) {
      await ending.settle(plan);
      return;
    }
    await sleep(pause);
    const earlier = idempotency && (await outcomes.find(idempotency));
    if (earlier?.kind !== "under_way" || earlier.plan !== plan) return;
  }
}
