import { remembered } from "../memory/bounded-cache.ts";
import { shorten } from "../text/shorten.ts";

const MASK = "[redacted]";
const MAX_DEPTH = 8;
const MAX_ITEMS = 100;
/** Values in one line, at every depth together. */
const MAX_VALUES = 1000;
const MAX_TEXT = 4000;
const MAX_NAME = 100;
const NAMES_REMEMBERED = 500;

/** Names under which people and secrets travel, compared without case and separators. */
const PRIVATE_NAMES =
  /^(.*(email|phone|token|secret|password|passwd|apikey|authorization|cookie|credential|passport|documentnumber|documentid|idnumber|dateofbirth|birthdate|frequentflyer|loyalty|cardnumber|cvv|signature|requeststate).*|(first|last|given|family|middle|full|guest|driver|passenger|contact|traveller|traveler)name|contacts?|surname|dob|key|idempotencykey|specialrequests|address|postcode)$/;

// Each pattern starts a match only where a run of its characters starts, or consumes what it looked
// at: trying again from every character of a run would take time by the square of its length.
const EMAIL =
  /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[._%+'][\p{L}\p{N}._%+'-]*(?=@))?/gu;
/** A plus sign, or at least nine digits, tells a phone from a price or a flight number. */
const PHONE = /\+\d[\d\s().-]{6,}\d|(?<![\w.:-])\(?\d{2,4}\)?[\s.-]\d{3,4}[\s.-]\d{3,5}(?![\w:-])/g;
const LONG_DIGITS = /(?<![\w.:-])\d{11,19}(?![\w.:-])/g;
const BEARER = /\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi;
/** duffel_live_…, sk-…, ghp_…, JSON web tokens. */
const API_KEY =
  /\b(?:(?:sk|pk|rk|ghp|gho|xox[abp])[-_][\w-]{8,}|\w+_(?:live|test)_[\w-]{8,}|eyJ[\w-]{5,}(?:\.[\w-]+){0,2}\.?)/g;
/** The whole id of a travel request is enough to read it; its beginning is enough to find it. */
const REQUEST_ID = /\b(req_(?:vip_)?[a-z2-7]{4})[a-z2-7]{16}\b/g;
const URL_PASSWORD = /(\b\w+:\/\/[^\s/:@]*):[^\s/@]+@/g;

/** A copy of a value that is safe to log: no contact details, names, documents, keys or tokens. */
export function redact(value: unknown): unknown {
  return copy(value, 0, NOTHING, { left: MAX_VALUES });
}

/** True of most lines, which hold numbers and plain words alone: a copy would be the same. */
export function isHarmless(fields: Readonly<Record<string, unknown>>): boolean {
  for (const name in fields) {
    const value = fields[name];
    if (value === undefined) continue;
    if (isPrivate(name)) return false;
    if (typeof value === "number" || typeof value === "boolean") continue;
    if (typeof value !== "string" || !HARMLESS.test(value)) return false;
  }
  return true;
}

const NOTHING: ReadonlySet<object> = new Set();

/** Nothing to hide can look like this: one word of letters, or a UUID. Most of a log is such words. */
const HARMLESS = /^(?:[A-Za-z]{0,200}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** A text without emails, phone numbers, keys and tokens, cut where no sentence of ours ends. */
export function redactText(text: string): string {
  if (HARMLESS.test(text)) return text;
  return shorten(text, MAX_TEXT)
    .replace(URL_PASSWORD, `$1:${MASK}@`)
    .replace(EMAIL, MASK)
    .replace(REQUEST_ID, "$1…")
    .replace(BEARER, `$1 ${MASK}`)
    .replace(API_KEY, MASK)
    .replace(PHONE, MASK)
    .replace(LONG_DIGITS, MASK);
}

/** How many more values a line may hold. */
interface Budget {
  left: number;
}

function copy(value: unknown, depth: number, above: ReadonlySet<object>, budget: Budget): unknown {
  if (budget.left-- <= 0) return "[more]";
  if (typeof value === "string") return redactText(value);
  if (typeof value === "bigint") return value.toString();
  if (typeof value !== "object" || value === null) return value;
  if (above.has(value)) return "[circular]";
  if (depth >= MAX_DEPTH) return "[deep]";
  if (value instanceof Date) return value.toISOString();
  // Most of what is logged is flat, and needs no memory of what it is in.
  let path: ReadonlySet<object> | undefined;
  const within = (part: unknown) => {
    if (typeof part === "object") path ??= new Set(above).add(value);
    return copy(part, depth + 1, path ?? above, budget);
  };
  if (value instanceof Error) return copyError(value, within);
  if (Array.isArray(value)) {
    const items = value.slice(0, MAX_ITEMS).map(within);
    return value.length > MAX_ITEMS ? [...items, `[${value.length - MAX_ITEMS} more]`] : items;
  }
  const safe: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(value).slice(0, MAX_ITEMS)) {
    const secret = isPrivate(name) && part !== undefined && part !== null;
    safe[shorten(name, MAX_NAME)] = secret ? MASK : within(part);
  }
  return safe;
}

function copyError(error: Error, within: (part: unknown) => unknown): unknown {
  return {
    name: error.name,
    message: redactText(error.message),
    ...(error.stack !== undefined && { stack: redactText(error.stack) }),
    ...(error.cause !== undefined && { cause: within(error.cause) }),
  };
}

function isPrivate(name: string): boolean {
  return name.length > MAX_NAME || isPrivateName(name);
}

/** Names of fields are the code's own, a few hundred at most: each is judged once. */
const isPrivateName = remembered(NAMES_REMEMBERED, (name) =>
  PRIVATE_NAMES.test(name.toLowerCase().replace(/[^a-z]/g, "")),
);
