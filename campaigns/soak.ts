import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ask, startServer, type TestServer } from "../test/support/valkey.ts";
import { numbersFrom } from "./options.ts";
import { type ProbedServer, startProbed } from "./probed-server.ts";
import { judge, type Sample } from "./soak/growth.ts";
import { halfLoad, judgeBusy } from "./soak/half-load.ts";
import { type Traveller, traveller } from "./soak/traveller.ts";

/**
 * Hours at half load: `npm run soak -- --minutes 60`. On a file and on Valkey at once, with callers
 * that only look in one stretch and also buy in the next, so that what a search and what a booking
 * leave behind can be told apart. Fails when something grows that is not data.
 *
 * `--rate 30` sets the calls a second on each storage; without it, half of what the machine can do,
 * which is measured again with every look.
 */
const { minutes, rate: wanted } = numbersFrom({ minutes: 60, rate: 0 });

const STRETCHES = 8;
const MEASURED_EVERY_MS = 30_000;
/** Idle sessions end in the middle of a run, so that what is swept shows. */
const SESSION_SECONDS = 120;

/** Keys without an end: what is kept of streams and sessions for minutes would hide what stays. */
const KEPT = `
local cursor, sum = "0", 0
repeat
  local found = redis.call("SCAN", cursor, "COUNT", 1000)
  cursor = found[1]
  for _, key in ipairs(found[2]) do
    if redis.call("TTL", key) == -1 then sum = sum + redis.call("MEMORY", "USAGE", key) end
  end
until cursor == "0"
return sum`;

interface Subject {
  readonly name: string;
  readonly server: ProbedServer;
  readonly traveller: Traveller;
  readonly samples: Sample[];
  /** Bytes that the storage holds. */
  stored(): Promise<number>;
}

const ENV = {
  MCP_SESSION_TIMEOUT: `${SESSION_SECONDS}`,
  RATE_LIMIT_ENABLED: "false",
  LOG_LEVEL: "warn",
};

const valkey = await startServer(["--appendonly", "no"]);
const onFile = await startProbed((folder) => ({ ...ENV, WAYFARE_DB: join(folder, "wayfare.db") }));
const onValkey = await startProbed(() => ({
  ...ENV,
  VALKEY_URL: `valkey://${valkey.host}:${valkey.port}`,
}));
const subjects: readonly Subject[] = [
  {
    name: "SQLite",
    server: onFile,
    traveller: traveller(onFile.port),
    samples: [],
    stored: async () => fileBytes(onFile.folder),
  },
  {
    name: "Valkey",
    server: onValkey,
    traveller: traveller(onValkey.port),
    samples: [],
    stored: () => memoryOf(valkey),
  },
];

console.log(`${minutes} minutes, on each of two storages`);
const start = Date.now();
const end = start + minutes * 60_000;
let buying = false;
const travellers = subjects.map(({ traveller }) => traveller);
const load = halfLoad(travellers, wanted, () => buying);
await Promise.all([load.drive(end), sampleUntil(end)]);
let failed = false;
for (const { name, samples, traveller } of subjects) {
  const verdicts = [judge(samples), judgeBusy(load.spells(traveller))];
  const { calls, busy, faults } = traveller.deeds;
  console.log(
    `\n${name}: ${calls} calls, ${busy} refused as busy, ${faults.length} answered wrongly`,
  );
  for (const line of verdicts.flatMap(({ lines }) => lines)) console.log(`  ${line}`);
  const flaws = [...verdicts.flatMap((verdict) => verdict.flaws), ...new Set(faults)];
  for (const flaw of flaws.slice(0, 20)) console.log(`  FAILED ${flaw}`);
  failed ||= flaws.length > 0;
}
await Promise.all(subjects.map(({ server }) => server.stop()));
await valkey.stop();
process.exitCode = failed ? 1 : 0;

/** Looks at everything at equal intervals, and turns buying on and off. */
async function sampleUntil(until: number): Promise<void> {
  const stretch = (until - start) / STRETCHES;
  const every = Math.min(60_000, stretch / 3);
  let measuring = 0;
  for (let at = start; ; at += every) {
    await sleep(Math.max(0, at - Date.now()));
    for (const subject of subjects) {
      const sample = await look(subject);
      subject.samples.push(sample);
      console.log(row(subject.name, sample));
    }
    if (at + every > until) return;
    if (Date.now() >= measuring) {
      await load.measure();
      measuring = Date.now() + MEASURED_EVERY_MS;
    }
    buying = Math.floor((Date.now() - start) / stretch) % 2 === 1;
  }
}

async function look({ server, traveller, stored }: Subject): Promise<Sample> {
  const { rss, heapUsed, external } = await server.look("collect");
  const { calls, searches, kept } = traveller.deeds;
  return {
    minute: (Date.now() - start) / 60_000,
    buying,
    calls,
    searches,
    kept,
    rss,
    heap: heapUsed + external,
    descriptors: server.descriptors(),
    stored: await stored(),
  };
}

function row(name: string, sample: Sample): string {
  const mb = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MB`;
  return [
    `${sample.minute.toFixed(1).padStart(6)} min`,
    name,
    sample.buying ? "buying " : "looking",
    `${sample.calls} calls, ${sample.searches} searches, ${sample.kept} kept`,
    `RSS ${mb(sample.rss)}`,
    `heap ${mb(sample.heap)}`,
    `${sample.descriptors} descriptors`,
    `stored ${mb(sample.stored)}`,
  ].join("  ");
}

function fileBytes(folder: string): number {
  const files = readdirSync(folder).filter((name) => name.startsWith("wayfare.db"));
  return files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}

async function memoryOf(server: TestServer): Promise<number> {
  return Number(await ask(server, "EVAL", KEPT, "0"));
}
