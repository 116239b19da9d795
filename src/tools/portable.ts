import { z } from "zod";

/** A JSON Schema as it goes over the wire. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The `format` values that every host knows. */
export const PORTABLE_FORMATS: ReadonlySet<string> = new Set([
  "date-time",
  "time",
  "date",
  "duration",
  "email",
  "hostname",
  "ipv4",
  "ipv6",
  "uuid",
]);

const COMPOSITION = ["anyOf", "oneOf", "allOf", "not"] as const;

/**
 * The JSON Schema of a zod object, written so that every host accepts it: inlined, without
 * `$schema`, `$ref` and composition at the root, and with no more constraints than were declared.
 */
export function portableSchema(schema: z.ZodObject, io: "input" | "output"): JsonSchema {
  const raw = z.toJSONSchema(schema, {
    io,
    cycles: "throw",
    reused: "inline",
    override: ({ zodSchema, jsonSchema }) => {
      const def = zodSchema._zod.def;
      // zod spells a format out as a pattern beside it; the format alone says what was meant.
      if (def.type === "string" && "format" in def && def.format !== "regex") {
        if ("pattern" in def && def.pattern instanceof RegExp) {
          if (jsonSchema.pattern === def.pattern.source) delete jsonSchema.pattern;
        }
      }
      // zod closes every object of an output; only z.strictObject means it.
      if (def.type === "object" && def.catchall?._zod.def.type !== "never") {
        delete jsonSchema.additionalProperties;
      }
    },
  });
  const clean = cleanSchema(raw, io);
  for (const keyword of COMPOSITION) {
    if (keyword in clean) throw new Error(`A schema may not have ${keyword} at its root`);
  }
  return clean;
}

function cleanSchema(node: object, io: "input" | "output"): Record<string, unknown> {
  const clean: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(node)) {
    if (keyword === "$ref" || keyword === "$defs") {
      throw new Error("A schema may not refer to another: give no schema an id");
    }
    if (keyword === "$schema" || keyword === "id" || keyword === "propertyNames") continue;
    if (keyword === "format" && !PORTABLE_FORMATS.has(String(value))) continue;
    if (keyword === "minimum" && value === Number.MIN_SAFE_INTEGER) continue;
    if (keyword === "maximum" && value === Number.MAX_SAFE_INTEGER) continue;
    // Models are shown inputs, and some hosts know no `const`; outputs are for programs.
    if (keyword === "const" && io === "input") clean["enum"] = [value];
    else clean[keyword] = cleanValue(keyword, value, io);
  }
  return clean;
}

function cleanValue(keyword: string, value: unknown, io: "input" | "output"): unknown {
  if (typeof value !== "object" || value === null) return value;
  switch (keyword) {
    case "properties":
      return Object.fromEntries(
        Object.entries(value).map(([name, property]) => [name, cleanSchema(property, io)]),
      );
    case "items":
    case "additionalProperties":
    case "not":
      return cleanSchema(value, io);
    case "anyOf":
    case "oneOf":
    case "allOf":
    case "prefixItems":
      return Array.isArray(value) ? value.map((part) => cleanSchema(part, io)) : value;
    default:
      return value;
  }
}
