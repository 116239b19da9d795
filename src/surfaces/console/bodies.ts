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
import { CancellationQuestion } from "../../domain/contracts/servicing/cancellation.ts";
import { ChangeRequest } from "../../domain/contracts/servicing/change.ts";
import { TravelError } from "../../domain/errors.ts";
import { AUDITED } from "../../services/operator/audit.ts";
import type { OperatorDesk } from "../../services/operator/desk.ts";
import type { Role } from "../../services/operator/operator.ts";
import type { ToolFacts, ToolResult } from "../../tools/define.ts";
import type { Example } from "../../tools/examples.ts";
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
const tags = z.array(z.string().max(200)).max(50);
export const Tags = z.strictObject({ version, tags });
export const Undo = z.strictObject({ version });
export const Several = z.strictObject({
  requests: z
    .array(
      z.strictObject({
        id: z.string().max(60),
        version,
        assignTo: text.nullable().optional(),
        tags: tags.optional(),
        answer: z.strictObject({ state: z.enum(ANSWERS), reply: text }).optional(),
        undo: z.literal(true).optional(),
      }),
    )
    .min(1)
    .max(200),
});
export const Erasure = z.strictObject({ seen: z.string().max(100) });
export const View = z.strictObject({
  name: z.string().trim().min(1).max(60),
  query: z.string().max(1_000).optional(),
});
export const Cancellation = z.strictObject({
  reason: text,
  quoteId: z.string().max(60).optional(),
});
export const CancellationWish = CancellationQuestion.pick({ parts: true }).strict();
export const ChangeWish = ChangeRequest.omit({
  pnr: true,
  sessionId: true,
  currency: true,
}).strict();
export const ConfirmedChange = z.strictObject({ quoteId: z.string().max(60) });
export const NewLink = z.strictObject({
  lang: z.enum(LANGUAGES),
  prices: z.boolean().default(false),
  until: z.iso.date().optional(),
});
export const LinkName = z.strictObject({ id: z.string().max(80) });

const count = z.int().min(0).max(9);
const flightIds = z.array(z.string().max(500)).min(1).max(20);
export const Priced = z.strictObject({
  flightIds,
  party: z.strictObject({ adults: count, children: count, infants: count }),
});
export const Order = z.strictObject({
  version,
  flightIds: flightIds.optional(),
  hotelIds: z.array(z.string().max(500)).min(1).max(10).optional(),
  passengers: z
    .array(NewPassenger.extend({ phone: short, frequentFlyerNumber: short }).strict())
    .min(1)
    .max(20),
  contactEmail,
  contactPhone: short,
});

const Query = z.string().max(200).optional();
const day = z.iso.date().optional();
const Paging = z.object({
  limit: z.coerce.number().int().min(1).max(500).default(50),
  cursor: z.string().max(400).optional(),
});

const RequestFilters = z.object({
  state: z.enum(REQUEST_STATUSES).optional(),
  assignee: z.string().max(120).optional(),
  kind: z.enum(REQUEST_TYPES).optional(),
  lang: z.enum(LANGUAGES).optional(),
  waiting: z.coerce.number().int().min(0).max(525_600).optional(),
  destination: Query,
  from: day,
  to: day,
  tag: z.string().max(60).optional(),
  sort: z.enum(["newest", "waiting"]).optional(),
  q: Query,
});
const BookingFilters = z.object({
  status: z.enum(BOOKING_STATES).optional(),
  sort: z.enum(["newest", "departure", "amount"]).optional(),
  q: Query,
});
const CustomerFilters = z.object({ q: Query });
const AuditFilters = z.object({
  by: z.string().max(120).optional(),
  what: z.enum(AUDITED).optional(),
});

/** What each list is narrowed by. */
export const FILTERS = {
  requests: RequestFilters,
  bookings: BookingFilters,
  customers: CustomerFilters,
  audit: AuditFilters,
} as const;

export const RequestQuery = RequestFilters.extend(Paging.shape);
export const BookingQuery = BookingFilters.extend(Paging.shape);
export const CustomerQuery = CustomerFilters.extend(Paging.shape);
export const AuditQuery = AuditFilters.extend(Paging.shape);
export const ExportQuery = z.object({ format: z.enum(["csv", "json"]).default("csv") });
export const ItineraryQuery = z.object({
  lang: z.enum(LANGUAGES).default("en"),
  prices: z.stringbool().default(false),
});
export const PlanQuery = z.object({ lang: z.enum(LANGUAGES) });

/** The operator that is logged in, and the server. */
export interface AboutOperator {
  readonly operator: string;
  readonly role: Role;
  readonly version: string;
  readonly auth: "ticket" | "key";
  readonly desks: readonly Toolset[];
  /** True where agents are tested here. */
  readonly gym: boolean;
}

/** The links of a booking's traveller. */
export interface ItineraryLinks {
  readonly links: Awaited<ReturnType<OperatorDesk["links"]>>["links"];
  /** True where the server prints itineraries itself. */
  readonly pdf: boolean;
}

/** The same with the token of a new one, which is told this once. */
export interface SharedItinerary extends ItineraryLinks {
  readonly token: string;
}

/** A tool with the schema that a form can be made from. */
export interface ToolInfo
  extends Pick<ToolFacts, "name" | "title" | "toolset" | "effect" | "description"> {
  readonly inputSchema: JsonSchema;
  readonly example?: Example;
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
