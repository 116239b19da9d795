import { beforeAll, describe, expect, test } from "vitest";
import { PlanRequest } from "../../../../src/domain/contracts/concierge/plan.ts";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import { NO_SIGNAL, openPlanner, type TestPlanner } from "./support.ts";

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

const plan = (request: PlanRequest) => planner.desk.planTrip(request, NO_SIGNAL);

async function idOf(request: PlanRequest): Promise<string> {
  const { plan_id: id } = await plan(request);
  if (id === undefined) throw new Error("The plan has no id");
  return id;
}

describe("the money of a plan", () => {
  test.each([
    ["a week in Japan in May from London", {}, "GBP"],
    ["Неделя в Стамбуле в мае из Москвы", {}, "RUB"],
    ["Mayda Bakıdan İstanbula 5 gün", {}, "AZN"],
    ["5 days in Prague in May", { origin: "Berlin" }, "EUR"],
    ["5 days in Prague in May", {}, "USD"],
    ["5 days in Prague in May from London", { currency: "CHF" }, "CHF"],
    ["5 days in Prague in May from London, 900 euros", {}, "EUR"],
    ["5 days in Prague in May from London", { budget: "1500" }, "USD"],
  ])("%s %o is counted in %s", async (query, fields, currency) => {
    const { budget } = await plan({ query, ...fields });
    expect(budget.currency).toBe(currency);
  });
});

describe("fields", () => {
  test.each([
    ["an easy week for two", { destinations: ["Tasmania"] }, "Hobart"],
    ["an easy week in Tasmania for two", {}, "Hobart"],
    ["Неделя на Канарах для двоих", {}, "Тенерифе"],
    ["an easy week for two", { destinations: ["Canary Islands"] }, "Tenerife"],
  ])(
    "name a region by the place that one flies to, and no other like it: %s %o",
    async (query, fields, city) => {
      const { destinations } = await plan({ query, month: "2", origin: "AKL", ...fields });
      expect(destinations).toEqual([city]);
    },
  );

  test("that hardly a place fits still give a plan, however hard its way", async () => {
    const { itinerary } = await plan({
      query: "somewhere, EUR 512.30",
      days: 21,
      origin: "JFK",
      interests: ["adventure", "honeymoon"],
      needs: ["wheelchair"],
      month: "3",
    });
    expect(itinerary).toHaveLength(21);
  });

  test("that name one place that nothing knows keep the others, as words do", async () => {
    const { destinations, notes } = await plan({
      query: "6 days in October",
      destinations: ["Rome", "Qwertyville"],
    });
    expect(JSON.stringify(destinations)).toContain("Rome");
    expect(notes?.join(" ")).toContain("Qwertyville");
  });

  test.each(["Milan", "MXP"])(
    "that say where one starts take %s from the places to go to",
    async (origin) => {
      const { wish } = await tripFor(planner.deps, {
        query: "Student in Milan, 5 days in Seville and Granada",
        origin,
      });
      expect(wish.spots.map(({ slug }) => slug)).not.toContain("milan");
    },
  );

  test("win over what the words say", async () => {
    const { wish, days, frame } = await tripFor(planner.deps, {
      query: "3 days in Rome for one in May, food",
      days: 5,
      destinations: ["Tbilisi"],
      origin: "Baku",
      party: { adults: 2, children: [1, 7] },
      interests: ["history"],
      needs: ["wheelchair"],
      pace: "relaxed",
      month: "2027-09",
    });
    expect(days).toHaveLength(5);
    expect(frame.stays.map(({ spot }) => spot.slug)).toContain("tbilisi");
    expect(wish).toMatchObject({
      spots: [{ slug: "tbilisi" }],
      countries: [],
      origin: { code: "BAK" },
      party: { adults: 2, children: 1, infants: 1 },
      ages: [1, 7],
      smallChildren: true,
      interests: ["history"],
      needs: ["wheelchair"],
      pace: "relaxed",
    });
    expect(frame.days[0]?.calendar.month).toBe(9);
  });

  test("leave to the words what they do not name", async () => {
    const { wish } = await tripFor(planner.deps, { query: "Rome for two, 4 days", days: 6 });
    expect(wish).toMatchObject({ days: 6, party: { adults: 2 }, spots: [{ slug: "rome" }] });
  });

  test.each([
    ["destinations", { destinations: ["Atlantis"] }, "unknown_destination"],
    ["origin", { origin: "Nowhereville" }, "unknown_origin"],
  ])("that name no place are refused by the field: %s", async (field, more, reason) => {
    await expect(plan({ query: "Rome", ...more })).rejects.toMatchObject({
      code: "not_found",
      details: { field, reason },
    });
  });
});

