import { describe, expect, test } from "vitest";
import { checkSums, checkText } from "../../campaigns/attack/answers.ts";
import { explore } from "../../campaigns/attack/explore.ts";
import { Flaw, findings } from "../../campaigns/attack/findings.ts";
import { forgeryCheck } from "../../campaigns/attack/forgery.ts";
import { spoilt } from "../../campaigns/attack/hostile.ts";
import { forged, toolInput } from "../../campaigns/attack/inputs.ts";
import { tools } from "../../src/tools/index.ts";
import { fc } from "../support/properties.ts";

describe("a campaign notices", () => {
  test.each([
    ["a path", "cannot open /var/lib/wayfare/wayfare.db"],
    ["a stack", "boom\n    at Object.call (/app/x.ts:12:3)"],
    ["SQL", "near: SELECT pnr FROM bookings"],
    ["a storage's address", "valkey://10.0.0.1:6379 is away"],
    ["a program's error", "TypeError: x is undefined"],
    ["a schema library's words", '[{"code":"custom","path":[]}]'],
    ["an object without words", "Hello [object Object]"],
    ["a figure that is none", "It costs $NaN"],
    ["a word that is none", "Dear undefined, welcome"],
  ])("%s in an answer", (_, answer) => {
    expect(() => checkText("tool", answer)).toThrow(Flaw);
  });

  test("another's booking, and nothing in an ordinary answer", () => {
    expect(() => checkText("tool", '{"lastName":"Alice"}', ["Alice"])).toThrow(Flaw);
    expect(() => checkText("tool", '{"pnr":"TEST-ABC234","total":12}', ["Alice"])).not.toThrow();
  });

  test.each([
    ["PNR", { pnr: "TEST-A", totalPrice: 3, flights: [{ price: 1 }], hotels: [], cars: [] }],
    ["stay", { hotels: [{ price: 500, pricePerNight: 100, nights: 4 }] }],
    ["rental", { totalPrice: 5, dailyRate: 2, rentalDays: 2 }],
    ["fare", { price: 10, priceBreakdown: [{ count: 2, each: 4 }] }],
    ["budget", { total: 10, perPerson: 5, breakdown: [{ expected: 4 }, { expected: 5 }] }],
    ["offer", { base_amount: "10.00", tax_amount: "2.00", total_amount: "11.99" }],
    ["price", { price: -1 }],
  ])("a %s that does not add up", (_, output) => {
    expect(() => checkSums("tool", { answer: [output] })).toThrow(Flaw);
  });

  test("a booking of what no search has shown, but not another party or rate", () => {
    const [stay, flight] = [
      "HT2-LAX0001-KNG-BAR-270301-4N1G-Q261115-ABCD",
      "FL2-270301-AA1-YL1-Q261115-ABCD",
    ];
    const check = forgeryCheck([stay, flight]);
    const booked = (id: string) => () =>
      check("tool", { pnr: "TEST-A", hotels: [{ id }], cars: [] });
    for (const id of [
      stay,
      `${flight}/2`,
      flight.replace("YL1", "YL2C1"),
      stay.replace("KNG-BAR-270301-4N1G", "DBL-ADV-270301-4N2G"),
    ]) {
      expect(booked(id)).not.toThrow();
    }
    for (const id of [
      flight.replace("Q261115", "Q261114"),
      stay.replace("4N", "5N"),
      flight.replace("AA1", "AA2"),
    ]) {
      expect(booked(id)).toThrow(Flaw);
    }
  });

  test("a crash that one input in thousands brings about, tells it small and once", async () => {
    const found = findings();
    const trial = async (input: unknown) => {
      if (JSON.stringify(input)?.includes("__proto__")) throw new TypeError("polluted");
    };
    const inputs = spoilt(fc.constant({ origin: "JFK", party: { adults: 1 } }));
    for (let seed = 7; found.open === 0; seed += 100) {
      await explore({ part: "toy", inputs, trial }, found, { seed, until: Date.now() + 500 });
    }
    expect(found.open).toBe(1);
    expect(found.report()).toContain("polluted");
  });
});

describe("hostile input", () => {
  test.each(tools.map((tool) => [tool.name, tool] as const))(
    "for %s is seldom the same twice",
    (_, tool) => {
      const schema = tool.inputSchema("portable");
      const inputs = fc.sample(toolInput(schema, {}), { seed: 1, numRuns: 300 });
      expect(new Set(inputs.map((input) => JSON.stringify(input))).size).toBeGreaterThan(150);
    },
  );

  test("changes an id in one field at a time", () => {
    const id = "FL2-270301-AA1-Y1-Q261115";
    const ids = fc.sample(forged([id]), { seed: 1, numRuns: 500 });
    expect(ids).toContain("FL2-270302-AA1-Y1-Q261115");
    expect(ids.filter((forgery) => forgery !== id).length).toBeGreaterThan(200);
  });
});
