import { beforeAll, describe, expect, test } from "vitest";
import type { PlanRequest } from "../../../../src/domain/contracts/concierge/plan.ts";
import { weekday } from "../../../../src/domain/dates.ts";
import { limitsKept } from "../../../../src/services/concierge/plan/days/limits.ts";
import { ownIn } from "../../../../src/services/concierge/plan/days/own-days.ts";
import { excursionsOf, placesOf } from "../../../../src/services/concierge/plan/days/slots.ts";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import type { Trip } from "../../../../src/services/concierge/plan/trip.ts";
import { bareName, itemOf } from "../../../../src/services/concierge/plan/wish/item.ts";
import { limitsIn } from "../../../../src/services/concierge/plan/wish/limits.ts";
import { writePlan } from "../../../../src/services/concierge/plan/wording/write.ts";
import { openPlanner, type TestPlanner } from "./support.ts";

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

async function trip(query: string, fields: Omit<PlanRequest, "query"> = {}): Promise<Trip> {
  return await tripFor(planner.deps, { query, ...fields });
}

function slugsOf({ days }: Trip): readonly string[] {
  return days.flatMap((day) => [...placesOf(day), ...excursionsOf(day)].map(({ slug }) => slug));
}

function notesOf(planned: Trip): string {
  return (writePlan(planned).notes ?? []).join(" ");
}

describe("what is counted", () => {
  test.each([
    ["at most one sight per day", "sights", 1, true],
    ["not more than two churches a day, we get church fatigue", "churches", 2, true],
    ["At most two museums in total", "museums", 2, false],
    ["не больше одной экскурсии", "outings", 1, false],
    ["экскурсий максимум одна, дети больше не выдержат", "outings", 1, false],
    ["Музеев не больше двух в день", "museums", 2, true],
    ["muzey ən çoxu 2 dənə", "museums", 2, false],
    ["Tələsmədən, günə bir-iki yer", "sights", 2, true],
  ] as const)("is a limit: %s", (text, of, most, aDay) => {
    expect(limitsIn(text)).toEqual([expect.objectContaining({ of, most, aDay })]);
  });

  test.each([
    "no more than 4 hours driving a day",
    "a day trip to Assisi, one museum",
    "no more than 2 hotels",
    "Take one day off",
  ])("is no limit: %s", (text) => {
    expect(limitsIn(text)).toEqual([]);
  });

  test("is kept in the days, and said", async () => {
    const vienna = await trip("Vienna, Budapest and Prague by train for my parents, 74 and 79", {
      origin: "Chicago",
      destinations: ["Vienna", "Budapest", "Prague"],
      month: "2027-09",
      days: 12,
      party: { adults: 2 },
      interests: ["culture"],
      must: ["at most one sight per day", "trains between the cities"],
      pace: "relaxed",
    });
    expect(limitsKept(vienna.days, vienna.wish)).toEqual([
      expect.objectContaining({ of: "sights", most: 1, aDay: true }),
    ]);
    expect(ownIn(vienna.days)).toEqual([]);
    expect(notesOf(vienna)).toContain("no more than 1 sight a day");
  });

  test("by the day leaves what is counted in the plan", async () => {
    const georgia = await trip("Tbilisi and Yerevan, monasteries yes", {
      origin: "Boston",
      destinations: ["Tbilisi", "Yerevan"],
      month: "2027-09",
      days: 9,
      interests: ["culture"],
      must: ["at most two churches a day", "at most two museums"],
    });
    expect(limitsKept(georgia.days, georgia.wish)).toHaveLength(2);
    expect(slugsOf(georgia).join(" ")).toMatch(/mtskheta|echmiadzin|geghard|cathedral/);
  });
});

test("of temples are those that only another language calls so", async () => {
  const bali = await trip("Bali, not interested in too many temples, two is enough", {
    origin: "Delhi",
    destinations: ["Bali, 7 nights"],
    month: "2027-05",
    party: { adults: 2 },
    must: ["Uluwatu"],
    avoid: ["more than two temples"],
  });
  const temples = ["tanah-lot", "ulun-danu-beratan", "uluwatu-temple", "tirta-empul"];
  expect(slugsOf(bali).filter((slug) => temples.includes(slug)).length).toBeLessThanOrEqual(2);
  expect(limitsKept(bali.days, bali.wish)).toHaveLength(1);
});

