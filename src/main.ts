#!/usr/bin/env node
import { openApp, version } from "./compose/app.ts";
import type { Config } from "./config.ts";
import { consoleCommand } from "./surfaces/cli/console.ts";
import { demoCommand } from "./surfaces/cli/demo/command.ts";
import { doctorCommand } from "./surfaces/cli/doctor.ts";
import { keysCommand, type OpenKeys } from "./surfaces/cli/keys.ts";
import { type Migrate, migrateCommand } from "./surfaces/cli/migrate.ts";
import { runCli } from "./surfaces/cli/run.ts";
import { sandboxCommand } from "./surfaces/cli/sandbox.ts";
import { worldCommand } from "./surfaces/cli/world/command.ts";

/** The composition root: picks the commands; compose/ puts together what they serve. */

/** The keys alone, for the command that manages them. */
async function openKeys(config: Config): ReturnType<OpenKeys> {
  const [{ openStore }, { apiKeys }] = await Promise.all([
    import("./compose/store.ts"),
    import("./services/keys/keys.ts"),
  ]);
  const store = await openStore(config);
  return { keys: apiKeys(store.keys), close: store.close };
}

const moveBookings: Migrate = async (from, to, progress) => {
  const [{ migrate }, { openTransfer }] = await Promise.all([
    import("./services/migration/migrate.ts"),
    import("./compose/store.ts"),
  ]);
  const source = await openTransfer(from);
  try {
    const target = await openTransfer(to);
    try {
      return await migrate(source, target, progress);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
};

process.exitCode = await runCli(process.argv.slice(2), process.env, {
  version,
  openApp,
  openHttp: async (config, log) => (await import("./compose/http.ts")).openHttp(config, log),
  commands: [
    worldCommand,
    demoCommand,
    keysCommand(openKeys),
    consoleCommand(async (config) =>
      (await import("./compose/console-ticket.ts")).newTicket(config),
    ),
    sandboxCommand,
    migrateCommand(moveBookings),
    doctorCommand({
      async tryStore(config) {
        const store = await (await import("./compose/store.ts")).openStore(config);
        await store.ping().finally(store.close);
      },
      async countKeys(config) {
        const { keys, close } = await openKeys(config);
        return (await keys.list().finally(close)).length;
      },
    }),
  ],
});
