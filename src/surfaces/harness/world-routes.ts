import type { IncomingMessage } from "node:http";
import type { World } from "../../gym/world.ts";
import type { OpenWorld, Worlds } from "../../gym/worlds.ts";
import type { Identity, Refusal } from "../http/admission/guards.ts";
import { methodNotAllowed, sendJson, sendRefusal } from "../http/server/answers.ts";
import type { Exchange, Route, Router } from "../http/server/router.ts";
import { pathOf } from "../http/server/web.ts";

/** A world with the addresses that it is served at, which stand below its own. */
export interface RoutedWorld extends OpenWorld {
  readonly find: Router<Route>;
}

const MOUNT = "/w";
const METHODS = ["GET", "HEAD", "POST", "PATCH", "PUT", "DELETE"];
const AGENT: Identity = { scopes: new Set(["travel:read", "travel:book"]) };
const NOWHERE: Refusal = {
  status: 404,
  headers: {},
  body: { error: "Not found", code: "NOT_FOUND" },
};

/** Where a world's agent finds it; its token is the way in. */
export function worldAddress(origin: string, { terms }: World): string {
  return `${origin}${MOUNT}/${terms.token}`;
}

/**
 * The agents' plane: below `/w/{token}` a world answers at its usual addresses. A token that names no
 * world is answered as an address that does not exist.
 */
export function worldRoutes(worlds: Worlds<RoutedWorld>): readonly Route[] {
  const worldOf = (request: IncomingMessage): World | undefined => {
    const [, , token = ""] = pathOf(request).split("/", 3);
    return worlds.byToken(token);
  };

  async function serve(exchange: Exchange, { find }: RoutedWorld): Promise<void> {
    const { request, response } = exchange;
    const match = find(pathOf(request));
    if (!match) return sendRefusal(response, NOWHERE);
    const { value: route, parameters } = match;
    if (!route.methods.includes(request.method ?? "")) {
      const refuse = route.refuse ?? sendRefusal;
      return refuse(response, methodNotAllowed(route.methods));
    }
    await route.handle({ ...exchange, parameters });
  }

  return [
    {
      path: `${MOUNT}/{token}/{rest*}`,
      name: `${MOUNT}/{world}`,
      methods: METHODS,
      identify: (request) => (worldOf(request) ? AGENT : NOWHERE),
      async handle(exchange) {
        const { request, response } = exchange;
        const world = worldOf(request);
        if (!world) return sendJson(response, NOWHERE.status, NOWHERE.body);
        // Below its address a world's surfaces are at home: they see the paths that they know.
        request.url = (request.url ?? "").slice(`${MOUNT}/${world.terms.token}`.length);
        await worlds.use(world, (open) => serve(exchange, open));
      },
    },
  ];
}
