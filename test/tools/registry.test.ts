import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { tools } from "../../src/tools/index.ts";
import { portabilityFaults } from "./portable-check.ts";

const LONGEST_DESCRIPTION = 420;
/** Those that may ask somebody outside, as settings have it. */
const OPEN_WORLD = ["search_flights"];

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll("_", "-");
}

const SEATED = ["searchFlights", "bookFlight", "search_flights", "fare_calendar", "explore_fares"];

describe("the registry", () => {
  test("limits of a party that no bound of a schema has stand where seats are asked for", () => {
    const told = tools.filter(({ description }) =>
      description.includes("At most 9 seats, an adult per infant."),
    );
    expect(told.map(({ name }) => name)).toEqual(SEATED);
  });

  test("names are unique", () => {
    expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length);
  });

  describe.each(tools.map((tool) => [tool.name, tool] as const))("%s", (name, tool) => {
    test("lives in a file of its name", () => {
      const path = `../../src/tools/${tool.toolset}/${kebab(name)}.ts`;
      expect(existsSync(new URL(path, import.meta.url)), path).toBe(true);
    });

    test("has a title, and a description that is no essay", () => {
      expect(tool.title).not.toBe("");
      expect(tool.description.length).toBeGreaterThan(60);
      expect(tool.description.length).toBeLessThanOrEqual(LONGEST_DESCRIPTION);
    });

    test("has schemas that every host accepts", () => {
      const input = tool.inputSchema("portable");
      expect(portabilityFaults(input)).toEqual([]);
      // One client library cannot convert a closed root; what is unknown is refused or ignored anyway.
      expect(input).not.toHaveProperty("additionalProperties");
      expect(portabilityFaults(tool.outputSchema())).toEqual([]);
    });

    test("says what it does to the world", () => {
      const { annotations, effect } = tool;
      expect(annotations.readOnlyHint).toBe(effect === "read");
      expect(annotations.destructiveHint).toBe(effect === "destroy");
      expect(annotations.idempotentHint).toBe(effect === "read" || effect === "destroy");
      expect(annotations.openWorldHint).toBe(OPEN_WORLD.includes(name));
    });
  });
});
