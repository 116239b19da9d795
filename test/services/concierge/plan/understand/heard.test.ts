import { beforeAll, describe, expect, test } from "vitest";
import { dayNumber, isoDate } from "../../../../../src/domain/dates.ts";
import { understand } from "../../../../../src/services/concierge/plan/understand/understand.ts";
import type { Wish } from "../../../../../src/services/concierge/plan/wish/wish.ts";
import { openPlanner, type TestPlanner } from "../support.ts";

const TODAY = dayNumber(2026, 11, 15);

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

function hear(query: string): Wish {
  return understand({ query }, planner.atlas, planner.deps.places, TODAY);
}

const kinds = (query: string) => hear(query).wishes.map(({ kind }) => kind);
const slugs = ({ spots }: Wish) => spots.map(({ slug }) => slug);

describe("wishes", () => {
  test.each([
    ["Hər şey daxil otel, qumlu çimərlik, uşaq klubu olsun", "allInclusive sandyBeach kidsClub"],
    ["отель 4*, пара экскурсий, вилла на воде", "fourStars outings waterVilla"],
    ["hotels 3–4*, roll-in shower, a boat day", "threeStars rollInShower boat"],
    ["no flying at all, first class, we prefer a driver", "noFlying firstClass driver"],
    ["hostel olmasın, avtobusla gedirik", "bus"],
    ["no boat, please", ""],
    ["не слишком много музеев, без беготни", "fewMuseums slowPace"],
    ["прокатиться по канатке, отель с бассейном", "cableCar hotelPool"],
    ["three rounds of golf, minibus, invoice to the company", "golf driver invoice"],
    ["gluten free food, severe nut allergy, kosher", "glutenFree allergy kosher"],
    ["diabeti var, viza olmasın, balkon, otel lazım deyil", "diabetes noVisa balcony noHotel"],
    ["рано не вставать, ночной автобус, салют", "lateStart laterFlights nightBus fireworks"],
    ["nothing before 10am, go karts and ferries", "lateStart laterFlights karting ferry"],
    ["fly there, no flying home", "landHome"],
    ["not by plane, an overwater villa", "noFlying waterVilla"],
    ["never skied before, northern lights and dog sleds", "northernLights dogSled"],
    ["skiing, never skied before", "skiSchool"],
    ["baths, daily Mass, three of us use walking frames", "baths dailyMass littleWalking"],
  ])("%s", (query, wished) => {
    expect(kinds(query).join(" ")).toBe(wished);
  });

  test("keep the words that say them", () => {
    expect(hear("We want a Private pool villa").wishes).toEqual([
      { kind: "poolVilla", said: "Private pool villa" },
    ]);
  });
});

describe("what a trip is about", () => {
  test.each([
    ["Dubai, 4000 USD without too much luxury", ""],
    ["muzeysiz, sakit səfər", ""],
    ["Premium? no, economy", ""],
    ["hotel within walking distance to the beach in Crete", "beach"],
    ["Vienna for the Christmas markets", ""],
    ["kids club and a mini club in Antalya", "family"],
    ["bazar gününə qədər Almatıda", ""],
    ["monasteries and wine in Armenia", "architecture wine"],
    ["three of the pilgrims use walking frames", "pilgrimage"],
    ["Будапешт, купальни Сечени", ""],
    ["Rayn sahilində şam yeməyi", ""],
    ["3 ulduz otel, üç dəfə yemək", ""],
    ["Иерусалим, Назарет и Галилейское море", ""],
    ["a week in Vienna, gluten free food", ""],
    ["museums, good food and our honeymoon in Rome", "honeymoon art culture food"],
  ])("%s", (query, about) => {
    expect(hear(query).interests.join(" ")).toBe(about);
  });
});

