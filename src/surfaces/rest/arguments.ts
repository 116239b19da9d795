import { TravelError } from "../../domain/errors.ts";
import { nearest } from "../../text/nearest.ts";
import { plainLine } from "../../text/plain.ts";
import { isRecord } from "../../tools/json.ts";
import type { JsonSchema } from "../../tools/portable.ts";
import type { Choice } from "./operations.ts";

/** Of what was sent, so much is shown back. */
const LONGEST = 60;

/** What a query says, in the types that the tool's schema asks for; texts where they do not fit. */
export function argumentsOfQuery(
  query: URLSearchParams,
  schema: JsonSchema,
): Record<string, unknown> {
  const properties = isRecord(schema["properties"]) ? schema["properties"] : {};
  const args: Record<string, unknown> = {};
  for (const name of new Set(query.keys())) {
    const values = query.getAll(name);
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const wanted = isRecord(property) ? property : {};
    args[name] =
      wanted["type"] === "array"
        ? values.map((value) => typed(value, wanted["items"]))
        : typed(values.at(-1) ?? "", wanted);
  }
  return args;
}

function typed(value: string, schema: unknown): unknown {
  const type = isRecord(schema) ? schema["type"] : undefined;
  if ((type === "number" || type === "integer") && /^\s*-?\d+(\.\d+)?\s*$/.test(value)) {
    return Number(value);
  }
  if (type === "boolean" && (value === "true" || value === "false")) return value === "true";
  return value;
}

/** Takes the word that names a tool out of a body. */
export function chooseTool(
  { field, fallback, tools }: Choice,
  body: unknown,
): { readonly tool: string; readonly rest: unknown } {
  if (!isRecord(body)) return { tool: tools[fallback] ?? "", rest: body };
  const { [field]: word = fallback, ...rest } = body;
  const tool = typeof word === "string" && Object.hasOwn(tools, word) ? tools[word] : undefined;
  if (tool !== undefined) return { tool, rest };
  const words = Object.keys(tools);
  const said = isPrimitive(word) ? plainLine(String(word), LONGEST) : "an object";
  const meant = nearest(said, words);
  throw new TravelError("invalid", `${field} '${said}' must be one of ${words.join(", ")}`, {
    reason: "invalid_params",
    field,
    value: said,
    ...(meant !== undefined && { hint: `Did you mean "${meant}"?` }),
  });
}

function isPrimitive(value: unknown): boolean {
  return typeof value !== "object" || value === null;
}

/** REST clients often send the key as a header; what the body says counts first. */
export function withIdempotencyKey(
  body: unknown,
  header: string | string[] | undefined,
  schema: JsonSchema,
): unknown {
  if (typeof header !== "string" || header === "" || !isRecord(body)) return body;
  const known = isRecord(schema["properties"]) && "idempotencyKey" in schema["properties"];
  return known && !("idempotencyKey" in body) ? { ...body, idempotencyKey: header } : body;
}
