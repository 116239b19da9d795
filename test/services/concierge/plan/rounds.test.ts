import { beforeAll, describe, expect, test } from "vitest";
import type { PlanRequest } from "../../../../src/domain/contracts/concierge/plan.ts";
import { endOf } from "../../../../src/services/concierge/plan/excursions.ts";
import { hourOf } from "../../../../src/services/concierge/plan/flights.ts";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import { excursionsOf, placesOf } from "../../../../src/services/concierge/plan/slots.ts";
import type { Trip } from "../../../../src/services/concierge/plan/trip.ts";
import { writePlan } from "../../../../src/services/concierge/plan/write.ts";
import { planText } from "../../../../src/tools/concierge/text.ts";
import { openPlanner, type TestPlanner } from "./support.ts";

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

function plan(request: PlanRequest | string): Promise<Trip> {
  return tripFor(planner.deps, typeof request === "string" ? { query: request } : request);
}

const cities = ({ frame }: Trip) => frame.stays.map(({ spot }) => spot.slug);
const nights = ({ frame }: Trip) =>
  Object.fromEntries(frame.stays.map((stay) => [stay.spot.slug, stay.nights]));
const shown = ({ days }: Trip) =>
  days.flatMap((day) => [...placesOf(day), ...excursionsOf(day)].map(({ slug }) => slug));

describe("where a round goes", () => {
  test("a safari that was wished for beside an island comes before it, with days of its own", async () => {
    const trip = await plan(
      "Safari and Zanzibar, 10 days in August, honeymoon, from Istanbul, $9000",
    );
    expect(cities(trip)).toEqual(["serengeti", "zanzibar"]);
    expect(nights(trip)["serengeti"]).toBeGreaterThanOrEqual(3);
  });

  test("what takes a day and every visitor expects is not given up for a flight at dawn", async () => {
    const trip = await plan("Honeymoon in Tanzania in July: beach and safari, 12 days from London");
    expect(shown(trip)).toContain("serengeti-great-migration");
  });

  test("hills and the sea, which no place has together, are a round through several", async () => {
    const trip = await plan(
      "Собираемся вдвоём в Шри-Ланку на 12 дней в январе, вылет из Москвы: горы, чайные плантации и в конце море.",
    );
    expect(cities(trip)).toEqual(expect.arrayContaining(["kandy", "ella", "bentota"]));
    expect(cities(trip).at(-1)).toBe("bentota");
  });

  test("a country right before a region says which part of it is meant", async () => {
    const trip = await plan("Ski week for four in the French Alps in February, from London");
    expect(cities(trip)).toEqual(["chamonix"]);
  });

  test("a city and a country go on in the country, which has its share of the nights", async () => {
    const trip = await plan("Honeymoon in Paris and Switzerland, 9 days in September from Baku");
    const own = trip.frame.stays.filter(({ spot }) => spot.country === "CH");
    expect(new Set(trip.frame.stays.map(({ spot }) => spot.country))).toEqual(
      new Set(["FR", "CH"]),
    );
    expect(own.reduce((sum, stay) => sum + stay.nights, 0)).toBeGreaterThanOrEqual(3);
  });

  test("a country by train is crossed by train, from end to end and in one direction", async () => {
    const trip = await plan(
      "Vietnam by train, 14 days in February 2027, two adults from Paris, 5000 EUR",
    );
    expect(cities(trip)).toEqual(["hanoi", "ninh-binh", "hue", "hoi-an", "ho-chi-minh-city"]);
    expect(trip.frame.transfers.map(({ mode }) => mode)).not.toContain("flight");
  });
});

describe("a large country", () => {
  test("is crossed in one direction, near cities one after the other", async () => {
    const trip = await plan(
      "12 days in Canada in July for a family with kids 8 and 12 from London",
    );
    const order = cities(trip);
    expect(Math.abs(order.indexOf("toronto") - order.indexOf("montreal"))).toBe(1);
  });

  test("is not seen where the rains are while other places are in season", async () => {
    const trip = await plan("Australia, 16 days in February, two adults from Moscow");
    expect(cities(trip)).not.toContain("cairns");
    expect(cities(trip).length).toBeGreaterThanOrEqual(3);
  });

  test("that was not asked for is not flown to where it takes a consulate", async () => {
    const trip = await plan("Мексика, 12 дней в декабре, семья с ребёнком 6 лет, из Стамбула");
    expect(trip.frame.stays.map(({ spot }) => spot.country)).not.toContain("US");
  });

  test.each([["Lebanon, 5 days in May from Dubai for two", "BEY"]])(
    "that the catalogue does not have is the country of that name: %s",
    async (query, place) => {
      const trip = await plan(query);
      expect(trip.frame.stays.map(({ spot }) => spot.destination.place)).toEqual([place]);
    },
  );
});

