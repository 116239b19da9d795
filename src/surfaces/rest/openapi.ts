import type { DayNumber } from "../../domain/dates.ts";
import { SCOPES } from "../../domain/scopes.ts";
import type { SchemaVariant, ToolFacts } from "../../tools/define.ts";
import { type Example, type ExampleSource, examplesOn } from "../../tools/examples.ts";
import { isRecord } from "../../tools/json.ts";
import type { JsonSchema } from "../../tools/portable.ts";
import type { App } from "../app.ts";
import { type Choice, type Operation, operationsOf } from "./operations.ts";

/** What of the app the documents are made from. */
export interface Described extends Pick<App, "version" | "contractSchemas"> {
  readonly tools: readonly ToolFacts[];
}

const PROBLEM = {
  type: "object",
  description: "RFC 9457 problem details.",
  properties: {
    type: { type: "string", description: "urn:wayfare:problem:{reason}" },
    title: { type: "string" },
    status: { type: "integer" },
    detail: { type: "string", description: "What is wrong, and how to mend it." },
    reason: { type: "string", description: "One word for programs, such as unknown_airport." },
    field: { type: "string" },
    value: {},
    hint: { type: "string" },
  },
  required: ["type", "title", "status", "detail", "reason"],
};

/** The OpenAPI 3.1 document of every address; the dates of its examples lie ahead of `today`. */
export function openApiOf(app: Described, today: DayNumber): Readonly<Record<string, unknown>> {
  const byName = new Map(app.tools.map((tool) => [tool.name, tool]));
  const examples = examplesOn(today);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operationsOf(app.tools)) {
    const tool = byName.get(operation.tool);
    if (!tool) continue;
    const { [operation.path]: item = {} } = paths;
    const id = operationId(operation, tool, app.tools);
    item[operation.method.toLowerCase()] = {
      operationId: id,
      ...describeOperation(operation, tool, app.contractSchemas, examples[tool.name]),
      ...sourcesOf(examples[tool.name], byName),
      ...needsOf(examples[tool.name]),
    };
    paths[operation.path] = item;
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Wayfare",
      version: app.version,
      summary: "A travel desk for AI agents, over plain HTTP.",
      description:
        "The tools of the MCP server as REST operations. Prices are estimates or simulated; nothing here moves money.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    tags: [
      { name: "agent", description: "The concierge's addresses." },
      ...[...new Set(app.tools.map(({ toolset }) => toolset))].map((toolset) => ({
        name: toolset,
        description: `Every tool of the ${toolset} desk, by its name.`,
      })),
    ],
    // Credentials are only asked for where the server is set up so: the empty one stands for none.
    security: [{}, { bearer: [] }],
    paths,
    components: {
      schemas: { Problem: PROBLEM, ...toolSchemas(app) },
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          description: `An API key or an access token with the scopes ${SCOPES.join(", ")}.`,
        },
      },
      responses: Object.fromEntries(
        Object.entries(REFUSALS).map(([status, description]) => [
          `Refused${status}`,
          {
            description,
            content: {
              "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } },
            },
          },
        ]),
      ),
    },
  };
}

function toolSchemas({ tools, contractSchemas }: Described): Record<string, JsonSchema> {
  const schemas: Record<string, JsonSchema> = {};
  for (const tool of tools) {
    schemas[`${tool.name}_input`] = tool.inputSchema(contractSchemas);
    schemas[`${tool.name}_output`] = tool.outputSchema();
  }
  return schemas;
}

/** What any operation may answer instead, by status. */
const REFUSALS: Readonly<Record<string, string>> = {
  "400": "The request is not valid; detail names the field, the value and the fix.",
  "401": "Credentials are needed and were not shown, or are not good.",
  "403": "The credentials do not allow it.",
  "404": "What was asked for does not exist, or is not the caller's.",
  "405": "The address takes another method; Allow names it.",
  "409": "It clashes with an earlier request.",
  "413": "The body is larger than this server reads.",
  "415": "The body is not application/json.",
  "422": "A rule of travel forbids it.",
  "429": "Too many requests; Retry-After says when to come back.",
  "503": "Not available at the moment.",
  "504": "It took longer than this server waits.",
};

const REFUSED = Object.keys(REFUSALS);

