import { expect, test, vi } from "vitest";
import { amountWords, centsWords } from "../../src/domain/money-words.ts";

test("sums are written as each language does, round ones without parts of a unit", () => {
  expect(amountWords("en", 1234.5, "USD")).toBe("$1,234.50");
  expect(amountWords("en", 1234, "EUR")).toBe("€1,234");
  expect(amountWords("az", 1234.5, "AZN")).toBe("1.234,50\u00a0AZN");
  expect(amountWords("ru", 1234, "JPY")).toBe("1\u00a0234\u00a0¥");
  expect(centsWords("en", 123_400)).toBe("$1,234.00");
  expect(amountWords("en", 5, "no currency")).toBe("5 no currency");
});

test("many sums of one currency share a format, and many currencies do not pile up", () => {
  const make = vi.spyOn(Intl, "NumberFormat");
  for (let sum = 0; sum < 100; sum++) amountWords("en", sum, "CHF");
  expect(make).toHaveBeenCalledTimes(1);
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  for (const last of letters) for (const middle of "AB") amountWords("en", 1, `Q${middle}${last}`);
  amountWords("en", 1, "CHF");
  expect(make).toHaveBeenCalledTimes(1 + 2 * letters.length + 1);
  make.mockRestore();
});
