import { beforeAll, describe, expect, test } from "vitest";
import { LANGUAGES } from "../../../../src/domain/catalogue.ts";
import { isoDate, parseIsoDate } from "../../../../src/domain/dates.ts";
import { WISH_KINDS } from "../../../../src/reading/lexicon/wishes/kinds.ts";
import { ownIn } from "../../../../src/services/concierge/plan/days/own-days.ts";
import { excursionsOf, placesOf } from "../../../../src/services/concierge/plan/days/slots.ts";
import { answersOf } from "../../../../src/services/concierge/plan/notes/answers.ts";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import type { Trip } from "../../../../src/services/concierge/plan/trip.ts";
import { wishName } from "../../../../src/services/concierge/plan/wording/wish-words.ts";
import { writePlan } from "../../../../src/services/concierge/plan/wording/write.ts";
import { openPlanner, type TestPlanner } from "./support.ts";

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

async function trip(query: string): Promise<Trip> {
  return await tripFor(planner.deps, { query });
}

test("every wish has a name of its own in every language", () => {
  for (const lang of LANGUAGES) {
    const names = WISH_KINDS.map((kind) => wishName(kind, lang));
    expect(new Set(names).size).toBe(names.length);
  }
});

describe("a diet", () => {
  test.each([
    [
      "From Tel Aviv, a week in Bansko in January 2027 for two, we keep kosher-ish, at least no pork, 2500 euro",
      "Kosher: places known for wine or pork are left out, which makes none of the others kosher; the operator finds supervised kitchens or has meals brought.",
      "Halal",
    ],
    [
      "Двое из Москвы в Рим на 5 дней в мае, нужна кошерная еда, без свинины",
      "Кошер: места, известные вином и свининой, исключены, но остальные от этого не кошерны; кухню под надзором или доставку еды находит оператор.",
      "Халяль",
    ],
    [
      "Two of us from Istanbul, 5 days in Rome in May, halal food",
      "Halal: places known for wine or pork are left out; ask for halal menus elsewhere.",
      "Kosher",
    ],
  ])("is noted under its own name: %s", async (query, note, other) => {
    const planned = await trip(query);
    const { notes = [], itinerary } = writePlan(planned);
    expect(notes).toContain(note);
    expect(notes.filter((one) => one.startsWith(`${other}:`))).toEqual([]);
    expect(JSON.stringify(itinerary)).not.toContain("kapama");
  });
});

describe("a hotel", () => {
  test("has the stars that were asked for, whatever the budget says", async () => {
    const { lodgings } = await trip("Two of us, 7 days in Phuket in February, 4* hotel, 900 USD");
    expect(lodgings.map(({ stars = 0 }) => stars)).toEqual([expect.toSatisfy((n) => n >= 4)]);
  });

  test("is all inclusive where that was asked for and the town has such, and meals are not paid twice", async () => {
    const query = "Family of four, kids 4 and 7, a week in Antalya in July from Baku";
    const plain = await trip(query);
    const inside = await trip(`${query}, all inclusive`);
    expect(inside.lodgings[0]?.board).toBe("all_inclusive");
    expect(writePlan(inside).hotels[0]).toMatch(/4★, all inclusive|5★, all inclusive/);
    expect(inside.costs.headings.food).toBeLessThan(plain.costs.headings.food / 2);
  });

  test("is no guesthouse of one star for a family, a couple newly wed or a guest on business", async () => {
    for (const query of [
      "Family with two kids aged 5 and 8, 6 days in Batumi in August from Baku, 700 USD",
      "Honeymoon in Rome, 6 days in May, 900 EUR",
      "Business meetings in Singapore, 3 days in March, 500 USD",
    ]) {
      const { lodgings } = await trip(query);
      for (const { stars = 0 } of lodgings) expect(stars, query).toBeGreaterThanOrEqual(3);
    }
  });

  test("of pilgrims says how far it is from the sanctuary, in the language of the request", async () => {
    const { hotels } = writePlan(await trip("Umrə, 7 gün, Bakıdan, otel Hərəmə yaxın olsun"));
    expect(hotels.join()).toMatch(/Hərəmdən [\d,]+ k?m/);
  });
});

