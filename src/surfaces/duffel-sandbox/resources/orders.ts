import { z } from "zod";
import type { AskedOrder } from "../../../services/duffel-sandbox/create-order.ts";
import { fault } from "../../../services/duffel-sandbox/faults.ts";
import { type Endpoint, flag, get, patch, post } from "../endpoint.ts";
import { answerPage, listPage, pageQuery, storePage } from "../pages.ts";
import { few, validate } from "../validate.ts";
import { wireAccepted, wireOrder, wirePayment } from "../wire/order.ts";
import { wireBaggage } from "../wire/parts.ts";
import { LoyaltyAccounts, MOST_PASSENGERS } from "./offer-requests.ts";

/** `123.45` as cents. */
export const Amount = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,2})?$/, "must be an amount such as 123.45")
  .transform((text) => {
    const [units = "0", cents = ""] = text.split(".");
    return Number(units) * 100 + Number(cents.padEnd(2, "0"));
  });

export const PaymentBody = z.object({
  type: z.enum(["balance", "arc_bsp_cash"]),
  amount: Amount,
  currency: z.string().length(3),
});

const Chosen = z.object({ id: z.string(), quantity: z.number().int().min(1).max(20) });
export const ChosenServices = few(Chosen, 200)
  .nullish()
  .transform((chosen) => chosen ?? []);

const MOST_METADATA = 50;
const Metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((pairs) => Object.keys(pairs).length <= MOST_METADATA, {
    message: `must have at most ${MOST_METADATA} keys`,
  });

const Users = few(z.string().max(60), 20);

const text = z.string().trim().min(1).max(60);
const PassengerBody = z
  .object({
    id: z.string(),
    title: z.enum(["mr", "ms", "mrs", "miss", "dr"]),
    gender: z.enum(["m", "f"]),
    given_name: text,
    family_name: text,
    born_on: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, "must be a date such as 1987-07-24"),
    email: z.string().max(254),
    phone_number: z.string().max(32),
    infant_passenger_id: z.string().nullish(),
    user_id: z.string().max(60).nullish(),
    identity_documents: z.array(z.unknown()).nullish(),
    loyalty_programme_accounts: LoyaltyAccounts,
  })
  .transform(({ infant_passenger_id: infantId, user_id: userId, ...person }) => ({
    id: person.id,
    title: person.title,
    gender: person.gender,
    givenName: person.given_name,
    familyName: person.family_name,
    bornOn: person.born_on,
    email: person.email,
    phone: person.phone_number,
    ...(infantId && { infantId }),
    ...(userId && { userId }),
    // Identity documents are accepted and not kept: nothing here needs them.
    loyalty: person.loyalty_programme_accounts,
  }));

const OrderBody = z.object({
  // Types of the official client say pay_later where the API says hold.
  type: z
    .enum(["instant", "hold", "pay_later"])
    .nullish()
    .transform((type) => (type === "hold" || type === "pay_later" ? "hold" : "instant")),
  selected_offers: z.tuple([z.string()]),
  passengers: few(PassengerBody, MOST_PASSENGERS, 1),
  payments: few(PaymentBody, 10)
    .nullish()
    .transform((payments) => payments ?? []),
  services: ChosenServices,
  users: Users.nullish().transform((users) => users ?? []),
  metadata: Metadata.nullish().transform((metadata) => metadata ?? {}),
});

function readOrder(data: unknown): AskedOrder {
  const { type, selected_offers, passengers, payments, services, users, metadata } = validate(
    OrderBody,
    data,
  );
  const [offerId] = selected_offers;
  return { type, offerId, passengers, payments, extras: services, users, metadata };
}

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
  post("/air/orders", async ({ sandbox, write, data }) => {
    const order = await sandbox.createOrder(readOrder(data));
    if (order.magic === "order_accepted" || order.magic === "creation_fails") {
      return { status: 202, data: wireAccepted(order) };
    }
    const made = wireOrder(write, order);
    return order.magic === "order_without_details"
      ? { status: 200, data: { ...made, documents: [] } }
      : { status: 201, data: made };
  }),

  get("/air/orders", async ({ sandbox, write, query }) => {
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
        ? listPage((await sandbox.listOrders({ limit, ...filters })).orders, idOf, page)
        : await storePage(page, async (cursor) => {
            const list = await sandbox.listOrders({ limit, cursor, names: [] });
            return { items: list.orders, cursor: list.cursor };
          });
    return { status: 200, data: items.map((order) => wireOrder(write, order)), meta };
  }),

  get("/air/orders/{id}", async (call) => {
    const order = await call.sandbox.getOrder(call.id);
    return { status: 200, data: wireOrder(call.write, order) };
  }),

  patch("/air/orders/{id}", async (call) => {
    const { metadata, users } = validate(UpdateBody, call.data);
    const order = await call.sandbox.updateOrder(call.id, {
      ...(metadata && { metadata }),
      ...(users && { users }),
    });
    return { status: 200, data: wireOrder(call.write, order) };
  }),

  get("/air/orders/{id}/available_services", async (call) => {
    const extras = await call.sandbox.availableExtras(call.id);
    return { status: 200, data: extras.map(wireBaggage) };
  }),

  post("/air/orders/{id}/services", async (call) => {
    const { payment, add_services: chosen } = validate(AddBody, call.data);
    const id = call.id;
    const order = await call.sandbox.addExtras(id, { chosen, payment });
    return { status: 201, data: wireOrder(call.write, order) };
  }),
];

function idOf({ id }: { readonly id: string }): string {
  return id;
}

const PaymentRequest = z.object({ order_id: z.string(), payment: PaymentBody });

export const PAYMENTS: readonly Endpoint[] = [
  post("/air/payments", async ({ sandbox, data }) => {
    const { order_id: id, payment: given } = validate(PaymentRequest, data);
    const { order, payment } = await sandbox.payOrder(id, given);
    return { status: 201, data: wirePayment(order, payment) };
  }),

  get("/air/payments", async ({ sandbox, query }) => {
    const id = query.get("order_id");
    if (!id) throw fault("validation_required", "can't be blank", "/order_id");
    const payments = await sandbox.listPayments(id);
    return answerPage(
      query,
      payments,
      ({ payment }) => payment.id,
      ({ order, payment }) => wirePayment(order, payment),
    );
  }),

  get("/air/payments/{id}", async (call) => {
    const { order, payment } = await call.sandbox.getPayment(call.id);
    return { status: 200, data: wirePayment(order, payment) };
  }),
];
