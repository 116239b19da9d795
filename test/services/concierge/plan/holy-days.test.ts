import { beforeAll, describe, expect, test } from "vitest";
import { isoDate, monthOf, parseIsoDate, weekday } from "../../../../src/domain/dates.ts";
import { isOpen } from "../../../../src/services/concierge/plan/days/season.ts";
import { excursionsOf, placesOf } from "../../../../src/services/concierge/plan/days/slots.ts";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import type { Trip } from "../../../../src/services/concierge/plan/trip.ts";
import { writePlan } from "../../../../src/services/concierge/plan/wording/write.ts";
import { openPlanner, type TestPlanner } from "./support.ts";

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

const trip = (query: string, more: object = {}) => tripFor(planner.deps, { query, ...more });
const firstDay = ({ frame }: Trip) => isoDate(frame.start);
const notes = (one: Trip) => writePlan(one).notes.join(" ");

describe("a day that the planner chooses itself", () => {
  test("is not in Tết", async () => {
    const chosen = await trip("10 days in Vietnam for two in February 2027 from Istanbul");
    expect(firstDay(chosen) >= "2027-02-12").toBe(true);
    expect(notes(chosen)).not.toMatch(/Tết/);
  });

  test("is not in China's national week", async () => {
    const chosen = await trip("8 days in Beijing for two in October 2027 from London");
    expect(firstDay(chosen) >= "2027-10-08").toBe(true);
  });

  test("is no Sabbath in Israel", async () => {
    const { frame } = await trip("8 days in Jerusalem for two in May 2027 from Rome");
    const days = [frame.days[0], frame.days.at(-1)].map((day) => day?.calendar.date ?? 0);
    expect(days.map(weekday)).not.toContain(5);
  });
});

