import { describe, expect, test } from "vitest";
import { convert, ratesDate } from "../../../src/world/money/rates.ts";
import { countries } from "../../../src/world/places/countries.ts";

describe("exchange rates", () => {
  test("carry the day they are of", () => {
    expect(ratesDate).toMatch(/^20\d\d-\d\d-\d\d$/);
  });

  test("are known for the currency of every country", () => {
    const missing = countries.filter(
      ({ currency }) => currency !== "" && convert(100, "USD", currency) === undefined,
    );
    expect(missing).toEqual([]);
  });

  test("give whole minor units of the target's own digits", () => {
    const yen = convert(100_00, "USD", "JPY") ?? 0;
    const dinar = convert(100_00, "USD", "KWD") ?? 0;
    // A hundred dollars are some fifteen thousand yen and some thirty dinars of a thousand fils.
    expect(yen).toBeGreaterThan(8_000);
    expect(yen).toBeLessThan(25_000);
    expect(dinar).toBeGreaterThan(25_000);
    expect(dinar).toBeLessThan(40_000);
    for (const amount of [yen, dinar]) expect(Number.isInteger(amount)).toBe(true);
  });

  test("lead back to where they came from, within a minor unit", () => {
    for (const currency of ["EUR", "GBP", "AZN", "KWD"]) {
      const there = convert(123_456, "USD", currency) ?? 0;
      expect(Math.abs((convert(there, currency, "USD") ?? 0) - 123_456)).toBeLessThanOrEqual(1);
    }
  });

  test("leave an amount of the same currency as it is", () => {
    expect(convert(12_345, "JPY", "JPY")).toBe(12_345);
  });

  test("know nothing of codes that are no money", () => {
    expect(convert(100, "USD", "ABC")).toBeUndefined();
    expect(convert(100, "XDR", "USD")).toBeUndefined();
    expect(convert(100, "QQQ", "QQQ")).toBeUndefined();
  });
});
