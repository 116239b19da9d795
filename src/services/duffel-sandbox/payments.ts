import type { Account, SandboxDeps } from "./deps.ts";
import { announce } from "./events.ts";
import { fault, notFound } from "./faults.ts";
import { readId, toBase62, writeId } from "./ids.ts";
import { changeOrder, findOrder, type Order, orderId, type Payment, stateOf } from "./order.ts";
import { checkAmount, type GivenPayment } from "./order-payment.ts";
import { getOrder } from "./orders.ts";

/** A payment, with the order it is for. */
export interface OrderPayment {
  readonly order: Order;
  readonly payment: Payment;
}

/** Pays an order that is on hold, all of it. */
export async function payOrder(
  deps: SandboxDeps,
  account: Account,
  id: string,
  given: GivenPayment,
): Promise<OrderPayment> {
  // Lapses first what should have lapsed.
  await getOrder(deps, account, id);
  const order = await changeOrder(deps, account, id, (order) => {
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
  announce(deps, account, "payment.created", { kind: "payment", order, payment });
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

export async function getPayment(
  deps: SandboxDeps,
  account: Account,
  id: string,
): Promise<OrderPayment> {
  const core = readId("pay", id, 2)?.core.text;
  const kept = core === undefined ? undefined : await findOrder(deps, account, orderId(core));
  const payment = kept?.order.payments.find((one) => one.id === id);
  if (!kept || !payment) throw notFound(id);
  return { order: kept.order, payment };
}

export async function listPayments(
  deps: SandboxDeps,
  account: Account,
  id: string,
): Promise<OrderPayment[]> {
  const order = await getOrder(deps, account, id);
  return order.payments.map((payment) => ({ order, payment }));
}
