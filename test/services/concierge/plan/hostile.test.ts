import { beforeAll, expect, test } from "vitest";
import type { PlanRequest } from "../../../../src/domain/contracts/concierge/plan.ts";
import { TravelError } from "../../../../src/domain/errors.ts";
import { fc } from "../../../support/properties.ts";
import { NO_SIGNAL, openPlanner, type TestPlanner } from "./support.ts";

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

const PHRASES = [
  ..."Rome Tbilisi Georgia Europe Батуми Грузию Bakıdan İstanbula из from to в for на and и və ,".split(
    " ",
  ),
  ..."5 0 -3 999 1e9 28 2027-06-10 2027-02-30 31.12.2049 10-15 июня in June iyulda weekend неделю həftə days дней gün".split(
    " ",
  ),
  ..."2 people 31 adults детей uşaq infants 1500 USD 0 EUR $1 100 000 RUB 9999999999 manat per person на человека".split(
    " ",
  ),
  ..."cheap luxury beach лыжи şərab family люкс the a of \u0000 😀 \\ $x{ <script> '; --".split(
    " ",
  ),
];
const words = fc
  .array(fc.constantFrom(...PHRASES), { minLength: 1, maxLength: 12 })
  .map((all) => all.join(" "));
const anything = fc.oneof(
  words,
  fc.string({ maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 40 }),
);

async function outcome(request: PlanRequest): Promise<unknown> {
  try {
    const plan = await planner.desk.planTrip(request, NO_SIGNAL);
    const { total, perPerson } = plan.budget;
    expect(plan.itinerary.length).toBeGreaterThanOrEqual(1);
    expect(plan.itinerary.length).toBeLessThanOrEqual(28);
    expect(Number.isFinite(total) && total > 0 && perPerson > 0).toBe(true);
    for (const { day, city, morning, afternoon, evening } of plan.itinerary) {
      expect([day, city, morning, afternoon, evening].every(Boolean)).toBe(true);
    }
    expect(JSON.stringify(plan)).not.toMatch(/undefined|NaN|null/);
    return plan;
  } catch (error) {
    if (error instanceof TravelError) return [error.code, error.message];
    throw error;
  }
}

test("whatever is said gives a whole plan or a refusal in words, and always the same", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record(
        {
          query: anything,
          dates: anything,
          budget: anything,
          travelers: anything,
          currency: fc.constantFrom("EUR", "AZN", "usd", "JPY", "???", ""),
          lang: fc.constantFrom("en", "az", "ru", "xx", ""),
        },
        { requiredKeys: ["query"] },
      ),
      async (request) => {
        expect(await outcome(request)).toEqual(await outcome(request));
      },
    ),
    { numRuns: 150, seed: 20261115 },
  );
});
