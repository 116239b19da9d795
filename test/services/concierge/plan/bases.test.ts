import { beforeAll, describe, expect, test } from "vitest";
import { excursionsOf, placesOf } from "../../../../src/services/concierge/plan/days/slots.ts";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import type { Trip } from "../../../../src/services/concierge/plan/trip.ts";
import { writePlan } from "../../../../src/services/concierge/plan/wording/write.ts";
import { openPlanner, type TestPlanner } from "./support.ts";

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

function plan(query: string): Promise<Trip> {
  return tripFor(planner.deps, { query });
}

function beaches({ days }: Trip) {
  const repeated = days.flatMap(placesOf).filter(({ repeat }) => repeat);
  return new Set(repeated.map(({ slug }) => slug));
}

const words = (trip: Trip) =>
  writePlan(trip)
    .itinerary.map(({ morning, afternoon, evening }) => `${morning} ${afternoon} ${evening}`)
    .join(" ");

describe("a stay has one base", () => {
  test("a beach week keeps to one beach, with sand where children build", async () => {
    const trip = await plan(
      "Family of four from Baku, kids 4 and 7, 8 days in Antalya in July 2027, sandy beach",
    );
    expect([...beaches(trip)]).toEqual(["lara-beach"]);
  });

  test("a beach that was named is the beach of the stay", async () => {
    const trip = await plan(
      "Me and my sister, 9 nights in Zanzibar in January 2027, Nungwi or Kendwa, on the beach",
    );
    expect([...beaches(trip)]).toEqual([expect.stringMatching(/^(?:nungwi|kendwa)-beach$/)]);
  });

  test("those who walk little see the baths that they named", async () => {
    const trip = await plan("Будапешт на 5 дней в мае 2027, купальни Сечени, без долгой ходьбы");
    expect(trip.days.flatMap(placesOf).map(({ slug }) => slug)).toContain("szechenyi-baths");
  });

  test("a sea that is warm is not called cold for a wheelchair's sake", async () => {
    const { remarks } = await plan(
      "Barcelona, 5 days in late September 2027, wheelchair, the beach if possible",
    );
    expect(remarks.map(({ kind }) => kind)).not.toContain("no-theme");
  });

  test("a reef is what those who asked for one stay at", async () => {
    const trip = await plan("One week in Sharm el Sheikh in November 2027, good house reef");
    expect([...beaches(trip)]).toEqual(["sharks-bay"]);
  });

  test("Ubud comes before the beach, each with nights of its own", async () => {
    const { frame } = await plan(
      "Honeymoon in Bali, 12 days in September 2027. A few days in Ubud, then the beach",
    );
    expect(frame.stays.map(({ spot }) => spot.slug)).toEqual(["ubud", "bali"]);
    expect(frame.stays[0]?.nights).toBeGreaterThanOrEqual(3);
  });

  test("beginners learn on one slope and are not sent to the top", async () => {
    const trip = await plan("Couple, never skied, want ski lessons in Gudauri, 6 days, Feb 2027");
    expect(words(trip)).toMatch(/first lesson on the nursery slope/);
    expect(words(trip)).not.toMatch(/Sadzele|highest lift|next colour/);
    expect([...beaches(trip)]).toEqual(["gudauri-slopes"]);
  });
});

describe("what a place is visited for", () => {
  test("a day out that is called by name is made from the city beside it", async () => {
    const trip = await plan("Tbilisi and Mtskheta, 5 days in May 2027");
    expect(trip.frame.stays.map(({ spot }) => spot.slug)).toEqual(["tbilisi"]);
    const outings = trip.days.flatMap(excursionsOf).map(({ slug }) => slug);
    expect(outings).toContain("tbilisi-mtskheta-jvari");
  });

  test("a sanctuary is prayed at in the words of its own faith", async () => {
    const lourdes = words(await plan("Pilgrimage to Lourdes, 6 days in May 2027"));
    expect(lourdes).toMatch(/Mass/);
    expect(lourdes).not.toMatch(/Koran|Friday prayer|mosque/i);
    const mecca = words(await plan("Umrah from Baku, 8 days in October 2027"));
    expect(mecca).not.toMatch(/Mass\b/);
  });

  test("pilgrims go to the sanctuary before anything else", async () => {
    const trip = await plan("Umrah from Baku, 8 days in October 2027");
    const [first] = trip.days.flatMap(placesOf);
    expect(first?.slug).toBe("masjid-al-haram");
  });

  test("December has Christmas markets and no roses", async () => {
    const text = words(await plan("Vienna, a week in mid December 2026, Christmas markets"));
    expect(text.match(/Christmas (?:Market|Village)/g)?.length).toBeGreaterThanOrEqual(2);
    expect(text).not.toMatch(/roses/);
  });
});

test("clocks of another zone are reached by train at their own hour", async () => {
  const { frame } = await plan("From Edinburgh to Paris by train, no flying, 5 days, May 2027");
  const { mode, hours, ahead } = frame.arrival;
  expect(mode).toBe("train");
  expect(hours).toBeGreaterThanOrEqual(8.5);
  expect(ahead).toBe(1);
});

describe("what was said of nights and days holds", () => {
  test.each([
    ["Santorini 4 nights then Naxos 4 nights from Dublin, 12 September 2027", [4, 4]],
    ["Umrah from Baku in March: Madinah 4 nights first, then Makkah 6 nights", [4, 6]],
    ["Из Баку в Гудаури на 7 дней в марте 2027. Фрирайд один день, один день в Тбилиси", [5, 1]],
  ])("%s", async (query, nights) => {
    const { frame } = await plan(query);
    const stayed = frame.stays.map((stay) => stay.nights);
    expect([...stayed].sort()).toEqual([...nights].sort());
  });

  test("the day that is given is the day of the flight, though it lands on the next", async () => {
    const { frame } = await plan("Bakıdan Maldiv adalarına 7 gecə, mayın 16-sı, 2 nəfər");
    expect(frame.arrival.flight?.departureDay).toBe("2027-05-16");
    expect(frame.arrival.flight?.arrivalDay).toBe("2027-05-17");
    expect(frame.stays.reduce((sum, { nights }) => sum + nights, 0)).toBe(7);
  });

  test("what is to be over before Ramadan is", async () => {
    const trip = await plan("Umrah from Manchester, 10 nights in February 2027 before Ramadan");
    const { to } = writePlan(trip).dates ?? {};
    expect(to?.slice(0, 10)).toMatch(/^2027-02-0[1-7]$/);
  });

  test("early in a month is not its second week", async () => {
    const { dates } = writePlan(await plan("Istanbul for 7 days in early May 2027 from Baku"));
    expect(Number(dates?.from?.slice(8))).toBeLessThanOrEqual(6);
  });

  test("no flight leaves before nine where that was asked for, or the plan says so", async () => {
    const query = "Two ladies from Edinburgh, a week in Madeira in March, no flights before 9am";
    const trip = await plan(query);
    const early = trip.flights.some(({ pick }) => pick.departs < "09:00");
    expect(trip.remarks.some(({ kind }) => kind === "unmet")).toBe(early);
  });
});
