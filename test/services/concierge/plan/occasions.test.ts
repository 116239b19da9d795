import { beforeAll, describe, expect, test } from "vitest";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import { writePlan } from "../../../../src/services/concierge/plan/write.ts";
import { openPlanner, type TestPlanner } from "./support.ts";

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

async function planOf(query: string) {
  const { dates, notes, summary } = writePlan(await tripFor(planner.deps, { query }));
  return { from: dates?.from, to: dates?.to, notes: notes.join(" "), summary };
}

describe("an event or holidays that were named", () => {
  test("say when the trip is, and where, if nothing else does", async () => {
    const { from, to, notes, summary } = await planOf(
      "Oktoberfest with 4 friends from Baku, 3 days",
    );
    expect(summary).toContain("Munich");
    expect([from, to]).toEqual(["2027-09-18", "2027-09-20"]);
    expect(notes).toContain("Oktoberfest: usually 18 September 2027 to 3 October 2027");
    expect(notes).toContain("chosen for it");
  });

  test("are in the trip, whatever calendar they follow", async () => {
    const expected: readonly (readonly [query: string, day: string])[] = [
      ["Venice carnival weekend, two from Berlin", "2027-02-06"],
      ["Songkran in Bangkok, 6 days from Dubai, couple", "2027-04-13"],
      ["Formula 1 in Baku, 4 days from Istanbul, two friends", "2027-09-25"],
      ["Formula 1 in Abu Dhabi, 4 days, 2 from Baku", "2026-12-05"],
      ["Белые ночи в Петербурге, 4 дня, двое из Баку", "2027-06-19"],
      ["Ramazan bayramında İstanbula 4 gün, iki nəfər, Bakıdan", "2027-03-10"],
      ["Amsterdam for the tulips, 4 days, two from Istanbul", "2027-04-17"],
      ["Christmas markets in Vienna, 4 days, two from London", "2026-12-05"],
    ];
    for (const [query, day] of expected) {
      const { from = "", to = "" } = await planOf(query);
      expect(from <= day && day <= to, `${query}: ${from} – ${to}`).toBe(true);
    }
  });

  test("of schools hold the trip", async () => {
    const expected: readonly (readonly [query: string, from: string])[] = [
      ["half-term in Tenerife, family of four from London, kids 6 and 9, 7 days", "2027-02-13"],
      ["October half-term in Rome, 2 adults 2 kids from Manchester, 5 days", "2027-10-23"],
      ["spring break in Cancun, 6 friends from New York, 6 days", "2027-03-13"],
      ["На осенние каникулы в Стамбул, 5 дней, двое из Москвы", "2027-10-30"],
      ["Qış tətilində Şahdağa 3 gün, 2 nəfər, Bakıdan", "2027-01-27"],
    ];
    for (const [query, start] of expected) expect((await planOf(query)).from, query).toBe(start);
  });

  test("do not move days that were said, and a note tells that they are missed", async () => {
    const { from, notes } = await planOf("Oktoberfest, 12-15 September 2027, two from London");
    expect(from).toBe("2027-09-12");
    expect(notes).toContain("your days miss it");
  });
});

test("those who go are counted in the words of the street", async () => {
  const expected: readonly (readonly [query: string, travellers: number])[] = [
    ["A trip for two to Rio de Janeiro, 9 days, from New York in September", 2],
    ["Родители хотят в Карловы Вары на две недели в апреле, летят из Баку", 2],
    ["My parents want to see Rome, 5 days in May from London", 2],
    ["Anam və atamla birlikdə Məkkəyə getmək istəyirik, fevralda 10 gün, Bakıdan", 3],
    ["Abu Dhabi for 4 days in May, 2 from Baku", 2],
    ["we want to see Rome, 5 days in May from London", 2],
  ];
  for (const [query, travellers] of expected) {
    const { party } = (await tripFor(planner.deps, { query })).wish;
    expect(party.adults, query).toBe(travellers);
  }
});

test("so many citizens of a country are those who go", async () => {
  for (const query of [
    "We are three Georgian citizens flying from Tbilisi to Barcelona, 5 days in May",
    "Paris for 4 days in April, three Pakistani nationals from Dubai",
  ])
    expect((await tripFor(planner.deps, { query })).wish.party.adults, query).toBe(3);
});

test("what an event is asked for with is no other wish", async () => {
  const { notes } = await planOf("Хотим на фестиваль в Венецию на карнавал, 4 дня, двое из Баку");
  expect(notes).not.toContain("не учтено");
});
