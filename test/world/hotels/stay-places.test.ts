import { describe, expect, test } from "vitest";
import { distanceKm } from "../../../src/domain/geo.ts";
import { findStayPlace, stayPlaces } from "../../../src/world/hotels/stay-places.ts";
import { cities, findAirport, findCity } from "../../../src/world/places/airports.ts";
import { findCountry } from "../../../src/world/places/countries.ts";

describe("places without an airport", () => {
  test("there are more than a hundred, each with a code of its own", () => {
    expect(stayPlaces.length).toBeGreaterThan(100);
    expect(new Set(stayPlaces.map(({ code }) => code)).size).toBe(stayPlaces.length);
    for (const { code } of stayPlaces) expect(code).toMatch(/^[A-Z]{3}$/);
  });

  test("no code is an airport's or a city's", () => {
    const clashes = stayPlaces.filter(({ code }) => findAirport(code) ?? findCity(code));
    expect(clashes).toEqual([]);
  });

  test("none repeats a city that has an airport under the same name", () => {
    const served = new Set(cities.map(({ name, country }) => `${name} ${country}`));
    expect(stayPlaces.filter(({ name, country }) => served.has(`${name} ${country}`))).toEqual([]);
  });

  test("each lies in a known country, within a long day's drive of its airport", () => {
    for (const place of stayPlaces) {
      const airport = findAirport(place.airport);
      expect(findCountry(place.country), place.name).toBeDefined();
      expect(airport && distanceKm(place, airport), place.name).toBeLessThan(350);
      expect(place.zone).toBe(airport?.zone);
    }
  });

  test("a place is found by its code, and an airport's code finds none", () => {
    expect(findStayPlace("KZE")).toMatchObject({ name: "Kazbegi", country: "GE", airport: "TBS" });
    expect(findStayPlace("UKY")).toMatchObject({ name: "Kyoto", country: "JP" });
    expect(findStayPlace("LHR")).toBeUndefined();
  });
});
