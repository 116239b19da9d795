import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { between } from "./write.ts";

const FENCES = fileURLToPath(new URL("../../biome.fences.json", import.meta.url));
const DOCUMENT = fileURLToPath(new URL("../../docs/architecture.md", import.meta.url));

/** A folder of src with what it may import of the others. */
export interface Room {
  /** A folder of src. Of two rooms that hold a file, the later one in the table counts. */
  readonly name: string;
  /** Folders, single files, or `folder/*.ts` for the files directly in a folder. */
  readonly may: readonly string[];
  /** Packages that it may not import. */
  readonly without?: readonly string[];
}

/** The composition root: no room imports it. */
const MAIN = "main.ts";

const SHELF = ["domain", "logging", "memory", "text"];
const SURFACE = [...SHELF, "config", "tools"];

/** The directions of imports: `npm run gen` writes them for readers and for the linter. */
export const ROOMS: readonly Room[] = [
  { name: "domain", may: ["text"], without: ["node:*"] },
  { name: "text", may: [], without: ["node:*"] },
  { name: "memory", may: [], without: ["node:*"] },
  { name: "reading", may: ["domain", "text"], without: ["node:*"] },
  { name: "logging", may: ["memory", "text"] },
  { name: "config", may: ["domain", "logging", "text", "tools/define.ts", "tools/toolsets.ts"] },
  { name: "world", may: ["domain", "memory", "text"], without: ["node:*", "pino", "zod"] },
  { name: "suppliers", may: SHELF },
  { name: "suppliers/simulated", may: [...SHELF, "world"] },
  { name: "stores", may: ["domain", "memory"] },
  { name: "services", may: [...SHELF, "reading", "stores/*.ts", "suppliers/*.ts"] },
  { name: "tools", may: [...SHELF, "reading", "services", "suppliers/types.ts"] },
  {
    name: "gym",
    may: [...SHELF, "services/chance.ts", "stores", "suppliers/*.ts", "tools", "world/random.ts"],
  },
  { name: "surfaces", may: SURFACE },
  {
    name: "surfaces/http",
    may: [...SURFACE, "services/keys", "stores/shared.ts", "stores/types.ts"],
  },
  { name: "surfaces/console", may: [...SURFACE, "services/operator"] },
  { name: "surfaces/traveller", may: [...SURFACE, "services/itinerary"] },
  { name: "surfaces/harness", may: [...SURFACE, "gym"] },
  { name: "surfaces/duffel-sandbox", may: [...SURFACE, "services/duffel-sandbox"] },
  {
    name: "surfaces/cli",
    may: [...SURFACE, "gym", "services/keys", "services/migration", "world"],
  },
  {
    name: "library",
    may: ["compose", "config", "domain", "gym", "logging", "services", "surfaces/mcp/changes.ts"],
  },
  {
    name: "compose",
    may: [
      ...SHELF,
      "config",
      "gym",
      "services",
      "stores",
      "suppliers",
      "surfaces",
      "tools",
      "world",
    ],
  },
];

/** Writes the table in the document, and biome.fences.json, which biome.json extends. */
export async function writeFences(): Promise<void> {
  const lines = ROOMS.map((room) => JSON.stringify(fenceOf(room)));
  await writeFile(FENCES, `{\n"overrides": [\n${lines.join(",\n")}\n]\n}\n`);
  const document = await readFile(DOCUMENT, "utf8");
  await writeFile(DOCUMENT, between(document, "fences", fenceTable()));
}

function fenceTable(): string {
  const rows = ROOMS.map(({ name, may, without = [] }) => {
    const allowed = may.length === 0 ? "nothing" : codes(may);
    const refused = without.length === 0 ? "" : `; not ${codes(without)}`;
    return `| \`${name}\` | ${allowed}${refused} |`;
  });
  return ["| room | may import, besides itself |", "|---|---|", ...rows].join("\n");
}

function codes(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(", ");
}

function fenceOf({ name, may, without = [] }: Room) {
  const allowed = may.length === 0 ? "nothing of ours" : may.join(", ");
  const message = `src/${name} may import ${allowed}, besides itself: see docs/architecture.md.`;
  const group = [`**/${MAIN}`, ...forbidden(name, may), ...exceptions(may), ...without];
  const noRestrictedImports = {
    level: "error",
    options: { patterns: [{ group, message }] },
  };
  return {
    includes: filesOf(`src/${name}`),
    linter: { rules: { style: { noRestrictedImports } } },
  };
}

/** All rooms but the room's own and those it may import whole. */
function forbidden(name: string, may: readonly string[]): readonly string[] {
  const own = name.split("/")[0];
  return ROOMS.map((room) => room.name)
    .filter((other) => !other.includes("/") && other !== own && !may.includes(other))
    .flatMap((other) => filesOf(`**/${other}`));
}

/** Parts of rooms that are forbidden as a whole. */
function exceptions(may: readonly string[]): readonly string[] {
  return may
    .filter((part) => part.includes("/"))
    .map((part) => `!**/${part}${part.endsWith(".ts") ? "" : "/**"}`);
}

/** The files of a room: those of its folder, and of config and library the file of its name. */
function filesOf(room: string): readonly string[] {
  return /\b(config|library)$/.test(room) ? [`${room}.ts`, `${room}/**`] : [`${room}/**`];
}