describe("places", () => {
  test.each([
    ["Batumiyə 6 gecə, bir gün Mahuntseti şəlaləsi", "batumi"],
    ["В Иерусалим на 7 дней: река Иордан", "jerusalem"],
    ["Umrah, 11 days: Madinah 4 nights first, then Makkah 6 nights", "medina mecca"],
  ])("%s", (query, there) => {
    const wish = hear(query);
    expect(slugs(wish).join(" ")).toBe(there);
    expect(wish.countries).toEqual([]);
  });

  test("a city to start from is no namesake, however far it lies", () => {
    const wish = hear("Two from Mumbai to Singapore and Kuala Lumpur, meetings in Singapore");
    expect(wish.origin?.code).toBe("BOM");
  });

  test("names that begin a sentence are named as not known", () => {
    expect(hear("London for 7 days. Paddington Bear studio, the London Eye.").unknown).toEqual([
      "Paddington Bear",
    ]);
  });

  test("a word at the beginning of a sentence is not the city of that name", () => {
    expect(slugs(hear("Santorini in June. Nice sea view room, please."))).toEqual(["santorini"]);
    expect(slugs(hear("Four days. Nice, in June."))).toEqual(["nice"]);
  });

  test("the start needs no word before it where those who go stand behind it", () => {
    const wish = hear("Группа из 8 человек, Астана, хотим 12 дней по Таиланду: Бангкок");
    expect(wish.origin?.code).toBe("NQZ");
    expect(slugs(wish)).toEqual(["bangkok"]);
    expect(hear("Umrah from Birmingham in October").origin?.code).toBe("BHX");
  });

  test("names that nothing knows are told in the nominative, each of a list", () => {
    expect(hear("в паломничество на Забытую Пустошь: Мордорград, Ривендельск").unknown).toEqual([
      "Забытая Пустошь",
      "Мордорград",
      "Ривендельск",
    ]);
    expect(hear("8 дней в Таиланде и Сомали, или Конге").unknown).not.toContain("Сомали,");
    expect(hear("5 days in Hanoi, Foobar Bay and Quuxville").unknown).toEqual([
      "Foobar Bay",
      "Quuxville",
    ]);
    expect(hear("Otel Hərəmə yaxın olsun, Ümrə").unknown).toEqual([]);
  });
});

describe("time", () => {
  const dates = ({ when }: Wish) =>
    when && `${isoDate(when.start)}${when.end === undefined ? "" : ` ${isoDate(when.end)}`}`;

  test("a wedding is not the first day of the journey after it", () => {
    expect(dates(hear("getting married on 12 June 2027, fly out on the 14th to Bali"))).toBe(
      "2027-06-14",
    );
    const after = hear("Toyumuz fevralın 10-dadır, Maldivə 7 gecəlik");
    expect(dates(after)).toBe("2027-02-11");
    expect(after.when?.exact).toBe(false);
  });

  test.each([
    ["Conference in Singapore Mon-Wed 15-17 March 2027, arriving Sunday, staying till Sunday", 3],
    ["Sinqapurda martın 15-17-si konfransım var, bazar gününə qədər qalıram", 3],
  ])("%s: the days of work are a part of the trip", (query, worked) => {
    const wish = hear(query);
    expect(wish.workDays).toBe(worked);
    expect(dates(wish)).toMatch(/2027-03-21$/);
  });

  test("dates with weekdays are one range", () => {
    expect(dates(hear("Vienna Tue 9 - Thu 11 February 2027"))).toBe("2027-02-09 2027-02-11");
  });

  test("the end of a month is its last week", () => {
    expect(dates(hear("Стамбул, конец марта 2027"))).toBe("2027-03-26");
    expect(dates(hear("yanvarın sonunda Şahdağ"))).toBe("2027-01-26");
    expect(dates(hear("православная Пасха в Тбилиси"))).toBe("2027-05-01");
  });

  test("a part lies within the whole, and what comes on top is added", () => {
    const umrah = hear("10 günlük Ümrə ziyarəti, Mədinədə də 3 gecə qalaq");
    expect(umrah.days).toBe(10);
    expect(umrah.stays?.map(({ spot, days }) => [spot.slug, days])).toEqual([["medina", 3]]);
    expect(hear("Gudauri for 6 days in February, plus a day in Tbilisi").days).toBe(7);
  });
});

test.each([
  ["Büdcə 2 nəfərə 4000 dollar", 4000, "USD", "total"],
  ["nəfərə 1000 dollar", 1000, "USD", "person"],
  ["400 manatım var", 400, "AZN", "total"],
  ["hotel up to 180 EUR a night, my own budget 400 EUR", 400, "EUR", "total"],
])("%s", (query, amount, currency, per) => {
  expect(hear(query).budget).toEqual({ amount, currency, per });
});

