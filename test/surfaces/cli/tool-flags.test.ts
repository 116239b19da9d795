import { expect, test } from "vitest";
import { argumentsOf, toolFlags, toolHelp } from "../../../src/surfaces/cli/tool-flags.ts";
import type { ToolFacts } from "../../../src/tools/define.ts";
import { publishedTools } from "../../../src/tools/published.ts";

function tool(name: string): ToolFacts {
  const found = publishedTools.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`no tool ${name}`);
  return found;
}

test("a parameter is a flag by its own name and with hyphens", () => {
  const flags = toolFlags(tool("searchFlights"));
  expect(Object.keys(flags)).toEqual(
    expect.arrayContaining(["origin", "departure-date", "departureDate"]),
  );
  const given = { origin: "LON", "departure-date": "2027-03-01", limit: "2" };
  expect(argumentsOf(tool("searchFlights"), given)).toEqual({
    origin: "LON",
    departureDate: "2027-03-01",
    limit: 2,
  });
});

test("what is deeper than a word is JSON, and a wrong value names its flag", () => {
  const search = tool("searchFlights");
  expect(argumentsOf(search, { passengers: '{"adults": 2}' })).toEqual({
    passengers: { adults: 2 },
  });
  expect(() => argumentsOf(search, { passengers: "two" })).toThrow("--passengers takes JSON");
  expect(() => argumentsOf(search, { limit: "many" })).toThrow("--limit: 'many' is not a number");
});

test("a list is written with commas", () => {
  const given = { "flight-ids": "FL2-A, FL2-B" };
  expect(argumentsOf(tool("bookFlight"), given)).toEqual({ flightIds: ["FL2-A", "FL2-B"] });
});

test("without flags there are no arguments, and JSON is read instead", () => {
  expect(argumentsOf(tool("searchFlights"), { json: true })).toBeUndefined();
});

test("every tool explains each of its parameters to a person", () => {
  for (const facts of publishedTools) {
    const help = toolHelp(facts, { columns: 80, bold: (text) => text });
    expect(help).toContain(`wayfare call ${facts.name}`);
    for (const flag of Object.keys(toolFlags(facts)).filter((name) => !/[A-Z_]/.test(name))) {
      expect(help).toContain(`--${flag}`);
    }
  }
});
