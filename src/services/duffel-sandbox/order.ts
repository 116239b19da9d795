import { instantOf, parseIsoDateTime } from "../../domain/dates.ts";
import type { FareCondition } from "../../domain/fare-terms.ts";
import type { PassengerType } from "../../domain/travel.ts";
import type { AccountDeps, SandboxDeps } from "./deps.ts";
import { fault, notFound } from "./faults.ts";
import { readId, writeId } from "./ids.ts";
import type { MagicRoute } from "./magic.ts";
import type { Hold, LoyaltyAccount, Price, Slice } from "./model.ts";

export interface OrderPassenger {
  readonly id: string;
  /** Among the passengers of the booking, where some have left it. */
  readonly place?: number;
  readonly type: PassengerType;
  readonly title: string;
  readonly gender: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly bornOn: string;
  readonly email: string;
  readonly phone: string;
  readonly infantId?: string;
  readonly userId?: string;
  readonly loyalty: readonly LoyaltyAccount[];
}

/** An extra that was bought. */
export interface BookedExtra {
  readonly id: string;
  readonly kind: "checked" | "seat";
  readonly travellerId: string;
  readonly segmentIds: readonly string[];
  readonly quantity: number;
  /** For all of them. */
  readonly price: number;
  readonly weight?: number;
  readonly seat?: string;
}

export interface Payment {
  readonly id: string;
  readonly type: string;
  readonly amount: number;
  readonly createdAt: number;
}

/** What cancelling would give back; binding until it expires. */
export interface Cancellation {
  readonly id: string;
  readonly orderId: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly confirmedAt?: number;
  readonly refund: number;
  readonly refundTo: "balance" | "awaiting_payment" | "airline_credits";
  readonly credits: readonly IssuedCredit[];
  /** The booking desk's quote; absent for the test airline. */
  readonly quoteId?: string;
}

/** A credit that the airline gives instead of money. */
export interface IssuedCredit {
  readonly id: string;
  readonly code: string;
  readonly amount: number;
  readonly passengerId: string;
  readonly issuedOn: string;
}

/** Other slices in the place of some, at a price: as offered, as chosen, and as made. */
export interface OrderChange {
  readonly id: string;
  readonly offerId: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly confirmedAt?: number;
  /** What is paid for it; below zero what comes back. */
  readonly total: number;
  readonly penalty: number;
  readonly newTotal: number;
  /** What of it comes back as credits of the airline. */
  readonly credits: readonly IssuedCredit[];
  readonly add: readonly Slice[];
  readonly remove: readonly Slice[];
  /** The booking desk's quote; absent for the test airline. */
  readonly quoteId?: string;
}

/** A change of times or flights by the airline. */
export interface AirlineChange {
  readonly id: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly added: readonly Slice[];
  readonly removed: readonly Slice[];
  /** The part of the booking that it is about; absent for the test airline, whose orders have one. */
  readonly part?: string;
  /** What the desk says of it, which tells it from the next one. */
  readonly news?: string;
  /** What the desk is answered when it is accepted; absent where nothing is put in its place. */
  readonly choice?: string;
  readonly action?: AirlineChangeAction;
  readonly actionAt?: number;
}

export type AirlineChangeAction = "accepted" | "cancelled" | "changed";

/** An event that was decided with a change of the order, until the outbox has it. */
export interface Untold {
  readonly id: string;
  readonly type: string;
  readonly at: number;
  /** The id of the payment, cancellation or change that it tells of; else the order's. */
  readonly about: string;
}

