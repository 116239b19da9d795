import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { apiKeys } from "../../../src/services/keys/keys.ts";
import { sqliteStore } from "../../../src/stores/sqlite/store.ts";
import { expiry, keysCommand } from "../../../src/surfaces/cli/keys.ts";
import { temporaryFolder } from "../../stores/sqlite/storage.ts";
import { runCommand } from "./run-command.ts";

describe("wayfare keys", () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let database: string;

  beforeEach(async () => {
    folder = await temporaryFolder();
    database = join(folder.path, "wayfare.db");
  });

  afterEach(() => folder.remove());

  async function open(path = database) {
    const store = await sqliteStore({ path, now: Date.now });
    const keys = apiKeys(store.keys);
    return {
      keys,
      async close() {
        await keys.close();
        await store.close();
      },
    };
  }

  async function wayfareKeys(args: readonly string[], env: Record<string, string> = {}) {
    const command = keysCommand((config) => open(config.database));
    return await runCommand(command, args, { WAYFARE_DB: database, ...env });
  }

  async function verify(text: string) {
    const opened = await open();
    try {
      return await opened.keys.verify(text);
    } finally {
      await opened.close();
    }
  }

  test("create prints a key that works, alone, and says that it is the only time", async () => {
    const { status, stdout, stderr } = await wayfareKeys(["create", "--name", "laptop"]);
    expect(status).toBe(0);
    expect(await verify(stdout)).toMatchObject({
      scopes: new Set(["travel:read", "travel:book"]),
    });
    expect(stderr).toContain("cannot be shown again");
    expect(stderr).not.toContain(stdout);
  });

  test("create takes scopes, an owner and an end", async () => {
    const { stdout } = await wayfareKeys([
      "create",
      "--scopes=travel:operate, travel:read",
      "--owner=acme",
      "--expires=90d",
      "--json",
    ]);
    const facts = JSON.parse(stdout);
    expect(facts).toMatchObject({
      principal: "owner:acme",
      scopes: ["travel:read", "travel:operate"],
      revokedAt: null,
    });
    const span = Date.parse(facts.expiresAt) - Date.parse(facts.createdAt);
    expect(Math.round(span / 86_400_000)).toBe(90);
    expect((await verify(facts.key))?.principal).toBe("owner:acme");
  });

  test.each([
    [["create", "--scopes", "travel:fly"], "There is no scope 'travel:fly'"],
    [["create", "--expires", "soon"], "'soon' is no time"],
    [["create", "--expires", "2020-01-01"], "not in the future"],
    [["revoke"], "Which key?"],
    [["rotate"], "Keys cannot be told to 'rotate'"],
    [[], "What about keys?"],
  ])("refuses %j and says why", async (args, sentence) => {
    const { status, stderr, stdout } = await wayfareKeys(args);
    expect(status).toBe(2);
    expect(stderr).toContain(sentence);
    expect(stdout).toBe("");
  });

  test("list shows every key with its state, and no secret", async () => {
    const { stdout: text } = await wayfareKeys(["create", "--name", "laptop"]);
    await wayfareKeys(["create", "--name", "robot", "--expires", "1d"]);
    const { stdout } = await wayfareKeys(["list"]);
    expect(stdout).toMatch(/^ID .*NAME .*STATE .*SCOPES$/m);
    expect(stdout).toMatch(/^\w+ +laptop +key:\w+ +good +20/m);
    expect(stdout).toMatch(/^\w+ +robot +key:\w+ +good until 20/m);
    expect(stdout).not.toContain(text.slice(16));
  });

  test("list as JSON has no digests either", async () => {
    await wayfareKeys(["create"]);
    const { stdout } = await wayfareKeys(["list", "--json"]);
    expect(JSON.parse(stdout)).toHaveLength(1);
    expect(stdout).not.toContain("hash");
  });

  test("list says so when there are none", async () => {
    const { status, stdout, stderr } = await wayfareKeys(["list"]);
    expect({ status, stdout }).toEqual({ status: 0, stdout: "" });
    expect(stderr).toContain("There are no keys");
  });

  test("revoke ends a key at once", async () => {
    const { stdout: text } = await wayfareKeys(["create"]);
    const id = text.split("_")[1] ?? "";
    const { status, stdout } = await wayfareKeys(["revoke", id]);
    expect(status).toBe(0);
    expect(stdout).toContain(`Key ${id} is revoked`);
    expect(await verify(text)).toBeUndefined();
    expect((await wayfareKeys(["list"])).stdout).toContain("revoked");
  });

  test("revoke fails for an id that does not exist", async () => {
    const { status, stderr } = await wayfareKeys(["revoke", "nobody"]);
    expect(status).toBe(1);
    expect(stderr).toContain("There is no key with this id");
  });

  test("refuses to keep keys in memory, where the server would never see them", async () => {
    const { status, stderr } = await wayfareKeys(["create"], { WAYFARE_DB: ":memory:" });
    expect(status).toBe(2);
    expect(stderr).toContain("WAYFARE_DB");
  });
});

test("a span, a date and an instant are ends of a key", () => {
  const now = Date.UTC(2026, 3, 7);
  expect(expiry("90m", now)).toBe(now + 90 * 60_000);
  expect(expiry("2w", now)).toBe(now + 14 * 86_400_000);
  expect(expiry("2027-03-01", now)).toBe(Date.UTC(2027, 2, 1));
  expect(expiry("2027-03-01T09:30:00Z", now)).toBe(Date.UTC(2027, 2, 1, 9, 30));
});
