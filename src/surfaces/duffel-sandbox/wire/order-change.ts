import { onOneTicket } from "../../../domain/fare-terms.ts";
import type {
  ChangeOffer,
  ChangeRequest,
} from "../../../services/duffel-sandbox/change-requests.ts";
import { CURRENCY } from "../../../services/duffel-sandbox/model.ts";
import type { Order, OrderChange } from "../../../services/duffel-sandbox/order.ts";
import { wireOrderSlice } from "./order-slice.ts";
import { amount, isoTime, isoTimeOrNull, wireCondition } from "./text.ts";
import type { Writer } from "./writer.ts";

export function wireChangeRequest(write: Writer, order: Order, request: ChangeRequest) {
  return {
    id: request.id,
    order_id: request.orderId,
    live_mode: false,
    created_at: isoTime(request.createdAt),
    updated_at: isoTime(request.createdAt),
    slices: {
      add: request.add.map(({ origin, destination, date, cabin }) => ({
        origin: write.place(origin),
        destination: write.place(destination),
        departure_date: date,
        cabin_class: cabin ?? null,
      })),
      remove: request.remove.map((id) => ({ slice_id: id })),
    },
    order_change_offers: request.offers.map((offer) => wireChangeOffer(write, order, offer)),
  };
}

/** The official client's types call the penalty otherwise than the API does, so both are there. */
export function wireChangeOffer(write: Writer, order: Order, offer: ChangeOffer) {
  return {
    ...wireChange(write, order, offer),
    order_change_id: order.changes.find(({ offerId }) => offerId === offer.id)?.id ?? null,
    updated_at: isoTime(offer.createdAt),
    penalty_amount: amount(offer.penalty),
    penalty_currency: CURRENCY,
  };
}

/** A change that was chosen; pending until it is confirmed. */
export function wireOrderChange(write: Writer, order: Order, change: OrderChange) {
  return {
    ...wireChange(write, order, change),
    order_id: order.id,
    updated_at: isoTime(change.confirmedAt ?? change.createdAt),
    confirmed_at: isoTimeOrNull(change.confirmedAt),
    available_payment_types: ["balance" as const],
  };
}

function wireChange(write: Writer, order: Order, change: ChangeOffer) {
  return {
    id: change.id,
    live_mode: false,
    created_at: isoTime(change.createdAt),
    expires_at: isoTime(change.expiresAt),
    change_total_amount: amount(change.total),
    change_total_currency: CURRENCY,
    new_total_amount: amount(change.newTotal),
    new_total_currency: CURRENCY,
    penalty_total_amount: amount(change.penalty),
    penalty_total_currency: CURRENCY,
    refund_to: refundTo(change),
    conditions: {
      change_before_departure: wireCondition(onOneTicket(change.add.map((one) => one.change))),
      // Said of whole orders only.
      refund_before_departure: null,
    },
    slices: {
      add: change.add.map((slice) => wireOrderSlice(write, order, slice)),
      remove: change.remove.map((slice) => wireOrderSlice(write, order, slice)),
    },
  };
}

/** Null where nothing comes back. */
function refundTo({ total, credits }: ChangeOffer) {
  if (total >= 0) return null;
  return credits.length > 0 ? ("voucher" as const) : ("original_form_of_payment" as const);
}
