import type { WorldEvent } from "../domain/contracts/gym/events.ts";
import type {
  ClockMove,
  Grading,
  NewWorlds,
  ReplayResult,
} from "../domain/contracts/gym/harness.ts";
import type { Task } from "../domain/contracts/gym/task.ts";
import type { WorldFile } from "../domain/contracts/gym/world.ts";
import { TravelError } from "../domain/errors.ts";
import type { ToolResult } from "../tools/define.ts";
import { causeIn } from "./cause.ts";
import { diffWorlds, type WorldDiff } from "./diff.ts";
import type { Grade } from "./grade.ts";
import { enter, gradeWorld, layOut } from "./task-world.ts";
import { chosenTasks, shippedTasks } from "./tasks.ts";
import { knownToolsets } from "./toolsets.ts";
import type { TracedCall } from "./trace.ts";
import { emptyWorld, type World, type WorldState } from "./world.ts";
import { readWorld, writeWorld } from "./world-file.ts";
import type { OpenWorld, Worlds } from "./worlds.ts";

/** What the gym does to a world that is open. */
export interface GymWorld extends OpenWorld {
  call(tool: string, args: unknown): Promise<ToolResult>;
  /** Sells what is left of an offer; false where the id names none. */
  sellOut(offer: string): Promise<boolean>;
  /** Lets days go by until an offer has another price; false where the id names none that will. */
  reprice(offer: string): Promise<boolean>;
  /** The number under which a flight of that day is operated; undefined where there is none. */
  operatedAs(flight: string, date: string): string | undefined;
  passTime(ms: number): Promise<void>;
}

/** All that a harness can do, whichever way it is asked. */
export interface Gym {
  create(wanted: NewWorlds): Promise<readonly World[]>;
  /** Calls a tool as the world's agent does. */
  call(id: string, tool: string, args: unknown): Promise<ToolResult>;
  /** By the checks of the world's task, or by others. */
  grade(id: string, grading: Grading): Promise<Grade>;
  world(id: string): World;
  list(): readonly World[];
  remove(id: string): Promise<void>;
  snapshot(id: string, name?: string): Promise<string>;
  fork(id: string, options: { from?: string | undefined; count: number }): Promise<World[]>;
  reset(id: string, to?: string): Promise<World>;
  moveClock(id: string, move: ClockMove): Promise<World>;
  cause(id: string, event: WorldEvent): Promise<void>;
  state(id: string): Promise<WorldFile>;
  diff(id: string, from?: string): Promise<WorldDiff>;
  /** Makes the calls of a trace again, in a fresh copy of the world's beginning. */
  replay(id: string, trace: readonly TracedCall[]): Promise<ReplayResult>;
}

const MS_PER_MINUTE = 60_000;

