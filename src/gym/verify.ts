import type { Check, Step, Task } from "../domain/contracts/gym/task.ts";
import { TravelError } from "../domain/errors.ts";
import { checkName } from "./check-words.ts";
import { foilsOf, oracleOf, waysOf } from "./foils.ts";
import { type Evidence, gradeOf, seenIn, type Verdict } from "./grade.ts";
import type { GymWorld } from "./gym.ts";
import { play } from "./script.ts";
import { enter, gradeWorld, type LaidOut, layOut, onStage } from "./task-world.ts";
import type { World } from "./world.ts";
import type { Worlds } from "./worlds.ts";

/** One way through a task, with its grade. */
export interface Attempt {
  readonly name: string;
  readonly reward: 0 | 1;
  readonly verdicts: readonly Verdict[];
  readonly evidence: Evidence;
  /** Of the state in the end and of every answer on the way. */
  readonly mark: string;
}

export interface Verification {
  readonly task: Task;
  /** What is wrong with the task; none where it is proved. */
  readonly problems: readonly string[];
  /** The oracle is the first. */
  readonly attempts: readonly Attempt[];
  /** Other right ways. */
  readonly ways: readonly Attempt[];
  readonly laidOut?: LaidOut;
}

/**
 * Proves a task: the oracle is rewarded, twice in the same way, and so is every other right way; doing nothing and every foil are not;
 * and no check could be left out, because some foil fails by it alone.
 */
export async function verifyTask(worlds: Worlds<GymWorld>, task: Task): Promise<Verification> {
  try {
    const laidOut = await layOut(worlds, task);
    const { attempts, ways } = await attemptsAt(worlds, laidOut);
    const unfair = ways.flatMap(({ name, verdicts }) =>
      verdicts.filter(({ ok }) => !ok).map(({ check, why }) => `'${name}' fails: ${check}: ${why}`),
    );
    const problems = [...problemsOf(laidOut, attempts), ...unfair];
    return { task, laidOut, attempts, ways, problems };
  } catch (error) {
    if (!(error instanceof TravelError)) throw error;
    return { task, attempts: [], ways: [], problems: [`it cannot be played: ${error.message}`] };
  }
}

async function attemptsAt(
  worlds: Worlds<GymWorld>,
  laidOut: LaidOut,
): Promise<Pick<Verification, "attempts" | "ways">> {
  const { task, given, known } = laidOut;
  const inWorld = async (
    name: string,
    world: World,
    work: (world: World) => Promise<readonly string[]>,
  ): Promise<Attempt> => {
    const said = await work(world);
    const { reward, verdicts, evidence } = await gradeWorld(worlds, world, {
      checks: task.check,
      known,
      said,
    });
    const mark = [world.hash(), ...world.trace.map(({ digest = "" }) => digest)].join(" ");
    await worlds.remove(world);
    return { name, reward, verdicts, evidence, mark };
  };
  const playing = (steps: readonly Step[]) => async (world: World) =>
    (await onStage(worlds, world, (stage) => play(steps, stage, given))).said;
  const ways: Attempt[] = [];
  for (const { name, steps } of waysOf(task)) {
    ways.push(await inWorld(name, enter(worlds, laidOut), playing(steps)));
  }
  const oracle = oracleOf(task);
  const attempts = [
    await inWorld("oracle", enter(worlds, laidOut), playing(oracle)),
    await inWorld("oracle again", enter(worlds, laidOut), playing(oracle)),
    await inWorld("nothing", enter(worlds, laidOut), async () => []),
  ];
  // A foil may use every desk, and as many calls as it likes: it must fail by a check.
  const anything = { faults: task.world.faults };
  for (const { name, steps, speech } of foilsOf(task, known)) {
    const world = worlds.create(laidOut.origin, anything);
    attempts.push(
      await inWorld(name, world, async () => {
        const { said } = await onStage(worlds, world, (stage) =>
          play(steps, stage, given, { loosely: true }),
        );
        const seen = seenIn(known, world.origin, world.state());
        if (speech) return said.map((text) => speech(text, seen));
        return [...said, ...(attempts[0]?.evidence.said ?? [])];
      }),
    );
  }
  return { attempts, ways };
}

function problemsOf({ task, known }: LaidOut, attempts: readonly Attempt[]): string[] {
  const [oracle, again, ...foils] = attempts;
  const failed = oracle?.verdicts.filter(({ ok }) => !ok) ?? [];
  return [
    ...failed.map(({ check, why }) => `the oracle fails: ${check}: ${why}`),
    ...(oracle?.mark === again?.mark ? [] : ["the oracle does not do the same twice"]),
    ...foils.filter(({ reward }) => reward === 1).map(({ name }) => `'${name}' is rewarded`),
    ...weakened(task.check)
      .filter(({ checks }) =>
        // The oracle fails where a condition told two records apart.
        attempts.every(
          ({ evidence }, index) => gradeOf(checks, known, evidence).reward === (index < 2 ? 1 : 0),
        ),
      )
      .map(({ without }) => `no foil fails by this alone: ${without}`),
  ];
}

/** A task's checks, each time without one of them, or without one condition of it. */
export function weakened(
  checks: readonly Check[],
): readonly { readonly without: string; readonly checks: readonly Check[] }[] {
  return checks.flatMap((check, index) => {
    const others = (instead: readonly Check[]) => checks.toSpliced(index, 1, ...instead);
    const whole = { without: checkName(check), checks: others([]) };
    if (!("state" in check)) return [whole];
    const conditions = Object.keys(check.where).map((path) => {
      const left = Object.entries(check.where).filter(([known]) => known !== path);
      const fewer = { ...check, where: Object.fromEntries(left) };
      return { without: `${checkName(check)}: ${path}`, checks: others([fewer]) };
    });
    return [whole, ...conditions];
  });
}
