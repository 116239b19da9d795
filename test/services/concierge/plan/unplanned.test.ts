import { beforeAll, describe, expect, test } from "vitest";
import { ownIn } from "../../../../src/services/concierge/plan/days/own-days.ts";
import { planIdOf } from "../../../../src/services/concierge/plan/id/plan-id.ts";
import { extrasOf } from "../../../../src/services/concierge/plan/money/extras.ts";
import { isHeld } from "../../../../src/services/concierge/plan/notes/held.ts";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import type { Trip } from "../../../../src/services/concierge/plan/trip.ts";
import { writePlan } from "../../../../src/services/concierge/plan/wording/write.ts";
import { openPlanner, type TestPlanner } from "./support.ts";

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

const NOTE = /Not planned for|nəzərə alınmayıb|не учтено/;

async function noteOn(query: string, id?: string): Promise<string> {
  const trip = await tripFor(planner.deps, { query, ...(id !== undefined && { plan_id: id }) });
  return writePlan(trip).notes.find((note) => NOTE.test(note)) ?? "";
}

test("what nothing explains of the wishes is quoted in one note, in the language of the words", async () => {
  expect(
    await noteOn(
      "Istanbul for 4 days in May, two people from Baku, we want to buy a carpet and have a tattoo done",
    ),
  ).toBe("Not planned for: “buy a carpet”, “have a tattoo done”. Tell the operator about it.");
  expect(
    await noteOn(
      "Salam, İstanbula 4 günlük getmək istəyirik, mayda, iki nəfər Bakıdan, xalça almaq və diş həkiminə getmək istəyirik",
    ),
  ).toContain("“xalça almaq”");
  expect(
    await noteOn("Хотим в Стамбул на 4 дня в мае из Баку, двое, купить шубу и сходить на каток"),
  ).toBe("В плане не учтено: «купить шубу». Скажите об этом оператору.");
});

test("a denial is quoted with what it denies", async () => {
  const trip = await tripFor(planner.deps, {
    query: "Грузия на 7 дней в сентябре, двое из Минска, без ночных переездов",
  });
  expect(writePlan(trip).notes).toContain("Напомните и оператору: «без ночных переездов».");
});

test("what was understood in part, counts or tells of somebody is quoted never", async () => {
  for (const query of [
    "Surprise us for a week from Vienna in May, 2000 euros, we like food and old towns",
    "My husband and I are in our late seventies and would like an easy week in Vienna in May, from London",
    "Мама 74 года, хочется на воды в Карловы Вары на 10 дней из Москвы в мае, вдвоём",
    "Wine trip to Mendoza and Buenos Aires during harvest, 8 days in March for two from Houston",
    "School trip to Lisbon for 8 days from Boston, my husband has a pacemaker",
  ])
    expect(await noteOn(query), query).toBe("");
});

test("what a word of the wish finds in the plan, or what it is about, is quoted never", async () => {
  for (const query of [
    "Frankfurt, 5 gün, oktyabrda, Bakıdan bir nəfər, Reyn çayı, şərab kəndləri",
    "Naftalanda sanatoriya, 7 gün, Bakıdan, fevralda, iki nəfər, neft vannaları, masaj",
    "Batumi, 8 gün, iyunda, Bakıdan iki nəfər, dəniz havası, çətirli çimərlik",
    "Vyana, 5 gün, apreldə, Bakıdan iki nəfər, sakit temp",
    "Карловы Вары на 10 дней в апреле, двое из Ташкента, питьевой курс, процедуры",
    "Шри-Ланка, 10 дней в январе, одна из Москвы, вегетарианское питание",
    "Rome for four days in April, two from Warsaw, good pizza",
    "Стамбул, 5 дней в июне, двое из Москвы, не хотим толпы",
    "Vienna, 4 days in May, two from London, by all means",
  ])
    expect(await noteOn(query), query).toBe("");
});

