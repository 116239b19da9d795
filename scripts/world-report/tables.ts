import { readFileSync } from "node:fs";

/** Rows of a tab-separated file beside this one, by the names in its first line. */
export function readTable(name: string): readonly Readonly<Record<string, string>>[] {
  const text = readFileSync(new URL(name, import.meta.url), "utf8");
  const [head = [], ...rows] = text
    .trim()
    .split("\n")
    .map((line) => line.split("\t"));
  return rows.map((cells) => Object.fromEntries(head.map((key, i) => [key, cells[i] ?? ""])));
}

/** How many figures of a kind lie near enough to reality. */
export interface Tally {
  near: number;
  all: number;
}

/** A table of the world beside reality, and how near it comes. */
export interface Report<Figure extends string> {
  readonly tallies: Readonly<Record<Figure, Tally>>;
  readonly text: string;
}

/** "ours / real", in bold where ours is farther from it than `share`; counted where a tally is given. */
export function beside(ours: number, real: number, share: number, tally?: Tally): string {
  const near = Math.abs(ours / real - 1) <= share;
  if (tally) {
    tally.all++;
    if (near) tally.near++;
  }
  const text = Number.isFinite(ours) ? String(Math.round(ours)) : "–";
  return `${near ? text : `**${text}**`} / ${real}`;
}

export function percent({ near, all }: Tally): string {
  return `${near} of ${all} (${Math.round((100 * near) / all)} %)`;
}

/** NaN where there is nothing. */
export function median(values: readonly number[]): number {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

export function markdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), `|${"---|".repeat(head.length)}`, ...rows.map(line)].join("\n");
}
