import { beforeAll, expect, test } from "vitest";
import { markFacts, readFacts } from "../../../../support/planner-facts.ts";
import type { Half } from "../../../../support/pricecheck-corpus.ts";
import { openPlanner, type TestPlanner } from "../support.ts";

/** How many facts of a hundred are read right at least. */
const FLOORS = { open: 99.9, blind: 95.4 };

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

function shareRight(half: Half): number {
  const { atlas, deps } = planner;
  const marks = readFacts(half).flatMap((one) => markFacts(one, atlas, deps.places));
  return (100 * marks.filter(({ right }) => right).length) / marks.length;
}

test("there are 75 requests of the blind half and more of the open one, each under its own id", () => {
  const [open, blind] = [readFacts("open"), readFacts("blind")];
  expect(blind.length).toBe(75);
  expect(open.length).toBeGreaterThan(75);
  expect(new Set([...open, ...blind].map(({ id }) => id)).size).toBe(open.length + blind.length);
});

test("of the open half no fewer facts are read right than before", () => {
  expect(shareRight("open")).toBeGreaterThanOrEqual(FLOORS.open);
});

// Only the share: seeing which requests fail would be tuning on them.
test("of the blind half no fewer facts are read right than before", () => {
  expect(shareRight("blind")).toBeGreaterThanOrEqual(FLOORS.blind);
});
