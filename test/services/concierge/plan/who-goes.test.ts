import { beforeAll, describe, expect, test } from "vitest";
import type { PlanRequest } from "../../../../src/domain/contracts/concierge/plan.ts";
import { excursionsOf, placesOf } from "../../../../src/services/concierge/plan/days/slots.ts";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import { isFrail } from "../../../../src/services/concierge/plan/route/theme.ts";
import { writePlan } from "../../../../src/services/concierge/plan/wording/write.ts";
import { openPlanner, type TestPlanner } from "./support.ts";

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

async function trip(request: PlanRequest | string) {
  return await tripFor(planner.deps, typeof request === "string" ? { query: request } : request);
}

async function texts(request: PlanRequest | string): Promise<string> {
  const { days } = await trip(request);
  return days
    .flatMap((day) => [...placesOf(day), ...excursionsOf(day)])
    .map((one) => `${"parts" in one ? one.name.en : one.title.en}. ${one.text.en}`)
    .join("\n");
}

describe("what is shown suits who goes", () => {
  test("a trip with a wheelchair is no trip on foot, nor is a stroll a hike", async () => {
    for (const query of [
      "Prague for my mother in a wheelchair and me, 5 days in May, a walk along the river",
      "5 günlük Praqa, atam əlil arabasındadır, çay kənarında gəzinti, may",
      "Прага на 5 дней в мае, мама на коляске, погулять по набережной",
    ]) {
      expect(writePlan(await trip(query)).summary).not.toMatch(
        /walking|hiking|piyada|ешеход|оходн/,
      );
    }
  });

  test("into baths and up stairs no wheelchair is sent", async () => {
    const shown = await texts("Granada, 6 days in October for two, one uses a wheelchair");
    expect(shown).not.toMatch(/Arab baths/);
  });

  test("Valentine's Day is for couples", async () => {
    const friends = await trip("Two friends from Rome to Lisbon, 11 to 16 February 2027");
    const couple = await trip("My wife and I from Rome to Lisbon, 11 to 16 February 2027");
    const evening = ({ days }: typeof couple) =>
      days.filter(({ slots }) => slots.evening.kind === "event").length;
    expect(evening(friends)).toBe(0);
    expect(evening(couple)).toBe(1);
  });

  test("those who keep kosher are sent to no church", async () => {
    const shown = await texts(
      "Observant Jewish family, kosher, Jerusalem pilgrimage, 6 days in March",
    );
    expect(shown).not.toMatch(/Sepulchre|Gethsemane|Church/);
  });

  test("a vegetarian reads no skewers, by whatever name, and no dim sum stands before halal eaters", async () => {
    expect(await texts("Tbilisi and Kakheti, 6 days in October, one is vegetarian")).not.toMatch(
      /mtsvadi/i,
    );
    expect(await texts("Guangzhou, 6 days in October, halal food")).not.toMatch(/dim sum/i);
  });

  test("steps that somebody cannot do, and an age in brackets, spare the party", async () => {
    expect(
      isFrail((await trip("Delhi for five, my mother-in-law is 79 and can't do steps")).wish),
    ).toBe(true);
    expect(
      isFrail((await trip("Madeira, my wife (81) and I (84), with a stick, no levada walks")).wish),
    ).toBe(true);
  });

  test("a child that tires makes nobody frail", async () => {
    const { wish } = await trip(
      "Antalya, 7 days in June, two adults and children 9 and 4, the little one tires quickly",
    );
    expect(isFrail(wish)).toBe(false);
  });

  test("without museums there are no palaces of rooms", async () => {
    const shown = await texts("Vienna for 4 students, 5 days in July, no museums");
    expect(shown).not.toMatch(/Hofburg apartments|Schönbrunn Palace/);
  });
});
