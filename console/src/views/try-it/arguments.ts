import { isObject } from "../../answers/read-json.ts";
import type { FormField, FormSchema } from "./schema.ts";

/** What a form holds: like the arguments, but with empty fields, and JSON as it is typed. */
export type FormValue = unknown;
export type FormValues = Readonly<Record<string, FormValue>>;

/** The arguments of a call: what was left empty is left out. */
export function argumentsOf(
  fields: readonly FormField[],
  values: FormValues,
): Record<string, unknown> {
  const written: Record<string, unknown> = {};
  for (const { name, schema, required } of fields) {
    const value = argumentOf(schema, values[name], required);
    if (value !== undefined) written[name] = value;
  }
  return written;
}

function argumentOf(schema: FormSchema, value: FormValue, required: boolean): unknown {
  switch (schema.kind) {
    case "group": {
      const group = argumentsOf(schema.fields, isObject(value) ? value : {});
      return required || Object.keys(group).length > 0 ? group : undefined;
    }
    case "list": {
      const items = (Array.isArray(value) ? value : [])
        .map((item) => argumentOf(schema.item, item, true))
        .filter((item) => item !== undefined);
      return required || items.length > 0 ? items : undefined;
    }
    case "json":
      return readJson(value);
    case "number":
      return typeof value === "number" && !Number.isNaN(value) ? value : undefined;
    default:
      return value === "" ? undefined : value;
  }
}

function readJson(value: FormValue): unknown {
  if (typeof value !== "string" || value.trim() === "") return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** A form's first values: defaults, and one empty item where a list is asked for and needs one. */
export function initialValues(fields: readonly FormField[]): FormValues {
  return Object.fromEntries(fields.map((field) => [field.name, firstValue(field)]));
}

function firstValue({ schema, required, initial }: FormField): FormValue {
  if (schema.kind === "list" && !required && !Array.isArray(initial)) return [];
  return initialValue(schema, initial);
}

export function initialValue(schema: FormSchema, initial?: unknown): FormValue {
  if (schema.kind === "group") {
    return { ...initialValues(schema.fields), ...(isObject(initial) && initial) };
  }
  if (schema.kind === "list") {
    if (Array.isArray(initial)) return initial;
    return Array.from({ length: schema.least }, () => initialValue(schema.item));
  }
  return initial;
}

/** What a form holds when these are its arguments; what it does not know is left out. */
export function valuesOf(fields: readonly FormField[], args: FormValues): FormValues {
  return Object.fromEntries(
    fields.map((field) => {
      const given = args[field.name];
      return [field.name, given === undefined ? firstValue(field) : heldOf(field.schema, given)];
    }),
  );
}

function heldOf(schema: FormSchema, value: unknown): FormValue {
  if (schema.kind === "group") return isObject(value) ? valuesOf(schema.fields, value) : {};
  if (schema.kind === "list") {
    return Array.isArray(value) ? value.map((item) => heldOf(schema.item, item)) : [];
  }
  if (schema.kind === "json") return JSON.stringify(value, null, 2);
  return value;
}
