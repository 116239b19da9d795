import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** The path of a file in src/world/data. */
export function dataPath(name: string): string {
  return fileURLToPath(new URL(`../../src/world/data/${name}`, import.meta.url));
}

/** JSON with one row a line, so that a change of data is a readable diff. */
export async function writeData(
  name: string,
  sections: Readonly<Record<string, string | number | readonly unknown[]>>,
): Promise<void> {
  const parts = Object.entries(sections).map(([key, value]) => {
    const text = Array.isArray(value)
      ? `[\n${value.map((row) => JSON.stringify(row)).join(",\n")}\n]`
      : JSON.stringify(value);
    return `${JSON.stringify(key)}: ${text}`;
  });
  await writeFile(dataPath(name), `{\n${parts.join(",\n")}\n}\n`);
}
