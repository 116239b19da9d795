import { describe, expect, test } from "vitest";
import {
  areJoined,
  connectionCost,
  isSelfTransfer,
  mayPassThrough,
  mostKm,
} from "../../../src/world/flights/connection.ts";
import { USUAL } from "../../../src/world/flights/leniency.ts";
import { minimumConnection } from "../../../src/world/flights/minimum-connection.ts";
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

  test("takes longer at a large airport than at a small one, and between terminals", () => {
    const large = { ...airport("SLC"), size: "large" as const };
    const [from, to] = [airport("BHM"), airport("LAX")];
    expect(minimumConnection({ ...large, size: "small" }, from, to)).toBeLessThan(
      minimumConnection(large, from, to),
    );
    const [lhr, edi, jfk] = [airport("LHR"), airport("EDI"), airport("JFK")];
    expect(minimumConnection(lhr, edi, jfk)).toBe(75);
    expect(minimumConnection(lhr, edi, jfk, true)).toBe(90);
  });

  test("knows hubs by name, and no border within Schengen", () => {
    const [vie, muc, ath, jfk] = [airport("VIE"), airport("MUC"), airport("ATH"), airport("JFK")];
    expect(minimumConnection(vie, muc, ath)).toBe(25);
    expect(minimumConnection(muc, jfk, ath)).toBe(40);
    expect(minimumConnection(airport("JFK"), muc, airport("LAX"))).toBe(105);
  });

  test("is sold by partners and sister airlines outside the alliances", () => {
    const [ek, fz, sq, tr] = [
      airline("EK", { hubs: ["DXB"] }),
      airline("FZ", { kind: "low_cost", hubs: ["DXB"] }),
      airline("SQ", { hubs: ["SIN"], alliance: "Star Alliance" }),
      airline("TR", { kind: "low_cost", hubs: ["SIN"] }),
    ];
    expect(connectionCost(ek, fz, airport("DXB"))).toBeGreaterThan(0);
    expect(connectionCost(sq, tr, airport("SIN"))).toBeGreaterThan(0);
    expect(connectionCost(ek, tr, airport("SIN"))).toBeUndefined();
  });

  test("is not sold by airlines that sell every flight by itself, but where there is no other way", () => {
    const easyjet = airline("U2", { kind: "low_cost", hubs: ["LGW"] });
    const norwegian = airline("DY", { kind: "low_cost", hubs: ["OSL"] });
    expect(connectionCost(easyjet, easyjet, airport("LGW"))).toBeUndefined();
    expect(connectionCost(easyjet, easyjet, airport("LGW"), true)).toBeGreaterThan(0);
    expect(connectionCost(norwegian, norwegian, airport("OSL"))).toBe(0);
  });

  test("is not sold between states that let nobody in from the other", () => {
    expect(areJoined(airport("TLV"), airport("IKA"))).toBe(false);
    expect(areJoined(airport("BEY"), airport("TLV"))).toBe(false);
    expect(areJoined(airport("TLV"), airport("DXB"))).toBe(true);
    expect(areJoined(airport("DEL"), airport("KHI"))).toBe(true);
  });

  test("is not sold by rivals of one country, though one of them is at home", () => {
    const va = airline("VA", { country: "AU", hubs: ["SYD"] });
    const qf = airline("QF", { country: "AU", hubs: ["SYD"], alliance: "oneworld" });
    const regional = airline("ZL", { country: "AU", kind: "regional", hubs: ["SYD"] });
    expect(connectionCost(va, qf, airport("SYD"))).toBeUndefined();
    expect(connectionCost(va, qf, airport("SYD"), true)).toBeGreaterThan(0);
    expect(connectionCost(regional, va, airport("SYD"))).toBeGreaterThan(0);
  });

  test("is the traveller's own affair where no airline sells it", () => {
    const easyjet = airline("U2", { kind: "low_cost", hubs: ["LGW"] });
    const norwegian = airline("DY", { kind: "low_cost", hubs: ["OSL"] });
    const [ek, fz] = [airline("EK"), airline("FZ", { kind: "low_cost" })];
    const [lh, ba] = [airline("LH", { alliance: "Star Alliance" }), airline("BA")];
    expect(isSelfTransfer(easyjet, easyjet)).toBe(true);
    expect(isSelfTransfer(lh, easyjet)).toBe(true);
    expect(isSelfTransfer(norwegian, norwegian)).toBe(false);
    expect(isSelfTransfer(ek, fz)).toBe(false);
    expect(isSelfTransfer(lh, ba)).toBe(false);
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
    const gyd = airline("ZZ", { hubs: ["GYD"] });
    const tk = airline("TK", { hubs: ["IST"], alliance: "Star Alliance", country: "TR" });
    expect(connectionCost(gyd, tk, airport("IST"))).toBeGreaterThan(0);
    expect(connectionCost(gyd, tk, airport("AMS"))).toBeUndefined();
  });

  test("is sold by low-cost airlines with themselves alone, at their bases", () => {
    const xl = airline("XL", { kind: "low_cost", hubs: ["STN"] });
    const ei = airline("EI", { hubs: ["DUB", "STN"] });
    expect(connectionCost(xl, xl, airport("STN"))).toBe(0);
    expect(connectionCost(xl, xl, airport("CDG"))).toBeUndefined();
    expect(connectionCost(xl, ei, airport("STN"))).toBeUndefined();
    // Where nothing else is found, travellers check in again, but only where the airline is at home.
    expect(connectionCost(xl, ei, airport("STN"), true)).toBeGreaterThan(0);
    expect(connectionCost(xl, ei, airport("CDG"), true)).toBeUndefined();
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
