import type { z } from "zod";
import { TravelError } from "../domain/errors.ts";
import { nearest } from "../text/nearest.ts";
import { shorten } from "../text/shorten.ts";
import { fieldName, isRecord, valueAt } from "./json.ts";
import type { JsonSchema } from "./portable.ts";

const MAX_ISSUES = 5;

type RawIssue = z.core.$ZodRawIssue;
type Issue = z.core.$ZodIssue;

/** The input as the schema reads it, or a TravelError that says what to change. */
export function validateInput<I extends z.ZodObject>(
  schema: I,
  raw: unknown,
  published: () => JsonSchema,
): z.output<I> {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  // Once more, for words: asking for them at once costs every good call as much as the check.
  const { error = parsed.error } = schema.safeParse(raw, { error: inWords });
  const faults = error.issues.slice(0, MAX_ISSUES).map((issue) => explain(issue, raw, published()));
  const [first] = faults;
  throw new TravelError("invalid", faults.map((fault) => fault.message).join("; "), {
    reason: first?.reason ?? "invalid_params",
    ...(first && { field: first.field, value: first.value }),
    ...(first?.hint !== undefined && { hint: first.hint }),
    ...(faults.length > 1 && {
      extra: { issues: faults.map(({ field, message }) => ({ field, message })) },
    }),
  });
}

interface Fault {
  readonly field: string;
  readonly value: unknown;
  readonly message: string;
  readonly reason: string;
  readonly hint?: string;
}

function explain(issue: Issue, raw: unknown, published: JsonSchema): Fault {
  const params = issue.code === "custom" && isRecord(issue.params) ? issue.params : {};
  const path = issue.code === "unrecognized_keys" ? [...issue.path, ...keys(issue)] : issue.path;
  const field = shorten(fieldName(path) || "arguments");
  const value = valueAt(raw, path);
  const reason = params["reason"];
  const hint = typeof params["hint"] === "string" ? params["hint"] : advice(issue, raw, published);
  return {
    field,
    value: value ?? null,
    // A message that starts with a capital is a sentence of the tool's own; others are predicates.
    message: /^\p{Lu}/u.test(issue.message)
      ? issue.message
      : `${field}${shown(value)} ${issue.message}`,
    reason: typeof reason === "string" ? reason : "invalid_params",
    ...(hint !== undefined && { hint }),
  };
}

function keys(issue: z.core.$ZodIssueUnrecognizedKeys): readonly string[] {
  return issue.keys.slice(0, 1);
}

/** What is wrong with a value, to be read after its name. */
export function inWords(issue: RawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined) return "is required";
      if (issue.expected === "int" && typeof issue.input === "number") {
        return "must be a whole number";
      }
      return `must be ${article(issue.expected)}, not ${article(typeOf(issue.input))}`;
    case "invalid_value":
      return `must be one of ${issue.values.map(String).join(", ")}`;
    case "invalid_format":
      return issue.format === "regex"
        ? `must match ${String(issue.pattern ?? "its pattern")}`
        : `must be a valid ${FORMATS[issue.format] ?? issue.format}`;
    case "too_small":
      return `must ${amount(issue.origin, "at least", issue.minimum, issue.inclusive !== false)}`;
    case "too_big":
      return `must ${amount(issue.origin, "at most", issue.maximum, issue.inclusive !== false)}`;
    case "not_multiple_of":
      return `must be a multiple of ${issue.divisor}`;
    case "unrecognized_keys":
      return "is not a parameter of this tool";
    case "invalid_union":
      return "has none of the forms that are accepted";
    default:
      return undefined;
  }
}

const FORMATS: Readonly<Record<string, string>> = {
  date: "day of the calendar (YYYY-MM-DD)",
  datetime: "date and time (YYYY-MM-DDTHH:MM)",
  time: "time (HH:MM)",
  email: "email address",
  uuid: "UUID",
};

function amount(origin: string, bound: string, limit: number | bigint, inclusive: boolean): string {
  if (origin === "string") return `have ${bound} ${limit} character${limit === 1 ? "" : "s"}`;
  if (origin === "array") return `have ${bound} ${limit} item${limit === 1 ? "" : "s"}`;
  if (inclusive) return `be ${bound} ${limit}`;
  return `be ${bound === "at least" ? "more" : "less"} than ${limit}`;
}

function advice(issue: Issue, raw: unknown, published: JsonSchema): string | undefined {
  const value = valueAt(raw, issue.path);
  if (issue.code === "invalid_value" && typeof value === "string") {
    const meant = nearest(value, issue.values.map(String));
    if (meant !== undefined) return `Did you mean "${meant}"?`;
  }
  const name = issue.code === "unrecognized_keys" ? issue.keys[0] : undefined;
  if (name !== undefined) {
    const known = schemaAt(published, issue.path)?.["properties"];
    const meant = isRecord(known) ? nearest(name, Object.keys(known)) : undefined;
    return meant === undefined ? undefined : `Did you mean "${meant}"?`;
  }
  const sibling = value === undefined ? misspelt(issue.path, raw, published) : undefined;
  if (sibling !== undefined) return sibling;
  // A missing parameter is explained by its description; a wrong value by the message already.
  if (value !== undefined) return undefined;
  const description = schemaAt(published, issue.path)?.["description"];
  return typeof description === "string" ? description : undefined;
}

/** A required parameter is often there under another name: `departure_date`, `from_date`. */
function misspelt(
  path: readonly PropertyKey[],
  raw: unknown,
  published: JsonSchema,
): string | undefined {
  const wanted = path.at(-1);
  const parent = path.slice(0, -1);
  const known = schemaAt(published, parent)?.["properties"];
  const sent = valueAt(raw, parent);
  if (typeof wanted !== "string" || !isRecord(known) || !isRecord(sent)) return undefined;
  const strangers = Object.keys(sent).filter((name) => !Object.hasOwn(known, name));
  const found = nearest(wanted, strangers);
  return found === undefined ? undefined : `You sent "${found}"; the name is "${wanted}".`;
}

function schemaAt(
  schema: JsonSchema,
  path: readonly PropertyKey[],
): Readonly<Record<string, unknown>> | undefined {
  let node: unknown = schema;
  for (const step of path) {
    if (!isRecord(node)) return undefined;
    node = typeof step === "number" ? node["items"] : valueAt(node["properties"], [step]);
  }
  return isRecord(node) ? node : undefined;
}

function shown(value: unknown): string {
  if (typeof value === "string") return ` '${shorten(value)}'`;
  return typeof value === "number" || typeof value === "boolean" ? ` ${value}` : "";
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

function article(type: string): string {
  const word = type === "int" ? "integer" : type;
  if (word === "null") return word;
  return `${/^[aeiou]/.test(word) ? "an" : "a"} ${word}`;
}
