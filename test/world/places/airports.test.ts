import { describe, expect, test } from "vitest";
import {
  airports,
  airportsOf,
  cities,
  findAirport,
  findCity,
} from "../../../src/world/places/airports.ts";
import { findCountry } from "../../../src/world/places/countries.ts";
import { zoneName } from "../../../src/world/places/zones.ts";

describe("airports", () => {
  test("there are the four thousand or so that have scheduled flights", () => {
    expect(airports.length).toBeGreaterThan(3900);
    expect(airports.length).toBeLessThan(4600);
  });

  test("every airport has a code of its own, a place on earth, a zone that Intl knows and a country", () => {
    const wrong = airports.filter((airport, index) => {
      const onEarth = Math.abs(airport.lat) <= 90 && Math.abs(airport.lon) <= 180;
      const atNull = airport.lat === 0 && airport.lon === 0;
      return (
        !/^[A-Z]{3}$/.test(airport.iata) ||
        airport.index !== index ||
        !onEarth ||
        atNull ||
        !findCountry(airport.country) ||
        findAirport(airport.iata) !== airport ||
        airport.city === "" ||
        airport.name === ""
      );
    });
    expect(wrong).toEqual([]);
    for (const zone of new Set(airports.map((airport) => airport.zone))) {
      expect(() => new Intl.DateTimeFormat("en", { timeZone: zoneName(zone) })).not.toThrow();
    }
  });

  test("they are sorted by code", () => {
    const codes = airports.map((airport) => airport.iata);
    expect(codes).toEqual([...codes].sort());
  });

  test("no airport's clock is far from the sun's", () => {
    // China's one zone and the date line's islands are the extremes: under four hours.
    const wrong = airports.filter((airport) => {
      const january = Date.UTC(2027, 0, 15);
      const text = new Intl.DateTimeFormat("en", {
        timeZone: zoneName(airport.zone),
        timeZoneName: "longOffset",
      })
        .formatToParts(january)
        .find((part) => part.type === "timeZoneName")?.value;
      const [, sign = "+", hours = "0", minutes = "0"] =
        /GMT(?:([+-])(\d\d):(\d\d))?/.exec(text ?? "") ?? [];
      const offset = (sign === "-" ? -1 : 1) * (Number(hours) + Number(minutes) / 60);
      const apart = Math.abs(offset - airport.lon / 15);
      return Math.min(apart, 24 - apart) > 3.6;
    });
    expect(wrong.map((airport) => `${airport.iata} ${zoneName(airport.zone)}`)).toEqual([]);
  });

  test.each([
    ["LHR", "London", "LON", "GB", "Europe/London"],
    ["MXP", "Milan", "MIL", "IT", "Europe/Rome"],
    ["CDG", "Paris", "PAR", "FR", "Europe/Paris"],
    ["IST", "Istanbul", "IST", "TR", "Europe/Istanbul"],
    ["NQZ", "Astana", "TSE", "KZ", "Asia/Almaty"],
    ["GYD", "Baku", "BAK", "AZ", "Asia/Baku"],
    ["JFK", "New York", "NYC", "US", "America/New_York"],
    ["PHX", "Phoenix", "PHX", "US", "America/Phoenix"],
    ["CUN", "Cancún", "CUN", "MX", "America/Cancun"],
    ["KTM", "Kathmandu", "KTM", "NP", "Asia/Kathmandu"],
    ["DEL", "Delhi", "DEL", "IN", "Asia/Kolkata"],
    ["URC", "Ürümqi", "URC", "CN", "Asia/Shanghai"],
    ["CUU", "Chihuahua", "CUU", "MX", "America/Chihuahua"],
    ["PSC", "Pasco", "PSC", "US", "America/Los_Angeles"],
    ["CMB", "Colombo", "CMB", "LK", "Asia/Colombo"],
    ["KBP", "Kyiv", "IEV", "UA", "Europe/Kyiv"],
    ["BSL", "Basel", "BSL", "FR", "Europe/Zurich"],
    ["HKG", "Hong Kong", "HKG", "HK", "Asia/Hong_Kong"],
  ])("%s serves %s (%s) in %s on %s", (code, city, cityCode, country, zone) => {
    const airport = findAirport(code);
    expect(airport).toMatchObject({ city, cityCode, country });
    expect(zoneName(airport?.zone ?? -1)).toBe(zone);
  });

  test("airports near a border of zones keep the clocks of their side", () => {
    const zones = `
      BAX Asia/Barnaul|PUQ America/Punta_Arenas|PNT America/Punta_Arenas|BBA America/Coyhaique
      NAQ America/Nuuk|KIE Pacific/Bougainville|YAB America/Iqaluit|YBI America/St_Johns
      SUK Asia/Yakutsk|NPO Asia/Pontianak|PSU Asia/Pontianak|SQG Asia/Pontianak|TBM Asia/Pontianak
      TJG Asia/Makassar`;
    for (const row of zones.trim().split(/[|\n]/)) {
      const [code = "", zone] = row.trim().split(" ");
      expect(zoneName(findAirport(code)?.zone ?? -1), code).toBe(zone);
    }
  });

  test("Istanbul's airport is where it was built, not where the old one stood", () => {
    expect(findAirport("IST")?.lat).toBeCloseTo(41.26, 1);
    expect(findAirport("ISL")).toBeUndefined();
  });

  test("large cities have large catchments and hamlets small ones", () => {
    expect(findAirport("LHR")?.catchment).toBeGreaterThan(3000);
    expect(findAirport("HND")?.catchment).toBeGreaterThan(5000);
    expect(findAirport("ELI")?.catchment).toBeLessThan(20);
  });
});

