import { beforeAll, describe, expect, test } from "vitest";
import type { PlanRequest } from "../../../../../src/domain/contracts/concierge/plan.ts";
import { dayNumber, isoDate } from "../../../../../src/domain/dates.ts";
import { understand } from "../../../../../src/services/concierge/plan/understand/understand.ts";
import type { Wish } from "../../../../../src/services/concierge/plan/wish/wish.ts";
import { openPlanner, type TestPlanner } from "../support.ts";

const TODAY = dayNumber(2026, 11, 15);

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

function read(request: PlanRequest | string): Wish {
  const whole = typeof request === "string" ? { query: request } : request;
  return understand(whole, planner.atlas, planner.deps.places, TODAY);
}

describe("places", () => {
  test.each([
    ["5 days in Tbilisi", "tbilisi"],
    ["поездка в Тбилиси", "tbilisi"],
    ["Вену посмотреть", "vienna"],
    ["по Риму пешком", "rome"],
    ["в Париже три дня", "paris"],
    ["Praqaya səfər", "prague"],
    ["Bakıda gəzinti", "baku"],
    ["İstanbulun muzeyləri", "istanbul"],
    ["Tbilsi weekend", "tbilisi"],
    ["дней пять в Тбилисси", "tbilisi"],
    ["Abu Dhabi with friends", "abu-dhabi"],
    ["a week in Tbilisi, Georgia", "tbilisi"],
    ["Tiflisdə 3 gün", "tbilisi"],
    ["Kapadokya turu", "cappadocia"],
    ["Батуми, не хотим в Тбилиси", "batumi"],
    ["Barcelona, Thursday 13 to Sunday 16 May, from London Gatwick", "barcelona"],
    ["Paris from New York, we leave NYC on Sunday evening", "paris"],
    ["Bakıdan Zanzibara, Dubay və ya İstanbul üzərindən, dəniz, ağ qum", "zanzibar"],
    ["somewhere in Austria like Zell am See or Kitzbühel, from Berlin", "zell-am-see"],
  ])("%s names %s", (query, slug) => {
    const wish = read(query);
    expect(wish.spots.map((spot) => spot.slug)).toEqual([slug]);
    expect(wish.countries).toEqual([]);
  });

  test.each([
    ["trip to Georgia", "GE"],
    ["в Грузию", "GE"],
    ["по Грузии", "GE"],
    ["Gürcüstana", "GE"],
    ["Gurcustanda 5 gun", "GE"],
    ["в Египет", "EG"],
    ["из Египта ничего, а в Египте всё", "EG"],
    ["в Саудовскую Аравию", "SA"],
    ["Emirates in winter", "AE"],
    ["в ОАЭ", "AE"],
    ["BƏƏ-yə səyahət", "AE"],
    ["Turkey for a week", "TR"],
    ["Malta in May", "MT"],
    ["Grece for a week", "GR"],
  ])("%s names the country %s", (query, code) => {
    expect(read(query).countries).toEqual([code]);
  });

  test.each([
    ["Bolivia for two", "BO"],
    ["10 days paraguay walking", "PY"],
    ["New Caledonia beach holiday", "NC"],
    ["Кувейт 4 дня", "KW"],
    ["Boliviya, dağlar, 6 gün", "BO"],
  ])("%s: a country that the catalogue does not have is flown to all the same", (query, code) => {
    const { spots, unknown } = read(query);
    expect(spots.map(({ country }) => country)).toEqual([code]);
    expect(unknown).toEqual([]);
  });

  test.each([
    ["Lankaran and Ganja 4 days", ["Lankaran", "Ganja"]],
    ["Berlin and Dresden 4 days", ["Berlin", "Dresden"]],
    ["Manchester, Edinburgh and London in a week", ["Manchester", "Edinburgh", "London"]],
    ["4 days in Verona", ["Verona"]],
  ])("%s: a city that the catalogue does not have is gone to", (query, names) => {
    const { spots, unknown } = read(query);
    expect(spots.map(({ destination }) => destination.name.en)).toEqual(names);
    expect(unknown).toEqual([]);
  });

  test("a city that the catalogue does not have keeps the name that it was called by", () => {
    expect(read("4 дня в Перми").spots[0]?.destination.name.ru).toBe("Пермь");
  });

  test("words that are no places, and the country one starts in, are no destinations", () => {
    expect(read("Surprise me for 5 days").unknown).toEqual([]);
    expect(read("Hello, 5 days please").unknown).toEqual([]);
    expect(read("a beach holiday from Canada").unknown).toEqual([]);
    expect(read("mali imkanlara uyğun istirahət, 5 gün").unknown).toEqual([]);
  });

  test("a region stands for its countries", () => {
    expect(read("по Кавказу").region).toEqual(["GE", "AZ", "AM"]);
    expect(read("Mərkəzi Asiya").region).toContain("UZ");
  });

  test("an everyday word is no city, unless it is written as one", () => {
    expect(read("a nice wine trip").spots).toEqual([]);
    expect(read("a trip to Nice").spots.map(({ slug }) => slug)).toEqual(["nice"]);
  });

  test("a name that nobody knows is reported as written", () => {
    expect(read("5 days in Hogwarts").unknown).toEqual(["Hogwarts"]);
    expect(read("Hogwarts, 5 days for two").unknown).toEqual(["Hogwarts"]);
    expect(read("Hogwarts for a week").unknown).toEqual(["Hogwarts"]);
    expect(read("Мордор на 5 дней").unknown).toEqual(["Мордор"]);
    expect(read("Тбилиси и 3 дня в Мордоре").unknown).toEqual(["Мордоре"]);
  });
});

