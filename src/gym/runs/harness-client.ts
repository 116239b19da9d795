import { z } from "zod";
import {
  Done,
  Grade,
  type Grading,
  Trace,
  WorldInfos,
} from "../../domain/contracts/gym/harness.ts";
import type { Task } from "../../domain/contracts/gym/task.ts";
import { TravelError } from "../../domain/errors.ts";

const Problem = z.object({ detail: z.string().optional(), reason: z.string().optional() });

/** What a run needs of a gym, wherever that is served. */
export interface HarnessClient {
  enter(task: Task): Promise<z.output<typeof WorldInfos>["worlds"][number]>;
  grade(world: string, grading: z.input<typeof Grading>): Promise<z.output<typeof Grade>>;
  trace(world: string): Promise<z.output<typeof Trace>["trace"]>;
  remove(world: string): Promise<void>;
}

export function harnessClient(origin: string, token: string): HarnessClient {
  async function send<T extends z.ZodType>(
    schema: T,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<z.output<T>> {
    const response = await fetch(`${origin}/gym/worlds${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const json: unknown = await response.json();
    if (response.ok) return schema.parse(json);
    const { detail, reason } = Problem.parse(json);
    throw new TravelError("unavailable", detail ?? `the gym answered ${response.status}`, {
      reason: reason ?? "gym_refused",
    });
  }

  return {
    async enter(task) {
      const { worlds } = await send(WorldInfos, "POST", "", { task });
      const [world] = worlds;
      return world ?? Promise.reject(new Error("one world was asked for"));
    },
    grade: (world, grading) => send(Grade, "POST", `/${world}/grade`, grading),
    trace: async (world) => (await send(Trace, "GET", `/${world}/trace`)).trace,
    async remove(world) {
      await send(Done, "DELETE", `/${world}`);
    },
  };
}
