import { beforeAll, describe, expect, test } from "vitest";
import type { PartOfDay } from "../../../../src/domain/catalogue.ts";
import { isoDate } from "../../../../src/domain/dates.ts";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import { writePlan } from "../../../../src/services/concierge/plan/wording/write.ts";
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
      ["Christmas markets in Vienna, 8 days in early December, two from London", "2026-12-01"],
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

test("what is held in a city on a day stands in that part of it", async () => {
  const rows: readonly (readonly [query: string, date: string, part: PartOfDay, text: string])[] = [
    [
      "Православная Пасха, Благодатный огонь в Иерусалиме, 8 дней, двое из Москвы",
      "2027-05-01",
      "afternoon",
      "Благодатный огонь",
    ],
    [
      "Umrah for 2 from London, last ten nights of Ramadan, Madinah and then Makkah",
      "2027-03-05",
      "evening",
      "qiyam",
    ],
    [
      "Ramazanın son on gecəsi Ümrə, Bakıdan, ər-arvad, əvvəl Mədinə sonra Məkkə",
      "2027-03-07",
      "evening",
      "qiyam",
    ],
    ["Day of the Dead in Oaxaca, 5 days, two from New York", "2027-10-31", "evening", "cemetery"],
    [
      "Mexico City for the Day of the Dead, 5 days, two from New York",
      "2027-11-02",
      "evening",
      "Mixquic",
    ],
    ["Venice carnival, 4 days, two from Berlin", "2027-02-06", "afternoon", "masks"],
    ["Novruzda Bakı, 4 gün, iki nəfər Tbilisidən", "2027-03-20", "evening", "tonqal"],
    ["Diwali in Jaipur, 5 days, two from London", "2027-10-29", "evening", "oil lamps"],
    ["La Tomatina, 4 days in Valencia, friends from London", "2027-08-25", "morning", "Buñol"],
    [
      "Semana Santa in Seville 21-28 March 2027, two from London",
      "2027-03-25",
      "evening",
      "Madrugá",
    ],
    [
      "Pilgrims to Fatima for 13 May 2027, 6 days, 4 from Dublin",
      "2027-05-12",
      "evening",
      "candle procession",
    ],
    [
      "Паломничество: Бари к Николаю Чудотворцу на 22 мая, 6 дней, двое, из Москвы",
      "2027-05-22",
      "morning",
      "литургию",
    ],
    [
      "Kərbəla və Nəcəf ziyarəti, Ərbəin 2027, Bakıdan, 4 nəfər, 7 gün",
      "2027-07-25",
      "morning",
      "Ərbəin",
    ],
    [
      "Parisdə 14 fevral sevgililər günü 2027, ər-arvad, 4 gecə, Bakıdan",
      "2027-02-14",
      "evening",
      "iki nəfərlik",
    ],
  ];
  for (const [query, date, part, text] of rows) {
    const { days } = await tripFor(planner.deps, { query });
    const plan = writePlan(await tripFor(planner.deps, { query }));
    const index = days.findIndex(
      ({ calendar }) => calendar.date !== undefined && isoDate(calendar.date) === date,
    );
    expect(plan.itinerary[index]?.[part], `${query}: ${plan.dates?.from}`).toContain(text);
  }
});
