import { describe, expect, test } from "vitest";
import {
  type CorpusCase,
  corpusFacts,
  markCase,
  readCorpus,
} from "../../../support/pricecheck-corpus.ts";

const facts = corpusFacts();
const open = readCorpus("open");
const blind = readCorpus("blind");

/** How many fields of a hundred are read right at least. */
const FLOORS = { first: 98.6, second: 93.7 };

function shareRight(cases: readonly CorpusCase[]): number {
  const marks = cases.flatMap((one) => markCase(one, facts));
  return (100 * marks.filter(({ right }) => right).length) / marks.length;
}

describe("the corpus", () => {
  test("has at least 400 requests, each under its own id, in eight languages and eight forms", () => {
    const all = [...open, ...blind];
    expect(all.length).toBeGreaterThanOrEqual(400);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const languages = new Set(all.map(({ language }) => language));
    expect([...languages].sort()).toEqual(["az", "de", "en", "es", "fr", "it", "ru", "tr"]);
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
    const { missing = ["words that are free"] } = expected;
    expect(expected.ready).toBe(missing.length === 0);
    for (const name of Object.keys(expected.candidates ?? {})) expect(missing).toContain(name);
  });
});

describe("the open half", () => {
  test.each(open)("$id ($language, $form) is read right", (one) => {
    const wrong = markCase(one, facts).filter(({ right }) => !right);
    expect(wrong.map(({ what }) => what)).toEqual([]);
  });
});

// Only the share: seeing which requests fail would be tuning on them.
test("of the blind half no fewer fields are read right than before", () => {
  expect(shareRight(readCorpus("blind", "first"))).toBeGreaterThanOrEqual(FLOORS.first);
  expect(shareRight(readCorpus("blind", "second"))).toBeGreaterThanOrEqual(FLOORS.second);
});
