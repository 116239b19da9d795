import type { SchemaVariant, Tool } from "./define.ts";
import type { Services } from "./index.ts";
import type { JsonSchema } from "./portable.ts";
import published from "./published.json" with { type: "json" };

/** A tool without its code: all that a list of tools says, made by `npm run gen`. */
type Published = Omit<Tool<never>, "call" | "inputSchema" | "outputSchema"> & {
  readonly inputSchema: JsonSchema;
  /** Root keywords that only the exact variant has. */
  readonly exactOnly?: JsonSchema;
  readonly outputSchema: JsonSchema;
};

/**
 * Every tool, as it was published. A client waits for the list, so the list comes from a file; what
 * it takes to call a tool is loaded with the first call, or before it by `loadTools`.
 */
export const publishedTools: readonly Tool<Services>[] = readPublished(published);

/** The tools themselves, once they are loaded. */
let loaded: ReadonlyMap<string, Tool<Services>> | undefined;

/** Loads what it takes to call tools. */
export async function loadTools(): Promise<ReadonlyMap<string, Tool<Services>>> {
  const { tools } = await import("./index.ts");
  loaded ??= new Map(tools.map((tool) => [tool.name, tool]));
  return loaded;
}

function readPublished(rows: unknown): readonly Tool<Services>[] {
  return isPublished(rows) ? rows.map(asTool) : [];
}

/** The file is our own and a test holds it against the definitions; nothing needs checking here. */
function isPublished(rows: unknown): rows is readonly Published[] {
  return Array.isArray(rows);
}

function asTool({ inputSchema, exactOnly, outputSchema, ...facts }: Published): Tool<Services> {
  const exact = { ...inputSchema, ...exactOnly };
  return {
    ...facts,
    inputSchema: (variant: SchemaVariant) => (variant === "exact" ? exact : inputSchema),
    outputSchema: () => outputSchema,
    call(raw, context) {
      const call = (tools: ReadonlyMap<string, Tool<Services>>) =>
        named(tools, facts.name).call(raw, context);
      return loaded ? call(loaded) : loadTools().then(call);
    },
  };
}

function named(tools: ReadonlyMap<string, Tool<Services>>, name: string): Tool<Services> {
  const tool = tools.get(name);
  if (!tool) throw new Error(`${name} is published and not there: run npm run gen`);
  return tool;
}
