import { createBatch, nextBatch } from "./batches.ts";
import {
  confirmCancellation,
  getCancellation,
  listCancellations,
  quoteCancellation,
} from "./cancellations.ts";
import { chooseExtras } from "./choose.ts";
import { createOrder } from "./create-order.ts";
import { getEvent, listDeliveries, pingWebhook, redeliver } from "./deliveries.ts";
import type { SandboxDeps } from "./deps.ts";
import { bagExtras } from "./extras.ts";
import { offersOf, readOffer } from "./offers.ts";
import { addExtras, availableExtras } from "./order-extras.ts";
import { getOrder, listOrders, sweepHolds, updateOrder } from "./orders.ts";
import { updatePassenger } from "./passengers.ts";
import { getPayment, listPayments, payOrder } from "./payments.ts";
import { createRequest, getRequest, listRequests } from "./requests.ts";
import { seatMaps } from "./seat-map.ts";
import { createWebhook, deleteWebhook, liveWebhook, updateWebhook } from "./webhooks.ts";

type UseCase<F> = F extends (deps: SandboxDeps, ...rest: infer A) => infer R
  ? (...rest: A) => R
  : never;

/** The sandbox: every use case with its dependencies filled in, and the tables it is described by. */
export interface DuffelSandbox {
  readonly atlas: SandboxDeps["atlas"];
  readonly bagExtras: typeof bagExtras;
  readonly createRequest: UseCase<typeof createRequest>;
  readonly getRequest: UseCase<typeof getRequest>;
  readonly listRequests: UseCase<typeof listRequests>;
  readonly offersOf: UseCase<typeof offersOf>;
  readonly readOffer: UseCase<typeof readOffer>;
  readonly updatePassenger: UseCase<typeof updatePassenger>;
  readonly chooseExtras: UseCase<typeof chooseExtras>;
  readonly createBatch: UseCase<typeof createBatch>;
  readonly nextBatch: UseCase<typeof nextBatch>;
  readonly seatMaps: UseCase<typeof seatMaps>;
  readonly createOrder: UseCase<typeof createOrder>;
  readonly getOrder: UseCase<typeof getOrder>;
  readonly listOrders: UseCase<typeof listOrders>;
  readonly updateOrder: UseCase<typeof updateOrder>;
  readonly availableExtras: UseCase<typeof availableExtras>;
  readonly addExtras: UseCase<typeof addExtras>;
  readonly payOrder: UseCase<typeof payOrder>;
  readonly getPayment: UseCase<typeof getPayment>;
  readonly listPayments: UseCase<typeof listPayments>;
  readonly quoteCancellation: UseCase<typeof quoteCancellation>;
  readonly confirmCancellation: UseCase<typeof confirmCancellation>;
  readonly getCancellation: UseCase<typeof getCancellation>;
  readonly listCancellations: UseCase<typeof listCancellations>;
  readonly createWebhook: UseCase<typeof createWebhook>;
  readonly liveWebhook: UseCase<typeof liveWebhook>;
  readonly updateWebhook: UseCase<typeof updateWebhook>;
  readonly deleteWebhook: UseCase<typeof deleteWebhook>;
  readonly pingWebhook: UseCase<typeof pingWebhook>;
  readonly redeliver: UseCase<typeof redeliver>;
  readonly getEvent: UseCase<typeof getEvent>;
  readonly listDeliveries: UseCase<typeof listDeliveries>;
  readonly sweepHolds: UseCase<typeof sweepHolds>;
}

export function duffelSandbox(deps: SandboxDeps): DuffelSandbox {
  return {
    atlas: deps.atlas,
    bagExtras,
    createRequest: (...rest) => createRequest(deps, ...rest),
    getRequest: (...rest) => getRequest(deps, ...rest),
    listRequests: (...rest) => listRequests(deps, ...rest),
    offersOf: (...rest) => offersOf(deps, ...rest),
    readOffer: (...rest) => readOffer(deps, ...rest),
    updatePassenger: (...rest) => updatePassenger(deps, ...rest),
    chooseExtras: (...rest) => chooseExtras(deps, ...rest),
    createBatch: (...rest) => createBatch(deps, ...rest),
    nextBatch: (...rest) => nextBatch(deps, ...rest),
    seatMaps: (...rest) => seatMaps(deps, ...rest),
    createOrder: (...rest) => createOrder(deps, ...rest),
    getOrder: (...rest) => getOrder(deps, ...rest),
    listOrders: (...rest) => listOrders(deps, ...rest),
    updateOrder: (...rest) => updateOrder(deps, ...rest),
    availableExtras: (...rest) => availableExtras(deps, ...rest),
    addExtras: (...rest) => addExtras(deps, ...rest),
    payOrder: (...rest) => payOrder(deps, ...rest),
    getPayment: (...rest) => getPayment(deps, ...rest),
    listPayments: (...rest) => listPayments(deps, ...rest),
    quoteCancellation: (...rest) => quoteCancellation(deps, ...rest),
    confirmCancellation: (...rest) => confirmCancellation(deps, ...rest),
    getCancellation: (...rest) => getCancellation(deps, ...rest),
    listCancellations: (...rest) => listCancellations(deps, ...rest),
    createWebhook: (...rest) => createWebhook(deps, ...rest),
    liveWebhook: (...rest) => liveWebhook(deps, ...rest),
    updateWebhook: (...rest) => updateWebhook(deps, ...rest),
    deleteWebhook: (...rest) => deleteWebhook(deps, ...rest),
    pingWebhook: (...rest) => pingWebhook(deps, ...rest),
    redeliver: (...rest) => redeliver(deps, ...rest),
    getEvent: (...rest) => getEvent(deps, ...rest),
    listDeliveries: (...rest) => listDeliveries(deps, ...rest),
    sweepHolds: (...rest) => sweepHolds(deps, ...rest),
  };
}
