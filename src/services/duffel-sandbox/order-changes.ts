import { changeOver, getChangeOffer, notChangeable } from "./change-requests.ts";
import { keepCredits } from "./credits.ts";
import type { AccountDeps } from "./deps.ts";
import { accountCaller, ruleBroken } from "./desk.ts";
import { changeOrder, withEvents } from "./events.ts";
import { fault, notFound, offerGone } from "./faults.ts";
import { readId, toBase62, writeId } from "./ids.ts";
import { coreOf, findOrder, type Order, type OrderChange, orderId, stateOf } from "./order.ts";
import { takeOver } from "./orders.ts";
import { checkAmount, type GivenPayment, newPayment } from "./payments.ts";

/** A change with the order that it changes. */
export interface ChangeOfOrder {
  readonly order: Order;
  readonly change: OrderChange;
}

/** Chooses a change. Nothing is changed before it is confirmed; choosing it again finds the same. */
export async function createOrderChange(
  deps: AccountDeps,
  offerId: string,
): Promise<ChangeOfOrder> {
  const { offer, order } = await getChangeOffer(deps, offerId);
  const changed = await changeOrder(deps, order.id, (found) => {
    if (found.changes.some((one) => one.offerId === offerId)) return found;
    refuseUnchangeable(found);
    const id = writeId("oce", coreOf(found), toBase62(found.changes.length, 2));
    return { ...found, changes: [...found.changes, { ...offer, id, offerId }] };
  });
  const change = changed.changes.find((one) => one.offerId === offerId);
  if (!change) throw notFound(offerId);
  return { order: changed, change };
}

/** Makes a change at exactly what it was offered for. */
export async function confirmOrderChange(
  deps: AccountDeps,
  id: string,
  payment: GivenPayment | undefined,
): Promise<ChangeOfOrder> {
  const { order: of } = await getOrderChange(deps, id);
  const order = await changeOrder(deps, of.id, async (found) => {
    const change = found.changes.find((one) => one.id === id);
    if (!change) throw notFound(id);
    if (change.confirmedAt !== undefined) throw actioned();
    refuseUnchangeable(found);
    checkChangePayment(change, payment);
    const changed = found.pnr === undefined ? testChange(deps, found, change) : found;
    if (found.pnr !== undefined) await changeOnDesk(deps, found.pnr, change);
    await keepCredits(deps, found, change.credits);
    const now = deps.now();
    const paid = payment && change.total > 0 ? [newPayment(found, payment, now)] : [];
    const next = await takeOver(deps, {
      ...changed,
      syncedAt: now,
      payments: [...changed.payments, ...paid],
      changes: changed.changes.map((one) => (one.id === id ? { ...one, confirmedAt: now } : one)),
    });
    return withEvents(deps, next, [
      { type: "air.order.changed", about: id },
      ...change.credits.map((credit) => ({
        type: "air.airline_credit.created" as const,
        about: credit.id,
      })),
    ]);
  });
  const change = order.changes.find((one) => one.id === id);
  if (!change) throw notFound(id);
  return { order, change };
}

export async function getOrderChange(deps: AccountDeps, id: string): Promise<ChangeOfOrder> {
  const core = readId("oce", id, 2)?.core.text;
  const kept = core === undefined ? undefined : await findOrder(deps, orderId(core));
  const change = kept?.order.changes.find((one) => one.id === id);
  if (!kept || !change) throw notFound(id);
  return { order: kept.order, change };
}

function actioned() {
  return fault("order_change_already_actioned", "This change has already been confirmed.");
}

function refuseUnchangeable(order: Order): void {
  if (stateOf(order) === "cancelled") {
    throw fault("already_cancelled", "The order has been cancelled.");
  }
  if (stateOf(order) !== "confirmed") throw notChangeable();
}

/** Paid in full where it costs something; else there is nothing to pay. */
function checkChangePayment({ total }: OrderChange, payment: GivenPayment | undefined): void {
  if (payment) checkAmount([payment], Math.max(0, total), "/payment");
  else if (total > 0) throw fault("validation_required", "can't be blank", "/payment");
}

/** The key finds a change that was made before a crash. */
async function changeOnDesk(
  { gds, account }: AccountDeps,
  pnr: string,
  { id, quoteId = "" }: OrderChange,
): Promise<void> {
  const reason = await gds
    .confirmChange({ pnr, quoteId, idempotencyKey: `duffel ${id}` }, accountCaller(account))
    .then(() => undefined, ruleBroken);
  if (reason === undefined) return;
  throw reason === "quote_expired" ? changeOver() : offerGone();
}

/** The replaced slices lose their seats and bags; the order is dearer by the whole change. */
function testChange({ now }: AccountDeps, order: Order, change: OrderChange): Order {
  if (change.expiresAt <= now()) throw changeOver();
  if (order.changes.some(({ confirmedAt }) => confirmedAt !== undefined)) throw notChangeable();
  const gone = new Set(change.remove.map(({ id }) => id));
  const left = new Set(
    change.remove.flatMap(({ segments }) => segments.map((segment) => segment.id)),
  );
  const added = [...change.add];
  return {
    ...order,
    base: order.base + change.total,
    total: order.total + change.total,
    slices: order.slices.flatMap((slice) => (gone.has(slice.id) ? added.splice(0, 1) : [slice])),
    extras: order.extras.filter(({ segmentIds }) => !segmentIds.some((id) => left.has(id))),
  };
}
