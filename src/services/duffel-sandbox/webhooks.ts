import type { AccountDeps, SandboxParts } from "./deps.ts";
import { fault, notFound } from "./faults.ts";
import { idOf } from "./ids.ts";

/** The address that an account's events are sent to. */
export interface Webhook {
  readonly id: string;
  readonly url: string;
  readonly events: readonly string[];
  readonly active: boolean;
  readonly secret: string;
  readonly createdAt: number;
  readonly updatedAt: number;
}

const KIND = "duffel_webhook";
const LIVE = "live";
const TRIES = 5;
const MOST_WEBHOOKS = 1000;

/** An account has one; a second is refused as Duffel refuses it in one mode. */
export async function createWebhook(
  deps: AccountDeps,
  { url, events }: { readonly url: string; readonly events: readonly string[] },
): Promise<Webhook> {
  if (await liveWebhook(deps)) {
    throw fault("unsafe_unique", "There is a webhook already. Update or delete that one.", "/url");
  }
  const now = deps.now();
  const webhook: Webhook = {
    id: idOf("sev", deps.newSecret()),
    url,
    events,
    active: true,
    secret: deps.newSecret(),
    createdAt: now,
    updatedAt: now,
  };
  await write(deps, webhook, { state: LIVE, version: 0 });
  return webhook;
}

export async function liveWebhook(deps: AccountDeps): Promise<Webhook | undefined> {
  return webhookOf(deps, deps.account.owner);
}

export async function webhookOf(
  { store }: SandboxParts,
  owner: string,
): Promise<Webhook | undefined> {
  const { records } = await store.records.list({ kind: KIND, owner, state: LIVE, limit: 1 });
  const [record] = records;
  return record && JSON.parse(record.document);
}

/** The accounts whose webhook is on and wants an event. */
export async function ownersListening({ store }: SandboxParts, type: string): Promise<string[]> {
  const { records } = await store.records.list({ kind: KIND, state: LIVE, limit: MOST_WEBHOOKS });
  return records.flatMap(({ owner, document }) => {
    const { active, events }: Webhook = JSON.parse(document);
    return owner !== undefined && active && events.includes(type) ? [owner] : [];
  });
}

export async function getWebhook(deps: AccountDeps, id: string): Promise<Webhook> {
  const webhook = await liveWebhook(deps);
  if (webhook?.id !== id) throw notFound(id);
  return webhook;
}

export async function updateWebhook(
  deps: AccountDeps,
  id: string,
  change: Partial<Pick<Webhook, "url" | "events" | "active">>,
): Promise<Webhook> {
  return rewrite(deps, id, (webhook) => ({
    state: LIVE,
    webhook: { ...webhook, ...change, updatedAt: deps.now() },
  }));
}

export async function deleteWebhook(deps: AccountDeps, id: string): Promise<void> {
  await rewrite(deps, id, (webhook) => ({
    state: "deleted",
    webhook: { ...webhook, active: false },
  }));
}

async function rewrite(
  deps: AccountDeps,
  id: string,
  step: (webhook: Webhook) => { readonly state: string; readonly webhook: Webhook },
): Promise<Webhook> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const record = await deps.store.records.get(KIND, id);
    if (record?.owner !== deps.account.owner || record.state !== LIVE) throw notFound(id);
    const { state, webhook } = step(JSON.parse(record.document));
    const { version } = record;
    if (await write(deps, webhook, { state, version })) return webhook;
  }
  throw new Error(`Webhook ${id} is being changed by others`);
}

async function write(
  { store, now, account: { owner } }: AccountDeps,
  webhook: Webhook,
  { state, version }: { readonly state: string; readonly version: number },
): Promise<boolean> {
  const result = await store.records.write({
    kind: KIND,
    id: webhook.id,
    owner,
    state,
    createdAt: webhook.createdAt,
    modifiedAt: now(),
    expectedVersion: version,
    document: JSON.stringify(webhook),
  });
  return result.kind === "committed";
}
