import { describe, expect, test } from "vitest";
import { SEASON_NAMES, SEASONS, slotsOf, WEEK_NAMES } from "../../../src/world/network/seasons.ts";
import { dailyCounts } from "../../../src/world/timetable/operating-days.ts";

function weekOf(counts: Uint8Array, month: number): number[] {
  return [...counts.subarray(month * 7, month * 7 + 7)];
}

function sum(list: readonly number[]): number {
  return list.reduce((total, item) => total + item, 0);
}

describe("days of operation", () => {
  test("a flat route flies its weekly number in every month, evenly spread", () => {
    for (let weekly = 1; weekly <= 40; weekly++) {
      for (let turn = 0; turn < 7; turn++) {
        const counts = dailyCounts({ weekly, season: "flat", week: "flat" }, turn);
        for (let month = 0; month < 12; month++) {
          const week = weekOf(counts, month);
          expect(sum(week)).toBe(weekly);
          expect(Math.max(...week) - Math.min(...week)).toBeLessThanOrEqual(1);
        }
      }
    }
  });

  test("a few flights a week keep apart", () => {
    for (let turn = 0; turn < 7; turn++) {
      const week = weekOf(dailyCounts({ weekly: 3, season: "flat", week: "flat" }, turn), 0);
      const [a = 0, b = 0, c = 0] = week.flatMap((count, day) => (count > 0 ? [day] : []));
      expect(Math.min(b - a, c - b, a + 7 - c)).toBeGreaterThanOrEqual(2);
    }
  });

  test("months follow the season, days never exceed the route's numbers", () => {
    for (const season of SEASON_NAMES) {
      for (const week of WEEK_NAMES) {
        for (const weekly of [2, 7, 10, 35, 120]) {
          const rhythm = { weekly, season, week };
          const counts = dailyCounts(rhythm, 3);
          expect(Math.max(...counts)).toBeLessThanOrEqual(slotsOf(rhythm));
          if (weekly < 35) continue;
          SEASONS[season].forEach((index, month) => {
            const wanted = (weekly * index) / 100;
            expect(Math.abs(sum(weekOf(counts, month)) - wanted)).toBeLessThanOrEqual(
              2 + wanted * 0.08,
            );
          });
        }
      }
    }
  });

  test("a shuttle rests on Saturdays, a daily flight stays daily in season", () => {
    const shuttle = weekOf(dailyCounts({ weekly: 70, season: "flat", week: "shuttle" }, 0), 6);
    expect(shuttle[5]).toBeLessThan((shuttle[0] ?? 0) / 2);
    const daily = dailyCounts({ weekly: 7, season: "us", week: "us" }, 2);
    expect(weekOf(daily, 6)).toEqual([1, 1, 1, 1, 1, 1, 1]);
  });
});
