import type { Account, SandboxDeps } from "./deps.ts";
import { idOf } from "./ids.ts";
import type { Order, Payment } from "./order.ts";
import { signature } from "./signature.ts";
import { liveWebhook, type Webhook } from "./webhooks.ts";

/** What an event is about; how it is written is the wire's business. */
export type EventSubject =
  | { readonly kind: "order"; readonly order: Order }
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
  /** Absent when nobody answered. */
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

export const EVENT_KIND = "duffel_event";
export const DELIVERY_KIND = "duffel_delivery";
const MOST_ANSWER = 500;

/** Tells whoever asked to be told. Nobody waits for it, and a failure is only recorded. */
export function announce(
  deps: SandboxDeps,
  account: Account,
  type: EventType,
  subject: EventSubject,
): void {
  deps.later(tell(deps, account, type, subject));
}

async function tell(
  deps: SandboxDeps,
  account: Account,
  type: EventType,
  subject: EventSubject,
): Promise<void> {
  const webhook = await liveWebhook(deps, account);
  if (webhook?.active && webhook.events.includes(type)) {
    await send(deps, account, webhook, type, subject);
  }
}

export async function send(
  deps: SandboxDeps,
  account: Account,
  webhook: Webhook,
  type: EventType,
  subject: EventSubject,
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
    identity_organisation_id: idOf("org", account.owner),
    data: { object: deps.describe(subject) },
  });
  const event: SentEvent = { id, endpointId: webhook.id, type, body };
  await keep(deps, account, EVENT_KIND, id, "sent", event);
  return deliver(deps, account, webhook, event);
}

/** Sends an event once and records how it went. */
export async function deliver(
  deps: SandboxDeps,
  account: Account,
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
  await keep(deps, account, DELIVERY_KIND, delivery.id, state, delivery);
  return delivery;
}

async function keep(
  { store, now }: SandboxDeps,
  { owner }: Account,
  kind: string,
  id: string,
  state: string,
  document: SentEvent | Delivery,
): Promise<void> {
  await store.records.write({
    kind,
    id,
    owner,
    state,
    createdAt: now(),
    modifiedAt: now(),
    expectedVersion: 0,
    document: JSON.stringify(document),
  });
}
