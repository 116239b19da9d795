import { beforeAll, describe, expect, test } from "vitest";
import type { Language } from "../../../../src/domain/catalogue.ts";
import type { PlanAnswer } from "../../../../src/domain/contracts/concierge/plan.ts";
import { overlaps } from "../../../../src/services/concierge/plan/days/excursions.ts";
import { placesOf } from "../../../../src/services/concierge/plan/days/slots.ts";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import { planText } from "../../../../src/tools/concierge/text.ts";
import { NO_SIGNAL, openPlanner, type TestPlanner, toldOf } from "./support.ts";

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

function plan(query: string, lang: Language, more: object = {}): Promise<PlanAnswer> {
  return planner.desk.planTrip({ query, lang, ...more }, NO_SIGNAL);
}

/** Sentences of the catalogue for a city, which a day there may show. */
function sentencesOf(slug: string, lang: Language): Set<string> {
  const spot = planner.atlas.spot(slug);
  if (!spot) throw new Error(`no ${slug}`);
  return new Set([...spot.destination.places, ...spot.excursions].map((one) => toldOf(one, lang)));
}

describe("Georgia in five days, for two", () => {
  const request = { dates: "2027-06-09 to 2027-06-13", budget: "1500 USD", travelers: "2" };

  test.each([
    [
      "en",
      "5-day cultural trip to Georgia",
      ["Tbilisi", "Kazbegi"],
      "5-day cultural trip to Georgia for two travellers: Tbilisi and Kazbegi.",
      "Arrive in Tbilisi and check in.",
      "Travel from Tbilisi to Kazbegi: leave at about 09:00, about 3 h by road.",
      "Leave Kazbegi: about 3 h by road to the airport.",
      "On the way home.",
    ],
    [
      "az",
      "Gürcüstana 5 günlük mədəni səyahət",
      ["Tbilisi", "Kazbegi"],
      "Gürcüstana 5 günlük mədəni səyahət, 2 nəfər: Tbilisi və Kazbegi.",
      "Tbilisiyə gəliş və otelə yerləşmə.",
      "Tbilisidən Kazbegiyə yol: saat 09:00 radələrində çıxış, avtomobil və ya avtobusla təxminən 3 saat.",
      "Kazbegidən hava limanına avtomobillə təxminən 3 saatlıq yol.",
      "Evə yol.",
    ],
    [
      "ru",
      "Культурная поездка в Грузию на 5 дней",
      ["Тбилиси", "Казбеги"],
      "Культурная поездка в Грузию на 5 дней для двоих: Тбилиси и Казбеги.",
      "Прилёт в Тбилиси и заселение.",
      "Переезд из Тбилиси в Казбеги: выезд около 09:00, около 3 ч на машине или автобусе.",
      "Выезд из Казбеги: до аэропорта около 3 ч на машине.",
      "Дорога домой.",
    ],
  ] as const)("in %s", async (lang, query, cities, summary, arrival, transfer, departure, home) => {
    const answer = await plan(query, lang, request);
    const [tbilisi, kazbegi] = cities;
    expect(answer.summary).toBe(summary);
    expect(answer.destinations).toEqual(cities);
    expect(answer.itinerary.map(({ city }) => city)).toEqual([
      tbilisi,
      tbilisi,
      kazbegi,
      kazbegi,
      kazbegi,
    ]);
    expect(answer.dates).toEqual({ from: "2027-06-09", to: "2027-06-13" });
    const [first, second, third, fourth, last] = answer.itinerary;
    expect(first?.morning).toBe(arrival);
    expect(third?.morning).toBe(transfer);
    expect(last?.afternoon).toBe(departure);
    expect(last?.evening).toBe(home);
    const inTbilisi = sentencesOf("tbilisi", lang);
    for (const sentence of [
      first?.afternoon,
      first?.evening,
      second?.morning,
      second?.afternoon,
      second?.evening,
    ]) {
      expect(inTbilisi).toContain(sentence);
    }
    const inKazbegi = sentencesOf("kazbegi", lang);
    for (const sentence of [
      third?.afternoon,
      third?.evening,
      fourth?.morning,
      fourth?.afternoon,
      last?.morning,
    ]) {
      expect(inKazbegi).toContain(sentence);
    }
    expect(answer.hotels).toHaveLength(2);
    expect(answer.budget.total).toBeLessThanOrEqual(1500);
    expect(answer.transfers).toEqual([
      { day: 3, from: tbilisi, to: kazbegi, mode: "road", hours: 3 },
    ]);
  });

  test("is the same trip at the same price in every language", async () => {
    const [en, az, ru] = await Promise.all(
      (["en", "az", "ru"] as const).map((lang) =>
        plan("5-day cultural trip to Georgia", lang, request),
      ),
    );
    expect(az?.budget).toEqual(en?.budget);
    expect(ru?.budget).toEqual(en?.budget);
    expect(ru?.hotels.map((hotel) => hotel.split(",")[0])).toEqual(
      en?.hotels.map((hotel) => hotel.split(",")[0]),
    );
  });
});

