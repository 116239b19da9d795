import { z } from "zod";
import { fault } from "../../../services/duffel-sandbox/faults.ts";
import { type Endpoint, get, param, post } from "../endpoint.ts";
import { pageOf, pageQuery } from "../pages.ts";
import { validate } from "../validate.ts";
import { wirePayment } from "../wire/order.ts";
import { PaymentBody } from "./order-body.ts";

const Body = z.object({ order_id: z.string(), payment: PaymentBody });

export const PAYMENTS: readonly Endpoint[] = [
  post("/air/payments", async ({ sandbox, account, data }) => {
    const { order_id: id, payment: given } = validate(Body, data);
    const { order, payment } = await sandbox.payOrder(account, id, given);
    return { status: 201, data: wirePayment(order, payment) };
  }),

  get("/air/payments", async ({ sandbox, account, query }) => {
    const id = query.get("order_id");
    if (!id) throw fault("validation_required", "can't be blank", "/order_id");
    const payments = await sandbox.listPayments(account, id);
    const { items, meta } = pageOf(payments, (one) => one.payment.id, pageQuery(query));
    return { status: 200, data: items.map((one) => wirePayment(one.order, one.payment)), meta };
  }),

  get("/air/payments/{id}", async (call) => {
    const { order, payment } = await call.sandbox.getPayment(call.account, param(call, "id"));
    return { status: 200, data: wirePayment(order, payment) };
  }),
];
