import { beforeAll, describe, expect, test } from "vitest";
import { PARTS_OF_DAY } from "../../../../src/domain/catalogue.ts";
import type { PlanRequest } from "../../../../src/domain/contracts/concierge/plan.ts";
import { excursionsOf, placesOf } from "../../../../src/services/concierge/plan/days/slots.ts";
import { answersOf } from "../../../../src/services/concierge/plan/notes/answers.ts";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import type { Trip } from "../../../../src/services/concierge/plan/trip.ts";
import { kindsOfThing } from "../../../../src/services/concierge/plan/wish/wished-things.ts";
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

test("the Oktoberfest has two evenings on days of its own", async () => {
  const munich = await trip(
    "We want to be in Munich for Oktoberfest 2027, four friends from Chicago, 5 days, and see Neuschwanstein too",
  );
  const events = slotsOf(munich).flatMap((slot) => (slot.kind === "event" ? [slot.text.en] : []));
  expect(events).toHaveLength(2);
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

describe("first sights and the hours of a day", () => {
  test("everyday words of a title call nothing by its name", async () => {
    const rome = await trip(
      "Рим и Флоренция на поезде, 7 дней в мае 2027 из Баку, двое взрослых, храмы и парки",
    );
    expect(rome.wish.things ?? []).not.toContain("rome-ostia-antica");
    const japan = await trip(
      "Hiroshima and Kyoto in April, 7 days, temples and gardens, from Doha",
    );
    expect(japan.wish.things ?? []).not.toContain("hiroshima-onomichi");
  });

  test("the only day of a city is for its first sights, not for another cellar", async () => {
    const round = await trip(
      "Georgia and Armenia with a driver, 10 days in late May 2027 from Warsaw: Tbilisi, Kakheti wine, Kazbegi, Dilijan, Yerevan",
    );
    expect(shown(round)).not.toContain("tbilisi-tsinandali-kakheti");
    expect(shown(round)).toContain("narikala-fortress");
  });

  test("after a day in a park small children go to bed", async () => {
    const paris = await trip({
      query: "Paris and Disneyland for two days, the Eiffel Tower",
      days: 6,
      party: { adults: 2, children: [5, 7] },
      dates: "12-17 June 2027",
    });
    const inPark = paris.days.filter(({ slots }) =>
      [slots.morning, slots.afternoon].some(
        (slot) => "place" in slot && slot.place.slug === "disneyland-paris",
      ),
    );
    expect(inPark.length).toBeGreaterThan(0);
    for (const { slots } of inPark) expect(slots.evening.kind).toBe("free");
  });

  test("who walks with a stick sees the cathedral from its level nave", async () => {
    const vienna = await trip(
      "4 nights in Vienna from London from 10 December 2026 with my mum of 71, she has a bad knee, no stairs",
    );
    expect(shown(vienna)).toContain("st-stephens-cathedral");
  });

  test("a trek is a stay whose days are its stages, in their order", async () => {
    const nepal = await trip(
      "Непал, трек на Пун-Хилл, Катманду и Покхара, 12 дней с 16 октября 2027 из Дубая, один, 27 лет",
    );
    expect(shown(nepal).filter((slug) => /^poon-hill-(?!lodge)/.test(slug))).toEqual([
      "poon-hill-ulleri-ghorepani",
      "poon-hill-sunrise",
      "poon-hill-ghandruk",
    ]);
    const svaneti = await trip(
      "Svaneti in stages from guesthouse to guesthouse, 7 days in August 2027 from Istanbul, Mestia",
    );
    expect(svaneti.frame.stays.map(({ spot }) => spot.slug)).toContain("mestia-ushguli-trail");
  });
});

describe("what couples ask for has its own day and place", () => {
  test("a dinner that was named with its date is on that evening", async () => {
    const italy = await trip({
      query: "Our 25th anniversary in Rome and Florence",
      dates: "2027-05-20 to 2027-05-27",
      origin: "London",
      party: { adults: 2, children: [] },
      must: ["Michelin-starred dinner on 25 May"],
    });
    const evenings = italy.days.map(({ slots: { evening } }) => evening);
    const at = evenings.findIndex((one) => one.kind === "extra" && one.wish === "michelin");
    expect(at).toBe(5);
  });

  test("a dinner on a sandbank and one in the desert are those of the place", async () => {
    const beach = await trip({
      query: "Honeymoon on the Maldives, 9 days in March from Dubai",
      must: ["sandbank dinner"],
    });
    expect(shown(beach)).toContain("sandbank-dinner-for-two");
    const desert = await trip({
      query: "A week in Sharm El Sheikh in March for two from Istanbul, to propose",
      must: ["private boat or dinner in the desert"],
    });
    expect(shown(desert)).toContain("desert-dinner-for-two");
  });
});

describe("what is found dull is not shown", () => {
  test("«Лувр детям скучно» leaves the Louvre out", async () => {
    const paris = await trip("Париж с детьми 7 и 13 лет, 6 дней в мае из Баку, Лувр детям скучно");
    expect(shown(paris)).not.toContain("louvre-museum");
  });
});

test("coffee houses and cakes are on a day where they were asked for", async () => {
  const vienna = await trip("Вена, 5 дней в мае на двоих, музеи и кофейни с тортами");
  expect(shown(vienna)).toContain("viennese-coffee-houses");
  const lisbon = await trip("Lisbon for two, 4 days in May, fado and pastel de nata");
  expect(things(lisbon).some((one) => kindsOfThing(one).has("cafes"))).toBe(true);
});
