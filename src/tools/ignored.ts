import { nearest } from "../text/nearest.ts";
import { isRecord } from "./json.ts";
import type { JsonSchema } from "./portable.ts";

const MAX_NOTES = 5;

/**
 * Says which parameters of a call nobody reads. The contracts allow unknown properties, so they
 * are no error; but a misspelt optional parameter would otherwise change the answer in silence.
 */
export function ignoredParameters(raw: unknown, schema: JsonSchema): readonly string[] {
  const notes: string[] = [];
  visit(raw, schema, "", notes);
  return notes;
}

function visit(value: unknown, schema: unknown, path: string, notes: string[]): void {
  if (!isRecord(schema) || notes.length >= MAX_NOTES) return;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      visit(item, schema["items"], `${path}[${index}]`, notes);
    }
    return;
  }
  const properties = schema["properties"];
  if (!isRecord(value) || !isRecord(properties)) return;
  const open = "additionalProperties" in schema;
  for (const [name, part] of Object.entries(value)) {
    const place = path === "" ? name : `${path}.${name}`;
    if (Object.hasOwn(properties, name)) visit(part, properties[name], place, notes);
    else if (!open && notes.length < MAX_NOTES) notes.push(note(place, name, properties, value));
  }
}

function note(
  place: string,
  name: string,
  properties: Readonly<Record<string, unknown>>,
  sent: Readonly<Record<string, unknown>>,
): string {
  const unused = Object.keys(properties).filter((known) => !Object.hasOwn(sent, known));
  const meant = nearest(name, unused);
  return `Ignored unknown parameter "${place}"${meant ? `; did you mean "${meant}"?` : "."}`;
}
