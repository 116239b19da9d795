import { instantOf, parseIsoDateTime } from "../../domain/dates.ts";
import type { FareCondition } from "../../domain/fare-terms.ts";
import type { PassengerType } from "../../domain/travel.ts";
import type { AccountDeps, SandboxDeps } from "./deps.ts";
import { fault, notFound } from "./faults.ts";
import { readId, writeId } from "./ids.ts";
import type { MagicRoute } from "./magic.ts";
import type { Hold, LoyaltyAccount, Price, Slice } from "./model.ts";
import type { SeatClaim } from "./seats.ts";

export interface OrderPassenger {
  readonly id: string;
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
  readonly kind: "checked" | "carry_on" | "seat";
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
  readonly credits: readonly AirlineCredit[];
}

export interface AirlineCredit {
  readonly id: string;
  readonly code: string;
  readonly amount: number;
  readonly passengerId: string;
  readonly issuedOn: string;
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
  readonly seats: readonly SeatClaim[];
  readonly cancellations: readonly Cancellation[];
  readonly metadata: Readonly<Record<string, string>>;
  readonly users: readonly string[];
  readonly magic?: MagicRoute;
}

export type OrderState = "awaiting_payment" | "confirmed" | "cancelled";

export const ORDER_KIND = "duffel_order";
const TRIES = 10;

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
  return { order: JSON.parse(record.document), version: record.version };
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
    state: stateOf(order),
    createdAt: order.createdAt,
    modifiedAt: now(),
    expectedVersion: version,
    document: JSON.stringify(order),
  });
  return result.kind === "committed";
}

/** Changes an order in one step; the step runs again when another request was faster. */
export async function changeOrder(
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
