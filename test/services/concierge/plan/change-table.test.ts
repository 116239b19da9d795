import { beforeAll, describe, expect, test } from "vitest";
import type { PlanAnswer, PlanRequest } from "../../../../src/domain/contracts/concierge/plan.ts";
import { NO_SIGNAL, openPlanner, type TestPlanner } from "./support.ts";

let planner: TestPlanner;
const plans = new Map<PlanRequest, Promise<PlanAnswer>>();
beforeAll(async () => {
  planner = await openPlanner();
});

async function planOf(base: PlanRequest): Promise<PlanAnswer> {
  const known = plans.get(base) ?? planner.desk.planTrip(base, NO_SIGNAL);
  plans.set(base, known);
  return await known;
}

const JAPAN = { query: "Tokyo and Kyoto for two, 9 days in May from Sydney, food and temples" };
const ITALY = { query: "Рим и Флоренция, 6 дней в мае, трое взрослых из Москвы" };
const ITALY_AZ = { query: "Roma və Florensiya, 6 gün mayda, Bakıdan 3 nəfər" };
const ROME = { query: "Rome, 4 days in April, 2 adults and children of 13 and 16, from Warsaw" };
const DANUBE = {
  query:
    "Vienna, then Budapest, then Bucharest, then Istanbul, 14 days in June for two from London",
};
const LISBON = { query: "Lisbon for two from Madrid, 6 days in May, a day trip to Sintra" };
const SPA = { query: "Карловы Вары, лечение, 14 дней в апреле, двое из Ташкента" };
const DUBAI = { query: "Bakıdan Dubaya ailəvi 6 gün, noyabrda, 2 böyük, 7 yaşlı uşaq" };
const BARCELONA = { query: "Barcelona for two from Amsterdam, 5 days in June" };
const CAPPADOCIA = { query: "Стамбул и Каппадокия, 7 дней в сентябре, двое из Москвы" };
const FAMILY = {
  query:
    "Family of four from London, kids 6 and 10, 29 March to 5 April 2027, Rome, a bit of Florence, £4000",
};
const GEORGIA = { query: "Georgia for two from Warsaw, 5 days in May, wine, 1500 euros" };

/** What a change must come to; what is not told here is as it was. */
interface Change {
  readonly days?: number;
  /** In their order. */
  readonly cities?: readonly string[];
  /** Days of the plan in a city. */
  readonly stay?: readonly [city: string, days: number];
  readonly travelers?: number;
  readonly from?: string;
  readonly shows?: RegExp;
  readonly hides?: RegExp;
  /** Of the first note. */
  readonly says?: RegExp;
  readonly cheaper?: true;
}

