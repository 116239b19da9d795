import type { AccountDeps } from "./deps.ts";
import { changeOrder, withEvents } from "./events.ts";
import { type FaultCode, fault, notFound } from "./faults.ts";
import { readId, toBase62, writeId } from "./ids.ts";
import type { Slice } from "./model.ts";
import {
  type AirlineChange,
  type AirlineChangeAction,
  coreOf,
  findOrder,
  type Order,
  orderId,
  stateOf,
} from "./order.ts";
import { getOrder, listOrders } from "./orders.ts";
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
    const extras = moved(order.extras, old, slice);
    return withAirlineChange(deps, { ...order, extras, slices: [slice, ...others] }, [old]);
  });
}

/** Seats and bags, on the segments that took the place of theirs. */
function moved(extras: Order["extras"], from: Slice, to: Slice): Order["extras"] {
  const ids = new Map(from.segments.map(({ id }, index) => [id, to.segments[index]?.id ?? id]));
  return extras.map((extra) => ({
    ...extra,
    segmentIds: extra.segmentIds.map((id) => ids.get(id) ?? id),
  }));
}

/** Notes that the airline changed an order from what it was; the order says already what it is. */
async function withAirlineChange(
  deps: AccountDeps,
  order: Order,
  removed: Order["slices"],
): Promise<Order> {
  const now = deps.now();
  const before = new Set(removed.map(({ id }) => id));
  const change: AirlineChange = {
    id: writeId("aic", coreOf(order), toBase62(order.airlineChanges.length, 2)),
    createdAt: now,
    updatedAt: now,
    removed,
    added: order.slices.filter(({ id }) => !before.has(id)).slice(0, removed.length),
  };
  const changed = {
    ...order,
    syncedAt: now,
    airlineChanges: [...order.airlineChanges, change],
  };
  const type = "order.airline_initiated_change_detected";
  return withEvents(deps, changed, [{ type, about: change.id }]);
}

export async function acceptAirlineChange(deps: AccountDeps, id: string): Promise<ChangedOrder> {
  return settle(deps, id, { action: "accepted", stale: "stale_airline_initiated_change_accept" });
}

/** Notes what was done about it with the airline itself. */
export async function updateAirlineChange(
  deps: AccountDeps,
  id: string,
  action: AirlineChangeAction,
): Promise<ChangedOrder> {
  return settle(deps, id, { action, stale: "stale_airline_initiated_change_update" });
}

async function settle(
  deps: AccountDeps,
  id: string,
  { action, stale }: { readonly action: AirlineChangeAction; readonly stale: FaultCode },
): Promise<ChangedOrder> {
  const core = readId("aic", id, 2)?.core.text;
  const kept = core === undefined ? undefined : await findOrder(deps, orderId(core));
  if (!kept?.order.airlineChanges.some((one) => one.id === id)) throw notFound(id);
  const order = await changeOrder(deps, kept.order.id, (order) => {
    const latest = order.airlineChanges.at(-1);
    if (latest?.id !== id) throw fault(stale, "This is not the latest change of the order.");
    if (latest.action !== undefined) {
      throw fault("order_change_already_actioned", "This change has already been actioned.");
    }
    const now = deps.now();
    const settled = { ...latest, action, actionAt: now, updatedAt: now };
    return { ...order, airlineChanges: [...order.airlineChanges.slice(0, -1), settled] };
  });
  const change = order.airlineChanges.find((one) => one.id === id);
  if (!change) throw notFound(id);
  return { order, change };
}
