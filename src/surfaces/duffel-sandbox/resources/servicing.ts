import { z } from "zod";
import { CABINS } from "../../../domain/travel.ts";
import type { ChangeOffer } from "../../../services/duffel-sandbox/change-requests.ts";
import { fault } from "../../../services/duffel-sandbox/faults.ts";
import { MOST_SLICES } from "../../../services/duffel-sandbox/journey.ts";
import { ask, type Call, type Endpoint, get, patch, post } from "../endpoint.ts";
import { answerPage, pageQuery, storePage } from "../pages.ts";
import { few, validate } from "../validate.ts";
import { wireCredit } from "../wire/credit.ts";
import { wireCancellation } from "../wire/order.ts";
import { wireChangeOffer, wireChangeRequest, wireOrderChange } from "../wire/order-change.ts";
import { wireAirlineChange } from "../wire/order-slice.ts";
import { Code, DepartureDate } from "./offer-requests.ts";
import { mostConnections } from "./offers.ts";
import { Amount, PaymentBody } from "./orders.ts";

const CancellationBody = z.object({ order_id: z.string() });

export const CANCELLATIONS: readonly Endpoint[] = [
  post("/air/order_cancellations", async (call) => {
    const { order_id: id } = validate(CancellationBody, call.data);
    const { id: made } = await call.sandbox.quoteCancellation(id);
    return { status: 201, data: await cancellation(call, made) };
  }),

  post("/air/order_cancellations/{id}/actions/confirm", async (call) => {
    await call.sandbox.confirmCancellation(call.id);
    return { status: 200, data: await cancellation(call, call.id) };
  }),

  get("/air/order_cancellations", async ({ sandbox, write, query }) => {
    const all = await sandbox.listCancellations(query.get("order_id") ?? undefined);
    return answerPage(
      query,
      all,
      (one) => one.cancellation.id,
      (one) => wireCancellation(write, one.order, one.cancellation),
    );
  }),

  get("/air/order_cancellations/{id}", async (call) => ({
    status: 200,
    data: await cancellation(call, call.id),
  })),
];

async function cancellation({ sandbox, write }: Call, id: string) {
  const found = await sandbox.getCancellation(id);
  return wireCancellation(write, found.order, found.cancellation);
}

const AddedSlice = z
  .object({
    origin: Code,
    destination: Code,
    departure_date: DepartureDate,
    cabin_class: z.enum(CABINS).nullish(),
  })
  .transform(({ departure_date: date, cabin_class: cabin, ...places }) => ({
    ...places,
    date,
    ...(cabin && { cabin }),
  }));

const ChangeBody = z.object({
  order_id: z.string(),
  slices: z.object({
    remove: few(z.object({ slice_id: z.string() }), MOST_SLICES, 1),
    add: few(AddedSlice, MOST_SLICES, 1),
  }),
});

const ConfirmBody = z.object({ payment: PaymentBody.nullish() });

export const CHANGES: readonly Endpoint[] = [
  ask("/air/order_change_requests", async ({ sandbox, write, data }) => {
    const { order_id: orderId, slices } = validate(ChangeBody, data);
    const remove = slices.remove.map(({ slice_id }) => slice_id);
    const request = await sandbox.createChangeRequest({ orderId, remove, add: slices.add });
    const order = await sandbox.getOrder(orderId);
    return { status: 201, data: wireChangeRequest(write, order, request) };
  }),

  get("/air/order_change_requests/{id}", async ({ sandbox, write, id }) => {
    const request = await sandbox.getChangeRequest(id);
    const order = await sandbox.getOrder(request.orderId);
    return { status: 200, data: wireChangeRequest(write, order, request) };
  }),

  get("/air/order_change_offers", async ({ sandbox, write, query }) => {
    const id = query.get("order_change_request_id");
    if (!id) throw fault("validation_required", "can't be blank", "/order_change_request_id");
    const { orderId, offers } = await sandbox.getChangeRequest(id);
    const order = await sandbox.getOrder(orderId);
    const most = mostConnections(query.get("max_connections") ?? "1");
    const fitting = offers.filter(({ add }) =>
      add.every(({ segments }) => segments.length - 1 <= most),
    );
    return answerPage(
      query,
      sorted(fitting, query.get("sort")),
      (offer) => offer.id,
      (offer) => wireChangeOffer(write, order, offer),
    );
  }),

  get("/air/order_change_offers/{id}", async ({ sandbox, write, id }) => {
    const { offer, order } = await sandbox.getChangeOffer(id);
    return { status: 200, data: wireChangeOffer(write, order, offer) };
  }),

  post("/air/order_changes", async ({ sandbox, write, data }) => {
    const body = validate(z.object({ selected_order_change_offer: z.string() }), data);
    const made = await sandbox.createOrderChange(body.selected_order_change_offer);
    return { status: 201, data: wireOrderChange(write, made.order, made.change) };
  }),

  get("/air/order_changes/{id}", async ({ sandbox, write, id }) => {
    const { order, change } = await sandbox.getOrderChange(id);
    return { status: 200, data: wireOrderChange(write, order, change) };
  }),

  post("/air/order_changes/{id}/actions/confirm", async ({ sandbox, write, id, data }) => {
    const { payment } = validate(ConfirmBody, data);
    const { order, change } = await sandbox.confirmOrderChange(id, payment ?? undefined);
    return { status: 200, data: wireOrderChange(write, order, change) };
  }),
];

