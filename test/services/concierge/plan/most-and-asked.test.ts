import { beforeAll, describe, expect, test } from "vitest";
import type { PlanRequest } from "../../../../src/domain/contracts/concierge/plan.ts";
import { isoDate } from "../../../../src/domain/dates.ts";
import { excursionsOf, placesOf } from "../../../../src/services/concierge/plan/days/slots.ts";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import type { Trip } from "../../../../src/services/concierge/plan/trip.ts";
import { writePlan } from "../../../../src/services/concierge/plan/wording/write.ts";
import { openPlanner, type TestPlanner } from "./support.ts";

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

const make = (query: string, fields: Omit<PlanRequest, "query"> = {}) =>
  tripFor(planner.deps, { query, ...fields });
const slugs = ({ days }: Trip) =>
  days.flatMap((day) => [...placesOf(day), ...excursionsOf(day)].map(({ slug }) => slug));
const notes = (trip: Trip) => writePlan(trip).notes.join(" ");

describe("what was said to be the most", () => {
  test("of outings is what a stay by the sea has by day", async () => {
    const trip = await make("Белек, море", {
      origin: "Moscow",
      destinations: ["Belek"],
      dates: "2027-06-12 to 2027-06-22",
      party: { adults: 2, children: [6, 9] },
      must: ["The Land of Legends"],
      interests: ["beach", "family"],
      avoid: ["more than two excursions", "seaplane"],
    });
    const byDay = trip.days
      .flatMap((day) => [...placesOf(day), ...excursionsOf(day)])
      .filter(
        (one) => !("parts" in one) || (!one.repeat && one.parts.some((part) => part !== "evening")),
      );
    expect(new Set(byDay).size).toBeLessThanOrEqual(2);
    expect(notes(trip)).not.toMatch(/excursions|seaplane/);
    expect(notes(trip)).toContain("гидросамолёт");
  });

  test("of big things a day is one a day", async () => {
    const trip = await make(
      "Barcelona for 5 days in May from London, two adults and a child of 5. No more than one big thing a day please, Sagrada Familia",
    );
    for (const { slots } of trip.days) {
      const seen = Object.values(slots).filter(
        ({ kind }) => kind === "place" || kind === "excursion",
      );
      expect(seen.length).toBeLessThanOrEqual(1);
    }
  });

  test("of days at the park is as many, in brackets too", async () => {
    const trip = await make(
      "Париж, Диснейленд обязательно (2 дня), из Баку 20 марта, обратно 26 марта 2027, двое взрослых и дети 7 и 13 лет",
    );
    const days = trip.days.filter(({ slots: { morning } }) =>
      morning.kind === "place" || morning.kind === "more"
        ? morning.place.slug === "disneyland-paris"
        : false,
    );
    expect(days).toHaveLength(2);
  });
});

describe("what somebody has to ask for", () => {
  test("is a kosher table, and a dive by night", async () => {
    const venice = await make("Venice, 4 days in June from Paris, couple, good food");
    expect(slugs(venice)).not.toContain("kosher-cannaregio");
    const sharm = await make("Sharm El Sheikh, a week in May from Istanbul, couple, beach");
    expect(slugs(sharm)).not.toContain("sharm-night-dive");
  });

  test("of a hotel and of tickets is passed on, in the plan's language", async () => {
    const trip = await make("Kapadokiya, aprelin 15-dən 19-dək, Bakıdan iki nəfər", {
      destinations: ["Cappadocia"],
      hotel: "cave hotel with terrace and balloon view",
      needs: ["skip-the-line tickets"],
      lang: "az",
    });
    expect(trip.lodgings[0]?.name).toMatch(/Cave/);
    expect(notes(trip)).not.toContain("mağara oteldə otaq");
    expect(notes(trip)).toContain("balkon və ya terras");
    expect(notes(trip)).toContain("növbəsiz");
    expect(notes(trip)).not.toContain("şarlara yerdən baxmaq");
  });
});

test("a balloon that flies is not said to be missing", async () => {
  const trip = await make("Safari in the Serengeti, 5 days in July, couple from London, £9000", {
    destinations: ["Serengeti"],
    must: ["hot air balloon"],
  });
  expect(slugs(trip)).toContain("serengeti-balloon");
  expect(notes(trip)).not.toContain("a balloon flight (");
});

test("a city that has no sea of its own is no beach of an island trip", async () => {
  const trip = await make("Греция в сентябре 2027, с 5 по 13, из Алматы, двое, море", {
    destinations: ["Athens, 2 nights", "Santorini, 3 nights", "Naxos, 3 nights"],
    dates: "2027-09-05 to 2027-09-13",
    interests: ["beach", "islands"],
  });
  expect(slugs(trip)).toContain("acropolis");
});

