import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { Language } from "../../../../src/domain/catalogue.ts";
import { PlanRequest } from "../../../../src/domain/contracts/concierge/plan.ts";
import { isoDate } from "../../../../src/domain/dates.ts";
import { excursionsOf, placesOf } from "../../../../src/services/concierge/plan/days/slots.ts";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import type { Trip } from "../../../../src/services/concierge/plan/trip.ts";
import { writePlan } from "../../../../src/services/concierge/plan/wording/write.ts";
import { openPlanner, type TestPlanner } from "./support.ts";

const requests: readonly unknown[] = JSON.parse(
  readFileSync(new URL("../../../corpus/planner/agency.json", import.meta.url), "utf8"),
);

/** Requests of the corpus by their position, with trips of one city and of several in each language. */
const BASES: readonly (readonly [at: number, lang: Language])[] = [
  [3, "en"],
  [59, "en"],
  [87, "en"],
  [103, "en"],
  [17, "ru"],
  [24, "ru"],
  [74, "ru"],
  [84, "ru"],
  [5, "az"],
  [35, "az"],
  [75, "az"],
  [82, "az"],
];

let planner: TestPlanner;
const plans = new Map<number, Promise<Trip>>();
beforeAll(async () => {
  planner = await openPlanner();
});

function requestAt(at: number): PlanRequest {
  const { kind: _kind, ...request }: Record<string, unknown> = Object.assign({}, requests[at]);
  return PlanRequest.parse(request);
}

async function planOf(at: number): Promise<Trip> {
  const known = plans.get(at) ?? tripFor(planner.deps, requestAt(at));
  plans.set(at, known);
  return await known;
}

async function changed(before: Trip, query: string): Promise<Trip> {
  return await tripFor(planner.deps, { query, plan_id: writePlan(before).plan_id ?? "" });
}

/** What the days show, with the date of each thing. */
function shownIn({ days }: Trip) {
  return days.flatMap((day) =>
    [...placesOf(day), ...excursionsOf(day)].map((thing) => ({
      thing,
      spot: day.spot,
      day: day.day,
      date: day.calendar.date,
    })),
  );
}

/** Things that are shown once, by names that are no list, each from another day. */
function namedThings(trip: Trip, lang: Language) {
  const all = shownIn(trip).map(({ thing, ...on }) => ({
    ...on,
    slug: thing.slug,
    repeats: "repeat" in thing && thing.repeat === true,
    name: ("parts" in thing ? thing.name : thing.title)[lang],
  }));
  const cities = trip.frame.stays.flatMap(({ spot }) => Object.values(spot.destination.name));
  return all.filter(
    ({ slug, name, repeats, day }, at) =>
      !repeats &&
      all.filter((one) => one.slug === slug).length === 1 &&
      all.findIndex((one) => one.day === day) === at &&
      /^\p{Lu}[\p{L}’'-]{4,}(?: \p{L}[\p{L}’'-]+){0,2}$/u.test(name) &&
      !/ (?:and|и|və|of|in|с|ilə) /u.test(name) &&
      !cities.some((city) => name.includes(city.slice(0, 4))),
  );
}

function routeOf({ frame }: Trip) {
  return frame.stays.map(({ spot, nights }) => `${spot.slug} ${nights}`);
}

function flightsOf({ flights }: Trip) {
  return flights.map(({ pick }) => pick.number);
}

function housesOf({ lodgings }: Trip) {
  return lodgings.map(({ name }) => name);
}

function notesOf(trip: Trip) {
  return writePlan(trip).notes.join("\n");
}

const REMOVE: Readonly<Record<Language, readonly ((names: readonly string[]) => string)[]>> = {
  en: [
    (names) => `Please take out ${listed(names, "and")}.`,
    (names) => `Thanks! ${listed(names, "and")} are not needed, leave the rest.`,
  ],
  ru: [
    (names) => `Спасибо! Уберите, пожалуйста, ${listed(names, "и")}.`,
    (names) => `${listed(names, "и")} не нужны, остальное оставьте.`,
  ],
  az: [
    (names) => `${listed(names, "və")} lazım deyil.`,
    (names) => `Salam. ${listed(names, "və")} çıxarın, qalanı qalsın.`,
  ],
};

