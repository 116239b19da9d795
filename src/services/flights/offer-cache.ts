import { createHash } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { boundedCache } from "../../memory/bounded-cache.ts";
import {
  foundOption,
  type OfferBatch,
  type OfferSearch,
  type OfferSource,
} from "../../suppliers/offers.ts";
import type { FlightsDeps } from "./deps.ts";

const LONGEST_MS = 30 * 60_000;
/** Nothing found may be a supplier's bad moment. */
const EMPTY_MS = 5 * 60_000;
/** Changes when what is kept gets another shape, so that an older node's answers are passed over. */
const SHAPE = 2;

/** Whatever changes the answer is in the key; its beginning is readable, for people at the storage. */
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
    search.legs?.map(({ origin: from, destination: to, date }) => [from, to, date]) ?? null,
    [search.flexDays ?? 0, search.bags ?? 0, search.maxMinutes ?? null, search.brand ?? null],
    [search.airlines ?? null, search.exceptAirlines ?? null, search.latestArrival ?? null],
  ]);
  const digest = createHash("sha256").update(all).digest("base64url").slice(0, 22);
  return `flights:${origin}:${destination}:${departureDate}:${cabin}:${digest}`;
}

/** Offers kept for a while. */
export interface OfferCache {
  get(key: string): Promise<OfferBatch | undefined>;
  put(key: string, batch: OfferBatch): Promise<void>;
  /** True when there was something. */
  drop(key: string): Promise<boolean>;
}

/**
 * What a supplier outside said goes into the store, where every node finds it. What the simulated
 * world says is worked out sooner than a storage writes it, and searching stores nothing: it stays
 * in memory.
 */
export function offerCache(
  deps: Pick<FlightsDeps, "source" | "store" | "now" | "log">,
): OfferCache {
  return deps.source.source === "simulated" ? memoryCache(deps.now) : storeCache(deps);
}

/** A storage in trouble makes searches slower, not impossible. */
function storeCache({
  store: { cache },
  now,
  log,
}: Pick<FlightsDeps, "store" | "now" | "log">): OfferCache {
  return {
    async get(key) {
      try {
        const kept = await cache.get(key);
        const batch = kept === undefined ? undefined : unpack(kept);
        return batch && batch.validUntil > now() ? batch : undefined;
      } catch (err) {
        log.warn({ err, cacheKey: key }, "offers not read from the cache");
        return undefined;
      }
    },

    async put(key, batch) {
      const ttlMs = lifetime(batch, now());
      if (ttlMs <= 0) return;
      try {
        await cache.put(key, pack(batch), ttlMs);
      } catch (err) {
        log.warn({ err, cacheKey: key }, "offers not kept in the cache");
      }
    },

    drop: (key) => cache.delete(key),
  };
}

const MOST_IN_MEMORY = 32;
/** Names of searches, by which one that comes again is known after its batch is forgotten. */
const NAMES_KEPT = 1000;

/**
 * Keeps searches that come again, and the last one, which is turned to its next page. Most are made
 * once, and a batch is hundreds of kilobytes: what stays for some dozens of searches and is then
 * forgotten is the dearest garbage.
 */
function memoryCache(now: () => number): OfferCache {
  /** The one used last comes last. */
  const kept = new Map<string, Kept>();
  const names = boundedCache<string, true>(NAMES_KEPT);
  let last: Kept | undefined;

  function take(key: string): Kept | undefined {
    const found = last?.key === key ? last : kept.get(key);
    if (found === last) last = undefined;
    else kept.delete(key);
    return found && found.until > now() ? found : undefined;
  }

  function keep(one: Kept): void {
    kept.set(one.key, one);
    const [oldest] = kept.keys();
    if (kept.size > MOST_IN_MEMORY && oldest !== undefined) kept.delete(oldest);
  }

  return {
    async get(key) {
      const found = take(key);
      if (found) keep(found);
      return found?.batch;
    },
    async put(key, batch) {
      take(key);
      const one = { key, batch, until: now() + lifetime(batch, now()) };
      if (names.get(key)) keep(one);
      else last = one;
      names.set(key, true);
    },
    drop: async (key) => take(key) !== undefined,
  };
}

interface Kept {
  readonly key: string;
  readonly batch: OfferBatch;
  readonly until: number;
}

function lifetime({ options, validUntil }: OfferBatch, now: number): number {
  return Math.min(options.length > 0 ? LONGEST_MS : EMPTY_MS, validUntil - now);
}

/** Offers repeat themselves: packed they take a fifteenth of the room. */
function pack(batch: OfferBatch): string {
  const written = { ...batch, options: batch.options.map((option) => option.write()) };
  return deflateRawSync(JSON.stringify(written), { level: 1 }).toString("base64");
}

function unpack(kept: string): OfferBatch {
  const written = JSON.parse(inflateRawSync(Buffer.from(kept, "base64")).toString());
  return { ...written, options: written.options.map(foundOption) };
}
