import { issuedCredits } from "./credit.ts";
import { keepCredits } from "./credits.ts";
import type { AccountDeps } from "./deps.ts";
import { accountCaller, ruleBroken } from "./desk.ts";
import { changeOrder, withEvents } from "./events.ts";
import { fault, notFound } from "./faults.ts";
import { readId, toBase62, writeId } from "./ids.ts";
import {
  type Cancellation,
  coreOf,
  findOrder,
  type Order,
  orderId,
  refuseDeparted,
  stateOf,
} from "./order.ts";
import { getOrder, listOrders, takeOver } from "./orders.ts";

const QUOTE_LIFE_MS = 3_600_000;
const MOST_ORDERS = 200;

/** Says what cancelling would give back. Nothing is cancelled before it is confirmed. */
export async function quoteCancellation(deps: AccountDeps, id: string): Promise<Cancellation> {
  await getOrder(deps, id);
  const order = await changeOrder(deps, id, async (order) => {
    refuseCancelled(order);
    refuseDeparted(deps, order);
    const quote = await newQuote(deps, order);
    const quoted = { ...order, cancellations: [...order.cancellations, quote] };
    return withEvents(deps, quoted, [{ type: "order_cancellation.created", about: quote.id }]);
  });
  const quote = order.cancellations.at(-1);
  if (!quote) throw new Error("A quoted order has a quote");
  return quote;
}

export async function confirmCancellation(deps: AccountDeps, id: string): Promise<Cancellation> {
  const { order: of } = await getCancellation(deps, id);
  const order = await changeOrder(deps, of.id, async (order) => {
    const quote = order.cancellations.find((one) => one.id === id);
    if (!quote) throw notFound(id);
    if (quote.confirmedAt !== undefined) refuseCancelled(order);
    if (order.pnr === undefined) refuseStale(deps, order, quote);
    else await cancelOnDesk(deps, order, quote);
    await keepCredits(deps, order, quote.credits);
    const now = deps.now();
    const cancelled = {
      ...(await takeOver(deps, order)),
      cancelledAt: now,
      syncedAt: now,
      cancellations: order.cancellations.map((one) =>
        one.id === id ? { ...one, confirmedAt: now } : one,
      ),
    };
    return withEvents(deps, cancelled, [
      { type: "order_cancellation.confirmed", about: id },
      ...quote.credits.map((credit) => ({
        type: "air.airline_credit.created" as const,
        about: credit.id,
      })),
    ]);
  });
  const confirmed = order.cancellations.find((one) => one.id === id);
  if (!confirmed) throw notFound(id);
  return confirmed;
}

/** The test airline keeps no booking: its quote is worked out again. */
function refuseStale(deps: AccountDeps, order: Order, quote: Cancellation): void {
  refuseCancelled(order);
  refuseDeparted(deps, order);
  // What was paid since then is not in the quote.
  const { refund, refundTo } = testQuote(order);
  if (quote.expiresAt > deps.now() && quote.refund === refund && quote.refundTo === refundTo)
    return;
  throw expired();
}

/** Gives back what the desk quoted; a repeat after a crash finds it done. */
async function cancelOnDesk(
  deps: AccountDeps,
  order: Order,
  { id, quoteId }: Cancellation,
): Promise<void> {
  if (stateOf(order) !== "cancelled") refuseDeparted(deps, order);
  // A quote of an earlier version has none of the desk's.
  if (quoteId === undefined) throw expired();
  const reason = await deps.gds
    .cancelBooking(
      { pnr: order.pnr ?? "", quoteId, idempotencyKey: `duffel ${id}` },
      accountCaller(deps.account),
    )
    .then(() => undefined, ruleBroken);
  if (reason === undefined) return;
  if (reason === "booking_cancelled") throw alreadyCancelled();
  throw expired();
}

function expired() {
  return fault("order_cancellation_expired", "This quote has expired. Please create a new one.");
}

/** A cancellation with the order that it is of. */
export interface CancelledOrder {
  readonly order: Order;
  readonly cancellation: Cancellation;
}

export async function getCancellation(deps: AccountDeps, id: string): Promise<CancelledOrder> {
  const core = readId("ore", id, 2)?.core.text;
  const kept = core === undefined ? undefined : await findOrder(deps, orderId(core));
  const cancellation = kept?.order.cancellations.find((one) => one.id === id);
  if (!kept || !cancellation) throw notFound(id);
  return { order: kept.order, cancellation };
}

/** Newest first; of one order, or of the newest orders that have any. */
export async function listCancellations(
  deps: AccountDeps,
  of: string | undefined,
): Promise<CancelledOrder[]> {
  const orders =
    of === undefined
      ? (await listOrders(deps, { limit: MOST_ORDERS, names: [] })).orders
      : [await getOrder(deps, of)];
  return orders
    .flatMap((order) => order.cancellations.map((cancellation) => ({ order, cancellation })))
    .sort(
      ({ cancellation: a }, { cancellation: b }) =>
        b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1),
    );
}

function refuseCancelled(order: Order): void {
  if (stateOf(order) === "cancelled") throw alreadyCancelled();
}

function alreadyCancelled() {
  return fault("already_cancelled", "The order has already been cancelled.");
}

type Terms = Pick<Cancellation, "refund" | "refundTo" | "quoteId"> & {
  readonly expiresAt: number;
  /** What comes back as credits of the airline. */
  readonly credit: number;
};

async function newQuote(deps: AccountDeps, order: Order): Promise<Cancellation> {
  const now = deps.now();
  const { credit, ...terms } =
    order.pnr === undefined
      ? { expiresAt: now + QUOTE_LIFE_MS, ...testQuote(order) }
      : await deskQuote(deps, order, order.pnr);
  return {
    id: writeId("ore", coreOf(order), toBase62(order.cancellations.length, 2)),
    orderId: order.id,
    createdAt: now,
    ...terms,
    credits: credit > 0 ? issuedCredits(order, credit, now) : [],
  };
}

/** The test airline gives everything back, whatever its conditions say. */
function testQuote(order: Order): Omit<Terms, "expiresAt"> {
  if (order.paidAt === undefined) return { refund: 0, refundTo: "awaiting_payment", credit: 0 };
  return order.magic === "airline_credits"
    ? { refund: order.total, refundTo: "airline_credits", credit: order.total }
    : { refund: order.total, refundTo: "balance", credit: 0 };
}

/** What the desk gives back for the flights of the order, by the rules of their fares. */
async function deskQuote(deps: AccountDeps, order: Order, pnr: string): Promise<Terms> {
  const parts = order.slices.flatMap(({ part }) => part ?? []);
  const quote = await deps.gds.quoteCancellation({ pnr, parts }, accountCaller(deps.account));
  const { refund, credit, quoteId } = quote;
  const known = { expiresAt: Date.parse(quote.validUntil), quoteId, credit };
  if (order.paidAt === undefined) return { ...known, refund: 0, refundTo: "awaiting_payment" };
  if (credit > 0 && refund === 0) return { ...known, refund: credit, refundTo: "airline_credits" };
  return { ...known, refund, refundTo: "balance" };
}
