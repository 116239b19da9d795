import { z } from "zod";
import { EVENT_TYPES } from "../../../services/duffel-sandbox/events.ts";
import { type Endpoint, flag, get, patch, post, remove } from "../endpoint.ts";
import { answerPage } from "../pages.ts";
import { few, validate } from "../validate.ts";
import { wireDelivery, wireWebhook } from "../wire/webhook.ts";

const Url = z
  .string()
  .max(2000)
  .regex(/^https?:\/\/[^\s/]+/i, "must be an http or https address");
const Events = few(z.enum(EVENT_TYPES), 20, 1);
const NewBody = z.object({ url: Url, events: Events });
const UpdateBody = z.object({
  url: Url.optional(),
  events: Events.optional(),
  active: z.boolean().optional(),
});

/** What deletes and acts answers `200 {}`: the official client cannot read an empty answer. */
const NOTHING = { status: 200 } as const;

export const WEBHOOKS: readonly Endpoint[] = [
  post("/air/webhooks", async ({ sandbox, data }) => {
    const webhook = await sandbox.createWebhook(validate(NewBody, data));
    return { status: 201, data: { ...wireWebhook(webhook), secret: webhook.secret } };
  }),

  get("/air/webhooks", async ({ sandbox, query }) => {
    const webhook = await sandbox.liveWebhook();
    return answerPage(query, webhook ? [webhook] : [], ({ id }) => id, wireWebhook);
  }),

  get("/air/webhooks/deliveries", async ({ sandbox, query }) => {
    const deliveries = await sandbox.listDeliveries({
      success: flag(query, "delivery_success"),
      type: query.get("type") ?? undefined,
      endpointId: query.get("endpoint_id") ?? undefined,
    });
    return answerPage(query, deliveries, ({ id }) => id, wireDelivery);
  }),

  get("/air/webhooks/events/{id}", async (call) => {
    const { body } = await call.sandbox.getEvent(call.id);
    return { status: 200, data: JSON.parse(body) };
  }),

  post("/air/webhooks/events/{id}/actions/redeliver", async (call) => {
    await call.sandbox.redeliver(call.id);
    return NOTHING;
  }),

  post("/air/webhooks/{id}/actions/ping", async (call) => {
    await call.sandbox.pingWebhook(call.id);
    return NOTHING;
  }),

  patch("/air/webhooks/{id}", async (call) => {
    const { url, events, active } = validate(UpdateBody, call.data);
    const webhook = await call.sandbox.updateWebhook(call.id, {
      ...(url !== undefined && { url }),
      ...(events !== undefined && { events }),
      ...(active !== undefined && { active }),
    });
    return { status: 200, data: wireWebhook(webhook) };
  }),

  remove("/air/webhooks/{id}", async (call) => {
    await call.sandbox.deleteWebhook(call.id);
    return NOTHING;
  }),
];