describe("names that are no places", () => {
  test.each([
    "Хотим в Таиланд из Москвы, море мелкое, а малая боится волн",
    "Мальдивы из Москвы, аллергия на креветки и крабов",
    "Едем по святым местам Будды в Таиланде, вылет из Москвы",
    "Sina dağı və Yekaterina monastırı, Şarm əl-Şeyx, Bakıdan",
    "Milanda Salone del Mobile sərgisi, Bakıdan",
    "Zaltsburqda duz mədəni (Hallein), 3 gün, Bakıdan",
    "A beach week for me, Anna, Tom and Mia from London",
  ])("%s goes to no place that a word is only like", (query) => {
    const { spots, countries } = read(query);
    const names = [...spots.map(({ slug }) => slug), ...countries];
    const meant = ["TH", "MV", "sharm-el-sheikh", "milan", "salzburg", "EG", "moscow"];
    expect(names.filter((name) => !meant.includes(name))).toEqual([]);
    expect(read(query).unknown).toEqual([]);
  });

  test.each([
    ["Едем по местам Будды: Вайшали, Шравасти, Санкасья, из Москвы", "Вайшали"],
    ["Holy places of the Buddha: Bodhgaya, Sarnath and Rajgir, from Bangkok", "Sarnath"],
    ["Müqəddəs yerlər: Bələd, Müsəyyib, Qadisiyyə, Bakıdan", "Bələd"],
  ])("%s: a list of unknown names is where the trip goes", (query, name) => {
    expect(read(query).unknown).toContain(name);
  });
});

describe("length", () => {
  test.each([
    ["5-day trip", 5],
    ["a week in Rome", 7],
    ["two weeks", 14],
    ["10 nights", 11],
    ["5-7 days", 7],
    ["weekend in Rome", 2],
    ["Хотим на Пхукет в феврале, дней на 12", 12],
    ["avqustun 1-dən 9-na qədər Gürcüstan: 3 gün Tiflis, qalan günlər Batumi", 9],
    ["1 to 9 August in Georgia: 3 days Tbilisi, the rest Batumi", 9],
    ["Zanzibara 9 günlük, Stoun Taun bir gün", 9],
    ["Rome 2 days, Florence 3 days, Venice 2 days", 7],
    ["2 nights in Rome, then 3 nights in Florence", 6],
    ["Рим 3 дня, Флоренция 4 дня", 7],
    ["Rome and Florence 4 days 3 nights", 4],
    ["10 days in Italy, 3 days of them by the sea", 10],
    ["beach week from Baku", 7],
    ["a long weekend", 3],
    ["a fortnight", 14],
    ["day trip to Quba", 1],
    ["на неделю", 7],
    ["три недели", 21],
    ["пятидневный тур", 5],
    ["десятидневная поездка", 10],
    ["на 5 ночей", 6],
    ["на выходные", 2],
    ["полторы недели", 10],
    ["10 günlük", 10],
    ["bir həftəlik", 7],
    ["iki həftə", 14],
    ["on dörd gün, Bakıda", 14],
    ["həftə sonu Bakıda", 2],
    ["3 gecəlik istirahət", 4],
  ])("%s is %d days", (query, days) => {
    expect(read(query).days).toBe(days);
  });
});

