import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { isoDate } from "../../src/domain/dates.ts";
import type { Figure } from "../measure.ts";
import { legacyCall, openSession } from "./calls.ts";
import { aReturn, aWay, LONG_HAUL, plansOfAll, ROUTES, scattered } from "./distinct-calls.ts";
import { allSeats, openShop, order } from "./shop.ts";
import { CONNECTIONS, type Storm, storm } from "./storm.ts";
import { type Subject, startOurs } from "./subjects.ts";

/** What `turns.mjs` found; milliseconds. */
interface Turns {
  readonly count: number;
  /** Those above the goal. */
  readonly long: number;
  /** Of the processor's time. */
  readonly longest: number;
  /** By the clock: what the machine gives to others counts as well. */
  readonly pause: number;
}

/** Until its code is compiled a server is another one; on a busy machine that takes longer. */
const WARM_UP_CALLS = 1500;
const WARM_UP_SECONDS = 5;
const WARM_UPS = 8;
const MIXED_SECONDS = 6;
const ALONE_SECONDS = 2;
const BOOKED = 50;
const KINDS = 7;

/** How long a turn of the event loop keeps all the others waiting, with every kind of call at once. */
export async function benchLoop(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "wayfare-turns-"));
  const file = join(folder, "turns.json");
  const monitor = fileURLToPath(new URL("./turns.mjs", import.meta.url));
  const ours = await startOurs({ NODE_OPTIONS: `--import=${monitor}`, TURNS_FILE: file });
  try {
    const headers = await openSession(ours.url);
    const kinds = await callsOf(ours);
    const mixed = Array.from(
      { length: plansOfAll().length * KINDS },
      (_, i) => kinds[i % KINDS]?.bodies[Math.floor(i / KINDS)] ?? "",
    );
    let from = 0;
    for (let turn = 0; turn < WARM_UPS && from < WARM_UP_CALLS; turn++) {
      const what = { headers, bodies: mixed, from, seconds: WARM_UP_SECONDS };
      from += (await storm(ours, what)).answered;
    }
    const during = async (what: Omit<Storm, "headers">) => {
      await signal(ours);
      const { answered, failed } = await storm(ours, { headers, ...what });
      await signal(ours);
      const turns: Turns = JSON.parse(readFileSync(file, "utf8"));
      return { ...turns, answered, failed };
    };
    const all = await during({ bodies: mixed, from, seconds: MIXED_SECONDS });
    const alone: string[] = [];
    for (const { name, bodies } of kinds) {
      const half = Math.floor(bodies.length / 2);
      const what = { bodies, from: half, seconds: ALONE_SECONDS, connections: 1 };
      alone.push(`${name} ${(await during(what)).longest.toFixed(1)}`);
    }
    return [
      {
        name: `longest turn of the event loop, ${KINDS} kinds of calls mixed: CPU`,
        value: all.longest,
        unit: "ms",
        goal: "≤ 10",
        note: `${all.long} of ${all.count} above 10 ms, ${all.pause.toFixed(0)} ms by the clock; ${all.answered} calls, ${CONNECTIONS} at once, ${all.failed} failed`,
      },
      {
        name: "the same with one caller and one kind of call: the longest of each",
        value: Math.max(...alone.map((one) => Number(one.split(" ")[1]))),
        unit: "ms",
        note: alone.join(", "),
      },
    ];
  } finally {
    await ours.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Begins or ends what `turns.mjs` measures. */
async function signal({ pid }: Subject): Promise<void> {
  process.kill(pid ?? 0, "SIGUSR2");
  await sleep(200);
}

async function callsOf(ours: Subject) {
  const shop = await openShop(ours);
  const pnrs: string[] = [];
  for (let i = 0; i < BOOKED; i++) pnrs.push((await shop.bookOne()).pnr);
  const seats = (await allSeats(ours.port)).slice(BOOKED);
  const calls = (name: string, all: readonly object[]) => ({
    name,
    bodies: all.map((args) => legacyCall(name, args)),
  });
  const span = (origin: string, destination: string, day: number) => ({
    origin,
    destination,
    from: isoDate(day),
    to: isoDate(day + 59),
  });
  const hub = (origin: string, _: string, day: number) => ({
    origin,
    departure_date: isoDate(day),
  });
  return [
    calls("searchFlights", scattered(ROUTES, aWay)),
    calls("search_flights", scattered(LONG_HAUL, aReturn)),
    calls("plan_trip", plansOfAll()),
    calls("fare_calendar", scattered(LONG_HAUL, span)),
    calls("explore_fares", scattered(ROUTES, hub)),
    calls("bookFlight", seats.map(order)),
    calls(
      "retrieveBooking",
      seats.map((_, i) => ({ pnr: pnrs[i % BOOKED] })),
    ),
  ];
}
