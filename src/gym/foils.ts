import {
  type Check,
  type Foil,
  type Step,
  Step as StepSchema,
  type Task,
} from "../domain/contracts/gym/task.ts";
import { checkName } from "./check-words.ts";
import { matchesName } from "./pattern.ts";
import { isBranch, type Kept } from "./query.ts";
import { sayingIn, unsaid } from "./saying.ts";

/** A way to go wrong, as a script. */
export interface FoilScript {
  readonly name: string;
  readonly steps: readonly Step[];
  /** Changes what the script says. A foil without it also says all that the oracle did: what it did must give it away. */
  readonly speech?: (text: string, seen: Kept) => string;
}

/** The oracle's steps, those of `look` among them. */
export function oracleOf({ look, oracle }: Task): readonly Step[] {
  return oracle.flatMap((step) => (step === "look" ? look : [step]));
}

/** The foils that a task names, and those that follow from its checks. */
export function foilsOf(task: Task, kept: Kept): readonly FoilScript[] {
  const oracle = oracleOf(task);
  return [
    ...task.foils.map((foil) => ({ name: foil.name, steps: foiled(oracle, foil, task) })),
    ...task.check.flatMap((check) => foilsOfCheck(check, oracle, kept)),
  ];
}

/** Ways that are as right as the oracle's. */
export function waysOf(task: Task): readonly FoilScript[] {
  const oracle = oracleOf(task);
  return task.ways.map((way) => ({ name: way.name, steps: foiled(oracle, way, task) }));
}

function foiled(oracle: readonly Step[], { patch, skip, after, steps }: Foil, task: Task): Step[] {
  const own = steps?.flatMap((step) => (step === "look" ? task.look : [step])) ?? oracle;
  const left = own.filter((step) => !skip.includes(labelOf(step)));
  return [...left.map((step) => patched(step, patch)), ...after];
}

/** A step is named by what it keeps, or by its tool. */
function labelOf(step: Step): string {
  if (step === "look") return step;
  if ("as" in step && step.as !== undefined) return step.as;
  return "call" in step ? step.call : (Object.keys(step)[0] ?? "");
}

function patched(step: Step, patch: Foil["patch"]): Step {
  let fresh: unknown = step;
  for (const [key, value] of Object.entries(patch)) {
    const [label, ...path] = key.split(".");
    if (label !== labelOf(step) || step === "look") continue;
    fresh = withValue(fresh, "call" in step ? ["with", ...path] : path, value);
  }
  return fresh === step ? step : StepSchema.parse(fresh);
}

/** A copy with another value at a path; null takes it away. */
function withValue(branch: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const old = isBranch(branch) ? branch : {};
  const fresh = withValue(old[name], rest, value);
  if (Array.isArray(branch)) {
    const copy: unknown[] = branch.slice();
    copy.splice(Number(name), 1, ...(fresh === null ? [] : [fresh]));
    return copy;
  }
  const others = Object.entries(old).filter(([known]) => known !== name);
  return Object.fromEntries(fresh === null ? others : [...others, [name, fresh]]);
}

const STRAY: Step = {
  call: "create_travel_request",
  with: { contact: "stray@example.com", message: "A request that was not asked for." },
};

/** What breaks one check and leaves the others whole. */
function foilsOfCheck(check: Check, oracle: readonly Step[], kept: Kept): FoilScript[] {
  const name = `breaks: ${checkName(check)}`;
  if ("only" in check) return [{ name, steps: [...oracle, STRAY] }];
  if ("said" in check) {
    return [{ name, steps: oracle, speech: (text, seen) => unsaid(check.said, seen, text) }];
  }
  if ("unsaid" in check)
    return [{ name, steps: [...oracle, { say: sayingIn(check.unsaid, kept) }] }];
  if ("calls" in check && check.max !== undefined) {
    const known = oracle.find(
      (step) => step !== "look" && "call" in step && matchesName(check.calls, step.call),
    );
    const extra = check.example ? { call: check.calls, with: check.example } : known;
    if (extra)
      return [{ name, steps: [...oracle, ...Array.from({ length: check.max + 1 }, () => extra)] }];
  }
  return [];
}
