import { afterAll, beforeAll, expect, test } from "vitest";
import type { DeskWorld } from "../../src/compose/world.ts";
import type { Check, Task } from "../../src/domain/contracts/gym/task.ts";
import { makeTasks } from "../../src/gym/factory.ts";
import { gradeOf } from "../../src/gym/grade.ts";
import { drawnTask, readTasks, shippedTasks } from "../../src/gym/tasks.ts";
import { type Verification, verifyTask, weakened } from "../../src/gym/verify.ts";
import type { Worlds } from "../../src/gym/worlds.ts";
import { testWorlds } from "./helper.ts";

let worlds: Worlds<DeskWorld>;
let tasks: readonly Task[];
const proved: Verification[] = [];

beforeAll(async () => {
  worlds = await testWorlds();
  tasks = await shippedTasks();
  for (const task of tasks) proved.push(await verifyTask(worlds, task));
});
afterAll(() => worlds.close());

test("every task: the oracle is rewarded twice alike, nothing and every foil are not", () => {
  const problems = proved.filter((result) => result.problems.length > 0);
  expect(problems.map(({ task, problems }) => [task.id, ...problems])).toEqual([]);
  for (const { attempts, ways } of proved) {
    const [oracle, again, nothing, ...foils] = attempts;
    expect([oracle?.reward, again?.reward, nothing?.reward]).toEqual([1, 1, 0]);
    expect(oracle?.mark).toBe(again?.mark);
    expect(foils.length).toBeGreaterThan(0);
    expect(ways.filter(({ reward }) => reward === 0)).toEqual([]);
    expect(foils.filter(({ reward }) => reward === 1)).toEqual([]);
  }
});

/** The same check, wanting something else. */
function turned(check: Check): Check {
  if ("state" in check) return { ...check, count: check.count + 1 };
  if ("only" in check) return { state: "no_such_kind", where: {}, count: 1 };
  if ("said" in check) return { unsaid: check.said };
  if ("unsaid" in check) return { said: check.unsaid };
  if ("effects" in check) return { effects: { min: 99 } };
  if ("calls" in check) return { ...check, min: 99 };
  return { cost: { max: -1_000_000 } };
}

test("a task with any one check or condition weakened or turned is no longer proved", () => {
  let mutants = 0;
  for (const { task, attempts, laidOut } of proved) {
    const known = laidOut?.known ?? new Map();
    const passes = (checks: readonly Check[]) =>
      attempts.map(({ evidence }) => gradeOf(checks, known, evidence).reward);
    const wanted = attempts.map((_, index) => (index < 2 ? 1 : 0));
    expect(passes(task.check)).toEqual(wanted);
    for (const { without, checks } of weakened(task.check)) {
      expect(passes(checks), `${task.id} without: ${without}`).not.toEqual(wanted);
      mutants += 1;
    }
    for (const [index, check] of task.check.entries()) {
      const checks = task.check.toSpliced(index, 1, turned(check));
      expect(passes(checks)[0], `${task.id}, check ${index + 1} turned`).toBe(0);
      mutants += 1;
    }
  }
  expect(mutants).toBeGreaterThan(500);
});

test("there are sixty, over all desks, in three languages and three difficulties", () => {
  expect(tasks.length).toBeGreaterThanOrEqual(60);
  expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length);
  const words = (kind: "desk" | "language" | "difficulty") => {
    const counts = new Map<string, number>();
    for (const task of tasks) counts.set(task[kind], (counts.get(task[kind]) ?? 0) + 1);
    return [...counts.values()].filter((count) => count >= 9).length;
  };
  expect([words("desk"), words("language"), words("difficulty")]).toEqual([5, 3, 3]);
});

test("no task names a flight, a hotel or a car by its id", () => {
  expect(JSON.stringify(tasks)).not.toMatch(/"(?:FL2|HT2|CR2)-/);
});

test("the factory makes proved tasks from a seed, others from another", async () => {
  const patterns = tasks.filter(({ id }) => ["gds-cheapest-nonstop", "svc-cancel"].includes(id));
  const made = await makeTasks(worlds, patterns, { seed: "monday", count: 4 });
  expect(made).toHaveLength(4);
  // One of each desk in turn.
  const [first, second, ...later] = made.map(({ desk }) => desk);
  expect([first, second].toSorted()).toEqual(["gds", "servicing"]);
  expect(later).toEqual([first, second]);
  const pattern = patterns.find(({ desk }) => desk === first);
  expect(made[0]).toEqual(pattern && drawnTask(pattern, "monday-1"));
  const again = await makeTasks(worlds, patterns, { seed: "monday", count: 4 });
  const other = await makeTasks(worlds, patterns, { seed: "tuesday", count: 4 });
  expect(again).toEqual(made);
  expect(other.map(({ vary, world }) => [vary, world])).not.toEqual(
    made.map(({ vary, world }) => [vary, world]),
  );
});

test("a task that does not fit the schema is refused with the field", () => {
  const [task] = tasks;
  expect(() => readTasks({ ...task, check: [] })).toThrow(/^check must have/);
  expect(() => readTasks([task, { ...task, check: [] }])).toThrow(/^task\[1\]\.check/);
  const steps = { ...task, oracle: ["look", { call: "bookFlight", wiht: {} }] };
  expect(() => readTasks(steps)).toThrow(/^oracle\[1\]\.wiht is not known/);
  expect(() => readTasks({ ...task, chekc: [] })).toThrow(/chekc/);
});

test("a task that refuses another right way is not proved", async () => {
  const [task] = tasks;
  if (!task) throw new Error("there is no task");
  const way = { name: "books twice", patch: {}, skip: [], after: task.oracle.slice(1, 2) };
  const { problems } = await verifyTask(worlds, { ...task, ways: [way] });
  expect(problems).toContainEqual(expect.stringContaining("'books twice' fails"));
  expect(proved.flatMap(({ ways }) => ways).length).toBeGreaterThan(8);
});

test("a task that cannot be solved is not proved, and says why", async () => {
  const [task] = tasks;
  if (!task) throw new Error("there is no task");
  const nowhere = { ...task, vary: { ...task.vary, r: [{ from: "JFK", to: "JFK", en: "" }] } };
  const { problems } = await verifyTask(worlds, nowhere);
  expect(problems).toEqual([expect.stringContaining("it cannot be played")]);
});
