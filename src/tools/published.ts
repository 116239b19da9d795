import type { MaybePromise } from "../memory/maybe-promise.ts";
import { runWith, type Tool } from "./call.ts";
import type { DefinedTool, SchemaVariant, ToolFacts } from "./define.ts";
import type { JsonSchema } from "./portable.ts";
import published from "./published.json" with { type: "json" };
import type { Services } from "./services.ts";

/** A row of the file, made by `npm run gen`. */
type Published = Omit<ToolFacts, "inputSchema" | "outputSchema"> & {
  readonly inputSchema: JsonSchema;
  /** Root keywords that only the exact variant has. */
  readonly exactOnly?: JsonSchema;
  readonly outputSchema: JsonSchema;
};

type LoadedTools = ReadonlyMap<string, DefinedTool<Services>>;

/**
 * Every tool, as it was published. A client waits for the list of tools, so the list comes from a
 * file, without the code that calls them.
 */
export const publishedTools: readonly ToolFacts[] = readPublished(published);

let loaded: LoadedTools | undefined;

/** Loads the code of all tools. */
export async function loadTools(): Promise<LoadedTools> {
  const { tools } = await import("./index.ts");
  loaded ??= new Map(tools.map((tool) => [tool.name, tool]));
  return loaded;
}

/** A published tool that can be called; the first call loads its code, unless `loadTools` has. */
export function callable(facts: ToolFacts, services: () => MaybePromise<Services>): Tool {
  return {
    ...facts,
    call(call) {
      const run = (tools: LoadedTools) => runWith(named(tools, facts.name), call, services);
      return loaded ? run(loaded) : loadTools().then(run);
    },
  };
}

function readPublished(rows: unknown): readonly ToolFacts[] {
  return isPublished(rows) ? rows.map(factsOf) : [];
}

/** The file is our own and a test holds it against the definitions; nothing needs checking here. */
function isPublished(rows: unknown): rows is readonly Published[] {
  return Array.isArray(rows);
}

function factsOf({ inputSchema, exactOnly, outputSchema, ...facts }: Published): ToolFacts {
  const exact = { ...inputSchema, ...exactOnly };
  return {
    ...facts,
    inputSchema: (variant: SchemaVariant) => (variant === "exact" ? exact : inputSchema),
    outputSchema: () => outputSchema,
  };
}

function named(tools: LoadedTools, name: string): DefinedTool<Services> {
  const tool = tools.get(name);
  if (!tool) throw new Error(`${name} is published and not there: run npm run gen`);
  return tool;
}
