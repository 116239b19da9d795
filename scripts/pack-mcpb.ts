import { execFileSync } from "node:child_process";
import { cp, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { packExtension, v0_3 } from "@anthropic-ai/mcpb";
import manifest from "../package.json" with { type: "json" };
import { OPTIONS } from "../src/config/options.ts";
import { publishedTools } from "../src/tools/published.ts";

const ROOT = fileURLToPath(new URL("../", import.meta.url));

/** `npm run pack:mcpb [-- file]`: a bundle that hosts install by double click, with all it needs. */
async function packBundle(file: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "wayfare-mcpb-"));
  try {
    for (const name of ["dist", "catalogue", "package.json", "LICENSE", "NOTICE.md"]) {
      await cp(join(ROOT, name), join(folder, name), { recursive: true });
    }
    for (const place of runtimePackages()) {
      await cp(join(ROOT, place), join(folder, place), {
        recursive: true,
        filter: (from) => dirname(from) === join(ROOT, place) || !from.endsWith(".map"),
      });
    }
    const bundle = v0_3.McpbManifestSchema.parse(bundleManifest());
    await writeFile(join(folder, "manifest.json"), JSON.stringify(bundle, null, 2));
    const done = await packExtension({ extensionPath: folder, outputPath: file, silent: true });
    if (!done) throw new Error("The bundle could not be packed");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const { size } = await stat(file);
  process.stderr.write(`${file}: ${Math.round(size / 1024 / 1024)} MB\n`);
}

/** The folders of everything that the package needs to run, without what is optional. */
function runtimePackages(): readonly string[] {
  const listed = execFileSync(
    "npm",
    ["ls", "--omit=dev", "--omit=optional", "--all", "--parseable"],
    { cwd: ROOT, encoding: "utf8" },
  );
  const folders = listed
    .trim()
    .split("\n")
    .map((path) => relative(ROOT, path));
  return folders.filter((folder) => folder.startsWith("node_modules"));
}

/** A value that the host puts in when it starts the server. */
function filledIn(name: string): string {
  return `\${${name}}`;
}

function bundleManifest(): object {
  const { name, version, description, license, homepage, repository, bugs } = manifest;
  return {
    manifest_version: "0.3",
    name,
    display_name: "Wayfare",
    version,
    description,
    author: { name: "Wayfare contributors", url: homepage },
    repository,
    homepage,
    support: bugs,
    license,
    keywords: manifest.keywords,
    server: {
      type: "node",
      entry_point: "dist/main.js",
      mcp_config: {
        command: "node",
        args: [`${filledIn("__dirname")}/dist/main.js`],
        env: {
          [OPTIONS.seed.env]: filledIn("user_config.seed"),
          [OPTIONS.duffelKey.env]: filledIn("user_config.duffel_api_key"),
        },
      },
    },
    tools: publishedTools.map(({ name: tool, title }) => ({ name: tool, description: title })),
    compatibility: {
      platforms: ["darwin", "win32", "linux"],
      runtimes: { node: manifest.engines.node },
    },
    user_config: {
      seed: {
        type: "string",
        title: "World",
        description: OPTIONS.seed.help,
        default: OPTIONS.seed.fallback,
        required: false,
      },
      duffel_api_key: {
        type: "string",
        title: "Duffel token",
        description: OPTIONS.duffelKey.help,
        sensitive: true,
        default: "",
        required: false,
      },
    },
  };
}

await packBundle(process.argv[2] ?? join(ROOT, "wayfare.mcpb"));