describe("with a starting point", () => {
  test.each([
    [
      "en",
      "4 days in Rome from London for two, 2027-05-10",
      /^Be at the airport by [\d:]+\. (?:Fly to Rome:|Flight) (.+?)\.(?: |$)/,
      /Leave for the airport at about [\d:]+: (.+)\.$/,
    ],
    [
      "az",
      "Londondan Romaya 4 gün, iki nəfər, 10 may 2027",
      /-dək çatın\. (?:Romaya uçuş|Reys): (.+?)\.(?: |$)/,
      /yola düşün\. Reys: (.+)\.$/,
    ],
    [
      "ru",
      "из Лондона в Рим на 4 дня вдвоём, 10 мая 2027",
      /нужно быть к [\d:]+\. (?:Перелёт в Рим:|Рейс) (.+?)\.(?: |$)/,
      /выезд в аэропорт\. Рейс: (.+)\.$/,
    ],
  ] as const)("flights are named and priced, in %s", async (lang, query, there, back) => {
    const { itinerary, flights, notes, budget } = await plan(query, lang);
    const parts = itinerary.flatMap(({ morning, afternoon, evening }) => [
      morning,
      afternoon,
      evening,
    ]);
    const outward = parts.map((part) => there.exec(part)?.[1]).find(Boolean);
    const homeward = parts.map((part) => back.exec(part)?.[1]).find(Boolean);
    expect(flights?.[0]).toContain(outward);
    expect(flights?.[1]).toContain(homeward);
    expect(flights?.[0]).toMatch(
      /^(?:LHR|LGW|STN|LTN|LCY|SEN)–(?:FCO|CIA) .+(?:£[\d,.]+|\d\s£) (?:for both|\(2 nəfər üçün\)|за двоих)$/,
    );
    expect(notes.join(" ")).not.toMatch(/not included|daxil deyil|не включён/);
    const unstarted = query.replace(/from London|Londondan|из Лондона/, "");
    const without = await plan(unstarted, lang, { currency: "GBP" });
    expect(budget.total).toBeGreaterThan(without.budget.total);
  });

  test("flights cost what they are sold for together, which is below two one-ways", async () => {
    const { flights: supplier } = planner.deps;
    const trip = await tripFor(planner.deps, {
      query: "from London to New York for 8 days, two people, 10 May 2027",
      lang: "en",
    });
    const picks = trip.flights.map(({ pick }) => pick);
    expect(picks.length).toBeGreaterThan(1);
    const sum = picks.reduce((cents, { price }) => cents + price, 0);
    const { price, tickets } = supplier.together(picks.map(({ offer }) => offer));
    expect(sum).toBe(price);
    expect(tickets).toHaveLength(1);
    expect(sum).toBeLessThan(picks.reduce((cents, { offer }) => cents + offer.price, 0));
    const { arrival, departure } = trip.frame;
    for (const way of [arrival, departure]) expect(way.price).toBe(way.flight?.price);
  });

  test("a near start is travelled by road, without an airport", async () => {
    const { itinerary, flights } = await plan("weekend in Gabala from Baku", "en");
    expect(flights).toBeUndefined();
    expect(itinerary[0]?.morning).toMatch(
      /^Travel from Baku to Gabala: about [\d.]+ h by (?:road|train)\./,
    );
  });
});

describe("through closed borders", () => {
  test("Armenia and Azerbaijan are not joined by road, and no way takes longer than a day", async () => {
    const { transfers, destinations } = await plan(
      "Georgia, Armenia and Azerbaijan in 12 days",
      "en",
    );
    expect(destinations).toEqual(expect.arrayContaining(["Yerevan", "Tbilisi", "Baku"]));
    const inAzerbaijan = planner.atlas
      .inCountry("AZ")
      .map(({ destination }) => destination.city.en);
    const across = transfers.filter(
      ({ from, to }) => inAzerbaijan.includes(from) !== inAzerbaijan.includes(to),
    );
    expect(across.map(({ mode }) => mode)).toEqual(["flight"]);
    for (const { hours } of transfers) expect(hours).toBeLessThanOrEqual(10);
  });
});