describe("what was asked for by name", () => {
  test("is in the plan where the catalogue has it, although it is not cheap", async () => {
    const { days } = await trip(
      "5 days in Istanbul and Cappadocia in May, balloon flight, 2 people",
    );
    const titles = days.flatMap(excursionsOf).map(({ slug }) => slug);
    expect(titles.join()).toMatch(/balloon/);
    const kids = await trip("Dubai with kids 5 and 8, 6 days in January, aquarium and water park");
    const names = kids.days.flatMap(placesOf).map(({ name }) => name.en);
    expect(names).toContain("Dubai Aquarium");
    expect(names.join()).toMatch(/Aquaventure|Wild Wadi/);
  });

  test.each([
    ["Family with kids 8 and 13, a Dubai week in February, theme parks", /motiongate|legoland/],
    ["Uşaqlarla (6, 9 yaş) İstanbula 5 gün, mayda, əyləncə parkı istəyirik", /isfanbul/],
    ["Rome and Venice, 6 days in June, 2 adults, the ghettos and the Jewish museum", /ghetto/],
    ["Дайвинг на Пхукете в январе, 8 дней, двое, Симиланы обязательно", /similan/],
  ])("%s", async (query, sought) => {
    const { days } = await trip(query);
    const slugs = days.flatMap((day) => [...placesOf(day), ...excursionsOf(day)]);
    expect(slugs.map(({ slug }) => slug).join()).toMatch(sought);
  });

  test("baths that the weak on their legs come for are in it, and nothing that is pedalled", async () => {
    const plan = await trip(
      "Мама 72 года, плохо ходит, хотим с ней в Будапешт на купальни на 6 дней в сентябре, из Баку",
    );
    const names = plan.days.flatMap(placesOf).map(({ slug }) => slug);
    expect(names).toContain("szechenyi-baths");
    expect(names).not.toContain("margaret-island");
  });

  test("and is not in it is named, with the reason, in one note", async () => {
    const plan = await trip(
      "Двое, 5 дней в Тбилиси в мае: аквапарк, северное сияние, номер с видом на море",
    );
    expect(
      answersOf(plan)
        .unmet.map(({ kind }) => kind)
        .sort(),
    ).toEqual(["northernLights"]);
    // What any city may have is kept for, and its price is said to be open.
    expect(ownIn(plan.days).map(({ kind }) => kind)).toEqual(["waterPark"]);
    const { notes } = writePlan(plan);
    expect(notes.filter((note) => note.startsWith("Просили, но в план не вошло"))).toHaveLength(1);
    expect(notes.join()).toMatch(/По запросу.*номер с видом на море/);
  });

  test("is in the sum where it has a price: hire, lessons, a driver", async () => {
    const query = "Couple, 5 days skiing in Gudauri in February from Dubai";
    const plain = await trip(query);
    const taught = await trip(`${query}, ski lessons and ski hire`);
    expect(taught.costs.headings.activities).toBeGreaterThan(plain.costs.headings.activities);
    expect(writePlan(taught).notes.join()).toMatch(
      /In the sum: ski hire AED\s\d+, ski lessons AED\s\d+/,
    );
    expect(writePlan(plain).notes.join()).toMatch(/skis and boots are not.*about AED\s\d+/);
  });
});

