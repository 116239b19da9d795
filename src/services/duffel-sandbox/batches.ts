import type { AccountDeps } from "./deps.ts";
import { notFound } from "./faults.ts";
import type { Offer, OfferRequest } from "./model.ts";
import { offersOf } from "./offers.ts";
import { type AskedOffers, createRequest, findRequest } from "./requests.ts";

/** Offers that come in parts, as airlines answer. */
export interface Batch {
  readonly request: OfferRequest;
  readonly total: number;
  readonly remaining: number;
}

const LIFE_MS = 60_000;
const TOTAL = 3;

export async function createBatch(deps: AccountDeps, asked: AskedOffers): Promise<Batch> {
  const request = await createRequest(deps, asked);
  await deps.store.cache.put(key(request.id), "0", LIFE_MS);
  return { request, total: TOTAL, remaining: TOTAL };
}

/** Every look brings the next part, and nothing that was there before. */
export async function nextBatch(
  deps: AccountDeps,
  id: string,
): Promise<Batch & { readonly offers: readonly Offer[] }> {
  const request = await findRequest(deps, id);
  if (!request || (await deps.store.cache.get(key(id))) === undefined) throw notFound(id);
  const seen = await deps.store.cache.increment(key(id), 1, LIFE_MS);
  const all = await offersOf(deps, request);
  const size = Math.ceil(all.length / TOTAL);
  return {
    request,
    total: TOTAL,
    remaining: Math.max(0, TOTAL - seen),
    offers: all.slice((seen - 1) * size, seen * size),
  };
}

function key(id: string): string {
  return `duffel:batch:${id}`;
}