const TABLE: readonly (readonly [PlanRequest, string, Change])[] = [
  [JAPAN, "two days more in Kyoto", { days: 11, stay: ["Kyoto", 6] }],
  [JAPAN, "one day less", { days: 8 }],
  [JAPAN, "a day shorter please", { days: 8 }],
  [JAPAN, "2 more days", { days: 11 }],
  [JAPAN, "another day in Tokyo", { days: 10, stay: ["Tokyo", 6] }],
  [JAPAN, "extend the trip by two days", { days: 11 }],
  [JAPAN, "cut it by a day", { days: 8 }],
  [JAPAN, "shorten it to 7 days", { days: 7 }],
  [JAPAN, "make it 12 days", { days: 12 }],
  [JAPAN, "a day less in Tokyo and a day more in Kyoto", { stay: ["Kyoto", 5] }],
  [JAPAN, "2 nights in Kyoto, the rest as it is", { days: 8, stay: ["Kyoto", 3] }],
  [JAPAN, "start in Kyoto and end in Tokyo", { cities: ["Kyoto", "Tokyo"] }],
  [JAPAN, "swap Tokyo and Kyoto", { cities: ["Kyoto", "Tokyo"] }],
  [JAPAN, "a week later", { from: "+7" }],
  [JAPAN, "add a day in Nara", { days: 10, shows: /Nara/ }],
  [JAPAN, "add a day trip to Nara", { shows: /Nara/ }],
  [JAPAN, "Osaka instead of Kyoto", { cities: ["Tokyo", "Osaka"] }],
  [JAPAN, "instead of Kyoto, Osaka", { cities: ["Tokyo", "Osaka"] }],
  [JAPAN, "replace Kyoto with Osaka", { cities: ["Tokyo", "Osaka"] }],
  [JAPAN, "without Kyoto", { cities: ["Tokyo"] }],
  [JAPAN, "no food markets after all", { hides: /Market/, says: /“food markets” left out/ }],
  [JAPAN, "cheaper please", { cheaper: true }],
  [JAPAN, "take cheaper hotels", { cheaper: true }],
  [JAPAN, "one more adult", { travelers: 3 }],
  [JAPAN, "a couple of days longer", { days: 11 }],
  [JAPAN, "grandma is coming too", { travelers: 3 }],
  [JAPAN, "we don't want to see any temples", { says: /“any temples” left out/ }],
  [JAPAN, "keep within 3000", { cheaper: true, says: /A\$3,000/ }],
  [JAPAN, "frobnicate the whole thing", { says: /Nothing was changed/ }],
  [ITALY, "ещё один день", { days: 7 }],
  [ITALY, "на два дня больше", { days: 8 }],
  [ITALY, "на день короче", { days: 5 }],
  [ITALY, "продлите на два дня", { days: 8 }],
  [ITALY, "сократите до 5 дней", { days: 5 }],
  [ITALY, "ещё день во Флоренции", { days: 7, stay: ["Флоренция", 4] }],
  [ITALY, "ещё один день и без перелётов", { days: 7, says: /7 дней; без перелётов/ }],
  [ITALY, "вместо Флоренции Венеция", { cities: ["Рим", "Венеция"] }],
  [ITALY, "Венеция вместо Флоренции", { cities: ["Рим", "Венеция"] }],
  [ITALY, "замените Флоренцию на Венецию", { cities: ["Рим", "Венеция"] }],
  [ITALY, "без Флоренции", { cities: ["Рим"] }],
  [ITALY, "подешевле", { cheaper: true }],
  [ITALY, "отель подешевле", { cheaper: true }],
  [ITALY, "на неделю позже", { from: "+7" }],
  [ITALY, "добавьте однодневную поездку в Тиволи", { shows: /Тиволи/ }],
  [ITALY_AZ, "3 gün azalt", { days: 3 }],
  [ITALY_AZ, "bir gün əlavə et", { days: 7 }],
  [ITALY_AZ, "7 gün olsun", { days: 7 }],
  [ITALY_AZ, "daha iki gün", { days: 8 }],
  [ITALY_AZ, "Romada bir gün çox", { days: 7, stay: ["Roma", 4] }],
  [ITALY_AZ, "Florensiyasız", { cities: ["Roma"] }],
  [ITALY_AZ, "Florensiyanı çıxar", { cities: ["Roma"] }],
  [ITALY_AZ, "Florensiya əvəzinə Venesiya", { cities: ["Roma", "Venesiya"] }],
  [ITALY_AZ, "Daha ucuz olsun, Florensiya qalsın", { cheaper: true }],
  [ITALY_AZ, "daha bir nəfər", { travelers: 4 }],
  [DUBAI, "Abu-Dabini də əlavə et", { cities: ["Dubay", "Əbu-Dabi"] }],
  [DUBAI, "əmim də gəlir, 3 böyük olacağıq", { travelers: 4 }],
  [BARCELONA, "please add a day trip to Montserrat", { shows: /Montserrat/ }],
  [CAPPADOCIA, "полёт на воздушном шаре не нужен", { hides: /шаре/ }],
  [
    ROME,
    "make it 5 days, add a day trip to Orvieto and take a cheaper hotel",
    { days: 5, shows: /Orvieto/, hides: /Hostel/ },
  ],
  [ROME, "add a day trip to Zzyzx", { says: /no day trip to Zzyzx/ }],
  [ROME, "add Qwertyville", { says: /Qwertyville is not a place we know/ }],
  [
    DANUBE,
    "without Bucharest, go via Belgrade and Sofia instead",
    { cities: ["Vienna", "Budapest", "Belgrade", "Sofia", "Istanbul"] },
  ],
  [DANUBE, "skip Istanbul, end in Bucharest", { cities: ["Vienna", "Budapest", "Bucharest"] }],
  [
    DANUBE,
    "add Bratislava",
    { cities: ["Vienna", "Bratislava", "Budapest", "Bucharest", "Istanbul"] },
  ],
  [
    LISBON,
    "Cascais instead of Sintra, keep everything else",
    { shows: /Cascais/, hides: /Sintra/ },
  ],
  [
    SPA,
    "Сократите до 12 дней, из них последние два — в Праге",
    { days: 12, cities: ["Карловы Вары", "Прага"], stay: ["Прага", 2] },
  ],
];

