import { SCOPES } from "../../domain/scopes.ts";
import type { ToolFacts } from "../../tools/define.ts";
import type { JsonSchema } from "../../tools/portable.ts";
import type { App } from "../app.ts";
import { describeOperation, REFUSALS } from "./openapi-operation.ts";
import { operationsOf } from "./operations.ts";

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

/** The OpenAPI 3.1 document of every address. */
export function openApiOf(app: Described): Readonly<Record<string, unknown>> {
  const byName = new Map(app.tools.map((tool) => [tool.name, tool]));
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operationsOf(app.tools)) {
    const tool = byName.get(operation.tool);
    if (!tool) continue;
    const { [operation.path]: item = {} } = paths;
    item[operation.method.toLowerCase()] = describeOperation(operation, tool, app.contractSchemas);
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
