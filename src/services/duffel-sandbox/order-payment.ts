import { fault } from "./faults.ts";
import { CURRENCY, type Offer } from "./model.ts";

export interface GivenPayment {
  readonly type: string;
  /** Cents. */
  readonly amount: number;
  readonly currency: string;
}

/** What an order may be paid with when it is made: all of it at once, or nothing yet. */
export function checkPayment(
  offer: Offer,
  asked: { readonly type: "instant" | "hold"; readonly payments: readonly GivenPayment[] },
  total: number,
  extras: boolean,
): void {
  if (asked.type === "hold") {
    if (!offer.hold) {
      throw fault(
        "invalid_order_create_type",
        "This offer requires instant payment: create the order with type 'instant'.",
        "/type",
      );
    }
    if (asked.payments.length > 0) {
      throw fault("validation_inclusion", "must be empty for an order on hold", "/payments");
    }
    if (extras) {
      throw fault(
        "pay_later_order_no_payment_for_ancillaries",
        "Services cannot be added to an order on hold before it is paid.",
        "/services",
      );
    }
    return;
  }
  if (asked.payments.length === 0) throw fault("validation_required", "is required", "/payments");
  checkAmount(asked.payments, total, "/payments");
}

/** To the cent, and in the order's currency. */
export function checkAmount(
  payments: readonly GivenPayment[],
  total: number,
  pointer: string,
): void {
  if (payments.some(({ currency }) => currency !== CURRENCY)) {
    throw fault(
      "payment_currency_does_not_match_order_currency",
      `The currency of the payment must be the order's: ${CURRENCY}.`,
      pointer,
    );
  }
  if (payments.reduce((sum, { amount }) => sum + amount, 0) !== total) {
    throw fault(
      "payment_amount_does_not_match_order_amount",
      "The amount of the payment does not match the amount of the order. Please get the latest price.",
      pointer,
    );
  }
}
