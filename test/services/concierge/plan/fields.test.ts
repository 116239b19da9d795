import { beforeAll, describe, expect, test } from "vitest";
import { PlanRequest } from "../../../../src/domain/contracts/concierge/plan.ts";
import { ownIn } from "../../../../src/services/concierge/plan/days/own-days.ts";
import { excursionsOf, placesOf } from "../../../../src/services/concierge/plan/days/slots.ts";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import { kindsOfThing } from "../../../../src/services/concierge/plan/wish/wished-things.ts";
import { NO_SIGNAL, openPlanner, type TestPlanner } from "./support.ts";

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

const plan = (request: PlanRequest) => planner.desk.planTrip(request, NO_SIGNAL);

async function idOf(request: PlanRequest): Promise<string> {
  const { plan_id: id } = await plan(request);
  if (id === undefined) throw new Error("The plan has no id");
  return id;
}

describe("the money of a plan", () => {
  test.each([
    ["a week in Japan in May from London", {}, "GBP"],
    ["Неделя в Стамбуле в мае из Москвы", {}, "RUB"],
    ["Mayda Bakıdan İstanbula 5 gün", {}, "AZN"],
    ["5 days in Prague in May", { origin: "Berlin" }, "EUR"],
    ["5 days in Prague in May", {}, "USD"],
    ["5 days in Prague in May from London", { currency: "CHF" }, "CHF"],
    ["5 days in Prague in May from London, 900 euros", {}, "EUR"],
    ["5 days in Prague in May from London", { budget: "1500" }, "USD"],
  ])("%s %o is counted in %s", async (query, fields, currency) => {
    const { budget } = await plan({ query, ...fields });
    expect(budget.currency).toBe(currency);
  });
});

describe("fields", () => {
  test.each([
    ["an easy week for two", { destinations: ["Tasmania"] }, "Hobart"],
    ["an easy week in Tasmania for two", {}, "Hobart"],
    ["Неделя на Канарах для двоих", {}, "Тенерифе"],
    ["an easy week for two", { destinations: ["Canary Islands"] }, "Tenerife"],
  ])(
    "name a region by the place that one flies to, and no other like it: %s %o",
    async (query, fields, city) => {
      const { destinations } = await plan({ query, month: "2", origin: "AKL", ...fields });
      expect(destinations).toEqual([city]);
    },
  );

  test("that hardly a place fits still give a plan, however hard its way", async () => {
    const { itinerary } = await plan({
      query: "somewhere, EUR 512.30",
      days: 21,
      origin: "JFK",
      interests: ["adventure", "honeymoon"],
      needs: ["wheelchair"],
      month: "3",
    });
    expect(itinerary).toHaveLength(21);
  });

  test("that name one place that nothing knows keep the others, as words do", async () => {
    const { destinations, notes } = await plan({
      query: "6 days in October",
      destinations: ["Rome", "Qwertyville"],
    });
    expect(JSON.stringify(destinations)).toContain("Rome");
    expect(notes?.join(" ")).toContain("Qwertyville");
  });

  test.each(["Milan", "MXP"])(
    "that say where one starts take %s from the places to go to",
    async (origin) => {
      const { wish } = await tripFor(planner.deps, {
        query: "Student in Milan, 5 days in Seville and Granada",
        origin,
      });
      expect(wish.spots.map(({ slug }) => slug)).not.toContain("milan");
    },
  );

  test("win over what the words say", async () => {
    const { wish, days, frame } = await tripFor(planner.deps, {
      query: "3 days in Rome for one in May, food",
      days: 5,
      destinations: ["Tbilisi"],
      origin: "Baku",
      party: { adults: 2, children: [1, 7] },
      interests: ["history"],
      needs: ["wheelchair"],
      pace: "relaxed",
      month: "2027-09",
    });
    expect(days).toHaveLength(5);
    expect(frame.stays.map(({ spot }) => spot.slug)).toContain("tbilisi");
    expect(wish).toMatchObject({
      spots: [{ slug: "tbilisi" }],
      countries: [],
      origin: { code: "BAK" },
      party: { adults: 2, children: 1, infants: 1 },
      ages: [1, 7],
      smallChildren: true,
      interests: ["history"],
      needs: ["wheelchair"],
      pace: "relaxed",
    });
    expect(frame.days[0]?.calendar.month).toBe(9);
  });

  test("leave to the words what they do not name", async () => {
    const { wish } = await tripFor(planner.deps, { query: "Rome for two, 4 days", days: 6 });
    expect(wish).toMatchObject({ days: 6, party: { adults: 2 }, spots: [{ slug: "rome" }] });
  });

  test.each([
    ["destinations", { destinations: ["Atlantis"] }, "unknown_destination"],
    ["origin", { origin: "Nowhereville" }, "unknown_origin"],
  ])("that name no place are refused by the field: %s", async (field, more, reason) => {
    await expect(plan({ query: "Rome", ...more })).rejects.toMatchObject({
      code: "not_found",
      details: { field, reason },
    });
  });
});

