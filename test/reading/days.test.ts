import { describe, expect, test } from "vitest";
import { isoDate, parseIsoDate } from "../../src/domain/dates.ts";
import type { SaidDate } from "../../src/reading/days.ts";
import { type Calendar, daysOf, orderOf } from "../../src/reading/days.ts";

/** A Tuesday. */
const today = parseIsoDate("2026-11-17") ?? 0;

function days(date: SaidDate, order?: Calendar["order"], previous?: string): string[] {
  const before = previous === undefined ? undefined : parseIsoDate(previous);
  return daysOf(date, { today, order }, before).days.map(isoDate);
}

describe("a date without a year", () => {
  test.each([
    ["is the next one", { day: 19, month: 2 }, ["2027-02-19"]],
    ["may be today", { day: 17, month: 11 }, ["2026-11-17"]],
    ["that passed lately may be meant still", { day: 1, month: 11 }, ["2026-11-01", "2027-11-01"]],
    ["that passed 31 days ago is next year's", { day: 17, month: 10 }, ["2027-10-17"]],
    ["has the year that its weekday fits", { day: 1, month: 11, weekday: 0 }, ["2027-11-01"]],
    ["on a leap day waits for one", { day: 29, month: 2 }, ["2028-02-29"]],
    ["that no calendar has is none", { day: 30, month: 2 }, []],
  ])("%s", (_, date, expected) => {
    expect(days(date)).toEqual(expected);
  });

  test("does not lie before the flight before it", () => {
    expect(days({ day: 1, month: 11 }, undefined, "2026-12-20")).toEqual(["2027-11-01"]);
  });
});

test("a year that is written stands, even in the past", () => {
  expect(days({ day: 19, month: 2, year: 2026 })).toEqual(["2026-02-19"]);
});

describe("two figures", () => {
  const open = { day: 3, month: 4, openOrder: true };

  test("have two readings, the earlier first", () => {
    expect(days(open)).toEqual(["2027-03-04", "2027-04-03"]);
  });

  test("have one where the order is known, or a weekday decides", () => {
    expect(days(open, "day")).toEqual(["2027-04-03"]);
    expect(days(open, "month")).toEqual(["2027-03-04"]);
    expect(days({ ...open, weekday: 3 })).toEqual(["2027-03-04"]);
  });

  test("of another date give the order away", () => {
    expect(orderOf("03/04 and 15/04")).toBe("day");
    expect(orderOf("3/4 to 3/17/2027")).toBe("month");
    expect(orderOf("03/04")).toBeUndefined();
    expect(orderOf("8:55-16:40, 10-20")).toBeUndefined();
  });
});

describe("a day told from today", () => {
  test.each([
    ["tomorrow", { fromToday: 1 }, "2026-11-18"],
    ["Friday is the coming one", { weekday: 4 }, "2026-11-20"],
    ["Monday is the coming one", { weekday: 0 }, "2026-11-23"],
    ["next Friday is that of next week", { weekday: 4, nextWeek: true }, "2026-11-27"],
    ["next Monday is that of next week", { weekday: 0, nextWeek: true }, "2026-11-23"],
  ])("%s", (_, date, expected) => {
    expect(days(date)).toEqual([expected]);
  });

  test("the 4th is of the month that was spoken of, or of the next", () => {
    expect(days({ day: 20 }, undefined, "2027-02-12")).toEqual(["2027-02-20"]);
    expect(days({ day: 4 }, undefined, "2027-02-12")).toEqual(["2027-03-04"]);
  });
});
