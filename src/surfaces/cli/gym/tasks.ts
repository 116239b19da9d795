import { writeFile } from "node:fs/promises";
import type { Task } from "../../../domain/contracts/gym/task.ts";
import { makeTasks } from "../../../gym/factory.ts";
import { chosenTasks, readTasks, shippedTasks } from "../../../gym/tasks.ts";
import { type Verification, verifyTask } from "../../../gym/verify.ts";
import { EXIT, type Invocation, usageError } from "../command.ts";
import { progressTo } from "../progress.ts";
import { renderTable } from "../table.ts";
import type { GymAction } from "./command.ts";
import { jsonIn } from "./json-file.ts";

const HEADINGS = ["task", "desk", "language", "difficulty", "goal"];
const COUNT = 10;
const FILE_HINT = "wayfare gym make --out tasks.json writes one.";
const MOST = 10_000;

export const listTasks: GymAction = async (invocation) => {
  const { terminal, options } = invocation;
  const tasks = await namedTasks(invocation);
  const rows = tasks.map(({ id, desk, language, difficulty, traveller }) => [
    id,
    desk,
    language,
    difficulty,
    traveller.goal,
  ]);
  terminal.print(
    options["json"] ? JSON.stringify(tasks, undefined, 2) : renderTable(HEADINGS, rows, terminal),
  );
  return EXIT.ok;
};

/** Proves tasks and says of each what is wrong with it. */
export const verifyTasks: GymAction = async (invocation, { openWorlds }) => {
  const { terminal, options, config } = invocation;
  const tasks = await namedTasks(invocation);
  const worlds = await openWorlds(config);
  const tell = progressTo(terminal);
  const results: Verification[] = [];
  for (const task of tasks) {
    tell(`${results.length} of ${tasks.length} tasks: ${task.id} …`);
    results.push(await verifyTask(worlds, task));
  }
  await worlds.close();
  const failed = results.filter(({ problems }) => problems.length > 0);
  const lines = failed.map(({ task, problems }) => `${task.id}\n  ${problems.join("\n  ")}`);
  const attempts = results.reduce(
    (sum, result) => sum + result.attempts.length + result.ways.length,
    0,
  );
  const summary = `${results.length - failed.length} of ${results.length} tasks are proved, by ${attempts} attempts.`;
  const facts = results.map(({ task, problems }) => ({ id: task.id, problems }));
  terminal.print(
    options["json"] ? JSON.stringify(facts, undefined, 2) : [...lines, summary].join("\n"),
  );
  return failed.length === 0 ? EXIT.ok : EXIT.failed;
};

/** Draws new tasks from a seed. */
export const makeTaskFile: GymAction = async (invocation, { openWorlds }) => {
  const { terminal, options, config } = invocation;
  const patterns = await namedTasks(invocation);
  const count = countOf(options["count"]);
  const worlds = await openWorlds(config);
  const tell = progressTo(terminal);
  const tasks = await makeTasks(worlds, patterns, {
    seed: config.seed,
    count,
    onMade: (_, made) => tell(`${made} of ${count} tasks made …`),
  });
  await worlds.close();
  const json = `${JSON.stringify(tasks, undefined, 2)}\n`;
  const { out } = options;
  if (typeof out === "string") {
    await writeFile(out, json);
    terminal.print(`${tasks.length} tasks written to ${out}`);
  } else terminal.print(json.trimEnd());
  return tasks.length === count ? EXIT.ok : EXIT.failed;
};

/** The tasks that a command line names, of those that come along or of a file. */
export async function namedTasks({ options, positionals }: Invocation): Promise<readonly Task[]> {
  const { file } = options;
  const all =
    typeof file === "string"
      ? readTasks(await jsonIn(file, "--file", FILE_HINT))
      : await shippedTasks();
  return chosenTasks(all, positionals);
}

export function countOf(value: string | boolean | undefined, usual: number = COUNT): number {
  const count = value === undefined ? usual : Number(value);
  if (Number.isInteger(count) && count >= 1 && count <= MOST) return count;
  throw usageError(`'${value}' is no count`, `Use a whole number from 1 to ${MOST}.`);
}
