import { isObject, type JsonObject } from "../../answers/read-json.ts";

/** A parameter as a form shows it. */
export type FormSchema =
  | {
      readonly kind: "text";
      readonly long: boolean;
      readonly pattern?: string;
      readonly place: boolean;
      readonly format?: "date" | "email" | "date-time";
      readonly maxLength?: number;
    }
  | {
      readonly kind: "number";
      readonly whole: boolean;
      readonly min?: number;
      readonly max?: number;
    }
  | { readonly kind: "flag" }
  | { readonly kind: "choice"; readonly options: readonly string[] }
  | { readonly kind: "list"; readonly item: FormSchema; readonly least: number }
  | { readonly kind: "group"; readonly fields: readonly FormField[] }
  /** What has no form: written as JSON. */
  | { readonly kind: "json" };

export interface FormField {
  readonly name: string;
  readonly schema: FormSchema;
  readonly required: boolean;
  readonly help: string | undefined;
  readonly initial: unknown;
}

/** Reads a tool's JSON Schema into fields; what it does not understand becomes a JSON field. */
export function readFields(schema: unknown): readonly FormField[] {
  if (!isObject(schema) || !isObject(schema["properties"])) return [];
  const required = Array.isArray(schema["required"]) ? schema["required"] : [];
  return Object.entries(schema["properties"]).map(([name, part]) => ({
    name,
    schema: readSchema(part, name),
    required: required.includes(name),
    help: isObject(part) ? text(part["description"]) : undefined,
    initial: isObject(part) ? part["default"] : undefined,
  }));
}

function readSchema(schema: unknown, name: string): FormSchema {
  if (!isObject(schema)) return { kind: "json" };
  if (Array.isArray(schema["enum"])) return { kind: "choice", options: schema["enum"].map(String) };
  switch (typeOf(schema)) {
    case "string":
      return readText(schema, name);
    case "integer":
    case "number":
      return {
        kind: "number",
        whole: typeOf(schema) === "integer",
        ...number("min", schema["minimum"]),
        ...number("max", schema["maximum"]),
      };
    case "boolean":
      return { kind: "flag" };
    case "array":
      return {
        kind: "list",
        item: readSchema(schema["items"], name),
        least: typeof schema["minItems"] === "number" ? schema["minItems"] : 0,
      };
    case "object":
      return isObject(schema["properties"])
        ? { kind: "group", fields: readFields(schema) }
        : { kind: "json" };
    default:
      return { kind: "json" };
  }
}

const PLACE_NAME = /^(origin|destination|cityCode|.*LocationCode)$/;
const AIRPORT_NAME = /Airport$/;
const CODE = "^[A-Z]{3}$";
const LONG_TEXT = 300;
const LONG_NAME = /^(query|message|reason|user_request|specialRequests)$/;
const FORMATS = ["date", "email", "date-time"] as const;

function readText(schema: JsonObject, name: string): FormSchema {
  const pattern = text(schema["pattern"]);
  const format = FORMATS.find((known) => known === schema["format"]);
  const { maxLength } = schema;
  return {
    kind: "text",
    long: LONG_NAME.test(name) || (typeof maxLength === "number" && maxLength >= LONG_TEXT),
    place: (pattern === CODE && PLACE_NAME.test(name)) || AIRPORT_NAME.test(name),
    ...(pattern !== undefined && format === undefined && { pattern }),
    ...(format !== undefined && { format }),
    ...(typeof maxLength === "number" && { maxLength }),
  };
}

/** `["string", "null"]` is a text that may be left out. */
function typeOf({ type }: JsonObject): unknown {
  return Array.isArray(type) ? type.find((name) => name !== "null") : type;
}

function number<K extends string>(key: K, value: unknown): { [P in K]?: number } {
  // The bound of whole numbers that zod writes is no bound that a person meets.
  const fits = typeof value === "number" && Math.abs(value) < Number.MAX_SAFE_INTEGER;
  return fits ? ({ [key]: value } as { [P in K]?: number }) : {};
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