describe("dates", () => {
  const dates = (request: PlanRequest | string) => {
    const { when } = read(request);
    return (
      when && [
        isoDate(when.start),
        when.end === undefined ? undefined : isoDate(when.end),
        when.exact,
      ]
    );
  };

  test.each([
    ["2027-06-10 to 2027-06-15", "2027-06-10", "2027-06-15"],
    ["2027-06-10/2027-06-15", "2027-06-10", "2027-06-15"],
    ["10.06.2027 - 15.06.2027", "2027-06-10", "2027-06-15"],
    ["10.06–15.06.2027", "2027-06-10", "2027-06-15"],
    ["June 10-15, 2027", "2027-06-10", "2027-06-15"],
    ["10–15 June", "2027-06-10", "2027-06-15"],
    ["10 June to 2 July 2027", "2027-06-10", "2027-07-02"],
    ["Dec 28 - Jan 3", "2026-12-28", "2027-01-03"],
    ["10–15 июня", "2027-06-10", "2027-06-15"],
    ["с 10 по 15 июня 2027 года", "2027-06-10", "2027-06-15"],
    ["с 28 декабря по 3 января", "2026-12-28", "2027-01-03"],
    ["10-15 iyun 2027", "2027-06-10", "2027-06-15"],
    ["iyunun 10-dan 15-dək", "2027-06-10", "2027-06-15"],
    ["iyunun 10-dan 15-nə qədər", "2027-06-10", "2027-06-15"],
    ["may ayının 27-30-u", "2027-05-27", "2027-05-30"],
  ])("%s", (text, from, to) => {
    expect(dates({ query: "Rome", dates: text })).toEqual([from, to, true]);
  });

  test.each([
    ["in June", "2027-06-10"],
    ["may bayramında yox, avqustda", "2027-08-10"],
    ["в мае", "2027-05-10"],
    ["iyulda", "2027-07-10"],
    ["October 2028", "2028-10-10"],
    ["летом", "2027-07-10"],
    ["qışda", "2027-01-10"],
    ["in late March", "2027-03-22"],
  ])("%s is a time, not a day", (text, start) => {
    expect(dates(`Rome ${text}`)).toEqual([start, undefined, false]);
  });

  test("a single day is where the trip starts", () => {
    expect(dates("Rome from 3 May 2027 for 4 days")).toEqual(["2027-05-03", undefined, true]);
  });

  test("a past date stays what it was", () => {
    expect(dates({ query: "Rome", dates: "2025-06-10 to 2025-06-15" })?.[0]).toBe("2025-06-10");
  });

  test("a day that no calendar has is no date", () => {
    expect(dates({ query: "Rome", dates: "31.06.2027 - 35.06.2027" })).toBeUndefined();
  });

  test("a verb is no month", () => {
    expect(dates("where I may relax in Rome")).toBeUndefined();
  });
});

test("next week and a week of May are when, not how long", () => {
  expect(read("Rome next week").days).toBeUndefined();
  expect(read("Rome in the first week of May").days).toBeUndefined();
});

describe("a field that nothing can be made of", () => {
  test("is kept, to be said", () => {
    const wish = read({ query: "Rome", dates: "2027-02-29", budget: "lots", travelers: "many" });
    expect(wish.unread).toEqual([
      { field: "dates", text: "2027-02-29" },
      { field: "budget", text: "lots" },
      { field: "travelers", text: "many" },
    ]);
  });

  test("is one that says nothing else either", () => {
    const { unread } = read({ query: "Rome", dates: "5 days", budget: "cheap", travelers: "solo" });
    expect(unread).toEqual([]);
    expect(read({ query: "Rome", dates: " ", budget: "" }).unread).toEqual([]);
  });

  test("is repeated on one line, and not at any length", () => {
    const { unread } = read({ query: "Rome", dates: `so\nsoon ${"x".repeat(500)}` });
    expect(unread[0]?.text).toMatch(/^so soon x{32}…$/);
  });
});

