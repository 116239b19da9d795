import { beforeAll, describe, expect, test } from "vitest";
import { excursionsOf, placesOf } from "../../../../src/services/concierge/plan/days/slots.ts";
import { tripFor } from "../../../../src/services/concierge/plan/planner.ts";
import { hourOf } from "../../../../src/services/concierge/plan/route/flights.ts";
import type { Trip } from "../../../../src/services/concierge/plan/trip.ts";
import { toAz } from "../../../../src/services/concierge/plan/wording/cases-az.ts";
import { writePlan } from "../../../../src/services/concierge/plan/wording/write.ts";
import { openPlanner, type TestPlanner } from "./support.ts";

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

const plan = (query: string) => tripFor(planner.deps, { query });
const cities = ({ frame }: Trip) => frame.stays.map(({ spot }) => spot.slug);
const modes = ({ frame }: Trip) =>
  [frame.arrival, ...frame.transfers, frame.departure].map(({ mode }) => mode);
const notes = (trip: Trip) => writePlan(trip).notes.join(" ");
const skied = (trip: Trip) =>
  trip.days.map((day) => placesOf(day).some(({ categories }) => categories.includes("ski")));

describe("a place that nothing but wishes names", () => {
  test("is no sanctuary, unless pilgrims ask", async () => {
    const warm = await plan("Somewhere warm in January for a week from Baku, couple, 1500 manat");
    expect(cities(warm).filter((city) => ["mecca", "medina"].includes(city))).toEqual([]);
  });

  test("is near for a weekend", async () => {
    const trip = await plan("Горные лыжи на выходные из Баку, февраль, двое");
    expect(trip.frame.stays[0]?.spot.country).toBe("AZ");
  });

  test("is reached with one change of planes at most", async () => {
    const trip = await plan(
      "anywhere warm in february for 800 EUR, 1 week, just me, from Berlin, swim in the sea",
    );
    for (const { pick } of trip.flights) expect(pick.stops).toBeLessThanOrEqual(1);
  });
});

describe("places", () => {
  test("of a wine week all have wine", async () => {
    const trip = await plan("Wine week in Georgia for two from Baku, October");
    for (const { spot } of trip.frame.stays)
      expect(spot.destination.categories, spot.slug).toContain("wine");
  });

  test("of a beach trip have a beach, whatever sight was named beside it", async () => {
    const trip = await plan(
      "beach holiday in Egypt, 8 days in April from Istanbul, two adults, see the pyramids",
    );
    expect(JSON.stringify(trip.days)).toMatch(/pyramids of giza/i);
    const shore = trip.frame.stays.filter(({ spot }) =>
      spot.destination.categories.includes("beach"),
    );
    expect(shore.reduce((sum, { nights }) => sum + nights, 0)).toBeGreaterThanOrEqual(4);
  });

  test("of a long round through countries are many, and one without sights does not count as filled", async () => {
    const vietnam = await plan("Vietnam, 3 weeks in March from London, couple");
    expect(cities(vietnam).length).toBeGreaterThanOrEqual(5);
    const round = await plan(
      "Thailand, Laos and Cambodia, 28 days in January from London, two people",
    );
    expect(cities(round).length).toBeGreaterThanOrEqual(5);
    for (const { spot, nights } of round.frame.stays)
      expect(nights, spot.slug).toBeLessThanOrEqual(8);
  });

  test("of a trip to the mountains have most nights in them", async () => {
    const trip = await plan("Mountains of Georgia, 8 days, hiking, July, from Vienna, 2 people");
    const nights = (isThere: boolean) =>
      trip.frame.stays
        .filter(({ spot }) => (spot.destination.categories[0] === "mountains") === isThere)
        .reduce((sum, stay) => sum + stay.nights, 0);
    expect(nights(true)).toBeGreaterThan(nights(false));
  });

  test("are in an order that leaves the last night near the airport of an early flight", async () => {
    for (const query of [
      "Wine week in Georgia for two from Baku, October",
      "5 days in Georgia with wine tasting, my wife and I, from Dubai, mid October, 2000 usd",
    ]) {
      const { departure } = (await plan(query)).frame;
      const leaves = hourOf(departure.flight?.departs ?? "24:00") - departure.hours;
      expect(leaves).toBeGreaterThan(8);
    }
  });
});

