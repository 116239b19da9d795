import { expect, test } from "vitest";
import type { Catalogue, CatalogueDestination } from "../../../../src/domain/catalogue.ts";
import { atlasOf } from "../../../../src/services/concierge/plan/atlas/atlas.ts";
import { NO_SIGNAL, openPlanner, planningDesk } from "./support.ts";

const text = (en: string) => ({ en, az: en, ru: en });

const TOWN: CatalogueDestination = {
  slug: "zagatala",
  name: text("Zagatala"),
  city: text("Zagatala"),
  place: "GBB",
  lat: 41.63,
  lon: 46.64,
  short_description: text("A quiet town."),
  categories: ["nature"],
  months: [5, 6, 7],
  budget_from: 200,
  days: [2],
  daily: { food: 15, transport: 5 },
  tip: text("Bring shoes."),
  places: [
    {
      slug: "park",
      name: text("The Park"),
      text: text("Walk through The Park."),
      categories: ["nature"],
      parts: ["morning"],
      cost: 0,
      lat: 41.63,
      lon: 46.64,
    },
  ],
};

async function deskWith(destinations: CatalogueDestination[]) {
  const { deps } = await openPlanner();
  const catalogue: Catalogue = {
    files: [
      {
        country: "AZ",
        country_name: text("Azerbaijan"),
        stretches: [],
        destinations,
        tours: [],
        excursions: [],
      },
    ],
  };
  return planningDesk({ ...deps, atlas: atlasOf(catalogue, deps.places, deps.landmassOf) });
}

test("an agency with one town and one sight still gets a whole plan, which says that there is little", async () => {
  const desk = await deskWith([TOWN]);
  const plan = await desk.planTrip({ query: "10 days in Zagatala for two in June" }, NO_SIGNAL);
  expect(plan.itinerary).toHaveLength(10);
  const seen = plan.itinerary.flatMap(({ morning, afternoon, evening }) =>
    [morning, afternoon, evening].filter((sentence) => !sentence.startsWith("Free ")),
  );
  expect(new Set(seen).size).toBe(seen.length);
  expect(plan.notes.join(" ")).toContain("are left free");
  expect(plan.hotels).toHaveLength(1);
});

test("a town that the world does not know gets an estimate, and no made-up hotel", async () => {
  const desk = await deskWith([{ ...TOWN, place: "QQQ" }]);
  const plan = await desk.planTrip({ query: "3 days in Zagatala from Baku" }, NO_SIGNAL);
  expect(plan.hotels).toEqual([]);
  expect(plan.budget.total).toBeGreaterThan(0);
});

test("an empty catalogue is said to be empty", async () => {
  const desk = await deskWith([]);
  await expect(desk.planTrip({ query: "somewhere nice" }, NO_SIGNAL)).rejects.toMatchObject({
    code: "not_found",
    details: { reason: "empty_catalogue" },
  });
});
