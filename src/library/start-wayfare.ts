import type { z } from "zod";
import { loadConfig } from "../config.ts";
import type { WorldEvent } from "../domain/contracts/gym/events.ts";
import {
  type Briefing,
  Grading,
  NewWorlds,
  type ReplayResult,
} from "../domain/contracts/gym/harness.ts";
import type { Check } from "../domain/contracts/gym/task.ts";
import type { WorldFile } from "../domain/contracts/gym/world.ts";
import type { WorldDiff } from "../gym/diff.ts";
import type { Grade } from "../gym/grade.ts";
import type { TracedCall } from "../gym/trace.ts";
import type { World } from "../gym/world.ts";
import { stderrLog } from "../logging/log.ts";
import type { ToolCalls, ToolName } from "./tool-calls.ts";

/** What a world is made of: seed, clock, faults, a task, or a state that was written down. */
export type NewWorld = Omit<z.input<typeof NewWorlds>, "count" | "id">;

/** A private world for one test. Give the agent `mcpUrl` or `apiUrl`, and look at it from here. */
export interface TestWorld {
  /** Of a task: what the traveller says first, the policy, and how long it may take. */
  readonly briefing?: Briefing;
  readonly mcpUrl: string;
  /** Tools are below it: `POST {apiUrl}/tools/searchFlights`. */
  readonly apiUrl: string;
  readonly duffelUrl: string;
  /** Calls a tool as the agent would; it stands in the trace. */
  call<K extends ToolName>(tool: K, args: ToolCalls[K]["input"]): Promise<ToolCalls[K]["output"]>;
  /** The calls so far, with what each changed. */
  trace(): readonly TracedCall[];
  /** What changed since the beginning, or since a snapshot. */
  diff(from?: string): Promise<WorldDiff>;
  state(): Promise<WorldFile>;
  /** By the checks of the world's task, or by others. */
  grade(said: readonly string[], check?: readonly z.input<typeof Check>[]): Promise<Grade>;
  /** Lets minutes go by. */
  advance(minutes: number): Promise<void>;
  cause(event: WorldEvent): Promise<void>;
  /** Keeps the state as it is now, under a name. */
  snapshot(name?: string): Promise<string>;
  /** Another world that goes on from here, or from a snapshot. */
  fork(from?: string): Promise<TestWorld>;
  /** Goes back to the beginning, or to a snapshot. */
  reset(to?: string): Promise<void>;
  /** Makes the calls of a trace again from the beginning, elsewhere, and names the first difference. */
  replay(trace: readonly TracedCall[]): Promise<ReplayResult>;
  close(): Promise<void>;
}

const HINT = "docs/gym.md and docs/gym-openapi.json say what it takes.";

export interface StartedWayfare {
  /** A fresh world, which shares nothing with others. */
  world(wanted?: NewWorld): Promise<TestWorld>;
  close(): Promise<void>;
}

/** Starts a Wayfare for tests on a free port of this machine. It keeps nothing on the disk. */
export async function startWayfare(): Promise<StartedWayfare> {
  const { readGiven } = await import("../gym/given.ts");
  const { startGymServer } = await import("../compose/gym-server.ts");
  const { briefingOf } = await import("../gym/task-world.ts");
  const config = loadConfig({}, {});
  const server = await startGymServer(config, stderrLog("silent"));
  const { gym } = server;

  async function world(wanted: NewWorld = {}): Promise<TestWorld> {
    const [made] = await gym.create(readGiven(NewWorlds, wanted, { name: "world", hint: HINT }));
    return testWorld(made);
  }

  function testWorld(made: World | undefined): TestWorld {
    if (!made) throw new Error("one world was asked for");
    const { id, task } = made.terms;
    const address = server.addressOf(made);

    function call<K extends ToolName>(
      tool: K,
      args: ToolCalls[K]["input"],
    ): Promise<ToolCalls[K]["output"]>;
    async function call(tool: string, args: unknown): Promise<unknown> {
      return (await gym.call(id, tool, args)).output;
    }

    return {
      ...(task && { briefing: briefingOf(task) }),
      mcpUrl: `${address}/mcp`,
      apiUrl: `${address}/api`,
      duffelUrl: `${address}/duffel`,
      call,
      trace: () => made.trace,
      diff: (from) => gym.diff(id, from),
      state: () => gym.state(id),
      grade: (said, check) =>
        gym.grade(id, readGiven(Grading, { said, check }, { name: "grade", hint: HINT })),
      async advance(minutes) {
        await gym.moveClock(id, { advance: minutes });
      },
      cause: (event) => gym.cause(id, event),
      snapshot: (name) => gym.snapshot(id, name),
      async fork(from) {
        const [fork] = await gym.fork(id, { from, count: 1 });
        return testWorld(fork);
      },
      async reset(to) {
        await gym.reset(id, to);
      },
      replay: (trace) => gym.replay(id, trace),
      close: () => gym.remove(id),
    };
  }
  return { world, close: server.close };
}
