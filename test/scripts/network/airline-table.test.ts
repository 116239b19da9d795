import { describe, expect, test } from "vitest";
import { airlineRows, parseAirlineRow } from "../../../scripts/network/airline-table.ts";
import data from "../../../src/world/data/airlines.json" with { type: "json" };

describe("the airline table", () => {
  test("is what the server's list of airlines was made from", () => {
    expect(airlineRows.map(({ published }) => published)).toEqual(data.airlines);
  });

  test("gives every station at least one destination", () => {
    for (const { code, profile } of airlineRows) {
      for (const station of profile.stations) {
        const spokes = station.domestic + station.abroad + station.longHaul + station.any;
        expect(spokes, `${code} ${station.code}`).toBeGreaterThan(0);
      }
    }
  });
});

describe("a row of the table", () => {
  const ROW =
    "XX | Example Air | FR | full skyteam | CDG 9/8/7 | NCE 5d, LYS 4 | 320 AT7 | reach=900";

  test("says what an airline flies from each station", () => {
    const { stations } = parseAirlineRow(ROW).profile;
    expect(stations).toEqual([
      { code: "CDG", domestic: 9, abroad: 8, longHaul: 7, any: 0 },
      { code: "NCE", domestic: 5, abroad: 0, longHaul: 0, any: 0 },
      { code: "LYS", domestic: 0, abroad: 0, longHaul: 0, any: 4 },
    ]);
  });

  test("gives options that are left out their usual values", () => {
    const profile = parseAirlineRow(`${ROW} leans=MA:2,africa:1.5 not=LHR,CDGBRU`).profile;
    expect([...profile.not]).toEqual(["LHR", "CDGBRU"]);
    expect(profile).toMatchObject({
      reach: 900,
      leisure: 1,
      small: 0,
      far: false,
      also: [],
      inside: [],
    });
    expect([...profile.leans]).toEqual([
      ["MA", 2],
      ["africa", 1.5],
    ]);
  });

  test("is published without the figures and options that only the rules read", () => {
    expect(parseAirlineRow(ROW).published).toBe(
      "XX|Example Air|FR|full skyteam|CDG|NCE LYS|320 AT7",
    );
  });

  test("is refused when it has a column too few or a station without a figure", () => {
    expect(() => parseAirlineRow("XX | Example Air | FR | full")).toThrow(/Bad airline row/);
    expect(() => parseAirlineRow(ROW.replace("NCE 5d", "NICE"))).toThrow(/Bad station/);
  });
});