test("free days in a row are one line of the text, in each language", async () => {
  const text = async (query: string) => planText(writePlan(await plan(query)));
  expect(await text("Lebanon, 5 days in May from Dubai for two")).toMatch(
    /^Day 2, \w+day – Day 4, \w+day, Beirut: free days$/m,
  );
  expect(await text("Ливан на 5 дней в мае из Дубая, двое")).toMatch(/: свободные дни$/m);
  expect(await text("Mayda Dubaydan Livana 5 günlük səfər, iki nəfər")).toMatch(
    /: sərbəst günlər$/m,
  );
});

describe("who comes in their own car", () => {
  test("goes no farther than they can drive home from", async () => {
    const trip = await plan(
      "Balkans road trip 12 days in June from Vienna in our own car, two adults, 4000 EUR",
    );
    expect(trip.flights).toEqual([]);
    expect(trip.frame.departure.hours).toBeLessThanOrEqual(14);
  });
});

describe("the day that is free", () => {
  test("is the one with cheaper flights where the budget is not enough", async () => {
    const over = await plan(
      "Ailəmizlə, 2 böyük və 5 yaşlı uşaq, iyulda Bakıdan Batumiyə 7 günlük dəniz istirahətinə getmək istəyirik. Büdcəmiz 2500 manatdır.",
    );
    const free = await plan(
      "Ailəmizlə, 2 böyük və 5 yaşlı uşaq, iyulda Bakıdan Batumiyə 7 günlük dəniz istirahətinə getmək istəyirik.",
    );
    const flown = ({ flights }: Trip) => flights.reduce((sum, { pick }) => sum + pick.price, 0);
    expect(flown(over)).toBeLessThan(flown(free));
  });
});

describe("what days are made of", () => {
  test("no theme park for those who go easy without a child", async () => {
    const query = "10 days in Tokyo, Kyoto and Osaka in late March for two from London";
    const trip = await plan({ query, pace: "relaxed" });
    expect(shown(trip).filter((slug) => slug.includes("universal"))).toEqual([]);
  });

  test("work ends with the way to the airport", async () => {
    const trip = await plan(
      "Командировка в Дубай на 3 дня с 14 по 16 декабря из Москвы, переговоры в районе DIFC",
    );
    const { evening } = trip.days.at(-1)?.slots ?? {};
    expect(evening?.kind === "departure" && evening.times.leaves).toBeLessThan(18);
    expect(writePlan(trip).itinerary.at(-1)?.afternoon).not.toMatch(/шести/);
  });
});

describe("the ways of a round", () => {
  test("the falls of Iguazú are flown to on the side that one comes from", async () => {
    const trip = await plan({
      query: "Buenos Aires, Iguazu falls and Rio",
      days: 13,
      destinations: ["Buenos Aires", "Foz do Iguaçu", "Rio de Janeiro"],
      month: "2027-03",
    });
    expect(trip.frame.transfers.map(({ flight }) => flight?.to)).toContain("IGR");
  });

  test("a boat that nobody has mapped gives way to a flight", async () => {
    const trip = await plan({
      query: "Penang and Langkawi",
      days: 8,
      destinations: ["Penang", "Langkawi"],
      origin: "Dubai",
      month: "2027-02",
    });
    expect(trip.frame.transfers.map(({ mode }) => mode)).toEqual(["flight"]);
  });

  test("fast trains are no beds: China is crossed by day", async () => {
    const trip = await plan({
      query: "Classic China by fast train",
      days: 12,
      destinations: ["Beijing", "Xi'an", "Guilin", "Shanghai"],
      origin: "New York",
      needs: ["train"],
      month: "2027-10",
    });
    expect(cities(trip)).toHaveLength(4);
    for (const { hours } of trip.frame.transfers) expect(hours).toBeLessThan(11);
  });
});