test.each([
  ["Rome in July 2 adults", "2027-07-10", [2, 0, 0]],
  ["Özbəkistan 6 gün iyulda iki nəfər", "2027-07-10", [2, 0, 0]],
  ["Рим в июле 3 человека", "2027-07-10", [3, 0, 0]],
  ["Rome July 2, 3 adults", "2027-07-02", [3, 0, 0]],
])("%s counts people, not days of the month", (query, start, people) => {
  const { when, party } = read(query);
  expect(when && isoDate(when.start)).toBe(start);
  expect([party.adults, party.children, party.infants]).toEqual(people);
});

describe("party", () => {
  const party = (request: PlanRequest | string) => {
    const { adults, children, infants } = read(request).party;
    return [adults, children, infants];
  };

  test.each([
    ["for two people", [2, 0, 0]],
    ["on two days for four", [4, 0, 0]],
    ["2 adults and 1 child", [2, 1, 0]],
    ["2 adults, 2 kids and a baby", [2, 2, 1]],
    ["Two adults, a toddler of 2 and a baby of 8 months, Tenerife", [2, 1, 1]],
    ["Family ski holiday in Austria, kids 6 and 9 beginners", [2, 2, 0]],
    ["2 adults and a baby", [2, 0, 1]],
    ["2 adults with a 1 year old baby, 2 kids", [2, 2, 1]],
    ["2 adults, baby friendly", [2, 0, 0]],
    ["2 взрослых с младенцем", [2, 0, 1]],
    ["2 böyük və körpə", [2, 0, 1]],
    ["family of five", [2, 3, 0]],
    ["family of 2 adults and 2 children", [2, 2, 0]],
    ["family of four with 3 kids", [1, 3, 0]],
    ["family of four, 1 infant", [2, 1, 1]],
    ["семья из 2 взрослых и 3 детей", [2, 3, 0]],
    ["with my wife", [2, 0, 0]],
    ["solo trip", [1, 0, 0]],
    ["на двоих", [2, 0, 0]],
    ["вдвоём", [2, 0, 0]],
    ["с двумя детьми", [2, 2, 0]],
    ["2 взрослых и ребёнок", [2, 1, 0]],
    ["семья из четырёх человек", [2, 2, 0]],
    ["втроём", [3, 0, 0]],
    ["iki nəfərlik", [2, 0, 0]],
    ["2 böyük, 1 uşaq", [2, 1, 0]],
    ["ikimiz üçün", [2, 0, 0]],
    ["dörd nəfər üçün", [4, 0, 0]],
    ["we take our kids (4 and 7). One of us is vegetarian.", [2, 2, 0]],
    ["2 böyük, uşaqlar 6 və 12 yaş, bir də nənəmiz (68) var", [3, 2, 0]],
    ["Qızımın (16 yaş) əlil arabası var. Mən, həyat yoldaşım və oğlum (11) da gəlirik", [2, 2, 0]],
    ["Rome", [1, 0, 0]],
  ])("%s", (text, wanted) => {
    expect(party(`Rome ${text}`)).toEqual(wanted);
  });

  test("the field wins over the query", () => {
    expect(party({ query: "Rome for two", travelers: "3 adults" })).toEqual([3, 0, 0]);
    expect(party({ query: "Rome for two", travelers: "4" })).toEqual([4, 0, 0]);
  });

  test("a crowd is cut, and an infant never travels alone", () => {
    expect(party("Rome, 200 people")).toEqual([30, 0, 0]);
    expect(party({ query: "Rome", travelers: "2 infants" })).toEqual([2, 0, 2]);
  });
});

