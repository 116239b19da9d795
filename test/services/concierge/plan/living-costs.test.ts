import { describe, expect, test } from "vitest";
import { livingCosts } from "../../../../src/services/concierge/plan/money/living-costs.ts";

describe("what a visitor spends", () => {
  test("a place's own figures come first, then its country's, then the world's", () => {
    expect(livingCosts("BAK", "AZ")).toEqual({ food: 9 * 2.3, transport: 1, taxi: 10 });
    expect(livingCosts("LLK", "AZ")).toEqual({ food: 8 * 2.3, transport: 3, taxi: 15 });
    expect(livingCosts("ZZZ", "ZZ")).toEqual({ food: 23, transport: 5, taxi: 25 });
  });

  test("Zurich, Reykjavík and New York cost several times what Hanoi, Cairo and Samarkand do", () => {
    const dear = [livingCosts("ZRH", "CH"), livingCosts("REK", "IS"), livingCosts("NYC", "US")];
    const cheap = [livingCosts("HAN", "VN"), livingCosts("CAI", "EG"), livingCosts("SKD", "UZ")];
    const least = Math.min(...dear.map(({ food }) => food));
    expect(least).toBeGreaterThan(4 * Math.max(...cheap.map(({ food }) => food)));
  });

  test("a place is about as dear as its country", () => {
    for (const [place, country] of [
      ["PAR", "FR"],
      ["ROM", "IT"],
      ["BKK", "TH"],
      ["IST", "TR"],
      ["TYO", "JP"],
    ] as const) {
      const ratio = livingCosts(place, country).food / livingCosts("ZZZ", country).food;
      expect(ratio).toBeGreaterThanOrEqual(0.9);
      expect(ratio).toBeLessThan(1.5);
    }
  });
});
