/** What the compiler leaves out: the command's executable bit, the world's data without its spaces, and the files of the page at /docs. */
import { chmod, copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
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

const from = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
const to = "dist/surfaces/rest/swagger-ui";
await mkdir(to, { recursive: true });
const files = ["swagger-ui.css", "swagger-ui-bundle.js", "swagger-ui-bundle.js.LICENSE.txt"];
for (const file of [...files, "LICENSE", "NOTICE"]) {
  await copyFile(join(from, file), join(to, file));
}
