import type { Briefing } from "../domain/contracts/gym/harness.ts";
import type { Check, Task } from "../domain/contracts/gym/task.ts";
import { causeIn } from "./cause.ts";
import { type Evidence, type Grade, gradeOf } from "./grade.ts";
import type { GymWorld } from "./gym.ts";
import { policyText } from "./policies.ts";
import { type Kept, written } from "./query.ts";
import { play, type Stage } from "./script.ts";
import { knownToolsets } from "./toolsets.ts";
import { emptyWorld, type World, type WorldState } from "./world.ts";
import type { Worlds } from "./worlds.ts";

/** A task whose world is laid out: what happened before has happened. */
export interface LaidOut {
  readonly task: Task;
  /** The world as the agent finds it. */
  readonly origin: WorldState;
  /** What was kept while it was laid out. */
  readonly given: Kept;
  /** That, and what looking found out: what checks compare with. */
  readonly known: Kept;
}

/** Plays what happened before, and looks, in worlds without faults that are gone afterwards. */
export async function layOut(worlds: Worlds<GymWorld>, task: Task): Promise<LaidOut> {
  const { seed, now } = task.world;
  const chosen = new Map(Object.entries(task.vary).map(([name, [first]]) => [name, first]));
  const scene = worlds.create(emptyWorld(seed, Date.parse(now)));
  const before = await onStage(worlds, scene, (stage) => play(task.given, stage, chosen));
  const origin = await worlds.settled(scene);
  const looked = await onStage(worlds, scene, (stage) => play(task.look, stage, before.kept));
  await worlds.remove(scene);
  return { task, origin, given: before.kept, known: looked.kept };
}

/** The world of one play of a task. */
export function enter(worlds: Worlds<GymWorld>, laidOut: LaidOut, id?: string): World {
  const { task, origin } = laidOut;
  return worlds.create(origin, {
    ...(id !== undefined && { id }),
    task: laidOut,
    faults: task.world.faults,
    toolsets: knownToolsets(task.toolsets),
    maxCalls: task.limits.calls,
  });
}

export function briefingOf({ task, given }: LaidOut): Briefing {
  const { goal, says, knows, otherwise } = task.traveller;
  return {
    policy: policyText(task.policy),
    says: written(says, given),
    goal,
    knows: knows.map((fact) => ({ ...fact, says: written(fact.says, given) })),
    ...(otherwise !== undefined && { otherwise: written(otherwise, given) }),
    turns: task.limits.turns,
    minutes: task.limits.minutes,
  };
}

/** Opens a world for a script. */
export function onStage<T>(
  worlds: Worlds<GymWorld>,
  world: World,
  work: (stage: Stage) => Promise<T>,
): Promise<T> {
  return worlds.use(world, (open) =>
    work({
      async call(tool, args) {
        const { output } = await open.call(tool, args);
        // As it would come over the wire, so that what a script sees is what an agent sees.
        return JSON.parse(JSON.stringify(output));
      },
      cause: (event) => causeIn(world, open, event),
      wait: (minutes) => open.passTime(minutes * MS_PER_MINUTE),
    }),
  );
}

const MS_PER_MINUTE = 60_000;

/** What a world is graded by. */
export interface GradedBy {
  readonly checks: readonly Check[];
  readonly known: Kept;
  /** What the agent said to the traveller. */
  readonly said: readonly string[];
}

/** Grades what was done in a world since its beginning. */
export async function gradeWorld(
  worlds: Worlds<GymWorld>,
  world: World,
  { checks, known, said }: GradedBy,
): Promise<Grade & { readonly evidence: Evidence }> {
  const after = await worlds.settled(world);
  const evidence: Evidence = { before: world.origin, after, trace: world.trace, said };
  return { ...gradeOf(checks, known, evidence), evidence };
}
