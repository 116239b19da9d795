import type { AccountDeps, SandboxDeps } from "./deps.ts";
import { accountCaller, readBooking, ruleBroken } from "./desk.ts";
import { withDisruptions } from "./disruptions.ts";
import { accountOf, changeOrder, withEvents } from "./events.ts";
import { notFound } from "./faults.ts";
import { readId } from "./ids.ts";
import { findOrder, ORDER_KIND, type Order, orderId, readOrder, stateOf } from "./order.ts";
import { synced } from "./sync.ts";
import { ownersListening } from "./webhooks.ts";

export interface OrderQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly awaitingPayment?: boolean | undefined;
  readonly reference?: string | undefined;
  readonly offerId?: string | undefined;
  readonly userId?: string | undefined;
  readonly names: readonly string[];
}

export interface OrderPage {
  readonly orders: readonly Order[];
  readonly cursor?: string;
}

const SCAN_PAGE = 200;
/** A search by name looks at so many of the newest orders. */
const MOST_SCANNED = 2000;
/** Of an account that wants to hear what airlines change, so many of the newest orders are looked at. */
const MOST_LOOKED_AT = 1000;

export async function getOrder(deps: AccountDeps, id: string): Promise<Order> {
  const kept = await findOrder(deps, id);
  if (!kept) throw notFound(id);
  return upToDate(deps, kept.order);
}

export async function updateOrder(
  deps: AccountDeps,
  id: string,
  change: Partial<Pick<Order, "metadata" | "users">>,
): Promise<Order> {
  await getOrder(deps, id);
  return changeOrder(deps, id, (order) => ({ ...order, ...change }));
}

/** Newest first. */
export async function listOrders(deps: AccountDeps, query: OrderQuery): Promise<OrderPage> {
  if (query.offerId !== undefined) return byOffer(deps, query.offerId);
  const matching = matcher(query);
  if (!matching) return page(deps, query.limit, query.cursor);
  const found: Order[] = [];
  let cursor: string | undefined;
  for (let scanned = 0; scanned < MOST_SCANNED; scanned += SCAN_PAGE) {
    const next = await page(deps, SCAN_PAGE, cursor);
    found.push(...next.orders.filter(matching));
    cursor = next.cursor;
    if (cursor === undefined) break;
  }
  return { orders: found };
}

async function page(
  deps: AccountDeps,
  limit: number,
  cursor: string | undefined,
): Promise<OrderPage> {
  const list = await deps.store.records.list({
    kind: ORDER_KIND,
    owner: deps.account.owner,
    limit,
    ...(cursor !== undefined && { cursor }),
  });
  const orders = await Promise.all(
    list.records.map(async ({ document }) => await upToDate(deps, readOrder(document))),
  );
  return { orders, ...(list.cursor !== undefined && { cursor: list.cursor }) };
}

async function byOffer(deps: AccountDeps, offerId: string): Promise<OrderPage> {
  const core = readId("off", offerId, 2)?.core.text;
  const kept = core === undefined ? undefined : await findOrder(deps, orderId(core));
  if (kept?.order.offerId !== offerId) return { orders: [] };
  return { orders: [await upToDate(deps, kept.order)] };
}

function matcher(query: OrderQuery): ((order: Order) => boolean) | undefined {
  const { awaitingPayment, reference, userId, names } = query;
  const tests: ((order: Order) => boolean)[] = [];
  if (awaitingPayment !== undefined) {
    tests.push((order) => (stateOf(order) === "awaiting_payment") === awaitingPayment);
  }
  if (reference !== undefined) tests.push((order) => order.reference === reference.toUpperCase());
  if (userId !== undefined) tests.push((order) => order.users.includes(userId));
  if (names.length > 0) {
    const wanted = names.map((name) => name.toLowerCase());
    tests.push((order) =>
      order.passengers.some(({ givenName, familyName }) => {
        const full = `${givenName} ${familyName}`.toLowerCase();
        return wanted.some((name) => full.includes(name));
      }),
    );
  }
  return tests.length === 0 ? undefined : (order) => tests.every((test) => test(order));
}

function isOverdue({ now }: SandboxDeps, order: Order): boolean {
  return stateOf(order) === "awaiting_payment" && (order.hold?.payBy ?? 0) <= now();
}

/** Its state now: as its booking is, and cancelled where it was not paid in time. */
async function upToDate(deps: AccountDeps, order: Order): Promise<Order> {
  if (stateOf(order) === "cancelled") return order;
  // The desk ends its own holds; those of the test airline and of an earlier version end here.
  if (order.seen === undefined && isOverdue(deps, order)) return lapse(deps, order);
  if ((await takeOver(deps, order)) === order) return order;
  return changeOrder(deps, order.id, async (found) => {
    const next = await takeOver(deps, found);
    const moved = next.slices.some(({ id }) => !found.slices.some((slice) => slice.id === id));
    // The desk's own change of flights is a change of the order.
    return moved ? withEvents(deps, next, [{ type: "air.order.changed" }]) : next;
  });
}

/** The order with what became of its booking and its flights since it was last looked at. */
export async function takeOver(deps: AccountDeps, order: Order): Promise<Order> {
  const booking = order.pnr === undefined ? undefined : await readBooking(deps, order.pnr);
  if (!booking || stateOf(order) === "cancelled") return order;
  return withDisruptions(deps, await synced(deps, order, booking), booking);
}

/** Cancels an order on hold that was not paid in time, as of its deadline, and frees its seats. */
async function lapse(deps: AccountDeps, { id }: Order): Promise<Order> {
  return changeOrder(deps, id, async (order) => {
    if (!isOverdue(deps, order)) return order;
    if (order.pnr !== undefined) await giveUpBooking(deps, order.pnr);
    return { ...order, cancelledAt: order.hold?.payBy ?? deps.now() };
  });
}

/** A booking that was cancelled on the desk itself has given its seats back already. */
async function giveUpBooking({ gds, account }: AccountDeps, pnr: string): Promise<void> {
  await gds.cancelBooking({ pnr }, accountCaller(account)).catch(ruleBroken);
}

/** Brings every hold up to date that has expired; safe to run on every node. */
export async function sweepHolds(deps: SandboxDeps): Promise<number> {
  let lapsed = 0;
  let cursor: string | undefined;
  do {
    const list = await deps.store.records.list({
      kind: ORDER_KIND,
      state: "awaiting_payment",
      limit: SCAN_PAGE,
      ...(cursor !== undefined && { cursor }),
    });
    for (const { document } of list.records) {
      const order = readOrder(document);
      if (!isOverdue(deps, order)) continue;
      await upToDate({ ...deps, account: accountOf(order) }, order);
      lapsed++;
    }
    cursor = list.cursor;
  } while (cursor !== undefined);
  return lapsed;
}

/** Brings the orders up to date whose accounts want to hear what airlines change. */
export async function lookForChanges(deps: SandboxDeps): Promise<void> {
  const owners = await ownersListening(deps, "order.airline_initiated_change_detected");
  for (const owner of owners) {
    const { records } = await deps.store.records.list({
      kind: ORDER_KIND,
      owner,
      state: "confirmed",
      limit: MOST_LOOKED_AT,
    });
    for (const { document } of records) {
      const order = readOrder(document);
      await upToDate({ ...deps, account: accountOf(order) }, order);
    }
  }
}