describe("a plan's id", () => {
  const request = {
    query: "5 days in Georgia from Baku for two in May 2027, 1500 USD, vegetarian",
    pace: "relaxed",
  } as const;

  test("gives the same plan again, without anything stored", async () => {
    const first = await plan(request);
    const again = await plan({ query: "-", plan_id: first.plan_id, lang: "en" });
    expect(again).toEqual(first);
    expect(first.plan_id?.length).toBeLessThanOrEqual(1024);
  });

  test("takes changes in words", async () => {
    const { destinations, itinerary, budget, lang } = await plan({
      query: "make it 7 days and add Armenia",
      plan_id: await idOf(request),
    });
    expect(itinerary).toHaveLength(7);
    expect(destinations).toEqual(expect.arrayContaining(["Yerevan"]));
    expect(destinations.some((city) => ["Tbilisi", "Kazbegi"].includes(city))).toBe(true);
    expect([budget.currency, lang]).toEqual(["USD", "en"]);
  });

  test.each([
    ["en", "without Armenia"],
    ["ru", "Без Армении, пожалуйста"],
    ["az", "Ermənistanı çıxarın"],
  ])("loses a country that is taken back, in %s", async (lang, query) => {
    const both = await idOf({ query: "8 days in Georgia and Armenia for two" });
    const answer = await plan({ query, plan_id: both });
    expect(answer.lang).toBe(lang);
    expect(JSON.stringify(answer.destinations)).not.toMatch(/Yerevan|Ереван|İrəvan|Gyumri|Gümrü/);
    expect(answer.itinerary).toHaveLength(8);
  });

  test("is at most a kilobyte, whatever was asked", async () => {
    const { plan_id: id } = await plan({
      query: `Europe and Asia, ${"museums, food, beach and mountains ".repeat(50)}`,
      dates: "2027-06-01 to 2027-06-28",
      party: { adults: 20, children: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
    });
    expect(id?.length ?? 0).toBeLessThanOrEqual(1024);
  });

  test.each(["plan_", "plan_AAAA", "req_123", `plan_${"A".repeat(2000)}`, "plan_S0lNVC4AAA"])(
    "that no plan has is refused: %s",
    async (id) => {
      await expect(plan({ query: "Rome", plan_id: id })).rejects.toMatchObject({
        code: "invalid",
        details: { field: "plan_id", reason: "unknown_plan" },
      });
    },
  );
});

describe("words of a field that are on no list", () => {
  test("are read as if they stood in the query", async () => {
    const wish = await wishOfRequest({
      query: "Family trip to Tokyo",
      needs: ["gluten-free", "Wheelchair"],
      interests: ["scuba diving", "art"],
    });
    expect(wish.wishes.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["glutenFree", "diving"]),
    );
    expect(wish.needs).toContain("wheelchair");
    expect(wish.interests).toContain("art");
  });

  test("known words alone win over the query", async () => {
    const wish = await wishOfRequest({ query: "Beaches of Crete", interests: ["history"] });
    expect(wish.interests).toEqual(["history"]);
  });

  test("a class of twenty-four has its ages in the field", () => {
    const party = { adults: 3, children: Array.from({ length: 24 }, () => 15) };
    expect(PlanRequest.safeParse({ query: "Rome", party }).success).toBe(true);
  });
});

async function wishOfRequest(request: PlanRequest) {
  return (await tripFor(planner.deps, request)).wish;
}
