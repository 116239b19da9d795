import { nearest } from "../text/nearest.ts";
import { shorten } from "../text/shorten.ts";
import { isRecord } from "./json.ts";
import type { JsonSchema } from "./portable.ts";

const MAX_WARNINGS = 5;
const LONGEST_PLACE = 120;

/**
 * Says which parameters of a call its tool does not have. The contracts allow unknown properties, so
 * they are no error; but a misspelt optional parameter would otherwise change the answer in silence.
 */
export function ignoredParameters(raw: unknown, schema: JsonSchema): readonly string[] {
  const warnings: string[] = [];
  visit(raw, schema, "", warnings);
  return warnings;
}

function visit(value: unknown, schema: unknown, path: string, warnings: string[]): void {
  if (!isRecord(schema) || warnings.length >= MAX_WARNINGS) return;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      visit(item, schema["items"], `${path}[${index}]`, warnings);
    }
    return;
  }
  const properties = schema["properties"];
  if (!isRecord(value) || !isRecord(properties)) return;
  for (const name in value) {
    const part = value[name];
    const known = Object.hasOwn(properties, name);
    // Most parameters are known and have no parts; no path is written for those.
    if (known && typeof part !== "object") continue;
    const place = path === "" ? name : `${path}.${name}`;
    if (known) visit(part, properties[name], place, warnings);
    else if (!("additionalProperties" in schema) && warnings.length < MAX_WARNINGS) {
      warnings.push(warning(place, name, properties, value));
    }
  }
}

function warning(
  place: string,
  name: string,
  properties: Readonly<Record<string, unknown>>,
  sent: Readonly<Record<string, unknown>>,
): string {
  const unused = Object.keys(properties).filter((known) => !Object.hasOwn(sent, known));
  const meant = nearest(name, unused);
  return `Ignored unknown parameter "${shorten(place, LONGEST_PLACE)}"${meant ? `; did you mean "${meant}"?` : "."}`;
}
