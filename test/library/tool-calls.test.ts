import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { publishedTools } from "../../src/tools/published.ts";

test("the library has the types of every tool", () => {
  const file = new URL("../../src/library/tool-calls.ts", import.meta.url);
  const named = [...readFileSync(file, "utf8").matchAll(/^ {2}(\w+): Of</gm)].map(
    ([, name]) => name,
  );
  expect(named.sort()).toEqual(publishedTools.map(({ name }) => name).sort());
});