test("who does not fly goes by land, and who cannot take the bus is told why", async () => {
  const train = await trip("Retired couple from London, we don't fly, Paris for 5 days in May");
  expect(train.flights).toEqual([]);
  const bus = await trip("Gəncədən avtobusla Tbilisiyə, 4 gün, martda, tək gedirəm");
  expect(writePlan(bus).notes.join()).toMatch(/avtobus \(quru sərhəd/);
});

test("an exceeded budget comes first, with ways out that were reckoned and keep to given dates as far as any does", async () => {
  const query = "2 adults from Baku to Batumi, 7 days, 1500 AZN";
  const free = await trip(`${query}, in August`);
  const [short] = free.remarks;
  if (short?.kind !== "short") throw new Error("The budget is not exceeded");
  expect(short.ways.length).toBeGreaterThan(0);
  for (const { total } of short.ways) expect(total.minor).toBeLessThan(short.needed.minor);
  const fixed = await trip(`${query}, 14-20 August 2027`);
  const ways = fixed.remarks.flatMap((one) => (one.kind === "short" ? one.ways : []));
  // A shorter stay within the dates is told of where nothing else is enough.
  const enough = ways.filter(({ total }) => total.minor <= 150_000);
  if (enough.some(({ kind }) => kind !== "days"))
    expect(ways.map(({ kind }) => kind)).not.toContain("days");
  expect(ways.map(({ kind }) => kind)).not.toContain("month");
});

test("a budget that is kept without flights is said to be so", async () => {
  const bare = writePlan(await trip("2 adults, 6 days in Rome in May, 2500 EUR"));
  expect(bare.notes).toContain("Within your budget of €2,500, without flights.");
  const flown = writePlan(await trip("2 adults from Berlin, 6 days in Rome in May, 2500 EUR"));
  expect(flown.notes).toContain("Within your budget of €2,500.");
});

test("no day of work on given dates is lost to a flight", async () => {
  const { frame, days } = await trip("Meetings in Almaty 2-4 March 2027, flying from Baku");
  const work = days.filter(({ slots }) => slots.morning.kind === "work");
  expect(work.map(({ calendar }) => calendar.date)).toEqual(
    ["2027-03-02", "2027-03-03", "2027-03-04"].map(parseIsoDate),
  );
  expect(frame.arrival.flight?.arrivalDay).toBe("2027-03-01");
});

test("a country that the passport does not open is not chosen, and is kept where it was named", async () => {
  const cure = await trip(
    "Bakıdan 7 günlük sanatoriya və müalicə istəyirik, iyun 2027, 3000 manat",
  );
  expect(cure.frame.stays.map(({ spot }) => spot.slug)).toEqual(["naftalan"]);
  const region = await trip("8 days in the Caucasus from Baku in June");
  expect(region.frame.stays.map(({ spot }) => spot.country)).not.toContain("AM");
  const named = await trip("5 days in Yerevan from Baku in June");
  expect(named.frame.stays.map(({ spot }) => spot.slug)).toContain("yerevan");
});

test("of two places for a cure the one with sights is taken", async () => {
  const { frame } = await trip("Debrecen or Naftalan, 6 days of treatment from Baku in May");
  expect(frame.stays.map(({ spot }) => spot.slug)).toEqual(["naftalan"]);
});

test("the sea is called too cold only where it is known", async () => {
  const cold = /too cold to swim/;
  const notes = async (query: string) => writePlan(await trip(query)).notes.join(" ");
  expect(await notes("Beach week in Ibiza in August 2027, couple from London")).not.toMatch(cold);
  expect(await notes("Beach week in Antalya in January 2027, couple")).toMatch(cold);
});

test("those who never fly go by train, also under the Channel, and come back so", async () => {
  const { frame } = await trip("We gave up flying. London to Verona, 8 days from 28 August 2027");
  expect([frame.arrival.mode, frame.departure.mode]).toEqual(["train", "train"]);
});

test("all days of work are kept, and the free days behind them", async () => {
  const { days } = await trip(
    "Лечу из Баку в Ташкент на переговоры 24–26 февраля 2027. Потом два дня на Бухару, домой в воскресенье",
  );
  expect(days.filter(({ fixed }) => fixed.afternoon?.kind === "work")).toHaveLength(3);
  expect(days.at(-1)?.spot.slug).toBe("bukhara");
  expect(days.at(-1)?.calendar.date).toBe(parseIsoDate("2027-02-28"));
});

test("a country beyond the catalogue has its name in the note and its cases in Russian", async () => {
  const { summary, notes } = writePlan(
    await trip("Сейшелы, 7 дней в мае 2027 на двоих, из Москвы"),
  );
  expect(notes.join(" ")).not.toContain("()");
  expect(summary).not.toContain("о-ву");
});

describe("what is named", () => {
  test("by one word of its name has its day", async () => {
    const { days } = await trip(
      "3 friends, Krakow for 4 nights in May from London, Auschwitz, 2500 GBP",
    );
    expect(days.flatMap(excursionsOf).map(({ slug }) => slug)).toContain("krakow-auschwitz");
  });

  test("is made no day out of where the trip stays there", async () => {
    const { days } = await trip(
      "Seville and Granada, 5 days in May from Paris, Alhambra, 3000 EUR",
    );
    expect(days.flatMap(placesOf).map(({ slug }) => slug)).toContain("alhambra");
    expect(days.flatMap(excursionsOf).filter(({ title }) => /Alhambra/.test(title.en))).toEqual([]);
  });

  test("and that nothing explains is told", async () => {
    const { notes } = writePlan(
      await trip("5 days in Lisbon in May from Paris, dinner at Zambeze, 2000 EUR"),
    );
    expect(notes.join(" ")).toContain("Zambeze");
  });
});

test("a hotel has no more stars than were asked for, and a firm pays for no fifth", async () => {
  const asked = await trip("Two of us, 5 days in Lisbon in May from Paris, 3-star hotel, 6000 EUR");
  expect(asked.lodgings.map(({ stars }) => stars)).toEqual([3]);
  const work = await trip("Conference in Lisbon 10-12 March 2027, from Paris, 6000 EUR");
  expect(work.lodgings.every(({ stars = 0 }) => stars <= 4)).toBe(true);
});

test("no flights before seven are not no flights", async () => {
  const { wish } = await trip(
    "Two of us, 5 days in Rhodes in June from London, no flights before 7am",
  );
  const kinds = wish.wishes.map(({ kind }) => kind);
  expect(kinds).toContain("laterFlights");
  expect(kinds).not.toContain("noFlying");
});

test("a cure fills its mornings, the second week too", async () => {
  const { days } = await trip(
    "Karlovy Vary, 14 days of treatment in September from Vienna, two of us",
  );
  const free = days.slice(1, -1).filter(({ slots }) => slots.morning.kind === "free");
  expect(free).toEqual([]);
});

test("places in a line are visited in its order", async () => {
  const { frame } = await trip(
    "Copenhagen - Stockholm - Oslo by train, 9 days in June from Hamburg, two of us",
  );
  expect(frame.stays.map(({ spot }) => spot.slug)).toEqual(["copenhagen", "stockholm", "oslo"]);
});

test("a way out keeps the meals and gives up a star first", async () => {
  const { remarks } = await trip(
    "Family of four, kids 13 and 16, Bodrum 7 nights from Baku in June, all inclusive, 5 star, 6000 AZN",
  );
  const ways = remarks.flatMap((one) => (one.kind === "short" ? one.ways : []));
  expect(ways).toContainEqual(expect.objectContaining({ kind: "stars", stars: 4, board: true }));
});

describe("meals that were asked for", () => {
  test("are in the sum as a supplement where no fitting house has them, and named", async () => {
    const query = "Two adults from Birmingham, a week at Lake Garda from 29 May 2027, 4* hotel";
    const plain = await trip(query);
    const fed = await trip(`${query}, half board`);
    const [lodging] = fed.lodgings;
    expect(lodging).toMatchObject({ board: "half_board", supplement: { kind: "halfBoard" } });
    expect(fed.costs.headings.lodging).toBeGreaterThan(plain.costs.headings.lodging);
    expect(fed.costs.headings.food).toBeLessThan(plain.costs.headings.food);
    const { hotels, notes } = writePlan(fed);
    expect(hotels[0]).toContain("half board on request");
    expect(notes.join(" ")).toMatch(/In the sum: half board \D?\d+/);
  });

  test("do not raise the class of the house", async () => {
    const { lodgings } = await trip("8 men from Oslo to Malaga, 5 nights in March, 4*, half board");
    expect(lodgings.map(({ stars }) => stars)).toEqual([4]);
  });
});

describe("ways", () => {
  test("of a night and a day by train begin in the evening", async () => {
    const { frame, days } = await trip(
      "Vienna, Budapest and Bucharest by train, no flying, 9 days in September 2027 from Vienna",
    );
    const ride = frame.transfers.find(({ hours }) => hours > 11);
    const eve = days.find(({ fixed }) => fixed.evening?.kind === "transfer");
    expect(eve?.fixed.evening).toMatchObject({ transfer: ride });
    expect(days[eve?.day ?? 0]?.fixed.morning?.kind).toBe("transfer-on");
  });

  test("to a place without sights follow the catalogue's stretches", async () => {
    const { frame } = await trip("Belgrade and Novi Pazar, then Sarajevo, 8 days in May by bus");
    const ride = frame.transfers.find(({ to }) => to.slug === "sarajevo");
    expect(ride?.hours).toBeGreaterThanOrEqual(5);
  });

  test("by a train that people ask for bear its name, in every language", async () => {
    for (const [query, name] of [
      ["Switzerland by train in July: Zermatt, then St. Moritz, 6 days", "Glacier Express"],
      ["Из Москвы в Ташкент и Самарканд на поезде, 5 дней в октябре", "Афросиаб"],
    ] as const) {
      const { itinerary } = writePlan(await trip(query));
      expect(itinerary.map(({ morning }) => morning).join(" ")).toContain(name);
    }
  });
});

describe("meetings in several cities", () => {
  test.each([
    "Meetings in Singapore Mon 8 - Tue 9 March 2027, in KL Thu 11 March, from Mumbai, home Friday",
    "Из Мумбаи: встречи в Сингапуре 8–9 марта 2027 и в Куала-Лумпуре 11 марта, домой 12-го",
  ])("have their own days: %s", async (query) => {
    const { days } = await trip(query);
    const worked = days.filter(({ slots }) => slots.morning.kind === "work");
    expect(worked.map(({ spot, calendar: { date = 0 } }) => [spot.slug, isoDate(date)])).toEqual([
      ["singapore", "2027-03-08"],
      ["singapore", "2027-03-09"],
      ["kuala-lumpur", "2027-03-11"],
    ]);
  });

  test("a conference keeps all its days before the city that follows", async () => {
    const { days } = await trip(
      "Conference in Vienna 10-12 May 2027, then 2 days in Budapest, from London",
    );
    const worked = days.filter(({ slots }) => slots.morning.kind === "work");
    expect(worked.map(({ calendar: { date = 0 } }) => isoDate(date))).toEqual([
      "2027-05-10",
      "2027-05-11",
      "2027-05-12",
    ]);
  });

  test("are kept by the plan's id", async () => {
    const first = await trip(
      "Meetings in Berlin 12-13 April 2027, in Warsaw on 15 April, from Baku",
    );
    const id = writePlan(first).plan_id;
    const again = await tripFor(planner.deps, { query: "4* hotels", ...(id && { plan_id: id }) });
    expect(again.wish.workAt).toEqual(first.wish.workAt);
  });
});

describe("days", () => {
  test("have the order in which nights were counted", async () => {
    const { frame } = await trip(
      "Bali from Singapore, starting 20 August 2027: Ubud 5 nights then Seminyak 7 nights",
    );
    expect(frame.stays.map(({ spot, nights }) => [spot.slug, nights])).toEqual([
      ["ubud", 5],
      ["bali", 7],
    ]);
  });

  test("are few in a place without sights, where others have some", async () => {
    const { frame } = await trip("Hanoi, Vinh and Ho Chi Minh City, 20 days in March");
    const bare = frame.stays.filter(({ spot }) => spot.destination.places.length === 0);
    for (const { nights } of bare) expect(nights).toBeLessThanOrEqual(6);
  });

  test("of a weekend are those of its dates", async () => {
    const { days } = await trip("Weekend in Lisbon for two from Paris, 12-14 March 2027");
    expect(days).toHaveLength(3);
  });

  test("of pilgrims never run out of prayer", async () => {
    const { days } = await trip("Umrah, 12 days in Mecca in January from Istanbul");
    const idle = days.slice(1, -1).filter(({ slots }) => slots.morning.kind === "free");
    expect(idle).toEqual([]);
  });

  test("of work that is one day are flown there and back", async () => {
    const { days } = await trip("Business meeting in Tbilisi on 10 March 2027, one day, from Baku");
    expect(days).toHaveLength(1);
    expect(Object.values(days[0]?.fixed ?? {}).map(({ kind }) => kind)).toContain("departure");
  });
});

describe("names", () => {
  test("that several sights share mean the best known of them", async () => {
    const { wish } = await trip("Вена, 4 дня в мае, Шёнбрунн");
    expect(wish.things).toEqual(["schonbrunn-palace"]);
  });

  test("that no field explains are found, and said to be missing never", async () => {
    const query = "Trip to London: Harry Potter studio, the Paddington Bear house, halal food";
    const fields = { days: 5, destinations: ["London"], month: "2027-04" };
    const { wish, days } = await tripFor(planner.deps, { query, ...fields });
    expect(days.flatMap(excursionsOf).map(({ slug }) => slug)).toContain(
      "london-harry-potter-studios",
    );
    expect(wish.unknown).toEqual([]);
  });

  test("of what is hard for the party are told of", async () => {
    const { notes } = writePlan(
      await trip("Barcelona in a wheelchair, 5 days in May, Montserrat, from Brussels"),
    );
    expect(notes.join(" ")).toMatch(/hard for your party.*Montserrat/);
  });
});

test("a flight in business class says so", async () => {
  const { flights = [] } = writePlan(await trip("Bakıdan Frankfurta biznes klas, 4 gün yanvarda"));
  expect(flights.join()).toContain("biznes klas");
});

test("a stay by the sea has boats and bays between its beach days, which say what they are and no more", async () => {
  const { itinerary } = writePlan(
    await trip("8 days in Sharm el-Sheikh by the beach for two in April from Istanbul"),
  );
  const text = itinerary.map(({ morning, afternoon }) => `${morning} ${afternoon}`).join(" ");
  expect(text).toMatch(/Ras Mohammed/);
  expect(text).toMatch(/Tiran/);
  expect(text).toContain("Free time by the sea.");
  expect(text).not.toMatch(/crossword|alarm clock|book the best table/i);
});

test("what children would be taken to and the budget does not reach for is named", async () => {
  const { notes } = writePlan(
    await trip(
      "Antalya, all inclusive, 10 days in June from Moscow, children 3 and 6, two adults, 300000 RUB",
    ),
  );
  expect(notes.join()).toMatch(/Left out to save money: .*Aquarium/);
});

describe("a budget that the first choice exceeds", () => {
  test("moves the trip to a cheaper day of the month that was named", async () => {
    const query =
      "Üç tələbəyik, mart ayında Bakıdan İstanbula 5 günlük ucuz səfər istəyirik, adambaşına 350 manat";
    const free = await trip(query);
    const [short] = free.remarks;
    if (short?.kind !== "short") throw new Error("The budget is not exceeded");
    for (const dates of ["2027-03-13 to 2027-03-17", "2027-03-16 to 2027-03-20"]) {
      const fixed = await tripFor(planner.deps, { query, dates });
      expect(free.costs.total).toBeLessThanOrEqual(fixed.costs.total);
    }
  });

  test("is kept by a change of planes where a direct flight would break it", async () => {
    const query =
      "Singapore and Kuala Lumpur, 10 days in July 2027 from Baku, 2 adults, children 12 and 15";
    const kept = await trip(`${query}, budget 6000 USD`);
    expect(kept.remarks.some(({ kind }) => kind === "short")).toBe(false);
    const flown = (one: Trip) => one.flights.reduce((sum, { pick }) => sum + pick.price, 0);
    expect(flown(kept)).toBeLessThan(flown(await trip(query)));
  });
});

describe("what the trip is about", () => {
  test("has its price in the sum although the operator has to confirm it: a villa, go-karts", async () => {
    const query = "Honeymoon in the Maldives, 8 nights in January from Dubai";
    const villa = await trip(`${query}, overwater villa, budget 9000 USD`);
    const supplement = villa.lodgings.reduce((sum, one) => sum + (one.villa?.price ?? 0), 0);
    expect(supplement).toBeGreaterThan(0);
    expect(villa.lodgings.reduce((sum, one) => sum + one.price, 0)).toBeGreaterThan(supplement);
    const notes = writePlan(villa).notes.join(" ");
    expect(notes).toMatch(/In the sum: a water villa \$[\d,]+/);
    expect(notes).toMatch(/On request, for the operator to confirm: a water villa/);
    const karts = await trip("Six friends, weekend in Prague from London in April, go-karts");
    expect(writePlan(karts).notes.join(" ")).toMatch(/In the sum: go-karts £\d+/);
  });

  test("is what left-over money is for where it could not be priced", async () => {
    const { notes } = writePlan(
      await trip("A week in Iceland in June for two from London, hire car, budget 20000 GBP"),
    );
    const left = notes.find((note) => note.startsWith("About £"));
    const isOnRequest = notes.some((note) => /On request.*hire car/.test(note));
    if (isOnRequest) expect(left).toMatch(/what was asked for and is not in the sum/);
    else expect(notes.join(" ")).toMatch(/hire car/);
  });
});

describe("plans fit those who travel", () => {
  const shown = ({ days }: Trip) => days.flatMap(placesOf).map(({ slug }) => slug);

  test("a couple at an easy pace is not sent to a theme park", async () => {
    const plan = await trip(
      "10 days in Japan in April from London, we are both 70, nothing too hectic please",
    );
    expect(
      plan.days.flatMap(placesOf).filter(({ categories }) => categories[0] === "family"),
    ).toEqual([]);
  });

  test("a week for the theme parks has three of them in its price", async () => {
    const plan = await trip(
      "Family of four from London (kids are 4 and 7), a week in Orlando in early April for the theme parks, £7,000 all in",
    );
    const parks = shown(plan).filter((slug) => /kingdom|epcot|universe|islands-of/.test(slug));
    expect(new Set(parks).size).toBeGreaterThanOrEqual(3);
    expect(plan.costs.headings.activities).toBeGreaterThan(100_000);
  });

  test("a stag weekend has beer and clubs, and no synagogues", async () => {
    const stag = await trip(
      "Six guys going for a stag weekend in Prague from London, 16-18 April 2027, nightlife, £400 each",
    );
    expect(shown(stag)).toContain("karlovy-lazne-club");
    expect(shown(stag)).not.toContain("jewish-quarter");
    expect(shown(stag)).not.toContain("klementinum");
  });

  test("a wheelchair comes to Park Güell by the gate of its level route, and not to El Born's bars", async () => {
    const plan = await trip("My wife uses a wheelchair: 6 days in Barcelona in May from London");
    expect(shown(plan)).toContain("park-guell");
    expect(shown(plan)).not.toContain("el-born");
  });

  test.each([
    "Yanvarda Bakıdan Şahdağa 4 günlük xizək səfəri, iki nəfər, yeni başlayanlarıq",
    "4 days skiing in Shahdag in January from Baku, two of us, beginners",
    "4 дня на лыжах в Шахдаге в январе из Баку, вдвоём, мы начинающие",
  ])("beginners have lessons: %s", async (query) => {
    const plan = await trip(query);
    expect(plan.wish.wishes.map(({ kind }) => kind)).toContain("skiSchool");
    expect(plan.remarks.some((one) => one.kind === "priced")).toBe(true);
  });
});
