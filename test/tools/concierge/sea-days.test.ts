import { expect, test } from "vitest";
import type { PlanAnswer, PlanDay } from "../../../src/domain/contracts/concierge/plan.ts";
import { wordingOf } from "../../../src/services/concierge/plan/wording/wording.ts";
import { planText } from "../../../src/tools/concierge/text.ts";

test("days on one beach that are alike are told in one line", () => {
  const { more, free } = wordingOf("en");
  const [plain] = more.beach;
  const day = (number: number, evening = free.evening): PlanDay => ({
    day: number,
    city: "Belek",
    morning: plain?.morning("Belek Beach") ?? "",
    afternoon: plain?.afternoon ?? "",
    evening,
    tips: "",
  });
  const plan: PlanAnswer = {
    summary: "A trip.",
    destinations: ["Belek"],
    budget: { currency: "USD", total: 1, perPerson: 1 },
    itinerary: [day(1, "Dinner by the harbour."), day(2), day(3)],
    hotels: [],
    activities: [],
    disclaimer: "",
    lang: "en",
    travelers: 2,
    notes: [],
    transfers: [],
  };
  const lines = planText(plan).split("\n");
  expect(lines).toContain("Day 2 – Day 3, Belek: Belek Beach, free days by the sea");
  expect(lines).toContain("- Morning: Belek Beach: free time by the sea.");
});
