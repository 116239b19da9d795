import { describe, expect, test } from "vitest";
import { findCity } from "../../../src/world/places/airports.ts";
import { resolvePlace, suggestCodes } from "../../../src/world/places/resolve.ts";

function best(text: string): string | undefined {
  return resolvePlace(text).matches[0]?.code;
}

function codes(text: string): readonly string[] {
  return resolvePlace(text).matches.map((match) => match.code);
}

describe("a code", () => {
  test.each(["LHR", "lhr", " LHR ", "LHR airport", "Heathrow (LHR)", "EGLL"])("%s", (text) => {
    expect(resolvePlace(text).matches[0]).toMatchObject({ kind: "airport", code: "LHR" });
  });

  test("of a metropolitan area comes before its airports", () => {
    expect(codes("NYC")).toEqual(["NYC", "JFK", "EWR", "LGA"]);
  });

  test("that is both an airport and a city means the airport first", () => {
    const [first, second] = resolvePlace("SHA").matches;
    expect(first).toMatchObject({ kind: "airport", code: "SHA", airports: ["SHA"] });
    expect(second).toMatchObject({ kind: "metro", code: "SHA", airports: ["PVG", "SHA"] });
  });

  test("that is also the name of another place is doubted unless it was typed as a code", () => {
    expect(resolvePlace("GOA")).toMatchObject({ ambiguous: false });
    expect(best("GOA")).toBe("GOA");
    const goa = resolvePlace("Goa");
    expect(goa.ambiguous).toBe(true);
    expect(goa.matches[0]).toMatchObject({ code: "GOI", name: "Goa" });
    expect(goa.note).toMatch(/Goa, India.*Genoa/);
  });
});

