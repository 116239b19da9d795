import { describe, expect, test } from "vitest";
import { appealOf } from "../../../scripts/network/appeal.ts";
import { prepareFields } from "../../../scripts/network/fields.ts";
import { wantedFlights, weeklyFlights } from "../../../scripts/network/frequency.ts";
import { placeOutposts } from "../../../scripts/network/outposts.ts";
import { canFly, type Planner, plannerOf } from "../../../scripts/network/planner.ts";
import { chooseSpokes } from "../../../scripts/network/spokes.ts";
import { findAirline } from "../../../src/world/airlines/airlines.ts";

const fields = prepareFields();

function planner(code: string): Planner {
  const airline = findAirline(code);
  if (!airline) throw new Error(`no airline ${code}`);
  return plannerOf(airline);
}

function km(from: string, to: string): number {
  return fields.distancesFrom(fields.get(from))[fields.get(to).airport.index] ?? 0;
}

function can(code: string, from: string, to: string): boolean {
  return canFly(planner(code), fields.get(from), fields.get(to), km(from, to));
}

function appeal(code: string, from: string, to: string): number {
  return appealOf(planner(code), fields.get(from), fields.get(to), km(from, to));
}

describe("what an airline can fly", () => {
  test("ends where its aircraft's range ends", () => {
    expect(can("QF", "SYD", "LAX")).toBe(true);
    expect(can("QF", "SYD", "LHR")).toBe(false);
    expect(can("WF", "BOO", "TOS")).toBe(true);
    expect(can("FR", "DUB", "JFK")).toBe(true);
    expect(can("FR", "DUB", "DEN")).toBe(false);
  });

  test("ends at an airport's perimeter, and at its runway", () => {
    expect(can("AA", "LGA", "MIA")).toBe(true);
    expect(can("AA", "LGA", "LAX")).toBe(false);
    expect(can("AC", "YTZ", "YUL")).toBe(true);
    expect(can("WS", "YTZ", "YYC")).toBe(false);
  });

  test("stays inside the country at a domestic airport", () => {
    expect(can("LA", "CGH", "SDU")).toBe(true);
    expect(can("LA", "CGH", "EZE")).toBe(false);
  });
});

describe("what an airline leaves to others", () => {
  test("are airports, pairs and countries that its row names", () => {
    expect(can("BA", "LHR", "AYT")).toBe(false);
    expect(can("BA", "LGW", "AYT")).toBe(true);
    expect(can("W6", "WAW", "KRK")).toBe(false);
    expect(can("W6", "MXP", "CTA")).toBe(true);
    expect(appeal("SS", "ORY", "MLE")).toBe(0);
    expect(appeal("SS", "ORY", "FDF")).toBeGreaterThan(0);
  });

  test("are cheap hops in jets, and big cities to those with small aircraft", () => {
    expect(appeal("FR", "MXP", "BLQ")).toBe(0);
    expect(appeal("FR", "BLQ", "TSF")).toBe(0);
    expect(appeal("FR", "BGY", "CTA")).toBeGreaterThan(0);
    expect(appeal("ZL", "SYD", "MEL")).toBe(0);
    expect(appeal("ZL", "SYD", "WGA")).toBeGreaterThan(0);
    expect(appeal("VY", "LPA", "ACE")).toBe(0);
    expect(appeal("VY", "BCN", "PMI")).toBeGreaterThan(0);
    expect(appeal("9X", "HNL", "LIH")).toBe(0);
    expect(appeal("9X", "HNL", "MKK")).toBeGreaterThan(0);
  });

  test("are strips where their aircraft do not fit", () => {
    expect(can("B6", "JFK", "MNI")).toBe(false);
    expect(can("WM", "SXM", "MNI")).toBe(true);
  });
});

