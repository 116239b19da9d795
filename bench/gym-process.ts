import { openInProcess } from "../src/compose/in-process.ts";
import { type DeskWorld, worldOpener } from "../src/compose/world.ts";
import { loadConfig } from "../src/config.ts";
import { emptyWorld, type World } from "../src/gym/world.ts";
import { writeWorld } from "../src/gym/world-file.ts";
import { type Worlds, worldsOf } from "../src/gym/worlds.ts";
import { stderrLog } from "../src/logging/log.ts";
import type { ToolResult } from "../src/tools/define.ts";
import { type Figure, median } from "./measure.ts";

const WORLDS = 10_000;
const NOW = Date.UTC(2027, 0, 15, 12);
const QUERY = { origin: "JFK", destination: "LAX", departureDate: "2027-03-01" };
const MB = 1_048_576;

/** Worlds by the thousand: what they cost, beside deep copies of the same state in the same run. */
async function figuresOfWorlds(): Promise<Figure[]> {
  const config = loadConfig({ WAYFARE_DB: ":memory:" });
  const open = await worldOpener(config, stderrLog("silent"));
  const worlds: Worlds<DeskWorld> = worldsOf({ open });
  const first = worlds.create(emptyWorld("bench", NOW));
  const ids = await worlds.use(first, async (desk) => {
    const { output } = await desk.call("searchFlights", { ...QUERY, limit: 50 });
    const { flights }: { flights: { id: string; status: string }[] } = JSON.parse(
      JSON.stringify(output),
    );
    return flights.filter(({ status }) => status === "available").map(({ id }) => id);
  });
  const book = (world: World, index: number) =>
    worlds.use(world, (desk) =>
      desk.call("bookFlight", {
        flightIds: [ids[index % ids.length]],
        passengers: [{ type: "adult", firstName: "Ada", lastName: "Lovelace" }],
        contactEmail: "ada@example.com",
      }),
    );

  collect();
  const before = process.memoryUsage().rss;
  const makes: number[] = [];
  const made: World[] = [];
  for (let index = 0; index < WORLDS; index += 1) {
    const start = performance.now();
    made.push(worlds.create(emptyWorld("bench", NOW)));
    makes.push(performance.now() - start);
  }
  for (const [index, world] of made.entries()) await book(world, index);
  collect();
  const memory = (process.memoryUsage().rss - before) / MB;

  const [sample] = made;
  if (!sample) throw new Error("worlds were made");
  const forks = timed(2000, () => worlds.fork(sample, sample.state()));
  const hashes = timed(2000, () => sample.hash());
  const state = writeWorld(sample.state());
  const copies = timed(2000, () => structuredClone(state));

  const standing = loadConfig({
    WAYFARE_DB: ":memory:",
    WAYFARE_NOW: new Date(NOW).toISOString(),
    MOCK_DATA_SEED: "bench",
  });
  const plain = await openInProcess(standing, stderrLog("silent"));
  const call = { tool: "searchFlights", arguments: QUERY, signal: undefined };
  // A client has a session; without one every search would draw another from the seed.
  const { sessionId } = (await worlds.use(sample, (desk) => desk.call("searchFlights", QUERY)))
    .output;
  const query = { ...QUERY, sessionId };
  const ratios: number[] = [];
  for (let round = 0; round < 22; round += 1) {
    // An episode of three hundred calls, which is many.
    const episode = worlds.fork(sample);
    const ours = await worlds.use(episode, (desk) =>
      timeOf(300, async () => wire(await desk.call("searchFlights", query))),
    );
    await worlds.remove(episode);
    const theirs = await timeOf(300, async () => wire(await plain.call(call)));
    if (round > 1) ratios.push(theirs / ours);
  }
  const ratio = median(ratios);
  await plain.close();
  await worlds.close();
  return [
    { name: `${WORLDS} worlds with a booking each`, value: memory, unit: "MB", goal: "≤ 500" },
    { name: "making a world, median", value: median(makes) * 1000, unit: "µs", goal: "≤ 1000" },
    { name: "making a world, p99", value: p99(makes) * 1000, unit: "µs", goal: "≤ 5000" },
    { name: "forking a world, median", value: median(forks) * 1000, unit: "µs", goal: "≤ 1000" },
    { name: "forking a world, p99", value: p99(forks) * 1000, unit: "µs", goal: "≤ 5000" },
    {
      name: "hash of a world's state, median",
      value: median(hashes) * 1000,
      unit: "µs",
      goal: "≤ 100",
    },
    {
      name: "forking ÷ a deep copy of the same state",
      value: median(forks) / median(copies),
      unit: "×",
      note: `the copy takes ${(median(copies) * 1000).toFixed(0)} µs`,
    },
    { name: "searchFlights in a world ÷ outside of one", value: ratio, unit: "×", goal: "≥ 0.9" },
  ];
}

/** A surface writes the answer; a text that is never looked at is never put together. */
function wire({ output, text }: ToolResult): Buffer {
  return Buffer.from(
    JSON.stringify({ content: [{ type: "text", text }], structuredContent: output }),
  );
}

function timed(times: number, work: () => unknown): number[] {
  return Array.from({ length: times }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
}

async function timeOf(times: number, work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  for (let index = 0; index < times; index += 1) await work();
  return performance.now() - start;
}

function p99(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0;
}

/** Where Node was started with --expose-gc; what is garbage costs nothing. */
function collect(): void {
  globalThis.gc?.();
}

process.send?.(await figuresOfWorlds());
