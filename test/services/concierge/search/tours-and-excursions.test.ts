import { beforeAll, describe, expect, test } from "vitest";
import type { Category } from "../../../../src/domain/catalogue.ts";
import type { ConciergeDesk } from "../../../../src/services/concierge/desk.ts";
import { openConcierge, ownCatalogue } from "../../../support/concierge.ts";

let desk: ConciergeDesk;
const MORE: Category[] = ["mountains", "wine"];

beforeAll(async () => {
  ({ desk } = await openConcierge());
});

describe("tours", () => {
  test("come out as the document has them", async () => {
    const answer = await desk.searchTours({
      destination: "georgia",
      category: "culture",
      budget_max: 1000,
      limit: 10,
    });
    expect(answer.tours[0]).toEqual({
      slug: "georgia-classic-5d",
      title: "Georgia Classic 5 Days",
      destination: "Georgia",
      category: "culture",
      duration: "5 days",
      approximate_price_from: 750,
      currency: "USD",
      includes: ["hotels", "breakfast", "guided tours"],
      disclaimer: "Prices are approximate.",
    });
    expect(answer.disclaimer).toContain("operator confirmation");
  });

  test("of several categories are found by each of them", async () => {
    const { files } = await ownCatalogue();
    const many = files.map((file) => ({
      ...file,
      tours: file.tours.map((tour) =>
        tour.slug === "georgia-classic-5d" ? { ...tour, categories: MORE } : tour,
      ),
    }));
    const own = await openConcierge({ catalogue: async () => ({ files: many }) });
    const found = async (category: string) =>
      (await own.desk.searchTours({ destination: "georgia", category, limit: 50 })).tours.find(
        ({ slug }) => slug === "georgia-classic-5d",
      );
    for (const category of ["culture", "mountains", "wine"]) {
      expect(await found(category)).toMatchObject({
        category: "culture",
        categories: ["culture", "mountains", "wine"],
      });
    }
    expect(await found("ski")).toBeUndefined();
  });

  test.each(["georgia", "Грузия", "Грузию", "Gürcüstan", "gorgia", "GEORGIA"])(
    "to %j are to Georgia, cheapest first",
    async (destination) => {
      const { tours } = await desk.searchTours({ destination, limit: 50 });
      expect(tours.length).toBeGreaterThan(3);
      expect(tours.map(({ slug }) => slug)).toContain("georgia-classic-5d");
      const single = tours.filter((tour) => tour.destination === "Georgia");
      const prices = single.map((tour) => tour.approximate_price_from);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    },
  );

  test.each([
    ["Турция", "в Турции"],
    ["Прага", "в Праге"],
    ["Азербайджан", "Азербайджана"],
    ["Bakı", "Bakıda"],
  ])("to %s are as many when it is written as in a sentence: %s", async (name, form) => {
    const { total } = await desk.searchTours({ destination: name, limit: 50 });
    expect(total).toBeGreaterThan(1);
    expect((await desk.searchTours({ destination: form, limit: 50 })).total).toBe(total);
  });

  test("to a town are those that visit it, named after it when they go nowhere else", async () => {
    const { tours } = await desk.searchTours({ destination: "Batumi", limit: 50 });
    expect(tours[0]).toMatchObject({ slug: "batumi-seaside-week-7d", destination: "Batumi" });
    expect(tours.map(({ slug }) => slug)).toContain("georgia-grand-10d");
  });

  test("to nowhere are none", async () => {
    expect(await desk.searchTours({ destination: "Atlantis", limit: 5 })).toMatchObject({
      tours: [],
      total: 0,
    });
  });

  test("keep to category and budget, and refuse a category that nobody knows", async () => {
    const { tours } = await desk.searchTours({ category: "şərab", budget_max: 900, limit: 50 });
    expect(tours.length).toBeGreaterThan(0);
    for (const tour of tours) {
      expect(tour.category).toBe("şərab");
      expect(tour.approximate_price_from).toBeLessThanOrEqual(900);
    }
    const cheap = Math.min(...tours.map((tour) => tour.approximate_price_from));
    const least = await desk.searchTours({ category: "şərab", budget_max: cheap, limit: 50 });
    expect(least.total).toBeLessThan(tours.length);
    for (const tour of least.tours) expect(tour.approximate_price_from).toBe(cheap);
    await expect(desk.searchTours({ category: "zzz", limit: 5 })).rejects.toMatchObject({
      details: { reason: "unknown_category" },
    });
  });

  test("are told in Russian and Azerbaijani", async () => {
    const request = { destination: "georgia", category: "culture", budget_max: 1000, limit: 1 };
    const ru = await desk.searchTours({ ...request, lang: "ru" });
    expect(ru.tours[0]).toMatchObject({
      destination: "Грузия",
      category: "культура",
      duration: "5 дней",
      disclaimer: "Цены приблизительные.",
    });
    const az = await desk.searchTours({ ...request, lang: "az" });
    expect(az.tours[0]).toMatchObject({ destination: "Gürcüstan", duration: "5 gün" });
    expect(JSON.stringify([ru.tours[0]?.includes, az.tours[0]?.includes])).not.toContain("hotels");
  });
});

describe("excursions", () => {
  test("come out as the document has them", async () => {
    const { excursions } = await desk.searchExcursions({
      city: "tbilisi",
      category: "walking",
      limit: 10,
    });
    expect(excursions[0]).toEqual({
      slug: "tbilisi-old-town-walk",
      title: "Tbilisi Old Town Walking Tour",
      city: "Tbilisi",
      duration: "3 hours",
      approximate_price_from: 25,
      currency: "USD",
      disclaimer: "Prices are approximate.",
    });
  });

  test.each(["Tbilisi", "Тбилиси", "tbilsi", "в Тбилиси"])(
    "from %j start in Tbilisi",
    async (city) => {
      const { excursions, total } = await desk.searchExcursions({ city, lang: "en", limit: 50 });
      expect(total).toBeGreaterThan(1);
      expect(new Set(excursions.map((one) => one.city))).toEqual(new Set(["Tbilisi"]));
    },
  );

  test("in a country are in its towns", async () => {
    const { excursions } = await desk.searchExcursions({ city: "Georgia", limit: 50 });
    const cities = new Set(excursions.map(({ city }) => city));
    expect(cities).toContain("Tbilisi");
    expect(cities).toContain("Batumi");
    expect(cities).not.toContain("Baku");
  });

  test("are told in Russian and Azerbaijani", async () => {
    const request = { city: "tbilisi", category: "walking", limit: 1 };
    const ru = await desk.searchExcursions({ ...request, lang: "ru" });
    expect(ru.excursions[0]).toMatchObject({ city: "Тбилиси", duration: "3 часа" });
    const az = await desk.searchExcursions({ ...request, lang: "az" });
    expect(az.excursions[0]).toMatchObject({ city: "Tbilisi", duration: "3 saat" });
  });

  test("page through everything once", async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await desk.searchExcursions({ limit: 50, cursor });
      seen.push(...page.excursions.map(({ slug }) => slug));
      cursor = page.next_cursor;
    } while (cursor !== undefined);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(100);
  });
});
