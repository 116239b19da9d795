import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { sqliteStore } from "../../src/stores/sqlite/store.ts";
import { callTool, findFlights } from "../../test/support/booking-load.ts";
import { type Figure, median } from "../measure.ts";
import { modernCall, modernHeaders } from "./calls.ts";
import { inTurn, of, ratio } from "./figures.ts";
import { storm } from "./storm.ts";
import { STANDING_CLOCK, startOurs } from "./subjects.ts";

const FEW = 1_000;
const MANY = 1_000_000;
/** Several times what the caches hold. */
const CALLS = 30_000;

/** What grows with time: bookings kept, calls answered. */
export async function benchScale(): Promise<readonly Figure[]> {
  return [...(await manyBookings()), ...(await manyCalls())];
}

/** A retrieve is one look-up: it must not matter how many bookings there are. */
async function manyBookings(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "wayfare-scale-"));
  const paths = { few: join(folder, "few.db"), many: join(folder, "many.db") };
  try {
    const document = await realBooking(join(folder, "one.db"));
    await fill(paths.few, FEW, document);
    await fill(paths.many, MANY, document);
    const [few, many] = await Promise.all([
      startOurs({ ...STANDING_CLOCK, WAYFARE_DB: paths.few }),
      startOurs({ ...STANDING_CLOCK, WAYFARE_DB: paths.many }),
    ]);
    const [one, other] = await inTurn([
      [few, retrieving(FEW)],
      [many, retrieving(MANY)],
    ]);
    await Promise.all([few.stop(), many.stop()]);
    return [
      {
        name: `a retrieve with ${MANY.toLocaleString("en")} bookings ÷ with ${FEW.toLocaleString("en")}, CPU`,
        value: ratio(other, one, "cpu"),
        unit: "×",
        goal: "≤ 1.3",
        note: `${Math.round(median(of(other, "cpu")))} and ${Math.round(median(of(one, "cpu")))} µs`,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A booking's document as the server keeps it, under the first of the PNRs. */
async function realBooking(path: string): Promise<string> {
  const ours = await startOurs({ ...STANDING_CLOCK, WAYFARE_DB: path });
  const { plenty } = await findFlights(ours.port, { scarce: 0, plenty: 1 });
  const { content } = await callTool(ours.port, "bookFlight", {
    flightIds: [plenty[0]?.id],
    passengers: [{ type: "adult", firstName: "Ada", lastName: "Lovelace" }],
    contactEmail: "ada@example.com",
  });
  await ours.stop();
  const pnr = String(content?.["pnr"]);
  const store = await sqliteStore({ path, now: Date.now });
  const kept = await store.records.get("booking", pnr);
  await store.close();
  return (kept?.document ?? "").replaceAll(pnr, pnrOf(0));
}

/** The store writes the first one; the others are copies of its row, made by SQLite itself in one go. */
async function fill(path: string, count: number, document: string): Promise<void> {
  const store = await sqliteStore({ path, now: Date.now });
  await store.records.write({
    kind: "booking",
    id: pnrOf(0),
    sessionId: "00000000-0000-4000-8000-000000000000",
    createdAt: 0,
    modifiedAt: 0,
    state: "confirmed",
    expectedVersion: 0,
    document,
  });
  await store.close();
  const db = new DatabaseSync(path);
  db.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN");
  const copy = db.prepare(
    `INSERT INTO bookings (pnr, session_id, status, version, created_at, modified_at, document)
     SELECT ?1, session_id, status, version, ?2, ?2, replace(document, pnr, ?1)
     FROM bookings WHERE id = 1`,
  );
  for (let next = 1; next < count; next++) copy.run(pnrOf(next), next);
  db.exec("COMMIT");
  db.close();
}

function pnrOf(number: number): string {
  return `TEST-${number.toString(36).toUpperCase().padStart(6, "0")}`;
}

const LOOKED_AT = 100_000;

/** Spread over all bookings. */
function retrieving(count: number) {
  return {
    bodies: Array.from({ length: LOOKED_AT }, (_, turn) =>
      modernCall("retrieveBooking", { pnr: pnrOf((turn * 7_919) % count) }),
    ),
    headers: modernHeaders("retrieveBooking"),
  };
}

const PLACES = ["JFK", "LAX", "LHR", "CDG", "DXB", "SIN", "IST", "FRA", "GYD", "TBS"];
const DIFFERENT = 10_000;

/** Another place and day each time; both repeat, though not together. */
function query(at: number) {
  const origin = PLACES[at % PLACES.length];
  const other = PLACES[(at * 7 + 3) % PLACES.length];
  const day = `2027-0${1 + (Math.floor(at / 10) % 9)}-1${Math.floor(at / 90) % 10}`;
  return { origin, destination: other === origin ? "MAD" : other, day };
}

const queries = {
  searchFlights: Array.from({ length: DIFFERENT }, (_, at) => {
    const { origin, destination, day } = query(at);
    return modernCall("searchFlights", { origin, destination, departureDate: day });
  }),
  searchHotels: Array.from({ length: DIFFERENT }, (_, at) => {
    const { origin: cityCode, day: checkInDate } = query(at);
    const checkOutDate = `${checkInDate.slice(0, 8)}28`;
    return modernCall("searchHotels", { cityCode, checkInDate, checkOutDate, guests: 2 });
  }),
};

/** A mix as agents make it, over many routes and days, so that caches are filled and turned over. */
async function manyCalls(): Promise<Figure[]> {
  const ours = await startOurs({ ...STANDING_CLOCK, LOG_LEVEL: "warn" });
  const resident = () => {
    const status = readFileSync(`/proc/${ours.pid}/status`, "utf8");
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  };
  try {
    const idle = resident();
    let turn = 0;
    const mixed = async (calls: number) => {
      for (const tool of ["searchFlights", "searchHotels"] as const) {
        for (let answered = 0; answered < calls / 2; ) {
          const what = { bodies: queries[tool], headers: modernHeaders(tool), seconds: 3 };
          answered += (await storm(ours, { ...what, from: turn })).answered;
          turn += answered;
        }
      }
      return resident();
    };
    const then = await mixed(CALLS);
    const later = await mixed(CALLS / 2);
    return [
      { name: "resident memory: idle", value: idle, unit: "MB", goal: "≤ 105" },
      {
        name: `resident memory after ${CALLS.toLocaleString("en")} mixed calls and half as many more ÷ before those`,
        value: later / then,
        unit: "×",
        goal: "flat",
        note: `${Math.round(later)} and ${Math.round(then)} MB`,
      },
    ];
  } finally {
    await ours.stop();
  }
}
