import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the page takes types from the server, and no code", () => {
  const file = new URL("../../console/src/api/types.ts", import.meta.url);
  const statements = readFileSync(file, "utf8")
    .split(";")
    .filter((statement) => statement.includes("/src/"));
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements) expect(statement).toMatch(/^\s*(\/\*.*\*\/\s*)?export type /);
});
