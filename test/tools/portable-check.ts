import { expect } from "vitest";
import { PORTABLE_FORMATS } from "../../src/tools/portable.ts";

const REFERENCES = ["$schema", "$ref", "$defs", "definitions", "$id", "$anchor", "$dynamicRef"];
const COMPOSITION = ["anyOf", "oneOf", "allOf", "not"];
const SCHEMA_MAPS = ["properties", "patternProperties"];
const SCHEMA_LISTS = ["anyOf", "oneOf", "allOf", "prefixItems"];
const SCHEMAS = ["items", "additionalProperties", "not", "contains"];

/** Fails when a host is known to refuse the schema, or would misread it. */
export function assertPortable(schema: Readonly<Record<string, unknown>>, name = "schema"): void {
  expect(portabilityFaults(schema), name).toEqual([]);
}

/** Every reason why some host would not take the schema. */
export function portabilityFaults(schema: Readonly<Record<string, unknown>>): readonly string[] {
  const faults: string[] = [];
  if (schema["type"] !== "object") faults.push("root: type is not object");
  for (const keyword of COMPOSITION) if (keyword in schema) faults.push(`root: ${keyword}`);
  visit(schema, "root", faults);
  return faults;
}

function visit(node: unknown, path: string, faults: string[]): void {
  if (typeof node !== "object" || node === null) return;
  for (const [keyword, value] of Object.entries(node)) {
    if (REFERENCES.includes(keyword)) faults.push(`${path}: ${keyword}`);
    if (keyword === "format" && !PORTABLE_FORMATS.has(String(value))) {
      faults.push(`${path}: format ${value}`);
    }
    if (value === Number.MAX_SAFE_INTEGER || value === Number.MIN_SAFE_INTEGER) {
      faults.push(`${path}: ${keyword} is a limit of JavaScript`);
    }
    if (value === undefined) faults.push(`${path}: ${keyword} is not JSON`);
    if (SCHEMAS.includes(keyword)) visit(value, `${path}.${keyword}`, faults);
    if (SCHEMA_LISTS.includes(keyword) && Array.isArray(value)) {
      for (const [index, part] of value.entries()) {
        visit(part, `${path}.${keyword}[${index}]`, faults);
      }
    }
    if (SCHEMA_MAPS.includes(keyword) && typeof value === "object" && value !== null) {
      for (const [property, part] of Object.entries(value)) {
        visit(part, `${path}.${property}`, faults);
      }
    }
  }
}
