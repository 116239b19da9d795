import { describe, expect, test } from "vitest";
import {
  type BookingListing,
  indexedBooking,
  listBookings,
} from "../../../src/services/operator/bookings.ts";
import {
  type CustomerParts,
  findCustomers,
  listCustomers,
} from "../../../src/services/operator/customers.ts";
import { folded, textMatch } from "../../../src/services/operator/find-text.ts";
import { indexPage, recordIndex } from "../../../src/services/operator/record-index.ts";
import {
  indexedRequest,
  listRequests,
  type RequestList,
  type RequestListing,
} from "../../../src/services/requests/list.ts";
import type { RecordStore } from "../../../src/stores/records.ts";
import { sqliteStore } from "../../../src/stores/sqlite/store.ts";
import type { Store } from "../../../src/stores/types.ts";
import { simulatedPlaces } from "../../../src/suppliers/simulated/places.ts";
import { writeBookings, writeRequests } from "../../support/many-records.ts";

const open = () => sqliteStore({ path: ":memory:", now: () => 1 });

async function put({ records }: Pick<Store, "records">, id: string, version: number, text: string) {
  await records.write({
    kind: "thing",
    id,
    state: "new",
    createdAt: Number(id),
    modifiedAt: 1,
    expectedVersion: version - 1,
    document: text,
  });
}

describe("an index of records", () => {
  test("has all of them, newest first, and reads a change that the store tells of once", async () => {
    const store = await open();
    let reads = 0;
    const index = recordIndex({
      records: store.records,
      kind: "thing",
      read({ document }) {
        reads++;
        return document;
      },
    });
    for (let id = 1000; id < 2200; id++) await put(store, String(id), 1, "old");
    expect((await index.all()).map(({ entry }) => entry)).toHaveLength(1200);
    expect((await index.all())[0]?.id).toBe("2199");
    expect(reads).toBe(1200);
    await put(store, "1500", 2, "new");
    await put(store, "3000", 1, "latest");
    const [first, ...others] = await index.all();
    expect(first?.entry).toBe("latest");
    expect(others.filter(({ entry }) => entry === "new").map(({ id }) => id)).toEqual(["1500"]);
    expect(reads).toBe(1202);
    await store.close();
  });

  test("finds what another process did, and what was removed, after a while", async () => {
    const store = await open();
    const clock = { now: 0 };
    // A store that tells of nothing, as a file does of another process.
    const records = { ...store.records, subscribe: async () => async () => {} };
    const index = recordIndex({
      records,
      kind: "thing",
      read: ({ document }) => document,
      clock: () => clock.now,
    });
    await put(store, "1000", 1, "a");
    await put(store, "1001", 1, "b");
    const entries = async () => (await index.all()).map(({ entry }) => entry);
    expect(await entries()).toEqual(["b", "a"]);
    await put(store, "1002", 1, "c");
    await store.records.remove("thing", "1000", 1);
    expect(await entries()).toEqual(["b", "a"]);
    clock.now += 30_000;
    await expect.poll(entries).toEqual(["c", "b"]);
    await store.close();
  });
});

