import { expect, test } from "vitest";
import { published } from "../../scripts/gen/docs.ts";
import { tools } from "../../src/tools/index.ts";
import kept from "../../src/tools/published.json" with { type: "json" };
import { publishedTools } from "../../src/tools/published.ts";

// Where this fails, `npm run gen` was forgotten after a change to a tool.
test("what is published is what is defined", () => {
  expect(kept).toEqual(JSON.parse(JSON.stringify(tools.map(published))));
});

test.each(["portable", "exact"] as const)("the %s schemas are those of the tools", (variant) => {
  for (const [index, tool] of tools.entries()) {
    const shown = publishedTools[index];
    expect(shown?.name).toBe(tool.name);
    expect(shown?.inputSchema(variant)).toEqual(tool.inputSchema(variant));
    expect(shown?.outputSchema()).toEqual(tool.outputSchema());
  }
});
