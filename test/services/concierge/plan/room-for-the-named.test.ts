import { beforeAll, describe, expect, test } from "vitest";
import type { PlanRequest } from "../../../../src/domain/contracts/concierge/plan.ts";
import { dayNumber } from "../../../../src/domain/dates.ts";
import { sunsetAt } from "../../../../src/services/concierge/plan/days/daylight.ts";
import { excursionsOf, placesOf } from "../../../../src/services/concierge/plan/days/slots.ts";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import type { Trip } from "../../../../src/services/concierge/plan/trip.ts";
import { kindsOfThing } from "../../../../src/services/concierge/plan/wish/wished-things.ts";
import { openPlanner, type TestPlanner } from "./support.ts";

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

async function trip(request: PlanRequest): Promise<Trip> {
  return await tripFor(planner.deps, request);
}

function shownOn({ days }: Trip, day: number): readonly string[] {
  const one = days[day - 1];
  return one ? [...placesOf(one), ...excursionsOf(one)].map(({ slug }) => slug) : [];
}

function shown(one: Trip): readonly string[] {
  return one.days.flatMap((_day, index) => shownOn(one, index + 1));
}

describe("what was named, and what everybody expects", () => {
  test("half a day out that was named stands before a late flight home", async () => {
    const coast = await trip({
      query: "Four friends by car along the coast",
      origin: "Baku",
      destinations: ["Antalya", "Kaş", "Fethiye"],
      dates: "2027-06-12 to 2027-06-17",
      party: { adults: 4 },
      must: ["paragliding from Babadağ"],
      needs: ["rental car"],
    });
    expect(shown(coast)).toContain("fethiye-babadag-paragliding");
  });

  test("a sight that has a few open parts takes one of another, which moves", async () => {
    const mexico = await trip({
      query: "Architecture and food in Mexico City and Oaxaca around Day of the Dead",
      origin: "New York",
      destinations: ["Mexico City", "Oaxaca"],
      dates: "2027-10-27 to 2027-11-05",
      party: { adults: 2 },
      budget: "5500 USD",
      interests: ["architecture", "food", "culture", "art"],
      must: ["Anthropology Museum", "Frida Kahlo Museum", "Casa Luis Barragán"],
    });
    const things = shown(mexico);
    expect(things).toContain("zocalo-templo-mayor");
    expect(things).toContain("palacio-de-bellas-artes");
    expect(new Set(things).size).toBe(things.length);
  });

  test("of what an item names by its region alone nothing takes the day of what it is", async () => {
    const harvest = await trip({
      query: "Georgia and Armenia for the wine harvest, 12 days, late September 2027",
      origin: "Boston",
      destinations: ["Tbilisi", "Kakheti", "Yerevan"],
      days: 12,
      month: "2027-09",
      party: { adults: 2 },
      must: ["wine harvest in Kakheti", "cooking class"],
    });
    expect(shown(harvest)).toContain("sighnaghi-rtveli-harvest");
  });

  test("one flamenco evening is one, and nobody is sent to two operas", async () => {
    const spain = await trip({
      query: "Madrid, Sevilla, Granada, Barcelona for two, culture",
      destinations: [
        "Madrid, 2 nights",
        "Seville, 2 nights",
        "Granada, 2 nights",
        "Barcelona, 3 nights",
      ],
      dates: "2027-10-02 to 2027-10-11",
      party: { adults: 2 },
      interests: ["culture"],
      must: ["one flamenco evening"],
    });
    const all = spain.days.flatMap((day) => [...placesOf(day), ...excursionsOf(day)]);
    expect(all.filter((thing) => kindsOfThing(thing).has("show"))).toHaveLength(1);
    expect(all.filter((thing) => kindsOfThing(thing).has("concert")).length).toBeLessThan(2);
  });

  test("a park that was named is none of the days that were counted for another", async () => {
    const parks = await trip({
      query: "Two days Disney, one day Universal, then the pool",
      destinations: ["Orlando"],
      dates: "2027-07-09 to 2027-07-16",
      party: { adults: 2, children: [9, 12] },
      must: ["Universal Epic Universe", "two days Disney"],
    });
    const disney = shown(parks).filter((slug) => /kingdom|epcot|hollywood/.test(slug));
    expect(shown(parks)).toContain("universal-epic-universe");
    expect(disney.length).toBeGreaterThanOrEqual(2);
  });
});

