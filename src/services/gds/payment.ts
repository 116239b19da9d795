import type { LedgerEntry, Payment } from "../../domain/contracts/gds/ledger.ts";
import { TravelError } from "../../domain/errors.ts";
import { owedBy } from "../../domain/rules/ledger.ts";

type Card = "pays" | "declined" | "asks";

/** Public numbers of test cards; real ones are refused. */
const CARDS: Readonly<Record<string, Card>> = {
  "4242424242424242": "pays",
  "4000000000000002": "declined",
  "4000000000003220": "asks",
};
/** What the simulated bank sends to the holder of a card that asks. */
const CODE = "123456";

/** A way to pay that has been accepted, in words that say nothing of the card. */
export type Payer = "agency account" | "test card";

/** What of a payment may be remembered to tell a repeated request: never the number. */
export function paymentMark(payment: Payment): string {
  if (!payment) return "account";
  if (payment.credit !== undefined)
    return `credit ${payment.credit} ${payment.card ? cardOf(payment) : ""}`;
  return `card ${cardOf(payment)} ${payment.code === undefined ? "" : "with code"}`;
}

/** Accepts a payment, or says what is wrong with it; nothing has been charged then. */
export function acceptPayment(payment: Payment): Payer {
  if (payment?.card === undefined) return "agency account";
  const card = cardOf(payment);
  if (card === "declined") {
    throw new TravelError("rule", "payment.card: the bank declined this card", {
      reason: "payment_declined",
      field: "payment.card",
      hint: "Nothing was charged. Use another card, or leave payment out for the agency's account.",
    });
  }
  if (card === "asks" && payment.code !== CODE) {
    const isWrong = payment.code !== undefined;
    const why = isWrong ? "this is not the code that the bank sent" : "the bank asks for a code";
    throw new TravelError("rule", `payment.code: ${why}`, {
      reason: isWrong ? "payment_code_wrong" : "payment_code_required",
      field: "payment.code",
      hint: `Nothing was charged yet. Send the same request with payment.code; the simulated bank's code is ${CODE}.`,
    });
  }
  return "test card";
}

function cardOf({ card = "" }: NonNullable<Payment>): Card {
  const known = CARDS[card.replace(/[\s-]/g, "")];
  if (known) return known;
  throw new TravelError("invalid", "payment.card: this is not one of the test cards", {
    reason: "not_a_test_card",
    field: "payment.card",
    hint: `Only test cards are taken: ${Object.keys(CARDS).join(", ")}. Never send a real number.`,
  });
}

/** The ledger with everything that is owed paid. */
export function paidUp(
  ledger: readonly LedgerEntry[],
  at: number,
  note: Payer,
): readonly LedgerEntry[] {
  const owed = owedBy(ledger);
  return owed > 0 ? [...ledger, { at, type: "payment", amount: -owed, note }] : ledger;
}
