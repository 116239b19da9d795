import { allocate } from "../../domain/money.ts";
import type { AccountDeps } from "./deps.ts";
import { fault, notFound } from "./faults.ts";
import { lettersOf, readId, toBase62, writeId } from "./ids.ts";
import {
  type AirlineCredit,
  type Cancellation,
  changeOrder,
  findOrder,
  type Order,
  orderId,
  refuseDeparted,
  stateOf,
} from "./order.ts";
import { getOrder, giveBack, listOrders } from "./orders.ts";

const QUOTE_LIFE_MS = 3_600_000;
const MOST_ORDERS = 200;

/** Says what cancelling would give back. Nothing is cancelled before it is confirmed. */
export async function quoteCancellation(deps: AccountDeps, id: string): Promise<Cancellation> {
  await getOrder(deps, id);
  const order = await changeOrder(deps, id, (order) => {
    refuseCancelled(order);
    refuseDeparted(deps, order);
    const quote = newQuote(order, deps.now());
    return { ...order, cancellations: [...order.cancellations, quote] };
  });
  const quote = order.cancellations.at(-1);
  if (!quote) throw new Error("A quoted order has a quote");
  return quote;
}

export async function confirmCancellation(deps: AccountDeps, id: string): Promise<Cancellation> {
  const { orderId: of } = await getCancellation(deps, id);
  const order = await changeOrder(deps, of, async (order) => {
    refuseCancelled(order);
    refuseDeparted(deps, order);
    const now = deps.now();
    const quote = order.cancellations.find((one) => one.id === id);
    if (!quote) throw notFound(id);
    // What was paid since then is not in the quote.
    const { refund, refundTo } = newQuote(order, now);
    if (quote.expiresAt <= now || quote.refund !== refund || quote.refundTo !== refundTo) {
      throw fault("order_cancellation_expired", "This quote has expired. Please create a new one.");
    }
    await giveBack(deps, order);
    return {
      ...order,
      cancelledAt: now,
      syncedAt: now,
      cancellations: order.cancellations.map((one) =>
        one.id === id ? { ...one, confirmedAt: now } : one,
      ),
    };
  });
  const confirmed = order.cancellations.find((one) => one.id === id);
  if (!confirmed) throw notFound(id);
  return confirmed;
}

export async function getCancellation(deps: AccountDeps, id: string): Promise<Cancellation> {
  const core = readId("ore", id, 2)?.core.text;
  const kept = core === undefined ? undefined : await findOrder(deps, orderId(core));
  const cancellation = kept?.order.cancellations.find((one) => one.id === id);
  if (!cancellation) throw notFound(id);
  return cancellation;
}

/** Newest first; of one order, or of the newest orders that have any. */
export async function listCancellations(
  deps: AccountDeps,
  of: string | undefined,
): Promise<Cancellation[]> {
  if (of !== undefined) return [...(await getOrder(deps, of)).cancellations].reverse();
  const { orders } = await listOrders(deps, { limit: MOST_ORDERS, names: [] });
  return orders
    .flatMap(({ cancellations }) => cancellations)
    .sort((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1));
}

function refuseCancelled(order: Order): void {
  if (stateOf(order) === "cancelled") {
    throw fault("already_cancelled", "The order has already been cancelled.");
  }
}

function newQuote(order: Order, now: number): Cancellation {
  const core = readId("ord", order.id, 2)?.core.text ?? "";
  const refund = refundOf(order);
  const credits = order.magic === "airline_credits" && order.paidAt !== undefined;
  return {
    id: writeId("ore", core, toBase62(order.cancellations.length, 2)),
    orderId: order.id,
    createdAt: now,
    expiresAt: now + QUOTE_LIFE_MS,
    refund,
    refundTo:
      order.paidAt === undefined ? "awaiting_payment" : credits ? "airline_credits" : "balance",
    credits: credits ? creditsOf(order, core, refund, now) : [],
  };
}

/** The test airline gives everything back, whatever its conditions say. */
function refundOf(order: Order): number {
  if (order.paidAt === undefined) return 0;
  if (order.magic) return order.total;
  return order.refund.allowed ? Math.max(0, order.total - (order.refund.penalty ?? 0)) : 0;
}

function creditsOf(order: Order, core: string, refund: number, now: number): AirlineCredit[] {
  const shares = allocate(
    refund,
    order.passengers.map(() => 1),
  );
  return order.passengers.map(({ id }, index) => ({
    id: writeId("acd", core, toBase62(index, 2)),
    code: lettersOf(`credit ${id}`, 10).toUpperCase(),
    amount: shares[index] ?? 0,
    passengerId: id,
    issuedOn: new Date(now).toISOString().slice(0, 10),
  }));
}
