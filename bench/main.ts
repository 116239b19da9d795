import { readFile, writeFile } from "node:fs/promises";
import { between } from "../scripts/gen/write.ts";
import { benchApps } from "./apps.ts";
import { benchDesk } from "./desk.ts";
import { benchFlights } from "./flights.ts";
import { benchGym } from "./gym.ts";
import { benchHttp } from "./http.ts";
import type { Figure } from "./measure.ts";
import { benchNodes } from "./nodes.ts";
import { benchPlans } from "./plans.ts";
import { benchPricecheck } from "./pricecheck.ts";
import { benchSandbox } from "./sandbox.ts";
import { benchServicing } from "./servicing.ts";
import { benchBookings } from "./speed/bookings.ts";
import { benchDistinct } from "./speed/distinct.ts";
import { benchSpeed } from "./speed/figures.ts";
import { benchLoop } from "./speed/loop.ts";
import { benchScale } from "./speed/scale.ts";
import { benchTokens } from "./speed/tokens.ts";
import { benchStart } from "./start.ts";
import { benchStore } from "./store.ts";
import { benchValkey } from "./valkey.ts";
import { benchWorld } from "./world.ts";

/**
 * Everything in one run, each figure next to its baseline. `npm run bench -- world` runs one part;
 * `npm run bench -- --write` puts the table of a whole run into docs/performance.md.
 */
const PARTS: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  world: benchWorld,
  start: benchStart,
  speed: benchSpeed,
  distinct: benchDistinct,
  loop: benchLoop,
  bookings: benchBookings,
  scale: benchScale,
  tokens: benchTokens,
  store: storeFigures,
  http: benchHttp,
  sandbox: benchSandbox,
  valkey: benchValkey,
  nodes: benchNodes,
  flights: benchFlights,
  plans: benchPlans,
  pricecheck: benchPricecheck,
  servicing: benchServicing,
  desk: benchDesk,
  gym: benchGym,
  apps: benchApps,
};

/** What the sign before a goal's number asks of a value; without a sign it is the number itself. */
const BOUNDS: Readonly<Record<string, (value: number, bound: number) => boolean>> = {
  "≤": (value, bound) => value <= bound,
  "≥": (value, bound) => value >= bound,
  "<": (value, bound) => value < bound,
  "": (value, bound) => value === bound,
};

async function storeFigures(): Promise<Figure[]> {
  const figures = await benchStore();
  return figures.bookings.map(({ concurrency, ratio, perSecond }) => ({
    name: `bookings on SQLite ÷ raw commits of the same bytes, ${concurrency} at a time`,
    value: ratio,
    unit: "×",
    goal: "≥ 0.5",
    note: `${Math.round(perSecond)} a second`,
  }));
}

const WRITE = "--write";
const wanted = process.argv.slice(2).filter((argument) => argument !== WRITE);
const unknown = wanted.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  console.error(`No part ${unknown.join(", ")}; there are ${Object.keys(PARTS).join(", ")}.`);
  process.exit(2);
}
const write = process.argv.includes(WRITE);
if (write && wanted.length > 0) {
  console.error(`${WRITE} takes a whole run: its figures stand beside one another. Name no part.`);
  process.exit(2);
}
const results: Record<string, readonly Figure[]> = {};
const took: string[] = [];
for (const [name, run] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}`);
  const start = performance.now();
  const figures = await run();
  took.push(`${name} ${((performance.now() - start) / 1000).toFixed(0)}`);
  results[name] = figures;
  for (const figure of figures) console.log(`  ${line(figure)}`);
}
const seconds = `${took.join(", ")}; ${(performance.now() / 1000).toFixed(0)} in all`;
console.log(`\nseconds: ${seconds}`);
// Only a whole run is worth keeping: its figures stand on the same machine at the same time.
if (wanted.length === 0) {
  const file = new URL("./results.json", import.meta.url);
  await writeFile(file, `${JSON.stringify({ node: process.version, results }, null, 2)}\n`);
}
if (write) {
  const document = new URL("../docs/performance.md", import.meta.url);
  const table = [
    "| figure | value | goal | met | |",
    "|---|---|---|---|---|",
    ...Object.values(results).flat().map(row),
    "",
    `Seconds: ${seconds}. Node ${process.version}.`,
  ].join("\n");
  await writeFile(document, between(await readFile(document, "utf8"), "bench", table));
}

function line(figure: Figure): string {
  const { name, unit, goal, note } = figure;
  const end = `${goal ? `goal ${goal}` : ""} ${note ? `(${note})` : ""}`;
  return `${name.padEnd(70)} ${numberOf(figure).padStart(9)} ${unit.padEnd(6)} ${end}`.trimEnd();
}

function row(figure: Figure): string {
  const { name, unit, goal = "", note = "" } = figure;
  return `| ${name} | ${numberOf(figure)} ${unit} | ${goal} | ${metOf(figure)} | ${note} |`;
}

function numberOf({ value }: Figure): string {
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2);
}

/** Goals that are no bound ("flat", "≈ 1") are for the reader to judge. */
function metOf({ value, goal }: Figure): string {
  const [, sign = "", bound] = goal?.match(/^([≤≥<]?) ?([\d.]+)$/) ?? [];
  if (bound === undefined) return "";
  return BOUNDS[sign]?.(value, Number(bound)) ? "yes" : "**no**";
}
