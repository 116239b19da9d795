import { describe, expect, test } from "vitest";
import { airlines, findAirline, readAirline } from "../../../src/world/airlines/airlines.ts";
import { findAirport } from "../../../src/world/places/airports.ts";
import { findCountry } from "../../../src/world/places/countries.ts";

describe("the airline table", () => {
  test("has the airlines that people ask for", () => {
    expect(airlines.length).toBeGreaterThanOrEqual(400);
    const asked = `AA DL UA WN B6 AS F9 G4 HA AC WS AM Y4 VB CM AV LA G3 AD AR BA VS EI AF KL
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

  test("has facts of well-known airlines right", () => {
    expect(findAirline("QR")).toMatchObject({ country: "QA", alliance: "oneworld", hubs: ["DOH"] });
    expect(findAirline("FR")).toMatchObject({ name: "Ryanair", kind: "low_cost", country: "IE" });
    expect(findAirline("LH")).toMatchObject({ alliance: "Star Alliance", hubs: ["FRA", "MUC"] });
    expect(findAirline("FR")).not.toHaveProperty("alliance");
    expect(findAirline("ZZ")).toBeUndefined();
  });
});

describe("a row", () => {
  const ROW = "XX|Example Air|FR|full skyteam|CDG|NCE LYS|320 AT7";

  test("is an airline", () => {
    expect(readAirline(ROW, 7)).toMatchObject({
      index: 7,
      name: "Example Air",
      kind: "full_service",
      alliance: "SkyTeam",
      hubs: ["CDG"],
      bases: ["NCE", "LYS"],
    });
  });

  test("is refused when it has a column too few, an unknown kind or an unknown aircraft", () => {
    expect(() => readAirline("XX|Example Air|FR|full", 0)).toThrow(/Bad airline row/);
    expect(() => readAirline(ROW.replace("full", "huge"), 0)).toThrow(/Bad airline row/);
    expect(() => readAirline(ROW.replace("AT7", "UFO"), 0)).toThrow(/Unknown aircraft/);
  });
});
