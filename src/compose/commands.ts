import type { Config } from "../config.ts";
import type { Command } from "../surfaces/cli/command.ts";
import { consoleCommand } from "../surfaces/cli/console.ts";
import { demoCommand } from "../surfaces/cli/demo/command.ts";
import { doctorCommand } from "../surfaces/cli/doctor.ts";
import { gymCommand } from "../surfaces/cli/gym/command.ts";
import { keysCommand, type OpenKeys } from "../surfaces/cli/keys.ts";
import { type Migrate, migrateCommand } from "../surfaces/cli/migrate.ts";
import { sandboxCommand } from "../surfaces/cli/sandbox.ts";
import { worldCommand } from "../surfaces/cli/world/command.ts";

/** The keys alone, for the command that manages them. */
async function openKeys(config: Config): ReturnType<OpenKeys> {
  const [{ openStore }, { apiKeys }] = await Promise.all([
    import("./store.ts"),
    import("../services/keys/keys.ts"),
  ]);
  const store = await openStore(config);
  return { keys: apiKeys(store.keys), close: store.close };
}

const moveBookings: Migrate = async (from, to, progress) => {
  const [{ migrate }, { openTransfer }] = await Promise.all([
    import("../services/migration/migrate.ts"),
    import("./store.ts"),
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

/** The commands besides those about serving and tools, each with what it is about. */
export const commands: readonly Command[] = [
  worldCommand,
  demoCommand,
  keysCommand(openKeys),
  consoleCommand(async (config, invited) =>
    (await import("./console-ticket.ts")).newTicket(config, invited),
  ),
  sandboxCommand,
  gymCommand({
    openWorlds: async (config) => (await import("./gym-worlds.ts")).openWorlds(config),
  }),
  migrateCommand(moveBookings),
  doctorCommand({
    async tryStore(config) {
      const store = await (await import("./store.ts")).openStore(config);
      await store.ping().finally(store.close);
    },
    async countKeys(config) {
      const { keys, close } = await openKeys(config);
      return (await keys.list().finally(close)).length;
    },
  }),
];