describe("their own car", () => {
  test("takes travellers there, about and home, and the fuel is paid once", async () => {
    const query = "with our own car from Vienna to Venice and Florence, 8 days, couple, September";
    const trip = await plan(query);
    expect(new Set(modes(trip))).toEqual(new Set(["road"]));
    const four = await plan(query.replace("couple", "four adults"));
    expect(four.frame.arrival.price).toBe(trip.frame.arrival.price);
  });

  test("is no train, and no night is driven through", async () => {
    const trip = await plan(
      "Berlin, Vienna and Venice by car from Hamburg, 10 days in June, couple",
    );
    expect(modes(trip)).not.toContain("train");
    for (const { fixed } of trip.days) expect(fixed.evening?.kind).not.toBe("transfer");
  });

  test("goes where the catalogue maps trains alone", async () => {
    const trip = await plan(
      "Skiing in Austria, 6 days from 13 February 2027 by car from Berlin, couple",
    );
    expect(new Set(modes(trip))).toEqual(new Set(["road"]));
    expect(trip.frame.arrival.hours).toBeLessThan(10);
  });

  test("stays at home where the land border is closed, and the note says so", async () => {
    const trip = await plan("Gürcüstana öz maşınımızla 5 günlük səfər, iki nəfər, avqust, Bakıdan");
    expect(notes(trip)).toMatch(/öz maşınınız \(quru sərhəd/);
  });
});

describe("a weekend on skis", () => {
  test("is skied on both days, and until the drive home", async () => {
    const trip = await plan("Ski weekend, two days, from Tbilisi in January, 2 people");
    expect(skied(trip)).toEqual([true, true]);
    const [first, last] = trip.days;
    expect(first?.beside.morning?.place).toBeUndefined();
    expect(last?.beside.afternoon).toMatchObject({ when: "before", for: "ski" });
    const { afternoon } = last?.fixed ?? {};
    expect(afternoon?.kind === "departure" && afternoon.times.leaves).toBeGreaterThanOrEqual(16);
  });
});

test("the last day of work is kept for it until the way to the airport", async () => {
  const trip = await plan(
    "Business trip to Frankfurt, 3 days of meetings, from Baku, 12-14 January 2027",
  );
  const last = trip.days.at(-1);
  expect(last?.beside.afternoon).toMatchObject({ when: "before", for: "work" });
  expect(last && placesOf(last)).toEqual([]);
});

describe("passports", () => {
  test("that open no border are told of before anything else", async () => {
    const trip = await plan("Baku to Yerevan for 4 days in May, 2 people, 900 dollars");
    expect(trip.remarks[0]?.kind).toBe("visas");
  });

  test("of the Union need no rules inside it, nor in Norway", async () => {
    const trip = await plan("Fatima and Lourdes, 7 days in May from Milan, 4 people");
    expect(notes(trip)).not.toContain("entry rules");
    expect(notes(await plan("Bergen and Oslo, 6 days in June from Milan, 2 people"))).not.toContain(
      "visa",
    );
  });
});

describe("days", () => {
  test("of a sightseer begin with what everybody names", async () => {
    const trip = await plan(
      "culture trip to Samarkand, Bukhara and Khiva, 7 days in April from Baku, 4 adults",
    );
    const shown = trip.days.flatMap((day) => placesOf(day).map(({ slug }) => slug));
    expect(shown).toContain("registan-square");
    expect(shown).toContain("gur-e-amir-mausoleum");
  });

  test("with a flight hold nothing an hour out of town, nor days with a toddler", async () => {
    const trip = await plan("Мы с мужем и дочка 2 года, в Сочи на 6 дней в мае из Москвы");
    const shown = trip.days.flatMap((day) => placesOf(day).map(({ slug }) => slug));
    expect(shown).not.toContain("rosa-peak");
  });

  test("at an easy pace have no excursion of ten hours", async () => {
    const trip = await plan(
      "retired couple, Japan, Tokyo and Kyoto, 12 days in April, slow pace, from New York",
    );
    for (const { hours } of trip.days.flatMap(excursionsOf)) expect(hours).toBeLessThanOrEqual(9);
  });

  test("on an island of one hotel know no village", async () => {
    const trip = await plan("Honeymoon in the Maldives from Dubai, 10 nights in February");
    const text = JSON.stringify(writePlan(trip));
    expect(text).not.toMatch(/village|boatmen|stall/);
    const free = trip.days.slice(1, -1).filter(({ slots }) => slots.morning.kind === "free");
    expect(free).toEqual([]);
  });
});

test("no two hotels of a plan bear one name", async () => {
  const queries = [
    "Balkans by car: Belgrade, Sarajevo, Mostar, Dubrovnik and Kotor, 9 days in September, couple from Vienna",
    "backpacking Vietnam 3 weeks in March, one person, hostels, 1200 usd",
    "Uzbekistan 9 days in April, couple from Frankfurt",
  ];
  for (const query of queries) {
    const names = (await plan(query)).lodgings.flatMap(({ name }) => name ?? []);
    expect(new Set(names).size).toBe(names.length);
  }
});

test("what is beyond the money by beds and ways alone is not made dull as well", async () => {
  const trip = await plan("Rome, 5 days in May from Baku, 2 people, 300 euro");
  const shown = trip.days.flatMap((day) => placesOf(day).map(({ slug }) => slug));
  expect(shown).toContain("vatican-museums");
});

test("names with capitals take the endings of possession too", () => {
  expect(toAz("Ras Məhəmməd Milli Parkı")).toBe("Ras Məhəmməd Milli Parkına");
});

test("the Acropolis is seen beside its museum", async () => {
  const athens = await plan("4 days in Athens in May for two");
  const seen = athens.days.flatMap((day) => placesOf(day)).map(({ slug }) => slug);
  expect(seen).toEqual(expect.arrayContaining(["acropolis", "acropolis-museum"]));
});
