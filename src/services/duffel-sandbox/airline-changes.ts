import type { AccountDeps } from "./deps.ts";
import { accountCaller, ruleBroken } from "./desk.ts";
import { withAirlineChange } from "./disruptions.ts";
import { changeOrder } from "./events.ts";
import { type FaultCode, fault, notFound, offerGone } from "./faults.ts";
import { readId } from "./ids.ts";
import type { Slice } from "./model.ts";
import {
  type AirlineChange,
  type AirlineChangeAction,
  findOrder,
  isLatest,
  type Order,
  orderId,
  stateOf,
} from "./order.ts";
import { getOrder, listOrders, takeOver } from "./orders.ts";
import { namedSlice } from "./sync.ts";
import { laterBy } from "./test-airline.ts";

/** A change by the airline, with the order that it changed. */
export interface ChangedOrder {
  readonly order: Order;
  readonly change: AirlineChange;
}

const MOST_ORDERS = 200;
const TEST_DELAY = 60;

/** Newest first; of one order, or of the newest orders that have any. */
export async function listAirlineChanges(
  deps: AccountDeps,
  of: string | undefined,
): Promise<ChangedOrder[]> {
  const orders =
    of === undefined
      ? (await listOrders(deps, { limit: MOST_ORDERS, names: [] })).orders
      : [await movedAgain(deps, await getOrder(deps, of))];
  return orders
    .flatMap((order) => order.airlineChanges.map((change) => ({ order, change })))
    .sort(
      (a, b) => b.change.createdAt - a.change.createdAt || (a.change.id < b.change.id ? 1 : -1),
    );
}

/** On its route the test airline moves the first flight whenever its changes are looked at. */
async function movedAgain(deps: AccountDeps, { id, magic }: Order): Promise<Order> {
  if (magic !== "schedule_changes") return getOrder(deps, id);
  return changeOrder(deps, id, (order) => {
    const [old, ...others] = order.slices;
    if (!old || stateOf(order) === "cancelled") return order;
    const slice = namedSlice(laterBy(deps, old, TEST_DELAY), order.id, undefined);
    const extras = onNewSegments(order.extras, old, slice);
    const moved = { ...order, extras, slices: [slice, ...others], syncedAt: deps.now() };
    return withAirlineChange(deps, moved, { removed: [old], added: [slice] });
  });
}

/** Seats and bags, on the segments that took the place of theirs. */
function onNewSegments(extras: Order["extras"], from: Slice, to: Slice): Order["extras"] {
  const ids = new Map(from.segments.map(({ id }, index) => [id, to.segments[index]?.id ?? id]));
  return extras.map((extra) => ({
    ...extra,
    segmentIds: extra.segmentIds.map((id) => ids.get(id) ?? id),
  }));
}

export async function acceptAirlineChange(deps: AccountDeps, id: string): Promise<ChangedOrder> {
  const stale = "stale_airline_initiated_change_accept";
  return settle(deps, id, { action: "accepted", stale, accepts: true });
}

/** Notes what was done about it with the airline itself. */
export async function updateAirlineChange(
  deps: AccountDeps,
  id: string,
  action: AirlineChangeAction,
): Promise<ChangedOrder> {
  const stale = "stale_airline_initiated_change_update";
  return settle(deps, id, { action, stale, accepts: false });
}

interface Answer {
  readonly action: AirlineChangeAction;
  readonly stale: FaultCode;
  /** False where the airline was told already. */
  readonly accepts: boolean;
}

/** Takes what the airline offers; the key finds an answer that was given before a crash. */
async function acceptOnDesk(
  { gds, account }: AccountDeps,
  { pnr }: Order,
  { id, part, choice }: AirlineChange,
): Promise<void> {
  if (pnr === undefined) return;
  if (part === undefined || choice === undefined) {
    throw fault("unsupported_action", "The airline offers nothing to accept.");
  }
  const reason = await gds
    .respondToDisruption(
      { pnr, part, choice, idempotencyKey: `duffel ${id}` },
      accountCaller(account),
    )
    .then(() => undefined, ruleBroken);
  if (reason !== undefined) throw offerGone();
}

async function settle(
  deps: AccountDeps,
  id: string,
  { action, stale, accepts }: Answer,
): Promise<ChangedOrder> {
  const core = readId("aic", id, 2)?.core.text;
  const kept = core === undefined ? undefined : await findOrder(deps, orderId(core));
  if (!kept?.order.airlineChanges.some((one) => one.id === id)) throw notFound(id);
  const order = await changeOrder(deps, kept.order.id, async (order) => {
    const change = order.airlineChanges.find((one) => one.id === id);
    if (!change || !isLatest(order, change)) {
      throw fault(stale, "This is not the latest change of the order.");
    }
    if (change.action !== undefined) {
      throw fault("order_change_already_actioned", "This change has already been actioned.");
    }
    if (accepts) await acceptOnDesk(deps, order, change);
    const now = deps.now();
    const settled = { ...change, action, actionAt: now, updatedAt: now };
    const airlineChanges = order.airlineChanges.map((one) => (one.id === id ? settled : one));
    return takeOver(deps, { ...order, airlineChanges });
  });
  const change = order.airlineChanges.find((one) => one.id === id);
  if (!change) throw notFound(id);
  return { order, change };
}
