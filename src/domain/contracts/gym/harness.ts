import { z } from "zod";
import { Faults } from "./faults.ts";
import { Check, Task } from "./task.ts";
import { WorldFile } from "./world.ts";

const count = z.int().min(1).max(1000).default(1).describe("How many, all alike");
const snapshot = z.string().min(1).max(100);
const world = z.string().describe("The harness's name for it");

/** What worlds are made of. */
export const NewWorlds = z.strictObject({
  id: z
    .string()
    .regex(/^[\w.-]{1,80}$/, "use letters, digits, dots, hyphens")
    .optional(),
  seed: z.string().min(1).max(200).default("fixed").describe("Decides flights and prices"),
  now: z.iso.datetime({ offset: true }).optional().describe("Its clock; the real time if absent"),
  task: z
    .union([z.string(), Task])
    .optional()
    .describe("A task's id, or a task: brings seed, clock, faults, desks and limits"),
  state: WorldFile.optional().describe("Begin from a world that was written down; it has a seed"),
  faults: Faults.default([]),
  toolsets: z
    .array(z.string())
    .min(1)
    .optional()
    .describe("Desks that the agent sees; all if absent"),
  maxCalls: z.int().min(1).max(100_000).optional().describe("More calls are refused"),
  count,
});

/** What a harness tells agent and traveller of a task. */
export const Briefing = z.object({
  policy: z.string().describe("For the agent, before anything is said"),
  says: z.string().describe("The traveller's first words"),
  goal: z.string().describe("For a traveller that is played, never for the agent"),
  knows: z.array(z.object({ about: z.array(z.string()), says: z.string() })),
  otherwise: z.string().optional(),
  turns: z.int(),
  minutes: z.number(),
});

/** A world as the harness sees it. */
export const WorldInfo = z.object({
  world,
  seed: z.string(),
  now: z.string(),
  hash: z.string().describe("Of bookings, orders, requests and stock; the same for equal states"),
  calls: z.int(),
  snapshots: z.array(z.string()),
  agent: z
    .object({ mcp: z.string(), rest: z.string(), duffel: z.string() })
    .describe("Give these to the agent and nothing else: whoever has them is in"),
  briefing: Briefing.optional().describe("Of a task"),
});

export const WorldInfos = z.object({ worlds: z.array(WorldInfo), total: z.int() });

export const NewSnapshot = z.strictObject({ name: snapshot.optional() });
export const Snapshot = z.object({ snapshot, hash: z.string() });
export const Forking = z.strictObject({ from: snapshot.optional(), count });
export const Resetting = z.strictObject({
  to: snapshot.optional().describe("A snapshot; the world's beginning if absent"),
});
export const ClockMove = z.strictObject({
  advance: z.int().min(1).max(5_256_000).optional().describe("Minutes"),
  to: z.iso.datetime({ offset: true }).optional().describe("Never back"),
});

const FieldChange = z.object({
  path: z.string(),
  before: z.unknown().optional(),
  after: z.unknown().optional(),
});

export const WorldDiff = z.object({
  records: z.array(
    z.object({
      op: z.enum(["added", "changed", "removed"]),
      kind: z.string(),
      id: z.string(),
      by: z.array(z.int()).describe("Ordinals of the calls that wrote it"),
      fields: z.array(FieldChange),
    }),
  ),
  stock: z.array(z.object({ key: z.string(), before: z.int(), after: z.int() })),
});

/** A call as it is written down. */
const TracedCall = z.object({
  call: z.int(),
  at: z.string(),
  tool: z.string(),
  arguments: z.unknown(),
  faults: z.array(z.string()),
  effects: z.array(
    z.object({ kind: z.string(), id: z.string(), version: z.int(), state: z.string() }),
  ),
  halved: z.boolean().optional(),
  outcome: z.string().optional(),
  reason: z.string().optional(),
  digest: z.string().optional(),
  answer: z.string().optional().describe("The beginning of the answer's text, or of the refusal's"),
  began: z.number().optional().describe("Real time, Unix milliseconds"),
  took: z.number().optional().describe("Real milliseconds"),
});

export const Trace = z.object({ trace: z.array(TracedCall) });
export const Replay = z.strictObject({ trace: z.array(TracedCall).max(10_000) });
export const ReplayResult = z.object({
  played: z.int(),
  difference: z
    .object({ call: z.int(), tool: z.string(), what: z.string(), was: z.string(), is: z.string() })
    .optional()
    .describe("The first; absent where all went as before"),
});
export const Grading = z.strictObject({
  said: z.array(z.string()).default([]).describe("What the agent said to the traveller"),
  check: z.array(Check).optional().describe("Instead of the task's"),
});
export const Grade = z.object({
  reward: z.int().min(0).max(1),
  verdicts: z.array(z.object({ check: z.string(), ok: z.boolean(), why: z.string().optional() })),
});
export const Done = z.object({ done: z.literal(true) });

export type NewWorlds = z.output<typeof NewWorlds>;
export type ClockMove = z.output<typeof ClockMove>;
export type Briefing = z.output<typeof Briefing>;
export type Grading = z.output<typeof Grading>;
export type ReplayResult = z.output<typeof ReplayResult>;
