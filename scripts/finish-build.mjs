/** What the compiler leaves out: the command's executable bit, and the files of the page at /docs. */
import { chmod, copyFile, mkdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

await chmod("dist/main.js", 0o755);

const from = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
const to = "dist/surfaces/rest/swagger-ui";
await mkdir(to, { recursive: true });
const files = ["swagger-ui.css", "swagger-ui-bundle.js", "swagger-ui-bundle.js.LICENSE.txt"];
for (const file of [...files, "LICENSE", "NOTICE"]) {
  await copyFile(join(from, file), join(to, file));
}