describe("money", () => {
  test("a short purse is told how short, and what would do", async () => {
    const { notes } = await plan("7 days in Rome for two", "en", { budget: "900 USD" });
    expect(notes[0]).toMatch(
      /^Over your budget by \$[\d,]+: as asked for, the cheapest found is \$[\d,]+\. Flights come on top\. What would fit: \d days? instead \(\$[\d,]+\)/,
    );
  });

  test("what is said to fit does fit", async () => {
    const { notes } = await plan("7 days in Rome for two", "en", { budget: "900 USD" });
    const days = /fit: (\d)/.exec(notes[0] ?? "")?.[1];
    expect(days).toBeDefined();
    const shorter = await plan(`${days} days in Rome for two`, "en", { budget: "900 USD" });
    expect(shorter.notes).toContain("Within your budget of $900, without flights.");
  });

  test("more money buys better hotels, and never a dearer trip than asked for", async () => {
    const totals = await Promise.all(
      [450, 800, 6000].map(async (budget) => {
        const { budget: cost } = await plan("5 days in Tbilisi for two", "en", {
          budget: `${budget} USD`,
        });
        expect(cost.total).toBeLessThanOrEqual(budget);
        return cost.total;
      }),
    );
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
    expect(new Set(totals).size).toBe(3);
  });

  test("a budget per person is one for all of them", async () => {
    const each = await plan("5 days in Tbilisi for three, 500 EUR per person", "en");
    const all = await plan("5 days in Tbilisi for three, 1500 EUR", "en");
    expect(each.budget).toEqual(all.budget);
    expect(each.budget.currency).toBe("EUR");
  });
});

test("a plan as text stays within what a model can afford", async () => {
  for (const lang of ["en", "az", "ru"] as const) {
    const text = planText(await plan("5 days in Georgia for two", lang));
    // Four letters make a token of English; three, of the others.
    expect(text.length / (lang === "en" ? 4 : 3)).toBeLessThanOrEqual(1500);
  }
});

describe("a trip that names no place of ours", () => {
  test("goes away from where it starts, however well that would suit", async () => {
    const answer = await plan("Зимний отдых в горах на лыжах, 6 дней из Алматы", "ru");
    expect(answer.destinations).not.toContain("Алматы");
    expect(answer.flights?.join()).toContain("ALA");
  });

  test.each([
    ["Bolivia for two", "Bolivia"],
    ["Paraguay 10 days walking", "Paraguay"],
  ])("is flown to with free days where the world alone has it: %s", async (query, country) => {
    const { summary, hotels, itinerary, notes } = await plan(query, "en");
    expect(summary).toContain(country);
    expect(hotels).toHaveLength(1);
    expect(itinerary[0]?.evening).toBe("Free time.");
    expect(notes.join(" ")).toMatch(/Our catalogue has no sights of /);
  });

  test("is refused where nothing knows it", async () => {
    await expect(plan("5 days in Hogwarts", "en")).rejects.toMatchObject({
      code: "not_found",
      details: { reason: "unknown_destination", field: "query" },
    });
  });
});

test("a budget that no city can keep does not cost the trip its best one", async () => {
  const answer = await plan("4 days in Georgia from Baku for 3 people, 800 AZN", "en");
  expect(answer.destinations).toEqual(["Tbilisi"]);
  expect(answer.notes[0]).toMatch(/^Over your budget by/);
});

describe("what was not understood", () => {
  test.each([
    ["en", "The dates “2027-02-29” could not be understood.", /^Prices are for /],
    ["az", "«2027-02-29» tarix kimi oxunmadı.", /^Qiymətlər bu vaxt üçündür/],
    ["ru", "Не удалось понять даты: «2027-02-29».", /^Цены рассчитаны на /],
  ] as const)("is said in %s, instead of that nothing was given", async (lang, note, priced) => {
    const more = { dates: "2027-02-29", travelers: "many", budget: "lots" };
    const { notes } = await plan("Rome", lang, more);
    expect(notes).toContain(note);
    expect(notes.filter((one) => /lots|many/.test(one))).toHaveLength(2);
    expect(notes.filter((one) => priced.test(one))).toHaveLength(1);
    expect(notes.join()).not.toMatch(
      /No dates|No number|Tarix göstərilməyib|Nəfər sayı göstərilməyib|Число путешественников не/,
    );
  });
});