test("those who hate crowds see the new year in quietly", async () => {
  const trip = await make("Sharm El Sheikh, 28 Dec 2026 to 3 Jan 2027, couple from Istanbul", {
    needs: ["quiet"],
    avoid: ["crowds"],
  });
  const evenings = writePlan(trip).itinerary.map(({ evening }) => evening);
  expect(evenings.some((text) => text.includes("at a quiet table"))).toBe(true);
});

describe("what a word beside a thing or a sum says", () => {
  test("the evening is that of the boat", async () => {
    const trip = await make("İstanbul, aprelin 15-dən 18-dək, Bakıdan iki nəfər", {
      destinations: ["Istanbul"],
      dates: "2027-04-15 to 2027-04-18",
      party: { adults: 2, children: [] },
      must: ["evening Bosphorus cruise"],
      lang: "az",
    });
    expect(slugs(trip)).toContain("istanbul-bosphorus-sunset");
    expect(slugs(trip)).not.toContain("istanbul-bosphorus-cruise");
  });

  test("a sum for two rooms is shared by them, and who eats halal sleeps over no cellar", async () => {
    const trip = await make(
      "Avqustun 1-dən 5-nə qədər Tbilisi, Bakıdan, 2 böyük, uşaqlar 6 və 12 yaş, nənə. Halal yemək olsun. Qonaqlama üçün gecəsi 150 manatdan çox olmasın (2 otaq)",
    );
    expect(trip.wish.nightly?.amount).toBe(75);
    for (const { name = "" } of trip.lodgings) expect(name).not.toMatch(/\bwine\b/i);
  });

  test("a child that loves dinosaurs sees some", async () => {
    const trip = await make(
      "Париж, 20-26 марта 2027, из Баку, двое взрослых и дети 7 и 13 лет, сын любит динозавров",
    );
    expect(slugs(trip)).toContain("jardin-des-plantes");
  });
});

describe("where and when what was asked for is", () => {
  test("nights that were said for a place of a day out are told of", async () => {
    const request = {
      origin: "London",
      dates: "2027-03-27 to 2027-04-03",
      party: { adults: 2, children: [8, 5] },
      interests: ["family" as const],
    };
    const told = /Barcelona has 7, where you asked for 3/;
    const both = await make("Barcelona, then Montserrat", {
      ...request,
      destinations: ["Barcelona, 3 nights", "Montserrat monastery, 4 nights"],
    });
    expect((writePlan(both).notes ?? []).join(" ")).toMatch(told);
    const one = await make("Barcelona and a day in Sitges", {
      ...request,
      destinations: ["Barcelona, 7 nights"],
    });
    expect((writePlan(one).notes ?? []).join(" ")).not.toMatch(/where you asked for/);
  });

  test("a quiet beach has its boat on a free evening, no dive, and nothing out of the way home", async () => {
    const trip = await make(
      "Honeymoon: a safari, then the beach somewhere quiet up north like Nungwi",
      {
        origin: "London",
        destinations: ["Serengeti", "Ngorongoro", "Zanzibar (Nungwi)"],
        dates: "2027-07-06 to 2027-07-18",
        party: { adults: 2, children: [] },
        must: ["sunset dhow cruise"],
        interests: ["honeymoon", "safari", "beach"],
      },
    );
    expect(slugs(trip)).toContain("zanzibar-sunset-dhow");
    expect(slugs(trip)).not.toContain("zanzibar-first-dive");
    const boat = trip.days.find((day) =>
      excursionsOf(day).some(({ slug }) => slug === "zanzibar-sunset-dhow"),
    );
    expect(Object.keys(boat?.fixed ?? { none: 1 })).toEqual([]);
    const last = trip.days.at(-1);
    expect(last ? placesOf(last).map(({ slug }) => slug) : []).not.toContain("jozani-forest");
  });

  test("what was said with a date is on it in a changed plan as well", async () => {
    const first = await make("İtaliya, Bakıdan iki nəfər", {
      origin: "Baku",
      destinations: ["Rome", "Florence", "Como"],
      dates: "2027-05-20 to 2027-05-29",
      party: { adults: 2, children: [] },
      must: ["Michelin-starred dinner on 25 May"],
      lang: "az",
    });
    const dinner = ({ days, frame }: Trip) =>
      days.flatMap(({ slots, day }) =>
        slots.evening.kind === "extra" ? [isoDate(frame.start + day - 1)] : [],
      );
    expect(dinner(first)).toEqual(["2027-05-25"]);
    const changed = await make("Romada bir gün az, Komoda bir gün artıq olsun", {
      plan_id: writePlan(first).plan_id,
    });
    expect(dinner(changed)).toEqual(["2027-05-25"]);
  });
});
