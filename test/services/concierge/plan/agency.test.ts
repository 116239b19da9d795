import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { PlanRequest } from "../../../../src/domain/contracts/concierge/plan.ts";
import { MS_PER_DAY } from "../../../../src/domain/dates.ts";
import { NO_SIGNAL, openPlanner, type TestPlanner } from "./support.ts";

/** Messages as travel agents get them, most beside the fields that a model filled from them. */
const requests: readonly { readonly kind: string }[] = JSON.parse(
  readFileSync(new URL("../../../corpus/planner/agency.json", import.meta.url), "utf8"),
);

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

describe.each(
  requests.map(({ kind, ...one }) => {
    const request = PlanRequest.parse(one);
    return [`${kind}: ${request.query.slice(0, 80)}`, request] as const;
  }),
)("%s", (_, request) => {
  test("is planned for those who go and on the days that the fields say", async () => {
    const answer = await planner.desk.planTrip(request, NO_SIGNAL);
    const { party, dates = "" } = request;
    if (party) expect(answer.travelers).toBe(party.adults + (party.children ?? []).length);
    const [from, to] = dates.match(/\d{4}-\d\d-\d\d/g) ?? [];
    if (from && to) {
      const { from: first = "", to: last = "", leaves = first } = answer.dates ?? {};
      expect(leaves <= from && from <= first).toBe(true);
      // A night flight home leaves on the eve of the day on which it lands.
      expect(Date.parse(to) - Date.parse(last)).toBeLessThanOrEqual(MS_PER_DAY);
    }
    expect(JSON.stringify({ ...answer, plan_id: "" })).not.toMatch(/undefined|NaN|\[object/);
    expect(answer.itinerary.map(({ day }) => day)).toEqual(answer.itinerary.map((__, i) => i + 1));
  });
});
