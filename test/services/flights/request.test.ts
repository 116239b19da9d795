import { describe, expect, test } from "vitest";
import type { FlightSearchRequest } from "../../../src/domain/contracts/flights/search.ts";
import { checkRequest } from "../../../src/services/flights/request.ts";
import { airlineCodes } from "../../../src/suppliers/simulated/airline-codes.ts";
import { simulatedPlaces } from "../../../src/suppliers/simulated/places.ts";
import { NOON } from "../../support/desk.ts";

const places = simulatedPlaces();
const simulated = { places, now: NOON, live: false, airlineCodes };
const live = { places, now: NOON, live: true, airlineCodes };
const good: FlightSearchRequest = {
  origin: "SFO",
  destination: "CDG",
  departure_date: "2027-05-10",
};

/** Programs without types send anything. */
function check(changes: Readonly<Record<string, unknown>>, around = simulated) {
  return checkRequest(Object.assign({}, good, changes), around);
}

describe("a request for offers", () => {
  test("gets every default", () => {
    expect(check({})).toEqual({
      origin: "SFO",
      destination: "CDG",
      departureDate: "2027-05-10",
      party: { adults: 1, children: 0, infants: 0 },
      maxConnections: 2,
    });
  });

  test("keeps all that it says", () => {
    const all = {
      return_date: "2027-05-17",
      adults: 2,
      children: 1,
      infants: 2,
      cabin_class: "business",
      max_connections: 0,
      departure_time: { after: "08:00", before: "08:00" },
      arrival_time: { after: "00:00", before: "23:59" },
    };
    expect(check(all)).toMatchObject({
      returnDate: "2027-05-17",
      party: { adults: 2, children: 1, infants: 2 },
      cabin: "business",
      maxConnections: 0,
      departureTime: { after: "08:00", before: "08:00" },
      arrivalTime: { after: "00:00", before: "23:59" },
    });
  });

  test("reads codes in any case and names that only one place has", () => {
    const { origin, destination } = check({ origin: "sfo", destination: " paris " });
    expect([origin, destination]).toEqual(["SFO", "PAR"]);
    expect(check({ destination: "Тбилиси" }).destination).toBe("TBS");
  });

  test("may name cities with several airports, and one of a city's airports to another", () => {
    expect(check({ origin: "LON", destination: "PAR" }).origin).toBe("LON");
    expect(check({ origin: "LHR", destination: "LGW" }).destination).toBe("LGW");
  });

  test.each([
    [{ origin: "" }, "origin and destination required", "origin"],
    [{ destination: undefined }, "origin and destination required", "destination"],
    [{ origin: "SF" }, "Invalid origin IATA code: SF", "origin"],
    [{ origin: "San Jose" }, "Invalid origin IATA code: San Jose", "origin"],
    [{ destination: "Lodnon" }, "Invalid destination IATA code: Lodnon", "destination"],
    [{ destination: 7 }, "Invalid destination IATA code: 7", "destination"],
    [{ origin: "QQQ" }, "Airport code QQQ not found. Please check spelling.", "origin"],
    [{ origin: "LHR", destination: "LON" }, "destination: LON is where", "destination"],
    [{ destination: "SFO" }, "destination: SFO is where the journey starts", "destination"],
    [{ departure_date: "2027-02-30" }, "Invalid departure date: 2027-02-30", "departure_date"],
    [{ departure_date: "10/05/2027" }, "Invalid departure date: 10/05/2027", "departure_date"],
    [{ departure_date: undefined }, "Invalid departure date: undefined", "departure_date"],
    [{ departure_date: "2026-11-13" }, "is in the past", "departure_date"],
    [{ departure_date: "2060-01-01" }, "is too far ahead", "departure_date"],
    [{ return_date: "soon" }, "Invalid return date: soon", "return_date"],
    [{ return_date: "2027-05-09" }, "is before departure_date 2027-05-10", "return_date"],
    [{ adults: 0 }, "adults 0 must be at least 1", "adults"],
    [{ adults: 1.5 }, "adults 1.5 must be a whole number", "adults"],
    [{ adults: "2" }, "adults 2 must be a whole number", "adults"],
    [{ children: -1 }, "children -1 must be at least 0", "children"],
    [{ infants: 2 }, "infants has 2 infants for 1 adult", "infants"],
    [{ adults: 9, children: 1 }, "needs 10 seats", "adults"],
    [{ max_connections: 3 }, "max_connections 3 must be 0, 1 or 2", "max_connections"],
    [{ max_connections: -1 }, "max_connections -1 must be 0, 1 or 2", "max_connections"],
    [{ cabin_class: "sofa" }, "cabin_class sofa must be one of economy", "cabin_class"],
    [
      { departure_time: { after: "24:00", before: "23:00" } },
      "must be a time from 00:00",
      "departure_time.after",
    ],
    [
      { arrival_time: { after: "10:00" } },
      "must be a time from 00:00 to 23:59",
      "arrival_time.before",
    ],
    [
      { departure_time: { after: "18:00", before: "09:00" } },
      "departure_time: 18:00 is later than 09:00",
      "departure_time",
    ],
  ])("%j is refused: %s", (changes, message, field) => {
    expect(() => check(changes)).toThrow(
      expect.objectContaining({
        name: "TravelError",
        message: expect.stringContaining(message),
        details: expect.objectContaining({ field }),
      }),
    );
  });

  test("in a name's place gets the codes that were probably meant", () => {
    for (const [typed, code] of [
      ["Lodnon", "LON"],
      ["San Jose", "SJO"],
      ["Goa", "GOI"],
    ]) {
      expect(() => check({ origin: typed })).toThrow(
        expect.objectContaining({
          details: expect.objectContaining({ hint: expect.stringContaining(`${code} (`) }),
        }),
      );
    }
  });

  test("of a live supplier may name airports that the world does not know", () => {
    expect(check({ origin: "QQQ" }, live).origin).toBe("QQQ");
    expect(() => check({ origin: "Q" }, live)).toThrow("Invalid origin IATA code: Q");
  });

  test("is past by the calendar of its origin", () => {
    const midnight = { ...simulated, now: Date.parse("2026-11-15T01:00:00Z") };
    const yesterday = { departure_date: "2026-11-14" };
    expect(check({ ...yesterday, origin: "SFO" }, midnight).departureDate).toBe("2026-11-14");
    expect(() => check({ ...yesterday, origin: "CDG", destination: "SFO" }, midnight)).toThrow(
      "is in the past",
    );
  });
});
