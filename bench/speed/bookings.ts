import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { Redis } from "iovalkey";
import { startServer } from "../../test/support/valkey.ts";
import { type Figure, median } from "../measure.ts";
import { modernCall, modernHeaders } from "./calls.ts";
import { inTurn, of, ratio } from "./figures.ts";
import { bookingCall, openShop, type Shop } from "./shop.ts";
import { CONNECTIONS } from "./storm.ts";
import { type Subject, startBaseline, startOurs } from "./subjects.ts";

const SECONDS = 2;
const RAW_WRITES = 5_000;
const ROUNDS = 3;
/** Until the code of a booking is compiled, which takes some thousand of them. */
const WARM_UPS = 3;
/** A client looks again at what it booked a moment ago. */
const LOOKED_AT = 50;

/** Bookings and what was booked, over HTTP, on both storages against what the storage alone can do. */
export async function benchBookings(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "wayfare-bench-"));
  const valkey = await startServer();
  const client = new Redis({ host: valkey.host, port: valkey.port });
  const [onFile, onValkey] = await Promise.all([
    startOurs(),
    startOurs({ VALKEY_URL: `valkey://${valkey.host}:${valkey.port}` }),
  ]);
  const db = new DatabaseSync(join(folder, "raw.db"));
  db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE t (b TEXT)");
  const insert = db.prepare("INSERT INTO t VALUES (?)");
  try {
    const [fileShop, valkeyShop] = await Promise.all([openShop(onFile), openShop(onValkey)]);
    const { document: bytes } = await fileShop.bookOne();
    const file = await bookingRates(fileShop, async () => insert.run(bytes), 1);
    const shared = await bookingRates(valkeyShop, () => client.set("raw", bytes), CONNECTIONS);
    return [
      await retrieving("SQLite", "≤ 3", onFile, fileShop),
      await retrieving("Valkey", "≤ 4", onValkey, valkeyShop),
      {
        name: "bookFlight on SQLite, durable ÷ raw commits of the same bytes",
        value: file.ratio,
        unit: "×",
        goal: "≥ 0.6",
        note: `${file.note}; ${CONNECTIONS} at once, raw one at a time`,
      },
      {
        name: "bookFlight on Valkey ÷ raw SETs of the same bytes",
        value: shared.ratio,
        unit: "×",
        goal: "≥ 0.3",
        note: `${shared.note}; both ${CONNECTIONS} at once`,
      },
      await rawOverSets(bytes, shared.raw),
    ];
  } finally {
    client.disconnect();
    db.close();
    await Promise.all([onFile.stop(), onValkey.stop()]);
    await valkey.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function bookingRates(shop: Shop, raw: () => Promise<unknown>, rawAtOnce: number) {
  const ratios: number[] = [];
  const rates: number[] = [];
  const costs: number[] = [];
  const raws: number[] = [];
  for (let round = -WARM_UPS; round < ROUNDS; round++) {
    const { perSecond, cpu } = await shop.bookMany(SECONDS);
    const theirs = await rate(rawAtOnce, raw);
    if (round < 0) continue;
    ratios.push(perSecond / theirs);
    rates.push(perSecond);
    costs.push(cpu);
    raws.push(theirs);
  }
  const note = `${Math.round(median(rates))} and ${Math.round(median(raws))} a second, ${Math.round(median(costs))} µs of CPU a booking`;
  return { ratio: median(ratios), raw: median(raws), note };
}

async function rate(atOnce: number, work: () => Promise<unknown>): Promise<number> {
  let left = RAW_WRITES;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left-- > 0) await work();
    }),
  );
  return (RAW_WRITES * 1000) / (performance.now() - start);
}

/** What no server on HTTP can pass: one that only parses the call, against the same SETs. */
async function rawOverSets(answer: string, sets: number): Promise<Figure> {
  const raw = await startBaseline("raw", answer);
  try {
    const what = { bodies: [bookingCall("any")], headers: modernHeaders("bookFlight") };
    const [measured] = await inTurn([[raw, what]]);
    return {
      name: "a raw node:http server that books nothing ÷ the same raw SETs",
      value: median(of(measured, "perSecond")) / sets,
      unit: "×",
      note: "for comparison",
    };
  } finally {
    await raw.stop();
  }
}

async function retrieving(
  storage: string,
  goal: string,
  subject: Subject,
  shop: Shop,
): Promise<Figure> {
  const pnrs: string[] = [];
  for (let i = 0; i < LOOKED_AT; i++) pnrs.push((await shop.bookOne()).pnr);
  const headers = modernHeaders("retrieveBooking");
  const bodies = pnrs.map((pnr) => modernCall("retrieveBooking", { pnr }));
  const what = { bodies, headers };
  const first = await fetch(subject.url, { method: "POST", headers, body: bodies[0] ?? "" });
  const answer = await first.text();
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
      note: `${Math.round(median(of(ours, "cpu")))} and ${Math.round(median(of(plain, "cpu")))} µs; ${LOOKED_AT} bookings in turn`,
    };
  } finally {
    await raw.stop();
  }
}
