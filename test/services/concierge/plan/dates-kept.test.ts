import { beforeAll, expect, test } from "vitest";
import type { PlanRequest } from "../../../../src/domain/contracts/concierge/plan.ts";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import { writePlan } from "../../../../src/services/concierge/plan/wording/write.ts";
import { openPlanner, type TestPlanner } from "./support.ts";

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

async function planOf(request: PlanRequest) {
  return writePlan(await tripFor(planner.deps, request));
}

const SHORT: PlanRequest = {
  query: "Client meetings in Frankfurt, from Istanbul",
  dates: "2027-01-19 to 2027-01-20",
};

test.each<[PlanRequest, string, string]>([
  [
    {
      query: "Business trip, client meetings, business class",
      origin: "Singapore",
      destinations: ["Tokyo", "Seoul"],
      days: 6,
      party: { adults: 1 },
      dates: "2027-04-12 to 2027-04-17",
    },
    "2027-04-12",
    "2027-04-17",
  ],
  [SHORT, "2027-01-19", "2027-01-20"],
  [
    { query: "3-9 mart 2027, Bakıdan Berlinə ITB sərgisinə gedirəm, tək, mərkəzdə otel" },
    "2027-03-03",
    "2027-03-09",
  ],
  [
    {
      query:
        "I have MWC in Barcelona 1-4 March 2027, flying from Istanbul. Stay until Sunday 7 March",
    },
    "2027-02-28",
    "2027-03-07",
  ],
  [
    {
      query:
        "Meeting in Frankfurt on Tuesday 9 Feb 2027 10am-4pm, arriving Monday from London, then 3 free days until Friday night",
    },
    "2027-02-08",
    "2027-02-12",
  ],
  [
    {
      query:
        "Client meetings in Tashkent (Wed 14 & Thu 15 April 2027), then Samarkand and Bukhara till Monday 19th. From London",
    },
    "2027-04-13",
    "2027-04-19",
  ],
  [
    {
      query:
        "Командировка в Стамбул: выставка 3 дня 14–16 апреля 2027, потом 4 свободных дня. Лечу из Москвы",
    },
    "2027-04-13",
    "2027-04-20",
  ],
  [
    {
      query:
        "переговоры в Баку 12 и 13 мая (ср-чт) с 10 до 18, прилетаю из Москвы 11го вечером, обратно 16го. один",
    },
    "2027-05-11",
    "2027-05-16",
  ],
  [
    {
      query:
        "Встреча в Алматы в понедельник 15 февраля в 11:00, хочу приехать на выходные раньше. Из Москвы, 4 дня",
    },
    "2027-02-12",
    "2027-02-15",
  ],
  [
    {
      query:
        "İstanbulda 3 iyun cümə axşamı saat 14:00-da görüşüm var, bir gün əvvəl gəlirəm bazar günü qayıdıram. tək gedirəm, Bakıdan",
    },
    "2027-06-02",
    "2027-06-06",
  ],
])("dates of a trip for work are kept: %j", async (request, from, to) => {
  const { dates, itinerary } = await planOf(request);
  expect(dates).toEqual({ from, to });
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  expect(itinerary).toHaveLength(days);
});

test("dates of a field are kept by a change of the plan", async () => {
  const { plan_id = "" } = await planOf(SHORT);
  const { dates } = await planOf({ query: "a 4 star hotel please", plan_id });
  expect(dates).toEqual({ from: "2027-01-19", to: "2027-01-20" });
});

test("meetings on days that were named are flown to on their eve", async () => {
  const query = "I have meetings in Frankfurt on 19 and 20 January 2027, flying from Istanbul";
  const { dates } = await planOf({ query });
  expect(dates?.from).toBe("2027-01-18");
});
