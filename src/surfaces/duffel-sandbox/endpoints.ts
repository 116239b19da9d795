import type { Endpoint } from "./endpoint.ts";
import { BATCHES } from "./resources/batches.ts";
import { CANCELLATIONS } from "./resources/cancellations.ts";
import { OFFER_REQUESTS } from "./resources/offer-requests.ts";
import { OFFERS } from "./resources/offers.ts";
import { ORDERS } from "./resources/orders.ts";
import { PAYMENTS } from "./resources/payments.ts";
import { PLACES } from "./resources/places.ts";
import { REFERENCE } from "./resources/reference.ts";
import { SEAT_MAPS } from "./resources/seat-maps.ts";
import { WEBHOOKS } from "./resources/webhooks.ts";

/** Everything that the sandbox answers, what is asked most first. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...OFFER_REQUESTS,
  ...OFFERS,
  ...ORDERS,
  ...SEAT_MAPS,
  ...PAYMENTS,
  ...CANCELLATIONS,
  ...BATCHES,
  ...PLACES,
  ...REFERENCE,
  ...WEBHOOKS,
];