describe("money", () => {
  test.each([
    ["under 1000 USD", 1000, "USD", "total"],
    ["$1,500", 1500, "USD", "total"],
    ["budget 2k dollars", 2000, "USD", "total"],
    ["€800 per person", 800, "EUR", "person"],
    ["1200.50 EUR", 1200.5, "EUR", "total"],
    ["до 100 тысяч рублей", 100_000, "RUB", "total"],
    ["1500 долларов с человека", 1500, "USD", "person"],
    ["бюджет 1500", 1500, undefined, "total"],
    ["2000 manata qədər", 2000, "AZN", "total"],
    ["hər nəfərə 300 manat", 300, "AZN", "person"],
    ["2000 евро на каждую", 2000, "EUR", "person"],
    ["hotel max 180 euro a night, maybe 1800 for both", 1800, "EUR", "total"],
    ["büdcəm 1 500 avro", 1500, "EUR", "total"],
    ["5 min manat", 5000, "AZN", "total"],
  ])("%s", (text, amount, currency, per) => {
    expect(read(`Rome ${text}`).budget).toEqual({ amount, currency, per });
  });

  test.each([
    ["1500", 1500, undefined],
    ["1500 USD", 1500, "USD"],
    ["EUR 900", 900, "EUR"],
    ["700 KWD", 700, "KWD"],
  ])("%s in the field for it", (budget, amount, currency) => {
    expect(read({ query: "Rome", budget }).budget).toMatchObject({ amount, currency });
  });

  test("what a room costs is no budget of the trip", () => {
    const { budget, nightly } = read("Paros, small hotels around 150 euros per room");
    expect([budget, nightly]).toEqual([undefined, { amount: 150, currency: "EUR" }]);
  });

  test("years, days and people are no money", () => {
    expect(read("Rome, 5 days in June 2027 for 4 people").budget).toBeUndefined();
  });
});

describe("where it starts", () => {
  test.each([
    ["Rome from London", "LON"],
    ["из Москвы в Рим", "MOW"],
    ["в Рим из Санкт-Петербурга", "LED"],
    ["Romaya Bakıdan", "BAK"],
    ["İstanbuldan Romaya", "IST"],
    ["Moskvadan Romaya", "MOW"],
    ["Rome, flying from Tbilisi", "TBS"],
  ])("%s: from %s", (query, code) => {
    const { origin, spots } = read(query);
    expect(origin?.code).toBe(code);
    expect(spots.map(({ slug }) => slug)).toEqual(["rome"]);
  });

  test("a city with the name of its airport starts there", () => {
    expect(read("Barcelona, from London Gatwick").origin?.code).toBe("LGW");
  });

  test("home and dates are no places", () => {
    expect(read("Rome from home").origin).toBeUndefined();
    expect(read("Rome from 3 May").origin).toBeUndefined();
  });
});

describe("language", () => {
  test("is the one asked for, else that of the query, else English", () => {
    expect(read({ query: "Рим на неделю", lang: "en" }).lang).toBe("en");
    expect(read("Рим на неделю").lang).toBe("ru");
    expect(read("Romada bir həftə").lang).toBe("az");
    expect(read("Rome").lang).toBe("en");
  });

  test("another one is answered in English, which says so", () => {
    const { lang, langNote } = read({ query: "Rome", lang: "de" });
    expect(lang).toBe("en");
    expect(langNote).toContain("English");
  });
});

test("interests and style are taken from words of every form", () => {
  expect(read("cultural trip with wine tasting").interests).toEqual(["culture", "food", "wine"]);
  expect(read("винный тур в горы").interests).toEqual(["wine", "mountains"]);
  expect(read("dənizdə istirahət, tarixi yerlər").interests).toEqual(["beach", "history"]);
  expect(read("недорогой отдых").style).toBe("economy");
  expect(read("lüks istirahət").style).toBe("comfort");
});

test("control characters and endless text do no harm", () => {
  expect(read(`Rome\u0000\n5 days ${"x ".repeat(5000)}`).days).toBe(5);
});

