import { beforeAll, describe, expect, test } from "vitest";
import { openPlanner, type TestPlanner } from "./support.ts";

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

async function plan(query: string) {
  return await planner.desk.planTrip({ query }, { signal: new AbortController().signal });
}

describe("what no day can show is for the operator, in one note", () => {
  test.each([
    [
      "Two of us from London to Rome, 4 days in May, private rooms, near the metro, skip-the-line tickets",
      /^On request(?=.*rooms of one's own, no dormitory)(?=.*a hotel near the metro)(?=.*tickets without the queue)/,
    ],
    [
      "Двое из Москвы в Стамбул на 4 дня в мае, отель рядом с метро, билеты без очереди",
      /^По запросу[^.]*: отель рядом с метро, билеты без очереди/,
    ],
    [
      "2 nəfər Bakıdan Dubaya, fevralda 4 gün, otel metroya yaxın olsun",
      /^Sorğu ilə[^.]*: metroya yaxın otel/,
    ],
  ])("%s", async (query, note) => {
    const { notes } = await plan(query);
    expect(notes.filter((one) => note.test(one))).toHaveLength(1);
  });
});

test("a sight that has a city's name in it is no second city", async () => {
  for (const query of [
    "Хочу свозить маму в Стамбул из Москвы на 5 дней в апреле. Хотим Айю-Софию и Босфор",
    "Two of us from London to Istanbul for 4 days in May for Hagia Sofia and the bazaar",
  ]) {
    const { itinerary } = await plan(query);
    expect(new Set(itinerary.map(({ city }) => city)).size).toBe(1);
  }
});

test("the last stage of a trek is walked to the town at its end, and no ride", async () => {
  const { itinerary, transfers } = await plan(
    "Two of us from London want to walk the Camino from Sarria to Santiago de Compostela, 9 days in May",
  );
  const last = itinerary.find(({ day }) => day === transfers[0]?.day);
  expect(last?.morning).toMatch(/^Walk the last stage of the Camino from O Pedrouzo/);
});

test("a flight that is not to be long is no refusal to fly", async () => {
  const { notes } = await plan(
    "Valideynlərimi bir həftəlik dəniz kənarına göndərmək istəyirik, Bakıdan, oktyabrda, 2 nəfər. Uzun uçuş olmasın",
  );
  expect(notes.join(" ")).not.toContain("uçuşsuz");
});

test("the afternoon before a Sabbath that is kept has no ride and no ticket", async () => {
  const { itinerary } = await plan(
    "My wife and I keep kosher and Shabbat: Rome and Venice from New York, 3 May 2027 to 9 May 2027",
  );
  expect(itinerary.map(({ afternoon }) => afternoon)).toContain(
    "The afternoon before the Sabbath is kept free of rides and tickets, to get ready near the hotel.",
  );
});

test("hot springs on a long trip are slept at, neither in a city of bath houses nor at the slopes", async () => {
  const { itinerary } = await plan(
    "12 days in Japan from Dubai for two in late March 2027: Tokyo, Kyoto and one quieter place with onsen",
  );
  expect(itinerary.map(({ city }) => city)).toContain("Hakone");
});

test("who loves dinosaurs is taken to a museum of science", async () => {
  const { itinerary } = await plan(
    "Florence from London for two adults and a boy of 8, 4 days in May, he loves dinosaurs",
  );
  expect(itinerary.map(({ morning, afternoon }) => morning + afternoon).join(" ")).toContain(
    "Galileo Museum",
  );
});
