import { describe, expect, test } from "vitest";
import { isoDate, parseIsoDate } from "../../../src/domain/dates.ts";
import { drawLevel } from "../../../src/world/calendar/draws.ts";
import { easter, spansIn } from "../../../src/world/calendar/feasts.ts";
import { leaving, returning, staying } from "../../../src/world/calendar/holidays.ts";

function day(date: string): number {
  const found = parseIsoDate(date);
  if (found === undefined) throw new Error(`no such day: ${date}`);
  return found;
}

/** The first day of a span in a year. */
function first(span: string, year: number): string | undefined {
  const [found] = spansIn(span, year);
  return found && isoDate(found[0]);
}

describe("days that move", () => {
  test("fall where the churches, the moon and the law put them", () => {
    expect([2026, 2027, 2028].map((year) => isoDate(easter(year)))).toEqual([
      "2026-04-05",
      "2027-03-28",
      "2028-04-16",
    ]);
    expect([first("O+0", 2026), first("O+0", 2027)]).toEqual(["2026-04-12", "2027-05-02"]);
    expect([first("C+0", 2027), first("C+0", 2030)]).toEqual(["2027-02-06", "2030-02-03"]);
    expect([first("T+0", 2026), first("T+0", 2028)]).toEqual(["2026-11-26", "2028-11-23"]);
    expect([first("L+0", 2027), first("R+0", 2027)]).toEqual(["2027-09-06", "2027-05-31"]);
  });

  test("the feasts of the moon are met within two days", () => {
    for (const [span, real] of [
      ["F+0", "2025-03-30"],
      ["F+0", "2026-03-20"],
      ["F+0", "2027-03-10"],
      ["A+0", "2026-05-27"],
      ["A+0", "2027-05-17"],
      ["A+0", "2028-05-05"],
    ] as const) {
      const [found] = spansIn(span, Number(real.slice(0, 4)));
      expect(Math.abs((found?.[0] ?? 0) - day(real)), real).toBeLessThanOrEqual(2);
    }
  });

  test("a year of the sun may hold a feast of the moon twice", () => {
    const times = Array.from({ length: 40 }, (_, i) => spansIn("F+0", 2020 + i).length);
    expect(times.filter((count) => count === 2).length).toBeGreaterThanOrEqual(1);
    expect(times.every((count) => count === 1 || count === 2)).toBe(true);
  });
});

describe("holidays", () => {
  test("people leave as a break begins and come back as it ends", () => {
    for (const [country, start, end] of [
      ["AZ", "2027-03-18", "2027-03-26"],
      ["CA", "2026-12-22", "2027-01-03"],
      ["CN", "2027-09-29", "2027-10-07"],
      ["JP", "2027-04-30", "2027-05-05"],
      ["US", "2026-11-25", "2026-11-29"],
    ] as const) {
      expect(leaving(country, day(start)), country).toBe(1);
      expect(returning(country, day(start)), country).toBeLessThan(0.5);
      expect(returning(country, day(end)), country).toBe(1);
      expect(leaving(country, day(end)), country).toBeLessThan(0.5);
      expect(staying(country, day(start) + 2), country).toBe(1);
    }
  });

  test("an ordinary week has none, whoever's", () => {
    for (const country of ["AZ", "US", "GB", "DE", "CN", "JP", "TR", "AE", "BR"]) {
      for (let at = day("2027-11-08"); at <= day("2027-11-12"); at++) {
        expect(leaving(country, at) + returning(country, at) + staying(country, at)).toBe(0);
      }
    }
  });

  test("Christmas is one holiday over the turn of the year", () => {
    expect(staying("GB", day("2026-12-31"))).toBe(1);
    expect(staying("GB", day("2027-01-01"))).toBe(1);
    expect(staying("GB", day("2027-01-09"))).toBe(0);
  });

  test("schools' long holidays move flights, not the level of a night's stay", () => {
    expect(leaving("DE", day("2027-07-10"))).toBeGreaterThan(0.5);
    expect(staying("DE", day("2027-07-10"))).toBe(0);
  });

  test("towns have days of their own, before their country's", () => {
    expect(drawLevel("RIO", "BR", day("2027-02-09"))).toBe(3);
    expect(drawLevel("RIO", "BR", day("2027-03-09"))).toBe(1);
    expect(drawLevel("TYO", "JP", day("2027-04-01"))).toBeGreaterThan(1);
    expect(drawLevel("SPK", "JP", day("2027-02-05"))).toBe(1.4);
  });

  test("a town's days are the same in every year, to the first and the last night", () => {
    for (let year = 2024; year <= 2040; year++) {
      const [begins, ends] = [day(`${year}-09-18`), day(`${year}-10-03`)];
      for (let night = begins - 30; night <= ends + 30; night++) {
        const level = night >= begins && night <= ends ? 2.7 : 1;
        expect(drawLevel("MUC", "DE", night), isoDate(night)).toBe(level);
      }
    }
  });
});
