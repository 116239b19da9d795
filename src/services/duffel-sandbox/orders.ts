import { cancelBooking, cancelledOnDesk } from "./book.ts";
import type { Account, AccountDeps, SandboxDeps } from "./deps.ts";
import { notFound } from "./faults.ts";
import { readId } from "./ids.ts";
import { changeOrder, findOrder, ORDER_KIND, type Order, orderId, stateOf } from "./order.ts";
import { releaseSeats } from "./seats.ts";

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
    list.records.map(async ({ document }) => {
      const order: Order = JSON.parse(document);
      return await upToDate(deps, order);
    }),
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

/** Its state now: cancelled where it was not paid in time, or where the desk cancelled it. */
async function upToDate(deps: AccountDeps, order: Order): Promise<Order> {
  if (stateOf(order) === "cancelled") return order;
  if (isOverdue(deps, order)) return lapse(deps, order);
  const cancelledAt = order.pnr === undefined ? undefined : await cancelledOnDesk(deps, order.pnr);
  if (cancelledAt === undefined) return order;
  return changeOrder(deps, order.id, async (found) => {
    if (stateOf(found) === "cancelled") return found;
    await releaseSeats(deps, found.seats, found.id);
    return { ...found, cancelledAt, syncedAt: deps.now() };
  });
}

/** Cancels an order on hold that was not paid in time, as of its deadline, and frees its seats. */
async function lapse(deps: AccountDeps, { id }: Order): Promise<Order> {
  return changeOrder(deps, id, async (order) => {
    if (!isOverdue(deps, order)) return order;
    await giveBack(deps, order);
    return { ...order, cancelledAt: order.hold?.payBy ?? deps.now() };
  });
}

/** The seats of an order, for others to take. */
export async function giveBack(deps: AccountDeps, order: Order): Promise<void> {
  if (order.pnr !== undefined) await cancelBooking(deps, order.pnr);
  await releaseSeats(deps, order.seats, order.id);
}

/** Cancels every hold that has expired; safe to run on every node. */
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
      const order: Order = JSON.parse(document);
      if (!isOverdue(deps, order)) continue;
      await lapse({ ...deps, account: accountOf(order) }, order);
      lapsed++;
    }
    cursor = list.cursor;
  } while (cursor !== undefined);
  return lapsed;
}

function accountOf({ owner, principal }: Order): Account {
  return { owner, ...(principal !== undefined && { principal }) };
}
