import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import manifest from "../../package.json" with { type: "json" };
import { OPTIONS, type Option } from "../../src/config/options.ts";
import { Faults } from "../../src/domain/contracts/gym/faults.ts";
import { Task } from "../../src/domain/contracts/gym/task.ts";
import { WorldFile } from "../../src/domain/contracts/gym/world.ts";
import { dayNumber } from "../../src/domain/dates.ts";
import { gymOpenApi } from "../../src/surfaces/harness/openapi.ts";
import { toolsDocument } from "../../src/surfaces/rest/documents.ts";
import { openApiOf } from "../../src/surfaces/rest/openapi.ts";
import { tools } from "../../src/tools/index.ts";
import { TOOLSETS } from "../../src/tools/toolsets.ts";
import { writePackages } from "./packages.ts";
import { between } from "./write.ts";

const README = fileURLToPath(new URL("../../README.md", import.meta.url));
const CONFIGURATION = fileURLToPath(new URL("../../docs/configuration.md", import.meta.url));
const OPENAPI = fileURLToPath(new URL("../../docs/openapi.json", import.meta.url));
const GYM_OPENAPI = fileURLToPath(new URL("../../docs/gym-openapi.json", import.meta.url));
const PUBLISHED = fileURLToPath(new URL("../../src/tools/published.json", import.meta.url));
const TOOLS = fileURLToPath(new URL("../../docs/tools.md", import.meta.url));
/** A server's own document has days ahead of its clock; a file must not change with every day. */
const EXAMPLE_DAY = dayNumber(2027, 1, 4);
const SCHEMAS = fileURLToPath(new URL("../../docs/schemas/", import.meta.url));

/** Fills the tables of documents and writes a snapshot of every tool's schemas. */
export async function writeDocs(): Promise<void> {
  let readme = await readFile(README, "utf8");
  readme = between(readme, "tools", toolTable());
  await writeFile(README, readme);
  const configuration = await readFile(CONFIGURATION, "utf8");
  await writeFile(CONFIGURATION, between(configuration, "options", optionTable()));
  await writeSchemas();
  await writeGym();
  await writeFile(
    PUBLISHED,
    `[\n${tools.map((tool) => JSON.stringify(published(tool))).join(",\n")}\n]\n`,
  );
  const described = { tools, version: manifest.version, contractSchemas: "portable" } as const;
  await writeFile(OPENAPI, `${JSON.stringify(openApiOf(described, EXAMPLE_DAY), null, 2)}\n`);
  await writeFile(TOOLS, toolsDocument(described, "schemas"));
  await writePackages();
}

/** What src/tools/published.ts reads: the tool without its code. */
export function published({
  call: _,
  inputSchema,
  outputSchema,
  ...facts
}: (typeof tools)[number]) {
  const portable = inputSchema("portable");
  const exact = Object.entries(inputSchema("exact")).filter(([name]) => !(name in portable));
  return {
    ...facts,
    inputSchema: portable,
    ...(exact.length > 0 && { exactOnly: Object.fromEntries(exact) }),
    outputSchema: outputSchema(),
  };
}

function toolTable(): string {
  const rows = TOOLSETS.map((toolset) => {
    const links = tools
      .filter((tool) => tool.toolset === toolset)
      .map(({ name }) => `[\`${name}\`](docs/tools.md#${name.toLowerCase()})`);
    return `| \`${toolset}\` | ${links.join(", ")} |`;
  });
  return ["| desk | tools |", "|---|---|", ...rows].join("\n");
}

function optionTable(): string {
  const options: readonly Option<unknown>[] = Object.values(OPTIONS);
  const rows = options.map(({ env, flag, placeholder, fallback, fallbackNote, help }) => {
    const usual = fallback === undefined ? (fallbackNote ?? "") : `\`${fallback}\``;
    const written = placeholder === undefined ? `--${flag}` : `--${flag} <${placeholder}>`;
    return `| \`${env}\` | \`${cell(written)}\` | ${cell(usual)} | ${cell(help)} |`;
  });
  return ["| variable | flag | default | meaning |", "|---|---|---|---|", ...rows].join("\n");
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|");
}

/** The gym's files have schemas of their own, for programs that write them. */
async function writeGym(): Promise<void> {
  await mkdir(`${SCHEMAS}gym`, { recursive: true });
  const schemas = { world: WorldFile, faults: Faults, task: Task };
  for (const [name, schema] of Object.entries(schemas)) {
    const json = z.toJSONSchema(schema, { io: "input" });
    await writeFile(`${SCHEMAS}gym/${name}.json`, `${JSON.stringify(json, null, 2)}\n`);
  }
  const document = JSON.stringify(gymOpenApi(manifest.version), null, 2);
  await writeFile(GYM_OPENAPI, `${document}\n`);
}

async function writeSchemas(): Promise<void> {
  await mkdir(SCHEMAS, { recursive: true });
  const wanted = new Map(tools.map((tool) => [`${tool.name}.json`, tool]));
  for (const file of await readdir(SCHEMAS)) {
    if (file.endsWith(".json") && !wanted.has(file)) await rm(`${SCHEMAS}${file}`);
  }
  for (const [file, tool] of wanted) {
    const { name, title, description, annotations } = tool;
    const snapshot = {
      name,
      title,
      description,
      annotations,
      inputSchema: tool.inputSchema("portable"),
      outputSchema: tool.outputSchema(),
    };
    await writeFile(`${SCHEMAS}${file}`, `${JSON.stringify(snapshot, null, 2)}\n`);
  }
}