test("a sight that was refused is answered by days without it, not by being there", async () => {
  const trip = await tripFor(planner.deps, { query: "Rome for 4 days in May, two from Berlin" });
  expect(isHeld("no Pantheon", { ...trip, days: [] })).toBe(true);
  expect(JSON.stringify(trip.days)).toContain("Pantheon");
  expect(isHeld("no Pantheon", trip)).toBe(false);
});

test("one word with a capital is no place that the catalogue misses, a painter on a day neither", async () => {
  for (const query of [
    "Solo museum break in Vienna: Klimt and Schönbrunn, from Stockholm, 4 days in March",
    "Meeting in Midtown Manhattan, New York, 4 days in April from Toronto",
    "Rome for 5 days in April from Warsaw, Latin class, 20 people",
  ])
    expect(await notesOn(query), query).not.toContain("Not in our catalogue");
});

test("things in a list are wishes, although nothing says that they are wanted", async () => {
  const note = await noteOn("Tbilisi weekend from Baku, sulphur baths, an escape room, paintball");
  expect(note).toContain("“escape room”");
  expect(note).toContain("“paintball”");
  expect(note).not.toContain("sulphur");
});

test("chatter is no wish", async () => {
  for (const query of [
    "Hi there! Hope you are doing well. We have never been abroad before and it is our dream to see Paris, 5 days in May, two people from Warsaw. Thanks a lot in advance, looking forward to hearing from you!",
    "Добрый день! Нам посоветовали вас друзья, мы очень ждём эту поездку. Прага, 4 дня, октябрь, двое из Еревана. Заранее спасибо!",
    "Salam, necəsiniz? Dostlar sizi məsləhət gördü. Tiflisə həftəsonu, iki nəfər Bakıdan. Əvvəlcədən təşəkkür edirəm!",
  ])
    expect(await noteOn(query), query).toBe("");
});

test("a plan that is made again of its id still names it", async () => {
  const trip = await tripFor(planner.deps, {
    query: "Rome for 4 days in May, two from Berlin, we would love to learn juggling",
  });
  expect(await noteOn("make it 5 days", planIdOf(trip.wish))).toContain("“learn juggling”");
});

async function notesOn(query: string): Promise<string> {
  return writePlan(await tripFor(planner.deps, { query })).notes.join(" ");
}

test("what the trip was to be about and no day holds is named", async () => {
  const notes = await notesOn("Wine weekend in Frankfurt for two from London, May");
  expect(notes).toMatch(/Asked for, not in this plan: [^.]*wine/);
});

test("a road trip that is flown to has a hire car in its price, and says so", async () => {
  const asked = [
    ["road trip in Scotland, 7 days in June, two from New York", /In the sum: a hire car \$\d+/],
    ["A week in New Zealand for two, rent a car", /In the sum: a hire car \$\d+/],
    ["Bakıdan Serbiyaya və Bosniyaya maşınla səyahət, 7 gün, 2 nəfər", /kirayə maşın \d+\sAZN/],
    ["Из Москвы в Армению на машине, 7 дней, двое", /прокат машины [\d\s]+₽/],
  ] as const;
  for (const [query, inSum] of asked) {
    const trip = await tripFor(planner.deps, { query });
    const { notes } = writePlan(trip);
    expect(notes.join(" ")).toMatch(inSum);
    expect(notes.join(" ")).not.toMatch(/On request[^.]*hire car|Not planned for: “road trip/);
    const [car] = extrasOf(trip.wish, trip.days, trip.frame);
    expect(car?.price).toBeGreaterThan(100 * (trip.days.length - 1) * 10);
  }
});

test("a trip in one's own car pays for none", async () => {
  const trip = await tripFor(planner.deps, { query: "Road trip from London to Edinburgh, 5 days" });
  expect(extrasOf(trip.wish, trip.days, trip.frame)).toEqual([]);
});

