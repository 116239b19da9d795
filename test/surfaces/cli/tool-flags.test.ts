import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { quoteDayOf } from "../../../src/domain/dates.ts";
import { parseArguments } from "../../../src/surfaces/cli/arguments.ts";
import { argumentsOf, toolFlags, toolHelp } from "../../../src/surfaces/cli/tool-flags.ts";
import type { ToolFacts } from "../../../src/tools/define.ts";
import { examplesOn } from "../../../src/tools/examples.ts";
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
    for (const [flag, option] of Object.entries(toolFlags(facts))) {
      if (!/[A-Z_]/.test(flag)) expect(help).toContain(`--${flag}`);
      expect(option.help).toMatch(/^$|[.!?]$/);
    }
  }
});

test("a parameter that takes JSON says what belongs into it", () => {
  expect(toolFlags(tool("searchFlights"))["passengers"]?.help).toBe(
    "JSON object: adults, children, infants.",
  );
  expect(toolFlags(tool("plan_trip"))["party"]?.help).toContain(
    "adults, children (a list: the age of each child)",
  );
  expect(toolFlags(tool("bookFlight"))["passengers"]?.help).toContain(
    "JSON list of objects: type, firstName, lastName",
  );
});

const examples = publishedTools.map((tool) => {
  const help = toolHelp(tool, { columns: undefined, bold: (text) => text });
  const [, line = ""] = /^Example\n {2}(wayfare call .*)$/m.exec(help) ?? [];
  return { tool, line };
});

/** The words of each line, as one shell reads them. */
function wordsOf(lines: readonly string[]): readonly (readonly string[])[] {
  const script = ["wayfare() { printf '%s\\0' \"$@\"; printf '\\n\\0'; }", ...lines].join("\n");
  const printed = execFileSync("bash", ["-c", script], { encoding: "utf8" });
  const calls = printed.split("\n\0").slice(0, -1);
  return calls.map((words) => words.split("\0").slice(0, -1));
}

test("the example in a tool's help is the one of the documents, as a shell reads it", () => {
  const read = wordsOf(examples.map(({ line }) => line));
  expect(read).toHaveLength(publishedTools.length);
  for (const [index, { tool }] of examples.entries()) {
    const { positionals, options } = parseArguments(read[index] ?? [], toolFlags(tool));
    expect(positionals).toEqual(["call", tool.name]);
    const documented = examplesOn(quoteDayOf(Date.now()))[tool.name]?.arguments;
    expect(argumentsOf(tool, options), tool.name).toEqual(documented);
  }
});
