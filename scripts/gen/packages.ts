import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { OPTIONS } from "../../src/config/options.ts";
import { commandLines } from "../../src/surfaces/home/command-lines.ts";
import type { HostLine } from "../../src/surfaces/home/host-lines.ts";
import { between } from "./write.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const SCHEMA = "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json";
const SUMMARY =
  "A simulated travel desk for AI agents: search, book, change and plan trips; live fares with a key.";
/** Installed from a clone or a tarball. */
const INSTALLED = ["wayfare"];
/** Once the package is in npm's registry. */
const PUBLISHED = ["npx", "-y", "wayfare"];

/** What of package.json other files repeat. */
interface Manifest {
  readonly version: string;
  readonly mcpName: string;
}

/**
 * Writes what registries and hosts read, from package.json. The owner stands in its `mcpName` alone;
 * the addresses of the repository follow from there.
 */
export async function writePackages(): Promise<void> {
  const text = await readFile(`${ROOT}package.json`, "utf8");
  const manifest: Manifest = JSON.parse(text);
  const repository = repositoryOf(manifest.mcpName);
  await writeFile(
    `${ROOT}package.json`,
    text.replaceAll(/https:\/\/github\.com\/[\w-]+\/[\w-]+/g, repository),
  );
  await writeJson("server.json", serverJson(manifest, repository));
  await writeJson(".claude-plugin/plugin.json", pluginJson(manifest, repository));
  await writeJson(".claude-plugin/marketplace.json", marketplaceJson(manifest));
  const hosts = await readFile(`${ROOT}docs/hosts.md`, "utf8");
  await writeFile(
    `${ROOT}docs/hosts.md`,
    between(
      between(hosts, "installed", hostSections(commandLines(INSTALLED))),
      "published",
      hostSections(commandLines(PUBLISHED)),
    ),
  );
}

function repositoryOf(mcpName: string): string {
  const [namespace = "", name = ""] = mcpName.split("/");
  return `https://github.com/${namespace.replace("io.github.", "")}/${name}`;
}

function serverJson({ version, mcpName }: Manifest, repository: string): object {
  const variables = (["toolsets", "seed", "duffelKey"] as const).map((name) => ({
    name: OPTIONS[name].env,
    description: OPTIONS[name].help,
    ...(name === "duffelKey" && { isSecret: true }),
  }));
  return {
    $schema: SCHEMA,
    name: mcpName,
    title: "Wayfare",
    description: SUMMARY,
    version,
    websiteUrl: repository,
    repository: { url: repository, source: "github" },
    packages: [
      {
        registryType: "npm",
        registryBaseUrl: "https://registry.npmjs.org",
        identifier: "wayfare",
        version,
        transport: { type: "stdio" },
        environmentVariables: variables,
      },
    ],
  };
}

function pluginJson({ version }: Manifest, repository: string): object {
  const [command, ...args] = PUBLISHED;
  return {
    name: "wayfare",
    version,
    description: SUMMARY,
    author: { name: "Wayfare contributors", url: repository },
    homepage: repository,
    repository,
    license: "MIT",
    keywords: ["mcp", "travel", "gds", "flights", "testing"],
    mcpServers: { wayfare: { command, args } },
  };
}

function marketplaceJson({ version }: Manifest): object {
  return {
    name: "wayfare",
    description: SUMMARY,
    owner: { name: "Wayfare contributors" },
    plugins: [{ name: "wayfare", source: "./", description: SUMMARY, version }],
  };
}

function hostSections(lines: readonly HostLine[]): string {
  return lines
    .map(({ host, file, text, link }) => {
      const where = file === undefined ? "" : ` in \`${file}\``;
      const button = link === undefined ? "" : ` ([add it with one click](${link}))`;
      const language = file === undefined ? "sh" : file.endsWith(".yaml") ? "yaml" : "json";
      return `**${host}**${where}${button}\n\n\`\`\`${language}\n${text}\n\`\`\``;
    })
    .join("\n\n");
}

async function writeJson(file: string, value: object): Promise<void> {
  await writeFile(`${ROOT}${file}`, `${JSON.stringify(value, null, 2)}\n`);
}
