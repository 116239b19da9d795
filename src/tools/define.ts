import type { z } from "zod";
import { TravelError } from "../domain/errors.ts";
import { lazily } from "../memory/lazily.ts";
import { isReused, type Reused } from "../memory/reused.ts";
import type { Call } from "./call.ts";
import { type LongTexts, requireBoundedInput } from "./input-size.ts";
import { isRecord } from "./json.ts";
import { readLeniently, refuseStrangers, warningsOf } from "./lenient-input.ts";
import { type JsonSchema, portableSchema } from "./portable.ts";
import type { Toolset } from "./toolsets.ts";
import { validateInput } from "./validate.ts";

/** What a call does to the world. Hosts decide by it whether to ask their user first. */
export type Effect = "read" | "create" | "update" | "destroy";

/** `jsonrpc` answers a refusal as a JSON-RPC error, `tool` as a result with `isError`. */
export type ErrorStyle = "jsonrpc" | "tool";

/** `exact` publishes what the source document says even where hosts refuse it. */
export type SchemaVariant = "portable" | "exact";

/** For which clients views are offered: those that announce them, all, or none. */
export const APPS_MODES = ["auto", "always", "off"] as const;
export type AppsMode = (typeof APPS_MODES)[number];

/** What a tool gets besides its input: its call, and the services that do the work. */
export interface ToolContext<Services>
  extends Pick<Call, "caller" | "signal" | "now" | "progress">,
    Partial<Pick<Call, "ask" | "id" | "relayed">> {
  readonly services: Services;
}

/** One tool, as its file states it. */
export interface ToolDefinition<Services, I extends z.ZodObject, O extends z.ZodObject> {
  readonly name: string;
  readonly title: string;
  readonly toolset: Toolset;
  readonly effect: Effect;
  readonly description: string;
  readonly input: I;
  readonly output: O;
  /** By default the GDS desk answers with JSON-RPC errors and the others with error results. */
  readonly errorStyle?: ErrorStyle;
  /** True when it reaches beyond the simulated world. */
  readonly openWorld?: boolean;
  /** True when it answers without credentials too, on a server that asks for them. */
  readonly publicRead?: boolean;
  /** True when it waits for our own storage alone: it ends before a client could cancel it. */
  readonly quick?: boolean;
  /** True when it may ask the person for something. */
  readonly asks?: boolean;
  /** Root keywords that only `CONTRACT_SCHEMAS=exact` publishes. */
  readonly exactOnly?: JsonSchema;
  /** Parameters whose texts may be longer than those of all others. */
  readonly longTexts?: LongTexts;
  /** Turns lenient input into the contract's shape before it is validated; notes each change. */
  readonly normalize?: (
    raw: Readonly<Record<string, unknown>>,
    note: (change: string) => void,
  ) => unknown;
  /** `changes` are what `normalize` noted. */
  run(
    input: z.output<I>,
    context: ToolContext<Services>,
    changes: readonly string[],
  ): z.output<O> | Promise<z.output<O>>;
  /** The part of an output that other calls may show too; where it is reused, so is its JSON. */
  reusedPart?(output: z.output<O>): object;
  /** The answer in words, complete enough for a model that sees nothing else. */
  summarize(output: z.output<O>, input: z.output<I>): string;
}

/** MCP's hints, derived from the effect. */
interface ToolAnnotations {
  readonly title: string;
  readonly readOnlyHint: boolean;
  readonly destructiveHint: boolean;
  readonly idempotentHint: boolean;
  readonly openWorldHint: boolean;
}

/** What a call gave. */
export interface ToolResult {
  readonly output: Readonly<Record<string, unknown>>;
  /** The output in words; written when it is first read. */
  readonly text: string;
  /** Remarks on the call itself, e.g. on parameters that the tool does not have. */
  readonly warnings: readonly string[];
  /** The output, or the part of it, whose JSON may be kept: other calls show the same object. */
  readonly reused: Reused<object> | undefined;
  /** Where the output departs from its schema: a bug to log, not a reason to hide a booking. */
  readonly flaw: string | undefined;
}

/** What is known of a tool without its code. */
export interface ToolFacts {
  readonly name: string;
  readonly title: string;
  readonly toolset: Toolset;
  readonly effect: Effect;
  readonly description: string;
  readonly errorStyle: ErrorStyle;
  readonly asks: boolean;
  readonly publicRead: boolean;
  readonly quick: boolean;
  readonly annotations: ToolAnnotations;
  readonly inputSchema: (variant: SchemaVariant) => JsonSchema;
  readonly outputSchema: () => JsonSchema;
}

