import type { Account, SandboxDeps } from "./deps.ts";
import {
  DELIVERY_KIND,
  type Delivery,
  deliver,
  EVENT_KIND,
  type SentEvent,
  send,
} from "./events.ts";
import { fault, notFound } from "./faults.ts";
import { getWebhook } from "./webhooks.ts";

const MOST_DELIVERIES = 1000;

/** Sends a test event and waits for the answer. */
export async function pingWebhook(
  deps: SandboxDeps,
  account: Account,
  id: string,
): Promise<Delivery> {
  const webhook = await getWebhook(deps, account, id);
  const delivery = await send(deps, account, webhook, "ping.triggered", { kind: "ping" });
  if (!delivery.success) throw unreachable();
  return delivery;
}

export async function redeliver(deps: SandboxDeps, account: Account, id: string): Promise<void> {
  const event = await getEvent(deps, account, id);
  const webhook = await getWebhook(deps, account, event.endpointId);
  if (!(await deliver(deps, account, webhook, event)).success) throw unreachable();
}

export async function getEvent(
  { store }: SandboxDeps,
  { owner }: Account,
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
  { store }: SandboxDeps,
  { owner }: Account,
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
