import { beforeAll, describe, expect, test } from "vitest";
import { calculateBudget } from "../../../src/tools/concierge/calculate-budget.ts";
import { checkAvailability } from "../../../src/tools/concierge/check-availability.ts";
import { planTrip } from "../../../src/tools/concierge/plan-trip.ts";
import type { ConciergeContext } from "../../../src/tools/services.ts";
import { conciergeContext } from "../../support/concierge.ts";
import contracts from "./planning-contracts.json" with { type: "json" };

const FIELDS = [
  "currency",
  "days",
  "destinations",
  "origin",
  "party",
  "interests",
  "needs",
  "pace",
  "month",
  "must",
  "avoid",
  "work",
  "hotel",
  "passport",
  "plan_id",
] as const;

const CASES = [
  [planTrip, contracts.plan_trip, FIELDS],
  [calculateBudget, contracts.calculate_budget, FIELDS],
  [checkAvailability, contracts.check_availability, ["lang", "origin"]],
] as const;

let context: ConciergeContext;
beforeAll(async () => {
  context = await conciergeContext();
});

describe.each(CASES.map((row) => [row[0].name, ...row] as const))(
  "%s",
  (_, tool, contract, additions) => {
    test("takes the contract's parameters exactly, and adds only optional ones", () => {
      const { properties, required, additionalProperties } = tool.inputSchema("exact");
      const all = new Map(Object.entries(plain(properties)));
      for (const added of additions) expect(all.delete(added), added).toBe(true);
      expect(Object.fromEntries(all)).toEqual(plain(contract.input.properties));
      expect(required).toEqual(contract.input.required);
      expect(additionalProperties).toBe(false);
    });

    test("promises every field of the contract's answer", () => {
      expect(plain(tool.outputSchema()["properties"])).toMatchObject(contract.output.properties);
    });

    test("answers the contract's own request with all its fields", async () => {
      const { output, text, flaw } = await tool.call(contract.request, context);
      expect(flaw).toBeUndefined();
      expect(output).toMatchObject(typesOf(contract.response));
      expect(text).toContain(contract.response.disclaimer);
    });

    test("refuses what it cannot read, by the name of the parameter", async () => {
      const [name = ""] = contract.input.required;
      const call = (value: unknown) => tool.call({ [name]: value }, context);
      await expect(call(" ")).rejects.toMatchObject({ code: "invalid", details: { field: name } });
      await expect(call("x".repeat(3000))).rejects.toMatchObject({ code: "invalid" });
      await expect(tool.call({}, context)).rejects.toMatchObject({ code: "invalid" });
    });
  },
);

describe("the document's own trip", () => {
  const { request } = contracts.plan_trip;

  test("is five days in Tbilisi and Kazbegi for two, within 1500 dollars", async () => {
    const { output } = await planTrip.call(request, context);
    expect(output).toMatchObject({
      summary: "5-day cultural trip to Georgia for two travellers: Tbilisi and Kazbegi.",
      destinations: ["Tbilisi", "Kazbegi"],
      budget: { currency: "USD" },
      disclaimer: "Prices are approximate. Booking requires operator confirmation.",
      dates: { from: "2026-06-10", to: "2026-06-14" },
      transfers: [{ from: "Tbilisi", to: "Kazbegi", mode: "road" }],
      points: [
        { city: "Tbilisi", lat: 41.7, lon: 44.8 },
        { city: "Kazbegi", lat: 42.7, lon: 44.6 },
      ],
    });
    const { budget } = planned(output);
    expect(budget.total).toBeLessThanOrEqual(1500);
    expect(budget.total).toBe(budget.perPerson * 2);
  });

  test.each([
    [
      "en",
      "in the past",
      "Within your budget of $1,500, without flights.",
      "Flights are not included",
    ],
    ["az", "keçmiş tarixdir", "Büdcənizə uyğundur: 1.500 $ (uçuşsuz).", "Uçuş daxil deyil"],
    ["ru", "уже прошла", "В пределах бюджета 1 500 $, без перелёта.", "Перелёт не включён"],
  ])("says in %s what should be known about it", async (lang, past, fits, flights) => {
    const { output } = await planTrip.call({ ...request, lang }, context);
    const notes = planned(output).notes.join(" ").replaceAll(/\s/g, " ");
    expect(notes).toContain(past);
    expect(notes).toContain(fits);
    expect(notes).toContain(flights);
  });

  test.each(["en", "az", "ru"])("costs the same in %s, by plan and by budget", async (lang) => {
    const plan = planned((await planTrip.call({ ...request, lang }, context)).output);
    const { output: budget } = await calculateBudget.call({ ...request, lang }, context);
    expect(budget).toMatchObject(plan.budget);
    expect(plan.budget).toEqual(planned((await planTrip.call(request, context)).output).budget);
  });

  test("is told in a text that a model can afford, with everything that matters", async () => {
    const { output, text } = await planTrip.call(request, context);
    const { itinerary, hotels } = planned(output);
    // About four letters make a token of English.
    expect(text.length / 4).toBeLessThanOrEqual(1500);
    for (const { morning, evening } of itinerary) {
      expect(text).toContain(morning);
      expect(text).toContain(evening);
    }
    for (const hotel of hotels) expect(text).toContain(hotel);
    expect(text).toMatch(/Cost: \$[\d,]+ \(\$[\d,.]+ per person\)/);
  });
});

