import { beforeAll, describe, expect, test } from "vitest";
import type { PlanRequest } from "../../../../src/domain/contracts/concierge/plan.ts";
import { parseIsoDate } from "../../../../src/domain/dates.ts";
import { excursionsOf, placesOf } from "../../../../src/services/concierge/plan/days/slots.ts";
import { planIdOf, wishOf } from "../../../../src/services/concierge/plan/id/plan-id.ts";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import type { Trip } from "../../../../src/services/concierge/plan/trip.ts";
import { openPlanner, type TestPlanner } from "./support.ts";

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

const trip = (request: PlanRequest) => tripFor(planner.deps, request);

/** Days of the month on which something is shown. */
function datesOf(one: Trip, slug: string): readonly number[] {
  const first = parseIsoDate("2027-04-01") ?? 0;
  return one.days.flatMap((day) =>
    [...placesOf(day), ...excursionsOf(day)].some((thing) => thing.slug === slug)
      ? [(day.calendar.date ?? 0) - first + 1]
      : [],
  );
}

const MILAN = {
  ...{ origin: "Baku", destinations: ["Milan"], dates: "2027-04-13 to 2027-04-18" },
  must: ["Lake Como", "Milan Cathedral", "Leonardo's Last Supper"],
};

describe("a day that is named for a thing is its day", () => {
  test.each([
    "On 15 April to Lake Como, on 14 April Milan Cathedral and Leonardo's Last Supper.",
    "Lake Como on 15 April, Milan Cathedral on 14 April.",
    "15 апреля на озеро Комо, 14 апреля Миланский собор.",
  ])("%s", async (query) => {
    const one = await trip({
      ...MILAN,
      query,
      ...(/[а-я]/.test(query) && { must: ["озеро Комо", "Миланский собор"] }),
    });
    expect(datesOf(one, "milan-lake-como")).toEqual([15]);
    expect(datesOf(one, "milan-cathedral")).toEqual([14]);
    expect(one.remarks.map(({ kind }) => kind)).not.toContain("on-other-days");
  });

  test("the other way round they change places", async () => {
    const query = "On 15 April Milan Cathedral, on 14 April to Lake Como.";
    const one = await trip({ ...MILAN, query });
    expect(datesOf(one, "milan-cathedral")).toEqual([15]);
    expect(datesOf(one, "milan-lake-como")).toEqual([14]);
  });

  test("a day of rest of it is told by a note", async () => {
    // 12 April 2027 is a Monday.
    const { desk } = planner;
    const answer = await desk.planTrip(
      {
        query: "Leonardo's Last Supper on 12 April.",
        ...{ destinations: ["Milan"], dates: "2027-04-10 to 2027-04-14" },
      },
      { signal: new AbortController().signal },
    );
    expect(answer.notes?.join(" ")).toMatch(/Not on the day that you named.*Last Supper/);
  });

  test.each([
    ["West End show after 20 April", (day: number) => day > 20],
    ["West End show before 21 April", (day: number) => day < 21],
  ])("a bound is no day: %s", async (must, isWithin) => {
    const one = await trip({
      query: "London for two with meetings",
      ...{ origin: "Dubai", destinations: ["London"], dates: "2027-04-18 to 2027-04-23" },
      ...{ party: { adults: 2 }, must: [must] },
      work: [{ from: "2027-04-19", to: "2027-04-20", start: "09:30", end: "16:00" }],
    });
    expect(datesOf(one, "west-end-theatres").map(isWithin)).toEqual([true]);
  });

  test("a plan's id keeps the days", async () => {
    const { wish } = await trip({ ...MILAN, query: "On 16 April to Lake Como." });
    const { atlas, places } = planner.deps;
    const id = planIdOf(wish) ?? "";
    expect(wishOf(id, atlas, places).dated).toEqual([["milan-lake-como", ["04-16"]]]);
  });
});

test("the nights are where a day was said to be spent", async () => {
  const one = await trip({
    query: "Mexico City first, then Oaxaca for the cemeteries on Oct 31/Nov 1",
    ...{ destinations: ["Mexico City", "Oaxaca"], dates: "2027-10-27 to 2027-11-05" },
    ...{ origin: "New York", must: ["Day of the Dead cemeteries in Oaxaca on Oct 31 / Nov 1"] },
  });
  const on = parseIsoDate("2027-10-31");
  expect(one.days.find(({ calendar }) => calendar.date === on)?.spot.slug).toBe("oaxaca");
});

test("the dinner of a date is on it, in place of one of two concerts", async () => {
  const one = await trip({
    query: "Опера или концерт, красивый ужин 14-го",
    ...{ destinations: ["Vienna", "Prague"], dates: "2027-02-11 to 2027-02-18" },
    ...{ origin: "Moscow", party: { adults: 2 }, interests: ["honeymoon", "culture"] },
    must: ["opera or concert", "romantic dinner on 14 February"],
  });
  const dinners = one.days.filter(
    ({ slots: { evening } }) => evening.kind === "extra" && /dinner/i.test(evening.wish),
  );
  expect(dinners.map(({ calendar }) => calendar.date)).toEqual([parseIsoDate("2027-02-14")]);
});