function sorted(offers: readonly ChangeOffer[], sort: string | null): readonly ChangeOffer[] {
  if (sort === null) return offers;
  const by: ((offer: ChangeOffer) => number) | undefined =
    sort.replace(/^-/, "") === "change_total_amount"
      ? ({ total }) => total
      : sort.replace(/^-/, "") === "total_duration"
        ? ({ add }) => add.reduce((sum, { minutes }) => sum + minutes, 0)
        : undefined;
  if (!by) {
    const message = "must be change_total_amount or total_duration";
    throw fault("validation_inclusion", message, "/sort");
  }
  const sign = sort.startsWith("-") ? -1 : 1;
  return [...offers].sort((a, b) => sign * (by(a) - by(b)) || (a.id < b.id ? -1 : 1));
}

const ActionBody = z.object({ action_taken: z.enum(["accepted", "cancelled", "changed"]) });

export const AIRLINE_CHANGES: readonly Endpoint[] = [
  get("/air/airline_initiated_changes", async ({ sandbox, write, query }) => {
    const all = await sandbox.listAirlineChanges(query.get("order_id") ?? undefined);
    return answerPage(
      query,
      all,
      ({ change }) => change.id,
      ({ order, change }) => wireAirlineChange(write, order, change),
    );
  }),

  post("/air/airline_initiated_changes/{id}/actions/accept", async ({ sandbox, write, id }) => {
    const { order, change } = await sandbox.acceptAirlineChange(id);
    return { status: 200, data: wireAirlineChange(write, order, change) };
  }),

  patch("/air/airline_initiated_changes/{id}", async ({ sandbox, write, id, data }) => {
    const { action_taken: action } = validate(ActionBody, data);
    const { order, change } = await sandbox.updateAirlineChange(id, action);
    return { status: 200, data: wireAirlineChange(write, order, change) };
  }),
];

const name = z.string().trim().min(1).max(60).nullish();
const CreditBody = z
  .object({
    airline_iata_code: z.string().trim().toUpperCase().length(2),
    amount: Amount,
    amount_currency: z.literal("USD"),
    code: z.string().regex(/^\d{13}$/, "must be a number of 13 digits"),
    type: z.enum(["eticket", "mco", "emd"]),
    issued_on: z.iso.date(),
    expires_at: z.union([z.iso.datetime({ offset: true }), z.iso.date()]),
    given_name: name,
    family_name: name,
    user_id: z.string().max(60).nullish(),
  })
  .transform((body) => ({
    airline: body.airline_iata_code,
    amount: body.amount,
    code: body.code,
    type: body.type,
    issuedOn: body.issued_on,
    expiresAt: new Date(body.expires_at).toISOString(),
    ...(body.given_name && { givenName: body.given_name }),
    ...(body.family_name && { familyName: body.family_name }),
    ...(body.user_id && { userId: body.user_id }),
  }));

export const CREDITS: readonly Endpoint[] = [
  post("/air/airline_credits", async ({ sandbox, write, data }) => {
    const credit = await sandbox.createCredit(validate(CreditBody, data));
    return { status: 201, data: wireCredit(write, credit) };
  }),

  get("/air/airline_credits", async ({ sandbox, write, query }) => {
    const page = pageQuery(query);
    const userId = query.get("user_id") ?? undefined;
    const { items, meta } = await storePage(page, async (cursor) => {
      const list = await sandbox.listCredits({ limit: page.limit, cursor, userId });
      return { items: list.credits, cursor: list.cursor };
    });
    return { status: 200, data: items.map((credit) => wireCredit(write, credit)), meta };
  }),

  get("/air/airline_credits/{id}", async ({ sandbox, write, id }) => ({
    status: 200,
    data: wireCredit(write, await sandbox.getCredit(id)),
  })),
];
