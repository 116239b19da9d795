import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  type Catalogue,
  type CatalogueExcursion,
  CatalogueFile,
  type CataloguePlace,
} from "../../domain/catalogue.ts";
import { TravelError } from "../../domain/errors.ts";
import { turnToGoOn } from "../../memory/turns.ts";
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
  /** Why it could not be read. */
  readonly unread?: string;
}

/** Reads and checks a whole catalogue; an error names file and line of what is wrong. */
export async function loadCatalogue({ folder, hasHotels }: CatalogueOptions): Promise<Catalogue> {
  const sources = await readFolder(folder);
  const faults: CatalogueFault[] = [];
  const files: NamedFile[] = [];
  for (const source of sources) {
    await turnToGoOn();
    files.push(...parseFile(source, faults));
  }
  await turnToGoOn();
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
    throw unusable(`The catalogue folder ${folder} cannot be read (${codeOf(error)})`);
  }
  if (names.length === 0) throw unusable(`The catalogue folder ${folder} has no .json file`);
  return Promise.all(names.map((file) => readSource(folder, file)));
}

async function readSource(folder: string, file: string): Promise<SourceFile> {
  try {
    const text = await readFile(join(folder, file), "utf8");
    // Editors on Windows put a mark in front, which JSON does not know.
    return { file, text: text.replace(/^\uFEFF/, "") };
  } catch (error) {
    return { file, text: "", unread: codeOf(error) };
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unreadable";
}

function parseFile(source: SourceFile, faults: CatalogueFault[]): readonly NamedFile[] {
  const { file, text, unread } = source;
  if (unread !== undefined) {
    faults.push({ file, path: [], message: `cannot be read (${unread})` });
    return [];
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    faults.push({ file, path: [], message: "is not JSON" });
    return [];
  }
  const parsed = CatalogueFile.safeParse(json);
  if (parsed.success) return [{ file, content: evenly(parsed.data) }];
  for (const issue of parsed.error.issues) {
    const extra = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
    const path = [...issue.path, ...extra].filter((step) => typeof step !== "symbol");
    faults.push({ file, path, message: issue.message });
  }
  return [];
}

/**
 * The same with every field of a place and an excursion written, absent ones too: a planner looks at
 * thousands of them, and reads fields of objects of one shape several times as fast.
 */
function evenly(file: CatalogueFile): CatalogueFile {
  const destinations = file.destinations.map((one) => ({ ...one, places: one.places.map(place) }));
  return { ...file, destinations, excursions: file.excursions.map(excursion) };
}

function place(of: CataloguePlace): CataloguePlace {
  return {
    slug: of.slug,
    name: of.name,
    text: of.text,
    categories: of.categories,
    must: of.must,
    for_children: of.for_children,
    only_for: of.only_for,
    parts: of.parts,
    hours: of.hours,
    repeat: of.repeat,
    closed: of.closed,
    closed_on: of.closed_on,
    between: of.between,
    months: of.months,
    not_for: of.not_for,
    sells_out: of.sells_out,
    cost: of.cost,
    lat: of.lat,
    lon: of.lon,
  };
}

function excursion(of: CatalogueExcursion): CatalogueExcursion {
  return {
    slug: of.slug,
    title: of.title,
    destination: of.destination,
    categories: of.categories,
    must: of.must,
    only_for: of.only_for,
    hours: of.hours,
    price_from: of.price_from,
    months: of.months,
    closed: of.closed,
    closed_on: of.closed_on,
    between: of.between,
    at: of.at,
    not_for: of.not_for,
    sells_out: of.sells_out,
    text: of.text,
  };
}

function invalid(
  folder: string,
  sources: readonly SourceFile[],
  faults: readonly CatalogueFault[],
): TravelError {
  const byName = new Map(sources.map((source) => [source.file, source]));
  const named = faults.slice(0, NAMED).map((fault) => describe(fault, byName.get(fault.file)));
  const more = faults.length > NAMED ? [`and ${faults.length - NAMED} more`] : [];
  return unusable(
    `The catalogue in ${folder} has ${faults.length === 1 ? "a fault" : `${faults.length} faults`}: ${[...named, ...more].join("; ")}`,
    named,
  );
}

/** `georgia.json:12 destinations[0].place: …` */
function describe({ file, path, message }: CatalogueFault, source: SourceFile | undefined): string {
  const { text = "", unread } = source ?? {};
  if (unread !== undefined) return `${file} ${message}`;
  const syntax = path.length === 0 ? syntaxFault(text) : undefined;
  if (syntax) return `${file}:${syntax.line}:${syntax.column} ${message}`;
  const name = path.map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`)).join("");
  const where = `${file}:${lineOf(text, path)}`;
  return name === "" ? `${where} ${message}` : `${where} ${name.replace(/^\./, "")}: ${message}`;
}

function unusable(message: string, faults: readonly string[] = []): TravelError {
  return new TravelError("unavailable", message, {
    reason: "catalogue_unusable",
    hint: "Correct the files, or unset WAYFARE_CATALOGUE to use the catalogue that comes with Wayfare.",
    ...(faults.length > 0 && { extra: { faults } }),
  });
}
