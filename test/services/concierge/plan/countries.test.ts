import { beforeAll, describe, expect, test } from "vitest";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import { themeOf } from "../../../../src/services/concierge/plan/route/theme.ts";
import { openPlanner, type TestPlanner } from "./support.ts";

/** Of so many places on a country can be travelled through. */
const SEVERAL = 3;
const LENGTHS = [5, 9, 14];
/** Nights in a city that was not asked for, and at a beach. */
const LONGEST_IN_A_CITY = 6;
const LONGEST_AT_A_BEACH = 8;

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

const tripOf = (query: string) => tripFor(planner.deps, { query, lang: "en" });

async function staysOf(query: string): Promise<readonly string[]> {
  return (await tripOf(query)).frame.stays.map(({ spot }) => spot.slug);
}

describe("who names a country and nothing else sees what everybody sees", () => {
  test.each([
    ["a week in Italy in May for two", ["rome", "florence", "venice"]],
    ["9 days in the USA in May", ["washington", "new-york", "boston"]],
    ["a week in Israel", ["jerusalem", "nazareth", "tel-aviv"]],
    ["9 days in India", ["delhi", "agra", "jaipur"]],
    ["9 days in Morocco", ["marrakech", "merzouga", "fes"]],
    ["9 days in Mexico", ["mexico-city", "cancun"]],
    ["a week in Scotland in June", ["edinburgh", "inverness"]],
    ["a week in Andalusia in May", ["seville", "granada", "malaga"]],
    ["9 days in Malta", ["malta"]],
    ["9 days in Serbia in May", ["belgrade"]],
  ])("%s", async (query, slugs) => {
    expect((await staysOf(query)).toSorted()).toEqual(slugs.toSorted());
  });
});

describe("a country of several places", () => {
  test.each(LENGTHS)(
    "is travelled through in %i days, none of two in a row empty",
    async (days) => {
      const wrong: string[] = [];
      for (const [code, name] of planner.atlas.countries) {
        if (planner.atlas.inCountry(code).length < SEVERAL) continue;
        const trip = await tripOf(`${name.en}, ${days} days for two adults`);
        const empty = trip.days.map(({ slots }) =>
          [slots.morning, slots.afternoon, slots.evening].every((slot) => slot.kind === "free"),
        );
        if (empty.some((one, index) => one && empty[index + 1])) wrong.push(`${code}: empty days`);
        for (const { spot, nights } of trip.frame.stays) {
          const isBeach = spot.destination.months.some((month) => themeOf(spot, trip.wish, month));
          if (nights > (isBeach ? LONGEST_AT_A_BEACH : LONGEST_IN_A_CITY))
            wrong.push(`${code}: ${nights} nights in ${spot.slug}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  test("is travelled along the line that people take", async () => {
    expect(await staysOf("Vietnam, 14 days")).toEqual([
      "hanoi",
      "ninh-binh",
      "hue",
      "hoi-an",
      "ho-chi-minh-city",
    ]);
    const thailand = await staysOf("Thailand, 28 days for two");
    expect(thailand.length).toBeGreaterThanOrEqual(5);
    expect(thailand).toEqual(expect.arrayContaining(["bangkok", "chiang-mai", "krabi"]));
    expect(await staysOf("Kenya, 14 days")).toEqual(
      expect.arrayContaining(["maasai-mara", "amboseli"]),
    );
  });

  test("has its cities in an order that the timetable allows", async () => {
    const { frame } = await tripOf("Egypt, 21 days");
    expect(frame.stays.map(({ spot }) => spot.country)).toEqual(["EG", "EG", "EG", "EG"]);
    for (const { hours } of frame.transfers) expect(hours).toBeLessThanOrEqual(8);
  });

  test("sends those to its holy cities who go there as pilgrims", async () => {
    expect(await staysOf("Saudi Arabia, 7 days")).not.toContain("mecca");
    expect(await staysOf("Umrah, 7 days")).toContain("mecca");
  });
});

test("a safari that was asked for beside the beach is in the trip, for days", async () => {
  const { frame } = await tripOf("Safari and beach in Kenya, 10 days in August, two adults");
  const nights = new Map(frame.stays.map((stay) => [stay.spot.slug, stay.nights]));
  expect(nights.get("maasai-mara")).toBeGreaterThanOrEqual(2);
  expect(nights.get("diani")).toBeGreaterThanOrEqual(4);
});

describe("a round that has a name", () => {
  test("is driven in its order, from the airport and back to it", async () => {
    const { frame } = await tripOf("road trip Iceland ring road 8 days in june from london");
    expect(frame.stays.map(({ spot }) => spot.slug)).toEqual([
      "reykjavik",
      "vik",
      "hofn",
      "egilsstadir",
      "myvatn",
      "akureyri",
      "borgarnes",
    ]);
    for (const { mode, hours } of frame.transfers) {
      expect(mode).toBe("road");
      expect(hours).toBeLessThanOrEqual(4);
    }
  });
});

describe("ways are what they are", () => {
  test.each([
    ["Paros and Naxos, 6 days in June", "ferry", 1],
    ["Kyoto and Hiroshima, 5 days in April", "train", 2],
    ["Tromso and Rovaniemi, 5 days in January", "road", 8.5],
  ])("%s: by %s, about %s hours", async (query, mode, hours) => {
    const { frame } = await tripOf(query);
    expect(frame.transfers).toMatchObject([{ mode, hours }]);
  });
});

test("a sight far from the sea is a day out of a week at the beach", async () => {
  const query = "all inclusive beach Egypt 20-27 march 2027, one day to see the pyramids";
  const trip = await tripOf(query);
  expect(trip.frame.stays.map(({ spot }) => spot.slug)).toEqual(["hurghada"]);
  const shown = trip.days.flatMap(({ slots }) => Object.values(slots));
  expect(
    shown.some((slot) => slot.kind === "excursion" && slot.excursion.slug.includes("pyramids")),
  ).toBe(true);
});
