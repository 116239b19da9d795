import { describe, expect, test } from "vitest";
import { judge, type Sample } from "../../campaigns/soak/growth.ts";
import { judgeBusy } from "../../campaigns/soak/half-load.ts";

const MB = 1_048_576;

/** An hour that looks and buys by turns; a search leaves 100 bytes, a booking 2,000. */
function hour(changed: (minute: number) => Partial<Sample> = () => ({})): readonly Sample[] {
  let [searches, kept] = [0, 0];
  return Array.from({ length: 60 }, (_, minute) => {
    const buying = Math.floor(minute / 8) % 2 === 1;
    searches += 500;
    kept += buying ? 100 : 0;
    return {
      minute,
      buying,
      calls: searches * 3 + kept,
      searches,
      kept,
      rss: 300 * MB,
      heap: 80 * MB,
      descriptors: 40,
      stored: 100 * searches + 2_000 * kept,
      ...changed(minute),
    };
  });
}

describe("a soak", () => {
  test("of what has settled says what a search and a booking leave behind", () => {
    const { lines, flaws } = judge(hour());
    expect(flaws).toEqual([]);
    expect(lines.join("\n")).toMatch(/stored per search: 100 bytes/);
    expect(lines.join("\n")).toMatch(/stored per booking, order or request: 2000 bytes/);
  });

  test("may rise at its beginning, while caches fill", () => {
    expect(judge(hour((minute) => ({ heap: Math.min(20, minute) * 4 * MB }))).flaws).toEqual([]);
  });

  test.each<[string, (minute: number) => Partial<Sample>]>([
    ["heap", (minute) => ({ heap: (80 + minute * 2) * MB })],
    ["RSS", (minute) => ({ rss: (300 + minute * 10) * MB })],
    ["descriptors", (minute) => ({ descriptors: 40 + minute })],
    ["stored per search", (minute) => ({ stored: 500 * minute * 1_000 })],
  ])("fails when its %s grows with time", (what, changed) => {
    const { flaws } = judge(hour(changed));
    expect(flaws.map((flaw) => flaw.split(":")[0])).toEqual([what]);
  });

  test("fails when calls are refused as busy at half of what the machine could do", () => {
    const spell = { rate: 50, capacity: 100, calls: 3_000, busy: 0 };
    expect(judgeBusy([spell, { ...spell, busy: 20 }]).flaws).toEqual([]);
    expect(judgeBusy([spell, { ...spell, busy: 100 }]).flaws).toHaveLength(1);
  });

  test("lets refusals pass when the machine could do less than was asked of it by then", () => {
    const taken = { rate: 50, capacity: 60, calls: 3_000, busy: 500 };
    const { lines, flaws } = judgeBusy([taken, { ...taken, capacity: 90, busy: 1 }]);
    expect(flaws).toEqual([]);
    expect(lines).toEqual([
      "refused as busy: 1 of 3000 calls, in 1 of 2 spells that were at half load",
    ]);
  });
});
