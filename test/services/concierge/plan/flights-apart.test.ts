import { beforeAll, describe, expect, test } from "vitest";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import { writePlan } from "../../../../src/services/concierge/plan/wording/write.ts";
import { openPlanner, type TestPlanner } from "./support.ts";

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

const SAID = [
  ["A week in Lisbon in May, 2 adults from London", "1500 GBP", "without flights"],
  ["A week in Lisbon in May, 2 adults from London", "1500 GBP", "excluding airfare"],
  ["A week in Lisbon in May, 2 adults from London", "1500 GBP", "(flights not included)"],
  ["Лиссабон на неделю в мае, двое из Стамбула", "1500 евро", "без билетов"],
  ["Лиссабон на неделю в мае, двое из Стамбула", "1500 евро", "без перелёта"],
  ["Mayda bir həftə Lissabon, 2 nəfər, Bakıdan", "1500 avro", "biletsiz"],
  ["Mayda bir həftə Lissabon, 2 nəfər, Bakıdan", "1500 avro", "bilet xaric"],
  ["A week in Lisbon in May, 2 adults from London", "1500 GBP", "not counting the airfare"],
  ["Лиссабон на неделю в мае, двое из Стамбула", "1500 евро", "без авиа"],
  ["Лиссабон на неделю в мае, двое из Стамбула", "1500 евро на двоих", "без авиабилетов"],
  ["Mayda bir həftə Lissabon, 2 nəfər, Bakıdan", "1500 avro", "uçuş ayrı"],
] as const;

describe("a budget without flights", () => {
  test.each(SAID)("%s, %s %s is spent on everything else", async (asked, sum, apart) => {
    const { costs, flights, remarks } = await tripFor(planner.deps, {
      query: `${asked}, ${sum} ${apart}`,
    });
    const [money] = remarks.filter(({ kind }) => kind === "fits" || kind === "short");
    expect(money).toMatchObject({ withoutFlights: true, budget: { minor: 150_000 } });
    expect(flights.length).toBeGreaterThan(0);
    const flown = flights.reduce((all, { price }) => all + price.minor, 0);
    // Who takes the flights from the total gets what the budget was compared with.
    const reserved = flown;
    expect(Math.abs(costs.total - costs.counted - reserved)).toBeLessThanOrEqual(500);
    const left = remarks.find((one) => one.kind === "left-over");
    if (left?.kind === "left-over") expect(left.amount.minor).toBe(150_000 - costs.counted);
  });

  test("is exceeded by what the rest costs, and no way out is about flights", async () => {
    const query =
      "Тбилиси и Ереван, 10 дней в мае, двое из Москвы, максимум 25 тыс рублей на двоих без билетов";
    const trip = await tripFor(planner.deps, { query });
    const short = trip.remarks.find((one) => one.kind === "short");
    if (short?.kind !== "short") throw new Error("expected to be short of money");
    expect(short.by.minor).toBe(trip.costs.counted - 2_500_000);
    expect(short.forFlights).toBeUndefined();
    expect(short.ways.map(({ kind }) => kind)).not.toContain("land");
    for (const { total } of short.ways) expect(total.minor).toBeLessThan(trip.costs.counted);
    const note = writePlan(trip).notes.find((one) => one.startsWith("Бюджет превышен"));
    expect(note).toMatch(/Перелёт — сверх этого/);
    expect(note).not.toMatch(/из них .* перелёты/);
  });

  test("is read in the field of the budget too", async () => {
    const query = "A week in Lisbon in May, 2 adults from London";
    const { remarks } = await tripFor(planner.deps, { query, budget: "1500 GBP without flights" });
    expect(remarks).toContainEqual(expect.objectContaining({ withoutFlights: true }));
  });

  test.each([
    "Lisbon from London, 2 adults, 3-9 May, 1500 GBP, flights to Lisbon we already bought",
    "Лиссабон из Лондона, двое, 3-9 мая, 1500 фунтов, билеты уже есть",
  ])(
    "%s: flights of their own are not paid again, and their hours are asked for",
    async (query) => {
      const trip = await tripFor(planner.deps, { query });
      expect(trip.flights).toEqual([]);
      expect(trip.frame.arrival.flight).toBeDefined();
      expect(trip.costs.total).toBe(trip.costs.counted);
      expect(writePlan(trip).notes.join(" ")).toMatch(/your own flights|собственных рейсов/);
    },
  );

  test("leaves no advice to go without flights", async () => {
    const query = "Zurich, 3-6 May, 2 adults from London, 100 GBP without flights";
    const note = writePlan(await tripFor(planner.deps, { query })).notes.join(" ");
    expect(note).toMatch(/Flights come on top/);
    expect(note).not.toMatch(/no flights|instead of flights/);
  });

  test("is no wish to stay on the ground", async () => {
    const trip = await tripFor(planner.deps, {
      query: "backpacking vietnam 3 weeks in march, just me, from London, 1200 usd without flights",
    });
    expect(trip.frame.arrival.mode).toBe("flight");
    expect(trip.wish.unknown).toEqual([]);
    expect(writePlan(trip).notes.join(" ")).toMatch(/without flights|Flights come on top/);
  });
});