test("a field that names no place gives way to a place that the words name beside it", async () => {
  const { destinations, notes } = await plan({
    query: "Atlantis hotel, and one day in Rome, 4 days for two in May",
    destinations: ["Atlantis"],
  });
  expect(JSON.stringify(destinations)).toContain("Rome");
  expect(notes.join(" ")).toContain("Atlantis");
});

describe("a plan's id", () => {
  const request = {
    query: "5 days in Georgia from Baku for two in May 2027, 1500 USD, vegetarian",
    pace: "relaxed",
  } as const;

  test("gives the same plan again, without anything stored", async () => {
    const first = await plan(request);
    const again = await plan({ query: "-", plan_id: first.plan_id, lang: "en" });
    expect(again).toEqual(first);
    expect(first.plan_id?.length).toBeLessThanOrEqual(1024);
  });

  test("takes changes in words", async () => {
    const { destinations, itinerary, budget, lang } = await plan({
      query: "make it 7 days and add Armenia",
      plan_id: await idOf(request),
    });
    expect(itinerary).toHaveLength(7);
    expect(destinations).toEqual(expect.arrayContaining(["Yerevan"]));
    expect(destinations.some((city) => ["Tbilisi", "Kazbegi"].includes(city))).toBe(true);
    expect([budget.currency, lang]).toEqual(["USD", "en"]);
  });

  test.each([
    ["en", "without Armenia"],
    ["ru", "Без Армении, пожалуйста"],
    ["az", "Ermənistanı çıxarın"],
  ])("loses a country that is taken back, in %s", async (lang, query) => {
    const both = await idOf({ query: "8 days in Georgia and Armenia for two" });
    const answer = await plan({ query, plan_id: both });
    expect(answer.lang).toBe(lang);
    expect(JSON.stringify(answer.destinations)).not.toMatch(/Yerevan|Ереван|İrəvan|Gyumri|Gümrü/);
    expect(answer.itinerary).toHaveLength(8);
  });

  test("is at most a kilobyte, whatever was asked", async () => {
    const { plan_id: id } = await plan({
      query: `Europe and Asia, ${"museums, food, beach and mountains ".repeat(50)}`,
      dates: "2027-06-01 to 2027-06-28",
      party: { adults: 20, children: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
    });
    expect(id?.length ?? 0).toBeLessThanOrEqual(1024);
  });

  test.each(["plan_", "plan_AAAA", "req_123", `plan_${"A".repeat(2000)}`, "plan_S0lNVC4AAA"])(
    "that no plan has is refused: %s",
    async (id) => {
      await expect(plan({ query: "Rome", plan_id: id })).rejects.toMatchObject({
        code: "invalid",
        details: { field: "plan_id", reason: "unknown_plan" },
      });
    },
  );
});

describe("a field that says one thing and another", () => {
  test("of two places with or between them one is planned, and the other weighed against it", async () => {
    const { transfers, notes } = await plan({
      query: "A week in Italy in June for two",
      destinations: ["Rome, 4 nights", "Verona or Venice, 2 nights"],
    });
    expect(transfers.map(({ to }) => to)).toEqual(["Verona"]);
    expect(notes.join("\n")).toContain("You left the place open");
  });

  test("no place is gone to that must not be in the plan, whatever the words tell of it", async () => {
    const { summary } = await plan({
      query: "Long weekend in Europe with opera, we've done Paris, Vienna and Rome",
      origin: "London",
      dates: "2027-02-18 to 2027-02-21",
      avoid: ["Paris", "Vienna", "Rome"],
    });
    expect(summary).not.toMatch(/Paris|Vienna|Rome/);
  });
});

describe("words of a field that are on no list", () => {
  test("are read as if they stood in the query", async () => {
    const wish = await wishOfRequest({
      query: "Family trip to Tokyo",
      needs: ["gluten-free", "Wheelchair"],
      interests: ["scuba diving", "art"],
    });
    expect(wish.wishes.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["glutenFree", "diving"]),
    );
    expect(wish.needs).toContain("wheelchair");
    expect(wish.interests).toContain("art");
  });

  test("known words alone win over the query", async () => {
    const wish = await wishOfRequest({ query: "Beaches of Crete", interests: ["history"] });
    expect(wish.interests).toEqual(["history"]);
  });

  test("a class of twenty-four has its ages in the field", () => {
    const party = { adults: 3, children: Array.from({ length: 24 }, () => 15) };
    expect(PlanRequest.safeParse({ query: "Rome", party }).success).toBe(true);
  });
});