/** Generated clients drop case and underscores, so that a name may be told from no other by them. */
function operationId({ path }: Operation, tool: ToolFacts, tools: readonly ToolFacts[]): string {
  if (path.startsWith("/agent/")) return `agent_${tool.name}`;
  const first = tools.find(({ name }) => squeezed(name) === squeezed(tool.name));
  return first?.name === tool.name ? tool.name : `${tool.toolset}_${tool.name}`;
}

function squeezed(name: string): string {
  return name.replaceAll("_", "").toLowerCase();
}

/** One operation, as the OpenAPI document has it. */
function describeOperation(
  operation: Operation,
  tool: ToolFacts,
  variant: SchemaVariant,
  example?: Example,
): object {
  const byPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
  const agent = operation.path.startsWith("/agent/");
  const schema = tool.inputSchema(variant);
  return {
    tags: [agent ? "agent" : tool.toolset],
    summary: operation.summary,
    description: tool.description,
    ...(operation.method === "GET"
      ? { parameters: parametersOf(schema, byPath, example) }
      : {
          ...(byPath.length > 0 && {
            parameters: parametersOf(only(schema, byPath), byPath, example),
          }),
          requestBody: bodyOf(operation, tool.name, schema, example),
        }),
    responses: {
      "200": {
        description: "The answer.",
        content: {
          "application/json": { schema: { $ref: `#/components/schemas/${tool.name}_output` } },
        },
      },
      ...Object.fromEntries(
        REFUSED.map((status) => [status, { $ref: `#/components/responses/Refused${status}` }]),
      ),
    },
  };
}

/**
 * Where the values of an example come from that only another answer has: an extension, because a
 * link of OpenAPI cannot fill in a part of a body. The page at /docs follows it.
 */
function sourcesOf(
  example: Example | undefined,
  served: ReadonlyMap<string, unknown>,
): { readonly "x-example-from"?: Readonly<Record<string, ExampleSource>> } {
  const { from } = example ?? {};
  const known = from && Object.values(from).every(({ call }) => served.has(call));
  return known ? { "x-example-from": from } : {};
}

function needsOf({ needs }: Partial<Example> = {}): { readonly "x-example-needs"?: string } {
  return needs === undefined ? {} : { "x-example-needs": needs };
}

function parametersOf(
  schema: JsonSchema,
  byPath: readonly string[],
  example?: Example,
): readonly object[] {
  const properties = isRecord(schema["properties"]) ? schema["properties"] : {};
  const required: readonly unknown[] = Array.isArray(schema["required"]) ? schema["required"] : [];
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...type }: Record<string, unknown> = isRecord(property) ? property : {};
    const inPath = byPath.includes(name);
    return {
      name,
      in: inPath ? "path" : "query",
      required: inPath || required.includes(name),
      ...(typeof description === "string" && { description }),
      ...(example && name in example.arguments && { example: example.arguments[name] }),
      schema: type,
    };
  });
}

/** The schema of some of its properties. */
function only(schema: JsonSchema, names: readonly string[]): JsonSchema {
  const properties = isRecord(schema["properties"]) ? schema["properties"] : {};
  const required: readonly unknown[] = Array.isArray(schema["required"]) ? schema["required"] : [];
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(properties).filter(([name]) => names.includes(name)),
    ),
    required: required.filter((name) => typeof name === "string" && names.includes(name)),
  };
}

function bodyOf(operation: Operation, tool: string, schema: JsonSchema, example?: Example): object {
  const properties = isRecord(schema["properties"]) ? Object.keys(schema["properties"]) : [];
  // What the address has is not said again.
  const inBody = properties.filter((name) => !operation.path.includes(`{${name}}`));
  const wanted = operation.choice
    ? withChoice(operation.choice, schema)
    : inBody.length < properties.length
      ? only(schema, inBody)
      : { $ref: `#/components/schemas/${tool}_input` };
  const told = Object.entries(example?.arguments ?? {}).filter(([name]) => inBody.includes(name));
  const shown = example ? { example: Object.fromEntries(told) } : {};
  return { required: true, content: { "application/json": { schema: wanted, ...shown } } };
}

/** Written out, not referred to: a closed schema cannot be added to from outside. */
function withChoice({ field, fallback, tools }: Choice, schema: JsonSchema): JsonSchema {
  const word = {
    type: "string",
    enum: Object.keys(tools),
    default: fallback,
    description: "Whom it is for.",
  };
  const properties = isRecord(schema["properties"]) ? schema["properties"] : {};
  return { ...schema, properties: { [field]: word, ...properties } };
}
