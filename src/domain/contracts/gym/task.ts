import { z } from "zod";
import { Faults } from "./faults.ts";

const name = z.string().regex(/^[a-z]\w*$/i, "use a word");
/** `$name.path` is a value that was kept; `{name.path}` inside a text writes it. */
const value = z.json();
const Where = z
  .record(z.string(), value)
  .describe(
    "Conditions by path (`flights.0.price`, `*` for any of a list): a value, or {in}, {min}, {max}, {has}, {not}, {size}",
  );

const Calling = z.strictObject({
  call: z.string().describe("A tool"),
  with: z
    .union([z.record(z.string(), value), z.string()])
    .default({})
    .describe("Its arguments, or what was kept and is handed on whole"),
  as: name.optional().describe("Keeps the answer under this name"),
  refused: z.string().optional().describe("The reason by which it must be refused"),
});

const Picking = z.strictObject({
  pick: z.string().describe("A list: `$found.flights`"),
  where: Where.default({}),
  least: z.string().optional().describe("Path of what is to be smallest"),
  most: z.string().optional(),
  all: z.boolean().optional().describe("Keeps all that are equally good, instead of the first"),
  as: name,
});

const Summing = z.strictObject({
  sum: z.array(value),
  less: z.array(value).default([]),
  as: name,
});

/** One step of a script; scripts choose by property, so that no id stands in a task. */
export const Step = z.union([
  Calling,
  Picking,
  Summing,
  z.strictObject({ say: z.string().describe("What the agent says to the traveller") }),
  z.strictObject({ event: z.record(z.string(), value).describe("As at /gym/…/events") }),
  z.strictObject({ wait: z.int().min(1).describe("Minutes that go by in the world") }),
  z.literal("look").describe("The steps of `look`, here"),
]);

const Saying = z.strictObject({
  cents: value
    .optional()
    .describe("An amount in minor units, in any usual spelling; of a list one of them"),
  number: value.optional(),
  day: value.optional().describe("A day, in any usual spelling: 2027-03-14, 14 March, 14.03."),
  time: value.optional().describe("A time of day, given as 18:30, also said as 6:30 pm"),
  text: value.optional().describe("Case and spaces do not count: SQ 318 is SQ318"),
  any: z.array(value).optional().describe("One of these texts"),
});

const limit = z.int().min(0);

/** What must be true in the end. All of them must, for a reward of 1. */
export const Check = z.union([
  z.strictObject({
    state: z.string().describe("Kind of record: booking, request, order"),
    id: value.optional(),
    where: Where,
    count: limit.default(1).describe("How many records are so"),
  }),
  z.strictObject({
    only: z
      .array(z.strictObject({ kind: z.string(), id: value.optional(), op: z.string().optional() }))
      .describe("All that may have changed, a record each"),
  }),
  z.strictObject({
    effects: z
      .strictObject({ min: limit.optional(), max: limit.optional() })
      .describe("Calls that changed something"),
  }),
  z.strictObject({ said: Saying }),
  z.strictObject({ unsaid: Saying }),
  z.strictObject({
    calls: z.string().describe("A tool; a star stands for any text"),
    with: Where.optional(),
    min: limit.optional(),
    max: limit.optional().describe("0: never"),
    example: z.record(z.string(), value).optional().describe("Arguments of a call too many"),
  }),
  z.strictObject({
    cost: z.strictObject({ max: value }).describe("Minor units paid more than before, in all"),
  }),
]);

const Foil = z.strictObject({
  name: z.string(),
  patch: z
    .record(z.string(), value)
    .default({})
    .describe("The oracle with other values, by `step.path`; null leaves one out"),
  skip: z.array(z.string()).default([]).describe("Steps of the oracle that are left out"),
  after: z.array(Step).default([]).describe("Steps after the oracle's"),
  steps: z.array(Step).optional().describe("Instead of the oracle's"),
});

const Traveller = z.strictObject({
  goal: z.string().describe("For a model that plays the traveller"),
  says: z.string().describe("The first words"),
  knows: z
    .array(z.strictObject({ about: z.array(z.string()), says: z.string() }))
    .default([])
    .describe("Answers to questions in which one of these words stands; each is given once"),
  otherwise: z.string().optional().describe("Answers everything else"),
});

/** A task for an agent: a world, a traveller, and how to tell whether it was done. */
export const Task = z.strictObject({
  id: z.string().regex(/^[\w.-]{1,80}$/),
  desk: z.enum(["gds", "servicing", "flights", "pricecheck", "concierge"]),
  language: z.enum(["en", "az", "ru"]),
  difficulty: z.enum(["easy", "medium", "hard"]),
  vary: z
    .record(name, z.array(value).min(1))
    .default({})
    .describe("Values by name; the first is this task's, a seed draws others"),
  world: z
    .strictObject({
      seed: z.string().min(1).max(200).default("fixed"),
      now: z.iso.datetime().default("2027-01-15T12:00:00Z"),
      faults: Faults.default([]).describe("For the agent, not for `given` and `look`"),
    })
    .prefault({}),
  given: z.array(Step).default([]).describe("What happened before the agent comes"),
  traveller: Traveller,
  policy: z.string().default("agency").describe("A policy's name, or its words"),
  toolsets: z.array(z.string()).min(1).optional(),
  limits: z
    .strictObject({
      calls: z.int().min(1).default(40),
      turns: z.int().min(1).default(8),
      minutes: z.number().gt(0).default(5).describe("Of real time"),
    })
    .prefault({}),
  look: z.array(Step).default([]).describe("Finds out what the checks compare with; only reads"),
  check: z.array(Check).min(1),
  oracle: z.array(Step).min(1).describe("Must be rewarded with 1"),
  ways: z.array(Foil).default([]).describe("As right as the oracle: must be rewarded with 1 too"),
  foils: z.array(Foil).default([]).describe("Must be rewarded with 0"),
});

export const Tasks = z.array(Task);

export type Task = z.output<typeof Task>;
export type Step = z.output<typeof Step>;
export type Check = z.output<typeof Check>;
export type Foil = z.output<typeof Foil>;
export type Saying = z.output<typeof Saying>;
export type Where = z.output<typeof Where>;
