import { beforeAll, describe, expect, test } from "vitest";
import type { PlanAnswer, PlanRequest } from "../../../../src/domain/contracts/concierge/plan.ts";
import { NO_SIGNAL, openPlanner, type TestPlanner } from "./support.ts";

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

async function plan(request: PlanRequest): Promise<PlanAnswer> {
  return await planner.desk.planTrip(request, NO_SIGNAL);
}

async function changed(base: PlanRequest, query: string) {
  const before = await plan(base);
  const after = await plan({ query, plan_id: before.plan_id ?? "" });
  return { before, after };
}

function text({ itinerary, activities }: PlanAnswer): string {
  const parts = itinerary.flatMap((day) => [day.morning, day.afternoon, day.evening, day.tips]);
  return [...parts, ...activities].join("\n");
}

const SURPRISE: PlanRequest = {
  query: "Surprise us for a week, 2000 euros, we like food and old towns",
  origin: "Vienna",
  days: 7,
  party: { adults: 2 },
  month: "2027-05",
  budget: "2000 EUR",
};

describe("what is denied by name is out of the plan", () => {
  test.each([
    [
      { query: "Krakow for two from London, 4 days in May" },
      "skip the Wieliczka mine, we have been there",
      /Wieliczka/,
    ],
    [
      { query: "Неделя в Ереване для двоих из Москвы в сентябре" },
      "Давайте без коньячного музея",
      /коньяка/,
    ],
    [
      { query: "Dostlarla Dubaya 5 gün, 6 nəfərik, Bakıdan, noyabrda" },
      "Oteli 4 ulduzlu edin və səhra safarisini çıxarın",
      /səhra safarisi/i,
    ],
  ])("%o: %s", async (base, query, name) => {
    const { before, after } = await changed(base, query);
    expect(text(before)).toMatch(name);
    expect(text(after)).not.toMatch(name);
    // Done, so told as done, and neither missing nor left undone.
    const [first = "", ...others] = after.notes;
    expect(first).toMatch(name);
    expect(others.join("\n")).not.toMatch(name);
  });

  test("from the first request on", async () => {
    const krakow = await plan({
      query: "Krakow for two, 4 days in May, without the Wieliczka mine",
    });
    expect(text(krakow)).not.toContain("Wieliczka");
  });

  test("a word that many are called by denies none of them by itself", async () => {
    const { before, after } = await changed(
      { query: "Krakow for two from London, 4 days in May" },
      "no castle hotel please",
    );
    expect(after.activities).toEqual(before.activities);
  });
});

describe("what nobody asked to change stays", () => {
  test("the day and the cities that the plan had chosen itself", async () => {
    const { before, after } = await changed(SURPRISE, "Cheaper hotels please");
    expect(after.dates).toEqual(before.dates);
    expect(after.destinations).toEqual(before.destinations);
    expect(after.budget.total).toBeLessThan(before.budget.total);
  });

  test("cities of the earlier plan beside a country that is added", async () => {
    const { before, after } = await changed(
      { query: "Georgia for two from Warsaw, 5 days in May, wine, 1500 euros" },
      "make it 7 days and add Armenia",
    );
    expect(after.destinations).toEqual(expect.arrayContaining(before.destinations));
    expect(after.dates?.from).toBe(before.dates?.from);
    expect(after.transfers.length).toBeGreaterThan(before.transfers.length);
  });

  test("those who travel, whoever says we", async () => {
    const { before, after } = await changed(
      { query: "Rome for a week in May", party: { adults: 2, children: [9, 12] } },
      "we have been to the Colosseum, skip the Colosseum",
    );
    expect(after.travelers).toBe(before.travelers);
    expect(text(after)).not.toContain("Colosseum");
  });

  test("a cheaper plan has no finer rooms for the money that it leaves", async () => {
    const { after } = await changed(SURPRISE, "Cheaper hotels please");
    expect(after.hotels.join(" ")).not.toMatch(/[45]★/);
  });
});
