import { beforeAll, expect, test } from "vitest";
import { isoDate } from "../../../../src/domain/dates.ts";
import { planIdOf } from "../../../../src/services/concierge/plan/id/plan-id.ts";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import { writePlan } from "../../../../src/services/concierge/plan/wording/write.ts";
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

test("work that has its dates is on those alone, and flown to on the eve of the first", async () => {
  for (const [query, fields, first, work] of [
    [
      "Командировка в Алматы из Москвы: переговоры 16 и 17 марта 2027, потом выходные в горах",
      { days: 5 },
      "2027-03-15",
      [2, 3],
    ],
    [
      "Bakıdan Londona 4 günlük işgüzar səfər, görüşlər 2 və 3 mart 2027-də, sonra bir gün şəhəri gəzmək istəyirəm",
      { days: 4 },
      "2027-03-01",
      [2, 3],
    ],
    [
      "Conference in Dubai 1-3 February 2027 from Frankfurt, and we stay three more days for the beach",
      { dates: "2027-01-31 to 2027-02-06", party: { adults: 2 } },
      "2027-01-31",
      [2, 3, 4],
    ],
  ] as const) {
    const trip = await tripFor(planner.deps, { query, ...fields });
    expect(isoDate(trip.frame.start), query).toBe(first);
    const worked = trip.days.filter(({ slots }) => slots.morning.kind === "work");
    expect(
      worked.map(({ day }) => day),
      query,
    ).toEqual(work);
  }
});

test("a meeting on a counted day, or of half a day, leaves the other days free", async () => {
  for (const query of [
    "Деловая поездка в Шанхай на 4 дня из Новосибирска в апреле, встреча утром второго дня",
    "Team offsite for 12 people in Porto, 3 nights in September from Berlin, we need a half-day meeting room",
  ]) {
    const { days } = await tripFor(planner.deps, { query });
    const kept = days.flatMap(({ day, slots }) =>
      Object.values(slots).flatMap((slot) =>
        slot.kind === "work" ? [[day, slot.hours?.from, slot.hours?.to]] : [],
      ),
    );
    expect(kept, query).toEqual([[2, 9, 13]]);
  }
});

test("of dates with room to spare the first day is for the way, and the last for what comes after work", async () => {
  const bali = await tripFor(planner.deps, {
    query: "Two-day client meeting in Singapore, then 3 days of leisure in Bali",
    origin: "Hong Kong",
    dates: "2027-02-15 to 2027-02-20",
  });
  expect(bali.days.map(({ slots }) => slots.morning.kind === "work")).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ]);
  const rio = await tripFor(planner.deps, {
    query: "Trade fair in Sao Paulo, then a weekend in Rio",
    origin: "Mexico City",
    dates: "2027-05-10 to 2027-05-16",
    destinations: ["Sao Paulo", "Rio de Janeiro"],
  });
  expect(rio.days.map(({ spot }) => spot.slug)).toEqual([
    ...Array.from({ length: 4 }, () => "sao-paulo"),
    ...Array.from({ length: 3 }, () => "rio-de-janeiro"),
  ]);
});

test("who comes along has days of their own while the other works, and a fair is called one", async () => {
  const answer = await planner.desk.planTrip(
    {
      query:
        "I am at the Gulfood trade fair in Dubai with my wife and our daughter. While I am there the child would like the aquarium.",
      ...{ destinations: ["Dubai"], dates: "2027-01-24 to 2027-02-01", must: ["Burj Khalifa"] },
      ...{ party: { adults: 2, children: [6] }, origin: "Baku" },
      work: [{ from: "2027-01-25", to: "2027-01-27", start: "10:00", end: "17:00", city: "Dubai" }],
    },
    { signal: new AbortController().signal },
  );
  const worked = answer.itinerary.slice(1, 4);
  for (const { morning } of worked)
    expect(morning).toMatch(/^10:00–17:00 – at the fair\. Those who come along, meanwhile: /);
  // What is left of the afternoon is told of as everybody's.
  for (const { afternoon } of worked)
    expect(afternoon).not.toMatch(/until 17:00\. (?!Those who come along|All of you)/);
  expect(worked.map(({ morning, afternoon }) => morning + afternoon).join(" ")).toMatch(/Aquarium/);
  expect(answer.summary).toContain("business trip");
});

test("days on which one leaves and comes back are no days of work", async () => {
  const { frame } = await tripFor(planner.deps, {
    query:
      "Meetings in London on Tue 9 and Wed 10 March 2027, 9am to 5pm, and one in Paris on Friday 12 March. We leave on Sunday March 7 and come back on Tuesday March 16 from Paris.",
    origin: "New York",
  });
  expect(frame.stays.map(({ spot }) => spot.slug)).toEqual(["london", "paris"]);
});

test("one more meeting elsewhere has its own hours", async () => {
  const { wish } = await tripFor(planner.deps, {
    query:
      "Two days of meetings in London (Tue 9 and Wed 10 March 2027, 9am to 5pm both days) and one in Paris on Friday 12 March, 10am-2pm. From New York on March 7, back on March 16 from Paris.",
  });
  expect(wish.meetings?.map(({ from, to, on }) => [from, to, on.length])).toEqual([
    [9, 17, 2],
    [10, 14, 1],
  ]);
});
