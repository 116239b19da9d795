import { Task, Tasks } from "../domain/contracts/gym/task.ts";
import { TravelError } from "../domain/errors.ts";
import { hash, hashText, seedFrom } from "../world/random.ts";
import { readGiven } from "./given.ts";

/** The tasks that come along. */
export async function shippedTasks(): Promise<readonly Task[]> {
  const { taskFiles } = await import("./task-files.ts");
  return taskFiles.flatMap((file) => Tasks.parse(file));
}

/** Reads a task, or a list of them, of any origin. */
export function readTasks(file: unknown): readonly Task[] {
  const as = {
    name: "task",
    reason: "invalid_task",
    hint: "docs/schemas/gym/task.json says what a task looks like.",
  };
  return Array.isArray(file) ? readGiven(Tasks, file, as) : [readGiven(Task, file, as)];
}

/** Tasks by their ids, each of which may have a star for any text; all where none are named. */
export function chosenTasks(tasks: readonly Task[], ids: readonly string[]): readonly Task[] {
  if (ids.length === 0) return tasks;
  return ids.flatMap((id) => {
    const parts = id.split("*").map((part) => part.replace(/[^\w]/g, "\\$&"));
    const pattern = new RegExp(`^${parts.join(".*")}$`);
    const found = tasks.filter((task) => pattern.test(task.id));
    if (found.length > 0) return found;
    throw new TravelError("not_found", `There is no task '${id}'`, {
      reason: "unknown_task",
      field: "task",
      value: id,
      hint: "wayfare gym tasks lists them; a star stands for any text.",
    });
  });
}

/** The same task with other places, dates and people, in another world: all drawn from a seed. */
export function drawnTask(task: Task, seed: string): Task {
  const roll = (name: string) => hash(seedFrom(seed), hashText(task.id), hashText(name));
  const drawn: Task["vary"] = {};
  for (const [name, values] of Object.entries(task.vary)) {
    drawn[name] = [values[roll(name) % values.length] ?? null];
  }
  const world = { ...task.world, seed };
  return { ...task, id: `${task.id}.${seed}`, world, vary: drawn };
}
