import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { migrateCommand, type Place } from "../../../src/surfaces/cli/migrate.ts";
import { temporaryFolder } from "../../stores/sqlite/storage.ts";
import { runCommand } from "./run-command.ts";

describe("wayfare migrate", () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let database: string;
  let moves: { readonly from: Place; readonly to: Place }[];

  beforeEach(async () => {
    folder = await temporaryFolder();
    database = join(folder.path, "wayfare.db");
    await writeFile(database, "");
    moves = [];
  });

  afterEach(() => folder.remove());

  async function wayfareMigrate(...args: string[]) {
    const command = migrateCommand(async (from, to) => {
      moves.push({ from, to });
      return { booking: 3, stock: 2, outcome: 1, session: 0, key: 4, record: 5 };
    });
    return await runCommand(command, args);
  }

  test("takes a file and a URL, either way round, and says what was moved", async () => {
    const url = "valkey://:secret@db:7000/2";
    const { status, stdout } = await wayfareMigrate("--from", database, "--to", url);
    expect(status).toBe(0);
    expect(stdout).toContain("3 bookings");
    expect(stdout).toContain("5 requests and other records");
    const valkey = { nodes: [{ host: "db", port: 7000 }], password: "secret", database: 2 };
    expect(moves).toEqual([
      { from: { file: database }, to: { valkey: expect.objectContaining(valkey) } },
    ]);
    await wayfareMigrate("--from", url, "--to", join(folder.path, "new.db"), "--json");
    expect(moves[1]).toMatchObject({ to: { file: join(folder.path, "new.db") } });
  });

  test("knows a cluster by several nodes or by being told", async () => {
    await wayfareMigrate("--from", database, "--to", "valkey://a:1,b:2");
    await wayfareMigrate("--from", database, "--to", "valkey://a:1", "--cluster");
    for (const { to } of moves) expect(to).toMatchObject({ valkey: { cluster: true } });
    expect(moves).toHaveLength(2);
  });

  test.each([
    [[], "--from must name"],
    [["--from", "x.db"], "--to must name"],
    [["--from", ":memory:", "--to", "x.db"], "--from must name"],
    [["--from", "missing.db", "--to", "valkey://db"], "There is no database file missing.db"],
    [["--from", "valkey://db", "--to", "valkey://db"], "the same place"],
  ])("refuses %j and says why", async (args, sentence) => {
    const { status, stderr } = await wayfareMigrate(...args);
    expect(status).toBe(2);
    expect(stderr).toContain(sentence);
    expect(moves).toEqual([]);
  });

  test("does not repeat a URL that it cannot read", async () => {
    const { status, stderr } = await wayfareMigrate("--from", "valkey://:hunter2@", "--to", "x.db");
    expect(status).toBe(2);
    expect(stderr).not.toContain("hunter2");
  });
});
