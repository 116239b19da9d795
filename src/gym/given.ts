import type { z } from "zod";
import { TravelError } from "../domain/errors.ts";
import { fieldName, valueAt } from "../tools/json.ts";
import { inWords } from "../tools/validate.ts";

/** How a refusal names what was given. */
export interface GivenAs {
  /** Where the fault is not inside of it: `state`. */
  readonly name: string;
  readonly reason?: string;
  readonly hint: string;
}

/** Reads what a harness, a file or a program has given; refuses it with the field, its value and what fits. */
export function readGiven<S extends z.ZodType>(
  schema: S,
  given: unknown,
  { name, reason = "invalid_params", hint }: GivenAs,
): z.output<S> {
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  // Once more, for words.
  const { error = read.error } = schema.safeParse(given, { error: wordsFor });
  const { path, message } = nearestIssue(error.issues);
  const inside = fieldName(path);
  const field = inside === "" || inside.startsWith("[") ? `${name}${inside}` : inside;
  const value = valueAt(given, path);
  const shown = value === undefined || typeof value === "object" ? "" : ` '${value}'`;
  throw new TravelError("invalid", `${field}${shown} ${message}`, {
    reason,
    field,
    ...(value !== undefined && { value }),
    hint,
  });
}

/** An instant needs its offset, which other times here do not. */
function wordsFor(issue: z.core.$ZodRawIssue): string | undefined {
  const isInstant = issue.code === "invalid_format" && issue.format === "datetime";
  return isInstant ? "must be an instant such as 2027-03-04T09:00:00Z" : inWords(issue);
}

interface Place {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** The first fault; of something with several forms, that of the form which it comes nearest to. */
function nearestIssue([first]: readonly z.core.$ZodIssue[]): Place {
  if (!first) return { path: [], message: "cannot be read" };
  if (first.code === "unrecognized_keys") {
    return { path: [...first.path, ...first.keys.slice(0, 1)], message: "is not known here" };
  }
  if (first.code !== "invalid_union" || first.errors.length === 0) return first;
  const [nearest = []] = first.errors.toSorted((a, b) => strangeness(a) - strangeness(b));
  const inside = nearestIssue(nearest);
  return { ...inside, path: [...first.path, ...inside.path] };
}

/** A form of another type, of another kind, or with other names, is not what was meant. */
function strangeness(issues: readonly z.core.$ZodIssue[]): number {
  return issues.reduce((sum, { code, path }) => {
    if (path.length === 0) return sum + (code === "unrecognized_keys" ? 20 : 1000);
    if (path.length > 1 || code === "invalid_union") return sum + 1;
    return sum + (code === "invalid_value" || code === "invalid_format" ? 90 : 10);
  }, 0);
}
