import type { Task } from "../domain/contracts/gym/task.ts";
import { hash, hashText, seedFrom } from "../world/random.ts";
import type { GymWorld } from "./gym.ts";
import { drawnTask } from "./tasks.ts";
import { verifyTask } from "./verify.ts";
import type { Worlds } from "./worlds.ts";

export interface Order {
  readonly seed: string;
  readonly count: number;
  readonly onMade?: (task: Task, made: number) => void;
}

/** Draws without a proved task, one after the other, after which there are taken to be none. */
const MOST_MISSES = 200;

/**
 * Makes tasks that nothing could have learnt by heart: places, dates, people and the world's prices
 * come from the seed. Only what is proved is given out; a draw without a solution is passed over.
 */
export async function makeTasks(
  worlds: Worlds<GymWorld>,
  patterns: readonly Task[],
  { seed, count, onMade }: Order,
): Promise<readonly Task[]> {
  const spread = spreadOut(patterns, seed);
  const made: Task[] = [];
  let misses = 0;
  for (let draw = 0; made.length < count && misses < MOST_MISSES; draw += 1) {
    const pattern = spread[draw % spread.length];
    if (!pattern) break;
    const task = drawnTask(pattern, `${seed}-${draw + 1}`);
    const { problems } = await verifyTask(worlds, task);
    misses = problems.length === 0 ? 0 : misses + 1;
    if (problems.length > 0) continue;
    made.push(task);
    onMade?.(task, made.length);
  }
  return made;
}

/** One of each desk in turn, within a desk in an order of the seed: a few are of all kinds. */
function spreadOut(patterns: readonly Task[], seed: string): readonly Task[] {
  const order = ({ id }: Task) => hash(seedFrom(seed), hashText(id));
  const desks = new Map<string, Task[]>();
  for (const task of patterns.toSorted((a, b) => order(a) - order(b))) {
    const own = desks.get(task.desk);
    if (own) own.push(task);
    else desks.set(task.desk, [task]);
  }
  const rounds = Math.max(0, ...[...desks.values()].map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) =>
    [...desks.values()].flatMap((own) => own[round] ?? []),
  ).flat();
}
