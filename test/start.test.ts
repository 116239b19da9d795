import { readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SRC = fileURLToPath(new URL("../src/", import.meta.url));
const STATIC_IMPORT = /^(?:import|export)\s(?!type\s)[^;]*?from\s+"(\.[^"]+)"/gm;

/** Every file that is loaded together with `entry`: what dynamic imports bring is left out. */
function loadedWith(entry: string): readonly string[] {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    if (!file.endsWith(".ts")) return;
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(STATIC_IMPORT)) {
      visit(resolve(dirname(file), path));
    }
  };
  visit(resolve(SRC, entry));
  return [...seen].map((file) => relative(SRC, file));
}

test("the program starts without the world's places, the stores, the services and other commands", () => {
  const loaded = loadedWith("main.ts");
  expect(loaded.length).toBeGreaterThan(20);
  const heavy =
    /^(?:world\/(?!random)|stores\/|compose\/(?:commands|telemetry)|services\/|surfaces\/cli\/(?:help|call|tools))/;
  expect(loaded.filter((file) => heavy.test(file))).toEqual([]);
});
