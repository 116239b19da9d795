import type { Task } from "../domain/contracts/gym/task.ts";
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
  const made: Task[] = [];
  let misses = 0;
  for (let draw = 0; made.length < count && misses < MOST_MISSES; draw += 1) {
    const pattern = patterns[draw % patterns.length];
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
