import { recordIndex } from "../src/services/operator/record-index.ts";
import {
  indexedRequest,
  listRequests,
  type RequestListing,
} from "../src/services/requests/list.ts";
import { sqliteStore } from "../src/stores/sqlite/store.ts";
import { REQUESTS, writeRequests } from "../test/support/many-requests.ts";
import { type Figure, median } from "./measure.ts";

const ROUNDS = 9;
const PER_ROUND = 5;

const LISTS: Readonly<Record<string, Omit<RequestListing, "limit">>> = {
  list: {},
  "filter by language, time waited and travel dates": {
    lang: "az",
    waiting: 60,
    from: "2027-06-01",
    to: "2027-06-30",
  },
  "search of two words": { q: "wine 4242" },
};

/** An operator's lists over 50,000 requests, beside reading one page of 50 from the file. */
export async function benchDesk(): Promise<Figure[]> {
  const store = await sqliteStore({ path: ":memory:", now: Date.now });
  await writeRequests(store.records, REQUESTS);
  const { records } = store;
  const requestIndex = recordIndex({ records, kind: "request", read: indexedRequest });
  const started = performance.now();
  await requestIndex.all();
  const loading = performance.now() - started;
  const finder = { records, requestIndex, now: Date.now };
  const figures: Figure[] = [];
  for (const [name, listing] of Object.entries(LISTS)) {
    const ratios: number[] = [];
    const times: number[] = [];
    for (let round = -2; round < ROUNDS; round++) {
      const ours = await timed(() => listRequests(finder, { ...listing, limit: 50 }));
      const page = await timed(() => records.list({ kind: "request", limit: 50 }));
      if (round < 0) continue;
      ratios.push(ours / page);
      times.push(ours);
    }
    figures.push({
      name: `${name}, of ${REQUESTS} requests ÷ a page of them from the file`,
      value: median(ratios),
      unit: "×",
      goal: "≤ 15",
      note: `${median(times).toFixed(1)} ms, goal 100`,
    });
  }
  await store.close();
  const note = "once, beside other work; a plain list does not wait for it";
  return [...figures, { name: `reading ${REQUESTS} requests`, value: loading, unit: "ms", note }];
}

/** Milliseconds for one call. */
async function timed(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  for (let i = 0; i < PER_ROUND; i++) await call();
  return (performance.now() - start) / PER_ROUND;
}