describe("while everything is first read", () => {
  /** A store whose second page is there only when the test lets it go. */
  async function halfRead() {
    const store = await open();
    await writeRequests(store.records, 450);
    let letGo = () => {};
    const second = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const records: Pick<RecordStore, "list" | "get" | "subscribe"> = {
      ...store.records,
      async list(query) {
        if (query.cursor !== undefined && query.limit === 100) await second;
        return await store.records.list(query);
      },
    };
    const requestIndex = recordIndex({ records, kind: "request", read: indexedRequest });
    const finder = { records, requestIndex, now: () => Date.UTC(2027, 0, 1) };
    const list = (listing: Omit<RequestListing, "limit">) =>
      listRequests(finder, { ...listing, limit: 3 });
    return { store, list, letGo, requestIndex };
  }
  const names = ({ requests }: RequestList) => requests.map(({ name }) => name);

  test("a search is answered out of the newest, and says so", async () => {
    const { store, list, letGo, requestIndex } = await halfRead();
    const newest = await list({ q: "aysel" });
    expect(newest).toMatchObject({ partial: true, total: 100, operators: [] });
    expect(names(newest)).toEqual(["Aysel 449", "Aysel 448", "Aysel 447"]);
    expect(newest.counts.draft_pending_operator).toBe(100);
    expect((await list({})).counts.draft_pending_operator).toBe(450);
    const some = await list({ q: "aysel 12" });
    expect([names(some), some.partial]).toEqual([["Aysel 412"], true]);
    letGo();
    await requestIndex.all();
    const all = await list({ q: "aysel 12" });
    expect([all.total, all.partial]).toEqual([15, undefined]);
    await store.close();
  });

  test("what changes meanwhile is there at once, and once", async () => {
    const { store, list, letGo, requestIndex } = await halfRead();
    await list({ q: "aysel" });
    await writeRequests(store.records, 1, 450);
    const id = (n: number) => requestIndex.soon().then(({ entries }) => entries[n]?.id ?? "");
    const [fresh, gone] = [await id(0), await id(3)];
    expect(names(await list({ q: "aysel" }))[0]).toBe("Aysel 450");
    await store.records.remove("request", gone, 1);
    const first = await store.records.list({
      kind: "request",
      limit: 1,
      state: "draft_pending_operator",
    });
    expect(first.records[0]?.id).toBe(fresh);
    letGo();
    const all = await requestIndex.all();
    expect(all.length).toBe(450);
    expect(new Set(all.map((one) => one.id)).size).toBe(450);
    expect(all.map((one) => one.id)).not.toContain(gone);
    expect(all.map((one) => one.createdAt)).toEqual(
      all.map((one) => one.createdAt).toSorted((a, b) => b - a),
    );
    await store.close();
  });

  test("other work has its turns", async () => {
    const store = await open();
    await writeRequests(store.records, 2_000);
    await writeBookings(store.records, 2_000);
    const { records } = store;
    const places = simulatedPlaces();
    const parts = {
      requestIndex: recordIndex({ records, kind: "request", read: indexedRequest }),
      bookingIndex: recordIndex({
        records,
        kind: "booking",
        read: (one) => indexedBooking(one, places),
      }),
      now: () => 1,
    };
    let turns = 0;
    let reading = true;
    const count = () => {
      turns++;
      if (reading) setImmediate(count);
    };
    setImmediate(count);
    const { total } = await listCustomers(parts, { limit: 1 }).then(() => findAll(parts));
    reading = false;
    expect(total).toBe(2_000);
    // A turn for each page at the least: twenty of either kind.
    expect(turns).toBeGreaterThanOrEqual(40);
    await store.close();
  });
});

async function findAll(parts: CustomerParts): Promise<{ readonly total: number }> {
  return { total: (await findCustomers(parts)).length };
}

/** A desk's list over a store that counts the records it gives. */
async function countedDesk(count: number) {
  const store = await open();
  await writeRequests(store.records, count);
  let rows = 0;
  const records: Pick<RecordStore, "list" | "get" | "subscribe"> = {
    async list(query) {
      const page = await store.records.list(query);
      rows += page.records.length;
      return page;
    },
    async get(kind, id) {
      rows++;
      return await store.records.get(kind, id);
    },
    subscribe: store.records.subscribe,
  };
  const requestIndex = recordIndex({ records, kind: "request", read: indexedRequest });
  const finder = { records, requestIndex, now: () => Date.UTC(2027, 0, 1) };
  return {
    store,
    /** How many records the store gave for it. */
    async read(listing: Omit<RequestListing, "limit">): Promise<number> {
      rows = 0;
      await listRequests(finder, { ...listing, limit: 50 });
      return rows;
    },
    loaded: requestIndex.all,
    finder,
  };
}

test.each([300, 3_000])(
  "of %i requests, a list, a filter and a search read none anew",
  async (count) => {
    const { store, read, loaded, finder } = await countedDesk(count);
    expect((await loaded()).length).toBe(count);
    const listings: Omit<RequestListing, "limit">[] = [
      {},
      { status: "confirmed" },
      { lang: "az", kind: "vip", waiting: 60, sort: "waiting" },
      { from: "2027-06-01", to: "2027-06-30", destination: "porto" },
      { q: "wine aysel" },
    ];
    for (const listing of listings) expect([listing, await read(listing)]).toEqual([listing, 0]);
    await writeRequests(store.records, 1, count);
    expect(await read({ q: `aysel ${count}` })).toBe(1);
    const { requests, total } = await listRequests(finder, { limit: 1 });
    expect([requests[0]?.name, total]).toEqual([`Aysel ${count}`, count + 1]);
    await store.close();
  },
);