export function gymOn<O extends GymWorld>(
  worlds: Worlds<O>,
  realTime: () => number = Date.now,
): Gym {
  function named(id: string): World {
    const world = worlds.get(id);
    if (world) return world;
    throw new TravelError("not_found", `There is no world '${id}'.`, {
      reason: "unknown_world",
      field: "world",
      value: id,
      hint: "GET /gym/worlds lists them.",
    });
  }

  function snapshotOf(world: World, name: string): WorldState {
    const state = world.snapshots.get(name);
    if (state) return state;
    throw new TravelError("not_found", `World '${world.terms.id}' has no snapshot '${name}'.`, {
      reason: "unknown_snapshot",
      field: "snapshot",
      value: name,
      hint: `It has ${[...world.snapshots.keys()].join(", ") || "none"}.`,
    });
  }

  return {
    async create({ seed, now, state, task, count, toolsets, id, ...terms }) {
      if (id !== undefined && count > 1) throw oneNameForMany(id);
      if (task !== undefined) {
        const laidOut = await layOut(worlds, await taskOf(task));
        return Array.from({ length: count }, () => enter(worlds, laidOut, id));
      }
      const start = now === undefined ? realTime() : Date.parse(now);
      const origin = state ? readWorld(state) : emptyWorld(seed, start);
      const desks = knownToolsets(toolsets);
      return Array.from({ length: count }, () =>
        worlds.create(origin, { ...terms, toolsets: desks, ...(id !== undefined && { id }) }),
      );
    },
    world: named,
    call: (id, tool, args) => worlds.use(named(id), (open) => open.call(tool, args)),
    async grade(id, { said, check }) {
      const world = named(id);
      const { task } = world.terms;
      const checks = check ?? task?.task.check;
      if (!checks) throw noChecks(id);
      const { reward, verdicts } = await gradeWorld(worlds, world, {
        checks,
        known: task?.known ?? new Map(),
        said,
      });
      return { reward, verdicts };
    },
    list: () => [...worlds.all()],
    remove: (id) => worlds.remove(named(id)),
    async snapshot(id, name) {
      const world = named(id);
      const given = name ?? `s${world.snapshots.size + 1}`;
      world.snapshots.set(given, await worlds.settled(world));
      return given;
    },
    async fork(id, { from, count }) {
      const world = named(id);
      const state = from === undefined ? await worlds.settled(world) : snapshotOf(world, from);
      return Array.from({ length: count }, () => worlds.fork(world, state));
    },
    async reset(id, to) {
      const world = named(id);
      const state = to === undefined ? world.origin : snapshotOf(world, to);
      // What waits to be written belongs to the state that is left behind.
      await worlds.settled(world);
      world.restore(state);
      return world;
    },
    async moveClock(id, { advance, to }) {
      const world = named(id);
      if ((advance === undefined) === (to === undefined)) throw oneOfTwo();
      const ms = to === undefined ? (advance ?? 0) * MS_PER_MINUTE : Date.parse(to) - world.now;
      if (ms < 0) throw backInTime(world, to ?? "");
      await worlds.use(world, (open) => open.passTime(ms));
      return world;
    },
    async cause(id, event) {
      const world = named(id);
      await worlds.use(world, (open) => causeIn(world, open, event));
    },
    state: async (id) => writeWorld(await worlds.settled(named(id))),
    async diff(id, from) {
      const world = named(id);
      const before = from === undefined ? world.origin : snapshotOf(world, from);
      return diffWorlds(before, await worlds.settled(world), world.trace);
    },
    async replay(id, trace) {
      const world = named(id);
      const routed = trace.find(({ tool }) => tool.includes("/"));
      if (routed) throw notATool(routed);
      const copy = worlds.fork(world, world.origin);
      try {
        return await worlds.use(copy, (open) => playAgain(open, copy, trace));
      } finally {
        await worlds.remove(copy);
      }
    },
  };
}

async function playAgain(
  open: GymWorld,
  world: World,
  trace: readonly TracedCall[],
): Promise<ReplayResult> {
  for (const [index, { call, tool, arguments: args, ...was }] of trace.entries()) {
    // Time may have passed between two calls.
    const ms = Date.parse(was.at) - world.now;
    if (ms > 0) await open.passTime(ms);
    await open.call(tool, args).catch(() => {});
    const is = world.trace.at(-1);
    for (const what of ["tool", "outcome", "reason", "digest"] as const) {
      const [before, after] = [{ tool, ...was }[what] ?? "", is?.[what] ?? ""];
      if (before === after) continue;
      return { played: index + 1, difference: { call, tool, what, was: before, is: after } };
    }
  }
  return { played: trace.length };
}

function notATool({ tool, call }: TracedCall): TravelError {
  return new TravelError("invalid", `trace: call ${call} is ${tool}, and only tools are replayed`, {
    reason: "invalid_params",
    field: "trace",
    value: tool,
    hint: "Leave calls of the sandbox's addresses out.",
  });
}

async function taskOf(task: string | Task): Promise<Task> {
  if (typeof task !== "string") return task;
  const [found] = chosenTasks(await shippedTasks(), [task]);
  return found ?? Promise.reject(new Error("a chosen task is there"));
}

function noChecks(id: string): TravelError {
  return new TravelError("invalid", `check: world '${id}' has no task whose checks could count`, {
    reason: "no_checks",
    field: "check",
    hint: "Give checks, or make the world with a task.",
  });
}

function oneNameForMany(id: string): TravelError {
  return new TravelError("invalid", "id: several worlds cannot have one name", {
    reason: "invalid_params",
    field: "id",
    value: id,
    hint: "Leave id out, or make one world at a time.",
  });
}

function oneOfTwo(): TravelError {
  return new TravelError("invalid", "Give advance (minutes) or to (an instant), one of them.", {
    reason: "invalid_params",
    field: "advance",
  });
}

function backInTime(world: World, to: string): TravelError {
  const now = new Date(world.now).toISOString();
  return new TravelError("rule", `to: it is ${now} there already, and clocks do not go back`, {
    reason: "clock_goes_back",
    field: "to",
    value: to,
    hint: "Reset the world to a snapshot of an earlier time.",
  });
}
