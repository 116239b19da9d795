import { encode } from "gpt-tokenizer/encoding/o200k_base";
import { describe, expect, test } from "vitest";
import { tools } from "../../src/tools/index.ts";
import { listedSchema } from "../../src/tools/listed-schema.ts";
import { portabilityFaults } from "./portable-check.ts";

function tokens(value: unknown): number {
  return encode(JSON.stringify(value)).length;
}

describe("what tools/list costs a model, in tokens", () => {
  test("names, descriptions, annotations and input schemas of all tools", () => {
    const listed = tools.map(({ name, description, annotations, inputSchema }) => ({
      name,
      description,
      annotations,
      inputSchema: inputSchema("portable"),
    }));
    expect(tokens(listed)).toBeLessThanOrEqual(12_000);
  });

  test("output schemas of all tools, as they are listed", () => {
    const listed = tools.map(({ outputSchema }) => listedSchema(outputSchema()));
    expect(tokens(listed)).toBeLessThanOrEqual(9_000);
  });
});

describe.each(tools.map((tool) => [tool.name, tool] as const))("%s", (_, tool) => {
  test("is listed with every part of its answer at the root, and what hosts accept", () => {
    const full = tool.outputSchema();
    const listed = listedSchema(full);
    expect(Object.keys(Object(listed["properties"]))).toEqual(
      Object.keys(Object(full["properties"])),
    );
    expect(listed["required"]).toEqual(full["required"]);
    expect(portabilityFaults(listed)).toEqual([]);
  });
});
