import { type Bound, bindAll } from "../bind.ts";
import { outbox } from "../outbox/outbox.ts";
import { acceptAirlineChange, listAirlineChanges, updateAirlineChange } from "./airline-changes.ts";
import { createBatch, nextBatch } from "./batches.ts";
import {
  confirmCancellation,
  getCancellation,
  listCancellations,
  quoteCancellation,
} from "./cancellations.ts";
import { createChangeRequest, getChangeOffer, getChangeRequest } from "./change-requests.ts";
import { chooseExtras } from "./choose.ts";
import { createOrder } from "./create-order.ts";
import { createCredit, getCredit, listCredits } from "./credits.ts";
import {
  forgetDeliveries,
  getEvent,
  listDeliveries,
  pingWebhook,
  redeliver,
  sendEvent,
} from "./deliveries.ts";
import type { Account, AccountDeps, SandboxDeps, SandboxParts } from "./deps.ts";
import { tellUntold } from "./events.ts";
import { offersOf, readOffer, updatePassenger } from "./offers.ts";
import { confirmOrderChange, createOrderChange, getOrderChange } from "./order-changes.ts";
import { addExtras, availableExtras } from "./order-extras.ts";
import { getOrder, listOrders, lookForChanges, sweepHolds, updateOrder } from "./orders.ts";
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
  createChangeRequest,
  getChangeRequest,
  getChangeOffer,
  createOrderChange,
  getOrderChange,
  confirmOrderChange,
  listAirlineChanges,
  acceptAirlineChange,
  updateAirlineChange,
  createCredit,
  getCredit,
  listCredits,
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
  /** Ends holds whose time is over; says how many. */
  readonly sweepHolds: () => Promise<number>;
  /** Looks for what airlines changed, for those who want to be told. */
  readonly lookForChanges: () => Promise<void>;
  /** Delivers the events that are due and forgets those that are over; says how many arrived. */
  readonly sweepEvents: () => Promise<number>;
}

const TOPIC = "duffel_webhook";

export function duffelSandbox(parts: SandboxParts): DuffelSandbox {
  const { store, now } = parts;
  const deps: SandboxDeps = {
    ...parts,
    outbox: outbox({
      records: store.records,
      topic: TOPIC,
      now,
      send: (message) => sendEvent(parts, message),
    }),
  };
  return {
    of: (account) => ({ ...bindAll({ ...deps, account }, USE_CASES), atlas: deps.atlas }),
    sweepHolds: () => sweepHolds(deps),
    lookForChanges: () => lookForChanges(deps),
    async sweepEvents() {
      await tellUntold(deps);
      await forgetDeliveries(deps);
      return deps.outbox.sweep();
    },
  };
}
