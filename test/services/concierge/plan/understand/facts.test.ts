import { beforeAll, expect, test } from "vitest";
import { markFacts, readFacts } from "../../../../support/planner-facts.ts";
import type { Half } from "../../../../support/pricecheck-corpus.ts";
import { openPlanner, type TestPlanner } from "../support.ts";

/** How many facts of a hundred are read right at least. */
const FLOORS = { open: 99.3, blind: 92.7 };

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

function shareRight(half: Half): number {
  const { atlas, deps } = planner;
  const marks = readFacts(half).flatMap((one) => markFacts(one, atlas, deps.places));
  return (100 * marks.filter(({ right }) => right).length) / marks.length;
}

test("there are 150 requests, each under its own id", () => {
  const ids = [...readFacts("open"), ...readFacts("blind")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(150);
});

test("of the open half no fewer facts are read right than before", () => {
  expect(shareRight("open")).toBeGreaterThanOrEqual(FLOORS.open);
});

// Only the share: seeing which requests fail would be tuning on them.
test("of the blind half no fewer facts are read right than before", () => {
  expect(shareRight("blind")).toBeGreaterThanOrEqual(FLOORS.blind);
});