test.each([
  ["Thailand and Laos, 2 of us, 28 days, 40 usd a day each", 80, "USD", "day"],
  ["Лыжи из Москвы, двое взрослых, неделя, тысяч 400", 400_000, "RUB", "total"],
  ["Грузия из Москвы, максимум 45 тыс на двоих", 45_000, "RUB", "total"],
])("%s", (query, amount, currency, per) => {
  expect(hear(query).budget).toEqual({ amount, currency, per });
});

describe("of several places that are still to be chosen between the first is planned", () => {
  test.each([
    ["stag do, Prague or Budapest, 2 nights", "prague"],
    ["Кисловодск или Карловы Вары, санаторий на 12 дней", "kislovodsk"],
    ["Rome, Paris or Vienna, 4 days", "rome"],
    ["Romaya, yoxsa Barselonaya? 5 gün", "rome"],
  ])("%s", (query, named) => {
    expect(slugs(hear(query)).join(" ")).toBe(named);
    expect(hear(query).open).toContain("destinations");
  });

  test("countries too", () => {
    expect(hear("Safari: Kenya or Tanzania, 10 days in August").countries).toEqual(["KE"]);
  });
});

test.each([
  ["long weekend in Lisbon 4-7 March", "2027-03-04", 4],
  ["Baliyə yanvarın 20-dən 9 gecə", "2027-01-20", 10],
  ["Prague, 2 nights fri-sun in May", "2027-05-10", 3],
  ["В Стамбул на 4 дня на 8 марта", "2027-03-07", 4],
])("%s", (query, start, days) => {
  const wish = hear(query);
  expect(isoDate(wish.when?.start ?? 0)).toBe(start);
  expect(wish.days).toBe(days);
});

test('of two names with "or" behind another sentence neither is where the trip starts', () => {
  const wish = hear("A ski trip from Houston. Vail or Park City, whichever works out better");
  expect(wish.origin?.code).toBe("HOU");
  expect(slugs(wish).join(" ")).toMatch(/vail|park-city/);
  expect(wish.unknown).toEqual([]);
});

test("days of a fair are days of work in its city, and what follows them comes on top", () => {
  const wish = hear(
    "На Кантонскую ярмарку в Гуанчжоу, двое. На выставке будем 15, 16 и 17 апреля с 9:30 до 18:00, потом хотим 2 дня в Гонконг и домой. Прилет 14-го. Не дороже 100 долл за номер",
  );
  expect([isoDate(wish.when?.start ?? 0), wish.days, wish.workDays]).toEqual(["2027-04-14", 6, 3]);
  expect(wish.meetings?.[0]?.on).toHaveLength(3);
  expect(wish.budget).toBeUndefined();
  expect(wish.nightly?.amount).toBe(100);
});

test.each([
  ["Lourdes from London, 8 days, ideally being in Fatima on 12-13 May 2027", "2027-05-09"],
  ["В Бари на праздник 22 мая 2027, всего дней 7", "2027-05-19"],
])("%s: a day that the trip is to hold is not its first", (query, start) => {
  expect(isoDate(hear(query).when?.start ?? 0)).toBe(start);
});

describe("what is not wished", () => {
  test("a place that is too dear, a thing that one does not do", () => {
    expect(hear("Мальдивы слишком дорого, что-то похожее, пляж в январе").countries).toEqual([]);
    expect(kinds("beach in Egypt, we dont dive")).toEqual([]);
  });
});

describe("where one comes from", () => {
  test("a place by itself behind all else, far from where one goes", () => {
    const wish = hear("Amalfi coast, 6 days sept 2027, London, 4 star hotel, £4k total");
    expect(wish.origin?.code).toBe("LON");
    expect(slugs(wish)).toEqual(["amalfi-coast"]);
    expect(slugs(hear("Vienna, 4 days, Budapest, 2 days"))).toEqual(["vienna", "budapest"]);
  });
});

test("a region that the catalogue does not have is the city that one flies to", () => {
  expect(hear("Week in Corsica for two in June").unknown).toEqual([]);
  expect(hear("Неделя на Корсике в июне").beyond).toEqual(["Ajaccio"]);
});

test.each([
  "Week in Sicily for two in June",
  "Неделя на Сицилии в июне",
  "İyunda Siciliyada bir həftə",
])("an island that the catalogue has in several places is those places: %s", (query) => {
  const { spots, beyond } = hear(query);
  expect(spots.map(({ slug }) => slug)).toEqual(["palermo", "taormina"]);
  expect(beyond).toEqual([]);
});

