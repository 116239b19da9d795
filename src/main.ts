#!/usr/bin/env node
import { openApp, version } from "./compose/app.ts";
import { runCli } from "./surfaces/cli/run.ts";

/** The composition root: compose/ puts together what the commands serve, and the commands. */

process.exitCode = await runCli(process.argv.slice(2), process.env, {
  version,
  async openApp(config, log) {
    const { world } = config.gym;
    if (world === undefined) return await openApp(config, log);
    return await (await import("./compose/world-file.ts")).openWorldFile(world, config, log);
  },
  openHttp: async (config, log) => (await import("./compose/http.ts")).openHttp(config, log),
  commands: async () => (await import("./compose/commands.ts")).commands,
});
