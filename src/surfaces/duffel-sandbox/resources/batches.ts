import type { Batch } from "../../../services/duffel-sandbox/batches.ts";
import { ask, type Endpoint, get, param } from "../endpoint.ts";
import { wireOffer } from "../wire/offer.ts";
import { isoTime } from "../wire/text.ts";
import { readOfferRequest } from "./offer-request-body.ts";

export const BATCHES: readonly Endpoint[] = [
  ask("/air/batch_offer_requests", async ({ sandbox, account, data }) => {
    const batch = await sandbox.createBatch(account, readOfferRequest(data));
    return { status: 201, data: wireBatch(batch) };
  }),

  get("/air/batch_offer_requests/{id}", async (call) => {
    const batch = await call.sandbox.nextBatch(call.account, param(call, "id"));
    const offers = batch.offers.map((offer) => wireOffer(call.write, offer));
    return { status: 200, data: { ...wireBatch(batch), offers } };
  }),
];

export function wireBatch({ request, total, remaining }: Batch) {
  return {
    id: request.id,
    live_mode: false,
    created_at: isoTime(request.createdAt),
    client_key: request.core,
    total_batches: total,
    remaining_batches: remaining,
  };
}
