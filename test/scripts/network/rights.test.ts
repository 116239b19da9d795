import { describe, expect, test } from "vitest";
import {
  airportsOpen,
  homeMarket,
  isDoorTo,
  mayFly,
  skiesClosed,
  stateOf,
} from "../../../scripts/network/rights.ts";

describe("traffic rights", () => {
  test("an airline flies at home and between home and abroad, never between two foreign countries", () => {
    const qatar = homeMarket("QA");
    expect(mayFly(qatar, "QA", "US")).toBe(true);
    expect(mayFly(qatar, "GB", "QA")).toBe(true);
    expect(mayFly(qatar, "US", "US")).toBe(false);
    expect(mayFly(qatar, "GB", "US")).toBe(false);
  });

  test("Europe is one home market for Europe's airlines, and for nobody else's", () => {
    const ireland = homeMarket("IE");
    expect(mayFly(ireland, "IT", "IT")).toBe(true);
    expect(mayFly(ireland, "GB", "ES")).toBe(true);
    expect(mayFly(ireland, "PL", "MA")).toBe(true);
    expect(mayFly(homeMarket("TR"), "DE", "DE")).toBe(false);
  });

  test("a territory belongs to its state", () => {
    expect(stateOf("PR")).toBe("US");
    expect(mayFly(homeMarket("US"), "PR", "VI")).toBe(true);
    expect(mayFly(homeMarket("FR"), "RE", "YT")).toBe(true);
  });

  test("a brand with an airline in another country is at home there too", () => {
    expect(mayFly(homeMarket("CO", ["SV"]), "SV", "US")).toBe(true);
    expect(mayFly(homeMarket("CO"), "SV", "US")).toBe(false);
  });

  test("closed skies are closed both ways and for everybody", () => {
    expect(skiesClosed("RU", "DE")).toBe(true);
    expect(skiesClosed("DE", "RU")).toBe(true);
    expect(mayFly(homeMarket("RU"), "RU", "US")).toBe(false);
    expect(skiesClosed("UA", "PL")).toBe(true);
    expect(skiesClosed("AM", "AZ")).toBe(true);
    expect(skiesClosed("RU", "TR")).toBe(false);
  });

  test("some states are left by some airports only, and some airports are closed to a state's airlines", () => {
    expect(isDoorTo("MIA", "US", "CU")).toBe(true);
    expect(isDoorTo("JFK", "US", "CU")).toBe(false);
    expect(isDoorTo("JFK", "US", "JM")).toBe(true);
    expect(airportsOpen("US", "JFK", "PAP")).toBe(false);
    expect(airportsOpen("FR", "ORY", "PAP")).toBe(true);
  });
});