test("a book club is no nightlife, a stag do is", () => {
  expect(hear("our book club, eight women, Edinburgh in September").interests).toEqual([]);
  expect(hear("stag do for 9 lads in Prague").interests).toEqual(["nightlife"]);
});

test("a country's name is no sight of it", () => {
  expect(hear("3 weeks in Vietnam").things).toBeUndefined();
});

test.each([
  ["Prague and Vienna, 6 days, flying from Leeds or Manchester", "LBA", ["prague", "vienna"]],
  ["Praqa və Vyana, 6 gün, Lids və ya Mançesterdən", "MAN", ["prague", "vienna"]],
  ["10 days in Italy from London or Paris: we want Rome, then Venice", "LON", ["rome", "venice"]],
])("of two places to start from the other is no place to go: %s", (query, start, cities) => {
  const wish = hear(query);
  expect(wish.origin?.code).toBe(start);
  expect(slugs(wish)).toEqual(cities);
  expect(wish.open).not.toContain("destinations");
});

test.each([
  "A week in Costa Rica for two of us. Thanks, Rachel",
  "5 days in Rome for two. Best wishes, Tom and Mary Green",
  "Неделя в Риме вдвоём. Заранее спасибо, Анна",
  "Romada 5 gün, 2 nəfər. Hörmətlə, Aygün Əliyeva",
])("who signs a request is nothing to see: %s", (query) => {
  const { unknown, unplanned, unclear } = hear(query);
  expect([...unknown, ...(unplanned ?? []), ...(unclear ?? [])]).toEqual([]);
});

describe("a near-sounding word", () => {
  test.each([
    ["Copenhagen with Tivoli, 4 days from Manchester, in May 2027", "copenhagen"],
    ["Chamonix 5 days, 2 adults, Vallée Blanche, from London", "chamonix"],
    ["Seville, Granada and Cordoba in Spain, 5 days", "seville granada"],
    ["Salonica and Athens, 6 days from London", "thessaloniki athens"],
    ["walk the Camino de Santiago, flying from Dublin, 9 days", "santiago-de-compostela"],
    ["святыни Салоник, 8 дней из Москвы", "thessaloniki"],
    ["4 days in Barselona from London", "barcelona"],
    [
      "Fatima, Santiago and Lourdes, 9 days in May from Milan",
      "fatima santiago-de-compostela lourdes",
    ],
  ])("is no other place: %s", (query, named) => {
    expect(slugs(hear(query)).join(" ")).toBe(named);
  });

  test("a namesake on another continent is said not to be held, or is a day out", () => {
    expect(hear("Seville, Granada and Cordoba in Spain, 5 days").things).toContain(
      "seville-cordoba-mosque",
    );
    expect(hear("Rome, Florence, Venice and Cordoba, 9 days").unknown).toEqual(["Cordoba"]);
  });

  test("a name by itself before those who go and a way on is where they start", () => {
    const wish = hear("Шесть человек, Москва, хотим в Красную Поляну, по 70 тысяч на человека");
    expect(wish.origin?.code).toBe("MOW");
    expect(slugs(wish)).toEqual(["sochi"]);
    expect(wish.budget).toEqual({ amount: 70_000, currency: "RUB", per: "person" });
  });

  test("what is denied and what is a sight are no unknown places", () => {
    expect(hear("Bakıdan Şəki, Gəncə və Naxçıvansız, 4 gün").unknown).toEqual([]);
    expect(hear("Bakıdan Tiflisə 5 gün: funikulyor və Mtatsminda parkı").unknown).toEqual([]);
  });
});

test.each([
  ["Sentyabrın 20-də Bakıdan Parisə 6 gecə, Versal", "paris-versailles"],
  ["5 days in Rome with St Peter's", "st-peters-basilica"],
  ["Seville and the Alhambra, 4 days", "seville-alhambra"],
  ["Lisbon with Sintra, 4 nights from London", "lisbon-sintra-cascais"],
  ["Gəncə, Göygöl, 3 gün", "ganja-goygol-lake"],
  ["Rome, a golden evening in a palace of the future", ""],
])("a sight is known by its short name: %s", (query, thing) => {
  expect((hear(query).things ?? []).join(" ")).toBe(thing);
});

