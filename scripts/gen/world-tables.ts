import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { faresReport } from "../fares-report/report.ts";
import { citiesReport } from "../world-report/cities.ts";
import { routesReport } from "../world-report/routes.ts";
import { between } from "./write.ts";

/** Fills the tables of the world's documents: what it is beside what reality is known to be. */
export async function writeWorldTables(): Promise<void> {
  await fill("world-flights.md", "routes", routesReport().text);
  await fill("world-stays.md", "cities", citiesReport().text);
  await fill("fares.md", "fares", await faresReport());
}

async function fill(document: string, name: string, content: string): Promise<void> {
  const path = fileURLToPath(new URL(`../../docs/${document}`, import.meta.url));
  await writeFile(path, between(await readFile(path, "utf8"), name, content));
}
