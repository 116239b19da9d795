import { expect, test } from "vitest";
import { dayNumber } from "../../src/domain/dates.ts";
import { findOtherDates } from "../../src/reading/dates.ts";
import { startReading } from "../../src/reading/reading.ts";

const TODAY = dayNumber(2026, 11, 18);

function daysAhead(text: string): (number | undefined)[] {
  return findOtherDates(startReading(text, TODAY), false).map((span) =>
    "date" in span ? span.date.fromToday : undefined,
  );
}

test("the day after tomorrow is read among words of another language", () => {
  expect(daysAhead("volo dopodomani, is this price a good deal for the flight?")).toEqual([2]);
  expect(daysAhead("Hi, the flight is übermorgen, thanks for checking the fare")).toEqual([2]);
});

test("a word for tomorrow counts in its own language alone: elsewhere it is a morning", () => {
  expect(daysAhead("Wir fliegen morgen nach Rom")).toEqual([1]);
  expect(daysAhead("The flight with Captain Morgen was good and on time")).toEqual([]);
});
