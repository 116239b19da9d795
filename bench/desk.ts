import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type BookingListing,
  indexedBooking,
  listBookings,
} from "../src/services/operator/bookings.ts";
import { listCustomers } from "../src/services/operator/customers.ts";
import { questions, recordIndex } from "../src/services/operator/record-index.ts";
import {
  indexedRequest,
  listRequests,
  type RequestListing,
} from "../src/services/requests/list.ts";
import { BOOKING } from "../src/stores/records.ts";
import { sqliteStore } from "../src/stores/sqlite/store.ts";
import type { Store } from "../src/stores/types.ts";
import { valkeyStore } from "../src/stores/valkey/store.ts";
import { simulatedPlaces } from "../src/suppliers/simulated/places.ts";
import { writeBookings, writeRequests } from "../test/support/many-records.ts";
import { startServer } from "../test/support/valkey.ts";
import { type Figure, median } from "./measure.ts";

const EACH = 50_000;
const ROUNDS = 9;
const PER_ROUND = 5;
const limit = 50;

const REQUESTS: Readonly<Record<string, Omit<RequestListing, "limit">>> = {
  list: {},
  "filter by language, time waited and travel dates": {
    lang: "az",
    waiting: 60,
    from: "2027-06-01",
    to: "2027-06-30",
  },
  "search of two words": { q: "wine 4242" },
};

const BOOKINGS: Readonly<Record<string, Omit<BookingListing, "limit">>> = {
  list: {},
  "filter by state": { status: "cancelled" },
  "search of two words": { q: "eliyeva 4245" },
};

/** An operator's lists over 50,000 requests and as many bookings, beside a plain look through the texts of the requests. */
export async function benchDesk(): Promise<Figure[]> {
  const file = await sqliteStore({ path: ":memory:", now: Date.now });
  const onFile = await measure("SQLite", file);
  await file.close();
  const server = await startServer();
  try {
    const store = await valkeyStore({ nodes: [server], now: Date.now });
    const onServer = await measure("Valkey", store);
    await store.close();
    return [...onFile, ...onServer];
  } finally {
    await server.stop();
  }
}

async function measure(where: string, { records }: Pick<Store, "records">): Promise<Figure[]> {
  await writeRequests(records, EACH);
  await writeBookings(records, EACH);
  const places = simulatedPlaces();
  const asked = questions();
  const parts = {
    records,
    now: Date.now,
    requestIndex: recordIndex({ records, kind: "request", read: indexedRequest, asked }),
    bookingIndex: recordIndex({
      records,
      kind: BOOKING,
      asked,
      read: (stored) => indexedBooking(stored, places),
    }),
  };
  const requests = Object.entries(REQUESTS).map(
    ([name, listing]) =>
      [`${name} of requests`, () => listRequests(parts, { ...listing, limit })] as const,
  );
  const bookings = Object.entries(BOOKINGS).map(
    ([name, listing]) =>
      [`${name} of bookings`, () => listBookings(parts, { ...listing, limit })] as const,
  );
  const first = await firstQuestions(where, [...requests, ...bookings], async () => {
    await Promise.all([parts.requestIndex.all(), parts.bookingIndex.all()]);
  });
  const texts = (await parts.requestIndex.all()).map(({ entry }) => entry.text);
  /** What no search can do without. */
  const plainly = async () => texts.filter((text) => text.includes("4242")).length;
  const customers = () => listCustomers(parts, { q: "customer4242@", limit });
  const figures: Figure[] = [];
  for (const [name, ask] of [
    ...requests,
    ...bookings,
    ["search of customers", customers] as const,
  ]) {
    const ratios: number[] = [];
    const times: number[] = [];
    for (let round = -2; round < ROUNDS; round++) {
      const ours = await timed(ask);
      const plain = await timed(plainly);
      if (round < 0) continue;
      ratios.push(ours / plain);
      times.push(ours);
    }
    figures.push({
      name: `${where}: ${name} ÷ one word looked for in the texts`,
      value: median(ratios),
      unit: "×",
      goal: "≤ 8",
      note: `${median(times).toFixed(1)} ms, goal 100`,
    });
  }
  return [...figures, ...first];
}

type Question = readonly [name: string, ask: () => Promise<unknown>];

/** The same questions from the first moment on, while everything is being read for the first time. */
async function firstQuestions(
  where: string,
  asks: readonly Question[],
  everything: () => Promise<void>,
): Promise<Figure[]> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const started = performance.now();
  const used = process.cpuUsage();
  delay.enable();
  const times: number[] = [];
  const worked: number[] = [];
  const read = new AbortController();
  const asking = (async () => {
    for (let at = 0; !read.signal.aborted; at++) {
      const begun = performance.now();
      const before = process.cpuUsage();
      await asks[at % asks.length]?.[1]();
      const { user, system } = process.cpuUsage(before);
      worked.push((user + system) / 1000);
      times.push(performance.now() - begun);
      await sleep(20);
    }
  })();
  await everything();
  const loading = performance.now() - started;
  const { user, system } = process.cpuUsage(used);
  const crowding = loading / ((user + system) / 1000);
  read.abort();
  await asking;
  delay.disable();
  const longest = Math.max(...times);
  const held = delay.percentile(99) / 1e6;
  return [
    {
      name: `${where}: longest of ${times.length} questions while everything is first read`,
      value: longest,
      unit: "ms",
      goal: "≤ 100",
      note: `${Math.max(...worked).toFixed(0)} of the processor at most, ${median(times).toFixed(0)} and ${median(worked).toFixed(0)} in the middle; the event loop was held up ${held.toFixed(0)} ms at the 99th percentile, ${(delay.max / 1e6).toFixed(0)} at most`,
    },
    {
      name: `${where}: reading ${EACH} requests and ${EACH} bookings`,
      value: loading,
      unit: "ms",
      note: `once; ${crowding.toFixed(1)} times what the processor worked for it`,
    },
  ];
}

/** Milliseconds of the processor for one call: what it takes where no other program wants the machine. */
async function timed(call: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  for (let i = 0; i < PER_ROUND; i++) await call();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / PER_ROUND;
}