test("nothing is noted that the words do not say or the plan contradicts", async () => {
  const student = await notesOn(
    "Budapest for 4 days in March from Istanbul, I'm a student and sleep in hostels",
  );
  expect(student).not.toContain("early mornings");
  expect(await notesOn("Umrah, 8 days in January, halal food, two from Istanbul")).not.toContain(
    "pork",
  );
  const lake = await notesOn("Zaltsburq və Halştat, 5 gün, iyunda, iki nəfər Bakıdan");
  expect(lake).not.toMatch(/Halştat|Milad/);
});

test("a long weekend with a day somewhere is as long as the weekend", async () => {
  const { days } = await tripFor(planner.deps, {
    query: "Four girlfriends, a long weekend in Marrakech with spa and one day in the Atlas",
  });
  expect(days).toHaveLength(3);
});

test("the city of a country's name is that city, and who flies from a city starts there", async () => {
  const mexico = await tripFor(planner.deps, { query: "Mexico City for two, 4 days in March" });
  expect(mexico.frame.stays[0]?.spot.destination.name.en).toBe("Mexico City");
  const coast = await tripFor(planner.deps, {
    query:
      "Road trip from San Francisco to Los Angeles, four friends, 9 days in May. We fly from New York.",
  });
  expect(coast.wish.origin?.place.cityName).toBe("New York");
  expect(coast.frame.stays.map(({ spot }) => spot.slug)).toContain("san-francisco");
});

test("what a day of the plan holds is not said to be missing, in whatever case it is written", async () => {
  const scotland = {
    query:
      "Scotland by rental car for two in May: Edinburgh, Highlands, Isle of Skye, whisky distilleries and castles",
    days: 8,
    destinations: ["Edinburgh", "Inverness", "Isle of Skye"],
    origin: "New York",
    month: "2027-05",
  };
  const { notes } = writePlan(await tripFor(planner.deps, scotland));
  expect(notes.filter((note) => NOTE.test(note))).toEqual([]);
  for (const query of [
    "Amsterdam for 4 days in May, two from London, art and canals",
    "Автопутешествие по Армении и Грузии, 9 дней в сентябре, четверо из Москвы: Ереван, Севан, Дилижан, Тбилиси",
  ])
    expect(await noteOn(query), query).toBe("");
});

test("the age of a grown relative is no number of travellers", async () => {
  const { wish } = await tripFor(planner.deps, {
    query:
      "Kərbəla və Nəcəfə ziyarətə getmək istəyirik, 7 gün, aprel ayında, Bakıdan, ailəmiz 4 nəfərdir, aralarında 75 yaşlı nənəm də var.",
  });
  expect(wish.party.adults + wish.party.children + wish.party.infants).toBe(4);
});

test("a part of a name is no other place: the Sella Ronda is not in Spain", async () => {
  const query = "Ski week in the Dolomites for four from London, we want the Sella Ronda";
  const trip = await tripFor(planner.deps, { query });
  expect(trip.frame.stays.map(({ spot }) => spot.country)).not.toContain("ES");
  expect(writePlan(trip).notes.join(" ")).toContain("Sella Ronda");
});

test("a way between two stops, or a place with another beside it, is no start", async () => {
  const starts = await Promise.all(
    [
      "Egypt for 9 days in November for two: Cairo, a Nile cruise from Luxor to Aswan. From London",
      "Хотим в Рим и Неаполь с Помпеями на 8 дней в начале июня, летим из Баку, нас четверо",
    ].map(async (query) => (await tripFor(planner.deps, { query })).wish.origin?.place.cityName),
  );
  expect(starts).toEqual(["London", "Baku"]);
});

