import { beforeAll, describe, expect, test } from "vitest";
import type { PlanRequest } from "../../../../src/domain/contracts/concierge/plan.ts";
import { excursionsOf, placesOf } from "../../../../src/services/concierge/plan/days/slots.ts";
import { answersOf } from "../../../../src/services/concierge/plan/notes/answers.ts";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import type { Trip } from "../../../../src/services/concierge/plan/trip.ts";
import { openPlanner, type TestPlanner } from "./support.ts";

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

async function trip(request: PlanRequest): Promise<Trip> {
  return await tripFor(planner.deps, request);
}

function things({ days }: Trip) {
  return days.flatMap((day) => [...placesOf(day), ...excursionsOf(day)]);
}

function excursionsOfAll({ days }: Trip) {
  return [...new Set(days.flatMap(excursionsOf))];
}

describe("less of it, as was asked", () => {
  test("a beach stay with few outings has the beach and those that were asked for", async () => {
    const phuket = await trip({
      query:
        "Пхукет на 12 дней в феврале из Москвы, двое взрослых и дети 3 и 8 лет, пляж. На экскурсии готовы максимум на два раза: слоны и какой-нибудь остров",
    });
    const beside = things(phuket).filter(({ categories }) => !categories.includes("beach"));
    expect(beside.map(({ slug }) => slug)).toEqual([expect.stringContaining("elephant")]);
    expect(things(phuket).map(({ slug }) => slug)).toContain("phuket-coral-island-half-day");
    expect(answersOf(phuket).unmet.map(({ kind }) => kind)).not.toContain("outings");
  });

  test("of ruins that are too many none is shown, and of one museum no second", async () => {
    const greece = await trip({
      query:
        "Naxos and Santorini from Istanbul, 9 days in June, 4 adults, beaches, no archaeological overload, one museum max",
    });
    const slugs = things(greece).map(({ slug }) => slug);
    expect(slugs).not.toContain("akrotiri-excavations");
    expect(slugs.filter((slug) => slug.includes("museum")).length).toBeLessThan(2);
  });

  test("a beach week without excursions has the one that was asked for", async () => {
    const sharm = await trip({
      query:
        "Lazy beach week in Sharm El Sheikh from Tbilisi, 10 to 17 January 2027, 2 adults. No excursions, snorkelling would be nice",
    });
    const beside = things(sharm).filter(({ categories }) => !categories.includes("beach"));
    expect(beside.length).toBeLessThanOrEqual(1);
    expect(excursionsOfAll(sharm).length).toBeLessThanOrEqual(1);
    // A city has its sights, and no day out.
    const rome = await trip({
      query: "Rome, 5 days in May 2027 from Baku, 2 adults, no excursions",
    });
    expect(excursionsOfAll(rome)).toEqual([]);
    expect(things(rome).length).toBeGreaterThan(6);
  });

  test("a table for two is laid for two", async () => {
    const alone = await trip({ query: "Solo diving week in Sharm El Sheikh in April from Berlin" });
    expect(things(alone).map(({ slug }) => slug)).not.toContain("desert-dinner-for-two");
  });
});

describe("what is said in two ways", () => {
  test("of two dates and a day less in the same words the dates are meant", async () => {
    const alps = await trip({
      query: "About 5 days in Zell am See, 21 January to 26 January 2027, from Munich for two",
    });
    expect(alps.days).toHaveLength(6);
  });

  test("what a day tells of in the same words has no room kept for it", async () => {
    const snow = await trip({
      query: "Palandökən, 6 gün fevralda Bakıdan, 2 nəfər",
      must: ["cağ kabab", "Ərzurum şəhərində bir gün"],
    });
    const kept = snow.days.flatMap(({ slots }) =>
      Object.values(slots).flatMap((slot) => (slot.kind === "own" ? [slot.own.text] : [])),
    );
    expect(kept).not.toContain("cağ kabab");
  });
});

describe("the end of a trip", () => {
  test("nobody flies within a day of a dive where another day is dry", async () => {
    const dives = await trip({
      query: "Solo diver from Berlin to Sharm El Sheikh, 8 days in April",
      destinations: ["Sharm El Sheikh"],
      month: "2027-04",
      days: 8,
      must: ["5 days diving", "Thistlegorm", "Ras Mohammed", "night dive"],
    });
    const last = dives.days.at(-2);
    expect(
      last &&
        things({ ...dives, days: [last] })
          .map(({ slug }) => slug)
          .join(" "),
    ).not.toMatch(/dive|wreck/);
  });

  test("a villa for some nights is paid for one stay, and named with it", async () => {
    const bali = await trip({
      query:
        "Honeymoon on Bali in September from Dubai, a private pool villa for at least a few nights",
      destinations: ["Ubud, 3 nights", "Nusa Dua, 5 nights"],
    });
    expect(bali.lodgings.filter(({ villa }) => villa)).toHaveLength(1);
  });

  test("a water park of the hotel is asked of the hotel", async () => {
    const side = await trip({
      query: "Side, 8 days in July from Baku, 2 adults",
      hotel: "5 stars, water park",
    });
    expect(answersOf(side).onRequest).toContain("hotelSlides");
  });
});
