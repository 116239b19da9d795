import { beforeAll, describe, expect, test } from "vitest";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import { writePlan } from "../../../../src/services/concierge/plan/wording/write.ts";
import { openPlanner, type TestPlanner } from "./support.ts";

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

describe.each([
  [
    "I'm visiting my grandparents in Tbilisi over Orthodox Easter 2027, flying from Warsaw, sleeping at their place so no hotel needed, 7 days, 700 EUR",
    /hotel|check in|check out/i,
    "No hotel is planned: nights at your own place are not counted.",
  ],
  [
    "Bakıdan İstanbula 5 günə gedirik, iki nəfər, may ayında, otel lazım deyil, qohumlarda qalırıq",
    /otel/i,
    "Otel planlaşdırılmayıb: öz yerinizdə qaldığınız gecələr hesaba daxil deyil.",
  ],
  [
    "Двое из Баку в Стамбул на 5 дней в мае, без отеля, остановимся у родственников",
    /отел|заселен|номер/i,
    "Отель не запланирован: ночи в своём жилье в расчёт не входят.",
  ],
])("%s", (query, hotel, note) => {
  test("has no hotel, in the plan, in its price and in its sentences", async () => {
    const trip = await tripFor(planner.deps, { query });
    const { hotels, itinerary, notes } = writePlan(trip);
    expect(hotels).toEqual([]);
    expect(trip.costs.headings.lodging).toBe(0);
    const ways = itinerary.filter(({ day }) => day === 1 || day === itinerary.length);
    expect(JSON.stringify(ways)).not.toMatch(hotel);
    expect(notes).toContain(note);
    expect(notes?.filter((one) => one !== note).join(" ")).not.toMatch(
      /no hotel|otelsiz|без отеля/,
    );
  });
});

test("a hotel that is asked for beside a place of one's own is planned", async () => {
  const query =
    "Two of us from Baku, Tbilisi 3 days staying with relatives, then Batumi 3 days in a 4 star hotel, June";
  const { hotels } = writePlan(await tripFor(planner.deps, { query }));
  expect(hotels.length).toBeGreaterThan(0);
});
