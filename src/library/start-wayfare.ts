import type { z } from "zod";
import { loadConfig } from "../config.ts";
import type { WorldEvent } from "../domain/contracts/gym/events.ts";
import { type Briefing, Grading, NewWorlds } from "../domain/contracts/gym/harness.ts";
import type { Check } from "../domain/contracts/gym/task.ts";
import type { WorldFile } from "../domain/contracts/gym/world.ts";
import type { WorldDiff } from "../gym/diff.ts";
import type { Grade } from "../gym/grade.ts";
import type { TracedCall } from "../gym/trace.ts";
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
  /** What changed since the beginning. */
  diff(): Promise<WorldDiff>;
  state(): Promise<WorldFile>;
  /** By the checks of the world's task, or by others. */
  grade(said: readonly string[], check?: readonly z.input<typeof Check>[]): Promise<Grade>;
  /** Lets minutes go by. */
  advance(minutes: number): Promise<void>;
  cause(event: WorldEvent): Promise<void>;
  reset(): Promise<void>;
  close(): Promise<void>;
}

export interface StartedWayfare {
  /** A fresh world, which shares nothing with others. */
  world(wanted?: NewWorld): Promise<TestWorld>;
  close(): Promise<void>;
}

/** Starts a Wayfare for tests on a free port of this machine. It keeps nothing on the disk. */
export async function startWayfare(): Promise<StartedWayfare> {
  const { startGymServer } = await import("../compose/gym-server.ts");
  const { briefingOf } = await import("../gym/task-world.ts");
  const config = loadConfig({}, {});
  const server = await startGymServer(config, stderrLog("silent"));
  const { gym } = server;

  async function world(wanted: NewWorld = {}): Promise<TestWorld> {
    const [made] = await gym.create(NewWorlds.parse(wanted));
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
      diff: () => gym.diff(id),
      state: () => gym.state(id),
      grade: (said, check) => gym.grade(id, Grading.parse({ said, check })),
      async advance(minutes) {
        await gym.moveClock(id, { advance: minutes });
      },
      cause: (event) => gym.cause(id, event),
      async reset() {
        await gym.reset(id);
      },
      close: () => gym.remove(id),
    };
  }
  return { world, close: server.close };
}
