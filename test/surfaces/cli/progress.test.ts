import { expect, test } from "vitest";
import { progressTo } from "../../../src/surfaces/cli/progress.ts";

function told(columns: number | undefined, times: readonly number[]): readonly string[] {
  const lines: string[] = [];
  let time = 0;
  const tell = progressTo({ columns, warn: (line) => lines.push(line) }, () => time);
  for (const next of times) {
    time = next;
    tell(`at ${next}`);
  }
  return lines;
}

test("a person is told once a second, and nothing of what takes less", () => {
  expect(told(80, [100, 999])).toEqual([]);
  expect(told(80, [999, 1000, 1500, 2000, 9000])).toEqual(["at 1000", "at 2000", "at 9000"]);
});

test("a file or a program is told nothing", () => {
  expect(told(undefined, [5000, 10_000])).toEqual([]);
});
