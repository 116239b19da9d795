import type { RecordEvent } from "../records.ts";
import type { Ending } from "./await-other.ts";
import type { Engine } from "./engine.ts";
import { names } from "./names.ts";
import { valkeyNotes } from "./notes.ts";
import type { Outcomes } from "./outcomes.ts";
import { type RecordPlan, readRecordPlan, recordPlanText } from "./record-plan.ts";
import { type RecordWrites, valkeyRecordWrites, type WrittenRecord } from "./record-writes.ts";
import { script } from "./script.ts";

/** The end of a write, by whoever comes to it; see settlement.ts. Every step may be repeated. */
export interface RecordSettlement extends Ending {
  readonly writes: RecordWrites;
  begin(plan: RecordPlan): Promise<void>;
  /** After the write: makes everything final. Resolves when all of it can be seen. */
  complete(plan: RecordPlan, written: WrittenRecord): Promise<RecordEvent>;
  /** Before the write: takes back what was reserved. */
  withdraw(plan: RecordPlan): Promise<void>;
  /** Ends the writes whose deadline has passed. */
  settleOverdue(): Promise<void>;
  /** Ends all of them, when nobody is at work any more. */
  settleAll(): Promise<void>;
}

const PER_SWEEP = 1_000;

/** KEYS: writes under way. ARGV: plan, channel, event. Tells of a change once. */
const END = script(`
if redis.call('ZREM', KEYS[1], ARGV[1]) == 1 then redis.call('PUBLISH', ARGV[2], ARGV[3]) end`);

export function valkeyRecordSettlement(engine: Engine, outcomes: Outcomes): RecordSettlement {
  const writes = valkeyRecordWrites(engine);
  const notes = valkeyNotes(engine, names.recordCommits);

  /**
   * After all is complete. The outcome first: it must not count before, since whoever repeats the
   * request then asks no further, and must count before the record forgets which write it was.
   */
  async function close(plan: RecordPlan): Promise<void> {
    if (plan.request) await outcomes.settle(recordPlanText(plan), plan.request);
    await writes.settled(plan);
  }

  async function end(plan: RecordPlan, event: RecordEvent): Promise<void> {
    const news = JSON.stringify({ node: plan.node, event });
    const args = [recordPlanText(plan), names.recordChanges, news];
    await engine.run(END, [names.recordCommits], args);
  }

  /** For a write that somebody else began. */
  async function completeFor(plan: RecordPlan, written: WrittenRecord): Promise<void> {
    await writes.list(plan, written);
    await Promise.all([close(plan), end(plan, eventOf(plan, written))]);
  }

  async function settle(text: string): Promise<void> {
    const plan = readRecordPlan(text);
    // From here on it cannot write any more, so another may have its key.
    const written = await writes.written(plan, true);
    if (written) return completeFor(plan, written);
    if (plan.request) await outcomes.undo(text, plan.request);
    await notes.drop(text);
  }

  return {
    writes,
    begin: (plan) => notes.begin(recordPlanText(plan)),
    async complete(plan, written) {
      await writes.list(plan, written);
      const event = eventOf(plan, written);
      // Nobody waits for these: whoever finds them undone does them, and finds nothing else to do.
      engine.behind(close(plan));
      engine.behind(end(plan, event));
      return event;
    },
    async withdraw(plan) {
      const text = recordPlanText(plan);
      if (plan.request) await outcomes.undo(text, plan.request);
      engine.behind(notes.drop(text));
    },
    settle,
    async completeIfWritten(text) {
      const plan = readRecordPlan(text);
      const written = await writes.written(plan, false);
      if (written) await completeFor(plan, written);
      return written !== undefined;
    },
    async settleOverdue() {
      for (const plan of await notes.overdue(PER_SWEEP)) await settle(plan);
    },
    async settleAll() {
      for (const plan of await notes.all()) await settle(plan);
    },
  };
}

function eventOf({ kind, id }: RecordPlan, { state, version, owner }: WrittenRecord): RecordEvent {
  return { kind, id, ...(owner !== undefined && { owner }), state, version };
}
