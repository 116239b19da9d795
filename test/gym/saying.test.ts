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
