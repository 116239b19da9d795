import { z } from "zod";
import { type Endpoint, get, param, post } from "../endpoint.ts";
import { pageOf, pageQuery } from "../pages.ts";
import { validate } from "../validate.ts";
import { wireCancellation } from "../wire/order.ts";

const Body = z.object({ order_id: z.string() });

export const CANCELLATIONS: readonly Endpoint[] = [
  post("/air/order_cancellations", async ({ sandbox, account, data }) => {
    const { order_id: id } = validate(Body, data);
    return { status: 201, data: wireCancellation(await sandbox.quoteCancellation(account, id)) };
  }),

  post("/air/order_cancellations/{id}/actions/confirm", async (call) => {
    const id = param(call, "id");
    const confirmed = await call.sandbox.confirmCancellation(call.account, id);
    return { status: 200, data: wireCancellation(confirmed) };
  }),

  get("/air/order_cancellations", async ({ sandbox, account, query }) => {
    const all = await sandbox.listCancellations(account, query.get("order_id") ?? undefined);
    const { items, meta } = pageOf(all, ({ id }) => id, pageQuery(query));
    return { status: 200, data: items.map(wireCancellation), meta };
  }),

  get("/air/order_cancellations/{id}", async (call) => {
    const cancellation = await call.sandbox.getCancellation(call.account, param(call, "id"));
    return { status: 200, data: wireCancellation(cancellation) };
  }),
];
