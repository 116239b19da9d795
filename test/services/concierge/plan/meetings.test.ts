import { beforeAll, expect, test } from "vitest";
import { planIdOf } from "../../../../src/services/concierge/plan/plan-id.ts";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import { writePlan } from "../../../../src/services/concierge/plan/write.ts";
import { openPlanner, type TestPlanner } from "./support.ts";

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

async function planOf(query: string, id?: string) {
  const trip = await tripFor(planner.deps, { query, ...(id !== undefined && { plan_id: id }) });
  const { itinerary: days, dates, notes } = writePlan(trip);
  return { days, dates, notes, id: planIdOf(trip.wish) };
}

test("a meeting on a weekday is kept at its hour, and the rest of that day is used", async () => {
  const { days, dates, notes, id } = await planOf(
    "Istanbul for 4 days, two people from Baku in May, meeting on Tuesday 10:00-12:00",
  );
  const [, second] = days;
  expect(dates?.from).toBe("2027-05-10");
  expect(second?.morning).toBe("10:00–12:00 – your meeting.");
  expect(days.filter(({ afternoon }) => /meeting|work/.test(afternoon))).toEqual([]);
  expect(notes.join(" ")).toContain("Kept free for your meetings: Day 2, 10:00–12:00");
  const again = await planOf("two people", id);
  expect(again.days[1]?.morning).toBe(second?.morning);
});

test("a conference keeps its hours on its days, and the evenings and days beside it are free", async () => {
  const { days } = await planOf(
    "Conference in Berlin 9-17 on 3-4 March 2027, then the weekend there, from Baku, one person",
  );
  expect(days.map(({ morning }) => morning.startsWith("09:00–17:00"))).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(days[1]?.afternoon).toBe("Your meeting goes on until 17:00.");
  expect(days[1]?.evening).not.toMatch(/meeting|your work/);
});

test("hours without a day are those of every day of work", async () => {
  const { days } = await planOf(
    "Business trip to London 10-13 May 2027 from Istanbul, meetings from 9 am to 1 pm every day",
  );
  expect(days.filter(({ morning }) => morning.startsWith("09:00–13:00"))).toHaveLength(4);
  expect(days.filter(({ afternoon }) => /work/.test(afternoon))).toEqual([]);
});

test("hours are heard in three languages", async () => {
  const russian = await planOf(
    "Командировка в Дубай с 14 по 17 декабря из Москвы, переговоры 15 декабря с 10 до 13",
  );
  expect(russian.days[1]?.morning).toBe("10:00–13:00 — ваша встреча.");
  const azerbaijani = await planOf(
    "İstanbula 3 günlük işgüzar səfər, Bakıdan, 12 may 2027 görüş saat 14:00-16:00",
  );
  expect(azerbaijani.days[0]?.afternoon).toBe("14:00–16:00 – görüşünüz.");
});

test("meetings in two cities are kept on their days, a weekday behind a date too", async () => {
  const { days } = await planOf(
    "I have a business meeting in Frankfurt on Tuesday 8 December 2026 at 10:00 and one in Zurich on Thursday morning. I fly from Istanbul.",
  );
  expect(days[1]?.morning).toBe("10:00–12:00 – your meeting.");
  expect(days[3]).toMatchObject({ city: "Zurich", morning: "Kept for your work." });
});

test("a day of work that is left before six says so", async () => {
  const { days } = await planOf(
    "Командировка в Дубай на 3 дня с 14 по 16 декабря из Москвы, переговоры",
  );
  expect(days.at(-1)?.afternoon).toBe("Время для работы до самого отъезда.");
});

test("a meeting on the last day is not missed for the flight home", async () => {
  const { days } = await planOf(
    "Dental congress in Vienna 21-23 April 2027, 9:00-16:00 every day, from Baku, one person",
  );
  expect(days.filter(({ morning }) => morning.startsWith("09:00–16:00"))).toHaveLength(3);
});
