import type { WorldDiff } from "./diff.ts";
import type { Gym } from "./gym.ts";
import type { TracedCall } from "./trace.ts";
import type { World } from "./world.ts";

/** A world of the gym in a list. */
export interface WorldSummary {
  readonly id: string;
  /** The task that is played there. */
  readonly task?: string;
  readonly seed: string;
  /** Its clock. */
  readonly now: string;
  readonly calls: number;
}

export interface WorldList {
  readonly worlds: readonly WorldSummary[];
  readonly total: number;
}

/** What was done in a world, beside what that changed. */
export interface WorldRun extends WorldSummary {
  /** The last of them. */
  readonly trace: readonly TracedCall[];
  readonly diff: WorldDiff;
}

const WORLDS_LISTED = 100;
const CALLS_SHOWN = 500;

/** What the console shows of a gym. */
export interface ShownRuns {
  /** The newest first. */
  list(): WorldList;
  show(id: string): Promise<WorldRun>;
}

export function shownRuns(gym: Gym): ShownRuns {
  return {
    list() {
      const all = gym.list();
      return { worlds: all.slice(-WORLDS_LISTED).toReversed().map(summaryOf), total: all.length };
    },
    async show(id) {
      const world = gym.world(id);
      const diff = await gym.diff(id);
      return { ...summaryOf(world), trace: world.trace.slice(-CALLS_SHOWN), diff };
    },
  };
}

function summaryOf({ terms, seed, now, calls }: World): WorldSummary {
  return {
    id: terms.id,
    ...(terms.task && { task: terms.task.task.id }),
    seed,
    now: new Date(now).toISOString(),
    calls: calls.length,
  };
}
