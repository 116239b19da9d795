import type { BookingEvent } from "../types.ts";
import type { BookingWrites, Written } from "./booking-writes.ts";
import type { Commits } from "./commits.ts";
import type { Engine } from "./engine.ts";
import type { Outcomes } from "./outcomes.ts";
import { type Plan, planText, readPlan } from "./plan.ts";
import type { Pnrs } from "./pnrs.ts";
import type { Units } from "./units.ts";

export interface CommitParts {
  readonly commits: Commits;
  readonly outcomes: Outcomes;
  readonly pnrs: Pnrs;
  readonly units: Units;
  readonly writes: BookingWrites;
}

/**
 * The end of a commit, by whoever comes to it: the node that began it, another that needs what it
 * holds, or a sweep. Every step may be repeated, and by several at once.
 */
export interface Settlement {
  /** After the write: makes everything final. Resolves when all of it can be seen. */
  complete(plan: Plan, written: Written): Promise<BookingEvent>;
  /** Before the write: takes back what the commit has done, as it knows itself. */
  withdraw(plan: Plan, heldGroups: readonly string[]): Promise<void>;
  /** Ends a commit that somebody left behind, one way or the other; gives the units taken back. */
  settle(plan: string): Promise<number>;
  /** Completes it if it has written; false when it has not. */
  completeIfWritten(plan: string): Promise<boolean>;
  /** Ends the commits whose deadline has passed. */
  settleOverdue(): Promise<{ readonly ended: number; readonly units: number }>;
}

const AT_ONCE = 16;
const PER_SWEEP = 1_000;

export function valkeySettlement(engine: Engine, parts: CommitParts): Settlement {
  const { commits, outcomes, pnrs, units, writes } = parts;

  async function complete(plan: Plan, written: Written): Promise<BookingEvent> {
    const { token, sessionId, pnr, fresh, groups } = plan;
    await Promise.all([
      ...groups.map((group) => units.settle(token, group)),
      fresh && pnrs.settle(token, pnr, sessionId),
      writes.list(plan, written),
    ]);
    return eventOf(plan, written);
  }

  /**
   * After all is complete. The outcome first: it must not count before, since whoever repeats the
   * request then asks no further, and must count before the booking forgets which commit wrote it.
   */
  async function close(plan: Plan): Promise<void> {
    if (plan.request) await outcomes.settle(planText(plan), plan.request);
    await writes.settled(plan);
  }

  /** The same for a commit that somebody else began. */
  async function completeFor(plan: Plan, written: Written): Promise<void> {
    const event = await complete(plan, written);
    await Promise.all([close(plan), commits.end(plan, event)]);
  }

  async function withdraw(plan: Plan, heldGroups: readonly string[]): Promise<void> {
    const { token, sessionId, pnr, fresh, request } = plan;
    const text = planText(plan);
    await Promise.all([
      ...heldGroups.map((group) => units.undo(token, group, false)),
      request && outcomes.undo(text, request),
      fresh && pnrs.undo(token, pnr, sessionId),
    ]);
    engine.behind(commits.drop(plan));
  }

  async function settle(text: string): Promise<number> {
    const plan = readPlan(text);
    const { token, sessionId, pnr, fresh, groups, request } = plan;
    // From here on it cannot write any more, so its units can be given to others.
    const progress = await writes.progress(plan, true);
    if (progress.kind === "written") {
      await completeFor(plan, progress.written);
      return 0;
    }
    if (progress.kind === "settled") {
      await commits.end(plan, eventOf(plan, progress.written));
      return 0;
    }
    const [taken] = await Promise.all([
      Promise.all(groups.map((group) => units.undo(token, group, true))),
      request && outcomes.undo(text, request),
      fresh && pnrs.undo(token, pnr, sessionId),
    ]);
    await commits.drop(plan);
    return taken.reduce((sum, count) => sum + count, 0);
  }

  return {
    async complete(plan, written) {
      const event = await complete(plan, written);
      // Nobody waits for these: whoever finds them undone does them, and finds nothing else to do.
      engine.behind(close(plan));
      engine.behind(commits.end(plan, event));
      return event;
    },
    withdraw,
    settle,
    async completeIfWritten(text) {
      const plan = readPlan(text);
      const progress = await writes.progress(plan, false);
      if (progress.kind === "written") await completeFor(plan, progress.written);
      return progress.kind !== "open";
    },
    async settleOverdue() {
      const plans = await commits.overdue(PER_SWEEP);
      let taken = 0;
      for (let i = 0; i < plans.length; i += AT_ONCE) {
        const counts = await Promise.all(plans.slice(i, i + AT_ONCE).map(settle));
        taken += counts.reduce((sum, count) => sum + count, 0);
      }
      return { ended: plans.length, units: taken };
    },
  };
}

function eventOf({ pnr, sessionId }: Plan, { status, version, principal }: Written): BookingEvent {
  return { pnr, sessionId, ...(principal !== undefined && { principal }), status, version };
}
