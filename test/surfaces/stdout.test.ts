import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SOURCE = fileURLToPath(new URL("../../src/", import.meta.url));

/** The terminal of commands, and the wire of the stdio server. */
const MAY_WRITE = [
  join("surfaces", "cli", "terminal.ts"),
  join("surfaces", "mcp", "stdio-transport.ts"),
  join("surfaces", "mcp", "stdio.ts"),
];

test("only the terminal and the stdio transport touch stdout: a stray line breaks the protocol", () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" });
  const offenders = files
    .filter((file) => file.endsWith(".ts") && !MAY_WRITE.includes(file))
    .filter((file) =>
      /process\.stdout|stdout\.write|console\.\w+\(/.test(readFileSync(join(SOURCE, file), "utf8")),
    );
  expect(files.length).toBeGreaterThan(30);
  expect(offenders).toEqual([]);
});
