import { z } from "zod";
import { TravelError } from "../../domain/errors.ts";
import { requireBoundedInput } from "../../tools/input-size.ts";
import { isRecord, valueAt } from "../../tools/json.ts";
import { type Fault, refusal } from "./errors.ts";

/** More are not mended at a time, and a small body must not bring a large answer. */
const MOST_FAULTS = 20;

/** A list whose length is checked before its items. */
export function few<T extends z.ZodType>(schema: T, most: number, least = 0) {
  return z.array(z.unknown()).min(least).max(most).pipe(z.array(schema));
}

/** A body's `data`, or the ways in which it is not what the schema asks for. */
export function validate<T extends z.ZodType>(schema: T, data: unknown): z.output<T> {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.slice(0, MOST_FAULTS).map((issue): Fault => {
    const pointer = `/${issue.path.map(String).join("/")}`;
    const missing = valueAt(data, issue.path) === undefined;
    if (missing) return { code: "validation_required", message: "can't be blank", pointer };
    return { code: codeOf(issue.code), message: worded(issue.message), pointer };
  });
  throw faulty(faults);
}

function faulty(faults: readonly Fault[]): TravelError {
  const [first] = faults;
  return new TravelError("invalid", first?.message ?? "is not valid", {
    reason: first?.code ?? "validation_format",
    extra: { faults },
  });
}

/** Our own messages go on from the field's name; the library's are sentences. */
function worded(message: string): string {
  return /^[A-Z]/.test(message)
    ? `is not valid: ${message.charAt(0).toLowerCase()}${message.slice(1)}`
    : message;
}

function codeOf(issue: string): string {
  if (issue === "too_small" || issue === "too_big") return "validation_length";
  return issue === "invalid_value" ? "validation_inclusion" : "validation_format";
}

/** What stands in the envelope of a request. */
export function dataOf(text: string): Readonly<Record<string, unknown>> {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw refusal("malformed_data_param", "The body of the request is not valid JSON.");
  }
  const data = isRecord(body) ? body["data"] : undefined;
  if (data === undefined) {
    throw refusal("missing_data_param", "The body of the request must have the key 'data'.");
  }
  if (!isRecord(data)) throw refusal("invalid_data_param", "'data' must be an object.");
  try {
    requireBoundedInput(data);
  } catch (error) {
    if (!(error instanceof TravelError)) throw error;
    const { field = "" } = error.details;
    const message = `is not valid: ${error.message}`;
    throw faulty([{ code: "validation_length", message, pointer: `/${field}` }]);
  }
  return data;
}