/** An order: what was bought, its owner, and what became of it. The price covers the extras too. */
export interface Order extends Price {
  readonly id: string;
  readonly offerId: string;
  readonly owner: string;
  readonly principal?: string;
  readonly type: "instant" | "hold";
  readonly reference: string;
  /** The booking behind it; absent for the test airline. */
  readonly pnr?: string;
  /** A digest of the booking that this shows; absent where an earlier version made the order. */
  readonly seen?: string;
  /** Until when the booking can be given back for everything that was paid. */
  readonly voidUntil?: number;
  readonly createdAt: number;
  readonly syncedAt: number;
  readonly airline: string;
  readonly slices: readonly Slice[];
  readonly passengers: readonly OrderPassenger[];
  readonly change: FareCondition;
  readonly refund: FareCondition;
  readonly hold?: Hold;
  readonly paidAt?: number;
  readonly cancelledAt?: number;
  readonly payments: readonly Payment[];
  readonly extras: readonly BookedExtra[];
  readonly cancellations: readonly Cancellation[];
  readonly changes: readonly OrderChange[];
  readonly airlineChanges: readonly AirlineChange[];
  readonly untold: readonly Untold[];
  readonly metadata: Readonly<Record<string, string>>;
  readonly users: readonly string[];
  readonly magic?: MagicRoute;
}

export type OrderState = "awaiting_payment" | "confirmed" | "cancelled";

export const ORDER_KIND = "duffel_order";
/** The record's state while events wait for the outbox: a crash in between leaves it to be found. */
export const UNTOLD = "untold";
const TRIES = 10;

/** Whether no later change by the airline is about the same flights. */
export function isLatest({ airlineChanges }: Order, { id, part }: AirlineChange): boolean {
  return airlineChanges.findLast((one) => one.part === part)?.id === id;
}

/** What the ids of an order's things have in common. */
export function coreOf({ id }: Pick<Order, "id">): string {
  return readId("ord", id, 2)?.core.text ?? "";
}

/** Named after its offer request: a second order of the same request finds the name taken. */
export function orderId(core: string): string {
  return writeId("ord", core, "00");
}

export function stateOf(order: Order): OrderState {
  if (order.cancelledAt !== undefined) return "cancelled";
  return order.paidAt === undefined ? "awaiting_payment" : "confirmed";
}

export interface KeptOrder {
  readonly order: Order;
  readonly version: number;
}

export async function findOrder(
  { store, account }: AccountDeps,
  id: string,
): Promise<KeptOrder | undefined> {
  if (!readId("ord", id, 2)) return undefined;
  const record = await store.records.get(ORDER_KIND, id);
  if (record?.owner !== account.owner) return undefined;
  return { order: readOrder(record.document), version: record.version };
}

/** An order as it is kept, also one of an earlier version. */
export function readOrder(document: string): Order {
  return { changes: [], airlineChanges: [], untold: [], ...JSON.parse(document) };
}

/** False when there is such an order already, or when another request changed it first. */
export async function writeOrder(
  { store, now }: SandboxDeps,
  order: Order,
  version: number,
): Promise<boolean> {
  const result = await store.records.write({
    kind: ORDER_KIND,
    id: order.id,
    owner: order.owner,
    state: order.untold.length > 0 ? UNTOLD : stateOf(order),
    createdAt: order.createdAt,
    modifiedAt: now(),
    expectedVersion: version,
    document: JSON.stringify(order),
  });
  return result.kind === "committed";
}

/** Changes an order in one step; the step runs again when another request was faster. */
export async function rewriteOrder(
  deps: AccountDeps,
  id: string,
  step: (order: Order) => Order | Promise<Order>,
): Promise<Order> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const kept = await findOrder(deps, id);
    if (!kept) throw notFound(id);
    const next = await step(kept.order);
    if (next === kept.order || (await writeOrder(deps, next, kept.version))) return next;
  }
  throw new Error(`Order ${id} is being changed by others`);
}

/** Whether the first flight of an order has left, by the clock of where it leaves. */
export function hasLeft({ places, now }: SandboxDeps, { slices }: Order): boolean {
  const first = slices[0]?.segments[0];
  const place = first && places.find(first.origin);
  const local = first && parseIsoDateTime(first.departingAt)?.local;
  if (!place || local === undefined) return false;
  return places.instantAt(place, local) <= instantOf(now());
}

export function refuseDeparted(deps: SandboxDeps, order: Order): void {
  if (!hasLeft(deps, order)) return;
  throw fault("unsupported_action", "The first flight of this order has left already.");
}