test.each([
  ["Two skiers from London, Chamonix, 5 days", "2/0"],
  ["Two experienced skiers from London in Chamonix", "2/0"],
  ["Choir of 28 from Vienna, 6 days in Zagreb", "28/0"],
  ["Rome 5 days for two aged 81 and 79 from Glasgow", "2/0"],
  ["Athens, 6 days, two from London", "2/0"],
  ["Bakıdan Şahdağa dörd nəfər (2 böyük, 9 və 14 yaş)", "2/2"],
  ["İki uşağımız var, 3 və 6 yaşında, Bakıdan Tiflisə 5 gün", "2/2"],
  ["Мы вдвоём с мужем и дочкой 8 лет, в Дубай", "2/1"],
  ["mum, dad and two of us to Crete", "4/0"],
  ["Мама с папой и нас двое, Крит", "4/0"],
  ["Ata, ana və biz ikimiz Antalyaya", "4/0"],
  ["Two couples and a single friend, Tuscany", "5/0"],
  ["Две пары и один друг, Тоскана", "5/0"],
  ["12 студентов и преподаватель, Прага", "13/0"],
  ["4 adults: my wife and I and my parents, Rome", "4/0"],
  ["Hi! Mum, dad and our twins aged 3, a week in Rome", "2/2"],
  ["Family of 5 (2+3), Sharm", "2/3"],
  ["Zanzibar w/ my mum and sister, 9 days", "3/0"],
  ["a conference in Barcelona 1-4 March, wife joins me on the 5th", "2/0"],
  ["my 80-year-old mother (wheelchair) and me, Vienna, 4 days", "2/0"],
  ["2 nəfər + 1 uşaq 6 yaş, Köln", "2/1"],
  ["4 people, 2 kids, Rome", "2/2"],
])("%s", (query, people) => {
  const { party } = hear(query);
  expect(`${party.adults}/${party.children}`).toBe(people);
});

describe("so many of a calling, a faith or a trade are those who go", () => {
  test.each([
    ["29 parishioners from Krakow to Rome", "29/0"],
    ["Seven nurses from Glasgow, Lisbon, 3 nights, £450 each", "7/0"],
    ["We are 7 nurses from Dublin going to Lisbon", "7/0"],
    ["A dozen wine lovers from Copenhagen, Georgia wine regions", "12/0"],
    ["5 violinists and 3 cellists to Salzburg, 3 days", "8/0"],
    ["25 монахинь в Лурд и Фатиму", "25/0"],
    ["Нас 7 медсестёр, Сочи", "7/0"],
    ["7 həkim konfransa Berlinə gedir", "7/0"],
    ["20 bağça uşağı və 4 tərbiyəçi, Qubaya", "4/20"],
  ])("%s", (query, people) => {
    const { party } = hear(query);
    expect(`${party.adults}/${party.children}`).toBe(people);
  });

  test.each([
    "Two rooms, Rome, 4 days",
    "Two capitals in one week: Vienna and Budapest",
    "3 stops at most, 5 days in Oslo",
    "Two museums a day at most, Madrid",
    "2 номера, Сочи, 5 дней",
    "2 otaq lazımdır, Quba",
    "Three islands in Greece in June",
  ])("but not things: %s", (query) => {
    expect(hear(query).partyFrom).toBe("default");
  });
});

test("a price for a couple is half of it for each", () => {
  expect(hear("Two couples, Seville, 4 days, 2000 EUR per couple").budget).toEqual({
    amount: 1000,
    currency: "EUR",
    per: "person",
  });
});

test.each([
  ["Bakıdan Maldivə 7 gecə. İki nəfərə 9000 dollara qədər", 9000, "total"],
  ["24 pupils aged 14 and 3 teachers to Berlin, £520 per pupil", 12_480, "total"],
  ["Rome, 4 days, two friends, 520 EUR per head", 520, "person"],
])("%s", (query, amount, per) => {
  expect(hear(query).budget).toMatchObject({ amount, per });
});

