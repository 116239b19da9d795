import { join } from "node:path";
import { DatabaseSync, type DatabaseSyncInstance } from "@photostructure/sqlite";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { turnToBegin } from "../../../src/memory/turns.ts";
import { openWriter, type Writer } from "../../../src/stores/sqlite/writer.ts";
import { temporaryFolder } from "./storage.ts";

describe("the writer", () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let path: string;
  let db: DatabaseSyncInstance;
  let other: DatabaseSyncInstance;
  let writer: Writer;

  beforeEach(async () => {
    folder = await temporaryFolder();
    path = join(folder.path, "writer.db");
    db = new DatabaseSync(path);
    db.exec(`
      PRAGMA journal_mode = WAL;
      CREATE TABLE parents (id INTEGER PRIMARY KEY);
      CREATE TABLE items (
        id INTEGER PRIMARY KEY,
        parent INTEGER REFERENCES parents (id) DEFERRABLE INITIALLY DEFERRED,
        text TEXT
      ) STRICT`);
    other = new DatabaseSync(path);
    writer = openWriter(db, { durability: "full", busyTimeoutMs: 5_000 });
  });

  afterEach(async () => {
    if (other.isTransaction) other.exec("ROLLBACK");
    await writer.close();
    db.close();
    other.close();
    await folder.remove();
  });

  function insert(id: number, parent: number | null = null, text = ""): number {
    db.prepare("INSERT INTO items VALUES (?, ?, ?)").run(id, parent, text);
    return id;
  }

  function stored(connection = other): readonly number[] {
    const rows: { id: number }[] = connection.prepare("SELECT id FROM items ORDER BY id").all();
    return rows.map(({ id }) => id);
  }

  function synchronous(): number {
    const row: { synchronous: number } = db.prepare("PRAGMA synchronous").get();
    return row.synchronous;
  }

  test("takes the jobs of calls that begin in several turns into one transaction, for a while", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    try {
      /** Calls of which each uses up a turn, so that the next begins in a later one. */
      const calls = async (count: number) => {
        const before = writer.begun();
        await Promise.all(
          Array.from({ length: count }, async () => {
            const turn = turnToBegin(performance.now());
            if (turn) await turn;
            vi.advanceTimersByTime(4);
            await writer.run("durable", () => undefined);
          }),
        );
        return writer.begun() - before;
      };
      expect(await calls(3)).toBe(1);
      expect(await calls(9)).toBeGreaterThan(1);
    } finally {
      vi.useRealTimers();
    }
  });

  test("puts the jobs of one turn into one transaction and answers after it", async () => {
    const visible: number[] = [];
    const jobs = Array.from({ length: 50 }, (_, i) =>
      writer.run("durable", () => {
        visible.push(stored().length);
        return insert(i);
      }),
    );
    const answered: boolean[] = [];
    await Promise.all(jobs.map((job) => job.then((id) => answered.push(stored().includes(id)))));
    // While any of them ran, none of the others was committed yet.
    expect(visible).toEqual(Array(50).fill(0));
    expect(answered).toEqual(Array(50).fill(true));
  });

  test("runs jobs in the order they came, across transactions", async () => {
    const order: number[] = [];
    await Promise.all(
      Array.from({ length: 500 }, (_, i) =>
        writer.run(i % 3 === 0 ? "durable" : "relaxed", () => order.push(i)),
      ),
    );
    expect(order).toEqual(Array.from({ length: 500 }, (_, i) => i));
  });

  test("takes back a job that throws, and that job alone", async () => {
    const results = await Promise.allSettled([
      writer.run("durable", () => insert(1)),
      writer.run("durable", () => {
        insert(2);
        throw new Error("half way");
      }),
      writer.run("durable", () => {
        insert(3);
        return insert(1);
      }),
      writer.run("durable", () => insert(4)),
    ]);
    expect(results.map(({ status }) => status)).toEqual([
      "fulfilled",
      "rejected",
      "rejected",
      "fulfilled",
    ]);
    expect(results[1]).toMatchObject({ reason: { message: "half way" } });
    expect(stored()).toEqual([1, 4]);
  });

  test("keeps the lock while it takes back a job, so that nobody comes in between", async () => {
    const prepare = db.prepare.bind(db);
    let locked = 0;
    vi.spyOn(db, "prepare").mockImplementation((sql) => {
      const statement = prepare(sql);
      if (!/^BEGIN/.test(sql)) return statement;
      const run = statement.run.bind(statement);
      const counted = () => {
        locked++;
        return run();
      };
      return Object.defineProperty(statement, "run", { value: counted });
    });
    const watched = openWriter(db, { durability: "full", busyTimeoutMs: 5_000 });
    const results = await Promise.allSettled([
      watched.run("durable", () => insert(1)),
      watched.run("durable", () => {
        throw new Error("no");
      }),
      watched.run("durable", () => insert(2)),
    ]);
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(stored()).toEqual([1, 2]);
    expect(locked).toBe(1);
    await watched.close();
  });

  test("does a job once when none throws", async () => {
    let turns = 0;
    await Promise.all(Array.from({ length: 5 }, () => writer.run("durable", () => turns++)));
    expect(turns).toBe(5);
  });

  test("rejects a whole transaction whose commit fails, and then goes on", async () => {
    const results = await Promise.allSettled([
      writer.run("durable", () => insert(1)),
      // Breaks a constraint that is only looked at when the transaction commits.
      writer.run("durable", () => insert(2, 99)),
      writer.run("durable", () => insert(3)),
    ]);
    for (const result of results) {
      expect(result).toMatchObject({
        status: "rejected",
        reason: { code: "unavailable", details: { reason: "storage_unavailable" } },
      });
    }
    expect(stored()).toEqual([]);
    expect(await writer.run("durable", () => insert(4))).toBe(4);
    expect(stored()).toEqual([4]);
  });

  test("says so when the disk is full, keeps what fits, and recovers", async () => {
    const { page_count: pages }: { page_count: number } = db.prepare("PRAGMA page_count").get();
    db.exec(`PRAGMA max_page_count = ${pages + 1}`);
    const full = writer.run("durable", () => insert(1, null, "x".repeat(100_000)));
    const small = writer.run("durable", () => insert(2));
    await expect(full).rejects.toMatchObject({
      code: "unavailable",
      message: expect.stringContaining("the disk is full"),
      details: { reason: "storage_unavailable" },
    });
    // A full disk may end the transaction of all; whatever was acknowledged must be there.
    const [result] = await Promise.allSettled([small]);
    expect(stored()).toEqual(result.status === "fulfilled" ? [2] : []);
    db.exec("PRAGMA max_page_count = 100000");
    await writer.run("durable", () => insert(3));
    expect(stored()).toContain(3);
  });

  test("waits for another process's lock without stopping this process", async () => {
    other.exec("BEGIN IMMEDIATE; INSERT INTO items VALUES (7, NULL, '')");
    const order: string[] = [];
    const written = writer.run("durable", () => insert(8)).then(() => order.push("written"));
    // Timers run and reads answer while the write waits.
    for (let i = 0; i < 3; i++) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(stored(db)).toEqual([]);
    }
    order.push("unlocked");
    other.exec("COMMIT");
    await written;
    expect(order).toEqual(["unlocked", "written"]);
    expect(stored()).toEqual([7, 8]);
  });

  test("gives up on a lock that is never released, and works when it is", async () => {
    const hasty = openWriter(db, { durability: "full", busyTimeoutMs: 30 });
    other.exec("BEGIN IMMEDIATE");
    await expect(hasty.run("durable", () => insert(1))).rejects.toMatchObject({
      code: "unavailable",
      message: expect.stringContaining("locked"),
      details: { reason: "storage_unavailable" },
    });
    other.exec("ROLLBACK");
    await hasty.run("durable", () => insert(2));
    expect(stored()).toEqual([2]);
    await hasty.close();
  });

  test("waits for the disk only where somebody asked for it", async () => {
    const FULL = 2;
    const NORMAL = 1;
    const levels: number[] = [];
    const look = () => levels.push(synchronous());
    await writer.run("relaxed", look);
    await writer.run("durable", look);
    await Promise.all([writer.run("relaxed", look), writer.run("durable", look)]);
    await writer.run("relaxed", look);
    expect(levels).toEqual([NORMAL, FULL, FULL, FULL, NORMAL]);
  });

  test("never waits for the disk when told that nobody needs it", async () => {
    const lax = openWriter(db, { durability: "normal", busyTimeoutMs: 5_000 });
    expect(await lax.run("durable", synchronous)).toBe(1);
    await lax.close();
  });
});
