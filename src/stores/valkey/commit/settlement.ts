import { BOOKING, type RecordEvent } from "../../records.ts";
import type { Engine } from "../engine.ts";
import { type Intent, type Intents, readIntent, valkeyIntents } from "./intents.ts";
import { type Outcomes, valkeyOutcomes } from "./outcomes.ts";
import { type Pnrs, valkeyPnrs } from "./pnrs.ts";
import { eventOf, type RecordWrites, valkeyRecordWrites, type Written } from "./record-writes.ts";
import { type Units, valkeyUnits } from "./units.ts";

/** What a commit is made of, each part in slots of its own. */
export interface CommitParts {
  readonly intents: Intents;
  readonly outcomes: Outcomes;
  readonly pnrs: Pnrs;
  readonly units: Units;
  readonly writes: RecordWrites;
}

export function commitParts(engine: Engine): CommitParts {
  return {
    intents: valkeyIntents(engine),
    outcomes: valkeyOutcomes(engine),
    pnrs: valkeyPnrs(engine),
    units: valkeyUnits(engine),
    writes: valkeyRecordWrites(engine),
  };
}

/**
 * Ends commits: for the node that began one, for another that needs what it holds, or for a sweep.
 * Every step may be repeated, and by several nodes at once.
 */
export interface Settlement {
  /** After the write: makes everything final. Resolves when all of it can be seen. */
  complete(intent: Intent, written: Written): Promise<RecordEvent>;
  /** Before the write: takes back what the commit has done, as it knows itself. */
  withdraw(intent: Intent, heldGroups: readonly string[]): Promise<void>;
  /** Ends a commit of any node, one way or the other; gives the units taken back. */
  settle(text: string): Promise<number>;
  /** Completes it if it has written; false when it has not. */
  completeIfWritten(text: string): Promise<boolean>;
  /** Ends the commits whose deadline has passed; gives the units taken back. */
  settleOverdue(): Promise<number>;
  /** Ends all commits, when no node is at work any more. */
  settleAll(): Promise<void>;
}

const AT_ONCE = 16;
const PER_SWEEP = 1_000;

export function valkeySettlement(engine: Engine, parts: CommitParts): Settlement {
  const { intents, outcomes, pnrs, units, writes } = parts;

  async function complete(intent: Intent, written: Written): Promise<RecordEvent> {
    const { token, groups } = intent;
    await Promise.all([
      ...groups.map((group) => units.settle(token, group)),
      claimsPnr(intent) && pnrs.settle(intent),
      writes.list(intent, written),
    ]);
    return eventOf(intent, written);
  }

  /**
   * After all is complete. The outcome first: a repeated request that finds it asks no further, so it
   * must not count before; and it must count before the record forgets which commit wrote it.
   */
  async function close(intent: Intent): Promise<void> {
    if (intent.request) await outcomes.settle(intent.text, intent.request);
    await writes.settled(intent);
  }

  /** The same for a commit that another node began. */
  async function completeFor(intent: Intent, written: Written): Promise<void> {
    const event = await complete(intent, written);
    await Promise.all([close(intent), intents.end(intent, event)]);
  }

  async function undo(intent: Intent, groups: readonly string[], fence: boolean): Promise<number> {
    const { token, text, request } = intent;
    const [taken] = await Promise.all([
      Promise.all(groups.map((group) => units.undo(token, group, fence))),
      request && outcomes.undo(text, request),
      claimsPnr(intent) && pnrs.undo(intent),
    ]);
    return sumOf(taken);
  }

  async function settle(text: string): Promise<number> {
    const intent = readIntent(text);
    // Fenced: from here on it cannot write any more, so its units can be sold again.
    const progress = await writes.progress(intent, true);
    if (progress.kind === "written") {
      await completeFor(intent, progress.written);
      return 0;
    }
    if (progress.kind === "settled") {
      await intents.end(intent, eventOf(intent, progress.written));
      return 0;
    }
    const taken = await undo(intent, intent.groups, true);
    await intents.drop(intent);
    return taken;
  }

  async function settleEach(texts: readonly string[]): Promise<number> {
    let taken = 0;
    for (let i = 0; i < texts.length; i += AT_ONCE) {
      taken += sumOf(await Promise.all(texts.slice(i, i + AT_ONCE).map(settle)));
    }
    return taken;
  }

  return {
    async complete(intent, written) {
      const event = await complete(intent, written);
      // Not awaited: if this process dies first, the next reader of the intent does the same again.
      engine.behind(close(intent));
      engine.behind(intents.end(intent, event));
      return event;
    },
    async withdraw(intent, heldGroups) {
      await undo(intent, heldGroups, false);
      engine.behind(intents.drop(intent));
    },
    settle,
    async completeIfWritten(text) {
      const intent = readIntent(text);
      const progress = await writes.progress(intent, false);
      if (progress.kind === "written") await completeFor(intent, progress.written);
      return progress.kind !== "open";
    },
    settleOverdue: async () => settleEach(await intents.overdue(PER_SWEEP)),
    async settleAll() {
      await settleEach(await intents.all());
    },
  };
}

function claimsPnr({ kind, fresh }: Intent): boolean {
  return kind === BOOKING && fresh;
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
