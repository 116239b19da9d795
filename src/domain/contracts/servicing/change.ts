import { z } from "zod";
import { AS_CREDIT, Payment, RETURN_FORMS } from "../gds/ledger.ts";
import { contactEmail, contactPhone, PnrCode, sessionId } from "../gds/parameters.ts";
import { currency, idempotencyKey, shownSums } from "../parameters.ts";
import { SeatChoice } from "./seats.ts";

const passenger = z.string().describe("P1");
const part = z.string();

export const ChangeRequest = z.object({
  pnr: PnrCode,
  replace: z
    .array(z.object({ part: part.describe("F1, H1, C1"), id: z.string() }))
    .optional()
    .describe(
      "Another offer for a part: the id of a search result (other date, cabin, brand, room)",
    ),
  cancel: z.array(part).optional().describe("Parts to give up"),
  leave: z
    .array(passenger)
    .optional()
    .describe("Passengers who go on with a PNR of their own; a request by itself"),
  passengers: z
    .array(
      z.object({
        id: passenger,
        firstName: z.string().optional(),
        lastName: z.string().optional(),
        dateOfBirth: z.iso.date().optional(),
        email: z.email().optional(),
        phone: z.string().optional(),
        frequentFlyerNumber: z.string().optional(),
      }),
    )
    .optional()
    .describe("Corrections"),
  bags: z
    .array(z.object({ passenger, part, count: z.int().min(1).max(3) }))
    .optional()
    .describe("Checked bags to add"),
  seats: z.array(SeatChoice).optional().describe("From getSeatMap"),
  requests: z
    .array(z.object({ passenger, code: z.string(), part: part.optional() }))
    .optional()
    .describe("Meals and assistance by SSR code: VGML, KSML, WCHR …"),
  contactEmail,
  contactPhone,
  currency,
  sessionId,
});

/** One thing that was asked, and what becomes of it. Amounts are USD cents. */
export const ChangeItem = z.object({
  what: z.string(),
  part: z.string().optional(),
  passenger: z.string().optional(),
  allowed: z.boolean(),
  why: z.string().optional(),
  fareDifference: z.int().optional(),
  fee: z.int().optional(),
  toPay: z.int(),
  back: z.int().describe("Residual value that comes back"),
  form: z.enum(RETURN_FORMS),
  asCredit: z.int().optional().describe(AS_CREDIT),
});

export const ChangeQuote = z.object({
  pnr: z.string(),
  quoteId: z
    .string()
    .optional()
    .describe("Pass to confirmChange; absent when something is not allowed"),
  validUntil: z.string(),
  items: z.array(ChangeItem),
  toPay: z.int(),
  refund: z.int(),
  credit: z.int(),
  newTotal: z.int(),
  shown: shownSums,
  warnings: z.array(z.string()).optional(),
});

export const ChangeConfirmation = z.object({
  pnr: PnrCode,
  quoteId: z.string(),
  payment: Payment,
  idempotencyKey,
  sessionId,
});

export type ChangeRequest = z.output<typeof ChangeRequest>;
export type ChangeItem = z.output<typeof ChangeItem>;
export type ChangeQuote = z.output<typeof ChangeQuote>;
export type ChangeConfirmation = z.output<typeof ChangeConfirmation>;
