import type { Config } from "../config.ts";
import { type Worlds, worldsOf } from "../gym/worlds.ts";
import { stderrLog } from "../logging/log.ts";
import { type DeskWorld, worldOpener } from "./world.ts";

/** Worlds in this process, for scripts: nothing serves them. */
export async function openWorlds(config: Config): Promise<Worlds<DeskWorld>> {
  const log = stderrLog(config.given.has("logLevel") ? config.logLevel : "silent");
  return worldsOf({ open: await worldOpener({ ...config, database: ":memory:" }, log) });
}