const JOIN: Readonly<Record<Language, readonly string[]>> = {
  en: ["My sister is coming with us, she is 45.", "One more friend joins us."],
  ru: ["С нами едет ещё моя сестра, ей 45.", "К нам присоединяется ещё один друг."],
  az: ["Bacım da bizimlə gəlir.", "Bir dostumuz da qoşulur."],
};

const LONGER: Readonly<Record<Language, (city: string) => string>> = {
  en: (city) => `One more night in ${city}, please.`,
  ru: (city) => `Добавьте ещё один день: ${city}.`,
  az: (city) => `${city} şəhərində bir gün artıq qalaq.`,
};

const MOVE: Readonly<Record<Language, (name: string, day: number) => string>> = {
  en: (name, day) => `Please put ${name} on day ${day}.`,
  ru: (name, day) => `${name} перенесите на ${day}-й день.`,
  az: (name, day) => `${name} ${day}-ci günə keçirin.`,
};

function listed(names: readonly string[], and: string): string {
  const [last = "", ...others] = [...names].reverse();
  return others.length === 0 ? last : `${others.reverse().join(", ")} ${and} ${last}`;
}

describe.each(BASES)("a change of request %i in %s", (at, lang) => {
  test.each([1, 2, 3])("takes %i things out, and nothing else", async (count) => {
    const before = await planOf(at);
    const things = namedThings(before, lang);
    for (const [place, words] of REMOVE[lang].entries()) {
      const gone = things.slice(place, place + count);
      if (gone.length < count) continue;
      const query = words(gone.map(({ name }) => name));
      const after = await changed(before, query);
      const [was, is] = [shownIn(before), shownIn(after)];
      for (const { slug, name } of gone) {
        expect(
          is.map(({ thing }) => thing.slug),
          query,
        ).not.toContain(slug);
        expect(notesOf(after), query).toContain(name);
      }
      for (const { thing, date } of was) {
        if (gone.some(({ slug }) => slug === thing.slug)) continue;
        expect(
          is.some((one) => one.thing.slug === thing.slug && one.date === date),
          `${query}: ${thing.slug} on ${isoDate(date ?? 0)}`,
        ).toBe(true);
      }
      expect(routeOf(after)).toEqual(routeOf(before));
      expect(flightsOf(after)).toEqual(flightsOf(before));
      expect(housesOf(after)).toEqual(housesOf(before));
      expect(after.wish.party).toEqual(before.wish.party);
      expect(after.remarks.map(({ kind }) => kind)).not.toContain("undone");
    }
  });

  test("one person more is one adult more", async () => {
    const before = await planOf(at);
    for (const query of JOIN[lang]) {
      const after = await changed(before, query);
      const { adults, children, infants } = before.wish.party;
      expect(after.wish.party, query).toEqual({ adults: adults + 1, children, infants });
      expect(routeOf(after), query).toEqual(routeOf(before));
      expect(after.frame.start, query).toBe(before.frame.start);
    }
  });

  test("a night more in one city is there, and every other stay is as it was", async () => {
    const before = await planOf(at);
    for (const { spot } of before.frame.stays.slice(0, 2)) {
      const query = LONGER[lang](spot.destination.name[lang]);
      const after = await changed(before, query);
      const expected = before.frame.stays.map(
        (stay) => `${stay.spot.slug} ${stay.nights + (stay.spot === spot ? 1 : 0)}`,
      );
      expect(routeOf(after), query).toEqual(expected);
      const is = new Set(shownIn(after).map(({ thing }) => thing.slug));
      const lost = shownIn(before).filter(({ thing }) => !is.has(thing.slug));
      // What is not open on its new date is told.
      const notes = notesOf(after);
      for (const { thing } of lost)
        expect(notes, query).toContain(("parts" in thing ? thing.name : thing.title)[lang]);
    }
  });

  test("a thing is on the day that it is moved to, or the notes say why not", async () => {
    const before = await planOf(at);
    const things = namedThings(before, lang);
    for (const thing of things.slice(0, 3)) {
      const other = before.days.find(
        (day) =>
          day.spot === thing.spot && day.day !== thing.day && Object.keys(day.fixed).length === 0,
      );
      if (!other) continue;
      const query = MOVE[lang](thing.name, other.day);
      const after = await changed(before, query);
      const now = shownIn(after).find((one) => one.thing.slug === thing.slug);
      const isTold = after.remarks.some(({ kind }) => kind === "undone");
      expect(now?.day === other.day || isTold, query).toBe(true);
      const slugs = (trip: Trip) =>
        shownIn(trip)
          .map((one) => one.thing.slug)
          .sort();
      expect(slugs(after), query).toEqual(slugs(before));
    }
  });
});

