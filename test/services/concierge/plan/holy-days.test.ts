import { beforeAll, describe, expect, test } from "vitest";
import { isoDate, weekday } from "../../../../src/domain/dates.ts";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import { placesOf } from "../../../../src/services/concierge/plan/slots.ts";
import type { Trip } from "../../../../src/services/concierge/plan/trip.ts";
import { writePlan } from "../../../../src/services/concierge/plan/write.ts";
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
