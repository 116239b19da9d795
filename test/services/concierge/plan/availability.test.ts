import { beforeAll, describe, expect, test, vi } from "vitest";
import { dayNumber } from "../../../../src/domain/dates.ts";
import { stockKey } from "../../../../src/domain/stock.ts";
import { availabilityFor } from "../../../../src/services/concierge/plan/availability.ts";
import { openPlanner, type TestPlanner } from "./support.ts";

let planner: TestPlanner;
beforeAll(async () => {
  planner = await openPlanner();
});

const JUNE = "2027-06-10 to 2027-06-15";

test("says how many hotels have room, that it is in season, and that nothing is promised", async () => {
  const answer = await availabilityFor(planner.deps, {
    destination: "Tbilisi",
    dates: JUNE,
    travelers: 2,
  });
  expect(answer).toMatchObject({
    destination: "Tbilisi",
    status: "approximate",
    available: true,
    disclaimer: "Prices are approximate. Booking requires operator confirmation.",
  });
  expect(answer.note).toMatch(/Likely available; subject to operator confirmation\./);
  expect(answer.note).toMatch(
    /\d+ of \d+ hotels in Tbilisi have room for 2 on 10 June 2027 – 15 June 2027\./,
  );
  expect(answer.note).toContain("Tbilisi is in season in June.");
});

test.each(["June", "june 2027", "2027-06", "Iyun", "июнь"])(
  "a month alone (%s) is understood",
  async (dates) => {
    const answer = await availabilityFor(planner.deps, {
      destination: "Tbilisi",
      dates,
      lang: "en",
    });
    expect(answer.note).toContain("on 10 June 2027 – 13 June 2027.");
    expect(answer.note).toContain("Tbilisi is in season in June.");
  },
);

test("a country is looked at through its best known place, and names the others", async () => {
  const answer = await availabilityFor(planner.deps, { destination: "Georgia", dates: JUNE });
  expect(answer.destination).toBe("Georgia");
  expect(answer.note).toMatch(/Other places there: .*Kazbegi/);
});

test("rooms that were sold here are gone", async () => {
  const checkIn = dayNumber(2027, 6, 10);
  const stay = {
    cityCode: "KZE",
    checkIn,
    checkOut: checkIn + 5,
    guests: 2,
    quoteDay: dayNumber(2026, 11, 15),
  };
  const { offers } = await planner.deps.hotels.search(stay);
  const units = offers.flatMap((offer) => offer.units());
  const sold = new Map(units.map((unit) => [stockKey(unit), unit.capacity]));
  const soldIn = async () => sold;
  const soldOut = { ...planner.deps, inventory: { soldIn } };
  const answer = await availabilityFor(soldOut, {
    destination: "Kazbegi",
    dates: JUNE,
    travelers: 2,
  });
  expect(answer.available).toBe(false);
  expect(answer.note).toContain("No hotel in Kazbegi shows room for 2");
});

test("with a starting point, flights count too", async () => {
  const request = { destination: "Tbilisi", dates: JUNE, travelers: 2 };
  const seats = await availabilityFor(planner.deps, { ...request, origin: "Baku" });
  expect(seats.note).toMatch(/\d+ flight connections from Baku that day have seats\./);
  const none = await availabilityFor(planner.deps, request);
  expect(none.note).toContain("Flights were not checked");
});

test("from the city itself no flights are searched", async () => {
  const search = vi.fn(planner.deps.flights.search);
  const deps = { ...planner.deps, flights: { ...planner.deps.flights, search } };
  const answer = await availabilityFor(deps, { destination: "Tbilisi", origin: "Tbilisi" });
  expect(answer.note).toContain("Flights were not checked");
  expect(search).not.toHaveBeenCalled();
});

test("a starting point that nobody knows is named, not taken for none", async () => {
  const answer = await availabilityFor(planner.deps, {
    destination: "Tbilisi",
    dates: JUNE,
    origin: "Hogwarts",
  });
  expect(answer.note).toContain(
    "Flights were not checked, since “Hogwarts” is no place known here.",
  );
});

test.each([
  ["en", "The dates “2027-02-29” could not be understood; looked at "],
  ["az", "«2027-02-29» tarix kimi oxunmadı; yoxlanan vaxt: "],
  ["ru", "Не удалось понять даты: «2027-02-29»; проверено: "],
])("dates that no calendar has are named, not taken for none: %s", async (lang, words) => {
  const request = { destination: "Tbilisi", dates: "2027-02-29", lang };
  expect((await availabilityFor(planner.deps, request)).note).toContain(words);
});

test("a length without dates is kept to", async () => {
  const request = { destination: "Batumi", dates: "6 days" };
  const { note } = await availabilityFor(planner.deps, request);
  expect(note).toMatch(/No dates were given; looked at 10 (\w+) 2027 – 15 \1 2027\./);
});

test("a past date is said, and nothing can be had then", async () => {
  const answer = await availabilityFor(planner.deps, {
    destination: "Georgia",
    dates: "2026-06-10 to 2026-06-15",
    travelers: 2,
  });
  expect(answer.available).toBe(false);
  expect(answer.note).toMatch(
    /10 June 2026 is in the past.*coming year: \d+ of \d+ hotels .* 10 June 2027/,
  );
});

test("off season is said with the good months", async () => {
  const answer = await availabilityFor(planner.deps, {
    destination: "Kazbegi",
    dates: "in January",
  });
  expect(answer.note).toMatch(/Kazbegi is out of season in January; good months: .*June|May/);
});

test("without dates it looks at a good time and says which", async () => {
  const answer = await availabilityFor(planner.deps, { destination: "Batumi" });
  expect(answer.note).toMatch(/No dates were given; looked at .* 2027 – .* 2027\./);
  expect(answer.note).toContain("Batumi is in season");
});

describe("in every language", () => {
  test.each([
    ["ru", "Грузия", /Скорее всего, места есть/, /[A-Za-z]/],
    ["az", "Gürcüstan", /Çox güman ki, yer var/, /\b(?:the|of|hotels|available|season)\b/],
  ])("%s", async (lang, destination, wanted, unwanted) => {
    const answer = await availabilityFor(planner.deps, {
      destination,
      dates: JUNE,
      lang,
      origin: "Bakı",
    });
    expect(answer).toMatchObject({ lang, destination });
    expect(answer.note).toMatch(wanted);
    expect(answer.note).not.toMatch(unwanted);
  });

  test("that of the question, where none is asked for", async () => {
    expect((await availabilityFor(planner.deps, { destination: "в Батуми" })).lang).toBe("ru");
  });
});

test("a place that nobody knows is refused by its name", async () => {
  await expect(availabilityFor(planner.deps, { destination: "Atlantis" })).rejects.toMatchObject({
    code: "not_found",
    details: { reason: "unknown_destination", field: "destination", value: "Atlantis" },
  });
});

test("figures beyond reason are brought back to it", async () => {
  for (const travelers of [-3, 0, 2.5, 1e9]) {
    const answer = await availabilityFor(planner.deps, {
      destination: "Rome",
      dates: JUNE,
      travelers,
    });
    expect(answer.note).toMatch(/have room for (?:1|3|30) on|shows room for 30/);
  }
});
