import { describe, expect, test } from "vitest";
import { lineOf, syntaxFault } from "../../../src/suppliers/catalogue/json-lines.ts";
import { fc } from "../../support/properties.ts";

const TEXT = `{
  "a": [
    1,
    { "b": "x\\ny" },
    []
  ],
  "c": {
    "d": -1.5e3, "e": true
  }
}`;

describe("the line of a value", () => {
  test.each([
    [[], 1],
    [["a"], 2],
    [["a", 0], 3],
    [["a", 1, "b"], 4],
    [["a", 2], 5],
    [["c", "d"], 8],
    [["c", "e"], 8],
  ])("%j is %i", (path, line) => {
    expect(lineOf(TEXT, path)).toBe(line);
  });

  test("that is missing is the line of what it is missing from", () => {
    expect(lineOf(TEXT, ["c", "missing"])).toBe(7);
    expect(lineOf(TEXT, ["a", 9, "x"])).toBe(2);
  });
});

describe("a text that is not JSON", () => {
  test.each([
    ['{\n  "a": 1,\n}', 3, 1],
    ['{\n  "a" 1\n}', 2, 7],
    ["[1,\n2", 2, 2],
    ['{"a": "b\n"}', 1, 7],
    ["{} x", 1, 4],
    ["", 1, 1],
    ["[01]", 1, 3],
  ])("%j stops being it at line %i, column %i", (text, line, column) => {
    expect(syntaxFault(text)).toEqual({ line, column });
  });

  test("is nothing that JSON.stringify writes", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 1, 3), (value, indent) => {
        expect(syntaxFault(JSON.stringify(value, undefined, indent))).toBeUndefined();
      }),
    );
  });
});
