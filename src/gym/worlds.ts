import { randomBytes } from "node:crypto";
import { TravelError } from "../domain/errors.ts";
import { World, type WorldState, type WorldTerms } from "./world.ts";

/** What serves a world while it is used. */
export interface OpenWorld {
  /** What time brings about, after the clock has moved. */
  tick(): Promise<void>;
  /** Writes what waits in memory into the world. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** The worlds of a process. */
export interface Worlds<O extends OpenWorld> {
  create(origin: WorldState, terms?: NewTerms): World;
  /** A world that goes on from a state of another, with the same faults and limits. */
  fork(world: World, from?: WorldState): World;
  get(id: string): World | undefined;
  byToken(token: string): World | undefined;
  all(): Iterable<World>;
  remove(world: World): Promise<void>;
  /** Opens a world where it is at rest, and keeps it open while the work goes on. */
  use<T>(world: World, work: (opened: O) => Promise<T>): Promise<T>;
  /** The state with all that was waiting to be written. */
  settled(world: World): Promise<WorldState>;
  close(): Promise<void>;
}

type NewTerms = Omit<Partial<WorldTerms>, "token">;

export interface WorldsOptions<O> {
  readonly open: (world: World) => Promise<O>;
  /** Worlds that stay open without use; the others are at rest. */
  readonly mostOpen?: number;
  readonly mostWorlds?: number;
}

interface Opening<O> {
  readonly opened: Promise<O>;
  uses: number;
}

const MOST_OPEN = 200;
const MOST_WORLDS = 100_000;
const TOKEN_BYTES = 16;

export function worldsOf<O extends OpenWorld>({
  open,
  mostOpen = MOST_OPEN,
  mostWorlds = MOST_WORLDS,
}: WorldsOptions<O>): Worlds<O> {
  const byId = new Map<string, World>();
  const byToken = new Map<string, World>();
  /** The one used last is the last. */
  const openings = new Map<World, Opening<O>>();
  const closings = new Map<World, Promise<void>>();
  let made = 0;

  function create(origin: WorldState, { id, faults = [], ...terms }: NewTerms = {}): World {
    if (id !== undefined && byId.has(id)) throw taken(id);
    if (byId.size >= mostWorlds) throw tooMany(mostWorlds);
    const token = randomBytes(TOKEN_BYTES).toString("base64url");
    const world = new World(origin, { ...terms, id: id ?? `w${++made}`, token, faults });
    if (byId.has(world.terms.id)) return create(origin, { faults, ...terms });
    byId.set(world.terms.id, world);
    byToken.set(token, world);
    return world;
  }

  /** Counts the use at once, so that nothing puts the world to rest before the work begins. */
  async function opened(world: World): Promise<Opening<O>> {
    await closings.get(world);
    const known = openings.get(world) ?? { opened: open(world), uses: 0 };
    known.uses += 1;
    openings.delete(world);
    openings.set(world, known);
    // A failure is forgotten, so that the next use tries again.
    known.opened.catch(() => openings.delete(world));
    return known;
  }

  function rest(world: World, { opened }: Opening<O>): Promise<void> {
    openings.delete(world);
    const closing = opened
      .then((open) => open.close())
      .catch(() => {})
      .then(() => {
        world.rest();
        closings.delete(world);
      });
    closings.set(world, closing);
    return closing;
  }

  function restUnused(): void {
    for (const [world, opening] of openings) {
      if (openings.size <= mostOpen) return;
      if (opening.uses === 0) void rest(world, opening);
    }
  }

  const worlds: Worlds<O> = {
    create,
    fork: (world, from = world.state()) => {
      const { id: _, token: __, ...terms } = world.terms;
      return create(from, terms);
    },
    get: (id) => byId.get(id),
    byToken: (token) => byToken.get(token),
    all: () => byId.values(),
    async remove(world) {
      byId.delete(world.terms.id);
      byToken.delete(world.terms.token);
      const opening = openings.get(world);
      if (opening) await rest(world, opening);
    },
    async use(world, work) {
      const opening = await opened(world);
      try {
        return await work(await opening.opened);
      } finally {
        opening.uses -= 1;
        restUnused();
      }
    },
    async settled(world) {
      if (openings.has(world)) await worlds.use(world, (opened) => opened.flush());
      return world.state();
    },
    async close() {
      await Promise.all([...openings].map(([world, opening]) => rest(world, opening)));
      await Promise.all(closings.values());
    },
  };
  return worlds;
}

function taken(id: string): TravelError {
  return new TravelError("conflict", `id: there is a world called '${id}'`, {
    reason: "world_exists",
    field: "id",
    value: id,
    hint: "Delete it first, or leave id out.",
  });
}

function tooMany(most: number): TravelError {
  return new TravelError("unavailable", `There are ${most} worlds, which is all there may be.`, {
    reason: "too_many_worlds",
    hint: "Delete those that are done with.",
  });
}
