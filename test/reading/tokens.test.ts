import { expect, test } from "vitest";
import { cleanText, tokenize } from "../../src/reading/tokens.ts";
import { growth, LINEAR } from "../support/growth.ts";

test("a long run of figures and letters is one word, a code is read apart", () => {
  expect(tokenize("1a".repeat(40)).map(({ kind }) => kind)).toEqual(["word"]);
  expect(tokenize("QR124MXPDOH19FEB").map(({ text }) => text)).toEqual([
    "QR",
    "124",
    "MXPDOH",
    "19",
    "FEB",
  ]);
});

test.each([" ", "\n", "\ufeff", "Thanks, ", "Anna ", ". "])(
  "a run of %j is cleaned in time by its length",
  (part) => {
    const run = (length: number) => part.repeat(length / part.length);
    expect(growth((length) => cleanText(run(length)), 1_250)).toBeLessThan(LINEAR);
  },
);
