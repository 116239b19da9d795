import type { z } from "zod";
import { WorldEvent } from "../../domain/contracts/gym/events.ts";
import {
  ClockMove,
  Done,
  Forking,
  Grade,
  Grading,
  NewSnapshot,
  NewWorlds,
  Replay,
  ReplayResult,
  Resetting,
  Snapshot,
  Trace,
  WorldDiff,
  WorldInfo,
  WorldInfos,
} from "../../domain/contracts/gym/harness.ts";
import { WorldFile } from "../../domain/contracts/gym/world.ts";
import { readGiven } from "../../gym/given.ts";
import type { Gym } from "../../gym/gym.ts";
import { briefingOf } from "../../gym/task-world.ts";
import type { World } from "../../gym/world.ts";
import { worldAddress } from "./world-routes.ts";

/** What a request says, before its body is read. */
export interface Asked {
  /** The world that the path names; empty where it names none. */
  readonly id: string;
  readonly query: URLSearchParams;
  readonly origin: string;
}

/** One address of the harness's plane. */
export interface GymOperation {
  /** How a command line calls it: `wayfare gym fork`. */
  readonly verb: string;
  readonly method: "GET" | "POST" | "DELETE";
  readonly path: string;
  readonly summary: string;
  readonly status: number;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: z.ZodType;
  readonly answer: z.ZodType;
  run(gym: Gym, asked: Asked, body: unknown): Promise<unknown>;
}

interface Stated<B extends z.ZodType>
  extends Omit<GymOperation, "body" | "run" | "status" | "method"> {
  readonly status?: number;
  readonly body: B;
  run(gym: Gym, asked: Asked, body: z.output<B>): Promise<unknown>;
}

const WORLDS_LISTED = 100;
const ONE = "/gym/worlds/{world}";
const FROM = { from: "A snapshot; the world's beginning if absent" };

/** An address that takes a body, which is read by its schema; an empty one counts as `{}`. */
function post<B extends z.ZodType>({ run, status = 200, ...stated }: Stated<B>): GymOperation {
  return {
    ...stated,
    method: "POST",
    status,
    run: (gym, asked, body) => run(gym, asked, readGiven(stated.body, body ?? {}, BODY)),
  };
}

function get(stated: Omit<GymOperation, "method" | "status">): GymOperation {
  return { ...stated, method: "GET", status: 200 };
}

/** The harness's plane: every control of the gym. */
export const OPERATIONS: readonly GymOperation[] = [
  post({
    verb: "new",
    path: "/gym/worlds",
    summary: "Make worlds",
    status: 201,
    body: NewWorlds,
    answer: WorldInfos,
    run: async (gym, { origin }, wanted) => infos(await gym.create(wanted), origin),
  }),
  get({
    verb: "worlds",
    path: "/gym/worlds",
    summary: "List worlds",
    query: { offset: `How many to pass over; ${WORLDS_LISTED} are listed` },
    answer: WorldInfos,
    async run(gym, { origin, query }) {
      const all = gym.list();
      const start = Number(query.get("offset") ?? 0) || 0;
      return { ...infos(all.slice(start, start + WORLDS_LISTED), origin), total: all.length };
    },
  }),
  get({
    verb: "world",
    path: ONE,
    summary: "Look at a world",
    answer: WorldInfo,
    run: async (gym, { id, origin }) => infoOf(gym.world(id), origin),
  }),
  {
    verb: "delete",
    path: ONE,
    method: "DELETE",
    summary: "Delete a world",
    status: 200,
    answer: Done,
    async run(gym, { id }) {
      await gym.remove(id);
      return { done: true };
    },
  },
  post({
    verb: "snapshot",
    path: `${ONE}/snapshots`,
    summary: "Keep the state as it is now, under a name",
    status: 201,
    body: NewSnapshot,
    answer: Snapshot,
    run: async (gym, { id }, { name }) => ({
      snapshot: await gym.snapshot(id, name),
      hash: gym.world(id).hash(),
    }),
  }),
  post({
    verb: "fork",
    path: `${ONE}/fork`,
    summary: "Make worlds that go on from this one, or from a snapshot of it",
    status: 201,
    body: Forking,
    answer: WorldInfos,
    run: async (gym, { id, origin }, forking) => infos(await gym.fork(id, forking), origin),
  }),
  post({
    verb: "reset",
    path: `${ONE}/reset`,
    summary: "Go back to the beginning, or to a snapshot",
    body: Resetting,
    answer: WorldInfo,
    run: async (gym, { id, origin }, { to }) => infoOf(await gym.reset(id, to), origin),
  }),
  post({
    verb: "clock",
    path: `${ONE}/clock`,
    summary: "Move the clock on; holds and quotes run out, and news come in",
    body: ClockMove,
    answer: WorldInfo,
    run: async (gym, { id, origin }, move) => infoOf(await gym.moveClock(id, move), origin),
  }),
  post({
    verb: "event",
    path: `${ONE}/events`,
    summary: "Cancel, delay or move a flight, or sell something out",
    body: WorldEvent,
    answer: Done,
    async run(gym, { id }, event) {
      await gym.cause(id, event);
      return { done: true };
    },
  }),
  get({
    verb: "state",
    path: `${ONE}/state`,
    summary: "Write the world down, to be made again elsewhere",
    answer: WorldFile,
    run: (gym, { id }) => gym.state(id),
  }),
  get({
    verb: "diff",
    path: `${ONE}/diff`,
    summary: "Say what changed, record by record, and by which call",
    query: FROM,
    answer: WorldDiff,
    run: (gym, { id, query }) => gym.diff(id, query.get("from") ?? undefined),
  }),
  get({
    verb: "trace",
    path: `${ONE}/trace`,
    summary: "List the calls that were made",
    answer: Trace,
    run: async (gym, { id }) => ({ trace: gym.world(id).trace }),
  }),
  post({
    verb: "grade",
    path: `${ONE}/grade`,
    summary: "Grade what was done, by the checks of the world's task or by others",
    body: Grading,
    answer: Grade,
    run: (gym, { id }, grading) => gym.grade(id, grading),
  }),
  post({
    verb: "replay",
    path: `${ONE}/replay`,
    summary: "Make the calls of a trace again from the beginning, and name the first difference",
    body: Replay,
    answer: ReplayResult,
    run: (gym, { id }, { trace }) => gym.replay(id, trace),
  }),
];

function infos(worlds: readonly World[], origin: string): z.output<typeof WorldInfos> {
  return { worlds: worlds.map((world) => infoOf(world, origin)), total: worlds.length };
}

function infoOf(world: World, origin: string): z.output<typeof WorldInfo> {
  const address = worldAddress(origin, world);
  return {
    world: world.terms.id,
    seed: world.seed,
    now: new Date(world.now).toISOString(),
    hash: world.hash(),
    calls: world.calls.length,
    snapshots: [...world.snapshots.keys()],
    agent: { mcp: `${address}/mcp`, rest: `${address}/api`, duffel: `${address}/duffel` },
    ...(world.terms.task && { briefing: briefingOf(world.terms.task) }),
  };
}

const BODY = { name: "body", hint: "/gym/openapi.json says what it takes." };