describe("a flight through the night", () => {
  const query = "Tokyo 3 days from London";

  test("leaves the day before the first of the plan, which is said", async () => {
    const dated = await plan(query, "en", { dates: "2027-04-10 to 2027-04-12" });
    expect(dated.flights?.[0]).toContain("(+1)");
    expect(dated.notes.join()).toMatch(
      /leaves before the first day of the plan: be at the airport by \d\d:\d\d on [89] April 2027\./,
    );
    const undated = await plan(query, "ru");
    expect(undated.notes.join()).toMatch(
      /Вылет туда — до первого дня плана: в аэропорту нужно быть \d+ \S+ 202\d к \d\d:\d\d\./,
    );
  });

  test("by day is not said to", async () => {
    const { notes } = await plan("Tbilisi 3 days from Baku", "en");
    expect(notes.join()).not.toContain("day before");
  });
});

test("a trip of one day has no hotel to check in to", async () => {
  const { itinerary, hotels } = await plan("one day in Rome", "en");
  expect(hotels).toEqual([]);
  expect(itinerary[0]?.morning).toBe("Arrive in Rome.");
});

test("countries have their article", async () => {
  const { summary } = await plan("3 days in Dubai and Amsterdam", "en");
  expect(summary).toContain("the United Arab Emirates");
  expect(summary).toContain("the Netherlands");
});

test("numbers have the endings that Azerbaijani gives them", async () => {
  const said = planText(await plan("Nyu-York, 28 gün", "az"));
  for (const ending of ["13-cü gün", "16-cı gün", "19-cu gün", "20-ci gün"]) {
    expect(said).toContain(ending);
  }
});

test("nobody skates on ice that has melted", async () => {
  const inJuly = await plan("Almaty 6 days", "en", { dates: "2027-07-05 to 2027-07-10" });
  const inJanuary = await plan("Almaty 6 days", "en", { dates: "2027-01-11 to 2027-01-16" });
  expect(JSON.stringify(inJuly.itinerary)).not.toContain("Medeu");
  expect(JSON.stringify(inJanuary.itinerary)).toContain("Medeu");
});

describe("days that were not given", () => {
  test("are assumed, named, and have their weekday", async () => {
    const answer = await plan("Rome in May, 4 days, for two", "en");
    expect(answer.dates).toEqual({ from: "2027-05-14", to: "2027-05-17" });
    expect(answer.notes.join()).toContain("Friday, 14 May 2027 was chosen");
    expect(planText(answer)).toContain("Day 2, Saturday, Rome");
  });
});

describe("what every visitor expects", () => {
  test.each([
    ["Prague", 3, ["Prague Castle", "Charles Bridge", "Old Town Square"]],
    ["Yerevan", 4, ["Garni", "Matenadaran"]],
    ["Baku", 4, ["Gobustan", "Maiden Tower"]],
    ["Lisbon", 4, ["Jerónimos", "Belém"]],
  ])("is in a plan for %s, or it says why not", async (city, days, sights) => {
    const said = planText(await plan(`${city}, ${days} days for two in October`, "en"));
    for (const sight of sights) expect(said).toContain(sight);
  });

  test("of bars and cellars, children see nothing", async () => {
    const trip = await tripFor(planner.deps, {
      query: "Porto 5 days",
      party: { adults: 2, children: [16] },
    });
    const shown = trip.days.flatMap(({ slots }) => Object.values(slots));
    const barred = shown.filter(
      (slot) => slot.kind === "place" && slot.place.not_for?.includes("children"),
    );
    expect(barred).toEqual([]);
  });
});

test("a trip into Ramadan or the Hajj says so, and one beside them does not", async () => {
  const notes = async (dates: string) =>
    (await plan("Umrah, 5 days", "en", { dates })).notes.join();
  expect(await notes("2027-02-05 to 2027-02-09")).toContain("Ramadan");
  expect(await notes("2027-05-14 to 2027-05-18")).toContain("Hajj permit");
  expect(await notes("2027-04-05 to 2027-04-09")).not.toMatch(/Ramadan|Hajj permit/);
});

