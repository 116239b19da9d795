import { expect, test } from "vitest";
import { wordStock } from "../../src/text/word-stock.ts";

const LISTS = { sights: "museum|old town|walk*", more: { food: "wine;beer" } };

test("words by themselves and what begins with a stem are known, parts of longer phrases are not", () => {
  const isKnown = wordStock(LISTS, (word) => word);
  expect(["museum", "walk", "walking", "beer"].map(isKnown)).toEqual([true, true, true, true]);
  expect(["museums", "old", "wal", ""].map(isKnown)).toEqual([false, false, false, false]);
});

test("a word is looked at no further than the longest stem goes", () => {
  const isKnown = wordStock(LISTS, (word) => word);
  let looks = 0;
  class Counted extends String {
    override slice(from?: number, to?: number): string {
      looks++;
      return super.slice(from, to);
    }
  }
  isKnown(Object(new Counted("x".repeat(100_000))));
  expect(looks).toBeLessThanOrEqual("walk".length);
});