describe("cities", () => {
  test.each([
    ["LON", "LHR LGW STN LTN LCY SEN"],
    ["NYC", "JFK EWR LGA"],
    ["PAR", "CDG ORY BVA"],
    ["MIL", "MXP LIN BGY"],
    ["TYO", "HND NRT"],
    ["MOW", "SVO DME VKO ZIA"],
    ["BAK", "GYD"],
    ["KIV", "RMO"],
  ])("%s stands for %s", (code, members) => {
    expect(airportsOf(code).map((airport) => airport.iata)).toEqual(members.split(" "));
  });

  test("a code that is both means the airport, and its city is still the whole one", () => {
    expect(airportsOf("SHA").map((airport) => airport.iata)).toEqual(["SHA"]);
    expect(findCity("SHA")?.airports.map((airport) => airport.iata)).toEqual(["PVG", "SHA"]);
    expect(airportsOf("HOU").map((airport) => airport.iata)).toEqual(["HOU"]);
    expect(airportsOf("BER").map((airport) => airport.iata)).toEqual(["BER"]);
  });

  test("an airport's code finds its city", () => {
    expect(findCity("LHR")).toMatchObject({ code: "LON", name: "London", country: "GB" });
    expect(findCity("TBS")).toMatchObject({ code: "TBS", name: "Tbilisi" });
  });

  test("unknown codes find nothing", () => {
    expect(findAirport("QQQ")).toBeUndefined();
    expect(findCity("QQQ")).toBeUndefined();
    expect(airportsOf("QQQ")).toEqual([]);
  });

  test("every airport belongs to exactly one city", () => {
    const held = cities.flatMap((city) => city.airports.map((airport) => airport.iata)).sort();
    expect(held).toEqual(airports.map((airport) => airport.iata));
    for (const airport of airports) {
      expect(findCity(airport.cityCode)?.airports).toContain(airport);
    }
  });

  test("a city lies in its town, not at the airport", () => {
    const paris = findCity("PAR");
    expect(paris?.lat).toBeCloseTo(48.85, 1);
    expect(paris?.lon).toBeCloseTo(2.35, 1);
    expect(paris?.population).toBeGreaterThan(2000);
  });
});