describe("what travel agents found misread", () => {
  test.each([
    ["Antalya, 2 böyük və 8, 12 yaşlı uşaqlar", { adults: 2, children: 2 }, [8, 12]],
    ["Crete, 2 adults and 8 and 11 year old kids", { adults: 2, children: 2 }, [8, 11]],
    ["Cancun, 2 adults and teenagers 14 and 16", { adults: 2, children: 2 }, [14, 16]],
    ["Rome from London, May 2027, two", { adults: 2, children: 0 }, []],
  ])("%s: who goes", (query, party, ages) => {
    const wish = read(query);
    expect(wish.party).toMatchObject(party);
    expect(wish.ages).toEqual(ages);
    expect(wish.open).not.toContain("party");
  });

  test("a family whose children's ages are said is not asked about them", () => {
    expect(read("Бодрум, 7 дней, семья с двумя детьми 6 и 9 лет").open).toEqual([]);
    expect(read("Бодрум, 7 дней, семья с детьми").open).toEqual(["party"]);
  });

  test.each([
    ["Umrah then three days in Dubai, 9 days from Istanbul", 9, { dubai: 3 }],
    ["Tashkent business two days and Samarkand, 4 days from Baku", 4, { tashkent: 2 }],
    ["10 дней в Грузии, из них 3 дня в Батуми", 10, { batumi: 3 }],
    ["a week in Italy with 3 days in Rome", 7, { rome: 3 }],
    ["Italy for 9 days: Rome 4 days, Florence 2 days, Venice 3 days", 9, { rome: 4, venice: 3 }],
    ["Командировка в Стамбул на 2 дня и 2 дня отдыха", 4, { istanbul: 2 }],
    ["Business in Dubai 3 days then 3 days of leisure in Muscat", 6, { dubai: 3, muscat: 3 }],
    ["Rome 2 days, Florence 3 days", 5, { rome: 2, florence: 3 }],
    ["Two days of meetings in London, then a weekend, 10 to 14 May 2027", 5, {}],
    ["Petra, 6 days / 5 nights", 6, {}],
  ])("%s: %i days in all", (query, days, stays) => {
    const wish = read(query);
    expect(wish.days).toBe(days);
    const said = Object.fromEntries((wish.stays ?? []).map((stay) => [stay.spot.slug, stay.days]));
    expect(said).toMatchObject(stays);
    expect(wish.open).not.toContain("length");
  });

  test("a week that is five days is asked about, a weekend of four is not", () => {
    expect(read("Batumidə romantik həftə, 5 gün")).toMatchObject({ days: 5, open: ["length"] });
    expect(read("Armenia ski weekend, 4 days")).toMatchObject({ days: 4, open: [] });
  });

  test.each([
    ["Just married: 12 days in Japan", ["honeymoon"]],
    ["Mecca and Medina 5 days", ["pilgrimage"]],
    ["Zermatt for a week, money no object", ["luxury"]],
    ["Дубай на неделю, деньги не важны", ["luxury"]],
    ["Dubayda 5 gün, pul problem deyil", ["luxury"]],
  ])("%s is about %s", (query, interests) => {
    expect(read(query).interests).toEqual(interests);
  });

  test.each([
    ["Two days of meetings in London", true],
    ["Командировка в Стамбул", true],
    ["5 дней по работе в Берлине", true],
    ["Bakıda iş, sonra Şəki", true],
    ["business class to Tokyo", undefined],
    ["iş yoldaşlarımla Tbilisiyə", undefined],
  ])("%s: work is %s", (query, work) => {
    expect(read(query).work).toBe(work);
  });

  test("what is to come then comes after", () => {
    expect(read("Bakıda iş, sonra Şəki, 5 gün").ordered).toBe(true);
    expect(read("Şəki və Bakı, 5 gün").ordered).toBeUndefined();
  });

  test.each([
    ["Tuscany and Rome, 8 days", ["florence", "rome"]],
    ["Egypt, pyramids, Luxor and the Red Sea", ["cairo", "luxor", "hurghada"]],
    ["Mexico and its pyramids", []],
    ["Almatı və Şımbulak, xizək", ["almaty"]],
    ["Bakıdan İstanbula 4 gün, əlil arabası ilə", ["istanbul"]],
    ["Umrah with my parents", ["mecca", "medina"]],
    ["Family reunion in Rome", ["rome"]],
  ])("%s goes to %s, and nothing is unknown", (query, slugs) => {
    const { spots, unknown } = read(query);
    expect(spots.map(({ slug }) => slug)).toEqual(slugs);
    expect(unknown).toEqual([]);
  });

  test("a woman who goes alone is one", () => {
    expect(read("Еду одна в Узбекистан на 9 дней")).toMatchObject({ woman: true, interests: [] });
    expect(read("Еду один в Узбекистан").woman).toBeUndefined();
  });
});

