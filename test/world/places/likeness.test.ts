import { describe, expect, test } from "vitest";
import { editDistance, likeness, swaps } from "../../../src/world/places/likeness.ts";
import { fc } from "../../support/properties.ts";

const word = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(..."abcd") });

describe("likeness", () => {
  test("a swap of neighbours is one edit, like an insertion, a deletion or a replacement", () => {
    expect(editDistance("lodnon", "london", 3)).toBe(1);
    expect(editDistance("londn", "london", 3)).toBe(1);
    expect(editDistance("londoon", "london", 3)).toBe(1);
    expect(editDistance("lindon", "london", 3)).toBe(1);
    expect(editDistance("paris", "london", 2)).toBe(3);
  });

  test("edits are counted the same from either side", () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b, 20)).toBe(editDistance(b, a, 20));
      }),
    );
  });

  test("it is 1 for the same name alone, and never more", () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const alike = likeness(a, b);
        expect(alike === 1).toBe(a === b);
        expect(alike).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("every swap is one edit away", () => {
    fc.assert(
      fc.property(word, (text) => {
        for (const swapped of swaps(text)) expect(editDistance(text, swapped, 3)).toBe(1);
      }),
    );
  });
});
