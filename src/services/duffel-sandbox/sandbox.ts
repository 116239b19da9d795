import { type Bound, bindAll } from "../bind.ts";
import { createBatch, nextBatch } from "./batches.ts";
import {
  confirmCancellation,
  getCancellation,
  listCancellations,
  quoteCancellation,
} from "./cancellations.ts";
import { chooseExtras } from "./choose.ts";
import { createOrder } from "./create-order.ts";
import type { Account, AccountDeps, SandboxDeps } from "./deps.ts";
import { getEvent, listDeliveries, pingWebhook, redeliver } from "./events.ts";
import { offersOf, readOffer, updatePassenger } from "./offers.ts";
import { addExtras, availableExtras } from "./order-extras.ts";
import { getOrder, listOrders, sweepHolds, updateOrder } from "./orders.ts";
import { getPayment, listPayments, payOrder } from "./payments.ts";
import { createRequest, getRequest, listRequests } from "./requests.ts";
import { seatMaps } from "./seat-map.ts";
import { createWebhook, deleteWebhook, liveWebhook, updateWebhook } from "./webhooks.ts";

const USE_CASES = {
  createRequest,
  getRequest,
  listRequests,
  offersOf,
  readOffer,
  updatePassenger,
  chooseExtras,
  createBatch,
  nextBatch,
  seatMaps,
  createOrder,
  getOrder,
  listOrders,
  updateOrder,
  availableExtras,
  addExtras,
  payOrder,
  getPayment,
  listPayments,
  quoteCancellation,
  confirmCancellation,
  getCancellation,
  listCancellations,
  createWebhook,
  liveWebhook,
  updateWebhook,
  deleteWebhook,
  pingWebhook,
  redeliver,
  getEvent,
  listDeliveries,
};

/** The sandbox of one account: its use cases, and the tables that offers are described with. */
export interface AccountSandbox extends Bound<AccountDeps, typeof USE_CASES> {
  readonly atlas: SandboxDeps["atlas"];
}

export interface DuffelSandbox {
  readonly of: (account: Account) => AccountSandbox;
  readonly sweepHolds: () => Promise<number>;
}

export function duffelSandbox(deps: SandboxDeps): DuffelSandbox {
  return {
    of: (account) => ({ ...bindAll({ ...deps, account }, USE_CASES), atlas: deps.atlas }),
    sweepHolds: () => sweepHolds(deps),
  };
}
