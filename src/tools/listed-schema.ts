import { isRecord } from "./json.ts";
import type { JsonSchema } from "./portable.ts";

/** Every host pays for a listed schema with every prompt: some 600 tokens are what one may cost. */
const MOST_LETTERS = 2400;
const DEEPEST = 6;

/**
 * An output schema as tools/list shows it: as deep as its size allows, and looser below that. What
 * an answer looks like is seen in the answer; docs/schemas has every schema in full.
 */
export function listedSchema(schema: JsonSchema): JsonSchema {
  let listed = loosened(schema, 1);
  let letters = JSON.stringify(listed).length;
  // Upwards, since a host waits: what is cut early is quickly made, and only one try is in vain.
  for (let depth = 2; depth <= DEEPEST; depth++) {
    const deeper = loosened(schema, depth);
    const count = JSON.stringify(deeper).length;
    if (count > MOST_LETTERS || count === letters) break;
    [listed, letters] = [deeper, count];
  }
  return listed;
}

function loosened(schema: JsonSchema, depth: number): JsonSchema {
  const { properties, items, required, description, type, enum: values, ...rest } = schema;
  if (depth === 0) return type === undefined ? {} : { type };
  if (isRecord(properties)) {
    return {
      type,
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, inner]) => [name, part(inner, depth - 1)]),
      ),
      ...(required !== undefined && { required }),
    };
  }
  if (isRecord(items)) return { type, items: part(items, depth) };
  return {
    ...(type !== undefined && { type }),
    ...(values !== undefined && { enum: values }),
    ...(description !== undefined && { description }),
    ...(Array.isArray(rest["anyOf"]) && { anyOf: rest["anyOf"].map((one) => part(one, depth)) }),
  };
}

function part(schema: unknown, depth: number): JsonSchema {
  return isRecord(schema) ? loosened(schema, depth) : {};
}
