import type { Config } from "../config.ts";
import type { Gym } from "../gym/gym.ts";
import type { World } from "../gym/world.ts";
import type { Log } from "../logging/log.ts";
import { worldAddress } from "../surfaces/harness/world-routes.ts";
import { serveOverHttp } from "../surfaces/http/server/server.ts";
import { openHttp } from "./http.ts";

/** A gym on a free port of this machine, and its controls in this process. */
export interface GymServer {
  readonly gym: Gym;
  addressOf(world: World): string;
  close(): Promise<void>;
}

export async function startGymServer(config: Config, log: Log): Promise<GymServer> {
  const { rateLimit: _, localRateLimit: __, ...guards } = config.guards;
  const { app, gym, ...parts } = await openHttp(
    { ...config, guards, database: ":memory:", gym: { ...config.gym, enabled: true } },
    log,
  );
  if (!gym) throw new Error("the gym is enabled");
  const server = await serveOverHttp(
    { app, ...parts },
    { ...config.http, port: 0, sessionTtlMs: config.sessionTimeout * 1000 },
  );
  return {
    gym,
    addressOf: (world) => worldAddress(server.origin, world),
    async close() {
      await server.close();
      await app.close();
    },
  };
}
