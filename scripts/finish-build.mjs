/** What compiler and bundler leave: the command's executable bit, tables without their spaces, types that lead nowhere, and the files of the page at /docs. */
import { chmod, copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

await chmod("dist/main.js", 0o755);

// Every start reads all of it.
const tables = (await readdir("src", { recursive: true })).filter((name) => name.endsWith(".json"));
for (const name of tables) {
  await mkdir(dirname(join("dist", name)), { recursive: true });
  const text = await readFile(join("src", name), "utf8");
  await writeFile(join("dist", name), JSON.stringify(JSON.parse(text)));
}

// The compiler writes the types of every module; programs see those of the library alone.
const seen = new Set();
async function see(file) {
  if (seen.has(file)) return;
  seen.add(file);
  for (const [, to] of (await readFile(file, "utf8")).matchAll(
    /(?:from |import\()"(\.[^"]+)\.ts"/g,
  )) {
    await see(join(dirname(file), `${to}.d.ts`));
  }
}
await see(join("dist", "library.d.ts"));
for (const name of await readdir("dist", { recursive: true })) {
  const file = join("dist", name);
  if (name.endsWith(".d.ts") && !seen.has(file)) await rm(file);
}

const from = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
const to = "dist/surfaces/rest/swagger-ui";
await mkdir(to, { recursive: true });
const files = ["swagger-ui.css", "swagger-ui-bundle.js", "swagger-ui-bundle.js.LICENSE.txt"];
for (const file of [...files, "LICENSE", "NOTICE"]) {
  await copyFile(join(from, file), join(to, file));
}
