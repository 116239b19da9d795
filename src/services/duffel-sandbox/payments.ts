import type { AccountDeps } from "./deps.ts";
import { announce } from "./events.ts";
import { fault, notFound } from "./faults.ts";
import { readId, toBase62, writeId } from "./ids.ts";
import { CURRENCY, type Offer } from "./model.ts";
import { changeOrder, findOrder, type Order, orderId, type Payment, stateOf } from "./order.ts";
import { getOrder } from "./orders.ts";

/** A payment, with the order it is for. */
export interface OrderPayment {
  readonly order: Order;
  readonly payment: Payment;
}

/** Pays an order that is on hold, all of it. */
export async function payOrder(
  deps: AccountDeps,
  id: string,
  given: GivenPayment,
): Promise<OrderPayment> {
  // Lapses first what should have lapsed.
  await getOrder(deps, id);
  const order = await changeOrder(deps, id, (order) => {
    const state = stateOf(order);
    if (state === "cancelled") throw fault("already_cancelled", "The order has been cancelled.");
    if (state === "confirmed") throw fault("already_paid", "The order has already been paid for.");
    checkAmount([given], order.total, "/payment");
    const now = deps.now();
    return {
      ...order,
      paidAt: now,
      syncedAt: now,
      payments: [...order.payments, newPayment(order, given, now)],
    };
  });
  const payment = order.payments.at(-1);
  if (!payment) throw new Error("A paid order has a payment");
  announce(deps, "payment.created", { kind: "payment", order, payment });
  return { order, payment };
}

export function newPayment(order: Order, { type, amount }: GivenPayment, now: number): Payment {
  const core = readId("ord", order.id, 2)?.core.text ?? "";
  return {
    id: writeId("pay", core, toBase62(order.payments.length, 2)),
    type,
    amount,
    createdAt: now,
  };
}

export async function getPayment(deps: AccountDeps, id: string): Promise<OrderPayment> {
  const core = readId("pay", id, 2)?.core.text;
  const kept = core === undefined ? undefined : await findOrder(deps, orderId(core));
  const payment = kept?.order.payments.find((one) => one.id === id);
  if (!kept || !payment) throw notFound(id);
  return { order: kept.order, payment };
}

export async function listPayments(deps: AccountDeps, id: string): Promise<OrderPayment[]> {
  const order = await getOrder(deps, id);
  return order.payments.map((payment) => ({ order, payment }));
}

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
