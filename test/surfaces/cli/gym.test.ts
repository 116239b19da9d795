import { expect, test } from "vitest";
import { type Config, loadConfig } from "../../../src/config.ts";
import { gymCommand } from "../../../src/surfaces/cli/gym/command.ts";

/** The settings that `wayfare gym` opens a server with. */
async function settingsOf(env: Readonly<Record<string, string>>): Promise<Config> {
  let opened: Config | undefined;
  const command = gymCommand({ openWorlds: () => Promise.reject(new Error("no worlds")) });
  const run = command.run({
    config: loadConfig(env),
    positionals: [],
    options: {},
    terminal: {
      print() {},
      warn() {},
      columns: undefined,
      interactive: false,
      bold: (text) => text,
      readInput: async () => "",
    },
    openApp: () => Promise.reject(new Error("not over stdio")),
    async openHttp(config) {
      opened = config;
      throw new Error("far enough");
    },
  });
  await expect(run).rejects.toThrow("far enough");
  if (!opened) throw new Error("never opened");
  return opened;
}

test("the gym is open, keeps nothing on the disk and counts no requests", async () => {
  const config = await settingsOf({});
  expect(config).toMatchObject({ database: ":memory:", gym: { enabled: true } });
  expect(config.guards).not.toHaveProperty("rateLimit");
  expect(config.guards).not.toHaveProperty("localRateLimit");
});

test("what was set counts in the gym too", async () => {
  const config = await settingsOf({ WAYFARE_DB: "/tmp/gym.db", RATE_LIMIT_PER_MINUTE: "7" });
  expect(config.database).toBe("/tmp/gym.db");
  expect(config.guards.rateLimit).toMatchObject({ limit: 7 });
});
