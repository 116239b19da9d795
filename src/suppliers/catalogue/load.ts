import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Catalogue, CatalogueFile } from "../../domain/catalogue.ts";
import { TravelError } from "../../domain/errors.ts";
import { type CatalogueFault, crossFaults, type NamedFile } from "./cross-checks.ts";
import { lineOf, syntaxFault } from "./json-lines.ts";

/** The catalogue that comes with Wayfare: beside src/ in a checkout, beside dist/ when installed. */
export const OWN_CATALOGUE = fileURLToPath(new URL("../../../catalogue", import.meta.url));

/** How many faults one error names. */
const NAMED = 10;

export interface CatalogueOptions {
  /** Folder with one JSON file per country or region; docs/catalogue.md says what is in them. */
  readonly folder: string;
  /** Whether one can stay at the place with this code. */
  readonly hasHotels: (placeCode: string) => boolean;
}

interface SourceFile {
  readonly file: string;
  readonly text: string;
}

/** Reads and checks a whole catalogue; an error names file and line of what is wrong. */
export async function loadCatalogue({ folder, hasHotels }: CatalogueOptions): Promise<Catalogue> {
  const sources = await readFolder(folder);
  const faults: CatalogueFault[] = [];
  const files = sources.flatMap((source) => parseFile(source, faults));
  // What refers to a file that could not be read would only be blamed for it.
  if (faults.length === 0) faults.push(...crossFaults(files, hasHotels));
  if (faults.length > 0) throw invalid(folder, sources, faults);
  return { files: files.map(({ content }) => content) };
}

async function readFolder(folder: string): Promise<readonly SourceFile[]> {
  let names: readonly string[];
  try {
    names = (await readdir(folder)).filter((name) => name.endsWith(".json")).sort();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unreadable";
    throw unusable(`The catalogue folder ${folder} cannot be read (${code})`);
  }
  if (names.length === 0) throw unusable(`The catalogue folder ${folder} has no .json file`);
  return Promise.all(
    names.map(async (file) => ({ file, text: await readFile(join(folder, file), "utf8") })),
  );
}

function parseFile({ file, text }: SourceFile, faults: CatalogueFault[]): readonly NamedFile[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    faults.push({ file, path: [], message: "is not JSON" });
    return [];
  }
  const parsed = CatalogueFile.safeParse(json);
  if (parsed.success) return [{ file, content: parsed.data }];
  for (const issue of parsed.error.issues) {
    const extra = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
    const path = [...issue.path, ...extra].filter((step) => typeof step !== "symbol");
    faults.push({ file, path, message: issue.message });
  }
  return [];
}

function invalid(
  folder: string,
  sources: readonly SourceFile[],
  faults: readonly CatalogueFault[],
): TravelError {
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  const named = faults.slice(0, NAMED).map((fault) => describe(fault, texts.get(fault.file) ?? ""));
  const more = faults.length > NAMED ? [`and ${faults.length - NAMED} more`] : [];
  return unusable(
    `The catalogue in ${folder} has ${faults.length === 1 ? "a fault" : `${faults.length} faults`}: ${[...named, ...more].join("; ")}`,
    named,
  );
}

/** `georgia.json:12 destinations[0].place: …` */
function describe({ file, path, message }: CatalogueFault, text: string): string {
  const syntax = path.length === 0 ? syntaxFault(text) : undefined;
  if (syntax) return `${file}:${syntax.line}:${syntax.column} ${message}`;
  const name = path.map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`)).join("");
  return `${file}:${lineOf(text, path)} ${name.replace(/^\./, "")}: ${message}`;
}

function unusable(message: string, faults: readonly string[] = []): TravelError {
  return new TravelError("unavailable", message, {
    reason: "catalogue_unusable",
    hint: "Correct the files, or unset WAYFARE_CATALOGUE to use the catalogue that comes with Wayfare.",
    ...(faults.length > 0 && { extra: { faults } }),
  });
}
