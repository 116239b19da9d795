import { describe, expect, test } from "vitest";
import {
  connectionCost,
  mayPassThrough,
  minimumConnection,
  mostKm,
} from "../../../src/world/flights/connection.ts";
import { USUAL } from "../../../src/world/flights/leniency.ts";
import { airline, airport } from "../timetable/made.ts";

describe("changing planes", () => {
  test("takes longer across borders, longest when entering a country", () => {
    const [bhm, atl, lax, cdg] = [airport("BHM"), airport("ATL"), airport("LAX"), airport("CDG")];
    const within = minimumConnection(atl, bhm, lax);
    const leaving = minimumConnection(atl, bhm, cdg);
    const entering = minimumConnection(atl, cdg, bhm);
    expect(within).toBeLessThan(leaving);
    expect(leaving).toBeLessThan(entering);
    expect([within, entering].every((minutes) => minutes >= 45 && minutes <= 120)).toBe(true);
  });

  test("takes longer at a large airport than at a small one", () => {
    const small = { ...airport("ATL"), size: "small" as const };
    const [from, to] = [airport("BHM"), airport("LAX")];
    expect(minimumConnection(small, from, to)).toBeLessThan(
      minimumConnection(airport("ATL"), from, to),
    );
  });

  test("is sold within an airline and an alliance, between alliances only as a last resort", () => {
    const fra = airport("FRA");
    const lh = airline("LH", { hubs: ["FRA"], alliance: "Star Alliance" });
    const ua = airline("UA", { hubs: ["EWR"], alliance: "Star Alliance" });
    const ba = airline("BA", { hubs: ["LHR"], alliance: "oneworld" });
    expect(connectionCost(lh, lh, fra)).toBe(0);
    expect(connectionCost(ua, lh, fra)).toBeGreaterThan(0);
    expect(connectionCost(ba, lh, fra)).toBeUndefined();
    expect(connectionCost(ba, lh, fra, true)).toBeGreaterThan(0);
  });

  test("is sold by an airline outside the alliances only where one of the two is at home", () => {
    const gyd = airline("J2", { hubs: ["GYD"] });
    const tk = airline("TK", { hubs: ["IST"], alliance: "Star Alliance" });
    expect(connectionCost(gyd, tk, airport("IST"))).toBeGreaterThan(0);
    expect(connectionCost(gyd, tk, airport("AMS"))).toBeUndefined();
  });

  test("is sold by low-cost airlines with themselves alone, at their bases", () => {
    const fr = airline("FR", { kind: "low_cost", hubs: ["STN"] });
    const ei = airline("EI", { hubs: ["DUB", "STN"] });
    expect(connectionCost(fr, fr, airport("STN"))).toBe(0);
    expect(connectionCost(fr, fr, airport("CDG"))).toBeUndefined();
    expect(connectionCost(fr, ei, airport("STN"))).toBeUndefined();
    expect(connectionCost(fr, ei, airport("STN"), true)).toBeUndefined();
  });
});

describe("detours", () => {
  test("short trips have little to spare, long ones a quarter and 1500 km", () => {
    expect(mostKm(300, USUAL)).toBeLessThan(900);
    expect(mostKm(10_000, USUAL)).toBe(14_000);
  });

  test("a domestic journey stays in its country, one abroad may pass anywhere", () => {
    const [sea, anc, yvr, lhr] = [airport("SEA"), airport("ANC"), airport("YVR"), airport("LHR")];
    expect(mayPassThrough(yvr, sea, anc)).toBe(false);
    expect(mayPassThrough(yvr, sea, lhr)).toBe(true);
  });

  test("nobody changes in the city where the journey starts or ends", () => {
    expect(mayPassThrough(airport("LGW"), airport("LHR"), airport("JFK"))).toBe(false);
    expect(mayPassThrough(airport("EWR"), airport("LHR"), airport("JFK"))).toBe(false);
  });
});