test.each([
  ["A week at Lake Garda, 29 May to 5 June 2027. One day at Gardaland, one day in Verona", 8],
  ["Gardaland, 29 May to 5 June 2027, one day at Ostia", 8],
  [
    "В Шанхай, выставка 14–16 апреля 2027, прилететь 13-го, потом два дня в Сучжоу, обратно 19-го",
    7,
  ],
  ["Dubai 3 nights then Maldives 6 nights", 10],
  ["Dubayda 3 gecə, sonra Maldivdə 6 gecə", 10],
  ["Вьетнам, Нячанг, с 3 по 13 января 2027, море и один-два дня экскурсий", 11],
  ["Antalya, 3-13 iyun 2027, iki gün ekskursiya", 11],
  ["Phuket, 3 to 13 January 2027, two days of day trips", 11],
])("days in a place are its share: %s", (query, days) => {
  const wish = hear(query);
  const { start = 0, end = start } = wish.when ?? {};
  expect(wish.days ?? end - start + 1).toBe(days);
  expect(wish.open).not.toContain("length");
});

test("a day that a trip is around lies inside it", () => {
  const { when } = hear("Lourdes, 5 days around 15 August 2027");
  expect(isoDate(when?.start ?? 0)).toBe("2027-08-13");
});

test.each([
  ["Peru, 3 weeks, starting around 5 November 2027", "2027-11-05"],
  ["Peru, 3 weeks from about 5 November 2027", "2027-11-05"],
])("a day that a trip begins around is its first: %s", (query, first) => {
  expect(isoDate(hear(query).when?.start ?? 0)).toBe(first);
});

test("dates with dots between them are a range", () => {
  const { when } = hear("Japan 2027-04-10..2027-04-23");
  expect(isoDate(when?.end ?? 0)).toBe("2027-04-23");
});

test("a couple of nights is two, and «isə» is no work", () => {
  const { stays, days } = hear("12 days in Thailand, a couple of nights in Bangkok, then Krabi");
  expect([days, stays?.map(({ spot, days }) => [spot.slug, days])]).toEqual([12, [["bangkok", 2]]]);
  const wish = hear("Şahdağda xizək, 4 nəfər. İkimiz sürürük, ikimiz isə öyrənəcək");
  expect([wish.work, wish.wishes.map(({ kind }) => kind)]).toEqual([undefined, ["skiSchool"]]);
});

test("a day of rest is a part of the dates", () => {
  expect(hear("Дубай с 2 по 9 января 2027, один день ничего не делать").days).toBe(8);
});

test.each([
  ["Conference in Lisbon, Wed 10 and Thu 11 March 2027, then Porto, home Sunday", "2027-03-14", 2],
  ["Dekabrın 8-10-da Londonda sərgim var, Bakıdan, 13-ü qayıdıram", "2026-12-13", 3],
  ["Ташкент, переговоры с 24 по 26 февраля 2027, домой 28 февраля", "2027-02-28", 3],
  ["Ташкент, переговоры 24–26 февраля 2027, домой в воскресенье", "2027-02-28", 3],
  [
    "Yanvarın 19-21-də Frankfurtda görüşüm var, 18-i orada olum, 22-si günü qayıdım",
    "2027-01-22",
    3,
  ],
])("the day of the way home is the last: %s", (query, last, worked) => {
  const { when, workDays } = hear(query);
  expect(isoDate(when?.end ?? 0)).toBe(last);
  expect(workDays).toBe(worked);
});

test.each([
  ["Dubayda sərgi var, 26-29 yanvar, 2 əməkdaş, Bakıdan, sərgidən sonra 1 gün boş vaxt", 5],
  ["Conference in Lisbon 9-11 March 2027, then two days in Porto", 5],
  ["Конференция в Шанхае 14–16 апреля 2027, потом два дня отдыха", 5],
])("days behind those of work come on top: %s", (query, days) => {
  const wish = hear(query);
  expect(wish.days).toBe(days);
  expect((wish.when?.end ?? 0) - (wish.when?.start ?? 0) + 1).toBe(days);
  expect(wish.workDays).toBeGreaterThan(2);
});

test("weekdays of work do not lengthen the dates", () => {
  const { when } = hear("Lisbon 9-14 March 2027, work Wed and Thu, then Porto");
  expect(isoDate(when?.end ?? 0)).toBe("2027-03-14");
});

test("a lift for a wheelchair is no ski lift", () => {
  expect(hear("Такси с подъёмником для коляски, Дубай 4 дня").interests).not.toContain("ski");
});

