import { readFileSync } from "node:fs";
import { beforeAll, describe } from "vitest";
import { PlanRequest } from "../../../../../src/domain/contracts/concierge/plan.ts";
import { tripFor } from "../../../../../src/services/concierge/plan/planner.ts";
import { openPlanner, type TestPlanner } from "../support.ts";
import { promiseDays } from "./days.ts";
import { promiseFields } from "./fields.ts";
import type { Made } from "./made.ts";
import { promiseNotes } from "./notes.ts";

interface Asked {
  readonly kind: string;
}

/** Makes a plan of each request of a corpus, and holds it to what every reader relies on. */
export function keepsPromises(corpus: string): void {
  const url = new URL(`../../../../corpus/planner/${corpus}.json`, import.meta.url);
  const requests: readonly Asked[] = JSON.parse(readFileSync(url, "utf8"));
  let planner: TestPlanner;
  beforeAll(async () => {
    planner = await openPlanner();
  });

  describe.each(
    requests.map(({ kind, ...one }) => {
      const request = PlanRequest.parse(one);
      return [`${kind}: ${request.query.slice(0, LONGEST_TITLE)}`, request] as const;
    }),
  )("%s", (_, request) => {
    let made: Made;
    beforeAll(async () => {
      made = { request, trip: await tripFor(planner.deps, request) };
    });
    promiseDays(() => made);
    promiseNotes(() => made);
    promiseFields(() => made);
  });
}

const LONGEST_TITLE = 100;
