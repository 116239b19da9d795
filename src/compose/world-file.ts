import { readFile, rename, writeFile } from "node:fs/promises";
import type { Config } from "../config.ts";
import { TravelError } from "../domain/errors.ts";
import { readFaults } from "../gym/gate.ts";
import { emptyWorld, World, type WorldState } from "../gym/world.ts";
import { readWorld, writeWorld } from "../gym/world-file.ts";
import type { Log } from "../logging/log.ts";
import type { App } from "../surfaces/app.ts";
import { worldOpener } from "./world.ts";

/**
 * The world in a file, as the one app of a process. The file is written after every call that
 * changed something and at the end, each time whole: a process that is killed loses no booking.
 */
export async function openWorldFile(path: string, config: Config, log: Log): Promise<App> {
  const faults = readFaults(config.gym.faults);
  const world = new World(await stateIn(path, config), { id: "file", token: "", faults });
  const desk = await (await worldOpener(config, log))(world);
  let written = world.hash();
  let writing: Promise<void> = Promise.resolve();

  function keep(): Promise<void> {
    const text = `${JSON.stringify(writeWorld(world.state()), null, 2)}\n`;
    writing = writing.then(async () => {
      await writeFile(`${path}.new`, text);
      await rename(`${path}.new`, path);
    });
    return writing;
  }

  return {
    ...desk.app,
    tools: desk.app.tools.map((tool) => ({
      ...tool,
      async call(call) {
        try {
          return await tool.call(call);
        } finally {
          if (world.hash() !== written) {
            written = world.hash();
            await keep();
          }
        }
      },
    })),
    async close() {
      await desk.flush();
      await keep();
      await desk.close();
    },
  };
}

/** A file that is not there yet is an empty world, of the seed and the time in the settings. */
async function stateIn(path: string, { seed, now = Date.now() }: Config): Promise<WorldState> {
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") {
      return emptyWorld(seed, now);
    }
    throw error;
  }
  try {
    return readWorld(JSON.parse(text));
  } catch (error) {
    if (error instanceof TravelError) throw error;
    throw new TravelError("invalid", `${path} is not JSON`, {
      reason: "invalid_world",
      field: "WAYFARE_WORLD",
      value: path,
    });
  }
}
