import { expect, test } from "vitest";
import { tokenize } from "../../src/reading/tokens.ts";

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