/** A tool whose input and output types are inside; its services come with every call. */
export interface DefinedTool<Services> extends ToolFacts {
  readonly call: (raw: unknown, context: ToolContext<Services>) => Promise<ToolResult>;
}

/** Makes a tool of its definition. Its schemas are compiled when they are first asked for. */
export function defineTool<Services, I extends z.ZodObject, O extends z.ZodObject>(
  definition: ToolDefinition<Services, I, O>,
): DefinedTool<Services> {
  const { name, title, toolset, effect, description, input, output } = definition;
  const closed = lazily(() => portableSchema(input, "input"));
  // Converters of some hosts fail on a closed root; unknown parameters are refused all the same.
  const portable = lazily((): JsonSchema => {
    const { additionalProperties: _, ...open } = closed();
    return open;
  });
  const exact = lazily((): JsonSchema => ({ ...closed(), ...definition.exactOnly }));
  let calls = 0;
  const outputSchema = lazily(() => portableSchema(output, "output"));

  return {
    name,
    title,
    toolset,
    effect,
    description,
    errorStyle: definition.errorStyle ?? (toolset === "gds" ? "jsonrpc" : "tool"),
    publicRead: definition.publicRead ?? false,
    asks: definition.asks ?? false,
    quick: definition.quick ?? false,
    annotations: annotate(definition),
    inputSchema: (variant) => (variant === "exact" ? exact() : portable()),
    outputSchema,

    async call(raw, context) {
      const given = readArguments(raw);
      requireBoundedInput(given, definition.longTexts);
      const changes: string[] = [];
      const normalized = definition.normalize?.(given, (change) => changes.push(change));
      // Normalizing may have read JSON out of a text.
      if (normalized !== undefined) requireBoundedInput(normalized, definition.longTexts);
      const { input: wanted, strangers } = definition.normalize
        ? { input: normalized ?? given, strangers: [] }
        : readLeniently(given, exact());
      const parsed = validateInput(input, wanted, portable);
      if (effect !== "read") refuseStrangers(strangers);
      const result = await definition.run(parsed, context, changes);
      const warnings = warningsOf(strangers);
      const flaw = checked(calls++) ? flawOf(output, result) : undefined;
      const part = definition.reusedPart?.(result);
      const reused = part && isReused(part) ? part : undefined;
      const facts = { output: result, warnings, reused, flaw };
      return new Answer(facts, () => definition.summarize(result, parsed));
    },
  };
}

/** A class, because an object literal with a getter is slow to make. */
class Answer implements ToolResult {
  readonly output: ToolResult["output"];
  readonly warnings: ToolResult["warnings"];
  readonly reused: ToolResult["reused"];
  readonly flaw: ToolResult["flaw"];
  readonly #write: () => string;
  #text: string | undefined;

  constructor({ output, warnings, reused, flaw }: Omit<ToolResult, "text">, write: () => string) {
    this.output = output;
    this.warnings = warnings;
    this.reused = reused;
    this.flaw = flaw;
    this.#write = write;
  }

  get text(): string {
    this.#text ??= this.#write();
    return this.#text;
  }
}

const CHECKED_FIRST = 3;
const CHECKED_THEN = 100;

/** Checking an answer takes as long as making it, so after the first ones it is one of a hundred. */
function checked(call: number): boolean {
  return call < CHECKED_FIRST || call % CHECKED_THEN === 0;
}

/** Interpreted: compiling a schema takes as long as the few checks that are made of it. */
function flawOf(schema: z.ZodObject, output: unknown): string | undefined {
  const { success, error } = schema.safeParse(output, { jitless: true });
  return success ? undefined : error.message;
}

/** Hosts send nothing at all, or null, for a tool without required parameters. */
function readArguments(raw: unknown): Readonly<Record<string, unknown>> {
  const given = raw ?? {};
  if (isRecord(given)) return given;
  throw new TravelError("invalid", "arguments must be an object of named parameters", {
    reason: "invalid_params",
    field: "arguments",
    value: Array.isArray(given) ? "an array" : typeof given,
  });
}

function annotate(definition: {
  title: string;
  effect: Effect;
  input: z.ZodObject;
  openWorld?: boolean;
}): ToolAnnotations {
  const readOnly = definition.effect === "read";
  return {
    title: definition.title,
    readOnlyHint: readOnly,
    destructiveHint: definition.effect === "destroy",
    // An idempotency key makes repeating safe, but it is optional; only cancelling is always safe.
    idempotentHint: readOnly || definition.effect === "destroy",
    openWorldHint: definition.openWorld ?? false,
  };
}
