#!/usr/bin/env node
import { setFlagsFromString } from "node:v8";
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
  async openHttp(config, log) {
    // V8 makes objects old from birth where most of their kind have lived for long. With many calls
    // under way those of a search seem to, and each keeps what it refers to until all of the heap is
    // collected: a fifth of a long search's CPU.
    setFlagsFromString("--no-allocation-site-pretenuring");
    return await (await import("./compose/http.ts")).openHttp(config, log);
  },
  commands: async () => (await import("./compose/commands.ts")).commands,
});
