import type { Check } from "../domain/contracts/gym/task.ts";
import { checkText, wanted } from "./check-words.ts";
import { diffWorlds } from "./diff.ts";
import { matchesName } from "./pattern.ts";
import { filled, isBranch, type Kept, matches, meets, valuesAt } from "./query.ts";
import { isSaid } from "./saying.ts";
import type { TracedCall } from "./trace.ts";
import type { WorldState } from "./world.ts";

/** All that a grade is made of. */
export interface Evidence {
  /** The world when the agent came, and when it had done. */
  readonly before: WorldState;
  readonly after: WorldState;
  readonly trace: readonly TracedCall[];
  /** What the agent said to the traveller. */
  readonly said: readonly string[];
}

export interface Verdict {
  /** The check in a few words. */
  readonly check: string;
  readonly ok: boolean;
  /** Where it failed. */
  readonly why?: string;
}

export interface Grade {
  readonly reward: 0 | 1;
  readonly verdicts: readonly Verdict[];
}

/** 1 where every check holds, 0 otherwise. */
export function gradeOf(checks: readonly Check[], known: Kept, evidence: Evidence): Grade {
  const kept = seenIn(known, evidence.before, evidence.after);
  const verdicts = checks.map((check): Verdict => {
    const why = objection(check, kept, evidence);
    return {
      check: checkText(check, kept),
      ok: why === undefined,
      ...(why !== undefined && { why }),
    };
  });
  return { reward: verdicts.every(({ ok }) => ok) ? 1 : 0, verdicts };
}

/** What was known, and the ids of what was made since, by kind: `$made.*.booking`. */
export function seenIn(known: Kept, before: WorldState, after: WorldState): Kept {
  const added = diffWorlds(before, after).records.filter(({ op }) => op === "added");
  return new Map([...known, ["made", added.map(({ kind, id }) => ({ [kind]: id }))]]);
}

/** Why a check does not hold; undefined where it does. */
function objection(check: Check, kept: Kept, evidence: Evidence): string | undefined {
  const { before, after, trace, said } = evidence;
  if ("state" in check) return stateObjection(check, kept, after);
  if ("only" in check) return onlyObjection(check, kept, evidence);
  if ("said" in check) {
    if (isSaid(check.said, kept, said)) return undefined;
    return said.length === 0 ? "nothing was said" : "it was not said";
  }
  if ("unsaid" in check) {
    return isSaid(check.unsaid, kept, said) ? "it was said" : undefined;
  }
  if ("effects" in check) {
    const count = trace.filter(({ effects }) =>
      effects.some(({ kind }) => !HARNESS_KINDS.includes(kind)),
    ).length;
    return between(count, check.effects);
  }
  if ("calls" in check) {
    const { calls, with: where = {} } = check;
    const made = trace.filter(
      ({ tool, arguments: args }) => matchesName(calls, tool) && matches(args, where, kept),
    );
    return between(made.length, check);
  }
  const spent = paidIn(after) - paidIn(before);
  const most = Number(filled(check.cost.max, kept));
  return spent <= most ? undefined : `${(spent / 100).toFixed(2)} was paid`;
}

function between(
  count: number,
  {
    min = 0,
    max = Number.POSITIVE_INFINITY,
  }: { min?: number | undefined; max?: number | undefined },
): string | undefined {
  return count < min || count > max ? `there were ${count}` : undefined;
}

function stateObjection(
  { state, id, where, count }: Extract<Check, { state: string }>,
  kept: Kept,
  world: WorldState,
): string | undefined {
  const named = id === undefined ? undefined : filled(id, kept);
  const records = recordsOf(world, state).filter(
    (record) => named === undefined || record.id === named,
  );
  const fitting = records.filter(({ facts }) => matches(facts, where, kept));
  if (fitting.length === count) return undefined;
  if (records.length === 0) return `there is no ${state}`;
  if (fitting.length > count) return `there are ${fitting.length}: ${idsOf(fitting)}`;
  const misses = (facts: unknown) =>
    Object.entries(where)
      .filter(([path, condition]) => !meets(facts, path, condition, kept))
      .map(([path, condition]) => {
        const is = JSON.stringify(valuesAt(facts, path)[0]) ?? "absent";
        return `${path} is ${is}, not ${wanted(condition, kept).replace(/^= /, "")}`;
      });
  // The one that comes nearest, of those that do not fit, says what went wrong.
  const [nearest] = records
    .filter((record) => !fitting.includes(record))
    .toSorted((a, b) => misses(a.facts).length - misses(b.facts).length);
  const short = fitting.length > 0 ? `there is ${idsOf(fitting)} alone` : "there is none";
  return nearest ? `${short}; of ${nearest.id} ${misses(nearest.facts).join("; ")}` : short;
}

function idsOf(records: readonly RecordFacts[]): string {
  return records.map(({ id }) => id).join(", ");
}

function onlyObjection(
  { only }: Extract<Check, { only: unknown }>,
  kept: Kept,
  { before, after }: Evidence,
): string | undefined {
  const free = only.map(({ kind, id, op }) => ({ kind, id: id && filled(id, kept), op }));
  for (const { kind, id, op } of diffWorlds(before, after).records) {
    if (HARNESS_KINDS.includes(kind)) continue;
    const index = free.findIndex(
      (allowed) =>
        allowed.kind === kind &&
        (allowed.id === undefined || allowed.id === id) &&
        (allowed.op === undefined || allowed.op === op),
    );
    if (index < 0) return `${kind} ${id} was ${op}`;
    free.splice(index, 1);
  }
  return undefined;
}

/** Written by faults and events, not by agents. */
const HARNESS_KINDS: readonly string[] = ["sell_out"];

interface RecordFacts {
  readonly id: string;
  readonly facts: unknown;
}

/** Records of a kind; of a booking what its owner sees. */
function recordsOf(world: WorldState, kind: string): readonly RecordFacts[] {
  return [...world.store.records.entries()]
    .map(([, record]) => record)
    .filter((record) => record.kind === kind)
    .map(({ id, document }) => {
      const facts: unknown = JSON.parse(document);
      return { id, facts: isBranch(facts) && "booking" in facts ? facts["booking"] : facts };
    });
}

function paidIn(world: WorldState): number {
  return recordsOf(world, "booking").reduce(
    (sum, { facts }) => sum + Number(valuesAt(facts, "paid")[0] ?? 0),
    0,
  );
}
