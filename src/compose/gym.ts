import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Config } from "../config.ts";
import { type Gym, gymOn } from "../gym/gym.ts";
import type { World } from "../gym/world.ts";
import { type Worlds, worldsOf } from "../gym/worlds.ts";
import type { Log } from "../logging/log.ts";
import { lazily } from "../memory/lazily.ts";
import { environmentUpgrade } from "../surfaces/harness/environment.ts";
import { gymRoutes } from "../surfaces/harness/routes.ts";
import { type RoutedWorld, worldAddress, worldRoutes } from "../surfaces/harness/world-routes.ts";
import type { Guards } from "../surfaces/http/admission/guards.ts";
import { publicOrigins } from "../surfaces/http/auth/origin.ts";
import { type Route, router } from "../surfaces/http/server/router.ts";
import type { ControlPlane, ServeMcp, Upgrade } from "../surfaces/http/server/server.ts";
import { restRoutes } from "../surfaces/rest/routes.ts";
import { version } from "./app.ts";
import { openSandbox } from "./sandbox.ts";
import { type DeskWorld, worldOpener } from "./world.ts";

/** The gym with both its planes, over HTTP. */
export interface HttpGym {
  readonly token: string;
  readonly gym: Gym;
  readonly routes: (serveMcp: ServeMcp) => readonly Route[];
  /** The environment protocol, over WebSockets. */
  readonly upgrade: Upgrade;
  /** The harness's plane, where it has a port of its own. */
  readonly control?: ControlPlane;
  readonly close: () => Promise<void>;
}

type ServedWorld = DeskWorld & RoutedWorld;

const TOKEN_BYTES = 18;

export async function openGym(config: Config, log: Log, guards: Guards): Promise<HttpGym> {
  const open = await worldOpener(config, log);
  const originOf = publicOrigins(config.guards);
  const token = config.gym.token ?? randomBytes(TOKEN_BYTES).toString("base64url");
  const { maxBodyBytes } = config.http;
  let serveMcp: ServeMcp | undefined;

  /** A world with all its surfaces, which are made when the first request comes to one of them. */
  const worlds: Worlds<ServedWorld> = worldsOf({
    async open(world): Promise<ServedWorld> {
      const desk = await open(world);
      const { app, gate, opened } = desk;
      const sandbox = openSandbox(opened.parts, { gate, sweeps: false });
      desk.onTick(sandbox.sweep);
      desk.onSellOut((offer) => sandbox.flightsOf(offer, sandboxOwners(world)));
      const mcp = serveMcp?.(app, world.store.sessions);
      const origin = (request: IncomingMessage) => worldAddress(originOf(request), world);
      const found = lazily(() =>
        router([
          ...(mcp?.routes ?? []),
          ...restRoutes({ app, guards, maxBodyBytes, originOf: origin }),
          ...sandbox.routes,
        ]),
      );
      return {
        ...desk,
        find: (path) => found()(path),
        async close() {
          await mcp?.close();
          await sandbox.close();
          await desk.close();
        },
      };
    },
  });
  const gym = gymOn(worlds);
  const { port } = config.gym;
  const upgrade = environmentUpgrade({ gym, token });
  const controls = { gym, token, version, maxBodyBytes };
  return {
    token,
    gym,
    routes(serve) {
      serveMcp = serve;
      const here = port === undefined ? gymRoutes({ ...controls, originOf }) : [];
      return [...worldRoutes(worlds), ...here];
    },
    upgrade,
    ...(port !== undefined && {
      control: {
        port,
        upgrade,
        // Agents are sent to the server itself, never here.
        routes: (origin) =>
          gymRoutes({ ...controls, originOf: () => config.guards.publicUrl ?? origin() }),
      },
    }),
    close: worlds.close,
  };
}

/** Owners of what was searched for in a world's sandbox, and is still remembered there. */
function sandboxOwners(world: World): readonly string[] {
  const keys = [...world.state().store.cache.entries()].map(([key]) => key);
  const owners = keys.map((key) => /^duffel:request2:(.+):\d+$/.exec(key)?.[1]);
  return [...new Set(owners.filter((owner) => owner !== undefined))];
}
