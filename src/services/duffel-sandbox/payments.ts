import type { AccountDeps } from "./deps.ts";
import { accountCaller, ruleBroken } from "./desk.ts";
import { changeOrder, withEvents } from "./events.ts";
import { fault, notFound } from "./faults.ts";
import { readId, toBase62, writeId } from "./ids.ts";
import { CURRENCY, type Offer } from "./model.ts";
import { coreOf, findOrder, type Order, orderId, type Payment, stateOf } from "./order.ts";
import { getOrder, takeOver } from "./orders.ts";

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
  // Reading the order first ends it where its time is over.
  await getOrder(deps, id);
  const order = await changeOrder(deps, id, async (order) => {
    refuseUnpayable(order);
    checkAmount([given], order.total, "/payment");
    if (order.pnr !== undefined) await ticket(deps, order.pnr);
    const now = deps.now();
    const payment = newPayment(order, given, now);
    const paid = { ...order, paidAt: now, payments: [...order.payments, payment] };
    return withEvents(deps, await takeOver(deps, paid), [
      { type: "air.payment.succeeded", about: payment.id },
      { type: "payment.created", about: payment.id },
    ]);
  });
  const payment = order.payments.at(-1);
  if (!payment) throw new Error("A paid order has a payment");
  return { order, payment };
}

/** A hold of an earlier version is paid on the desk already. */
async function ticket({ gds, account }: AccountDeps, pnr: string): Promise<void> {
  const reason = await gds
    .ticketBooking({ pnr }, accountCaller(account))
    .then(() => undefined, ruleBroken);
  if (reason !== undefined && reason !== "already_ticketed") throw tooLate();
}

function refuseUnpayable(order: Order): void {
  const state = stateOf(order);
  if (state === "confirmed") throw fault("already_paid", "The order has already been paid for.");
  if (state === "cancelled") {
    const lapsed = order.paidAt === undefined && order.cancelledAt === order.hold?.payBy;
    throw lapsed ? tooLate() : fault("already_cancelled", "The order has been cancelled.");
  }
  if (order.airlineChanges.some(({ action }) => action === undefined)) {
    throw fault(
      "schedule_changed",
      "The airline has changed this order. Please accept that first.",
    );
  }
}

function tooLate() {
  return fault(
    "past_payment_required_by_date",
    "The order's payment_required_by date has passed, and it has been cancelled.",
  );
}

export function newPayment(order: Order, { type, amount }: GivenPayment, now: number): Payment {
  return {
    id: writeId("pay", coreOf(order), toBase62(order.payments.length, 2)),
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
