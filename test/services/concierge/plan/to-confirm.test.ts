import { beforeAll, describe, expect, test } from "vitest";
import type { PlanRequest } from "../../../../src/domain/contracts/concierge/plan.ts";
import { answersOf } from "../../../../src/services/concierge/plan/notes/answers.ts";
import { toConfirm } from "../../../../src/services/concierge/plan/notes/to-confirm.ts";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import { leavesInEvening } from "../../../../src/services/concierge/plan/route/flight-there.ts";
import type { Trip } from "../../../../src/services/concierge/plan/trip.ts";
import { openPlanner, type TestPlanner } from "./support.ts";

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

async function trip(request: PlanRequest): Promise<Trip> {
  return await tripFor(planner.deps, request);
}

describe("what a plan holds that has to be confirmed is told of", () => {
  const bologna = "4 days in Bologna from London in May 2027, one of us is coeliac, gluten-free";

  test("a pasta class that was asked for beside a table without gluten, and opera that may not be on", async () => {
    const query = `${bologna}. An evening of opera.`;
    const fields = { query, destinations: ["Bologna"], must: ["pasta class", "opera evening"] };
    const told = toConfirm(await trip(fields));
    expect(told).toContain("named-dish");
    expect(told).toContain("programme");
  });

  test("nothing where nothing of it is planned", async () => {
    const told = toConfirm(await trip({ query: bologna, destinations: ["Bologna"] }));
    expect(told).not.toContain("named-dish");
    expect(told).not.toContain("programme");
  });

  test("a ryokan with its own spring is asked of the operator in a city without one", async () => {
    const query = "Tokyo, 5 days in May 2027, one night in a ryokan with onsen";
    const made = await trip({ query, destinations: ["Tokyo"] });
    expect(answersOf(made).onRequest).toContain("ryokan");
  });
});

describe("who leaves in the evening", () => {
  test.each([
    "We leave New York on Sunday evening 7 March 2027 for London, 8 days, two adults",
    "London from New York, 7 to 14 March 2027. We'd leave NYC on Sunday evening.",
  ])("flies in the evening, or reads that no flight does: %s", async (query) => {
    const made = await trip({ query });
    const { flight } = made.frame.arrival;
    const { unmet } = answersOf(made);
    expect(made.wish.wishes.map(({ kind }) => kind)).toContain("eveningFlight");
    expect(flight !== undefined && leavesInEvening(flight)).toBe(
      !unmet.some(({ kind }) => kind === "eveningFlight"),
    );
  });
});