test("an age in months and a week of pregnancy are no lengths", () => {
  const baby = "Two adults and a baby of 8 months, Tenerife for a week at the end of February";
  expect(hear(baby).days).toBe(7);
  const babymoon = hear("24 weeks pregnant, babymoon in Rome in March, 6 days");
  expect(babymoon).toMatchObject({ days: 6, pace: "relaxed" });
});

test("winter sun is warm and by the sea", () => {
  const { interests, needs } = hear("Cheap winter sun from Warsaw for a week in January");
  expect([...interests, ...needs]).toEqual(["beach", "warm"]);
});

test.each([
  ["Bali from Mumbai, 7 days, budget Rs 1,60,000", 160_000, "INR"],
  ["Dubai from Mumbai, 5 days for two, budget 5 lakh rupees", 500_000, "INR"],
  ["Europe from Delhi, 12 days, budget 1.5 crore rupees", 15_000_000, "INR"],
  ["В Анталью, 8 дней. Бюджет 1,5 млн тенге", 1_500_000, "KZT"],
  ["На Фукуок, 11 ночей, до миллиона ста тенге", 1_100_000, "KZT"],
  ["Сеул на 7 дней. Рублей 300 тысяч", 300_000, "RUB"],
  ["Прага, 5 дней, 400 т.р.", 400_000, "RUB"],
  ["Из Москвы в Турцию на неделю, двое, тысяч 350", 350_000, "RUB"],
])("%s is %d %s", (query, amount, currency) => {
  expect(hear(query).budget).toMatchObject({ amount, currency });
});

test.each([
  "Barcelona, 4 days, hotel up to 220 eur a night",
  "В Ташкент на 5 дней, гостиницы до 100$ за ночь",
  "Milan, 5 gün, otel gecəsi 250 avroya qədər",
])("a price of a night is no budget: %s", (query) => {
  expect(hear(query).budget).toBeUndefined();
});

test("what each of two couples may spend is half of it for each", () => {
  const { party, budget } = hear("İki cütlük, Praqa 5 gün. Hər cütlüyə 4500 manat");
  expect(party.adults).toBe(4);
  expect(budget).toEqual({ amount: 2250, currency: "AZN", per: "person" });
});

test("the countries behind a region say which part of it", () => {
  const { countries, region } = hear("Balkan round trip: Croatia, Montenegro, Bosnia, 12 days");
  expect(countries).toEqual(["HR", "ME", "BA"]);
  expect(region).toEqual([]);
});

test("Rajasthan is its towns", () => {
  const { spots } = hear("Rajasthan for 10 days in November, two people");
  expect(spots.map(({ slug }) => slug)).toEqual(expect.arrayContaining(["jaipur", "udaipur"]));
});

test.each([
  ["Командировка в Стамбул, переговоры 16 и 17 марта", "2027-03-16", "2027-03-17"],
  ["Bakıdan Londona, görüşlər 2 və 3 mart 2027-də", "2027-03-02", "2027-03-03"],
  [
    "Conference in Vienna 12-14 May 2027, arrive the day before, leave on the 16th",
    "2027-05-11",
    "2027-05-16",
  ],
])("of %s the first day and the last are heard", (query, first, last) => {
  const { when } = hear(query);
  expect([when?.start ?? 0, when?.end ?? 0].map(isoDate)).toEqual([first, last]);
});

test("from one weekday to another is a length", () => {
  expect(hear("Barcelona from London, Friday to Sunday in May for two").days).toBe(3);
});

test("who goes with pupils at the end of August is back before school", () => {
  const { when } = hear("Конец августа, Анталия, неделя, двое взрослых и дети 8 и 11 лет");
  expect(isoDate(when?.before ?? 0)).toBe("2027-09-01");
});

test("the September holidays of schools are theirs, and not any day of the month", () => {
  const { occasions } = hear("Kids' September school holidays from Sydney, Bali for 10 days");
  expect(occasions?.join()).toContain("september school holidays");
});

test("who lives in a place starts there", () => {
  const { origin, spots } = hear("We live in Helsinki, a week in Vienna and Budapest in May");
  expect(origin?.code).toBe("HEL");
  expect(spots.map(({ slug }) => slug)).toEqual(["vienna", "budapest"]);
});
