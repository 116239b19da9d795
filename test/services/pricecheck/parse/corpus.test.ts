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
const FLOORS = { open: 99.5, first: 98.6, second: 93.7 };

/** Texts of the open half that are not read right, each with why: a rule for one or two texts is not worth its lines. */
const MISREAD: Readonly<Record<string, string>> = {
  "asked-075": "capitals",
  "asked-097": "times-of-all",
  "asked-116": "unjoined",
  "kind-there-and-back": "chain",
  "kind-today-ahead": "from-today",
  "layout-bpass2": "repeated",
  "layout-eticket": "columns",
  "layout-json-nested": "labels",
  o136: "sender",
  o206: "same-day",
  "own-45": "morning",
  "own-57": "corrected",
  "own-62": "corrected",
  s2o11: "spelled",
  "stranger-198": "sender",
  "stranger-301": "sender",
  "stranger-388": "same-day",
  "stranger-406": "namesakes",
  "stranger-414": "own-age",
  "stranger-445": "sellers",
  "spoken-03": "dates-last",
  "spoken-04": "small",
  w033: "week-on",
  w091: "qualified",
  w248: "codeshare",
  w264: "refused",
};

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
  test.each(open)("$id ($language, $form) is read right, or known not to be", (one) => {
    const wrong = markCase(one, facts).filter(({ right }) => !right);
    if (MISREAD[one.id] === undefined) expect(wrong.map(({ what }) => what)).toEqual([]);
    else expect(wrong.length, "is read right now: take it off the list").toBeGreaterThan(0);
  });

  test("is read right but for a few fields", () => {
    expect(shareRight(open)).toBeGreaterThanOrEqual(FLOORS.open);
    const ids = new Set(open.map(({ id }) => id));
    expect(Object.keys(MISREAD).filter((id) => !ids.has(id))).toEqual([]);
  });
});

// Only the share: seeing which requests fail would be tuning on them.
test("of the blind half no fewer fields are read right than before", () => {
  expect(shareRight(readCorpus("blind", "first"))).toBeGreaterThanOrEqual(FLOORS.first);
  expect(shareRight(readCorpus("blind", "second"))).toBeGreaterThanOrEqual(FLOORS.second);
});
