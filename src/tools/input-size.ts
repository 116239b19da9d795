import { TravelError } from "../domain/errors.ts";
import { shorten } from "../text/shorten.ts";
import { fieldName, isRecord } from "./json.ts";

/** Longest texts of a tool's parameters, by name, where the bound for all would be too narrow. */
export type LongTexts = ReadonlyMap<string, number>;

/** What one call may bring, whatever the tool: far more than any of them needs. */
const LONGEST_TEXT = 2000;
const LONGEST_NAME = 100;
const MOST_ITEMS = 100;
const MOST_NAMES = 100;
const MOST_VALUES = 5000;
const DEEPEST = 20;
const NONE: LongTexts = new Map();

/**
 * Refuses input that would be work by its size alone. It is measured before anything reads it, so
 * that readers, schemas and messages meet small things only, and so that the published schemas,
 * some of which are contracts of other systems, stay as they are.
 */
export function requireBoundedInput(input: unknown, longTexts = NONE): void {
  const fault = excess(input, LONGEST_TEXT, 0, { values: 0, longTexts });
  if (!fault) return;
  const { path, what, size, limit } = fault;
  // Of what is too much as a whole, the parameter is named; its last part says nothing.
  const named = size === undefined ? path.slice(0, 1) : path;
  const field = shorten(fieldName(named) || "arguments");
  const instead = size === undefined ? "" : `, not ${size}`;
  throw new TravelError("invalid", `${field} must have at most ${limit} ${what}${instead}`, {
    reason: what === "characters" ? "too_long" : "too_many",
    field,
    extra: { limit, ...(size !== undefined && { size }) },
  });
}

interface Measured {
  values: number;
  readonly longTexts: LongTexts;
}

interface Excess {
  readonly path: readonly PropertyKey[];
  readonly what: string;
  readonly limit: number;
  readonly size?: number;
}

function excess(
  value: unknown,
  longest: number,
  depth: number,
  measured: Measured,
): Excess | undefined {
  if (++measured.values > MOST_VALUES) return { path: [], what: "values", limit: MOST_VALUES };
  if (typeof value === "string") return countOf("characters", value.length, longest);
  if (typeof value !== "object" || value === null) return undefined;
  if (depth === DEEPEST) return { path: [], what: "levels", limit: DEEPEST };
  return Array.isArray(value)
    ? excessOfItems(value, longest, depth, measured)
    : excessOfNames(value, longest, depth, measured);
}

function excessOfItems(
  items: readonly unknown[],
  longest: number,
  depth: number,
  measured: Measured,
): Excess | undefined {
  const many = countOf("items", items.length, MOST_ITEMS);
  if (many) return many;
  for (let index = 0; index < items.length; index++) {
    const found = excess(items[index], longest, depth + 1, measured);
    if (found) return { ...found, path: [index, ...found.path] };
  }
  return undefined;
}

function excessOfNames(
  value: object,
  longest: number,
  depth: number,
  measured: Measured,
): Excess | undefined {
  if (!isRecord(value)) return undefined;
  let names = 0;
  for (const name in value) {
    if (++names > MOST_NAMES) return { path: [], what: "names", limit: MOST_NAMES };
    const found =
      countOf("characters in its name", name.length, LONGEST_NAME) ??
      excess(value[name], measured.longTexts.get(name) ?? longest, depth + 1, measured);
    if (found) return { ...found, path: [name, ...found.path] };
  }
  return undefined;
}

function countOf(what: string, size: number, limit: number): Excess | undefined {
  return size > limit ? { path: [], what, limit, size } : undefined;
}
