import { readFileSync } from "node:fs";

/** From package.json, which lies beside both src/ and dist/. */
export function packageVersion(): string {
  const file = readFileSync(new URL("../package.json", import.meta.url), "utf8");
  const { version }: { version: string } = JSON.parse(file);
  return version;
}
