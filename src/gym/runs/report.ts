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
  readonly tasks: readonly {
    readonly id: string;
    readonly rate: Rate;
    readonly why: readonly string[];
  }[];
  readonly calls: number;
  readonly tokens: number;
  readonly plays: readonly Play[];
}

/** The normal quantile of 97.5 %. */
const Z = 1.96;

/** Wilson's interval, which holds for few plays too. */
export function rateOf(plays: readonly Pick<Play, "reward">[]): Rate {
  const n = plays.length;
  const passed = plays.filter(({ reward }) => reward === 1).length;
  if (n === 0) return { passed, plays: n, rate: 0, low: 0, high: 1 };
  const rate = passed / n;
  const spread = Z * Math.sqrt((rate * (1 - rate)) / n + (Z * Z) / (4 * n * n));
  const middle = rate + (Z * Z) / (2 * n);
  const scale = 1 + (Z * Z) / n;
  const low = Math.max(0, (middle - spread) / scale);
  return { passed, plays: n, rate, low, high: Math.min(1, (middle + spread) / scale) };
}

export function reportOf(agent: string, plays: readonly Play[]): RunReport {
  const ids = [...new Set(plays.map(({ task }) => task.id))];
  return {
    agent,
    rate: rateOf(plays),
    tasks: ids.map((id) => {
      const own = plays.filter(({ task }) => task.id === id);
      return { id, rate: rateOf(own), why: [...new Set(own.flatMap(failuresOf))] };
    }),
    calls: plays.reduce((sum, { calls }) => sum + calls.length, 0),
    tokens: plays.reduce((sum, { tokens }) => sum + tokens, 0),
    plays,
  };
}

export function failuresOf({ trouble, verdicts }: Play): string[] {
  const failed = verdicts.filter(({ ok }) => !ok).map(({ check, why }) => `${check}: ${why ?? ""}`);
  return trouble === undefined ? failed : [trouble, ...failed];
}

export function rateText({ passed, plays, rate, low, high }: Rate): string {
  const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
  return `${passed} of ${plays} (${percent(rate)}; ${percent(low)} to ${percent(high)})`;
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
