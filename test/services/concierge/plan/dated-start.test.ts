import { beforeAll, describe, expect, test } from "vitest";
import type { PlanRequest } from "../../../../src/domain/contracts/concierge/plan.ts";
import { isoDate } from "../../../../src/domain/dates.ts";
import { ramadanDuring } from "../../../../src/services/concierge/plan/days/holy-days.ts";
import { placesOf } from "../../../../src/services/concierge/plan/days/slots.ts";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import type { Trip } from "../../../../src/services/concierge/plan/trip.ts";
import { writePlan } from "../../../../src/services/concierge/plan/wording/write.ts";
import { openPlanner, type TestPlanner } from "./support.ts";

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

function make(request: PlanRequest): Promise<Trip> {
  return tripFor(planner.deps, { lang: "en", ...request });
}

/** The cities of a trip by the dates of its days. */
function citiesOf({ days }: Trip): ReadonlyMap<string, string> {
  return new Map(days.map(({ calendar, spot }) => [isoDate(calendar.date ?? 0), spot.slug]));
}

describe("where no dates are given, the days that are said for something are days of the trip", () => {
  test("in its city, and they are not the length of the trip", async () => {
    const made = await make({
      query:
        "Lourdes and Fatima in May 2027, ideally being in Fatima on 12-13 May for the candle procession. From London. 8 days",
      destinations: ["Lourdes", "Fatima"],
      days: 8,
      month: "2027-05",
      must: ["Fatima candle procession on 12-13 May"],
    });
    const cities = citiesOf(made);
    expect(made.days).toHaveLength(8);
    expect(cities.get("2027-05-12")).toBe("fatima");
    expect(cities.get("2027-05-13")).toBe("fatima");
    expect(writePlan(made).notes.join(" ")).not.toContain("span 2 days");
  });

  test("also where words name a feast that another church keeps on another day", async () => {
    const made = await make({
      query: "Хотим на Пасху (православную) в Иерусалим, из Москвы, двое, 8 дней",
      destinations: ["Иерусалим"],
      days: 8,
      interests: ["pilgrimage"],
      must: ["православная Пасха 2 мая 2027 в Иерусалиме", "Благодатный огонь 1 мая 2027"],
      lang: "ru",
    });
    const cities = citiesOf(made);
    expect(cities.get("2027-05-01")).toBe("jerusalem");
    expect(cities.get("2027-05-02")).toBe("jerusalem");
  });

  test("and given dates stay", async () => {
    const made = await make({
      query: "Lisbon and Fatima, 5 to 9 May 2027, two adults from London",
      dates: "2027-05-05 to 2027-05-09",
      destinations: ["Lisbon", "Fatima"],
      must: ["candle procession on 12 May"],
    });
    expect(isoDate(made.frame.start)).toBe("2027-05-05");
  });
});

test("pilgrims whose month has days without the fast do not travel in it, unless they said so", async () => {
  const query = "Mashhad and Qom, 7 days in February 2027, three adults from Baku";
  const { frame } = await make({ query, destinations: ["Mashhad", "Qom"] });
  expect(ramadanDuring(frame.start, 7)).toBe(0);
});

test("of holidays that hold a part of the days only, the note says so", async () => {
  const query =
    "Copenhagen for the May half term, 25 to 29 May 2027, from London, two adults, child 5";
  const notes = writePlan(await make({ query, destinations: ["Copenhagen"] })).notes.join(" ");
  expect(notes).not.toContain("your days fall into it");
  expect(notes).toContain("only a part of your days falls into it");
});

test("what is there for some weeks of the year chooses the days of a month, and its city their end", async () => {
  const { frame, days } = await make({
    query: "Yaponiyaya 16 günlük səfər, noyabr 2027, iki nəfər, Bakıdan",
    ...{ destinations: ["Tokio", "Kanadzava", "Kioto", "Naoşima", "Osaka"], days: 16 },
    ...{ month: "2027-11", must: ["payız yarpaqları"] },
  });
  const on = days.findIndex((day) => placesOf(day).some(({ slug }) => slug === "rikugien-autumn"));
  expect(on).toBeGreaterThanOrEqual(0);
  expect(isoDate(frame.start + on) >= "2027-11-20").toBe(true);
});
