import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sqliteStore } from "../../../src/stores/sqlite/store.ts";
import type { Store } from "../../../src/stores/types.ts";
import { bookingChange, recordChange } from "../../contracts/store-changes.ts";
import { storedKey } from "../../contracts/store-keys.ts";
import { temporaryFolder } from "./storage.ts";

describe("the file of the sqlite store", () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let path: string;
  let opened: Store[];

  beforeEach(async () => {
    folder = await temporaryFolder();
    path = join(folder.path, "deep", "er", "wayfare.db");
    opened = [];
  });

  afterEach(async () => {
    await Promise.all(opened.map((store) => store.close()));
    await folder.remove();
  });

  async function open(at = path, now = () => 1_000): Promise<Store> {
    const store = await sqliteStore({ path: at, now });
    opened.push(store);
    return store;
  }

  /** Opening must fail, and say where, how it is set, and what to do. */
  async function expectRefusal(at: string, sentence: RegExp): Promise<void> {
    await expect(open(at)).rejects.toMatchObject({
      name: "TravelError",
      code: "unavailable",
      message: expect.stringMatching(sentence),
      details: {
        reason: "storage_unavailable",
        hint: expect.stringContaining("WAYFARE_DB"),
      },
    });
    await expect(open(at)).rejects.toThrow(at);
  }

  test("keeps everything through closing and opening", async () => {
    const first = await open();
    await first.sessions.create({ id: "s", ttlMs: 1_000, data: "{}" });
    const change = bookingChange({
      sessionId: "s",
      claims: [{ key: "seat", quantity: 2, capacity: 5 }],
      idempotency: { scope: "a", key: "k", fingerprint: "f", outcome: "o", ttlMs: 1_000 },
    });
    await first.records.write(change);
    await first.searches.record([{ id: "1", sessionId: "s", timestamp: 1_000, document: "{}" }]);
    await first.cache.put("k", "v", 1_000);
    const record = recordChange({ owner: "alice" });
    await first.records.write(record);
    await first.close();

    const second = await open();
    expect(await second.sessions.get("s")).toMatchObject({ bookingCount: 1, searchCount: 1 });
    expect(await second.records.get("booking", change.id)).toMatchObject({
      document: change.document,
    });
    expect(await second.inventory.sold(["seat"])).toEqual([2]);
    expect(await second.records.write(change)).toEqual({ kind: "replayed", outcome: "o" });
    expect(await second.searches.list("s")).toHaveLength(1);
    expect(await second.cache.get("k")).toBe("v");
    expect(await second.records.get("request", record.id)).toMatchObject({ owner: "alice" });
    expect(await second.stats(1)).toMatchObject({ bookings: 1, searches: 1 });
  });

  test("is complete by itself once everything is closed", async () => {
    const store = await open();
    const change = bookingChange();
    await store.records.write(change);
    await store.close();
    const copy = join(folder.path, "copy.db");
    await copyFile(path, copy);
    expect(await (await open(copy)).records.get("booking", change.id)).toBeDefined();
  });

  test.skipIf(process.platform === "win32")("is readable by its owner alone", async () => {
    const store = await open();
    await store.records.write(bookingChange());
    for (const file of [path, `${path}-wal`]) {
      expect((await stat(file)).mode & 0o777).toBe(0o600);
    }
    expect((await stat(join(folder.path, "deep"))).mode & 0o777).toBe(0o700);
  });

  test("may not stand where a folder cannot be made", async () => {
    await writeFile(join(folder.path, "file"), "");
    await expectRefusal(join(folder.path, "file", "wayfare.db"), /cannot be opened or created/);
  });

  test("may not be a folder", async () => {
    await mkdir(path, { recursive: true });
    await expectRefusal(path, /cannot be opened or created \(EISDIR\)/);
  });

  test("is refused, and left as it was, when it is not a database", async () => {
    const at = join(folder.path, "notes.txt");
    const text = "Dear diary, ".repeat(1_000);
    await writeFile(at, text);
    await expectRefusal(at, /not a database, or it is damaged/);
    expect(await readFile(at, "utf8")).toBe(text);
  });

  test("is refused when it is damaged", async () => {
    await (await open()).close();
    const bytes = await readFile(path);
    bytes.fill(0xff, 100, 4_096);
    await writeFile(path, bytes);
    await expectRefusal(path, /damaged/);
  });

  test("is refused when it holds another program's tables", async () => {
    const at = join(folder.path, "theirs.db");
    const db = new DatabaseSync(at);
    db.exec("CREATE TABLE theirs (x)");
    db.close();
    await expectRefusal(at, /another program's data/);
  });

  test("is refused when a newer version wrote it", async () => {
    await (await open()).close();
    const db = new DatabaseSync(path);
    db.exec("PRAGMA user_version = 999");
    db.close();
    await expectRefusal(path, /newer Wayfare/);
  });

  test("of an earlier version is brought up to date with everything in it", async () => {
    const first = await open();
    const change = bookingChange();
    await first.records.write(change);
    await first.close();
    const db = new DatabaseSync(path);
    db.exec(
      "DROP TABLE keys; DROP TABLE records; DROP INDEX bookings_by_time; DROP INDEX bookings_on_hold",
    );
    db.exec("PRAGMA user_version = 1");
    db.close();

    const second = await open();
    await second.keys.add(storedKey());
    expect(await second.keys.list()).toEqual([storedKey()]);
    expect(await second.records.write(recordChange())).toMatchObject({ kind: "committed" });
    expect(await second.records.list({ kind: "request", limit: 1 })).toMatchObject({ total: 1 });
    expect(await second.records.get("booking", change.id)).toBeDefined();
    expect(await second.records.list({ kind: "booking", limit: 1 })).toMatchObject({ total: 1 });
  });

  test("finds everybody's newest bookings by an index", async () => {
    await (await open()).close();
    const db = new DatabaseSync(path);
    const plan = db
      .prepare(
        "EXPLAIN QUERY PLAN SELECT * FROM bookings ORDER BY created_at DESC, pnr DESC LIMIT 9",
      )
      .all();
    db.close();
    expect(JSON.stringify(plan)).toContain("bookings_by_time");
  });

  test("may be opened by many at the moment of its making", async () => {
    const stores = await Promise.all(Array.from({ length: 8 }, () => open()));
    for (const store of stores) await store.records.write(bookingChange());
    expect(await stores[0]?.stats(1)).toMatchObject({ bookings: 8 });
  });

  test("takes no booking once it is deleted or replaced, and says no path to callers", async () => {
    const store = await open();
    await store.records.write(bookingChange());
    const kept = join(folder.path, "kept.db");
    await rename(path, kept);
    const refused = { code: "unavailable", details: { reason: "storage_unavailable" } };
    await expect(store.records.write(bookingChange())).rejects.toMatchObject(refused);
    await copyFile(kept, path);
    await expect(store.records.write(bookingChange())).rejects.toMatchObject(refused);
    await expect(store.records.write(bookingChange())).rejects.not.toThrow(folder.path);
    await rm(path);
    await rename(kept, path);
    expect(await store.records.write(bookingChange())).toMatchObject({ kind: "committed" });
  });

  test("fails the ping while another process keeps it locked", async () => {
    const store = await sqliteStore({ path, now: () => 1_000, busyTimeoutMs: 30 });
    opened.push(store);
    await store.ping();
    const other = new DatabaseSync(path);
    other.exec("BEGIN IMMEDIATE");
    const refused = store.ping();
    await expect(refused).rejects.toThrow("The database is unusable: another program keeps it");
    other.exec("ROLLBACK");
    other.close();
    await store.ping();
  });

  test("that is damaged while in use is reported to the process, with its path", async () => {
    const reports: string[] = [];
    const store = await sqliteStore({
      path,
      now: () => 1_000,
      onDamage: ({ message }) => void reports.push(message),
    });
    opened.push(store);
    for (let i = 0; i < 200; i++) await store.records.write(bookingChange());
    await store.close();
    const again = await sqliteStore({
      path,
      now: () => 1_000,
      onDamage: ({ message }) => void reports.push(message),
    });
    opened.push(again);
    const bytes = await readFile(path);
    bytes.fill(0xff, 2 * 4_096);
    await writeFile(path, bytes);
    const refused = again.records.write(bookingChange());
    await expect(refused).rejects.toThrow("The database is unusable: it is damaged.");
    expect(reports[0]).toBe(`The database ${path} is unusable: it is damaged.`);
  });

  test("fails the ping when it is moved or deleted in use", async () => {
    const store = await open();
    await store.ping();
    await rename(path, `${path}.away`);
    await expect(store.ping()).rejects.toThrow(/moved, replaced or deleted/);
    await rename(`${path}.away`, path);
    await store.ping();
    await rm(path);
    await writeFile(path, "");
    await expect(store.ping()).rejects.toThrow(/moved, replaced or deleted/);
  });

  test("holds no more searches of a session than are remembered", async () => {
    const store = await open();
    const search = (id: number) => ({
      id: `${id}`,
      sessionId: "s",
      timestamp: 1_000,
      document: "{}",
    });
    for (let id = 0; id < 250; id += 10) {
      await store.searches.record(Array.from({ length: 10 }, (_, i) => search(id + i)));
    }
    expect(await store.sweep(1_000_000)).toMatchObject({ searches: 100 });
  });

  test("is swept of what has expired, in steps, with a true count", async () => {
    const store = await open();
    for (let i = 0; i < 1_203; i++) void store.cache.put(`k${i}`, "v", 1);
    await store.cache.put("kept", "v", 5_000);
    await store.sessions.create({ id: "s", ttlMs: 1 });
    await store.searches.record([{ id: "1", sessionId: "s", timestamp: 1_000, document: "{}" }]);
    const idempotency = { scope: "a", key: "k", fingerprint: "f", outcome: "o", ttlMs: 1 };
    await store.records.write(bookingChange({ idempotency }));
    expect(await store.sweep(2_000)).toEqual({
      sessions: 1,
      searches: 0,
      outcomes: 1,
      cache: 1_203,
      claims: 0,
    });
    expect(await store.sweep(601_000)).toMatchObject({ searches: 1, cache: 1 });
    // The clock still stands before their end: they are gone because they were deleted.
    expect(await store.sessions.get("s")).toBeUndefined();
    expect(await store.cache.get("kept")).toBeUndefined();
  });
});
