import { z } from "zod";

const LEDGER_TYPES = ["charge", "fee", "payment", "refund", "credit"] as const;

/**
 * One line of a booking's money. Charges and fees are owed; payments are below zero; a refund and a
 * credit take a payment back. A part that is given up is a charge below zero. So all lines together
 * are what is still owed.
 */
export const LedgerEntry = z.object({
  at: z.int().describe("Unix ms"),
  type: z.enum(LEDGER_TYPES),
  amount: z.int().describe("USD cents; all entries add up to `owed`"),
  part: z.string().optional(),
  note: z.string().optional(),
});

const CARD = z
  .string()
  .describe(
    "Test card: 4242424242424242 pays, 4000000000000002 is declined, 4000000000003220 asks for a code",
  );
const code = z.string().optional().describe("The code that the card asked for");
const ACCOUNT = "Left out, the agency's account pays";

/** How a call pays. No number of a card is kept, written to a log or repeated in an answer. */
export const Payment = z.object({ card: CARD, code }).optional().describe(ACCOUNT);

/** The same for flights, which credits of their airline pay too. */
export const FlightPayment = z
  .object({
    card: CARD.optional(),
    code,
    credit: z.string().optional().describe("PNR whose airline credit pays first"),
  })
  .optional()
  .describe(ACCOUNT);

export type LedgerEntry = z.output<typeof LedgerEntry>;
export type Payment = z.output<typeof FlightPayment>;

/** How value comes back: to what it was paid with, as a credit of the airline's for later, or not at all. */
export const RETURN_FORMS = ["refund", "credit", "none"] as const;

/** Where a credit paid a part of it, and something else the rest. */
export const AS_CREDIT = "Of a refund, what comes back as credit";
