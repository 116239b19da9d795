import { z } from "zod";
import { LANGUAGES } from "../../domain/catalogue.ts";
import {
  ANSWERS,
  REQUEST_STATUSES,
  REQUEST_TYPES,
} from "../../domain/contracts/concierge/requests.ts";
import { NewPassenger } from "../../domain/contracts/gds/bookings.ts";
import { BOOKING_STATES } from "../../domain/contracts/gds/flights.ts";
import { contactEmail } from "../../domain/contracts/gds/parameters.ts";
import { TravelError } from "../../domain/errors.ts";
import type { Role } from "../../services/operator/operator.ts";
import type { ToolFacts, ToolResult } from "../../tools/define.ts";
import { requireBoundedInput } from "../../tools/input-size.ts";
import type { JsonSchema } from "../../tools/portable.ts";
import type { Toolset } from "../../tools/toolsets.ts";
import { validateInput } from "../../tools/validate.ts";

const short = z.string().max(40).optional();
const version = z.int().min(1);
const LONGEST_TEXT = 10_000;
const text = z.string().max(LONGEST_TEXT);
const LONG_TEXTS = new Map(["to", "text", "reply", "reason"].map((name) => [name, LONGEST_TEXT]));

export const Assignment = z.strictObject({ version, to: text.nullable() });
export const Note = z.strictObject({ version, text });
export const Reply = z.strictObject({
  version,
  state: z.enum(ANSWERS),
  reply: text,
});
export const Undo = z.strictObject({ version });
export const Cancellation = z.strictObject({ reason: text });

export const Order = z.strictObject({
  version,
  flightIds: z.array(z.string().max(500)).max(20).optional(),
  hotelId: z.string().max(500).optional(),
  passengers: z
    .array(NewPassenger.extend({ phone: short, frequentFlyerNumber: short }).strict())
    .min(1)
    .max(20),
  contactEmail,
  contactPhone: short,
});

const Limit = z.coerce.number().int().min(1).max(500).default(50);
const Query = z.string().max(200).optional();
const Cursor = z.string().max(400).optional();

export const RequestQuery = z.object({
  state: z.enum(REQUEST_STATUSES).optional(),
  assignee: z.string().max(120).optional(),
  kind: z.enum(REQUEST_TYPES).optional(),
  lang: z.enum(LANGUAGES).optional(),
  waiting: z.coerce.number().int().min(0).max(525_600).optional(),
  sort: z.enum(["newest", "waiting"]).optional(),
  q: Query,
  limit: Limit,
  cursor: Cursor,
});
export const PlanQuery = z.object({ lang: z.enum(LANGUAGES) });
export const BookingQuery = z.object({
  status: z.enum(BOOKING_STATES).optional(),
  q: Query,
  limit: Limit,
  cursor: Cursor,
});

/** The operator that is logged in, and the server. */
export interface AboutOperator {
  readonly operator: string;
  readonly role: Role;
  readonly version: string;
  readonly auth: "ticket" | "key";
  readonly desks: readonly Toolset[];
}

/** A tool with the schema that a form can be made from. */
export interface ToolInfo
  extends Pick<ToolFacts, "name" | "title" | "toolset" | "effect" | "description"> {
  readonly inputSchema: JsonSchema;
}

/** The answer of a tool that an operator tried. */
export interface ToolAnswer extends Pick<ToolResult, "output" | "text"> {
  readonly notes: readonly string[];
  /** How long it took, in milliseconds. */
  readonly ms: number;
}

/** A body as its schema reads it, or an error that names the field. */
export function bodyOf<T extends z.ZodObject>(schema: T, body: unknown): z.output<T> {
  if (body === null || typeof body !== "object" || Array.isArray(body)) {
    throw new TravelError("invalid", "The body must be a JSON object", {
      reason: "invalid_params",
    });
  }
  requireBoundedInput(body, LONG_TEXTS);
  return validateInput(schema, body, () => ({}));
}

/** The same for a query; a parameter that says nothing was not sent. */
export function queryAs<T extends z.ZodObject>(schema: T, query: URLSearchParams): z.output<T> {
  const sent = [...query].filter(([, value]) => value !== "");
  return validateInput(schema, Object.fromEntries(sent), () => ({}));
}
