import { type ChosenExtra, chooseExtras } from "./choose.ts";
import { bagsOf } from "./create-order.ts";
import type { AccountDeps } from "./deps.ts";
import { bookBags } from "./desk.ts";
import { changeOrder } from "./events.ts";
import { bagExtras, type Extra } from "./extras.ts";
import { fault } from "./faults.ts";
import type { Offer } from "./model.ts";
import { hasLeft, type Order, refuseDeparted, stateOf } from "./order.ts";
import { getOrder, takeOver } from "./orders.ts";
import { checkAmount, type GivenPayment, newPayment } from "./payments.ts";

/** Bags that can still be added; the test airline sells none after booking. */
export async function availableExtras(deps: AccountDeps, id: string): Promise<Extra[]> {
  const order = await getOrder(deps, id);
  const over = stateOf(order) !== "confirmed" || hasLeft(deps, order);
  return order.magic || over ? [] : bagsLeft(order);
}

/** What may be added to what was bought already. */
function bagsLeft(order: Order): Extra[] {
  return bagExtras(asOffered(order))
    .map((bag) => ({ ...bag, most: bag.most - bought(order, bag) }))
    .filter(({ most }) => most > 0);
}

function bought({ extras }: Order, { kind, travellerId, segmentIds }: Extra): number {
  return extras
    .filter((one) => one.kind === kind && one.travellerId === travellerId)
    .filter((one) => one.segmentIds.join() === segmentIds.join())
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

export async function addExtras(
  deps: AccountDeps,
  id: string,
  { chosen, payment }: { readonly chosen: readonly ChosenExtra[]; readonly payment: GivenPayment },
): Promise<Order> {
  const order = await getOrder(deps, id);
  refuseExtras(deps, order);
  const priced = await chooseExtras(deps, asOffered(order), {
    chosen,
    pointer: "/add_services",
    onSale: bagsLeft(order),
  });
  const price = priced.reduce((sum, { extra, quantity }) => sum + extra.price * quantity, 0);
  checkAmount([payment], price, "/payment");
  const bags = bagsOf(order, priced);
  if (order.pnr === undefined || bags.length === 0) return order;
  await bookBags(deps, order.pnr, bags);
  return changeOrder(deps, id, (now) =>
    takeOver(deps, { ...now, payments: [...now.payments, newPayment(now, payment, deps.now())] }),
  );
}

function refuseExtras(deps: AccountDeps, order: Order): void {
  if (order.magic) {
    throw fault("bad_request", "This airline does not sell services after booking.");
  }
  if (stateOf(order) === "cancelled") throw fault("already_cancelled", "The order is cancelled.");
  if (stateOf(order) === "awaiting_payment") {
    throw fault(
      "pay_later_order_no_payment_for_ancillaries",
      "Services cannot be added to an order on hold before it is paid.",
    );
  }
  refuseDeparted(deps, order);
}

/** The offer that the order was made from, as far as its extras go. */
function asOffered(order: Order): Offer {
  return {
    ...order,
    id: order.offerId,
    updatedAt: order.createdAt,
    expiresAt: order.createdAt,
    emissionsKg: 0,
    travellers: order.passengers.map(({ id, type }) => ({ id, type, asked: "type", loyalty: [] })),
  };
}