test("a plan in another language is in English and says so", async () => {
  const { output } = await planTrip.call({ query: "5 days in Georgia", lang: "de" }, context);
  const { lang, notes } = planned(output);
  expect(lang).toBe("en");
  expect(notes[0]).toContain("English");
});

test("an unknown currency gives dollars and says so", async () => {
  const { output } = await calculateBudget.call(
    { query: "Rome, 3 days", currency: "XXZ" },
    context,
  );
  expect(output).toMatchObject({ currency: "USD" });
  expect(JSON.stringify(output)).toContain("XXZ");
});

test("figures in a currency without cents, and with three digits of them, add up", async () => {
  for (const currency of ["JPY", "KWD"]) {
    const { output } = await calculateBudget.call(
      { query: "Rome, 3 days for three", currency },
      context,
    );
    expect(output).toMatchObject({ currency, travelers: 3 });
    const { breakdown, total } = budgeted(output);
    const sum = breakdown.reduce((all, { expected }) => all + Math.round(expected * 1000), 0);
    expect(sum).toBe(total * 1000);
  }
});

test("the budget's text lists every heading with its range", async () => {
  const { text } = await calculateBudget.call({ query: "Тбилиси на 3 дня, двое" }, context);
  for (const label of [
    "Транспорт",
    "Проживание",
    "Питание",
    "Экскурсии",
    "Страховка",
    "Резерв",
    "Итого",
  ]) {
    expect(text).toMatch(new RegExp(`${label}.*\\(от [\\d,\\s]+\\$ до [\\d,\\s]+\\$\\)`));
  }
});

interface Planned {
  readonly budget: { readonly total: number; readonly perPerson: number };
  readonly itinerary: readonly { readonly morning: string; readonly evening: string }[];
  readonly hotels: readonly string[];
  readonly notes: readonly string[];
  readonly lang: string;
}

function planned(output: Readonly<Record<string, unknown>>): Planned {
  return JSON.parse(JSON.stringify(output));
}

function budgeted(output: Readonly<Record<string, unknown>>): {
  readonly breakdown: readonly { readonly expected: number }[];
  readonly total: number;
} {
  return JSON.parse(JSON.stringify(output));
}

/** A schema without descriptions, which are ours to write. */
function plain(node: unknown): Record<string, unknown> {
  return JSON.parse(
    JSON.stringify(node, (key, value) => (key === "description" ? undefined : value)),
  );
}

/** What a value of the same shape must look like. */
function typesOf(value: unknown): object {
  if (Array.isArray(value)) return expect.arrayContaining([typesOf(value[0])]);
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, typesOf(inner)]));
  }
  if (typeof value === "string") return expect.any(String);
  return typeof value === "number" ? expect.any(Number) : expect.any(Boolean);
}
