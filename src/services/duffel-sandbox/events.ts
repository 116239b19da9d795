import type { NewMessage } from "../outbox/outbox.ts";
import { type AirlineCredit, creditOf } from "./credit.ts";
import type { Account, AccountDeps, SandboxDeps } from "./deps.ts";
import { idOf } from "./ids.ts";
import {
  type AirlineChange,
  type Cancellation,
  ORDER_KIND,
  type Order,
  type Payment,
  readOrder,
  rewriteOrder,
  UNTOLD,
  type Untold,
} from "./order.ts";
import { liveWebhook, type Webhook } from "./webhooks.ts";

/** What an event is about; how it is written is the wire's business. */
export type EventSubject =
  | { readonly kind: "order"; readonly order: Order }
  /** An order that was accepted and came to nothing. */
  | { readonly kind: "failure"; readonly order: Order }
  | { readonly kind: "payment"; readonly order: Order; readonly payment: Payment }
  | { readonly kind: "cancellation"; readonly order: Order; readonly cancellation: Cancellation }
  | { readonly kind: "airline_change"; readonly order: Order; readonly change: AirlineChange }
  | { readonly kind: "credit"; readonly credit: AirlineCredit }
  | { readonly kind: "ping" };

/** What a webhook may ask for. Of these, those of stays and conversations never happen here. */
export const EVENT_TYPES = [
  "order.created",
  "order.creation_failed",
  "order.airline_initiated_change_detected",
  "order_cancellation.created",
  "order_cancellation.confirmed",
  "air.order.changed",
  "air.payment.succeeded",
  "air.payment.failed",
  "air.payment.cancelled",
  "air.payment.pending",
  "air.airline_credit.created",
  "air.airline_credit.spent",
  "air.airline_credit.invalidated",
  "stays.booking.created",
  "stays.booking.cancelled",
  "stays.booking_creation_failed",
  "assistant.conversation.updated",
  "ping.triggered",
  // An older name of air.payment.succeeded.
  "payment.created",
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** An event as it is sent: a repeat sends the very same bytes. */
export interface SentEvent {
  readonly endpointId: string;
  readonly type: string;
  readonly body: string;
  /** A record without which it never happened. */
  readonly needs?: { readonly kind: string; readonly id: string };
}

/** An event that happens with a change of an order. */
export interface Happening {
  readonly type: EventType;
  /** Absent: the order itself. */
  readonly about?: string;
}

const PAGE = 200;

/** Changes an order in one step, then hands the events of that step to the outbox. */
export async function changeOrder(
  deps: AccountDeps,
  id: string,
  step: (order: Order) => Order | Promise<Order>,
): Promise<Order> {
  const order = await rewriteOrder(deps, id, step);
  tellLater(deps, order);
  return order;
}

export function tellLater(deps: AccountDeps, order: Order): void {
  if (order.untold.length > 0) deps.later(passOn(deps, order));
}

/** The order with the events that its account's webhook wants to hear of. */
export async function withEvents(
  deps: AccountDeps,
  order: Order,
  happened: readonly Happening[],
): Promise<Order> {
  const webhook = await listener(deps);
  const wanted = happened.filter(({ type }) => webhook?.events.includes(type));
  if (wanted.length === 0) return order;
  const at = deps.now();
  const untold = wanted.map(
    ({ type, about = order.id }): Untold => ({ id: newEventId(deps), type, at, about }),
  );
  return { ...order, untold: [...order.untold, ...untold] };
}

/** The account's webhook, while it is switched on. */
export async function listener(deps: AccountDeps): Promise<Webhook | undefined> {
  const webhook = await liveWebhook(deps);
  return webhook?.active ? webhook : undefined;
}

export function newEventId(deps: SandboxDeps): string {
  return idOf("wev", deps.newSecret());
}

/** Hands over what an order has still to tell; what was handed over before is known to the outbox. */
async function passOn(deps: AccountDeps, order: Order): Promise<void> {
  const webhook = await listener(deps);
  const { untold } = order;
  if (webhook) {
    for (const one of untold) {
      await putEvent(deps, webhook, { ...one, subject: subjectOf(order, one) });
    }
  }
  const done = new Set(untold.map(({ id }) => id));
  await rewriteOrder(deps, order.id, (now) =>
    now.untold.some(({ id }) => done.has(id))
      ? { ...now, untold: now.untold.filter(({ id }) => !done.has(id)) }
      : now,
  );
  await Promise.all(untold.map(({ id }) => deps.outbox.attempt(id)));
}

export interface NewEvent extends Untold {
  readonly subject: EventSubject;
  readonly needs?: SentEvent["needs"];
  readonly times?: Pick<NewMessage, "dueAt" | "until">;
}

export async function putEvent(
  deps: AccountDeps,
  webhook: Webhook,
  { id, type, at, about, subject, needs, times }: NewEvent,
): Promise<void> {
  const body = JSON.stringify({
    id,
    api_version: "v2",
    type,
    live_mode: false,
    created_at: new Date(at).toISOString(),
    idempotency_key: about,
    identity_organisation_id: idOf("org", deps.account.owner),
    data: { object: deps.describe(subject) },
  });
  const event: SentEvent = { endpointId: webhook.id, type, body, ...(needs && { needs }) };
  await deps.outbox.put({
    id,
    owner: deps.account.owner,
    body: JSON.stringify(event),
    ...times,
  });
}

function subjectOf(order: Order, { about, at }: Untold): EventSubject {
  const is = ({ id }: { readonly id: string }) => id === about;
  const payment = order.payments.find(is);
  if (payment) return { kind: "payment", order, payment };
  const cancellation = order.cancellations.find(is);
  if (cancellation) return { kind: "cancellation", order, cancellation };
  const change = order.airlineChanges.find(is);
  if (change) return { kind: "airline_change", order, change };
  const credit = [...order.cancellations, ...order.changes].flatMap((one) => one.credits).find(is);
  if (credit) return { kind: "credit", credit: creditOf(order, credit, at) };
  return { kind: "order", order };
}

/** Hands over what a crash left in orders. */
export async function tellUntold(deps: SandboxDeps): Promise<void> {
  const { records } = await deps.store.records.list({
    kind: ORDER_KIND,
    state: UNTOLD,
    limit: PAGE,
  });
  for (const { document } of records) {
    const order = readOrder(document);
    await passOn({ ...deps, account: accountOf(order) }, order);
  }
}

export function accountOf({ owner, principal }: Order): Account {
  return { owner, ...(principal !== undefined && { principal }) };
}
