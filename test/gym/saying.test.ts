import { expect, test } from "vitest";
import { filled, matches } from "../../src/gym/query.ts";
import { isSaid, unsaid } from "../../src/gym/saying.ts";

const kept = new Map<string, unknown>([
  ["price", 123450],
  ["made", [{ booking: "TEST-ABC123" }]],
]);

test.each([
  "1234.50",
  "$1,234.50",
  "1 234,50 USD",
  "1.234,50",
  "1234,5",
  "on 5 May: 1234.50, two bags",
])("an amount counts as said in the spelling %s", (text) => {
  expect(isSaid({ cents: "$price" }, kept, [text])).toBe(true);
  expect(isSaid({ cents: "$price" }, kept, [unsaid({ cents: "$price" }, kept, text)])).toBe(false);
});

test.each(["123450", "1234.51", "12 34.50", "21234.50", "nothing"])("%s does not say it", (text) =>
  expect(isSaid({ cents: "$price" }, kept, [text])).toBe(false),
);

test("a name counts in any case; what was never made cannot be said", () => {
  expect(isSaid({ text: "$made.*.booking" }, kept, ["ok: test-abc123"])).toBe(true);
  expect(isSaid({ text: "$made.*.request" }, kept, ["ok: test-abc123"])).toBe(false);
});

const DAY = { day: "2027-03-14" };

test.each([
  "2027-03-14",
  "on 14 March",
  "March 14th, 2027",
  "the 14th of March",
  "14.03.2027",
  "3/14",
  "14 марта",
  "14 mart 2027",
])("a day counts as said in the spelling %s", (text) => {
  expect(isSaid(DAY, kept, [text])).toBe(true);
  expect(isSaid(DAY, kept, [unsaid(DAY, kept, text)])).toBe(false);
});

test.each(["2027-03-15", "114 March", "14 May", "14 мая", "March 2027", "1 March 4"])(
  "%s is another day",
  (text) => expect(isSaid(DAY, kept, [text])).toBe(false),
);

test("a time of day counts in both clocks, and nothing is zero", () => {
  const said = (time: string, text: string) => isSaid({ time }, kept, [text]);
  for (const text of ["18:30", "at 18.30", "6:30 PM", "06:30 p.m.", "2027-03-14T18:30:00-05:00"]) {
    expect(said("18:30", text)).toBe(true);
  }
  expect([said("18:30", "6:30"), said("18:30", "6:30 am")]).toEqual([false, false]);
  expect([said("06:30", "6:30 a.m."), said("06:30", "6:30 pm")]).toEqual([true, false]);
  expect([said("00:05", "12:05 am"), said("12:05", "12:05 am")]).toEqual([true, false]);
  expect(isSaid({ cents: 0 }, kept, ["There is no extra charge."])).toBe(true);
  expect(isSaid({ cents: 0 }, kept, ["There is a charge of 10."])).toBe(false);
  expect(isSaid({ number: [10, 12] }, kept, ["about 12 dollars"])).toBe(true);
  expect(isSaid({ text: "SQ318" }, kept, ["flight SQ 318"])).toBe(true);
});

test("conditions look into lists, compare, and count", () => {
  const value = {
    flights: [
      { price: 5, stops: 0 },
      { price: 7, stops: 1 },
    ],
  };
  expect(matches(value, { "flights.*.price": { min: 6 } }, kept)).toBe(true);
  expect(matches(value, { "flights.*.price": { min: 8 } }, kept)).toBe(false);
  expect(matches(value, { flights: { size: 2 }, "flights.0.stops": 0 }, kept)).toBe(true);
  expect(matches(value, { "flights.0.stops": { not: 0 } }, kept)).toBe(false);
  expect(matches(value, { "flights.2": null }, kept)).toBe(true);
  expect(() => matches(value, { flights: { siez: 2 } }, kept)).toThrow(/siez/);
  expect(filled({ say: "{price|money} in all" }, kept)).toEqual({ say: "1234.50 in all" });
  expect(() => filled("$nothing", kept)).toThrow(/nothing/);
});