describe("what clients wrote", () => {
  test("what is enough stays, and asks for nothing", async () => {
    const before = await planOf(59);
    const after = await changed(
      before,
      "Please take out Tulum and the turtle snorkelling in Akumal, Chichen Itza is enough.",
    );
    const names = shownIn(after).map(({ thing }) => thing.slug);
    expect(names.join()).not.toMatch(/tulum|akumal/);
    expect(names.join()).toMatch(/chichen/);
    expect(after.remarks.map(({ kind }) => kind)).not.toContain("undone");
  });

  test("a night moved between two cities leaves all others as they were", async () => {
    const after = await changed(
      await planOf(87),
      "One more night in Lisbon to see Belém and one less in Barcelona, the rest stays as it is.",
    );
    expect(routeOf(after)).toEqual([
      "lisbon 3",
      "porto 2",
      "seville 2",
      "granada 2",
      "barcelona 4",
    ]);
    expect(shownIn(after).map(({ thing }) => thing.slug)).toContain("alhambra");
  });

  test("what is not done instead is not gone to, and the way home begins where it was asked", async () => {
    const before = await planOf(25);
    const after = await changed(
      before,
      "Can we fly home from Santiago itself instead of taking the train to Madrid?",
    );
    expect(routeOf(after)).toEqual(routeOf(before));
    expect(after.frame.departure.flight?.from).toBe("SCQ");
  });

  test("a friend who skis orders no skiing, and the total that is said counts", async () => {
    const skiers = await planOf(41);
    const four = await changed(skiers, "К нам присоединяется четвёртый друг, тоже фрирайдер.");
    expect(four.wish.party.adults).toBe(skiers.wish.party.adults + 1);
    expect(four.wish.wishes.map(({ kind }) => kind)).toEqual(
      skiers.wish.wishes.map(({ kind }) => kind),
    );
    const friends = await changed(await planOf(82), "Bir dostumuz da qoşulur, olduq 3 nəfər.");
    expect(friends.wish.party).toEqual({ adults: 3, children: 0, infants: 0 });
  });

  test("a city that nobody wants to sleep in is passed through", async () => {
    const after = await changed(
      await planOf(49),
      "Sofiyada gecələmək istəmirik, birbaşa Banskoya keçək. İki gün uzadaq.",
    );
    expect(routeOf(after)).toEqual(["bansko 7"]);
  });

  test("two things that are to be apart are on two days", async () => {
    const after = await changed(
      await planOf(35),
      "Burc Xəlifə və Gələcək Muzeyi lazım deyil, safari ilə su parkı isə ayrı-ayrı günlərdə olsun.",
    );
    const dayOf = (slug: RegExp) => shownIn(after).find(({ thing }) => slug.test(thing.slug))?.day;
    expect(dayOf(/aquaventure/)).not.toBe(dayOf(/desert/));
    expect(
      shownIn(after)
        .map(({ thing }) => thing.slug)
        .join(),
    ).not.toMatch(/burj-khalifa|future/);
  });

  test("a pronoun is what was said before, and no place", async () => {
    const after = await changed(await planOf(75), "Pendir dadmaq da unudulub, onu əlavə edin.");
    expect(after.wish.own?.map(({ text }) => text) ?? []).not.toContain("onu");
    expect(
      shownIn(after)
        .map(({ thing }) => thing.slug)
        .join(),
    ).toMatch(/louvre/);
  });
});
