import { documentNumber } from "../../../services/duffel-sandbox/credit.ts";
import { CURRENCY } from "../../../services/duffel-sandbox/model.ts";
import {
  type Cancellation,
  type Order,
  type OrderPassenger,
  type Payment,
  stateOf,
} from "../../../services/duffel-sandbox/order.ts";
import { wireOrderChange } from "./order-change.ts";
import { actionsOf, wireAirlineChange, wireOrderSlice } from "./order-slice.ts";
import { wireBookedService, wireLoyaltyAccount } from "./parts.ts";
import { amount, isoTime, isoTimeOrNull, wireCondition } from "./text.ts";
import type { Writer } from "./writer.ts";

export function wireOrder(write: Writer, order: Order) {
  const state = stateOf(order);
  const confirmed = order.cancellations.find(({ confirmedAt }) => confirmedAt !== undefined);
  const latest = confirmed ?? order.cancellations.at(-1);
  return {
    id: order.id,
    offer_id: order.offerId,
    type: order.type,
    booking_reference: order.reference,
    live_mode: false,
    content: "managed" as const,
    created_at: isoTime(order.createdAt),
    synced_at: isoTime(order.syncedAt),
    void_window_ends_at: isoTimeOrNull(order.voidUntil),
    cancelled_at: isoTimeOrNull(order.cancelledAt),
    cancellation: latest ? wireCancellation(write, order, latest) : null,
    changes: order.changes
      .filter(({ confirmedAt }) => confirmedAt !== undefined)
      .map((change) => wireOrderChange(write, order, change)),
    airline_initiated_changes: order.airlineChanges
      .map((change) => wireAirlineChange(write, order, change))
      .reverse(),
    available_actions: actionsOf(order),
    payment_status: {
      awaiting_payment: state === "awaiting_payment",
      payment_required_by: isoTimeOrNull(order.hold?.payBy),
      price_guarantee_expires_at: isoTimeOrNull(order.hold?.priceUntil),
      paid_at: isoTimeOrNull(order.paidAt),
    },
    owner: write.airline(order.airline),
    base_amount: amount(order.base),
    base_currency: CURRENCY,
    tax_amount: amount(order.tax),
    tax_currency: CURRENCY,
    total_amount: amount(order.total),
    total_currency: CURRENCY,
    conditions: {
      change_before_departure: wireCondition(order.change),
      refund_before_departure: wireCondition(order.refund),
    },
    documents: order.paidAt === undefined ? [] : order.passengers.map(wireTicket),
    services: order.extras.map(wireBookedService),
    slices: order.slices.map((slice) => wireOrderSlice(write, order, slice)),
    passengers: order.passengers.map(wirePassenger),
    users: [...order.users],
    metadata: order.metadata,
  };
}

/** What is known of an order that the airline has accepted and not yet confirmed. */
export function wireAccepted({ offerId, metadata }: Order) {
  return { offer_id: offerId, live_mode: false, metadata };
}

/** Duffel does not give back a passenger's type. */
function wirePassenger(passenger: OrderPassenger) {
  const { id, title, gender, givenName, familyName, bornOn, email, phone, userId, infantId } =
    passenger;
  return {
    id,
    title,
    gender,
    given_name: givenName,
    family_name: familyName,
    born_on: bornOn,
    email,
    phone_number: phone,
    user_id: userId ?? null,
    ...(infantId !== undefined && { infant_passenger_id: infantId }),
    loyalty_programme_accounts: passenger.loyalty.map(wireLoyaltyAccount),
  };
}

function wireTicket({ id }: OrderPassenger) {
  return {
    type: "electronic_ticket" as const,
    unique_identifier: documentNumber(id),
    passenger_ids: [id],
  };
}

export function wireCancellation(write: Writer, { airline }: Order, cancellation: Cancellation) {
  const { id, orderId, createdAt, expiresAt, confirmedAt, refund, refundTo, credits } =
    cancellation;
  return {
    id,
    order_id: orderId,
    live_mode: false,
    created_at: isoTime(createdAt),
    expires_at: isoTime(expiresAt),
    confirmed_at: isoTimeOrNull(confirmedAt),
    refund_amount: amount(refund),
    refund_currency: CURRENCY,
    refund_to: refundTo,
    airline_credits: credits.map((credit) => ({
      id: credit.id,
      credit_name: `${write.airline(airline).name} credit`,
      credit_code: credit.code,
      credit_amount: amount(credit.amount),
      credit_currency: CURRENCY,
      issued_on: credit.issuedOn,
      passenger_id: credit.passengerId,
    })),
  };
}

export function wirePayment(
  { id: orderId }: Order,
  { id, type, amount: cents, createdAt }: Payment,
) {
  return {
    id,
    order_id: orderId,
    type,
    status: "succeeded",
    amount: amount(cents),
    currency: CURRENCY,
    live_mode: false,
    created_at: isoTime(createdAt),
  };
}
