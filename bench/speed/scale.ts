import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sqliteStore } from "../../src/stores/sqlite/store.ts";
import { type Figure, median } from "../measure.ts";
import { modernCall, modernHeaders } from "./calls.ts";
import { load } from "./load.ts";
import { startOurs } from "./subjects.ts";

const FEW = 1_000;
const MANY = 1_000_000;
const BATCH = 2_000;
const DOCUMENT = JSON.stringify({ flights: "x".repeat(600) });
const READS = 5_000;
const ROUNDS = 9;
const CALLS = 100_000;

/** What grows with time: bookings kept, calls answered. */
export async function benchScale(): Promise<readonly Figure[]> {
  return [...(await manyBookings()), ...(await manyCalls())];
}

/** A retrieve is one look-up: it must not matter how many bookings there are. */
async function manyBookings(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "wayfare-scale-"));
  try {
    const few = await filled(join(folder, "few.db"), FEW);
    const many = await filled(join(folder, "many.db"), MANY);
    const ratios: number[] = [];
    for (let round = -1; round < ROUNDS; round++) {
      const one = await reading(few, FEW);
      const other = await reading(many, MANY);
      if (round >= 0) ratios.push(other / one);
    }
    await Promise.all([few.close(), many.close()]);
    return [
      {
        name: `a retrieve with ${MANY.toLocaleString("en")} bookings ÷ with ${FEW.toLocaleString("en")}`,
        value: median(ratios),
        unit: "×",
        goal: "≤ 1.3",
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Kept = Awaited<ReturnType<typeof sqliteStore>>;

async function filled(path: string, count: number): Promise<Kept> {
  const store = await sqliteStore({ path, now: Date.now, durability: "normal" });
  for (let next = 0; next < count; next += BATCH) {
    await Promise.all(
      Array.from({ length: Math.min(BATCH, count - next) }, (_, i) =>
        store.bookings.commit({
          pnr: pnrOf(next + i),
          sessionId: "00000000-0000-4000-8000-000000000000",
          createdAt: next + i,
          modifiedAt: next + i,
          status: "confirmed",
          expectedVersion: 0,
          document: DOCUMENT,
        }),
      ),
    );
  }
  return store;
}

function pnrOf(number: number): string {
  return `TEST-${number.toString(36).toUpperCase().padStart(6, "0")}`;
}

/** Milliseconds for so many retrieves, spread over all bookings. */
async function reading(store: Kept, count: number): Promise<number> {
  const start = performance.now();
  for (let i = 0; i < READS; i++) {
    if (!(await store.bookings.get(pnrOf((i * 7_919) % count)))) throw new Error("No such booking");
  }
  return performance.now() - start;
}

/** A mix as agents make it, over many routes and days, so that caches are filled and turned over. */
async function manyCalls(): Promise<Figure[]> {
  const ours = await startOurs({ LOG_LEVEL: "warn" });
  const resident = () => {
    const status = readFileSync(`/proc/${ours.pid}/status`, "utf8");
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  };
  try {
    const idle = resident();
    const mixed = async (calls: number, from: number) => {
      const places = ["JFK", "LAX", "LHR", "CDG", "DXB", "SIN", "IST", "FRA", "GYD", "TBS"];
      for (const tool of ["searchFlights", "searchHotels"]) {
        const body = (turn: number) => {
          const at = from + turn;
          const origin = places[at % 10];
          const destination =
            places[(at * 7 + 3) % 10] === origin ? "MAD" : places[(at * 7 + 3) % 10];
          const day = `2027-0${1 + (Math.floor(at / 10) % 9)}-1${Math.floor(at / 90) % 10}`;
          return tool === "searchFlights"
            ? modernCall(tool, { origin, destination, departureDate: day })
            : modernCall(tool, {
                cityCode: origin,
                checkInDate: day,
                checkOutDate: `${day.slice(0, 8)}28`,
                guests: 2,
              });
        };
        await load(ours, { body, headers: modernHeaders(tool), amount: calls / 2 });
      }
      return resident();
    };
    const half = await mixed(CALLS / 2, 0);
    const whole = await mixed(CALLS / 2, CALLS / 2);
    return [
      { name: "resident memory: idle", value: idle, unit: "MB", goal: "≤ 120" },
      {
        name: `resident memory after ${CALLS.toLocaleString("en")} mixed calls ÷ after half of them`,
        value: whole / half,
        unit: "×",
        goal: "flat",
        note: `${Math.round(half)} and ${Math.round(whole)} MB`,
      },
    ];
  } finally {
    await ours.stop();
  }
}
