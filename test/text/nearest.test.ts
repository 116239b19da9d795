import { describe, expect, test } from "vitest";
import { editDistance, isOneApart, nearest } from "../../src/text/nearest.ts";
import { fc } from "../support/properties.ts";

describe("the nearest word", () => {
  test.each([
    ["departure_date", ["origin", "departureDate"], "departureDate"],
    ["busines", ["economy", "business"], "business"],
    ["cabinClass", ["origin", "cabin"], "cabin"],
    ["searchFlight", ["searchFlights", "search_flights"], "searchFlights"],
    ["wrold", ["demo", "world"], "world"],
    ["--tolsets", ["toolsets", "tools"], "toolsets"],
  ])("to %s is the one that was meant", (word, known, meant) => {
    expect(nearest(word, known)).toBe(meant);
  });

  test("is none when nothing is near", () => {
    expect(nearest("colour", ["origin", "destination"])).toBeUndefined();
    expect(nearest("", ["origin"])).toBeUndefined();
    expect(nearest("x", [])).toBeUndefined();
  });
});

test("a megabyte resembles nothing, and costs nothing", () => {
  const long = "category".repeat(130_000);
  expect(nearest(long, ["category"])).toBeUndefined();
  expect(nearest("categry", [long, "category"])).toBe("category");
});

test("words that are one letter apart are those at a distance of one", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 6 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(isOneApart(a, b)).toBe(editDistance(a, b) === 1);
    }),
    { numRuns: 2000 },
  );
});
