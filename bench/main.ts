import { benchFlights } from "./flights.ts";
import { benchHttp } from "./http.ts";
import type { Figure } from "./measure.ts";
import { benchNodes } from "./nodes.ts";
import { benchPricecheck } from "./pricecheck.ts";
import { benchStart } from "./start.ts";
import { benchStore } from "./store.ts";
import { benchValkey } from "./valkey.ts";
import { benchWorld } from "./world.ts";

/** Everything in one run, each figure next to its baseline. `npm run bench -- world` runs one part. */
const PARTS: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  world: benchWorld,
  start: benchStart,
  store: storeFigures,
  http: benchHttp,
  valkey: benchValkey,
  nodes: benchNodes,
  flights: benchFlights,
  pricecheck: benchPricecheck,
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
for (const [name, run] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}`);
  for (const figure of await run()) {
    const value = figure.value >= 100 ? figure.value.toFixed(0) : figure.value.toFixed(2);
    console.log(
      `  ${figure.name.padEnd(64)} ${value.padStart(9)} ${figure.unit.padEnd(3)} ${figure.goal ? `goal ${figure.goal}` : ""} ${figure.note ? `(${figure.note})` : ""}`.trimEnd(),
    );
  }
}