describe("days that were named", () => {
  test("a boat is on its Saturday", async () => {
    const hens = await trip({
      query: "Hen party in Barcelona, 4 to 7 June 2027, boat party on the Saturday, beach",
      origin: "Dublin",
      destinations: ["Barcelona, 3 nights"],
      dates: "2027-06-04 to 2027-06-07",
      party: { adults: 9 },
      interests: ["nightlife", "beach", "food"],
      must: ["boat party on 2027-06-05"],
    });
    expect(shownOn(hens, 2).join()).toMatch(/boat-party/);
  });

  test("team building is on its day and a free day is free, as the day says", async () => {
    const team = await trip({
      query: "Korporativ: şənbə günü təmbildinq, bazar günü sərbəst olsun",
      origin: "Bakı",
      destinations: ["Batumi, 3 nights"],
      dates: "2027-09-10 to 2027-09-13",
      party: { adults: 16 },
      interests: ["beach", "food"],
      must: ["team building on 2027-09-11", "free day on 2027-09-12"],
    });
    expect(Object.values(team.days[1]?.slots ?? {})).toContainEqual({
      kind: "extra",
      wish: "teamBuilding",
    });
    expect(shownOn(team, 3)).toEqual([]);
    expect(team.days[2]?.slots.morning.kind).toBe("event");
  });

  test("a free day without a date is a whole day of the longest stay", async () => {
    const family = await trip({
      query: "Tbilisi and Borjomi with two children, one free day with nothing planned",
      destinations: ["Tbilisi, 6 nights", "Borjomi, 2 nights"],
      dates: "2027-03-22 to 2027-03-30",
      party: { adults: 2, children: [8, 5] },
    });
    const free = family.days.filter(({ slots }) => slots.morning.kind === "event");
    expect(free).toHaveLength(1);
    expect(free[0]?.spot.slug).toBe("tbilisi");
  });

  test("the day of a flight is no day for what is named after it", async () => {
    const honeymoon = await trip({
      query:
        "Honeymoon, flying from London on 12 June 2027, 3 nights in Dubai and then 6 nights Maldives, overwater villa is a must",
      party: { adults: 2 },
    });
    expect(honeymoon.wish.dated ?? []).toEqual([]);
  });
});

describe("hours and light", () => {
  test("museums of an hour are not on the afternoon of the flight", async () => {
    const rome = await trip({
      query: "Rome and Venice for two, the Vatican is a must",
      origin: "Tbilisi",
      destinations: ["Rome", "Venice"],
      dates: "2027-02-10 to 2027-02-17",
      party: { adults: 2 },
      must: ["Vatican"],
    });
    expect(shownOn(rome, 1)).not.toContain("vatican-museums");
    expect(shown(rome)).toContain("vatican-museums");
  });

  test("who lands at dusk rides out at sunset on another day", async () => {
    const hurghada = await trip({
      query: "A week in Hurghada from Warsaw for two, quad bikes",
      origin: "Warsaw",
      destinations: ["Hurghada"],
      dates: "2027-01-16 to 2027-01-23",
      party: { adults: 2 },
    });
    for (const day of hurghada.days) {
      const reaches = Object.values(day.fixed).flatMap((slot) =>
        slot.kind === "arrival" ? [slot.times.reaches] : [],
      );
      if (reaches.some((hour) => hour > 17.5))
        expect(placesOf(day).map(({ slug }) => slug)).not.toContain("eastern-desert-dunes");
    }
  });

  test("the sun sets by the place and the day", () => {
    const sunset = (lat: number, lon: number, month: number, ahead: number) =>
      sunsetAt({ lat, lon }, dayNumber(2027, month, 21), ahead);
    expect(sunset(48.2, 16.4, 12, 1)).toBeCloseTo(16.05, 1);
    expect(sunset(51.5, -0.1, 6, 1)).toBeCloseTo(21.35, 1);
    expect(sunset(69.6, 18.9, 12, 1)).toBeLessThan(12.5);
  });
});
