import { describe, expect, test } from "vitest";
import { dayFromToday, daysLater } from "../../console/src/format/days-later.ts";
import { shareWords, waitedWords } from "../../console/src/format/figures.ts";
import { formatsOf } from "../../console/src/format/formats.ts";

const NOW = Date.parse("2026-11-15T12:00:00Z");

describe("local times", () => {
  test("are shown as the ticket has them, whatever the reader's zone", () => {
    const format = formatsOf("en");
    expect(format.time("2026-12-10T18:05:00-05:00")).toBe("18:05");
    expect(format.day("2026-12-10T23:55:00+14:00")).toBe("Thu, 10 Dec 2026");
  });

  test("name days and months in each language", () => {
    expect(formatsOf("ru").day("2026-12-10")).toBe("чт, 10 дек. 2026 г.");
    expect(formatsOf("az").day("2026-12-10")).toBe("C.a., 10 dek 2026");
  });

  test("count the dates that a flight crosses, backwards over the date line too", () => {
    expect(daysLater("2026-12-10T23:00:00+04:00", "2026-12-11T06:00:00Z")).toBe(1);
    expect(daysLater("2026-12-10T09:00:00+09:00", "2026-12-09T20:00:00-08:00")).toBe(-1);
  });
});

describe("how long ago", () => {
  test.each([
    ["en", 3 * 3_600_000, "3 hr ago"],
    ["ru", 3 * 3_600_000, "3 ч назад"],
    ["az", 3 * 3_600_000, "3 saat əvvəl"],
    ["az", 0, "indicə"],
    ["az", 86_400_000, "dünən"],
    ["az", 30 * 86_400_000, "16 okt 2026"],
    ["en", 30 * 86_400_000, "16 Oct 2026"],
  ] as const)("in %s, %d ms: %s", (language, before, written) => {
    expect(
      formatsOf(language)
        .ago(NOW - before, NOW)
        .replaceAll("\u00a0", " "),
    ).toBe(written);
  });

  test("never lies in the future, when two clocks differ", () => {
    expect(formatsOf("en").ago(NOW + 60_000, NOW)).toBe("this minute");
  });
});

test("durations are hours and minutes", () => {
  const { duration } = formatsOf("en");
  expect([45, 60, 425].map(duration)).toEqual(["45 min", "1 h", "7 h 5 min"]);
});

test("money is written as the language does, exact sums with their cents, and an unknown currency is not hidden", () => {
  const written = (["en", "az", "ru"] as const).map((language) =>
    formatsOf(language).cents(123_450).replaceAll(/\s/g, " "),
  );
  expect(written).toEqual(["$1,234.50", "1.234,50 $", "1 234,50 $"]);
  expect([55_400, 0].map(formatsOf("en").cents)).toEqual(["$554.00", "$0.00"]);
  expect(formatsOf("en").money(3386, "GBP")).toBe("£3,386");
  expect(formatsOf("en").money(5, "??")).toBe("5 ??");
});

test("a share is a whole percentage, which Russian sets apart", () => {
  const written = (["en", "az", "ru"] as const).map((language) => shareWords(language, 0.824));
  expect(written).toEqual(["82%", "82%", "82\u00a0%"]);
});

test("a day from today is a date", () => {
  expect(dayFromToday(30)).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(Date.parse(dayFromToday(31)) - Date.parse(dayFromToday(30))).toBe(86_400_000);
});

test("sentences of the server's have their dates, times and dollars as the reader writes them", () => {
  const { localized } = formatsOf("ru");
  const plain = (text: string) => localized(text).replaceAll(/\s/g, " ");
  expect(plain("AA1 of 2027-01-12 becomes AA1 LHR 2027-01-13 12:30, $1,054.50")).toBe(
    "AA1 of вт, 12 янв. 2027 г. becomes AA1 LHR ср, 13 янв. 2027 г., 12:30, 1 054,50 $",
  );
  expect(plain("until 2026-11-17T16:23Z.")).toMatch(/^until 1[678] нояб. 2026 г., \d\d:\d\d\.$/);
});

test("waiting is a duration, and in days where it is long", () => {
  const waits = (["en", "az", "ru"] as const).map((language) =>
    [20_000, 180_000, 90 * 60_000, 75 * 3_600_000].map((ms) =>
      waitedWords({ language, format: formatsOf(language) }, ms),
    ),
  );
  expect(waits).toEqual([
    ["<\u00a01\u00a0min", "3 min", "1 h 30 min", "3 days"],
    ["<\u00a01\u00a0dəq", "3 dəq", "1 saat 30 dəq", "3 gün"],
    ["<\u00a01\u00a0мин", "3 мин", "1 ч 30 мин", "3 дн."],
  ]);
});
