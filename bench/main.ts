import { writeFile } from "node:fs/promises";
import { benchApps } from "./apps.ts";
import { benchDesk } from "./desk.ts";
import { benchFlights } from "./flights.ts";
import { benchGym } from "./gym.ts";
import { benchHttp } from "./http.ts";
import type { Figure } from "./measure.ts";
import { benchNodes } from "./nodes.ts";
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

/** Everything in one run, each figure next to its baseline. `npm run bench -- world` runs one part. */
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
  pricecheck: benchPricecheck,
  servicing: benchServicing,
  desk: benchDesk,
  gym: benchGym,
  apps: benchApps,
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

const wanted = process.argv.slice(2);
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
console.log(`\nseconds: ${took.join(", ")}; ${(performance.now() / 1000).toFixed(0)} in all`);
// Only a whole run is worth keeping: its figures stand on the same machine at the same time.
if (wanted.length === 0) {
  const file = new URL("./results.json", import.meta.url);
  await writeFile(file, `${JSON.stringify({ node: process.version, results }, null, 2)}\n`);
}

function line({ name, value, unit, goal, note }: Figure): string {
  const number = value >= 100 ? value.toFixed(0) : value.toFixed(2);
  const end = `${goal ? `goal ${goal}` : ""} ${note ? `(${note})` : ""}`;
  return `${name.padEnd(70)} ${number.padStart(9)} ${unit.padEnd(6)} ${end}`.trimEnd();
}
