import { TravelError } from "../domain/errors.ts";
import { nearest } from "../text/nearest.ts";
import { shorten } from "../text/shorten.ts";
import { isRecord } from "./json.ts";
import type { JsonSchema } from "./portable.ts";

const MOST_STRANGERS = 5;
const LONGEST_PLACE = 120;

type Json = Readonly<Record<string, unknown>>;

/** A parameter that its tool does not have. */
export interface Stranger {
  readonly place: string;
  readonly meant: string | undefined;
  /** What the tool has there and was not given. */
  readonly unused: readonly string[];
  /** The part of a booking that it seems to mean, such as H1. */
  readonly part?: string;
}

/** What was sent, as the schema means it. */
export interface LenientInput {
  readonly input: Json;
  readonly strangers: readonly Stranger[];
}

/**
 * Reads what hosts and models write for the same thing: `null` and, where a parameter may be left
 * out, `""` are taken away; enums and codes may be in any case. What is right already is handed on
 * as it is, since most calls are. Finds the parameters that the schema does not name, too.
 */
export function readLeniently(raw: Json, schema: JsonSchema): LenientInput {
  const strangers: Stranger[] = [];
  const read = readObject(raw, schema, "", strangers);
  return { input: read, strangers };
}

/** Says which parameters were not read: a misspelt one would otherwise change the answer in silence. */
export function warningsOf(strangers: readonly Stranger[]): readonly string[] {
  // The list is long enough to be told once.
  const puzzling = strangers.find(({ meant }) => meant === undefined);
  return strangers.map((one) => {
    const ignored = `Ignored unknown parameter "${one.place}"`;
    if (one.meant !== undefined) return `${ignored}; did you mean "${one.meant}"?`;
    if (one !== puzzling || one.unused.length === 0) return `${ignored}.`;
    return `${ignored}; what it takes besides is ${one.unused.join(", ")}.`;
  });
}

/** For a tool that changes something, which must not do it without what the caller asked for. */
export function refuseStrangers([first]: readonly Stranger[]): void {
  if (!first) return;
  const { place } = first;
  throw new TravelError("invalid", `${place} is not a parameter of this tool`, {
    reason: "unknown_parameter",
    field: place,
    hint: `${remedyFor(first)} Nothing was changed.`,
  });
}

/** Never to leave it out: without what it meant, the call would do more than was asked. */
function remedyFor({ place, meant, unused, part }: Stranger): string {
  if (meant !== undefined) return `Did you mean "${meant}"?`;
  if (part !== undefined && unused.includes("parts")) {
    return `Say which part is meant as parts: ["${part}"]; retrieveBooking names the parts.`;
  }
  if (unused.length === 0) return `The tool has no use for ${place}.`;
  return `What it takes besides is ${unused.join(", ")}.`;
}

function readObject(value: Json, schema: Json, path: string, strangers: Stranger[]): Json {
  const properties = schema["properties"];
  if (!isRecord(properties)) return value;
  let copy: Record<string, unknown> | undefined;
  for (const name in value) {
    const part = value[name];
    const inner = properties[name];
    if (!isRecord(inner) || !Object.hasOwn(properties, name)) {
      note(strangers, { path, name, value, schema, properties });
      continue;
    }
    if (isAbsent(part, name, schema, inner)) {
      copy ??= { ...value };
      delete copy[name];
      continue;
    }
    // No path is written for parts that have no parts of their own.
    const read =
      typeof part === "object"
        ? readValue(part, inner, path === "" ? name : `${path}.${name}`, strangers)
        : readText(part, inner);
    if (read !== part) {
      copy ??= { ...value };
      copy[name] = read;
    }
  }
  return copy ?? value;
}

function readValue(value: unknown, schema: Json, path: string, strangers: Stranger[]): unknown {
  const items = schema["items"];
  if (Array.isArray(value)) {
    if (!isRecord(items)) return value;
    let copy: unknown[] | undefined;
    for (const [index, item] of value.entries()) {
      const read = readValue(item, items, `${path}[${index}]`, strangers);
      if (read === item) continue;
      copy ??= [...value];
      copy[index] = read;
    }
    return copy ?? value;
  }
  return isRecord(value) ? readObject(value, schema, path, strangers) : readText(value, schema);
}

function isAbsent(part: unknown, name: string, schema: Json, inner: Json): boolean {
  if (part === null) return !takesNull(inner);
  if (part !== "") return false;
  const required = schema["required"];
  return !(Array.isArray(required) && required.includes(name));
}

function takesNull({ type, anyOf, enum: values }: Json): boolean {
  if (type === undefined && anyOf === undefined && values === undefined) return true;
  if (type === "null" || (Array.isArray(type) && type.includes("null"))) return true;
  if (Array.isArray(values) && values.includes(null)) return true;
  return Array.isArray(anyOf) && anyOf.some((one) => isRecord(one) && takesNull(one));
}

function readText(value: unknown, { enum: values, pattern }: Json): unknown {
  if (typeof value !== "string") return value;
  if (Array.isArray(values)) {
    if (values.includes(value)) return value;
    const lower = value.toLowerCase();
    return values.find((one) => typeof one === "string" && one.toLowerCase() === lower) ?? value;
  }
  if (typeof pattern !== "string" || value.length > LONGEST_CODE) return value;
  const code = compiled(pattern);
  // "Goa" may be a name: the desk knows which names and codes there are.
  if (code.test(value) || CAPITALISED.test(value)) return value;
  const upper = value.trim().toUpperCase();
  if (code.test(upper)) return upper;
  const whole = (FIXED_START.exec(pattern)?.[1] ?? "") + upper;
  return code.test(whole) ? whole : value;
}

const CAPITALISED = /^[A-Z][a-z]{2}$/;
/** What every code of a pattern begins with: `TEST-` of a booking reference may be left out. */
const FIXED_START = /^\^([A-Z]+-)/;

/** Longer than any code or booking reference. */
const LONGEST_CODE = 20;
/** As many as the schemas of the tools have, which are fixed. */
const patterns = new Map<string, RegExp>();

function compiled(pattern: string): RegExp {
  let made = patterns.get(pattern);
  if (!made) {
    made = new RegExp(pattern, "u");
    patterns.set(pattern, made);
  }
  return made;
}

interface Found {
  readonly path: string;
  readonly name: string;
  readonly value: Json;
  readonly schema: Json;
  readonly properties: Json;
}

function note(strangers: Stranger[], { path, name, value, schema, properties }: Found): void {
  if (strangers.length >= MOST_STRANGERS || "additionalProperties" in schema) return;
  const unused = Object.keys(properties).filter((known) => !Object.hasOwn(value, known));
  const part = partMeant(name, value[name]);
  strangers.push({
    ...(part !== undefined && { part }),
    place: shorten(path === "" ? name : `${path}.${name}`, LONGEST_PLACE),
    meant: nearest(name, unused),
    unused,
  });
}

const PARTS: readonly (readonly [name: RegExp, letter: string])[] = [
  [/flight|segment|leg/i, "F"],
  [/hotel|stay|room/i, "H"],
  [/car|rental|vehicle/i, "C"],
];
const PART = /^[FHC]\d{1,2}$/i;

/** `hotelId: "H1"` means that part; `hotelId` with anything else probably the first hotel. */
function partMeant(name: string, value: unknown): string | undefined {
  const letter = PARTS.find(([words]) => words.test(name))?.[1];
  if (letter === undefined) return undefined;
  return typeof value === "string" && PART.test(value) ? value.toUpperCase() : `${letter}1`;
}