describe("nights and beds of a round", () => {
  test("a beach beside a city that was named has half of the nights, not all", async () => {
    const trip = await plan({
      query: "Mexico City for food and museums and then the beach in Tulum",
      days: 9,
      destinations: ["Mexico City", "Tulum"],
      origin: "New York",
      interests: ["food", "art", "beach"],
      month: "2027-02",
    });
    expect(nights(trip)["mexico-city"]).toBeGreaterThanOrEqual(3);
  });

  test("with a wheelchair the sanctuary is near", async () => {
    const trip = await plan({
      query: "Umrah for my parents and me, close to the Haram",
      days: 8,
      destinations: ["Makkah", "Madinah"],
      origin: "London",
      party: { adults: 3 },
      needs: ["wheelchair"],
      month: "2027-01",
      budget: "6000 GBP",
    });
    for (const { distance = "" } of trip.lodgings) expect(distance).toMatch(/^\d+ m from/);
  });
});

describe("the days of a round", () => {
  test("a city that was named is more than a bed before an early flight", async () => {
    const trip = await plan({
      query: "Узбекистан: Ташкент, Самарканд, Бухара, Хива на поездах, студенты, недорого",
      days: 8,
      destinations: ["Ташкент", "Самарканд", "Бухара", "Хива"],
      origin: "Москва",
      month: "2027-04",
    });
    expect(nights(trip)).toMatchObject({ samarkand: 2, khiva: 2 });
  });

  test("a city that was reached that day is not left in its night", async () => {
    const trip = await plan({
      query: "Classic China by fast train",
      days: 12,
      destinations: ["Beijing", "Xi'an", "Guilin", "Shanghai"],
      origin: "New York",
      needs: ["train"],
      month: "2027-10",
    });
    for (const { fixed, spot } of trip.days) {
      const isReached = [fixed.morning, fixed.afternoon].some((way) => way?.kind === "transfer");
      const { evening } = fixed;
      const isLeft = evening?.kind === "transfer" && evening.transfer.from === spot;
      expect(isReached && isLeft).toBe(false);
    }
  });

  test("a drive to a far airport does not begin in the night while another flight leaves later", async () => {
    const trip = await plan({
      query: "Kenya safari and Zanzibar beach, honeymoon, 11 days in August, from London",
      destinations: ["Nairobi", "Masai Mara", "Zanzibar"],
      month: "2027-08",
    });
    for (const { flight, before = 0 } of trip.frame.transfers) {
      if (flight) expect(hourOf(flight.departs) - before).toBeGreaterThanOrEqual(6);
    }
  });

  test("the city of the airport comes last where the flight home is early, also on another day", async () => {
    const trip = await plan("Iceland 7 days in June, couple from Baku, 7000 USD");
    const { flight, hours } = trip.frame.departure;
    expect(flight && hourOf(flight.departs) - hours).toBeGreaterThanOrEqual(6);
  });

  test("one sight is not gone to from two towns", async () => {
    const query = "10 days in Tokyo, Kyoto and Osaka in late March for two from London";
    const trip = await plan({ query, pace: "relaxed" });
    const toNara = shown(trip).filter((slug) => slug.includes("nara"));
    expect(toNara.length).toBeLessThanOrEqual(1);
  });

  test("a long day out begins early enough to end in the evening", async () => {
    const trip = await plan("Cusco 6 days in June, two adults from Miami, $6000");
    const out = trip.days.flatMap(excursionsOf).find(({ slug }) => slug === "cusco-machu-picchu");
    expect(out && endOf(out, "morning")).toBeLessThanOrEqual(20);
  });

  test("at an easy pace a city still shows what everybody names", async () => {
    const trip = await plan({
      query: "Retired couple: Rome, Florence and Venice by train, relaxed, art and good food",
      days: 9,
      destinations: ["Rome", "Florence", "Venice"],
      origin: "New York",
      interests: ["art", "food"],
      pace: "relaxed",
      month: "2027-05",
    });
    expect(shown(trip)).toEqual(expect.arrayContaining(["roman-forum", "trevi-fountain"]));
    // Nor does it begin in a museum after a night on board.
    const [first] = trip.days;
    expect(first && placesOf(first).map(({ slug }) => slug)).not.toContain("vatican-museums");
  });

  test("a weekend holds its Sunday, whatever flies on Friday", async () => {
    const { frame } = await plan("Weekend in Paris for two from Baku in March, 1500 EUR");
    expect(frame.days.map(({ calendar }) => calendar.date)).toEqual([frame.start, frame.start + 1]);
    expect(new Date(frame.start * 86_400_000).getUTCDay()).toBe(6);
  });
});
