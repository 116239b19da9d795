import { describe, expect, test } from "vitest";
import { laterInWeek, operatingDays } from "../../../src/world/timetable/weekdays.ts";

function bits(mask: number): number[] {
  return [0, 1, 2, 3, 4, 5, 6].filter((day) => mask & (1 << day));
}

describe("days of operation", () => {
  test("there are as many as flights in the week, whatever the turn", () => {
    for (let count = 1; count <= 7; count++) {
      for (let turn = 0; turn < 7; turn++) {
        expect(bits(operatingDays(count, turn))).toHaveLength(count);
      }
    }
  });

  test("a few flights a week keep apart", () => {
    for (let turn = 0; turn < 7; turn++) {
      const [a = 0, b = 0, c = 0] = bits(operatingDays(3, turn));
      expect(Math.min(b - a, c - b, a + 7 - c)).toBeGreaterThanOrEqual(2);
    }
  });

  test("a flight back the next day runs one weekday later", () => {
    expect(bits(laterInWeek(operatingDays(1, 6), 1))).toEqual([0]);
    expect(bits(laterInWeek(0b0010101, 2))).toEqual([2, 4, 6]);
    expect(laterInWeek(0x7f, 3)).toBe(0x7f);
  });
});
