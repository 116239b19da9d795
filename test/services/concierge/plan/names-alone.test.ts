import { beforeAll, expect, test } from "vitest";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import { openPlanner, type TestPlanner } from "./support.ts";

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

test("a city's name with an ending, and a river that two things are called by, name no thing", async () => {
  const { wish } = await tripFor(planner.deps, {
    query:
      "Bakıdan Vyana və Budapeşt, 7 gün, iyun 2027, 2 nəfər. Budapeştdə termal hamam və Dunayda gəmi.",
  });
  expect(wish.things ?? []).not.toContain("budapest-free-walking-tour");
  expect(wish.things ?? []).not.toContain("budapest-danube-bend");
});

test("what a day out is near is still gone to", async () => {
  const { days } = await tripFor(planner.deps, {
    query: "Two of us to Tokyo from London for 7 days in November 2027",
    destinations: ["Tokyo"],
    must: ["fish market", "sushi class"],
  });
  const slugs = days.flatMap(({ slots }) =>
    Object.values(slots).flatMap((slot) => {
      if (slot.kind === "place") return [slot.place.slug];
      return slot.kind === "excursion" ? [slot.excursion.slug] : [];
    }),
  );
  expect(slugs).toEqual(expect.arrayContaining(["tsukiji-outer-market", "tokyo-sushi-class"]));
});

test("a park that lies too far is not served by another park, and is told of", async () => {
  const { remarks } = await tripFor(planner.deps, {
    query: "Copenhagen for 5 days from London in May 2027, two adults and two girls",
    destinations: ["Copenhagen"],
    party: { adults: 2, children: [5, 9] },
    must: ["Tivoli", "Legoland"],
  });
  const told = remarks.flatMap((one) => (one.kind === "missed" ? one.names : []));
  expect(told.map(({ en }) => en).join()).toMatch(/Legoland/);
});
