import { setTimeout as sleep } from "node:timers/promises";
import type { Fault } from "../domain/contracts/gym/faults.ts";
import { TravelError } from "../domain/errors.ts";
import type { Passage } from "../tools/gate.ts";
import { hash } from "../world/random.ts";
import { matchesName } from "./pattern.ts";

/** What faults do to more than an answer; absent on a server that has no world of its own. */
export interface Mischief {
  /** Sells all that is left of the offers whose ids are in a call's arguments. */
  sellOut(args: unknown): Promise<void>;
  /** Lets days go by until an offer in a call's arguments has another price. */
  reprice(args: unknown): Promise<void>;
  passTime(minutes: number): Promise<void>;
  /** Lets a call's searches find half. */
  hideHalf(): void;
  /** Moves the first flight of a booking that the call has made. */
  moveFlight(minutes: number): Promise<void>;
}

export interface FaultDeps {
  readonly faults: readonly Fault[];
  readonly seed: number;
  /** The ordinal of a call among those that a fault looks at. */
  readonly count: (purpose: string) => number;
  /** Hears which kinds hit a call. */
  readonly onHit: (kind: string) => void;
  readonly mischief?: Mischief;
}

const SLOW_MS = 1000;
const RETRY_AFTER = 2;
/** Longer than a quote holds. */
const TWO_DAYS = 2880;
const MOVED_BY = 120;

/** Kinds that need work that was done: a call that is refused has no answer to lose. */
const AFTERWARDS: ReadonlySet<Fault["kind"]> = new Set(["lost", "schedule_change"]);

/** Lets the faults of a list loose on one call. */
export async function withFaults<T>(
  deps: FaultDeps,
  passage: Passage,
  work: () => Promise<T>,
): Promise<T> {
  for (const fault of hitsOf(deps, passage, false)) {
    deps.onHit(fault.kind);
    await before(fault, deps.mischief, passage);
  }
  const result = await work();
  const hits = hitsOf(deps, passage, true);
  for (const { kind } of hits) deps.onHit(kind);
  const moved = hits.find(({ kind }) => kind === "schedule_change");
  if (moved) await deps.mischief?.moveFlight(moved.minutes ?? MOVED_BY);
  const lost = hits.find(({ kind }) => kind === "lost");
  if (!lost) return result;
  await wait(lost.ms ?? 0, passage);
  throw noAnswer();
}

/** Those of before or after the work that hit; a call counts for them when it has come so far. */
function hitsOf(
  { faults, seed, count }: FaultDeps,
  { name }: Passage,
  afterwards: boolean,
): readonly Fault[] {
  return faults.filter((fault, index) => {
    if (AFTERWARDS.has(fault.kind) !== afterwards || !matchesName(fault.tool, name)) return false;
    const ordinal = count(`fault ${index}`);
    if (fault.share !== undefined) return hash(seed, index + 1, ordinal) < fault.share * 2 ** 32;
    return ordinal === (fault.nth ?? 1);
  });
}

/** What a fault does before the work; throws where there is to be none. */
async function before(fault: Fault, mischief: Mischief | undefined, passage: Passage) {
  switch (fault.kind) {
    case "slow":
      return await wait(fault.ms ?? SLOW_MS, passage);
    case "timeout":
      await wait(fault.ms ?? 0, passage);
      throw noAnswer();
    case "rate_limited":
      throw rateLimited(fault.retryAfter ?? RETRY_AFTER);
    case "unavailable":
      throw new TravelError("unavailable", "The service is not available at the moment.", {
        reason: "service_unavailable",
        hint: "Try again in a moment.",
      });
    case "sold_out":
      return await mischief?.sellOut(passage.arguments);
    case "price_changed":
      return await mischief?.reprice(passage.arguments);
    case "time_passes":
      return await mischief?.passTime(fault.minutes ?? TWO_DAYS);
    case "partial":
      return mischief?.hideHalf();
    case "lost":
    case "schedule_change":
      return undefined;
  }
}

/** Ends early, as the work would, when the caller gives up. */
async function wait(ms: number, { signal }: Passage): Promise<void> {
  if (ms > 0) await sleep(ms, undefined, signal ? { signal: signal() } : undefined);
}

/** The same whether or not the work was done: that is what makes a lost answer hard. */
function noAnswer(): TravelError {
  return new TravelError("timeout", "No answer came in time.", {
    reason: "gateway_timeout_error",
    hint: "Whether it was done is not known: look before you repeat it, or repeat it with the same idempotencyKey.",
  });
}

function rateLimited(retryAfter: number): TravelError {
  return new TravelError("unavailable", "Too many requests.", {
    reason: "rate_limit_exceeded",
    hint: `Wait ${retryAfter} seconds, then try again.`,
    extra: { retryAfter },
  });
}