describe("days that were given", () => {
  test("have no bazaar on Eid, and the note names it with its date", async () => {
    const query = "Marrakech, 11-14 March 2027, shopping and spa, two friends from London";
    const given = await trip(query);
    const feast = given.days.filter(({ calendar }) => calendar.shut);
    expect(feast.map(({ calendar: { date = 0 } }) => isoDate(date))).toEqual([
      "2027-03-11",
      "2027-03-12",
    ]);
    const shown = feast.flatMap(placesOf).map(({ name }) => name.en);
    expect(shown.filter((name) => /souk|museum/i.test(name))).toEqual([]);
    const later = given.days.filter(({ calendar }) => !calendar.shut).flatMap(placesOf);
    expect(later.some(({ name }) => /souk/i.test(name.en))).toBe(true);
    expect(notes(given)).toContain("Eid al-Fitr begins on about 10 March 2027");
  });

  test("have no meal by day in Ramadan where people fast", async () => {
    const { days } = await trip("Kuala Lumpur, 13-19 February 2027, food, two adults from Dubai");
    const kitchens = days.flatMap(({ slots: { morning, afternoon } }) =>
      [morning, afternoon].filter(
        (slot) => slot.kind === "place" && slot.place.categories[0] === "food",
      ),
    );
    expect(kitchens).toEqual([]);
  });

  test("have no train in Israel on the Sabbath", async () => {
    const { itinerary } = writePlan(
      await trip("Jerusalem from London for two, 15-19 May 2027, sights"),
    );
    expect(itinerary[0]?.morning).not.toMatch(/by train/);
  });

  test("have no train and no market at Yom Kippur, and Sukkot is named", async () => {
    const given = await trip("Jerusalem, 10-16 October 2027, two of us from Rome, markets");
    const written = writePlan(given);
    expect(written.itinerary[0]?.afternoon ?? "").not.toMatch(/by train/);
    expect(written.notes.join(" ")).toMatch(/Yom Kippur.*10 October 2027.*Sukkot/);
    const fast = given.days.slice(0, 2).flatMap(placesOf);
    expect(fast.filter(({ name }) => /market/i.test(name.en))).toEqual([]);
  });

  test.each([
    ["Rome, 4-10 May 2027, two of us from London, Sunday Mass", /Sunday: the morning is kept/],
    ["Афины с 4 по 10 мая 2027, вдвоём из Москвы, воскресная литургия", /Воскресенье: утро/],
  ])("keep the morning of Sunday for those who asked for its service: %s", async (query, words) => {
    const { days } = await trip(query);
    const written = writePlan(await trip(query)).itinerary;
    const sunday = days.findIndex(({ calendar: { date = 0 } }) => weekday(date) === 6);
    expect(written[sunday]?.morning).toMatch(words);
  });

  test("leave a sanctuary for the other city that was named when its places are seen", async () => {
    const { frame } = await trip(
      "Fatima and Lisbon, 8 days in October 2027, pilgrimage, two of us",
    );
    const nights = frame.stays.map(({ spot: { slug }, nights: some }) => [slug, some]);
    expect(new Map(nights.map(([slug, some]) => [slug, Number(some)])).get("fatima")).toBeLessThan(
      5,
    );
  });

  test("have a day at the sanctuary beside the day out that was named there", async () => {
    const more = {
      destinations: ["Bodh Gaya", "Varanasi", "Kushinagar", "Lumbini"],
      dates: "2027-01-18 to 2027-01-27",
      must: ["Mahabodhi Temple", "Rajgir", "Sarnath"],
      origin: "Bangkok",
    };
    const { days } = await trip("Buddhist pilgrimage for three", more);
    expect(days.flatMap(placesOf).map(({ slug }) => slug)).toContain("mahabodhi-temple");
  });

  test("have the boat that was named, and no other day out by boat instead", async () => {
    const more = { destinations: ["Vienna", "Budapest"], must: ["Danube cruise in Budapest"] };
    const { days } = await trip("7 days in June 2027 for two, by boat on the Danube", more);
    const slugs = days.flatMap((day) => [...placesOf(day), ...excursionsOf(day)]);
    expect(slugs.map(({ slug }) => slug)).toContain("danube-evening-cruise");
    expect(slugs.map(({ slug }) => slug)).not.toContain("vienna-bratislava-boat");
  });

  test("have a hotel within walking distance of a synagogue where that was said", async () => {
    const query =
      "Rome, 6 days in May 2027 from London, two of us, kosher, a hotel near a synagogue";
    const made = await trip(query);
    expect(made.lodgings[0]?.distance).toMatch(/m from the synagogue/);
    expect(notes(made)).not.toMatch(/within walking distance of a synagogue/);
  });

  test("have no museum on 25 December", async () => {
    const rome = await trip("Rome museums, 23-27 December 2026, two adults from London");
    const christmas = rome.days.find(({ calendar: { date = 0 } }) =>
      isoDate(date).endsWith("12-25"),
    );
    expect(christmas?.calendar.shut).toBe(true);
    const museums = (christmas ? placesOf(christmas) : []).filter(({ name }) =>
      /museum/i.test(name.en),
    );
    expect(museums).toEqual([]);
    expect(notes(rome)).toMatch(/Christmas falls into the trip/);
  });
});

describe("days of the year in the catalogue", () => {
  const place = (slug: string, destination: string) => {
    const files = planner.catalogue.files.flatMap((file) => file.destinations);
    const found = files
      .find((one) => one.slug === destination)
      ?.places.find((one) => one.slug === slug);
    if (!found) throw new Error(`no ${slug}`);
    return found;
  };
  const isOpenOn = (slug: string, destination: string, day: string) => {
    const date = parseIsoDate(day) ?? 0;
    return isOpen(place(slug, destination), { month: monthOf(date), date });
  };

  test("the Royal Palace of Madrid is shut on the national day, and open the day after", () => {
    expect(isOpenOn("royal-palace", "madrid", "2027-10-12")).toBe(false);
    expect(isOpenOn("royal-palace", "madrid", "2027-10-13")).toBe(true);
  });

  test("Saint Peter's is shut on Good Friday, whenever it falls", () => {
    expect(isOpenOn("st-peters-basilica", "rome", "2027-03-26")).toBe(false);
    expect(isOpenOn("st-peters-basilica", "rome", "2028-04-14")).toBe(false);
    expect(isOpenOn("st-peters-basilica", "rome", "2028-04-13")).toBe(true);
  });

  test("autumn leaves are red when they are, not all the month", () => {
    expect(isOpenOn("rikugien-autumn", "tokyo", "2027-11-07")).toBe(false);
    expect(isOpenOn("rikugien-autumn", "tokyo", "2027-11-28")).toBe(true);
  });
});
