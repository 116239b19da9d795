import { z } from "zod";
import { idempotencyKey } from "../parameters.ts";
import { disclaimer, notes } from "./parameters.ts";

export const REQUEST_TYPES = ["lead", "vip"] as const;

export const PENDING = "draft_pending_operator";
/** What an operator may say to a request. */
export const ANSWERS = ["confirmed", "declined", "needs_info"] as const;
export const REQUEST_STATUSES = [PENDING, ...ANSWERS, "withdrawn"] as const;
export const REQUEST_TURNS = ["operator", "traveller", "none"] as const;

/** What a traveller asks of an operator; one form for both kinds of request. */
export const NewRequest = z.strictObject({
  name: z.string().optional(),
  contact: z.string().describe("As the traveller gave it: e-mail, phone number, messenger name"),
  destination: z.string().optional(),
  dates: z.string().optional(),
  travelers: z.number().optional(),
  budget: z.string().optional(),
  message: z.string().describe("What the traveller wishes, in their own words"),
  lang: z.string().optional().describe("Language to answer the traveller in: az, ru or en"),
  plan_id: z.string().optional().describe("Of plan_trip: the operator then sees that plan"),
  idempotencyKey,
});

export const RequestReceipt = z.object({
  request_id: z.string().describe("Keep it: get_travel_request shows the answer with it"),
  status: z.literal(PENDING),
  message: z.string(),
  notes,
  disclaimer,
});

export const RequestLookup = z.strictObject({
  request_id: z.string().describe("req_… or req_vip_…"),
});

/** What the traveller says to a request that is there. */
export const RequestAddition = RequestLookup.extend({
  message: z.string().optional().describe("The traveller's answer or addition"),
  withdraw: z.boolean().optional().describe("True: the traveller no longer wants it"),
  idempotencyKey,
});

const RequestMessage = z.object({
  from: z.enum(["operator", "traveller"]),
  text: z.string(),
  at: z.string(),
});

/** What the holder of an id is shown: never a contact, a name or an operator's notes; what was asked to the asker alone. */
export const RequestView = z.object({
  request_id: z.string(),
  type: z.enum(REQUEST_TYPES),
  status: z.enum(REQUEST_STATUSES),
  message: z.string(),
  asked: z.string().optional().describe("Their first words, to who sent them"),
  reply: z.object({ text: z.string(), at: z.string() }).optional().describe("The operator's"),
  pnr: z.string().optional().describe("Booked by the operator"),
  turn: z.enum(REQUEST_TURNS).optional().describe("Who is to say something next"),
  turn_since: z.string().optional(),
  thread: z.array(RequestMessage).optional().describe("The newest, oldest first"),
  created_at: z.string(),
  updated_at: z.string(),
  disclaimer,
});

export type RequestType = (typeof REQUEST_TYPES)[number];
export type Answer = (typeof ANSWERS)[number];
export type RequestStatus = (typeof REQUEST_STATUSES)[number];
export type NewRequest = z.output<typeof NewRequest>;
export type RequestReceipt = z.output<typeof RequestReceipt>;
export type RequestTurn = (typeof REQUEST_TURNS)[number];
export type RequestAddition = z.output<typeof RequestAddition>;
export type RequestLookup = z.output<typeof RequestLookup>;
export type RequestView = z.output<typeof RequestView>;
