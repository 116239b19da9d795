import type { Play } from "./run.ts";

/** A share with the interval that it lies in, by 19 of 20 such runs. */
export interface Rate {
  readonly passed: number;
  readonly plays: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

export interface RunReport {
  readonly agent: string;
  readonly rate: Rate;
  /** Tasks that were passed in every play of them, of all tasks. */
  readonly steady: { readonly passed: number; readonly tasks: number };
  /** By desk, language and difficulty. */
  readonly groups: readonly {
    readonly by: string;
    readonly name: string;
    readonly rate: Rate;
  }[];
  readonly tasks: readonly {
    readonly id: string;
    readonly rate: Rate;
    readonly why: readonly Failure[];
  }[];
  readonly calls: number;
  readonly tokens: number;
  readonly plays: readonly Play[];
}

/** Something that went wrong, as often as it did. */
export interface Failure {
  readonly text: string;
  readonly plays: number;
}

type Graded = Pick<Play, "reward" | "task">;

/** The normal quantile of 97.5 %. */
const Z = 1.96;

/**
 * Wilson's interval, which holds for few plays too. Plays of one task are alike, and count for less than
 * plays of different tasks: for as many as would scatter the tasks' own rates like this.
 */
export function rateOf(plays: readonly Graded[]): Rate {
  const n = plays.length;
  const passed = plays.filter(({ reward }) => reward === 1).length;
  if (n === 0) return { passed, plays: n, rate: 0, low: 0, high: 1 };
  const rate = passed / n;
  const weight = independent(plays, rate);
  const spread = Z * Math.sqrt((rate * (1 - rate)) / weight + (Z * Z) / (4 * weight * weight));
  const middle = rate + (Z * Z) / (2 * weight);
  const scale = 1 + (Z * Z) / weight;
  const low = Math.max(0, (middle - spread) / scale);
  return { passed, plays: n, rate, low, high: Math.min(1, (middle + spread) / scale) };
}

function independent(plays: readonly Graded[], rate: number): number {
  const tasks = grouped(plays, ({ task }) => task.id);
  if (tasks.size === 1 || tasks.size === plays.length) return plays.length;
  const rates = [...tasks.values()].map(
    (own) => own.filter(({ reward }) => reward === 1).length / own.length,
  );
  const scatter =
    rates.reduce((sum, own) => sum + (own - rate) ** 2, 0) / (tasks.size - 1) / tasks.size;
  const alike = scatter === 0 ? plays.length : (rate * (1 - rate)) / scatter;
  return Math.min(plays.length, Math.max(tasks.size, alike));
}

export function reportOf(agent: string, plays: readonly Play[]): RunReport {
  const tasks = [...grouped(plays, ({ task }) => task.id)].map(([id, own]) => ({
    id,
    rate: rateOf(own),
    why: folded(own.flatMap(failuresOf)),
  }));
  return {
    agent,
    rate: rateOf(plays),
    steady: {
      passed: tasks.filter(({ rate }) => rate.passed === rate.plays).length,
      tasks: tasks.length,
    },
    groups: (["desk", "language", "difficulty"] as const).flatMap((by) =>
      [...grouped(plays, ({ task }) => task[by])].map(([name, own]) => ({
        by,
        name,
        rate: rateOf(own),
      })),
    ),
    tasks,
    calls: plays.reduce((sum, { calls }) => sum + calls.length, 0),
    tokens: plays.reduce((sum, { tokens }) => sum + tokens, 0),
    plays,
  };
}

function grouped<P extends Graded>(
  plays: readonly P[],
  name: (play: P) => string,
): ReadonlyMap<string, readonly P[]> {
  const groups = new Map<string, P[]>();
  for (const play of plays) {
    const own = groups.get(name(play));
    if (own) own.push(play);
    else groups.set(name(play), [play]);
  }
  return groups;
}

/** Equal failures once, with their count; the most frequent first. */
function folded(texts: readonly string[]): readonly Failure[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts]
    .map(([text, plays]) => ({ text, plays }))
    .toSorted((a, b) => b.plays - a.plays);
}

function failuresOf({ trouble, verdicts }: Play): string[] {
  const failed = verdicts.filter(({ ok }) => !ok).map(({ check, why }) => `${check}: ${why ?? ""}`);
  return trouble === undefined ? failed : [trouble, ...failed];
}

export function rateText({ passed, plays, rate, low, high }: Rate): string {
  const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
  return `${passed} of ${plays} (${percent(rate)}; ${percent(low)} to ${percent(high)})`;
}

/** `1 play`, `2 plays`. */
export function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? "" : "s"}`;
}

/** The failures for a terminal, those of plays that failed alike once. */
export function failureLines({ tasks, plays }: RunReport): readonly string[] {
  const stderr = plays.find((play) => play.trouble !== undefined && play.stderr !== "")?.stderr;
  return [
    ...tasks
      .filter(({ why }) => why.length > 0)
      .map(({ id, rate, why }) => {
        const lines = why.map(({ text, plays }) =>
          rate.plays === 1 ? text : `${text} (${counted(plays, "play")})`,
        );
        return `${id}: ${rate.passed} of ${rate.plays}\n  ${lines.join("\n  ")}`;
      }),
    ...(stderr === undefined
      ? []
      : [`The agent's stderr ends with:\n  ${lastLines(stderr).join("\n  ")}`]),
  ];
}

const STDERR_LINES = 8;

function lastLines(text: string): readonly string[] {
  return text.split("\n").slice(-STDERR_LINES);
}

/** What test reporters of CI services read. */
export function junitOf({ plays }: RunReport): string {
  const failed = plays.filter(({ reward }) => reward === 0).length;
  const cases = plays.map((play) => {
    const { task, repeat, took, reward } = play;
    const open = `<testcase classname="${escaped(task.desk)}" name="${escaped(`${task.id} #${repeat}`)}" time="${(took / 1000).toFixed(3)}"`;
    if (reward === 1) return `${open}/>`;
    const [first = ""] = failuresOf(play);
    return `${open}><failure message="${escaped(first)}">${escaped(failuresOf(play).join("\n"))}</failure></testcase>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="wayfare gym" tests="${plays.length}" failures="${failed}">\n${cases.join("\n")}\n</testsuite>\n`;
}

/** As text or as an attribute's value of XML and HTML; what XML cannot hold is left out. */
export function escaped(text: string): string {
  return text
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