async function wishOfRequest(request: PlanRequest) {
  return (await tripFor(planner.deps, request)).wish;
}

describe("fields that a model fills after it has read the message", () => {
  const textOf = ({ itinerary }: Awaited<ReturnType<typeof plan>>) =>
    itinerary
      .flatMap(({ morning, afternoon, evening }) => [morning, afternoon, evening])
      .join("\n");

  test("must has each of its things on a day, the catalogue's or the client's own", async () => {
    const answer = await plan({
      query: "Milan with my wife",
      ...{ days: 5, destinations: ["Milan"], origin: "Baku", party: { adults: 2 } },
      must: ["Vicolungo outlet", "last supper", "day trip to Lake Como", "an evening at La Scala"],
    });
    const days = textOf(answer);
    for (const said of [
      /^Kept for what you asked for: “Vicolungo outlet”;/m,
      /Last Supper/,
      /Lake Como/,
      /La Scala/,
    ])
      expect(days).toMatch(said);
    expect(answer.destinations).toEqual(["Milan"]);
    expect(answer.activities).toContain("Vicolungo outlet (the operator confirms hours and price)");
    expect(answer.notes.join("\n")).toContain("but not yet in the sum: Vicolungo outlet.");
  });

  test("must is understood in Azerbaijani and Russian, and counts its days", async () => {
    const az = await plan({
      query: "İstanbula getmək istəyirik",
      ...{ days: 6, destinations: ["İstanbul"], must: ["Bosfor gəzintisi", "ebru emalatxanası"] },
    });
    expect(textOf(az)).not.toMatch(/^Bosfor gəzintisi/m);
    expect(textOf(az)).toMatch(/^İstəyiniz üçün saxlanılıb: «ebru emalatxanası»;/m);
    const trip = await tripFor(planner.deps, {
      query: "Плайя-дель-Кармен",
      ...{ days: 8, destinations: ["Playa del Carmen"], must: ["2 дня дайвинга"] },
    });
    const dived = trip.days.filter(
      (day) =>
        [...placesOf(day), ...excursionsOf(day)].some((one) => kindsOfThing(one).has("diving")) ||
        Object.values(day.slots).some((slot) => slot.kind === "extra" && slot.wish === "diving"),
    );
    expect(dived).toHaveLength(2);
  });

  test("names of travellers, homes and greetings in the words beside them are no wishes", async () => {
    const answer = await plan({
      query:
        "Dear Sirs, it's Gemma from Leeds. Me, Rob, Alfie (4) and Poppy 15 months, still in nappies, English is ok, want the Algarve from 29 May to 5 June. Regards, Gemma Hollis",
      ...{ destinations: ["Algarve"], origin: "Manchester", dates: "2027-05-29 to 2027-06-05" },
      ...{ party: { adults: 2, children: [4, 1] }, must: ["Zoomarine"], interests: ["beach"] },
    });
    const told = JSON.stringify([answer.itinerary, answer.activities, answer.notes]);
    expect(told).not.toMatch(/Rob|Alfie|Poppy|Leeds|Gemma|Hollis|Sirs|nappies|English|Not planned/);
    expect(told).toContain("“Zoomarine”; the operator confirms");
    expect(told).not.toMatch(/two different times/);
  });

  test("a wish said in a field and in words is one, in whatever words", async () => {
    const { days } = await tripFor(planner.deps, {
      query: "Antalyada dəniz, bir gün də akvarium",
      ...{ days: 7, destinations: ["Belek"], interests: ["beach"], must: ["Antalya Aquarium"] },
    });
    expect(ownIn(days).map(({ text }) => text)).toEqual(["Antalya akvariumu"]);
  });

  test.each([
    ["Rome", "San Paolo fuori le Mura", "ru", "Сан-Паоло-фуори-ле-Мура"],
    ["Kathmandu", "Kathmandu old town", "en", "Kathmandu old town"],
    ["Labuan Bajo", "manta rays", "en", "Padar Island"],
    ["Krabi", "Four Islands trip", "en", "Four Islands trip"],
  ])(
    "in %s %s (%s: %s) is what the catalogue has by another name",
    async (city, one, lang, other) => {
      const { days } = await tripFor(planner.deps, {
        ...{ query: "", lang, month: "2027-05", days: 6, destinations: [city], must: [one, other] },
      });
      expect(ownIn(days)).toEqual([]);
    },
  );

  test.each([
    ["Florence", "винодельня в Тоскане", "florence-chianti-cellars"],
    ["Milan", "Duomo", "milan-cathedral"],
    ["Bilbao", "Quqgenhaym", "guggenheim-bilbao"],
    ["Kyoto", "sake zavodu", "kyoto-sake-fushimi"],
  ])(
    "in %s %s is of its kind there, whatever the language and the slip",
    async (city, one, slug) => {
      const { days } = await tripFor(planner.deps, {
        ...{ query: "", month: "2027-05", days: 5, destinations: [city], must: [one] },
      });
      expect(ownIn(days)).toEqual([]);
      const shown = days.flatMap((day) => [...placesOf(day), ...excursionsOf(day)]);
      expect(shown.map((thing) => thing.slug)).toContain(slug);
    },
  );

  test("a day out starts from the city that it is near, and none from where it is too far", async () => {
    const { days } = await tripFor(planner.deps, {
      ...{ query: "", month: "2027-05", days: 9, destinations: ["Kyoto", "Tokyo"] },
      must: ["a potter's house in Kanazawa", "pearl diving in Okinawa"],
    });
    const own = days.filter((day) => ownIn([day]).length > 0);
    expect(own.flatMap((day) => ownIn([day])).map(({ text }) => text)).not.toContain(
      "pearl diving in Okinawa",
    );
  });

  test("a couple of nights with a day out of town are one more, and a lesson has its own room", async () => {
    const { days, frame } = await tripFor(planner.deps, {
      query: "3 friends, Tbilisi a couple of nights, then Kakheti, 9 days in October 2027",
      ...{ days: 9, month: "2027-10", destinations: ["Tbilisi, 2 nights", "Kakheti"] },
      must: ["day trip to Kazbegi", "cooking class khinkali", "Alaverdi monastery"],
    });
    expect(frame.stays[0]).toMatchObject({ nights: 3 });
    const shown = days.flatMap((day) => excursionsOf(day).map(({ slug }) => slug));
    expect(shown).toEqual(
      expect.arrayContaining([
        "tbilisi-kazbegi-day",
        "sighnaghi-khinkali-cooking-class",
        "sighnaghi-alaverdi-telavi",
      ]),
    );
  });

  test("work in a city that is a country, and out of town, keeps the order of its days", async () => {
    const { frame, days } = await tripFor(planner.deps, {
      query: "Canton Fair, then Hong Kong",
      ...{ destinations: ["Guangzhou", "Hong Kong"], dates: "2027-04-14 to 2027-04-22" },
      work: [
        { from: "2027-04-15", to: "2027-04-17", start: "09:00", end: "18:00", city: "Guangzhou" },
        { from: "2027-04-18", start: "09:00", end: "16:00", city: "Foshan" },
      ],
    });
    expect(frame.stays.map(({ spot, nights }) => [spot.slug, nights])).toEqual([
      ["guangzhou", 5],
      ["hong-kong", 3],
    ]);
    // Hours that were said are hours, also those of a usual day.
    expect(days[1]?.slots.morning).toMatchObject({ kind: "work", hours: { from: 9, to: 18 } });
  });

  test("a day that is named is the day, and is not told twice", async () => {
    const answer = await plan({
      query: "Munich for the beer",
      ...{ destinations: ["Munich"], dates: "2027-09-17 to 2027-09-22", origin: "Dublin" },
      must: ["Lederhosen fitting on 20 September", "day trip to Nuremberg"],
    });
    const on = answer.itinerary.find(({ morning }) => morning.includes("“Lederhosen fitting”"));
    expect(on?.day).toBe(4);
    const out = answer.itinerary.find(({ morning }) => morning.includes("“day trip to Nuremberg”"));
    expect(out?.afternoon).toBe("Kept for “day trip to Nuremberg” as well.");
  });

  test("several days of one walk are counted", async () => {
    const answer = await plan({
      query: "Patagonia",
      ...{
        days: 9,
        destinations: ["Torres del Paine"],
        month: "2027-02",
        must: ["Dientes circuit, 3 days"],
      },
    });
    const days = textOf(answer);
    for (const day of [1, 2, 3]) expect(days).toContain(`“Dientes circuit: day ${day} of 3”`);
  });

  test("rest and the hotel are no parts of days", async () => {
    const answer = await plan({
      query: "Rome",
      ...{ days: 6, destinations: ["Rome"], month: "2027-05", origin: "London" },
      must: ["a hotel within walking distance of the Great Synagogue", "a rest day at the end"],
    });
    expect(textOf(answer)).not.toMatch(/walking distance|rest day/);
    expect(answer.notes.join("\n")).toContain(
      "The operator will ask the hotel for: a hotel within",
    );
  });

  test("a city of the country that is gone to is gone to", async () => {
    const { frame } = await tripFor(planner.deps, {
      query: "Sri Lanka",
      ...{ days: 14, destinations: ["Sri Lanka"], month: "2027-02", must: ["Kandy"] },
    });
    expect(frame.stays.map(({ spot }) => spot.slug)).toContain("kandy");
  });

  test("who hikes walks up to what a jeep goes to as well", async () => {
    const answer = await plan({
      query: "Hiking in Kazbegi for friends",
      ...{ days: 6, destinations: ["Stepantsminda"], month: "2027-07", origin: "Baku" },
      ...{ interests: ["hiking"], must: ["Gergeti"], party: { adults: 4, children: [] } },
    });
    expect(textOf(answer)).toMatch(/Gergeti/);
    expect(textOf(answer)).not.toMatch(/jeep/i);
  });

  test("what is wanted on a day of its own stands on it", async () => {
    const answer = await plan({
      query: "A stag weekend in Kraków",
      ...{ destinations: ["Kraków"], dates: "2027-04-16 to 2027-04-18", origin: "London" },
      ...{ interests: ["nightlife"], party: { adults: 9, children: [] } },
      must: ["go-karting", "steak dinner on Saturday", "bar crawl on Friday"],
    });
    const [friday, saturday] = answer.itinerary;
    expect(friday?.evening).toMatch(/bar crawl/);
    expect(saturday?.evening).toMatch(/good restaurant/);
    expect(answer.notes.join(" ")).not.toMatch(/No day of this plan suits/);
  });

  test("no train is boarded before nine by those who avoid it", async () => {
    const ways = {
      query: "By train from Prague to Budapest",
      ...{ days: 6, destinations: ["Prague", "Budapest"], month: "2027-05", needs: ["train"] },
    };
    const early = textOf(await plan(ways));
    const late = textOf(await plan({ ...ways, avoid: ["starts before 9"] }));
    expect(early).toMatch(/leave at about 08:00/);
    expect(late).toMatch(/leave at about 09:00/);
    expect(late).not.toMatch(/leave at about 08:00/);
  });

  test("a sight on the way that has to be there comes before one that only fits", async () => {
    const answer = await plan({
      query: "Iceland's ring road by hire car",
      ...{ destinations: ["Iceland"], dates: "2027-09-03 to 2027-09-12", origin: "New York" },
      ...{ interests: ["road trip", "hiking"], must: ["Jökulsárlón", "rental 4x4"] },
    });
    expect(textOf(answer)).toMatch(/Jökulsárlón/);
  });

  test("who asks about vaccinations is answered, and a lodge is no balcony", async () => {
    const { notes } = await plan({
      query: "Из Москвы в Танзанию на сафари, хорошие лоджи. Подскажите по визе и прививкам.",
      ...{ days: 10, destinations: ["Серенгети", "Занзибар"], month: "2027-02", origin: "Москва" },
    });
    expect(notes.join(" ")).toMatch(/Прививки: /);
    expect(notes.join(" ")).not.toMatch(/балкон/);
  });

  test("avoid keeps things out by kind, name and words, and is told of", async () => {
    const answer = await plan({
      query: "A week on Bali for two",
      ...{ days: 7, destinations: ["Ubud"], must: ["Tegallalang rice terraces"] },
      avoid: ["monkey forest", "museums", "no pork", "early starts"],
    });
    expect(textOf(answer)).not.toMatch(/monkey|museum|\bpork\b/i);
    const notes = answer.notes.join("\n");
    expect(notes).toMatch(/no museums/);
    expect(notes).toMatch(/no pork/);
    expect(notes).toMatch(/operator is asked to avoid: early starts/);
  });

  test("work has its hours in the city of it, with an eve before and a day behind", async () => {
    const answer = await plan({
      query: "Exhibiting at Hannover Messe, then a weekend in Hamburg",
      ...{ destinations: ["Hannover", "Hamburg"], origin: "London", party: { adults: 2 }, days: 8 },
      work: [
        { from: "2027-04-05", to: "2027-04-09", start: "9:00", end: "17:00", city: "Hannover" },
      ],
    });
    expect(answer.dates).toMatchObject({ from: "2027-04-04", to: "2027-04-11" });
    expect(answer.itinerary.map(({ city }) => city).slice(0, 6)).toEqual(
      Array.from({ length: 6 }, () => "Hannover"),
    );
    for (const { afternoon } of answer.itinerary.slice(1, 6)) expect(afternoon).toMatch(/17:00/);
    expect(answer.itinerary.at(-1)?.city).toBe("Hamburg");
  });

  test.each([
    ["Gudauri, 6 nights", "Tbilisi, 1 night", ["Gudauri", "Tbilisi"]],
    ["Qudauri, 6 gecə", "Tbilisi (1 gecə)", ["Gudauri", "Tbilisi"]],
    ["6 ночей в Гудаури", "Тбилиси, 1 ночь", ["Gudauri", "Tbilisi"]],
    ["Tbilisi, 5 nights", "Gudauri, 2 nights", ["Tbilisi", "Gudauri"]],
  ])("destinations take their nights and their order: %s, %s", async (one, other, cities) => {
    const { frame } = await tripFor(planner.deps, {
      query: "Ski holiday in January for two, two weeks in Batumi",
      lang: "en",
      ...{ destinations: [one, other], origin: "Baku" },
    });
    expect(frame.stays.map(({ spot }) => spot.destination.name.en)).toEqual(cities);
    expect(frame.stays[0]?.nights).toBe(one.includes("5") ? 5 : 6);
    expect(frame.days).toHaveLength(8);
  });

  test("hotel asks of the hotel alone, and its sum is for a night", async () => {
    const { wish, remarks } = await tripFor(planner.deps, {
      query: "Barcelona for four days in May",
      ...{ origin: "Istanbul", hotel: "4 stars, near the fair, up to 220 EUR a night" },
    });
    expect(wish.budget).toBeUndefined();
    expect(wish.wishes.map(({ kind }) => kind)).toContain("fourStars");
    expect(remarks.find(({ kind }) => kind === "nightly")).toMatchObject({
      most: { minor: 22_000, currency: "EUR" },
    });
  });

  test.each(["Azerbaijan", "AZ", "Azerbaijani", "Азербайджан"])(
    "passport decides about visas: %s",
    async (one) => {
      const { wish } = await tripFor(planner.deps, {
        query: "Rome from London for 4 days in May",
        passport: [one],
      });
      expect(wish.passports).toEqual(["AZ"]);
    },
  );

  test("an easy pace is a relaxed one, and a month may be a number", async () => {
    const { wish, frame } = await tripFor(planner.deps, {
      query: "Rome for 5 days",
      pace: "easy",
      month: 5,
    });
    expect(wish.pace).toBe("relaxed");
    expect(frame.days[0]?.calendar.month).toBe(5);
  });

  test("an id holds them, and a change may carry others", async () => {
    const id = await idOf({
      query: "Milan from Baku for two in May",
      ...{ days: 5, destinations: ["Milan"], must: ["Vicolungo outlet"], avoid: ["Navigli"] },
      hotel: "up to 200 EUR a night",
    });
    const { wish } = await tripFor(planner.deps, { query: "make it 6 days", plan_id: id });
    expect(wish).toMatchObject({
      days: 6,
      avoid: ["Navigli"],
      nightly: { amount: 200, currency: "EUR" },
      own: [{ text: "Vicolungo outlet", must: true }],
    });
    const changed = await plan({ query: "change", plan_id: id, must: ["FoxTown outlet"] });
    expect(textOf(changed)).toMatch(/FoxTown outlet/);
    expect(textOf(changed)).toMatch(/Vicolungo outlet/);
  });

  test("dates that do not exist and hours that are none are refused", () => {
    for (const work of [[{ from: "2027-02-30" }], [{ from: "2027-02-03", start: "25:00" }]])
      expect(PlanRequest.safeParse({ query: "Rome", work }).success).toBe(false);
  });
});
