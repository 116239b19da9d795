import { describe, expect, test } from "vitest";
import { CATEGORIES, LANGUAGES } from "../../../src/domain/catalogue.ts";
import {
  categoryName,
  daysText,
  hoursText,
  monthsText,
  SEASONS,
  seasonMonths,
  seasonName,
} from "../../../src/services/concierge/vocabulary.ts";

describe("months in words", () => {
  test.each([
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], "en", "all year"],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], "ru", "круглый год"],
    [[4, 5, 6, 7, 8, 9, 10], "en", "April – October"],
    [[12, 1, 2, 3], "en", "December – March"],
    [[12, 1, 2, 3], "az", "dekabr – mart"],
    [[1, 2, 7], "ru", "январь – февраль, июль"],
    [[5], "en", "May"],
    [[9, 4, 5], "en", "April – May, September"],
  ] as const)("%j in %s are %j", (months, lang, text) => {
    expect(monthsText(months, lang)).toBe(text);
  });
});

test("the seasons share out the year", () => {
  expect(seasonMonths("summer")).toEqual([6, 7, 8]);
  expect(seasonMonths("winter")).toEqual([12, 1, 2]);
  expect(SEASONS.flatMap(seasonMonths).toSorted((a, b) => a - b)).toHaveLength(12);
});

describe("lengths of time", () => {
  test.each([
    [1, "en", "1 day"],
    [5, "en", "5 days"],
    [1, "ru", "1 день"],
    [3, "ru", "3 дня"],
    [5, "ru", "5 дней"],
    [11, "ru", "11 дней"],
    [21, "ru", "21 день"],
    [22, "ru", "22 дня"],
    [5, "az", "5 gün"],
  ] as const)("%d days in %s are %j", (days, lang, text) => {
    expect(daysText(days, lang)).toBe(text);
  });

  test.each([
    [1, "en", "1 hour"],
    [3, "en", "3 hours"],
    [1.5, "en", "1.5 hours"],
    [1.5, "ru", "1,5 часа"],
    [8, "ru", "8 часов"],
    [2.5, "az", "2,5 saat"],
  ] as const)("%d hours in %s are %j", (hours, lang, text) => {
    expect(hoursText(hours, lang)).toBe(text);
  });
});

test("no two categories or seasons share a name in a language", () => {
  for (const lang of LANGUAGES) {
    const names = [
      ...CATEGORIES.map((category) => categoryName(category, lang)),
      ...SEASONS.map((season) => seasonName(season, lang)),
    ];
    expect(new Set(names).size).toBe(names.length);
  }
});
