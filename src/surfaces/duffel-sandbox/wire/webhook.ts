import type { Delivery } from "../../../services/duffel-sandbox/deliveries.ts";
import type { EventSubject } from "../../../services/duffel-sandbox/events.ts";
import type { Webhook } from "../../../services/duffel-sandbox/webhooks.ts";
import { wireCredit } from "./credit.ts";
import { wireAccepted, wireCancellation, wireOrder, wirePayment } from "./order.ts";
import { wireAirlineChange } from "./order-slice.ts";
import { isoTime } from "./text.ts";
import type { Writer } from "./writer.ts";

/** Without the secret, which is shown once, when the webhook is made. */
export function wireWebhook({ id, url, events, active, createdAt, updatedAt }: Webhook) {
  return {
    id,
    url,
    events: [...events],
    active,
    live_mode: false,
    created_at: isoTime(createdAt),
    updated_at: isoTime(updatedAt),
  };
}

export function wireDelivery(delivery: Delivery) {
  return {
    id: delivery.id,
    event_id: delivery.eventId,
    endpoint_id: delivery.endpointId,
    type: delivery.type,
    url: delivery.url,
    live_mode: false,
    created_at: isoTime(delivery.createdAt),
    delivery_success: delivery.success,
    response_status_code: delivery.status ?? null,
    response_body: delivery.answer,
  };
}

/** What an event carries. */
export function wireSubject(write: Writer, subject: EventSubject) {
  switch (subject.kind) {
    case "order":
      return wireOrder(write, subject.order);
    case "payment":
      return wirePayment(subject.order, subject.payment);
    case "cancellation":
      return wireCancellation(write, subject.order, subject.cancellation);
    case "airline_change":
      return wireAirlineChange(write, subject.order, subject.change);
    case "credit":
      return wireCredit(write, subject.credit);
    case "failure":
      return wireAccepted(subject.order);
    case "ping":
      return {};
  }
}
