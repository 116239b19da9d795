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

const Problem = z.object({
  detail: z.string().optional(),
  error: z.string().optional(),
  reason: z.string().optional(),
  field: z.string().optional(),
  hint: z.string().optional(),
});

/** What a run needs of a gym, wherever that is served. */
export interface HarnessClient {
  enter(task: Task): Promise<z.output<typeof WorldInfos>["worlds"][number]>;
  grade(world: string, grading: z.input<typeof Grading>): Promise<z.output<typeof Grade>>;
  trace(world: string): Promise<z.output<typeof Trace>["trace"]>;
  remove(world: string): Promise<void>;
}

/** One request to a gym. */
export interface GymRequest {
  readonly method: string;
  /** Below `/gym/worlds`, with its query. */
  readonly path: string;
  readonly body?: unknown;
}

/** Where a gym is, and what opens it. */
export interface GymAddress {
  readonly origin: string;
  readonly token: string;
}

/** Sends a request; what the gym refuses is thrown as it says it. */
export async function askGym(
  { origin, token }: GymAddress,
  { method, path, body }: GymRequest,
): Promise<unknown> {
  const response = await fetch(`${origin}/gym/worlds${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw new TravelError("unavailable", `There is no gym at ${origin}`, {
      reason: "gym_unreachable",
      hint: `Start one with wayfare gym (${error instanceof Error ? error.message : "no answer"}).`,
    });
  });
  const json: unknown = await response.json();
  if (response.ok) return json;
  const { detail, error, reason = "gym_refused", field, hint } = Problem.parse(json);
  throw new TravelError(
    response.status < 500 ? "invalid" : "unavailable",
    detail ?? error ?? `the gym answered ${response.status}`,
    {
      reason,
      ...(field !== undefined && { field }),
      ...(hint !== undefined && { hint }),
    },
  );
}

export function harnessClient(address: GymAddress): HarnessClient {
  async function send<T extends z.ZodType>(
    schema: T,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<z.output<T>> {
    return schema.parse(await askGym(address, { method, path, body }));
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
