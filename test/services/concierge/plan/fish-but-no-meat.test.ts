import { beforeAll, describe, expect, test } from "vitest";
import { excursionsOf, placesOf } from "../../../../src/services/concierge/plan/days/slots.ts";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import { keepsOut } from "../../../../src/services/concierge/plan/wish/unwanted.ts";
import { openPlanner, type TestPlanner } from "./support.ts";

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

const PORK =
  /\bpork\b|\bham\b|\bbacon\b|al pastor|carnitas|cochinita|chorizo|mortadella|sausage|salami|prosciutto|porchetta/i;

describe("who eats fish and no meat", () => {
  test("is shown nothing of the catalogue that is named with pork", () => {
    const all = planner.catalogue.files.flatMap(({ destinations, excursions = [] }) => [
      ...destinations.flatMap(({ places }) => places),
      ...excursions,
    ]);
    const named = all.filter((thing) =>
      PORK.test(`${"parts" in thing ? thing.name.en : thing.title.en}. ${thing.text.en}`),
    );
    expect(named.length).toBeGreaterThan(20);
    for (const thing of named)
      expect([thing.slug, keepsOut("noMeat", thing)]).toEqual([thing.slug, true]);
  });

  test.each([
    [
      "in words",
      { query: "Couple, 5 days in Mexico City in November 2027. Street tacos. I'm pescatarian." },
    ],
    [
      "in a field",
      {
        query: "Mexico City, 5 days, November 2027",
        destinations: ["Mexico City"],
        days: 5,
        needs: ["pescatarian"],
        must: ["street tacos"],
        interests: ["food"],
      },
    ],
  ])("has tacos of fish in Mexico City, said %s", async (_, request) => {
    const { days } = await tripFor(planner.deps, request);
    const slugs = days
      .flatMap((day) => [...placesOf(day), ...excursionsOf(day)])
      .map(({ slug }) => slug);
    expect(slugs).toContain("fish-tacos-el-pescadito");
    expect(slugs).not.toContain("tacos-al-pastor");
  });

  test("may buy a fish where vegetarians find nothing", () => {
    const tsukiji = planner.catalogue.files
      .flatMap(({ destinations }) => destinations.flatMap(({ places }) => places))
      .find(({ slug }) => slug === "tsukiji-outer-market");
    expect(tsukiji && keepsOut("noMeat", tsukiji)).toBe(false);
  });
});
