import { countTokens } from "gpt-tokenizer";
import { describe, expect, test } from "vitest";
import { exploreFares } from "../../../src/tools/flights/explore-fares.ts";
import { findCity } from "../../../src/world/places/airports.ts";
import { dayHigh } from "../../../src/world/places/climate.ts";
import { flightsContext, openFlightsDesk } from "../../support/flights.ts";

interface Place {
  readonly code: string;
  readonly city: string;
  readonly country: string;
  readonly date: string;
  readonly return_date?: string;
  readonly price: number;
  readonly stops: number;
  readonly id: string;
  readonly km: number;
  readonly high: number;
  readonly notes?: readonly string[];
}

interface Answer {
  readonly places: readonly Place[];
  readonly total: number;
  readonly nextCursor?: string;
  readonly warnings?: readonly string[];
}

async function explore(args: object, context?: Awaited<ReturnType<typeof flightsContext>>) {
  const { output, text, flaw } = await exploreFares.call(args, context ?? (await flightsContext()));
  expect(flaw).toBeUndefined();
  const answer: Answer = Object(output);
  return { ...answer, text };
}

/** Where it is warm in January. */
const ARABIA = ["United Arab Emirates", "Oman", "Saudi Arabia", "Qatar", "Bahrain", "Yemen"];

describe("explore_fares", () => {
  test("every place costs what booking its id costs, and no more than the amount", async () => {
    const desk = await openFlightsDesk();
    const context = await flightsContext(desk);
    const asked = { origin: "LHR", month: "2027-03", max_price: 450, nights: 4, adults: 2 };
    const { places, text } = await explore(asked, context);
    expect(places).toHaveLength(10);
    expect(countTokens(text)).toBeLessThanOrEqual(1200);
    for (const { id, price, date, return_date: back } of places) {
      expect(price).toBeLessThanOrEqual(450);
      expect(date).toMatch(/^2027-03/);
      const booking = await desk.desk.bookFlight(
        {
          flightIds: [id],
          passengers: ["Ada", "Mary"].map((firstName) => ({
            type: "adult" as const,
            firstName,
            lastName: "Lovelace",
          })),
          contactEmail: "ada@example.com",
        },
        desk.caller,
      );
      expect(booking.totalPrice).toBe(Math.round(price * 100));
      expect(booking.flights.map((flight) => flight.departureTime.slice(0, 10))).toEqual([
        date,
        back,
      ]);
    }
    const prices = places.map(({ price }) => price);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });

  test("pages on without a place twice", async () => {
    const context = await flightsContext();
    const asked = { origin: "FRA", month: "2027-03", limit: 5 };
    const first = await explore(asked, context);
    const second = await explore({ ...asked, cursor: first.nextCursor }, context);
    const codes = [...first.places, ...second.places].map(({ code }) => code);
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
  });

  test("keeps to region, distance and warmth", async () => {
    const asked = {
      origin: "london",
      month: "2027-01",
      climate: "warm",
      min_km: 3000,
      max_km: 6000,
    };
    const { places } = await explore({ ...asked, region: "Middle East" });
    expect(places.length).toBeGreaterThan(2);
    for (const { high, km, country } of places) {
      expect(high).toBeGreaterThanOrEqual(24);
      expect(km).toBeGreaterThanOrEqual(3000);
      expect(km).toBeLessThanOrEqual(6000);
      expect(ARABIA).toContain(country);
    }
    const cold = await explore({ origin: "CDG", month: "2027-01", climate: "cold" });
    for (const { high } of cold.places) expect(high).toBeLessThanOrEqual(8);
  });

  test("how warm it gets is that of the flight's own month, also where the days span two", async () => {
    const { places } = await explore({ origin: "GYD", limit: 12 });
    expect(places.length).toBeGreaterThan(5);
    for (const { code, date, high } of places) {
      const city = findCity(code);
      expect(city && dayHigh(city, Number(date.slice(5, 7)))).toBe(high);
    }
  });

  test("finds snow in winter and the sea where one can bathe, with a change of planes where few fly", async () => {
    const ski = await explore({ origin: "Baku", month: "2027-01", purpose: "ski" });
    expect(ski.places.map(({ code }) => code)).toContain("TBS");
    expect(ski.text).toContain("ski: Gudauri");
    const alps = await explore({ origin: "LGW", month: "2027-01", purpose: "ski", limit: 50 });
    const codes = alps.places.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(["GVA", "BCN"]));
    expect(codes.indexOf("GVA")).toBeLessThan(codes.indexOf("BCN"));
    const summer = await explore({ origin: "Baku", month: "2027-07", purpose: "ski" });
    expect(summer.places.map(({ code }) => code)).not.toContain("TBS");
    const beach = await explore({ origin: "TBS", month: "2027-02", purpose: "beach" });
    const sharm = beach.places.find(({ code }) => code === "SSH");
    expect(sharm?.high).toBeGreaterThan(22);
    expect(beach.places.every(({ stops }) => stops <= 1)).toBe(true);
  });

  test("shows only where a passport usually needs no visa, and says to check", async () => {
    const asked = { origin: "IST", month: "2027-03", passport: "AZ" };
    const { places } = await explore({ ...asked, region: "Caucasus" });
    expect(new Set(places.map(({ country }) => country))).toEqual(
      new Set(["Azerbaijan", "Georgia"]),
    );
    const europe = await explore({ ...asked, region: "Europe" });
    expect(europe.places.length).toBeGreaterThan(0);
    for (const { country } of europe.places) expect(["Germany", "France"]).not.toContain(country);
    const georgia = places.find(({ country }) => country === "Georgia");
    expect(georgia?.notes?.join()).toContain("usually no visa for 365 days, check");
  });

  test("says in one sentence why it found nothing and what to do next", async () => {
    const { places, text } = await explore({ origin: "LHR", month: "2027-03", max_price: 1 });
    expect(places).toEqual([]);
    expect(text).toMatch(
      /the cheapest is about USD \d+\.\d\d\. Raise max_price, drop a wish, or ask about another month/,
    );
  });

  test("with a passport other countries come first, and a city with two airports once", async () => {
    const asked = { origin: "DEL", month: "2027-01", nights: 6, purpose: "beach", limit: 30 };
    const { places } = await explore({ ...asked, passport: "IN" });
    const atHome = places.map(({ country }) => country === "India");
    expect(new Set(atHome).size).toBe(2);
    expect(atHome).toEqual([...atHome].sort((a, b) => Number(a) - Number(b)));
    const names = places.map(({ city, country }) => `${city}, ${country}`);
    expect(names).toContain("Goa, India");
    expect(new Set(names).size).toBe(names.length);
  });

  test.each([
    [{ origin: "LHR", region: "Narnia" }, "unknown_region"],
    [{ origin: "LHR", passport: "ZZ" }, "unknown_passport"],
    [{ origin: "Zermatt", month: "2027-03" }, "no_airport"],
    [{ origin: "LHR", departure_date: "2026-11-01" }, "date_in_past"],
    [{ origin: "LHR", month: "2027-03", cursor: "x" }, "bad_cursor"],
  ])("refuses %j: %s", async (args, reason) => {
    await expect(exploreFares.call(args, await flightsContext())).rejects.toMatchObject({
      details: { reason },
    });
  });
});
