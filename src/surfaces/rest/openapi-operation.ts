import type { SchemaVariant, ToolFacts } from "../../tools/define.ts";
import { isRecord } from "../../tools/json.ts";
import type { JsonSchema } from "../../tools/portable.ts";
import type { Choice, Operation } from "./operations.ts";

/** What any operation may answer instead, by status. */
export const REFUSALS: Readonly<Record<string, string>> = {
  "400": "The request is not valid; detail names the field, the value and the fix.",
  "401": "Credentials are needed and were not shown, or are not good.",
  "403": "The credentials do not allow it.",
  "404": "What was asked for does not exist, or is not the caller's.",
  "409": "It clashes with an earlier request.",
  "422": "A rule of travel forbids it.",
  "429": "Too many requests; Retry-After says when to come back.",
  "503": "Not available at the moment.",
};

const REFUSED = Object.keys(REFUSALS);

/** One operation, as the OpenAPI document has it. */
export function describeOperation(
  operation: Operation,
  tool: ToolFacts,
  variant: SchemaVariant,
): object {
  const byPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
  const agent = operation.path.startsWith("/agent/");
  const schema = tool.inputSchema(variant);
  return {
    operationId: agent ? `agent_${tool.name}` : tool.name,
    tags: [agent ? "agent" : tool.toolset],
    summary: operation.summary,
    description: tool.description,
    ...(operation.method === "GET"
      ? { parameters: parametersOf(schema, byPath) }
      : { requestBody: bodyOf(operation, tool.name, schema) }),
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

function parametersOf(schema: JsonSchema, byPath: readonly string[]): readonly object[] {
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
      schema: type,
    };
  });
}

function bodyOf(operation: Operation, tool: string, schema: JsonSchema): object {
  const wanted = operation.choice
    ? withChoice(operation.choice, schema)
    : { $ref: `#/components/schemas/${tool}_input` };
  return { required: true, content: { "application/json": { schema: wanted } } };
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