test("bookings are sorted by when they were made, by departure and by amount", async () => {
  const store = await open();
  await writeBookings(store.records, 4);
  const dates = ["2026-05-01", "2026-07-01", "2026-06-10", "2026-06-01"];
  const bookingIndex = recordIndex({
    records: store.records,
    kind: "booking",
    read(stored) {
      const one = indexedBooking(stored, simulatedPlaces());
      const n = Number.parseInt(stored.id.slice(-1), 10);
      const summary = { ...one.summary, firstDate: dates[n] ?? "", totalPrice: (n * 7) % 4 };
      return { ...one, summary };
    },
  });
  const finder = { records: store.records, bookingIndex, now: () => Date.UTC(2026, 5, 2) };
  const list = async (sort?: BookingListing["sort"]) =>
    (await listBookings(finder, { sort, limit: 10 })).bookings.map(({ pnr }) => Number(pnr.at(-1)));
  await bookingIndex.all();
  expect(await list()).toEqual([3, 2, 1, 0]);
  // Ahead of 2 June: the 10th, then July; behind it: the 1st, then May.
  expect(await list("departure")).toEqual([2, 1, 3, 0]);
  expect(await list("amount")).toEqual([1, 2, 3, 0]);
  const { bookings, cursor } = await listBookings(finder, { sort: "departure", limit: 2 });
  expect(bookings.map(({ pnr }) => pnr.at(-1))).toEqual(["2", "1"]);
  const rest = await listBookings(finder, { sort: "departure", limit: 2, cursor });
  expect(rest.bookings.map(({ pnr }) => pnr.at(-1))).toEqual(["3", "0"]);
  await store.close();
});

test("while everything is being read, a plain list is a page of the store's own", async () => {
  const { store, finder } = await countedDesk(120);
  const never = new Promise<never>(() => {});
  const requestIndex = { all: () => never, soon: async () => ({ entries: [], complete: false }) };
  const counts: number[] = [];
  const records: Pick<RecordStore, "list"> = {
    async list(query) {
      const page = await finder.records.list(query);
      counts.push(page.records.length);
      return page;
    },
  };
  const page = await listRequests({ ...finder, records, requestIndex }, { limit: 50 });
  expect(page).toMatchObject({ total: 120, partial: true, operators: [] });
  expect(page.counts.draft_pending_operator).toBe(120);
  expect(page.requests.map(({ name }) => name)).toEqual(
    Array.from({ length: 50 }, (_, i) => `Aysel ${119 - i}`),
  );
  expect(counts.reduce((sum, rows) => sum + rows)).toBeLessThanOrEqual(55);
  const { requests } = await listRequests(finder, { limit: 50, cursor: page.cursor });
  expect(requests[0]?.name).toBe("Aysel 69");
  await store.close();
});

test("a page goes on after the last one, also when that has left the list", () => {
  const found = [5, 4, 3, 2, 1].map((createdAt) => ({
    id: `r${createdAt}`,
    version: 1,
    createdAt,
    entry: createdAt,
  }));
  const { items, cursor, total } = indexPage(found, { limit: 2 });
  expect([items, total]).toEqual([[5, 4], 5]);
  expect(indexPage(found, { limit: 2, cursor }).items).toEqual([3, 2]);
  const fewer = found.filter(({ entry }) => entry !== 4);
  expect(indexPage(fewer, { limit: 9, cursor }).items).toEqual([3, 2, 1]);
  expect(() => indexPage(found, { limit: 2, cursor: "nonsense" })).toThrow(/cursor/);
});

test("words are found however they are written, and all of them must be", () => {
  const find = (query: string, ...texts: (string | undefined)[]) => textMatch(query)(folded(texts));
  expect(find("əliyeva", "Aysel Aliyeva, Eliyeva")).toBe(true);
  expect(find("ELIYEVA baki", "Əliyeva", undefined, "Bakı şəhəri")).toBe(true);
  expect(find("ИВАН", "иван")).toBe(true);
  expect(find("cafe", "Café")).toBe(true);
  expect(find("a b", "a")).toBe(false);
});

test.each([
  ["Mammadova", "Leyla Məmmədova"],
  ["Memmedova", "Leyla Məmmədova"],
  ["Krylova", "Анна Крылова"],
  ["крылова", "Anna Krylova"],
  ["Yulia", "Юлия"],
  ["Iuliia", "Юлия"],
  ["Shusha", "Şuşa"],
  ["Mueller", "Jörg Müller"],
  ["muller", "Jörg Müller"],
])("%s finds %s", (query, text) => {
  expect(textMatch(query)(folded([text]))).toBe(true);
});
