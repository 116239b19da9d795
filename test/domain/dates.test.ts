import { describe, expect, test } from "vitest";
import {
  dayNumber,
  formatOffset,
  isoDate,
  isoDateTime,
  monthOf,
  parseIsoDate,
  parseIsoDateTime,
  weekday,
} from "../../src/domain/dates.ts";

describe("civil dates", () => {
  test("a date and its day number are two names of one day", () => {
    for (const date of ["1970-01-01", "2024-02-29", "2026-11-15", "2049-12-31"]) {
      expect(isoDate(parseIsoDate(date) ?? Number.NaN)).toBe(date);
    }
    expect(dayNumber(2027, 3, 1) - dayNumber(2027, 2, 28)).toBe(1);
    expect(dayNumber(2028, 3, 1) - dayNumber(2028, 2, 28)).toBe(2);
  });

  test.each(["2027-02-29", "2027-13-01", "2027-00-10", "2027-3-1", "27-03-01", "tomorrow", ""])(
    "%s is no date",
    (text) => {
      expect(parseIsoDate(text)).toBeUndefined();
    },
  );

  test("weeks start on Monday", () => {
    expect(weekday(dayNumber(2026, 11, 15))).toBe(6);
    expect(weekday(dayNumber(2026, 11, 16))).toBe(0);
    expect(weekday(dayNumber(1969, 12, 31))).toBe(2);
  });

  test("the month is the calendar's", () => {
    expect(monthOf(dayNumber(2027, 1, 31))).toBe(1);
    expect(monthOf(dayNumber(2027, 12, 1))).toBe(12);
  });
});

describe("times with offsets", () => {
  test("offsets keep their sign and their odd minutes", () => {
    expect([0, -300, 345, -210, 840].map(formatOffset)).toEqual([
      "+00:00",
      "-05:00",
      "+05:45",
      "-03:30",
      "+14:00",
    ]);
  });

  test("an instant is written in local time, on the local date", () => {
    const instant = dayNumber(2027, 3, 1) * 1440 + 30;
    expect(isoDateTime(instant, -300)).toBe("2027-02-28T19:30:00-05:00");
    expect(isoDateTime(instant, 345)).toBe("2027-03-01T06:15:00+05:45");
  });

  test("a time is read with its offset, or as local", () => {
    const local = dayNumber(2027, 3, 1) * 1440 + 600;
    expect(parseIsoDateTime("2027-03-01T10:00:00")).toEqual({ local });
    expect(parseIsoDateTime("2027-03-01T10:00")).toEqual({ local });
    expect(parseIsoDateTime("2027-03-01T10:00:00.5Z")).toEqual({ local, offset: 0 });
    expect(parseIsoDateTime("2027-03-01T10:00:00-05:30")).toEqual({ local, offset: -330 });
  });

  test.each(["2027-03-01", "2027-03-01T24:00", "2027-02-30T10:00", "2027-03-01T10:00+19:00"])(
    "%s is no time",
    (text) => {
      expect(parseIsoDateTime(text)).toBeUndefined();
    },
  );
});
