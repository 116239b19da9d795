import { beforeAll, describe, expect, test } from "vitest";
import { PARTS_OF_DAY } from "../../../../src/domain/catalogue.ts";
import type { PlanRequest } from "../../../../src/domain/contracts/concierge/plan.ts";
import { answersOf } from "../../../../src/services/concierge/plan/answers.ts";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import { excursionsOf, placesOf } from "../../../../src/services/concierge/plan/slots.ts";
import type { Trip } from "../../../../src/services/concierge/plan/trip.ts";
import { kindsOfThing } from "../../../../src/services/concierge/plan/wished-things.ts";
import { openPlanner, type TestPlanner } from "./support.ts";

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

async function trip(request: PlanRequest | string): Promise<Trip> {
  return await tripFor(planner.deps, typeof request === "string" ? { query: request } : request);
}

function things({ days }: Trip) {
  return days.flatMap((day) => [...placesOf(day), ...excursionsOf(day)]);
}

function shown(one: Trip): readonly string[] {
  return things(one).map(({ slug }) => slug);
}

function slotsOf({ days }: Trip) {
  return days.flatMap(({ slots }) => PARTS_OF_DAY.map((part) => slots[part]));
}

describe("what was asked for has its slots before any other sight", () => {
  test("the northern lights and the sleds are on days, whatever they cost", async () => {
    const lights = await trip(
      "Northern lights in Tromso for two, 5 days in February from Paris, dog sledding and whale watching, 3500 euros",
    );
    expect(shown(lights)).toContain("tromso-aurora-chase");
    expect(shown(lights)).toContain("tromso-dog-sledding");
    expect(answersOf(lights).unmet.filter(({ why }) => why === "time")).toEqual([]);
  });

  test("a chase that begins at six is not on the day that lands at half past", async () => {
    const lights = await trip("Northern lights in Tromso for two, 5 days in February from Paris");
    for (const day of lights.days) {
      const arrives = Object.values(day.fixed).flatMap((slot) =>
        slot.kind === "arrival" ? [slot.times.reaches] : [],
      );
      if (arrives.some((hour) => hour > 17.5)) expect(excursionsOf(day)).toEqual([]);
    }
  });

  test("a stag weekend has beer, a club and its go-karts on days", async () => {
    const stag = await trip(
      "Stag do in Prague for 8 lads from Manchester, Friday to Sunday in May, beer, go-karting, clubs, 400 pounds each",
    );
    expect(shown(stag).some((slug) => slug.includes("brewery"))).toBe(true);
    expect(slotsOf(stag)).toContainEqual({ kind: "extra", wish: "karting" });
    expect(answersOf(stag).unmet).toEqual([]);
  });

  test("wine in Tbilisi is on days, and so is the fortress that everybody names", async () => {
    const friends = await trip(
      "Компания друзей, 5 человек, хотим в Тбилиси и Батуми на 8 дней в июне из Минска, вино, клубы, море, по 700 долларов на человека",
    );
    const wine = things(friends).filter(({ categories }) => categories.includes("wine"));
    expect(wine.length).toBeGreaterThanOrEqual(2);
    expect(shown(friends)).toContain("narikala-fortress");
  });
});

test("a diving week dives on most of its days", async () => {
  const week = await trip(
    "Diving week in the Red Sea, we are two advanced divers from Milan, April, Hurghada",
  );
  const dived = week.days.filter((day) =>
    [...placesOf(day), ...excursionsOf(day)].some((thing) => kindsOfThing(thing).has("diving")),
  );
  expect(dived.length).toBeGreaterThanOrEqual(4);
});

test("those who eat halal are sent to the street where they can, and to no market without it", async () => {
  const seoul = await trip(
    "Halal food and prayer places, 6 days in Seoul for four adults from Kuala Lumpur in October, budget 12000 ringgit",
  );
  expect(shown(seoul)).toContain("itaewon-mosque-and-halal-street");
  expect(shown(seoul)).not.toContain("gwangjang-market");
});

test("a hen weekend has its boat, its spa and a night out on days", async () => {
  const hen = await trip({
    query: "Hen weekend in Lisbon, spa, brunch, boat and a night out",
    origin: "London",
    days: 4,
    party: { adults: 10 },
    month: "2027-06",
    destinations: ["Lisbon"],
    budget: "700 GBP per person",
  });
  expect(shown(hen)).toContain("tagus-sunset-boat");
  expect(slotsOf(hen)).toContainEqual({ kind: "extra", wish: "spa" });
  expect(things(hen).some(({ categories }) => categories.includes("nightlife"))).toBe(true);
});

test("the Oktoberfest has an afternoon on one of its own days", async () => {
  const munich = await trip(
    "We want to be in Munich for Oktoberfest 2027, four friends from Chicago, 5 days, and see Neuschwanstein too",
  );
  const events = slotsOf(munich).flatMap((slot) => (slot.kind === "event" ? [slot.text.en] : []));
  expect(events).toHaveLength(1);
  expect(events[0]).toContain("Theresienwiese");
  expect(shown(munich)).toContain("munich-neuschwanstein");
});

test("a road trip to where no road leads goes round in a hired car", async () => {
  const iceland = await trip(
    "Six friends, road trip in Iceland in July for 8 days, from Copenhagen, camping or cheap guesthouses",
  );
  expect(iceland.frame.stays.length).toBeGreaterThanOrEqual(3);
  expect(iceland.wish.wishes.map(({ kind }) => kind)).toContain("carHire");
});

test("a thing that is no longer shown leaves no hours behind", async () => {
  const lights = await trip("Northern lights in Tromso for two, 4 days in February from Paris");
  for (const { slots } of lights.days) {
    const begun = PARTS_OF_DAY.flatMap((part) => {
      const slot = slots[part];
      return slot.kind === "excursion" ? [slot.excursion] : [];
    });
    for (const part of PARTS_OF_DAY) {
      const slot = slots[part];
      if (slot.kind === "excursion-on") expect(begun).toContain(slot.excursion);
    }
  }
  expect(things(lights).some((thing) => kindsOfThing(thing).has("northernLights"))).toBe(true);
});

test("a weekend anywhere is no farther than two hours of flight", async () => {
  const weekend = await trip(
    "A long weekend away from Montreal, not too far, something romantic for our anniversary",
  );
  for (const { spot } of weekend.frame.stays) expect(["CA", "US"]).toContain(spot.country);
});

test("ten days in a spa town are a cure, with no row of free days", async () => {
  const cure = await trip(
    "Мама 74 года, хочется в Карловы Вары на 10 дней из Москвы в мае, вдвоём",
  );
  const treated = cure.days.filter((day) =>
    placesOf(day).some(({ categories }) => categories.includes("wellness")),
  );
  expect(treated.length).toBeGreaterThanOrEqual(5);
});