function text({ itinerary, activities }: PlanAnswer): string {
  const parts = itinerary.flatMap((day) => [day.morning, day.afternoon, day.evening]);
  return [...parts, ...activities].join("\n");
}

const DAY = 86_400_000;

describe("a change does what it says, and nothing else", () => {
  test.each(TABLE)("%o: %s", async (base, query, change) => {
    const before = await planOf(base);
    const request = { query, plan_id: before.plan_id ?? "" };
    const after = await planner.desk.planTrip(request, NO_SIGNAL);
    expect(after.itinerary).toHaveLength(change.days ?? before.itinerary.length);
    expect(after.destinations).toEqual(change.cities ?? before.destinations);
    expect(after.travelers).toBe(change.travelers ?? before.travelers);
    const moved =
      (Date.parse(after.dates?.from ?? "") - Date.parse(before.dates?.from ?? "")) / DAY;
    expect(moved).toBe(Number(change.from ?? 0));
    expect(after.budget.currency).toBe(before.budget.currency);
    const [city, days] = change.stay ?? [];
    if (city !== undefined)
      expect(after.itinerary.filter((day) => day.city === city)).toHaveLength(days ?? 0);
    if (change.shows) expect(text(after)).toMatch(change.shows);
    if (change.hides) expect(text(after)).not.toMatch(change.hides);
    if (change.cheaper) expect(after.budget.total).toBeLessThan(before.budget.total);
    expect(after.notes[0]).toMatch(
      change.says ?? /^(?:Changed|Not done|Изменено|Dəyişdirildi):|visa|виза|viza/,
    );
  });

  test.each<readonly [PlanRequest, string, number]>([
    [JAPAN, "two days more in Kyoto", 8],
    [JAPAN, "one more adult", 9],
    [JAPAN, "skip the Nezu Museum", 9],
    [FAMILY, "make it 6 days instead, and swap Florence out completely - only Rome", 4],
    [ITALY, "ещё день во Флоренции", 5],
    [ITALY, "замените Флоренцию на Венецию", 3],
    [ITALY_AZ, "bir gün əlavə et", 5],
  ])("%o: %s keeps the first days, the way there and the hotels", async (base, query, kept) => {
    const before = await planOf(base);
    const after = await planner.desk.planTrip({ query, plan_id: before.plan_id ?? "" }, NO_SIGNAL);
    const parts = ({ itinerary }: PlanAnswer) =>
      itinerary
        .slice(0, kept)
        .map(({ morning, afternoon, evening }) => [...[morning, afternoon, evening]]);
    const same = parts(after).filter((day, at) => day.join() === parts(before)[at]?.join());
    // One of the days may lose what is refused, or gain what its way leaves.
    expect(same.length).toBeGreaterThanOrEqual(kept - 1);
    expect(after.flights?.[0]?.split(",")[0]).toBe(before.flights?.[0]?.split(",")[0]);
    const cities = after.destinations.filter((city) => before.destinations.includes(city));
    const houses = before.hotels.filter((line) => cities.some((city) => line.endsWith(city)));
    expect(after.hotels).toEqual(expect.arrayContaining(houses));
  });

  test.each<readonly [PlanRequest, string]>([
    [GEORGIA, "make it 7 days and add Armenia"],
    [JAPAN, "two days more in Kyoto"],
    [ITALY, "без Флоренции"],
    [DANUBE, "add Bratislava"],
    [FAMILY, "make it 6 days instead, and swap Florence out completely - only Rome"],
  ])("%o: the plan of “%s” is the same when its id is sent again", async (base, query) => {
    const before = await planOf(base);
    const after = await planner.desk.planTrip({ query, plan_id: before.plan_id ?? "" }, NO_SIGNAL);
    const again = await planner.desk.planTrip(
      { query: "-", plan_id: after.plan_id ?? "" },
      NO_SIGNAL,
    );
    expect(again.itinerary).toEqual(after.itinerary);
    expect(again.hotels).toEqual(after.hotels);
    expect(again.budget).toEqual(after.budget);
  });

  test("a change of a change goes on from there", async () => {
    const before = await planOf(JAPAN);
    const longer = await planner.desk.planTrip(
      { query: "two days more in Kyoto", plan_id: before.plan_id ?? "" },
      NO_SIGNAL,
    );
    const back = await planner.desk.planTrip(
      { query: "two days less in Kyoto", plan_id: longer.plan_id ?? "" },
      NO_SIGNAL,
    );
    expect(back.itinerary).toEqual(before.itinerary);
    expect(back.budget).toEqual(before.budget);
  });
});
