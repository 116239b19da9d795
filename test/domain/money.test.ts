import { describe, expect, test } from "vitest";
import {
  allocate,
  currencyDigits,
  formatMoney,
  formatUsd,
  toDecimal,
} from "../../src/domain/money.ts";
import { fc } from "../support/properties.ts";

describe("money", () => {
  test("a currency has as many digits as it has", () => {
    expect(["USD", "JPY", "KWD"].map(currencyDigits)).toEqual([2, 0, 3]);
  });

  test("decimals are exact", () => {
    expect(toDecimal({ minor: 123450, currency: "USD" })).toBe("1234.50");
    expect(toDecimal({ minor: 5, currency: "USD" })).toBe("0.05");
    expect(toDecimal({ minor: -5, currency: "KWD" })).toBe("-0.005");
    expect(toDecimal({ minor: 1234, currency: "JPY" })).toBe("1234");
  });

  test("amounts are grouped for people", () => {
    expect(formatMoney({ minor: 123456789, currency: "EUR" })).toBe("EUR 1,234,567.89");
    expect(formatUsd(99)).toBe("$0.99");
  });

  test("parts always add up to the whole", () => {
    const weights = fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), weights, (total, shares) => {
        const parts = allocate(total, shares);
        expect(parts.reduce((a, b) => a + b, 0)).toBe(total);
        expect(parts.every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
      }),
    );
  });
});
