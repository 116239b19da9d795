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
const PARIS = { query: "Париж, 5 дней в апреле, двое из Москвы" };
const FAMILY = {
  query:
    "Family of four from London, kids 6 and 10, 29 March to 5 April 2027, Rome, a bit of Florence, £4000",
};
const GEORGIA = { query: "Georgia for two from Warsaw, 5 days in May, wine, 1500 euros" };

const DATED = { query: "Рим и Флоренция, двое из Москвы", dates: "2027-05-03 to 2027-05-10" };
const KAZBEGI = { query: "Kazbegi 5 gün iyulda, Bakıdan 2 nəfər, yürüş, Ciplə Gergetiyə" };
const PHUKET = { query: "Пхукет, 10 дней в январе, семья с ребёнком 8 лет из Алматы, пляж" };

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
  /** Sent beside the words. */
  readonly fields?: Partial<PlanRequest>;
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
  [JAPAN, "our daughter, 8, is coming with us", { travelers: 3 }],
  [JAPAN, "one more person is joining us", { travelers: 3, says: /: 3 adults\.$/ }],
  [JAPAN, "we would like to come back on Tuesday", { days: 11 }],
  [JAPAN, "add Osaka, one day is enough", { days: 10, cities: ["Tokyo", "Kyoto", "Osaka"] }],
  [ROME, "not the Colosseum, we have seen it", { hides: /Colosseum/ }],
  [JAPAN, "two days longer, both in Kyoto", { days: 11, stay: ["Kyoto", 6] }],
  [JAPAN, "one night in Tokyo less, one night more in Kyoto", { stay: ["Kyoto", 5] }],
  [JAPAN, "one more day in Tokyo and Kyoto", { days: 11, stay: ["Kyoto", 5] }],
  [JAPAN, "two days of the trip for museums", { says: /./ }],
  [JAPAN, "home from Tokyo please", { cities: ["Kyoto", "Tokyo"] }],
  [FAMILY, "two days longer, home on 7 April", { days: 10 }],
  [FAMILY, "home on 6 April", { days: 9 }],
  [FAMILY, "a pizza lesson on 2 April", { says: /./ }],
  [FAMILY, "from 5 April instead", { from: "+7" }],
  [FAMILY, "one day in Rome for the catacombs", { says: /./ }],
  [BARCELONA, "add a paella class", { shows: /paella/i, says: /./ }],
  [
    JAPAN,
    "two days longer, both in Kyoto: one for a tea ceremony and one day for a garden",
    { days: 11, stay: ["Kyoto", 6] },
  ],
  [JAPAN, "move one night from Tokyo to Kyoto", { stay: ["Kyoto", 5] }],
  [JAPAN, "no museums in Tokyo", { says: /Tokyo National Museum was not in the plan/ }],
  [JAPAN, "add Osaka, 2 nights", { days: 11, cities: ["Tokyo", "Kyoto", "Osaka"] }],
  [ITALY, "без музеев во Флоренции", { says: /Музей Галилея» и не было в плане/ }],
  [ITALY, "одну ночь из Рима перенесите во Флоренцию", { stay: ["Флоренция", 4] }],
  [
    DANUBE,
    "without Bucharest, instead of it one more day each in Vienna and Budapest",
    { cities: ["Vienna", "Budapest", "Istanbul"], stay: ["Vienna", 4] },
  ],
  [FAMILY, "we are five now", { travelers: 5 }],
  // A plan with dates keeps them, and two names of one day out are one day.
  [
    DATED,
    "добавьте один день в Пизу и Лукку из Флоренции",
    { shows: /Пиз/, says: /«Пиза и Лукка» уже есть в плане|Изменено: в плане — Пиза и Лукка/ },
  ],
  [KAZBEGI, "Gergeti kilsəsinə ciplə yox, piyada qalxaq", { shows: /Üçlük/, hides: /Ciplə/ }],
  [
    PHUKET,
    "добавьте 2 дня в Бангкоке: океанариум и прогулка на лодке, общие даты те же",
    { cities: ["Пхукет", "Бангкок"], shows: /Сиам/ },
  ],
  [ITALY, "по одному лишнему дню в Риме и Флоренции", { days: 8, stay: ["Флоренция", 4] }],
  [
    ITALY,
    "добавьте 2 дня в Венеции, общие даты те же",
    { cities: ["Рим", "Флоренция", "Венеция"] },
  ],
  [ITALY_AZ, "bir gün qısaldın", { days: 5 }],
  [ITALY_AZ, "2 gün də uzadın", { days: 8 }],
  [ITALY_AZ, "bir gün Romada çox qalaq, Florensiyada bir gün az olsun", { stay: ["Roma", 4] }],
  [JAPAN, "frobnicate the whole thing", { says: /Nothing was changed/ }],
  [ITALY, "ещё один день", { days: 7 }],
  [ITALY, "на два дня больше", { days: 8 }],
  [ITALY, "на день короче", { days: 5 }],
  [ITALY, "продлите на два дня", { days: 8 }],
  [ITALY, "сократите до 5 дней", { days: 5 }],
  [ITALY, "ещё день во Флоренции", { days: 7, stay: ["Флоренция", 4] }],
  [ITALY, "ещё один день и без перелётов", { days: 7, says: /7 дней; .*без перелётов/ }],
  [ITALY, "вместо Флоренции Венеция", { cities: ["Рим", "Венеция"] }],
  [ITALY, "Венеция вместо Флоренции", { cities: ["Рим", "Венеция"] }],
  [ITALY, "замените Флоренцию на Венецию", { cities: ["Рим", "Венеция"] }],
  [ITALY, "без Флоренции", { cities: ["Рим"] }],
  [ITALY, "подешевле", { cheaper: true }],
  [ITALY, "отель подешевле", { cheaper: true }],
  [ITALY, "на неделю позже", { from: "+7" }],
  [ITALY, "добавьте однодневную поездку в Тиволи", { shows: /Тиволи/ }],
  [ITALY, "давайте Лучо вместо Флоренции", { says: /Не сделано: .*Лучо/ }],
  [ITALY, "последний день оставим на Болонью", { cities: ["Рим", "Флоренция", "Болонья"] }],
  [ITALY, "с нами поедет ребёнок 6 лет", { travelers: 4 }],
  [PARIS, "без Лувра, мы там были", { hides: /Лувр/ }],
  [ITALY_AZ, "oğlumuz da (10 yaş) bizimlə gedir", { travelers: 4 }],
  [ITALY_AZ, "əvvəlcə Florensiya, sonra Roma", { cities: ["Florensiya", "Roma"] }],
  [ITALY_AZ, "Florensiya əvvəl, sonra Roma olsun", { cities: ["Florensiya", "Roma"] }],
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
  [
    DANUBE,
    "drop Bucharest and give us one more night in Vienna",
    { cities: ["Vienna", "Budapest", "Istanbul"], stay: ["Vienna", 4] },
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

/** A calling model fills the fields that a change concerns. */
const FIELDED: typeof TABLE = [
  [JAPAN, "longer", { days: 11, fields: { days: 11 } }],
  [
    JAPAN,
    "other nights",
    {
      stay: ["Kyoto", 3],
      days: 8,
      fields: { destinations: ["Tokyo, 5 nights", "Kyoto, 2 nights"] },
    },
  ],
  [
    JAPAN,
    "more",
    { cities: ["Tokyo", "Kyoto", "Osaka"], fields: { destinations: ["Tokyo", "Kyoto", "Osaka"] } },
  ],
  [JAPAN, "less", { cities: ["Kyoto"], fields: { destinations: ["Kyoto"] } }],
  [JAPAN, "turned", { cities: ["Kyoto", "Tokyo"], fields: { destinations: ["Kyoto", "Tokyo"] } }],
  [JAPAN, "deer", { shows: /Nara/, fields: { must: ["day trip to Nara"] } }],
  [ROME, "seen it", { hides: /Colosseum/, fields: { avoid: ["Colosseum"] } }],
  [ROME, "three of us", { travelers: 3, fields: { party: { adults: 2, children: [13] } } }],
  [FAMILY, "a week later", { from: "+7", fields: { dates: "2027-04-05 to 2027-04-12" } }],
  [FAMILY, "less money", { fields: { budget: "3500 GBP" }, says: /£3,500/ }],
  [ITALY, "другой отель", { fields: { hotel: "5 звёзд" }, says: /5★/ }],
  [ITALY, "из другого города", { fields: { origin: "Казань" }, says: /выезд — Казань/ }],
  [ITALY_AZ, "vegan yemək", { fields: { needs: ["vegetarian"] }, says: /./ }],
];

function text({ itinerary, activities }: PlanAnswer): string {
  const parts = itinerary.flatMap((day) => [day.morning, day.afternoon, day.evening]);
  return [...parts, ...activities].join("\n");
}

const DAY = 86_400_000;

describe("a change does what it says, and nothing else", () => {
  test.each([...TABLE, ...FIELDED])("%o: %s", async (base, query, change) => {
    const before = await planOf(base);
    const request = { query, plan_id: before.plan_id ?? "", ...change.fields };
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
