import { createHmac } from "node:crypto";
import type { AccountDeps } from "./deps.ts";
import { fault, notFound } from "./faults.ts";
import { idOf } from "./ids.ts";
import type { Order, Payment } from "./order.ts";
import { getWebhook, liveWebhook, type Webhook } from "./webhooks.ts";

/** What an event is about; how it is written is the wire's business. */
export type EventSubject =
  | { readonly kind: "order"; readonly order: Order }
  /** An order that was accepted and came to nothing. */
  | { readonly kind: "failure"; readonly order: Order }
  | { readonly kind: "payment"; readonly order: Order; readonly payment: Payment }
  | { readonly kind: "ping" };

export const EVENT_TYPES = [
  "order.created",
  "order.creation_failed",
  "order.airline_initiated_change_detected",
  "payment.created",
  "ping.triggered",
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

export interface Delivery {
  readonly id: string;
  readonly eventId: string;
  readonly type: string;
  readonly endpointId: string;
  readonly url: string;
  readonly createdAt: number;
  readonly success: boolean;
  /** Absent when the address did not answer. */
  readonly status?: number;
  readonly answer: string;
}

/** An event as it was sent: a repeat sends the very same bytes. */
export interface SentEvent {
  readonly id: string;
  readonly endpointId: string;
  readonly type: string;
  readonly body: string;
}

const EVENT_KIND = "duffel_event";
const DELIVERY_KIND = "duffel_delivery";
const MOST_ANSWER = 500;
const FAILS_AFTER_MS = 30_000;

/** Sends an event to the account's webhook in the background; a failure is only recorded. */
export function announce(deps: AccountDeps, type: EventType, subject: EventSubject): void {
  deps.later(tell(deps, type, subject));
}

/** The same, once the airline of the test route has taken its time. */
export function announceFailure(deps: AccountDeps, order: Order): void {
  deps.after(FAILS_AFTER_MS, () => tell(deps, "order.creation_failed", { kind: "failure", order }));
}

async function tell(deps: AccountDeps, type: EventType, subject: EventSubject): Promise<void> {
  const webhook = await liveWebhook(deps);
  if (webhook?.active && webhook.events.includes(type)) {
    await send(deps, webhook, { type, subject });
  }
}

async function send(
  deps: AccountDeps,
  webhook: Webhook,
  { type, subject }: { readonly type: EventType; readonly subject: EventSubject },
): Promise<Delivery> {
  const now = deps.now();
  const id = idOf("wev", deps.newSecret());
  const body = JSON.stringify({
    id,
    api_version: "v2",
    type,
    live_mode: false,
    created_at: new Date(now).toISOString(),
    idempotency_key: subject.kind === "ping" ? id : subject.order.id,
    identity_organisation_id: idOf("org", deps.account.owner),
    data: { object: deps.describe(subject) },
  });
  const event: SentEvent = { id, endpointId: webhook.id, type, body };
  await keep(deps, event, { kind: EVENT_KIND, state: "sent" });
  return deliver(deps, webhook, event);
}

/** Sends an event once and records how it went. */
async function deliver(
  deps: AccountDeps,
  webhook: Webhook,
  { id, type, body }: SentEvent,
): Promise<Delivery> {
  const now = deps.now();
  const headers = {
    "content-type": "application/json",
    "user-agent": "Wayfare-Duffel-Sandbox",
    "x-duffel-signature": signature(webhook.secret, Math.floor(now / 1000), body),
  };
  const answer = await deps.post(webhook.url, headers, body).catch(() => undefined);
  const delivery: Delivery = {
    id: idOf("wde", deps.newSecret()),
    eventId: id,
    type,
    endpointId: webhook.id,
    url: webhook.url,
    createdAt: now,
    success: answer !== undefined && answer.status >= 200 && answer.status < 300,
    ...(answer && { status: answer.status }),
    answer: answer?.body.slice(0, MOST_ANSWER) ?? "",
  };
  const state = delivery.success ? "delivered" : "failed";
  await keep(deps, delivery, { kind: DELIVERY_KIND, state });
  return delivery;
}

async function keep(
  { store, now, account: { owner } }: AccountDeps,
  document: SentEvent | Delivery,
  { kind, state }: { readonly kind: string; readonly state: string },
): Promise<void> {
  await store.records.write({
    kind,
    id: document.id,
    owner,
    state,
    createdAt: now(),
    modifiedAt: now(),
    expectedVersion: 0,
    document: JSON.stringify(document),
  });
}

/** `t=…,v1=…`: proves that the sender of a body knows the secret, and when it was sent. */
export function signature(secret: string, unixSeconds: number, body: string): string {
  const digest = createHmac("sha256", secret).update(`${unixSeconds}.${body}`).digest("hex");
  return `t=${unixSeconds},v1=${digest}`;
}

const MOST_DELIVERIES = 1000;

/** Sends a test event and waits for the answer. */
export async function pingWebhook(deps: AccountDeps, id: string): Promise<Delivery> {
  const webhook = await getWebhook(deps, id);
  const delivery = await send(deps, webhook, {
    type: "ping.triggered",
    subject: { kind: "ping" },
  });
  if (!delivery.success) throw unreachable();
  return delivery;
}

export async function redeliver(deps: AccountDeps, id: string): Promise<void> {
  const event = await getEvent(deps, id);
  const webhook = await getWebhook(deps, event.endpointId);
  if (!(await deliver(deps, webhook, event)).success) throw unreachable();
}

export async function getEvent(
  { store, account: { owner } }: AccountDeps,
  id: string,
): Promise<SentEvent> {
  const record = await store.records.get(EVENT_KIND, id);
  if (record?.owner !== owner) throw notFound(id);
  return JSON.parse(record.document);
}

export interface DeliveryQuery {
  readonly success?: boolean | undefined;
  readonly type?: string | undefined;
  readonly endpointId?: string | undefined;
}

/** Newest first, of the newest thousand. */
export async function listDeliveries(
  { store, account: { owner } }: AccountDeps,
  { success, type, endpointId }: DeliveryQuery,
): Promise<Delivery[]> {
  const { records } = await store.records.list({
    kind: DELIVERY_KIND,
    owner,
    limit: MOST_DELIVERIES,
    ...(success !== undefined && { state: success ? "delivered" : "failed" }),
  });
  return records
    .map(({ document }): Delivery => JSON.parse(document))
    .filter((one) => type === undefined || one.type === type)
    .filter((one) => endpointId === undefined || one.endpointId === endpointId);
}

function unreachable() {
  return fault("webhook_client_error", "The webhook's address did not answer with a 2xx status.");
}