describe("what ruined plans when it was misread", () => {
  test.each([
    ["Umrah for two from Istanbul, 8 days, November 2027", 2],
    ["Ski week in Innsbruck for a family with children 9 and 12 from London", 4],
  ])("%s: %i travellers", (query, count) => {
    const { party, open } = read(query);
    expect(party.adults + party.children + party.infants).toBe(count);
    expect(open).toEqual([]);
  });

  test("in a week is a length where a month is named, and a day where none is", () => {
    const { days, when } = read("Jordan in a week on 800 USD, one person, April 2027");
    expect(days).toBe(7);
    expect(when && isoDate(when.start)).toBe("2027-04-10");
    expect(read("Jordan in a week, one person").when?.start).toBe(TODAY + 7);
  });

  test("a trip is no train", () => {
    expect(read("Деловая поездка в Стамбул на 3 дня").needs).toEqual([]);
    expect(read("На поезде в Вену и Будапешт").needs).toEqual(["train"]);
  });

  test.each([
    "My wife and I are retired: Lisbon and Porto, 8 days",
    "Lisbon and Porto at an easy pace, 8 days",
    "Двое пенсионеров, Будапешт и Вена, 8 дней",
    "Вена на неделю, спокойно",
    "Valideynlər üçün rahat İstanbul səfəri, 5 gün",
  ])("%s: at an easy pace", (query) => {
    expect(read(query).pace).toBe("relaxed");
  });

  test("the age of a child is no age of travellers at an easy pace", () => {
    expect(read("Batumiyə 7 gün, 2 böyük və 4 yaşlı uşaq").pace).toBeUndefined();
  });

  test("a gastro tour is about food, and the Nile is Luxor's", () => {
    expect(read("Гастротур в Стамбул на 4 дня").interests).toEqual(["food"]);
    const { spots } = read("Egypt with the Nile and the pyramids, 8 days");
    expect(spots.map(({ slug }) => slug).sort()).toEqual(["cairo", "luxor"]);
  });

  test("a country of one airport is a start", () => {
    expect(read("Bali, 9 days in July from Singapore").origin?.code).toBe("SIN");
    expect(read("Rome, 5 days, from Italy").origin).toBeUndefined();
  });

  test("a honeymoon is for two, by whatever word", () => {
    const { party, partyFrom } = read("Toydan sonra səyahət: Venesiya, 6 gün");
    expect([party.adults, partyFrom]).toEqual([2, "assumed"]);
  });

  test("dates say when, weekdays and a weekend what happens then", () => {
    const query = "Berlin: meetings Wednesday to Friday, then the weekend, 10-14 March 2027";
    const { when, days, work } = read(query);
    expect(when && isoDate(when.start)).toBe("2027-03-10");
    expect([days, work]).toEqual([5, true]);
  });

  test("a count before a colon is the party's", () => {
    expect(read("Japan by train for two: Tokyo, Kyoto").party.adults).toBe(2);
  });

  test("a month with its year says when, weekdays beside it do not", () => {
    const { when, days } = read("Londona işgüzar səfər 3 gün, sonra şənbə-bazar, may 2027");
    expect(when && isoDate(when.start)).toBe("2027-05-10");
    expect(days).toBe(5);
  });

  test("a weekend after a conference lasts till its Sunday, and the work keeps its city", () => {
    const vienna = read("Конференция в Вене 12-14 мая 2027, потом выходные в Зальцбурге");
    expect(vienna.when?.end && isoDate(vienna.when.end)).toBe("2027-05-16");
    const asia = read("Two days of meetings in Singapore, then a weekend in Bali");
    expect(asia.spots.map(({ slug }) => slug)).toEqual(["singapore", "bali"]);
    for (const { days, stays } of [vienna, asia]) expect((days ?? 0) - 2).toBe(stays?.[0]?.days);
  });

  test("the weekend after days of work comes on top of them", () => {
    expect(read("Командировка в Дубай на 3 дня и потом выходные у моря")).toMatchObject({
      days: 5,
      workDays: 3,
    });
  });
});

test("the days of a meeting are those at its hours: ranges of weekdays, dates of their own", () => {
  const meetingsOf = (query: string) => read(query).meetings;
  expect(
    meetingsOf("Meetings Monday to Wednesday 9 to 17 in Singapore, then free Thursday to Saturday"),
  ).toMatchObject([{ from: 9, to: 17, weekdays: [0, 1, 2] }]);
  expect(
    meetingsOf(
      "Алматы: переговоры со вторника по четверг с 10 до 17, пятницу хочу провести в горах",
    ),
  ).toMatchObject([{ from: 10, to: 17, weekdays: [1, 2, 3] }]);
  expect(
    meetingsOf("Встречи во Франкфурте 9 февраля 2027 в 10:00 и 10 февраля в 15:00")?.map(
      ({ from, on }) => [from, on.map(isoDate)],
    ),
  ).toEqual([
    [10, ["2027-02-09"]],
    [15, ["2027-02-10"]],
  ]);
});
