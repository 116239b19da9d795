import { readFileSync } from "node:fs";
import { beforeAll, describe } from "vitest";
import { PlanRequest } from "../../../../../src/domain/contracts/concierge/plan.ts";
import { tripFor } from "../../../../../src/services/concierge/plan/planner.ts";
import { openPlanner, type TestPlanner } from "../support.ts";
import { promiseDays } from "./days.ts";
import { promiseFields } from "./fields.ts";
import type { Made } from "./made.ts";
import { promiseMissing } from "./missing.ts";
import { promiseNotes } from "./notes.ts";

interface Asked {
  readonly kind: string;
}

/** Makes a plan of each request of a corpus, and holds it to what every reader relies on. */
export function keepsPromises(corpus: string): void {
  hold(corpus, (request) => request, [promiseDays, promiseNotes, promiseMissing, promiseFields]);
}

/** The same of their words alone, of which more is left to be quoted: what is told of as missing is. */
export function keepsPromisesOfWords(corpus: string): void {
  const wordsOf = ({ query, lang }: PlanRequest) => ({ query, ...(lang && { lang }) });
  hold(corpus, wordsOf, [promiseMissing]);
}

function hold(
  corpus: string,
  as: (request: PlanRequest) => PlanRequest,
  promises: readonly ((made: () => Made) => void)[],
): void {
  const url = new URL(`../../../../corpus/planner/${corpus}.json`, import.meta.url);
  const requests: readonly Asked[] = JSON.parse(readFileSync(url, "utf8"));
  let planner: TestPlanner;
  beforeAll(async () => {
    planner = await openPlanner();
  });

  describe.each(
    requests.map(({ kind, ...one }) => {
      const request = as(PlanRequest.parse(one));
      return [`${kind}: ${request.query.slice(0, LONGEST_TITLE)}`, request] as const;
    }),
  )("%s", (_, request) => {
    let made: Made;
    beforeAll(async () => {
      made = { request, trip: await tripFor(planner.deps, request) };
    });
    for (const promise of promises) promise(() => made);
  });
}

const LONGEST_TITLE = 100;
