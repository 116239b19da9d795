import { type Delivered, KEPT_MS, type Message } from "../outbox/outbox.ts";
import { signature } from "../outbox/signature.ts";
import type { AccountDeps, SandboxParts } from "./deps.ts";
import { newEventId, putEvent, type SentEvent } from "./events.ts";
import { fault, notFound } from "./faults.ts";
import { idOf } from "./ids.ts";
import { getWebhook, webhookOf } from "./webhooks.ts";

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

const DELIVERY_KIND = "duffel_delivery";
const MOST_ANSWER = 500;
const MOST_DELIVERIES = 1000;

/** The outbox's sender: one attempt, which is on record however it went. */
export async function sendEvent(
  deps: SandboxParts,
  { id, owner, body: kept }: Message,
): Promise<Delivered> {
  const { endpointId, type, body, needs }: SentEvent = JSON.parse(kept);
  const webhook = await webhookOf(deps, owner);
  if (webhook?.id !== endpointId || !webhook.active) return "dropped";
  if (needs && !(await deps.store.records.get(needs.kind, needs.id))) return "dropped";
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
    endpointId,
    url: webhook.url,
    createdAt: now,
    success: answer !== undefined && answer.status >= 200 && answer.status < 300,
    ...(answer && { status: answer.status }),
    answer: answer?.body.slice(0, MOST_ANSWER) ?? "",
  };
  const state = delivery.success ? "delivered" : "failed";
  await deps.store.records.write({
    kind: DELIVERY_KIND,
    id: delivery.id,
    owner,
    state,
    createdAt: now,
    modifiedAt: now,
    dueAt: now + KEPT_MS,
    expectedVersion: 0,
    document: JSON.stringify(delivery),
  });
  return state;
}

/** Removes the deliveries that are kept no longer: so long as the messages that they delivered. */
export async function forgetDeliveries({ store, now }: SandboxParts): Promise<void> {
  const over = { kind: DELIVERY_KIND, until: now(), limit: MOST_DELIVERIES };
  for (const { id, version } of await store.records.due(over)) {
    await store.records.remove(DELIVERY_KIND, id, version);
  }
}

/** Sends a test event and waits for the answer; a failure is not repeated. */
export async function pingWebhook(deps: AccountDeps, id: string): Promise<void> {
  const webhook = await getWebhook(deps, id);
  const event = newEventId(deps);
  const subject = { kind: "ping" } as const;
  const at = deps.now();
  const about = { id: event, about: event, subject };
  await putEvent(deps, webhook, { ...about, type: "ping.triggered", at, times: { until: at } });
  await attempt(deps, event);
}

export async function redeliver(deps: AccountDeps, id: string): Promise<void> {
  await getEvent(deps, id);
  await attempt(deps, id);
}

async function attempt(deps: AccountDeps, id: string): Promise<void> {
  if ((await deps.outbox.attempt(id)) === "delivered") return;
  throw fault("webhook_client_error", "The webhook's address did not answer with a 2xx status.");
}

export async function getEvent(
  { outbox, account: { owner } }: AccountDeps,
  id: string,
): Promise<SentEvent> {
  const message = await outbox.get(id);
  if (message?.owner !== owner) throw notFound(id);
  return JSON.parse(message.body);
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
