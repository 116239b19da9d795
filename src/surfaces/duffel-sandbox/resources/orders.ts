import { z } from "zod";
import { type Endpoint, flag, get, param, patch, post } from "../endpoint.ts";
import { pageOf, pageOfStore, pageQuery } from "../pages.ts";
import { validate } from "../validate.ts";
import { wireOrder } from "../wire/order.ts";
import { wireBaggage } from "../wire/services.ts";
import { ChosenServices, Metadata, PaymentBody, readOrder, Users } from "./order-body.ts";

const Change = z.object({
  metadata: Metadata.optional(),
  users: Users.optional(),
});
/** The official client wraps the change in `options`. */
const UpdateBody = z.union([
  z.object({ options: Change }).transform(({ options }) => options),
  Change,
]);

const AddBody = z.object({ payment: PaymentBody, add_services: ChosenServices });

export const ORDERS: readonly Endpoint[] = [
  post("/air/orders", async ({ sandbox, write, account, data }) => {
    const order = await sandbox.createOrder(account, readOrder(data));
    return { status: 201, data: wireOrder(write, order) };
  }),

  get("/air/orders", async ({ sandbox, write, account, query }) => {
    const page = pageQuery(query);
    const filters = {
      awaitingPayment: flag(query, "awaiting_payment"),
      reference: query.get("booking_reference") ?? undefined,
      offerId: query.get("offer_id") ?? undefined,
      userId: query.get("user_id") ?? undefined,
      names: query.getAll("passenger_name[]"),
    };
    const filtered =
      filters.names.length > 0 || Object.values(filters).some((value) => typeof value === "string");
    const { limit } = page;
    const { items, meta } =
      filtered || filters.awaitingPayment !== undefined
        ? pageOf((await sandbox.listOrders(account, { limit, ...filters })).orders, idOf, page)
        : await pageOfStore(page, async (cursor) => {
            const list = await sandbox.listOrders(account, { limit, cursor, names: [] });
            return { items: list.orders, cursor: list.cursor };
          });
    return { status: 200, data: items.map((order) => wireOrder(write, order)), meta };
  }),

  get("/air/orders/{id}", async (call) => {
    const order = await call.sandbox.getOrder(call.account, param(call, "id"));
    return { status: 200, data: wireOrder(call.write, order) };
  }),

  patch("/air/orders/{id}", async (call) => {
    const { metadata, users } = validate(UpdateBody, call.data);
    const order = await call.sandbox.updateOrder(call.account, param(call, "id"), {
      ...(metadata && { metadata }),
      ...(users && { users }),
    });
    return { status: 200, data: wireOrder(call.write, order) };
  }),

  get("/air/orders/{id}/available_services", async (call) => {
    const extras = await call.sandbox.availableExtras(call.account, param(call, "id"));
    return { status: 200, data: extras.map(wireBaggage) };
  }),

  post("/air/orders/{id}/services", async (call) => {
    const { payment, add_services: chosen } = validate(AddBody, call.data);
    const id = param(call, "id");
    const order = await call.sandbox.addExtras(call.account, id, chosen, payment);
    return { status: 201, data: wireOrder(call.write, order) };
  }),
];

function idOf({ id }: { readonly id: string }): string {
  return id;
}