describe("ways that an agent would sell", () => {
  const citiesOf = async (query: string) =>
    (await tripFor(planner.deps, { query })).frame.stays.map(({ spot }) => spot.slug);

  test("cities and countries come in the order of the words, unless that is a detour", async () => {
    expect(await citiesOf("Estonia, Latvia, Lithuania, 8 days from Istanbul in June")).toEqual([
      "tallinn",
      "riga",
      "vilnius",
    ]);
    expect(await citiesOf("Vienna, Budapest and Prague by train, 8 days in May")).toEqual([
      "budapest",
      "vienna",
      "prague",
    ]);
  });

  test("a trip by train is flown to where the train takes all day", async () => {
    const query = "Italy by train: Milan, Florence, Rome, 8 days, two people from Paris in October";
    const { frame } = await tripFor(planner.deps, { query });
    expect(frame.stays.map(({ spot }) => spot.slug)).toEqual(["milan", "florence", "rome"]);
    expect([frame.arrival.mode, frame.departure.mode]).toEqual(["train", "flight"]);
  });

  test("no night is spent in a car to an airport that is farther than home", async () => {
    const query = "Хорватия и Черногория на 10 дней, двое, из Белграда, сентябрь 2027";
    const { frame } = await tripFor(planner.deps, { query });
    for (const { flight, hours } of [frame.arrival, frame.departure])
      if (flight) expect(hours).toBeLessThan(3);
  });

  test("the thrifty take the train between cities, and see what flights cost them", async () => {
    const query = "Cheap student trip to Prague and Kraków, 6 days from Vilnius in April, 300 EUR";
    const trip = await tripFor(planner.deps, { query });
    expect(trip.frame.transfers.map(({ mode }) => mode)).toEqual(["train"]);
    expect(trip.remarks).toContainEqual(
      expect.objectContaining({ kind: "short", forFlights: expect.anything() }),
    );
  });
});

test("a tip is given to those it is of use to", async () => {
  const tips = async (query: string) => (await plan(query, "en")).itinerary[0]?.tips;
  expect(await tips("Lisbon, 4 days in May")).toContain("tram 28");
  expect(await tips("Lisbon in a wheelchair, 4 days in May")).not.toContain("tram 28");
});

test("a far quarter is seen on one day", async () => {
  const trip = await tripFor(planner.deps, { query: "Lisbon, 5 days for two in October" });
  const days = trip.days.filter((day) =>
    placesOf(day).some(({ slug }) => /^(?:jeronimos|belem)-/.test(slug)),
  );
  expect(days).toHaveLength(1);
});

test("what an excursion goes through is not shown again, what it starts from may be", () => {
  const shows = (city: string, excursion: string, place: string) => {
    const spot = planner.atlas.spot(city);
    const trip = spot?.excursions.find(({ slug }) => slug === excursion);
    const sight = spot?.destination.places.find(({ slug }) => slug === place);
    if (!trip || !sight) throw new Error(`no ${excursion} or ${place}`);
    return overlaps(trip, sight);
  };
  expect(shows("dubai", "dubai-old-creek-walk", "al-fahidi-historical-district")).toBe(true);
  expect(shows("bali", "bali-nusa-penida", "sanur-sunrise-walk")).toBe(false);
});

test("a budget is exceeded and said so, before days are left empty to keep it", async () => {
  const query = "Barcelona with a child of 5, two adults, 6 days from Istanbul in May, 2700 EUR";
  const trip = await tripFor(planner.deps, { query });
  const free = trip.days.flatMap(({ slots }) =>
    [slots.morning, slots.afternoon].filter(({ kind }) => kind === "free"),
  );
  expect(free.length).toBeLessThan(3);
});

test("a family does not sleep in a dormitory, and a modest honeymoon in no palace", async () => {
  const family = await plan("Istanbul with children 2 and 6, 5 days in April, 1300 USD", "en");
  expect(family.hotels.join()).not.toMatch(/hostel/i);
  const query = "Honeymoon on Santorini, 6 days in June, 2500 EUR";
  const [stay] = (await tripFor(planner.deps, { query })).lodgings;
  expect(stay?.stars).toBeLessThan(5);
});

test("those who perform the Umrah in a wheelchair are told how", async () => {
  const notes = async (query: string) => (await plan(query, "en")).notes.join();
  expect(await notes("Umrah with my mother in a wheelchair, 8 days")).toContain("electric carts");
  expect(await notes("Umrah with my mother, 8 days")).not.toContain("electric carts");
});
