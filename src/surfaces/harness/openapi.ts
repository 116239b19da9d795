import { z } from "zod";
import { type GymOperation, OPERATIONS } from "./operations.ts";

/** The OpenAPI document of the harness's plane, made from the list of its addresses. */
export function gymOpenApi(version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of OPERATIONS) {
    const methods = paths[operation.path] ?? {};
    paths[operation.path] = methods;
    methods[operation.method.toLowerCase()] = describe(operation);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Wayfare gym",
      version,
      description:
        "Private worlds for agents under test. This is the harness's plane: an agent gets the addresses of its world and nothing of this.",
    },
    security: [{ gymToken: [] }],
    paths,
    components: {
      securitySchemes: {
        gymToken: { type: "http", scheme: "bearer", description: "GYM_TOKEN" },
      },
    },
  };
}

function describe({ method, path, summary, status, query = {}, body, answer }: GymOperation) {
  const named = /\{(\w+)\}/.exec(path)?.[1];
  const parameters = [
    ...(named === undefined
      ? []
      : [{ name: named, in: "path", required: true, schema: { type: "string" } }]),
    ...Object.entries(query).map(([name, description]) => ({
      name,
      in: "query",
      required: false,
      description,
      schema: { type: "string" },
    })),
  ];
  return {
    operationId: operationId(method, path),
    summary,
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { content: json(schemaOf(body, "input")) } }),
    responses: {
      [status]: { description: "The answer.", content: json(schemaOf(answer, "output")) },
      default: { description: "Refused, as application/problem+json." },
    },
  };
}

function operationId(method: string, path: string): string {
  const words = path.split("/").filter((part) => part !== "" && !part.startsWith("{"));
  return [method.toLowerCase(), ...words, ...(path.endsWith("}") ? ["one"] : [])].join("_");
}

function json(schema: object) {
  return { "application/json": { schema } };
}

function schemaOf(schema: z.ZodType, io: "input" | "output"): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}
