import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { Redis } from "iovalkey";
import { callTool, findFlights } from "../../test/support/booking-load.ts";
import { startServer } from "../../test/support/valkey.ts";
import { type Figure, median } from "../measure.ts";
import { modernCall, modernHeaders } from "./calls.ts";
import { inTurn, of, ratio } from "./figures.ts";
import { type Subject, startBaseline, startOurs } from "./subjects.ts";

const TIMES = 500;
const ROUNDS = 3;
const AT_ONCE = 32;

/** Bookings and what was booked, over HTTP, on both storages against what the storage alone can do. */
export async function benchBookings(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "wayfare-bench-"));
  const valkey = await startServer();
  const client = new Redis({ host: valkey.host, port: valkey.port });
  const url = `valkey://${valkey.host}:${valkey.port}`;
  const [onFile, onValkey] = await Promise.all([
    startOurs({ WAYFARE_DB: join(folder, "ours.db") }),
    startOurs({ VALKEY_URL: url }),
  ]);
  const db = new DatabaseSync(join(folder, "raw.db"));
  db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE t (b TEXT)");
  const insert = db.prepare("INSERT INTO t VALUES (?)");
  try {
    const [fileShop, valkeyShop] = await Promise.all([openShop(onFile), openShop(onValkey)]);
    const first = await bookOne(fileShop);
    const bytes = first.document;
    const file = await bookingRates(fileShop, async () => insert.run(bytes), 1);
    const shared = await bookingRates(valkeyShop, () => client.set("raw", bytes), AT_ONCE);
    const reads = [
      await retrieving("SQLite", "≤ 3", onFile, first.pnr),
      await retrieving("Valkey", "≤ 4", onValkey, (await bookOne(valkeyShop)).pnr),
    ];
    return [
      ...reads,
      {
        name: "bookFlight on SQLite, durable ÷ raw commits of the same bytes",
        value: file.ratio,
        unit: "×",
        goal: "≥ 0.5",
        note: `${file.note}; ${AT_ONCE} at once, raw one at a time`,
      },
      {
        name: "bookFlight on Valkey ÷ raw SETs of the same bytes",
        value: shared.ratio,
        unit: "×",
        goal: "≥ 0.3",
        note: `${shared.note}; both ${AT_ONCE} at once`,
      },
    ];
  } finally {
    client.disconnect();
    db.close();
    await Promise.all([onFile.stop(), onValkey.stop()]);
    await valkey.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A server with the seats that nobody has had yet, flight by flight in turn. */
interface Shop {
  readonly subject: Subject;
  readonly seats: Iterator<string>;
}

async function openShop(subject: Subject): Promise<Shop> {
  const { plenty } = await findFlights(subject.port, { scarce: 0, plenty: 1_000 });
  const all = plenty.flatMap(({ id, seats }) =>
    Array.from({ length: seats }, (_, seat) => ({ id, seat })),
  );
  const ids = all.sort((a, b) => a.seat - b.seat).map(({ id }) => id);
  return { subject, seats: ids.values() };
}

async function bookOne({ subject, seats }: Shop): Promise<{ pnr: string; document: string }> {
  const { content, reason } = await callTool(subject.port, "bookFlight", {
    flightIds: [seats.next().value],
    passengers: [{ type: "adult", firstName: "Ada", lastName: "Lovelace" }],
    contactEmail: "ada@example.com",
  });
  if (!content) throw new Error(`Not booked: ${reason}`);
  return { pnr: String(content["pnr"]), document: JSON.stringify(content) };
}

async function bookingRates(shop: Shop, raw: () => Promise<unknown>, rawAtOnce: number) {
  const ratios: number[] = [];
  const rates: number[] = [];
  const costs: number[] = [];
  for (let round = -1; round < ROUNDS; round++) {
    const before = await shop.subject.cpu();
    const ours = await rate(AT_ONCE, () => bookOne(shop));
    const cpu = (await shop.subject.cpu()) - before;
    const theirs = await rate(rawAtOnce, raw);
    if (round < 0) continue;
    ratios.push(ours / theirs);
    rates.push(ours);
    costs.push((cpu * 1e6) / TIMES);
  }
  const note = `${Math.round(median(rates))} a second, ${Math.round(median(costs))} µs of CPU each`;
  return { ratio: median(ratios), note };
}

async function rate(atOnce: number, work: () => Promise<unknown>): Promise<number> {
  let left = TIMES;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left-- > 0) await work();
    }),
  );
  return (TIMES * 1000) / (performance.now() - start);
}

async function retrieving(
  storage: string,
  goal: string,
  subject: Subject,
  pnr: string,
): Promise<Figure> {
  const what = {
    body: modernCall("retrieveBooking", { pnr }),
    headers: modernHeaders("retrieveBooking"),
  };
  const answer = await (await fetch(subject.url, { method: "POST", ...what })).text();
  const raw = await startBaseline("raw", answer);
  try {
    const [plain, ours] = await inTurn([
      [raw, what],
      [subject, what],
    ]);
    return {
      name: `retrieveBooking on ${storage}: CPU ÷ raw node:http`,
      value: ratio(ours, plain, "cpu"),
      unit: "×",
      goal,
      note: `${Math.round(median(of(ours, "cpu")))} and ${Math.round(median(of(plain, "cpu")))} µs`,
    };
  } finally {
    await raw.stop();
  }
}
