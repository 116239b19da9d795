import { beforeAll, describe, expect, test } from "vitest";
import { dayNumber } from "../../../../src/domain/dates.ts";
import { isOpenInYear } from "../../../../src/services/concierge/plan/days/open-days.ts";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import { suits } from "../../../../src/services/concierge/plan/route/theme.ts";
import { openPlanner, type TestPlanner } from "./support.ts";

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

/** Slugs of a city that suit the travellers of a request. */
async function shownIn(city: string, query: string): Promise<readonly string[]> {
  const { wish } = await tripFor(planner.deps, { query });
  const spot = planner.atlas.spot(city);
  if (!spot) throw new Error(`${city} is in the catalogue`);
  return [...spot.destination.places, ...spot.excursions]
    .filter((thing) => suits(thing, wish))
    .map(({ slug }) => slug);
}

describe("football grounds", () => {
  test("are for those who asked for football", async () => {
    for (const [city, name, slug] of [
      ["budapest", "Budapest", "puskas-arena-tour"],
      ["madrid", "Madrid", "santiago-bernabeu"],
      ["london", "London", "london-football-stadium-tour"],
    ] as const) {
      expect(await shownIn(city, `${name} for two, 4 days in May`), name).not.toContain(slug);
      const fans = `${name} for two, 4 days in May, we love football`;
      expect(await shownIn(city, fans), name).toContain(slug);
    }
  });

  test("are no answer to Santiago", async () => {
    const { wish } = await tripFor(planner.deps, {
      query: "Camino to Santiago, then Madrid for two days, two people, 9 days in May",
    });
    expect(wish.things ?? []).not.toContain("santiago-bernabeu");
  });
});

test("what is made with cheese, or with sesame and gluten, is for nobody who does without", async () => {
  expect(await shownIn("krakow", "Krakow 3 days in May, one vegan")).not.toContain("plac-nowy");
  expect(await shownIn("zurich", "Zurich 3 days in May, two vegetarians")).not.toContain(
    "niederdorf",
  );
  const table = "kyoto-shojin-vegan-table";
  expect(await shownIn("kyoto", "Kyoto 3 days in May, two vegans")).toContain(table);
  expect(
    await shownIn("kyoto", "Kyoto 3 days in May, two vegans, one with a sesame allergy"),
  ).not.toContain(table);
});

test("a first and a last Monday of a month are closed, and those between are not", () => {
  const closed = { closed_on: ["first-mon", "last-mon"] as const, between: undefined };
  const open = [1, 8, 15, 22, 29].map((day) =>
    isOpenInYear({ ...closed, closed_on: [...closed.closed_on] }, dayNumber(2027, 3, day)),
  );
  expect(open).toEqual([false, true, true, true, false]);
});

test("the Colosseum is closed on Good Friday", () => {
  const colosseum = planner.atlas
    .spot("rome")
    ?.destination.places.find(({ slug }) => slug === "colosseum");
  if (!colosseum) throw new Error("Rome has the Colosseum");
  expect(isOpenInYear(colosseum, dayNumber(2027, 3, 26))).toBe(false);
});

test("shared baths are for nobody with tattoos, and warm ones for those who come for a cure", async () => {
  const tattooed = await shownIn("naoshima", "Naoshima for 3 days in May, two, one has tattoos");
  expect(tattooed).not.toContain("naoshima-bath");
  const { wish } = await tripFor(planner.deps, {
    query: "A thermal hotel in Yalova for 6 days in October, high blood pressure",
    interests: ["wellness"],
  });
  const bath = planner.atlas
    .spot("yalova")
    ?.destination.places.find(({ slug }) => slug === "termal-kursunlu-bath");
  if (!bath) throw new Error("Yalova has its bath");
  expect(suits(bath, wish)).toBe(true);
});
