import { expect, test } from "vitest";
import { gdsPrompts } from "../../../src/surfaces/mcp/gds/prompts.ts";
import { instructionsFor } from "../../../src/surfaces/mcp/instructions.ts";
import { tools } from "../../../src/tools/index.ts";
import { selectTools } from "../../../src/tools/select.ts";

test("prompts name only tools that exist", () => {
  const names = tools.map(({ name }) => name);
  for (const { needs = [] } of gdsPrompts(() => Promise.reject()))
    expect(names).toEqual(expect.arrayContaining([...needs]));
});

test("a desk that only reads tells no model to book", () => {
  const all = instructionsFor(tools);
  const reading = instructionsFor(selectTools(tools, { readOnly: true }));
  expect(all).toContain("bookFlight");
  expect(reading).not.toContain("bookFlight");
  expect(reading).toContain("nothing can be booked");
});
