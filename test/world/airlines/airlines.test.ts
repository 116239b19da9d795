import { describe, expect, test } from "vitest";
import { parseAirlineRow } from "../../../src/world/airlines/airline-rows.ts";
import { airlines, findAirline, profileOf } from "../../../src/world/airlines/airlines.ts";
import { findAirport } from "../../../src/world/places/airports.ts";
import { findCountry } from "../../../src/world/places/countries.ts";

describe("the airline table", () => {
  test("has the airlines that people ask for", () => {
    expect(airlines.length).toBeGreaterThanOrEqual(400);
    const asked = `AA DL UA WN B6 AS NK F9 G4 HA AC WS AM Y4 VB CM AV LA JJ LP G3 AD AR BA VS EI AF KL
      LH LX OS SN IB TP AZ SK AY LO A3 TK PC FR U2 W6 VY EW DY HV TO LS EK FZ EY G9 QR KU GF WY SV RJ
      LY MS ET KQ SA AT SU S7 J2 A9 KC HY AI 6E SG IX UL PK BG CA MU CZ HU 3U MF CX CI BR NH JL KE OZ
      SQ TR MH AK TG FD QZ VN VJ GA JT PR 5J QF JQ VA NZ FJ PX`;
    const absent = asked.split(/\s+/).filter((code) => findAirline(code) === undefined);
    expect(absent).toEqual([]);
  });

  test("is sorted by code, each code once, and the index says where", () => {
    const codes = airlines.map(({ code }) => code);
    expect([...new Set(codes)].sort()).toEqual(codes);
    for (const airline of airlines) {
      expect(airlines[airline.index]).toBe(airline);
      expect(airline.code).toMatch(/^[A-Z0-9]{2}$/);
    }
  });

  test("knows a country, a hub and an aircraft of every airline", () => {
    for (const { code, country, hubs, fleet } of airlines) {
      expect(findCountry(country), `${code} ${country}`).toBeDefined();
      expect(hubs.length, code).toBeGreaterThan(0);
      expect(fleet.length, code).toBeGreaterThan(0);
    }
  });

  test("has hubs and bases only where there are airports, and none twice", () => {
    for (const { code, hubs, bases } of airlines) {
      const stations = [...hubs, ...bases];
      const unknown = stations.filter((station) => findAirport(station) === undefined);
      expect(unknown, code).toEqual([]);
      expect(new Set(stations).size, code).toBe(stations.length);
    }
  });

  test("gives every station at least one destination", () => {
    for (const airline of airlines) {
      for (const { code, domestic, abroad, longHaul, any } of profileOf(airline).stations) {
        const spokes = domestic + abroad + longHaul + any;
        expect(spokes, `${airline.code} ${code}`).toBeGreaterThan(0);
      }
    }
  });

  test("has facts of well-known airlines right", () => {
    expect(findAirline("QR")).toMatchObject({ country: "QA", alliance: "oneworld", hubs: ["DOH"] });
    expect(findAirline("FR")).toMatchObject({ name: "Ryanair", kind: "low_cost", country: "IE" });
    expect(findAirline("LH")).toMatchObject({ alliance: "Star Alliance", hubs: ["FRA", "MUC"] });
    expect(findAirline("FR")).not.toHaveProperty("alliance");
    expect(findAirline("ZZ")).toBeUndefined();
  });
});

describe("a row of the table", () => {
  const ROW =
    "XX | Example Air | FR | full skyteam | CDG 9/8/7 | NCE 5d, LYS 4 | 320 AT7 | reach=900";

  test("says what an airline flies from each station", () => {
    const { stations } = parseAirlineRow(ROW).profile();
    expect(stations).toEqual([
      { code: "CDG", domestic: 9, abroad: 8, longHaul: 7, any: 0 },
      { code: "NCE", domestic: 5, abroad: 0, longHaul: 0, any: 0 },
      { code: "LYS", domestic: 0, abroad: 0, longHaul: 0, any: 4 },
    ]);
  });

  test("gives options that are left out their usual values", () => {
    const profile = parseAirlineRow(`${ROW} leans=MA:2,africa:1.5`).profile();
    expect(profile).toMatchObject({ reach: 900, leisure: 1, small: 0, far: false, also: [] });
    expect([...profile.leans]).toEqual([
      ["MA", 2],
      ["africa", 1.5],
    ]);
  });

  test("is refused when it has a column too few, an unknown kind or an unknown aircraft", () => {
    expect(() => parseAirlineRow("XX | Example Air | FR | full")).toThrow(/Bad airline row/);
    expect(() => parseAirlineRow(ROW.replace("full", "huge"))).toThrow(/Bad airline row/);
    expect(() => parseAirlineRow(ROW.replace("AT7", "UFO"))).toThrow(/Unknown aircraft/);
    expect(() => parseAirlineRow(ROW.replace("NCE 5d", "NICE")).profile()).toThrow(/Bad station/);
  });
});
