import { describe, expect, test } from "vitest";
import { shareOut } from "../../../src/world/fares/share.ts";
import { fc } from "../../support/properties.ts";

describe("sharing out an amount", () => {
  test("parts are whole and sum to the amount", () => {
    const weights = fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), weights, (amount, by) => {
        const parts = shareOut(amount, by);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
        expect(parts.every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
      }),
    );
  });

  test("parts follow the weights", () => {
    expect(shareOut(1000, [1, 3])).toEqual([250, 750]);
    expect(shareOut(100, [1, 1, 1])).toEqual([33, 34, 33]);
  });
});
