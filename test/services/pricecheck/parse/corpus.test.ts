import { describe, expect, test } from "vitest";
import { corpusFacts, markCase, readCorpus } from "../../../support/pricecheck-corpus.ts";

const facts = corpusFacts();
const open = readCorpus("open");
const blind = readCorpus("blind");

describe("the corpus", () => {
  test("has at least 250 requests, each under its own id, in seven languages and eight forms", () => {
    const all = [...open, ...blind];
    expect(all.length).toBeGreaterThanOrEqual(250);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const languages = new Set(all.map(({ language }) => language));
    expect([...languages].sort()).toEqual(["az", "de", "en", "es", "fr", "it", "ru"]);
    const forms = new Set(all.map(({ form }) => form));
    expect([...forms].sort()).toEqual([
      "chat",
      "email",
      "gds",
      "google",
      "kayak",
      "list",
      "matrix",
      "sentence",
    ]);
  });

  test.each(open)("expects of $id what it says is missing, and nothing else", ({ expected }) => {
    expect(expected.ready).toBe(expected.missing.length === 0);
    for (const name of Object.keys(expected.candidates ?? {})) {
      expect(expected.missing).toContain(name);
    }
  });
});

describe("the open half", () => {
  test.each(open)("$id ($language, $form) is read right", (one) => {
    const wrong = markCase(one, facts).filter(({ right }) => !right);
    expect(wrong.map(({ what }) => what)).toEqual([]);
  });
});

// Only the share: whoever sees which requests fail tunes on them.
test("of the blind half at least 95 fields of 100 are read right", () => {
  const marks = blind.flatMap((one) => markCase(one, facts));
  const share = marks.filter(({ right }) => right).length / marks.length;
  expect(share).toBeGreaterThanOrEqual(0.95);
});
