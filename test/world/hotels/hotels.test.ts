import { describe, expect, test } from "vitest";
import { distanceKm } from "../../../src/domain/geo.ts";
import { brands, INDEPENDENT, starsIn } from "../../../src/world/hotels/brands.ts";
import { findHotel, hotelsIn } from "../../../src/world/hotels/hotels.ts";
import { districtsOf } from "../../../src/world/hotels/names/districts.ts";
import { flavours, regionOf } from "../../../src/world/hotels/names/flavours.ts";
import { stayPlaces } from "../../../src/world/hotels/stay-places.ts";
import { cities, findCity } from "../../../src/world/places/airports.ts";
import { findCountry } from "../../../src/world/places/countries.ts";
import { seedFrom } from "../../../src/world/random.ts";

const seed = seedFrom("hotels");

describe("hotels", () => {
  test("every city with a large or medium airport has at least four, one of each class", () => {
    const served = cities.filter(({ airports }) => airports.some(({ size }) => size !== "small"));
    expect(served.length).toBeGreaterThan(2500);
    const lacking = served.filter(({ code }) => {
      const stars = hotelsIn(seed, code).map((hotel) => hotel.stars);
      return stars.length < 4 || ![2, 3, 4, 5].every((one) => stars.includes(one));
    });
    expect(lacking.map(({ code }) => code)).toEqual([]);
  });

  test("codes and names are unique within a city, in all of the world", () => {
    for (const { code } of [...cities, ...stayPlaces]) {
      const hotels = hotelsIn(seed, code);
      expect(new Set(hotels.map((hotel) => hotel.code)).size, code).toBe(hotels.length);
      expect(new Set(hotels.map((hotel) => hotel.name)).size, code).toBe(hotels.length);
    }
  });

  test("big cities have many and small towns few", () => {
    expect(hotelsIn(seed, "LON")).toHaveLength(60);
    expect(hotelsIn(seed, "NCL").length).toBeLessThan(40);
    expect(hotelsIn(seed, "KZE")).toHaveLength(10);
  });

  test("an airport's code stands for its city, a place's for itself, any other for nothing", () => {
    expect(hotelsIn(seed, "LHR")).toEqual(hotelsIn(seed, "LON"));
    expect(hotelsIn(seed, "UKY")[0]).toMatchObject({ cityCode: "UKY", cityName: "Kyoto" });
    expect(hotelsIn(seed, "QQQ")).toEqual([]);
    expect(hotelsIn(seed, "")).toEqual([]);
  });

  test("a hotel is found by its code, and by nothing like it", () => {
    const [, , third] = hotelsIn(seed, "PAR");
    expect(third?.code).toBe("PAR0003");
    expect(findHotel(seed, "PAR0003")).toEqual(third);
    for (const code of ["CDG0003", "PAR0000", "PAR0061", "PAR3", "PAR00030", "par0003", ""]) {
      expect(findHotel(seed, code), code).toBeUndefined();
    }
  });

  test("the same seed gives the same hotels and another seed others", () => {
    // Far more towns than are remembered lie between the two times of asking.
    const before = JSON.stringify(hotelsIn(seed, "ROM"));
    for (const { code } of cities.slice(0, 1500)) hotelsIn(seed, code);
    expect(JSON.stringify(hotelsIn(seed, "ROM"))).toBe(before);
    expect(JSON.stringify(hotelsIn(seed + 1, "ROM"))).not.toBe(before);
  });

  test("every field says something, and fits its city", () => {
    for (const code of ["LON", "NYC", "TYO", "BAK", "TBS", "SYD", "RIO", "NBO", "XSH", "UKY"]) {
      for (const hotel of hotelsIn(seed, code)) {
        const country = findCountry(hotel.country)?.name ?? "?";
        expect(hotel.code).toMatch(/^[A-Z]{3}\d{4}$/);
        expect(hotel.name).not.toMatch(/[{}|]|undefined|^\s|\s\s|\s$/);
        expect(hotel.address).toContain(hotel.cityName);
        expect(hotel.address.endsWith(country)).toBe(true);
        expect(hotel.address).toMatch(/\d/);
        expect(hotel.stars).toBeGreaterThanOrEqual(1);
        expect(hotel.stars).toBeLessThanOrEqual(5);
        expect(hotel.amenities.length).toBeGreaterThanOrEqual(2);
        expect(new Set(hotel.amenities).size).toBe(hotel.amenities.length);
      }
    }
  });

  test("hotels stand in or near their town", () => {
    for (const code of ["PAR", "LON", "TYO", "TBS", "ATL", "ANC"]) {
      const city = findCity(code);
      if (!city) throw new Error(code);
      for (const hotel of hotelsIn(seed, code)) {
        expect(distanceKm(hotel, city), hotel.name).toBeLessThan(80);
      }
    }
  });

  test("a chain hotel stands in the quarter it is named after", () => {
    let seen = 0;
    for (const code of ["LON", "PAR", "TYO", "TBS"]) {
      for (const district of districtsOf(code)) {
        for (const hotel of hotelsIn(seed, code)) {
          if (hotel.chainCode === INDEPENDENT.code || !hotel.name.endsWith(` ${district.name}`)) {
            continue;
          }
          expect(distanceKm(hotel, district), hotel.name).toBeLessThan(1);
          seen++;
        }
      }
    }
    expect(seen).toBeGreaterThan(60);
  });

  test("quarters lie within their city", () => {
    for (const { code, lat, lon, name } of cities) {
      for (const district of districtsOf(code)) {
        const km = distanceKm(district, { lat, lon });
        expect(km, `${name} ${district.name}`).toBeLessThan(30);
      }
    }
  });
});

describe("brands", () => {
  test("there are at least 35, each with a code of its own", () => {
    const codes = [...brands.map(({ code }) => code), INDEPENDENT.code];
    expect(codes.length).toBeGreaterThan(35);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^[A-Z]{2,3}$/);
    expect(new Set(brands.map(({ name }) => name)).size).toBe(brands.length);
    expect(brands.find(({ code }) => code === "MAR")?.name).toBe("Marriott");
  });

  test("a brand's hotels have its stars and bear its name", () => {
    for (const hotel of ["LON", "NYC", "BKK", "DXB", "MEX"].flatMap((code) =>
      hotelsIn(seed, code),
    )) {
      const brand = brands.find(({ code }) => code === hotel.chainCode);
      if (!brand) expect(hotel.chainCode).toBe(INDEPENDENT.code);
      else {
        expect(hotel.stars).toBe(starsIn(brand, regionOf(hotel.country)));
        expect(hotel.name).toContain(brand.name);
      }
    }
  });

  test("chains keep away from where they do not trade", () => {
    const chains = new Set(
      ["THR", "FNJ"].flatMap((code) => hotelsIn(seed, code)).map((hotel) => hotel.chainCode),
    );
    expect([...chains]).toEqual([INDEPENDENT.code]);
  });
});

describe("flavours", () => {
  test("no country has two", () => {
    const codes = flavours.flatMap(({ countries }) => countries.split(" "));
    expect(codes.length - new Set(codes).size).toBe(0);
    for (const code of codes) expect(findCountry(code), code).toBeDefined();
  });

  test("every country with an airport has one", () => {
    const claimed = new Set(flavours.flatMap(({ countries }) => countries.split(" ")));
    const missing = new Set(
      cities.map(({ country }) => country).filter((code) => !claimed.has(code)),
    );
    expect([...missing]).toEqual([]);
  });
});
