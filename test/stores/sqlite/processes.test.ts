import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sqliteStore } from "../../../src/stores/sqlite/store.ts";
import type { Store } from "../../../src/stores/types.ts";
import { temporaryFolder } from "./storage.ts";

const WORKER = fileURLToPath(new URL("./worker.ts", import.meta.url));

interface Outcome {
  readonly acknowledged: readonly string[];
  readonly finished: boolean;
}

describe("several processes on one sqlite file", () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let path: string;
  let children: ChildProcess[];

  beforeEach(async () => {
    folder = await temporaryFolder();
    path = join(folder.path, "wayfare.db");
    children = [];
  });

  afterEach(async () => {
    for (const child of children) child.kill("SIGKILL");
    await folder.remove();
  });

  /** Starts a worker; it waits to be told to go. */
  async function start(name: string, commits: number, units: number) {
    const args = ["--import", "tsx", WORKER, path, name, String(commits), String(units)];
    const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] });
    children.push(child);
    const lines = createInterface(child.stdout);
    await once(lines, "line");

    /** Lets it book to its end, or until it is killed after `killAfter` acknowledged commits. */
    return async (killAfter = Number.POSITIVE_INFINITY): Promise<Outcome> => {
      const acknowledged: string[] = [];
      let finished = false;
      lines.on("line", (line) => {
        if (line === "done") finished = true;
        else acknowledged.push(line);
        if (acknowledged.length === killAfter) child.kill("SIGKILL");
      });
      const closed = Promise.all([once(child, "close"), once(lines, "close")]);
      child.stdin.end("go\n");
      await closed;
      return { acknowledged, finished };
    };
  }

  async function look<T>(question: (store: Store) => Promise<T>): Promise<T> {
    const store = await sqliteStore({ path, now: Date.now });
    try {
      return await question(store);
    } finally {
      await store.close();
    }
  }

  /** Those without a booking, or without the record that belongs to it. */
  async function missing(store: Store, pnrs: readonly string[]): Promise<readonly string[]> {
    const found = await Promise.all(
      pnrs.map(async (pnr) => {
        const record = await store.records.get("request", pnr);
        return record && (await store.bookings.get(pnr));
      }),
    );
    return pnrs.filter((_, i) => found[i] === undefined);
  }

  test("two that book 2,000 times each sell every unit once and lose nothing", async () => {
    const units = 2_500;
    const [goA, goB] = await Promise.all([start("A", 2_000, units), start("B", 2_000, units)]);
    const [a, b] = await Promise.all([goA(), goB()]);
    expect([a.finished, b.finished]).toEqual([true, true]);
    const acknowledged = [...a.acknowledged, ...b.acknowledged];
    expect(acknowledged).toHaveLength(units);
    await look(async (store) => {
      expect(await store.inventory.sold(["seat"])).toEqual([units]);
      expect(await store.stats(1)).toMatchObject({ bookings: units });
      expect(await missing(store, acknowledged)).toEqual([]);
    });
  });

  test("one killed in the middle of booking, again and again, loses nothing it acknowledged", async () => {
    const rounds = 20;
    let total = 0;
    for (let round = 0; round < rounds; round += 2) {
      const [goA, goB] = await Promise.all([
        start(`R${round}N`, 1e6, 1e9),
        start(`R${round + 1}N`, 1e6, 1e9),
      ]);
      const outcomes = await Promise.all([goA(10 + round * 7), goB(15 + round * 5)]);
      const acknowledged = outcomes.flatMap((outcome) => outcome.acknowledged);
      expect(outcomes.map(({ finished }) => finished)).toEqual([false, false]);
      await look(async (store) => {
        expect(await missing(store, acknowledged)).toEqual([]);
        // No unit without its booking and no booking without its unit, acknowledged or not.
        const { bookings } = await store.stats(1);
        expect(await store.inventory.sold(["seat"])).toEqual([bookings]);
        expect(bookings).toBeGreaterThanOrEqual(total + acknowledged.length);
        total = bookings;
      });
    }
  });
});