describe("a name", () => {
  test.each([
    // other languages
    ["Milano", "MIL"],
    ["Mailand", "MIL"],
    ["Genf", "GVA"],
    ["Nizza", "NCE"],
    ["Nueva York", "NYC"],
    ["Varsovie", "WAW"],
    ["Londra", "LON"],
    ["Sztokholm", "STO"],
    ["Viyana", "VIE"],
    ["Cracovie", "KRK"],
    ["Monaco di Baviera", "MUC"],
    // former names
    ["Danzig", "GDN"],
    ["Bombay", "BOM"],
    ["Saigon", "SGN"],
    ["Nur-Sultan", "TSE"],
    ["Tiflis", "TBS"],
    ["Leningrad", "LED"],
    // with and without their accents
    ["Münich", "MUC"],
    ["Muenchen", "MUC"],
    ["München", "MUC"],
    ["Goteborg", "GOT"],
    ["Goeteborg", "GOT"],
    ["Bakı", "BAK"],
    ["Gəncə", "KVD"],
    ["Naxçıvan", "NAJ"],
    ["Sao Paulo", "SAO"],
    ["Tromsø", "TOS"],
    // other scripts
    ["Тбилиси", "TBS"],
    ["Санкт-Петербург", "LED"],
    ["москва", "MOW"],
    ["東京", "TYO"],
    ["上海", "SHA"],
    ["서울", "SEL"],
    ["الدوحة", "DOH"],
    ["თბილისი", "TBS"],
    ["Θεσσαλονίκη", "SKG"],
    ["Երևան", "EVN"],
    // slips
    ["Lodnon", "LON"],
    ["Tiblisi", "TBS"],
    ["Barcelna", "BCN"],
    ["San Fransisco", "SFO"],
    ["Philadelpia", "PHL"],
    ["Johanesburg", "JNB"],
    ["Тблиси", "TBS"],
    ["Kuala Lumpor", "KUL"],
    // airports
    ["Heathrow", "LHR"],
    ["new york jfk", "JFK"],
    ["London Gatwick", "LGW"],
    ["Charles de Gaulle", "CDG"],
    ["O'Hare", "ORD"],
    ["Шереметьево", "SVO"],
    ["Sabiha Gokcen", "SAW"],
    ["Newark", "EWR"],
    // with where it is
    ["Portland, Maine", "PWM"],
    ["Portland Oregon", "PDX"],
    ["London Ontario", "YXU"],
    ["London, UK", "LON"],
    ["San José, Costa Rica", "SJO"],
    ["Birmingham AL", "BHM"],
    ["Washington DC", "WAS"],
    ["Tbilisi, Georgia", "TBS"],
    ["Atlanta, Georgia", "ATL"],
    // what the city is called for short, or what it stands for
    ["Vegas", "LAS"],
    ["SF", "SFO"],
    ["Bali", "DPS"],
    ["Hawaii", "HNL"],
    ["Mallorca", "PMI"],
  ])("%s is %s", (text, code) => {
    expect(best(text)).toBe(code);
  });

  test("London is London, with the one in Ontario after it", () => {
    const london = resolvePlace("London");
    expect(london.ambiguous).toBe(false);
    expect(london.note).toBeUndefined();
    expect(london.matches[0]).toMatchObject({ kind: "metro", code: "LON", country: "GB" });
    expect(london.matches[1]).toMatchObject({ code: "YXU", region: "Ontario", country: "CA" });
  });

  test.each([
    ["Saint Petersburg", ["Russia (LED)", "Florida, United States (PIE)"]],
    ["San Jose", ["California, United States (SJC)", "Costa Rica (SJO)"]],
    ["Birmingham", ["United Kingdom (BHX)", "Alabama, United States (BHM)"]],
    ["Portland", ["Oregon, United States (PDX)", "Maine, United States (PWM)"]],
    ["Valencia", ["Spain (VLC)", "Venezuela (VLN)"]],
    ["Newcastle", ["United Kingdom (NCL)", "Australia (NTL)"]],
  ])("%s is ambiguous, and the note names the readings", (text, readings) => {
    const resolution = resolvePlace(text);
    expect(resolution.ambiguous).toBe(true);
    for (const reading of readings) expect(resolution.note).toContain(reading);
    const named = readings.map((reading) => /\((\w{3})\)/.exec(reading)?.[1]);
    const top = resolution.matches.slice(0, readings.length).map((match) => match.code);
    expect(top).toEqual(named);
  });

  test.each(["Paris", "Barcelona", "Manchester", "Sydney", "Athens", "Rome", "Hyderabad", "Milan"])(
    "%s is not ambiguous, whatever its namesakes",
    (text) => {
      expect(resolvePlace(text).ambiguous).toBe(false);
    },
  );

  test("a name in full comes before a larger city whose name begins with it", () => {
    expect(best("Monaco")).toBe("MCM");
  });

  test("a large city comes before a small one that is spelt as nearly alike", () => {
    expect(best("Franfurt")).toBe("FRA");
  });

  test("a country gives its largest cities and says so", () => {
    const resolution = resolvePlace("Azerbaijan");
    expect(resolution.ambiguous).toBe(true);
    expect(resolution.note).toMatch(/country or region/);
    expect(resolution.matches[0]?.code).toBe("BAK");
    expect(resolution.matches.every((match) => match.country === "AZ")).toBe(true);
  });

  test("what looks like a country's code is one in capitals only", () => {
    expect(resolvePlace("UK").matches[0]?.code).toBe("LON");
    expect(resolvePlace("USA").note).toMatch(/country or region/);
    expect(resolvePlace("Saint").matches.map((match) => match.country)).not.toContain("ST");
    expect(resolvePlace("to").matches.map((match) => match.country)).not.toContain("TO");
  });

  test("a place without an airport, a namesake elsewhere and noise give nothing", () => {
    for (const text of [
      "Kazbegi",
      "Paris, Texas",
      "asdfgh",
      "xyzzy city",
      "",
      "   ",
      "!?",
      "12345",
    ]) {
      expect([text, resolvePlace(text).matches]).toEqual([text, []]);
      expect(resolvePlace(text).ambiguous).toBe(false);
    }
  });

  test("very long text is no trouble", () => {
    expect(() => resolvePlace("London ".repeat(2000))).not.toThrow();
    expect(() => resolvePlace("x".repeat(100_000))).not.toThrow();
  });

  test("the limit holds, scores fall, and no match comes twice", () => {
    expect(resolvePlace("San", { limit: 3 }).matches).toHaveLength(3);
    for (const text of ["San", "Paris", "London", "Saint", "New York"]) {
      const { matches } = resolvePlace(text, { limit: 50 });
      const scores = matches.map((match) => match.score);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
      const keys = matches.map((match) => `${match.kind} ${match.code}`);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  test("a match says which airports are meant", () => {
    expect(resolvePlace("Shanghai").matches[0]).toMatchObject({
      kind: "metro",
      code: "SHA",
      airports: ["PVG", "SHA"],
    });
    expect(resolvePlace("Baku").matches[0]).toMatchObject({
      kind: "city",
      code: "BAK",
      airports: ["GYD"],
      countryName: "Azerbaijan",
    });
  });
});

describe("suggestions for a code that does not exist", () => {
  test("are one slip away, the busiest first", () => {
    expect(suggestCodes("JFX")[0]?.code).toBe("JFK");
    expect(suggestCodes("LHX")[0]?.code).toBe("LHR");
    expect(suggestCodes("jfx")[0]?.code).toBe("JFK");
  });

  test("for a name given as a code are its city and that city's airports", () => {
    expect(suggestCodes("LONDON", 3).map((match) => match.code)).toEqual(["LON", "LHR", "LGW"]);
    expect(suggestCodes("BAKU", 2).map((match) => match.code)).toEqual(["BAK", "GYD"]);
  });

  test("for a code that was given up begin with the one that took over", () => {
    expect(suggestCodes("TXL")[0]?.code).toBe("BER");
  });

  test("are real codes, without repetition, within the limit", () => {
    for (const typed of ["QQX", "ABX", "PARIS", "MOSCOW", "LNO", "X", "", "ROMA"]) {
      const suggested = suggestCodes(typed, 4).map((match) => match.code);
      expect(suggested.length).toBeLessThanOrEqual(4);
      expect(new Set(suggested).size).toBe(suggested.length);
      for (const code of suggested) expect(findCity(code)).toBeDefined();
    }
  });
});
