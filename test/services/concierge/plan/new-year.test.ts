import { beforeAll, expect, test } from "vitest";
import { isoDate } from "../../../../src/domain/dates.ts";
import {
  calendarOn,
  isMuseum,
  isOpen,
} from "../../../../src/services/concierge/plan/days/season.ts";
import { placesOf } from "../../../../src/services/concierge/plan/days/slots.ts";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import { writePlan } from "../../../../src/services/concierge/plan/wording/write.ts";
import { openPlanner, type TestPlanner } from "./support.ts";

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

/** The days of a plan with their dates, and its notes. */
async function plan(query: string) {
  const trip = await tripFor(planner.deps, { query });
  const { itinerary, notes } = writePlan(trip);
  const on = (date: string) =>
    itinerary.find((_, index) => isoDate(trip.frame.start + index).endsWith(date));
  return { trip, on, notes: notes.join(" ") };
}

test("31 December ends with dinner and midnight where the city gathers, and 1 January begins late", async () => {
  const { on, notes } = await plan(
    "Новый год в Праге, 30 декабря - 4 января, 2 пары, из Стамбула, салют",
  );
  expect(on("-12-31")?.evening).toMatch(/ужин.*Староместской площади.*салютом, если/);
  expect(on("-01-01")?.morning).toMatch(/поздно позавтракайте.*закрыты/);
  expect(notes).toMatch(/31 декабря и 1 января/);
  expect(notes).not.toMatch(/салют/);
});

test("where no square is known, midnight is outside, on skis and in every language", async () => {
  const skiing = await plan("Ski week in Zermatt, 28 December - 3 January, 2 adults from London");
  expect(skiing.on("-12-31")?.evening).toMatch(/dinner.*step outside for midnight/);
  const baku = await plan("Yeni il üçün Bakıya, 29 dekabr - 2 yanvar, 2 nəfər, İstanbuldan");
  expect(baku.on("-12-31")?.evening).toMatch(/Yeni il gecəsi.*bulvarda/);
  expect(baku.notes).toMatch(/31 dekabr və 1 yanvarda/);
});

test("small children have an early dinner", async () => {
  const { on } = await plan(
    "Vienna, 29 December - 3 January, 2 adults and a 3-year-old, from London",
  );
  expect(on("-12-31")?.evening).toMatch(/early dinner.*if the children are still awake/);
});

test("who arrives on the evening of the 31st sees the new year in", async () => {
  const { trip, on } = await plan("Prague, 31 December - 4 January, 2 adults from Baku");
  const [first] = trip.days;
  expect(first?.slots.evening.kind === "new-year" || first?.beside.evening?.for).toBeTruthy();
  expect(on("-12-31")?.evening).toMatch(/new year in on Old Town Square/);
});

test("pilgrims in Mecca have an evening like others", async () => {
  const { on, notes } = await plan(
    "Umrah, Mecca and Medina, 27 December - 4 January, from Istanbul",
  );
  expect(`${on("-12-31")?.evening} ${notes}`).not.toMatch(/New Year/);
});

test("museums and what has a day of rest are closed on 1 January", async () => {
  const { trip } = await plan("Paris museums, 29 December - 4 January, 2 adults from London");
  const first = trip.days.find(({ calendar: { date = 0 } }) => isoDate(date).endsWith("-01-01"));
  expect(first).toBeDefined();
  const seen = first ? placesOf(first) : [];
  expect(seen.filter((place) => place.closed || isMuseum(place))).toEqual([]);
  const museum = trip.frame.stays[0]?.spot.destination.places.find(isMuseum);
  expect(museum && isOpen(museum, calendarOn(first?.calendar.date ?? 0, "FR"))).toBe(false);
});