test("a title's one telling word names the thing, whatever its language", async () => {
  const venice = await trip("Венеция на 4 дня в феврале 2027, вдвоём. Гондола и ужин при свечах");
  expect(slugsOf(venice)).toContain("gondola-ride");
});

describe("what is asked of the house and of nothing in the days", () => {
  test("is told of in the plan's language, whatever the caller filled it in", async () => {
    const istanbul = await trip("Bakıdan İstanbula 4 gün, iki nəfər", {
      destinations: ["Istanbul"],
      origin: "Baku",
      dates: "2027-05-03 to 2027-05-06",
      party: { adults: 3 },
      needs: ["few steps", "separate rooms"],
      hotel: "4 star near Taksim, on the same floor",
      lang: "az",
    });
    expect(istanbul.remarks).toContainEqual({ kind: "rooms-apart", rooms: 3 });
    expect(notesOf(istanbul)).toMatch(/Taksim.*az pilləkən/);
    expect(notesOf(istanbul)).toContain("bir mərtəbədə");
  });

  test("and one wish at the end of a list is on a day", async () => {
    const sharm = await trip(
      "Sharm El Sheikh for two, 7 nights in May, all inclusive, maybe quads",
      {
        origin: "Baku",
      },
    );
    expect(slugsOf(sharm)).toContain("sharm-quad-safari");
  });
});

test("a day somewhere beside the length of the whole counts no nights", async () => {
  const island = await trip(
    "Salam, avqustda Zanzibara 9 günlük getmək istəyirik. Bakıdan. Stoun Taun bir gün, ədviyyat turu",
  );
  expect(island.remarks.map(({ kind }) => kind)).not.toContain("day-out-instead");
});

test("an island that is reached by seaplane is left by daylight, with nothing after it", async () => {
  const isles = await trip("Honeymoon, Dubai and the Maldives", {
    origin: "London",
    destinations: ["Dubai, 3 nights", "Maldives, 6 nights"],
    dates: "2027-06-12 to 2027-06-21",
    budget: "7000 GBP including flights",
    party: { adults: 2 },
    interests: ["honeymoon", "beach"],
    must: ["overwater villa in the Maldives"],
  });
  const bySeaplane = isles.lodgings.at(-1)?.distance?.endsWith("by seaplane") === true;
  const last = isles.days.at(-1);
  const { evening } = last?.slots ?? {};
  expect(bySeaplane).toBe(true);
  expect(evening?.kind === "departure" && evening.times.leaves).toBe(16);
  expect(last?.beside.evening).toBeUndefined();
  expect(isles.remarks.map(({ kind }) => kind)).toContain("seaplane");
});

