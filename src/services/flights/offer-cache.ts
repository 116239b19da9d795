import { createHash } from "node:crypto";
import type { OfferBatch, OfferSearch, OfferSource } from "../../suppliers/offers.ts";
import type { FlightsDeps } from "./deps.ts";

const LONGEST_MS = 30 * 60_000;
/** Nothing found may be a supplier's bad moment. */
const EMPTY_MS = 5 * 60_000;
/** Changes when what is kept gets another shape, so that an older node's answers are passed over. */
const SHAPE = 1;

/** Whatever changes the answer is in the key; its beginning is for people who look. */
export function cacheKey({ source, tag }: OfferSource, search: OfferSearch): string {
  const { origin, destination, departureDate, cabin = "any" } = search;
  const { adults, children, infants } = search.party;
  const window = (hours?: { readonly after: string; readonly before: string }) =>
    hours ? [hours.after, hours.before] : null;
  const all = JSON.stringify([
    SHAPE,
    source,
    tag,
    search.returnDate ?? null,
    [adults, children, infants],
    search.maxConnections,
    window(search.departureTime),
    window(search.arrivalTime),
  ]);
  const digest = createHash("sha256").update(all).digest("base64url").slice(0, 22);
  return `flights:${origin}:${destination}:${departureDate}:${cabin}:${digest}`;
}

/** Offers kept for a while. A storage in trouble makes searches slower, not impossible. */
export interface OfferCache {
  get(key: string): Promise<OfferBatch | undefined>;
  put(key: string, batch: OfferBatch): Promise<void>;
  drop(key: string): Promise<boolean>;
}

export function offerCache({
  store: { cache },
  now,
  log,
}: Pick<FlightsDeps, "store" | "now" | "log">): OfferCache {
  return {
    async get(key) {
      try {
        const kept = await cache.get(key);
        const batch: OfferBatch | undefined = kept === undefined ? undefined : JSON.parse(kept);
        return batch && batch.validUntil > now() ? batch : undefined;
      } catch (err) {
        log.warn({ err, cacheKey: key }, "offers not read from the cache");
        return undefined;
      }
    },

    async put(key, batch) {
      const longest = batch.options.length > 0 ? LONGEST_MS : EMPTY_MS;
      const ttlMs = Math.min(longest, batch.validUntil - now());
      if (ttlMs <= 0) return;
      try {
        await cache.put(key, JSON.stringify(batch), ttlMs);
      } catch (err) {
        log.warn({ err, cacheKey: key }, "offers not kept in the cache");
      }
    },

    drop: (key) => cache.delete(key),
  };
}