describe("what an airline wants to fly", () => {
  test("is the bigger of two places at about the same distance", () => {
    expect(appeal("AA", "DFW", "ATL")).toBeGreaterThan(appeal("AA", "DFW", "BHM"));
  });

  test("is the nearer of two places of about the same size", () => {
    expect(appeal("LH", "FRA", "WAW")).toBeGreaterThan(appeal("LH", "FRA", "RUH"));
  });

  test("is its own station rather than a place like it", () => {
    expect(appeal("LH", "FRA", "MUC")).toBeGreaterThan(appeal("LH", "FRA", "CDG"));
  });

  test("is no small town across a border, unless that is the door to its country", () => {
    expect(appeal("LH", "FRA", "ABI")).toBe(0);
    expect(appeal("TK", "IST", "TZL")).toBeGreaterThan(0);
    expect(appeal("ET", "ADD", "BGF")).toBeGreaterThan(0);
  });

  test("is for a low-cost airline the low-cost field, for others the main airport", () => {
    expect(appeal("FR", "DUB", "CRL") / appeal("EI", "DUB", "CRL")).toBeGreaterThan(2);
    expect(appeal("EI", "DUB", "BRU")).toBeGreaterThan(appeal("EI", "DUB", "CRL"));
    // A capital is one though most people fly there for little.
    expect(appeal("OS", "VIE", "TIA")).toBeGreaterThan(appeal("OS", "VIE", "TZL"));
  });
});

describe("choosing", () => {
  const choices = chooseSpokes(planner("LX"), fields);

  test("takes as many places from a station as the table says", () => {
    const station = planner("LX").stations.get("ZRH");
    const from = choices.filter(({ from: field }) => field.airport.iata === "ZRH");
    const longHaul = from.filter((choice) => choice.km > 4500);
    expect(longHaul.length).toBe(station?.longHaul);
    expect(longHaul.map(({ to }) => to.airport.iata)).toContain("JFK");
  });

  test("names a pair once though both ends are stations", () => {
    const pairs = choices.map(({ from, to }) => [from.airport.iata, to.airport.iata].sort().join());
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(pairs).toContain("GVA,ZRH");
  });

  test("flies more often where it wants to go more, as far as its aircraft go", () => {
    const own = planner("LX");
    const wanted = choices.map((choice) => ({
      ...choice,
      planner: own,
      wanted: wantedFlights(own, choice),
    }));
    const weekly = weeklyFlights(wanted);
    const short = wanted.flatMap(({ km: far, wanted: wish }, i) =>
      far < 2000 ? [{ wish, flights: weekly[i] ?? 0 }] : [],
    );
    const ranked = short.sort((x, y) => y.wish - x.wish).map(({ flights }) => flights);
    const mean = (list: readonly number[]) => list.reduce((sum, n) => sum + n, 0) / list.length;
    const half = ranked.length >> 1;
    expect(mean(ranked.slice(0, half))).toBeGreaterThan(1.3 * mean(ranked.slice(half)));
    expect(Math.max(...weekly)).toBeLessThanOrEqual(182);
  });

  test("flies from its hub to the main airports of countries nearby every day, whatever they are worth", () => {
    const own = planner("LX");
    const wanted = choices.map((choice) => ({ ...choice, planner: own, wanted: 0.01 }));
    const weekly = weeklyFlights(wanted);
    const flights = (code: string) =>
      weekly[wanted.findIndex(({ to }) => to.airport.iata === code)] ?? 0;
    for (const code of ["BUD", "OTP", "BEG", "SOF"])
      expect(flights(code)).toBeGreaterThanOrEqual(7);
  });

  test("goes downtown too where a city has an airport for business", () => {
    expect(choices.map(({ to }) => to.airport.iata)).toContain("LCY");
  });
});

describe("outposts", () => {
  const swiss = planner("LX");
  const corsican = planner("XK");

  test("join an airport that nobody chose to a station of an airline of its country", () => {
    const atlanta = fields.get("ATL");
    const flown = ["CDG", "ZRH", "AJA"].map((code) => ({
      planner: swiss,
      from: atlanta,
      to: fields.get(code),
      weekly: 7,
    }));
    const outposts = placeOutposts([swiss, corsican], fields, flown);
    const calvi = outposts.find(({ to }) => to.airport.iata === "CLY");
    expect(calvi?.planner).toBe(corsican);
    expect(outposts.filter(({ to }) => to.airport.iata === "AJA")).toEqual([]);
  });

  test("are flown by an airline with small aircraft rather than by a cheap one with jets", () => {
    const cheap = planner("FR");
    const flown = ["DUB", "STN", "GLA"].map((code) => ({
      planner: cheap,
      from: fields.get("ATL"),
      to: fields.get(code),
      weekly: 7,
    }));
    const outposts = placeOutposts([cheap, planner("LM")], fields, flown);
    const stornoway = outposts.find(({ to }) => to.airport.iata === "SYY");
    expect(stornoway?.planner.airline.code).toBe("LM");
  });

  test("start only where one can get to", () => {
    const outposts = placeOutposts([corsican], fields, []);
    expect(outposts).toEqual([]);
  });
});