describe("what the catalogue lacks gets room in the days", () => {
  function ownOf(days: Trip["days"]): readonly string[] {
    return ownIn(days).map(({ text }) => text);
  }

  test("a thing, or a name that is nobody's, is kept for and told of in one note, without another that it is missing", async () => {
    for (const [query, text, note] of [
      [
        "Vienna for 5 days in May, two from London, Parndorf outlet, vintage car museum of Nicolis",
        "Parndorf outlet",
        /^In the days, but not yet in the sum: [^.]*Parndorf outlet/,
      ],
      [
        "Salam, Vyanaya 5 günlük getmək istəyirik, mayda, iki nəfər Bakıdan, Parndorf autleti",
        "Parndorf autleti",
        /məbləğə daxil deyil: Parndorf autleti/,
      ],
      [
        "Сеул на 6 дней в мае, двое из Москвы, хотим посетить магазины к-поп",
        "магазины к-поп",
        /^Время отведено[^.]*магазины к-поп/,
      ],
    ] as const) {
      const trip = await tripFor(planner.deps, { query });
      const plan = writePlan(trip);
      expect(ownOf(trip.days), query).toContain(text);
      expect(plan.activities.join("; "), query).toContain(text);
      expect(
        plan.notes.some((one) => note.test(one)),
        query,
      ).toBe(true);
      const missing = plan.notes.filter((one) => NOTE.test(one) || one.includes("Not in our"));
      expect(missing.join(" "), query).not.toContain(text);
    }
  });

  test("signatures, greetings, employers, languages and scraps become no slot and no note", async () => {
    for (const query of [
      "Dear Sir, I am Mr Park from Seoul, please write in English. Rome for 5 days in May for two, we fly ICN. Regards, Park Jin-ho",
      "Assalamualaikum, Istanbul for 5 days in May, two from Kuala Lumpur. Br. Imran Hussain",
      "Barcelona, 5 days in March from Lagos, two colleagues of Dangote Cement. Tunde Adeyemi",
      "Salam! Roma, 5 gün, mayda, iki nəfər Bakıdan, tələsmədən, pis olmaz. Elçin",
      "Рим на 5 дней в мае из Минска, двое, чистые отели, реально? Может, ещё что посоветуете. Спасибо, Тамара",
    ]) {
      const trip = await tripFor(planner.deps, { query });
      const { notes } = writePlan(trip);
      expect(ownOf(trip.days), query).toEqual([]);
      expect(notes.join(" "), query).not.toMatch(/Not in our cat|Kataloqumuzda|Нет в нашем/);
      expect(notes.join(" "), query).not.toMatch(NOTE);
    }
  });

  test("people, what somebody loves, does or is, and words that deny become no slot", async () => {
    for (const query of [
      "Mallorca for a week in May from Manchester, me, my wife and our two, Mia (3) and Tom (6), Tom gets car sick",
      "Lisbon for 5 days in May, two from Dublin, we love Caravaggio and archeology, my knee hurts",
      "Фатима на 5 дней в мае из Минска, двое, мы верующие, маме тяжело по лестницам",
      "Parisə 5 günlük, mayda, iki nəfər Bakıdan, anamın dizləri ağrıyır, kilsələrə çox getməyək",
    ])
      expect(ownOf((await tripFor(planner.deps, { query })).days), query).toEqual([]);
  });

  test("a wish of a kind that no place there has is kept for as well, once", async () => {
    const trip = await tripFor(planner.deps, {
      query: "Antalya for 6 days in June, family of four from Baku, kids 5 and 9, rafting",
    });
    const plan = writePlan(trip);
    const days = JSON.stringify(plan.itinerary);
    expect(days).toMatch(/[Rr]afting|Köprülü/);
    expect(plan.notes.join(" ")).not.toContain("rafting (none there");
  });

  test("a plan that is made again or changed keeps it, and it goes when it is left out", async () => {
    const trip = await tripFor(planner.deps, {
      query: "Vienna for 5 days in May, two from London, Parndorf outlet",
    });
    const plan_id = writePlan(trip).plan_id ?? "";
    const longer = await tripFor(planner.deps, { query: "make it 6 days", plan_id });
    expect(ownOf(longer.days)).toEqual(["Parndorf outlet"]);
    const less = await tripFor(planner.deps, { query: "no Parndorf outlet please", plan_id });
    expect(ownOf(less.days)).toEqual([]);
  });
});
