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

/** The document with what stands between the marks of a name replaced. */
export function between(text: string, name: string, content: string): string {
  const start = `<!-- ${name}:start -->`;
  const end = `<!-- ${name}:end -->`;
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The document has no ${start} … ${end}`);
  return `${text.slice(0, from)}${start}\n${content}\n${text.slice(to)}`;
}