describe("an item of a field", () => {
  test("is the table that its own word tells of, and no other of the kind", async () => {
    const hens = await trip("Hen party in Barcelona, tapas dinner and one brunch", {
      origin: "Dublin",
      destinations: ["Barcelona, 3 nights"],
      dates: "2027-06-04 to 2027-06-07",
      party: { adults: 9 },
      interests: ["nightlife", "beach", "food"],
      needs: ["2 vegetarians"],
      must: ["tapas dinner", "one brunch"],
    });
    const tables = ["carrer-de-blai", "el-born"];
    expect(slugsOf(hens).some((slug) => tables.includes(slug))).toBe(true);
  });

  test("that a city of the trip is called by is that city, and nothing of another", async () => {
    const safari = await trip("Танзания: Нгоронгоро и Тарангире", {
      origin: "Москва",
      destinations: ["Нгоронгоро, 2 ночи", "Тарангире, 2 ночи"],
      dates: "2027-02-06 to 2027-02-11",
      interests: ["safari"],
      must: ["Ngorongoro", "Tarangire"],
      lang: "ru",
    });
    expect(ownIn(safari.days)).toEqual([]);
    const camino = await trip("The Camino from Sarria to Santiago", {
      destinations: ["Sarria", "Santiago de Compostela"],
      dates: "2027-05-08 to 2027-05-16",
      must: ["Pilgrim mass Santiago Cathedral"],
    });
    expect(notesOf(camino)).not.toContain("Stadium");
  });

  test("keeps the words that the client wrote it in", async () => {
    const skiers = await trip("Fevralda Palandökənə, bir gün Ərzurumda cağ kabab yeyək", {
      origin: "Baku",
      destinations: ["Palandöken"],
      dates: "2027-02-10 to 2027-02-15",
      interests: ["ski"],
      must: ["cağ kabab", "Ərzurum şəhərində bir gün"],
      lang: "az",
    });
    expect(ownIn(skiers.days)).toEqual([]);
  });

  test("is an evening in the city that it names", async () => {
    const parents = await trip("Vienna and Budapest for my parents", {
      destinations: ["Budapest", "Vienna"],
      dates: "2027-09-11 to 2027-09-19",
      party: { adults: 2 },
      interests: ["culture"],
      must: ["classical concert in Vienna", "at most one sight per day"],
      pace: "relaxed",
    });
    const concert = parents.days.find((day) =>
      placesOf(day).some(({ slug }) => slug === "mozart-concert-kursalon"),
    );
    expect(concert?.spot.slug).toBe("vienna");
    expect(slugsOf(parents).join(" ")).not.toContain("opera");
    // Of days that are left free on purpose nobody says that they had no time.
    expect(notesOf(parents)).not.toContain("No time was left");
    for (const { slots } of parents.days)
      expect(
        [slots.morning, slots.afternoon].filter(({ kind }) => kind === "place").length,
      ).toBeLessThanOrEqual(1);
  });

  test("is a day without a plan, which is really free and says so", async () => {
    const tbilisi = await trip("Tbilisi for a family, one free day with nothing planned", {
      origin: "Dubai",
      destinations: ["Tbilisi"],
      dates: "2027-03-22 to 2027-03-28",
      party: { adults: 2, children: [8] },
      must: ["one free day with nothing planned"],
    });
    const free = tbilisi.days.filter(({ slots }) => slots.morning.kind === "own");
    expect(free).toHaveLength(1);
    expect(free.flatMap((day) => [...placesOf(day), ...excursionsOf(day)])).toEqual([]);
    expect(JSON.stringify(writePlan(tbilisi).itinerary)).toContain("A free day, as you asked");
    expect(notesOf(tbilisi)).not.toContain("nothing planned");
  });

  test.each([
    ["free day on 2027-09-12", "rest"],
    ["один свободный день", "rest"],
    ["one free day for shopping", "thing"],
    ["as many free sights as possible", "manner"],
    ["more than enough time in Rome", "thing"],
  ])("is decided by its words: %s", (text, kind) => {
    expect(itemOf(text).kind).toBe(kind);
  });

  test.each([
    ["Пхи-Пхи, один день", "Пхи-Пхи"],
    ["Vinpearl park one day", "Vinpearl park"],
    ["Регистан вечером с подсветкой", "Регистан"],
    ["Alhambra, tickets in advance", "Alhambra"],
    ["West End show after 20 April", "West End show"],
  ])("is called without the words around it: %s", (text, name) => {
    expect(bareName(text)).toBe(name);
  });

  test("is found in the catalogue under another name of it, once", async () => {
    const beach = await trip("Нячанг на 9 дней в марте, один день — парк Vinpearl", {
      origin: "Almaty",
      destinations: ["Nha Trang"],
      month: "2027-03",
      days: 9,
      must: ["Vinpearl park one day"],
    });
    expect(slugsOf(beach)).toContain("vinwonders-nha-trang");
    expect(ownIn(beach.days)).toEqual([]);
  });

  test("of two with or between them is one, which is named", async () => {
    const ski = await trip("Гудаури на 6 дней, один день Казбеги или Тбилиси с серными банями", {
      origin: "Baku",
      destinations: ["Gudauri"],
      month: "2027-02",
      days: 6,
      party: { adults: 3 },
      interests: ["ski"],
      must: ["Kazbegi or Tbilisi with sulphur baths"],
    });
    expect(slugsOf(ski)).toContain("gudauri-kazbegi-day");
    expect(slugsOf(ski)).not.toContain("gudauri-tbilisi-baths-day");
    expect(notesOf(ski)).toContain("Из названного на выбор в плане: Казбеги и Гергетская церковь");
  });

  test("under a limit of the client's own is planned as far as it goes", async () => {
    const barcelona = await trip(
      "My wife uses a wheelchair. Barcelona, Park Güell as far as it is accessible",
      {
        origin: "Berlin",
        destinations: ["Barcelona"],
        dates: "2027-10-02 to 2027-10-06",
        party: { adults: 2 },
        needs: ["wheelchair"],
        must: ["Park Güell"],
      },
    );
    expect(slugsOf(barcelona)).toContain("park-guell");
  });

  test("that lies too far is told of by its name in the catalogue", async () => {
    const copenhagen = await trip("Copenhagen with two girls", {
      origin: "London",
      destinations: ["Copenhagen"],
      dates: "2027-05-25 to 2027-05-29",
      party: { adults: 2, children: [5, 9] },
      must: ["Tivoli", "Legoland"],
    });
    expect(notesOf(copenhagen)).toContain(
      "hard for your party, so not in the days: Legoland Billund",
    );
    expect(notesOf(copenhagen)).not.toContain("No day of this plan suits");
  });

  test("for the evening stands in an evening", async () => {
    const road = await trip("Ташкент и Самарканд, Регистан вечером", {
      origin: "Санкт-Петербург",
      destinations: ["Ташкент", "Самарканд"],
      dates: "2027-04-01 to 2027-04-06",
      must: ["Регистан вечером с подсветкой"],
    });
    const evenings = road.days.flatMap(({ slots: { evening } }) =>
      evening.kind === "place" ? [evening.place.slug] : [],
    );
    expect(evenings).toContain("registan-square");
  });

  test("in the query keeps its thing and its preposition where its case is not known", async () => {
    const coast = await trip(
      "Двое из Москвы в Черногорию, Которский залив, 8 дней в июне: рафтинг по Таре",
    );
    expect(ownIn(coast.days).map(({ text }) => text)).not.toContain("Таре");
    expect(slugsOf(coast)).toContain("kotor-tara-rafting");
  });

  test("that shares an adjective with something far away is not told of by its name", async () => {
    const istanbul = await trip("Стамбул на 5 дней, Голубая мечеть и Гранд-базар", {
      origin: "Ташкент",
      destinations: ["Istanbul"],
      month: "2027-04",
      days: 5,
      must: ["Голубая мечеть", "Гранд-базар"],
      lang: "ru",
    });
    expect(notesOf(istanbul)).not.toContain("Олюдениз");
    expect(slugsOf(istanbul)).toContain("blue-mosque-of-sultan-ahmed");
  });

  test("that names a time is nothing to see, and the Friday prayer is on a Friday", async () => {
    const eid = await trip("Baku and Tbilisi over Eid al-Fitr with a Jumuah in a mosque", {
      origin: "Doha",
      destinations: ["Baku, 4 nights", "Tbilisi, 3 nights"],
      dates: "2027-03-09 to 2027-03-16",
      party: { adults: 14 },
      needs: ["halal"],
      must: ["over Eid al-Fitr", "Jumuah in a mosque"],
    });
    expect(ownIn(eid.days).map(({ text }) => text)).not.toContain("over Eid al-Fitr");
    const prayed = eid.days.filter(({ slots }) =>
      Object.values(slots).some((slot) => slot.kind === "own" && /Jumuah/.test(slot.own.text)),
    );
    for (const { calendar } of prayed) expect(weekday(calendar.date ?? 0)).toBe(4);
  });

  test("a workshop for travellers makes no trip for work", async () => {
    const silk = await trip("Uzbekistan for three friends, one ceramics or silk workshop", {
      origin: "Paris",
      destinations: ["Tashkent", "Bukhara", "Samarkand"],
      dates: "2027-04-17 to 2027-04-26",
      party: { adults: 3 },
      must: ["one ceramics or silk workshop"],
    });
    expect(silk.wish.work).toBeUndefined();
  });
});

describe("a destination", () => {
  test.each([
    ["Antalya (Belek), 3 nights", "belek"],
    ["Cancun / Riviera Maya", "cancun"],
  ])("%s is one place", async (written, slug) => {
    const week = await trip("Four days by the sea", {
      origin: "Istanbul",
      destinations: [written],
      dates: "2027-10-07 to 2027-10-10",
    });
    expect(week.frame.stays.map(({ spot }) => spot.slug)).toEqual([slug]);
  });
});
