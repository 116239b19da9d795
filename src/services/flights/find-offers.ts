import type { FlightSearchRequest } from "../../domain/contracts/flights/search.ts";
import { TravelError } from "../../domain/errors.ts";
import { stockKey } from "../../domain/stock.ts";
import type { InventoryStore } from "../../stores/types.ts";
import {
  type FoundOption,
  type OfferBatch,
  type OfferCall,
  type OfferSearch,
  WISHES,
  type Wish,
} from "../../suppliers/offers.ts";
import type { FlightsDeps } from "./deps.ts";
import { cacheKey, type OfferCache } from "./offer-cache.ts";
import { checkRequest } from "./request.ts";
import { unknownAirport } from "./request-places.ts";
import type { SingleFlight } from "./single-flight.ts";

/** How one search is made. */
export interface FindOptions extends OfferCall {
  /** Names this very invocation in the log; the operation may hold several. */
  readonly toolInvocationId: string;
  /** Asks the supplier even where an earlier answer is kept. */
  readonly fresh: boolean;
}

export interface FoundOffers {
  readonly search: OfferSearch;
  readonly asOf: string;
  readonly options: readonly FoundOption[];
  readonly warnings: readonly string[];
}

/** The parts that every search of a desk shares. */
export interface FlightsParts {
  readonly deps: FlightsDeps;
  readonly cache: OfferCache;
  readonly flights: SingleFlight<OfferBatch>;
}

const TOOL = { tool: "flights-mcp", operation: "search_flights" };

/** All offers for a request, from the cache or the supplier, without what was sold here meanwhile. */
export async function findOffers(
  { deps, cache, flights }: FlightsParts,
  request: FlightSearchRequest,
  options: FindOptions,
): Promise<FoundOffers> {
  const { operationId, toolInvocationId } = options;
  const { source, log, elapsed } = deps;
  const started = elapsed();
  const about = { operationId, toolInvocationId, ...TOOL, source: source.source };
  try {
    const search = checkSearch(deps, request);
    const key = cacheKey(source, search);
    const kept = options.fresh ? undefined : await cache.get(key);
    if (kept) log.info({ ...about, cacheKey: key }, "Tool cache hit");
    const batch = kept ?? (await ask({ deps, cache, flights }, key, search, options));
    const offers = await withoutSold(batch, deps.store.inventory);
    if (offers.length === 0) {
      const { origin, destination, departureDate: date } = search;
      log.info({ operationId, origin, destination, date }, "No flights found");
    }
    const latency = Math.round(elapsed() - started);
    const ended = { latency, resultCount: offers.length, status: "success" };
    if (!kept) log.info({ ...about, ...ended }, "Tool invocation success");
    return { search, asOf: batch.asOf, options: offers, warnings: warningsOf(batch, offers) };
  } catch (error) {
    const told = explained(error, deps);
    log.warn({ ...about, status: "error", ...failure(told) }, "Tool invocation failed");
    throw told;
  }
}

export function checkSearch(deps: FlightsDeps, request: FlightSearchRequest): OfferSearch {
  const { places, source, airlineCodes } = deps;
  const live = source.source !== "simulated";
  return checkRequest(request, { places, now: deps.now(), live, airlineCodes });
}

async function ask(
  { deps, cache, flights }: FlightsParts,
  key: string,
  search: OfferSearch,
  { fresh, timeoutMs, retries, operationId, signal }: FindOptions,
): Promise<OfferBatch> {
  const { source } = deps;
  // Calls that may take longer do not share the end of those that may not.
  return await flights.run(`${key} ${timeoutMs} ${retries}`, signal, async (shared) => {
    const askSource = async (leftMs: number) => {
      const call = { operationId, timeoutMs: leftMs, retries, signal: shared };
      const batch = await source.search(search, call);
      await cache.put(key, batch);
      return batch;
    };
    // The world answers sooner than a storage does; a fresh answer is not another node's.
    if (source.source === "simulated" || fresh) return await askSource(timeoutMs);
    return await askOnce({ deps, cache }, key, { timeoutMs, signal: shared }, askSource);
  });
}

const POLL_MS = 150;
/** What a call keeps for itself when another node's takes too long. */
const RESERVE_MS = 3000;

/**
 * Lets one node of several ask a supplier while the others wait for its answer in the cache. A node
 * that waits too long, or whose storage is in trouble, asks by itself.
 */
async function askOnce(
  { deps, cache: offers }: Pick<FlightsParts, "deps" | "cache">,
  key: string,
  { timeoutMs, signal }: { readonly timeoutMs: number; readonly signal: AbortSignal },
  ask: (leftMs: number) => Promise<OfferBatch>,
): Promise<OfferBatch> {
  const {
    store: { cache },
    elapsed,
    sleep,
  } = deps;
  const lock = `${key}:asking`;
  const deadline = elapsed() + timeoutMs;
  let mine = await claim();
  while (!mine && deadline - elapsed() > RESERVE_MS) {
    await sleep(POLL_MS, signal);
    const found = await offers.get(key);
    if (found) return found;
    mine = await claim();
  }
  try {
    return await ask(deadline - elapsed());
  } finally {
    // Left to expire where the storage is in trouble.
    if (mine) await cache.delete(lock).catch(() => {});
  }

  async function claim(): Promise<boolean> {
    try {
      return await cache.claim(lock, "1", timeoutMs);
    } catch {
      return true;
    }
  }
}

/**
 * The options that can still be had. What was sold here is looked up every time, also for offers
 * from the cache: a seat sold through one window is gone in all.
 */
export async function withoutSold(
  { options, stock }: OfferBatch,
  inventory: InventoryStore,
): Promise<readonly FoundOption[]> {
  if (!stock) return options;
  const sold = await inventory.soldIn(stock.groups);
  if (sold.size === 0) return options;
  const full = new Set<string>();
  for (const [id, units] of stock.units()) {
    const left = units.map((unit) => unit.capacity - (sold.get(stockKey(unit)) ?? 0));
    if (Math.min(...left) < stock.seats) full.add(id);
  }
  return options.filter(({ booking_ids: ids = [] }) => !ids.some((id) => full.has(id)));
}

/** A supplier knows that a code is unknown; the world knows what was probably meant. */
function explained(error: unknown, { places }: FlightsDeps): unknown {
  if (!(error instanceof TravelError)) return error;
  const { reason, hint, field, value } = error.details;
  if (reason !== "unknown_airport" || hint !== undefined || typeof value !== "string") return error;
  return unknownAirport(places, value, field ?? "origin");
}

function failure(error: unknown): { errorMessage: string; errorType: string; reason?: string } {
  if (!(error instanceof Error)) return { errorMessage: String(error), errorType: typeof error };
  return {
    errorMessage: error.message,
    errorType: error.constructor.name,
    ...(error instanceof TravelError && { reason: error.details.reason }),
  };
}

/** `14 flights are not as asked for: 9 take longer (max_duration), …` */
function missesText({ outside, misses = {} }: OfferBatch): string {
  const parts: string[] = [];
  let wish: Wish;
  for (wish in WISHES) {
    const count = misses[wish];
    if (count !== undefined) parts.push(`${count} ${WISHES[wish]}`);
  }
  return `${outside} flights are not as asked for: ${parts.join(", ")}. Loosen one of these.`;
}

function warningsOf(batch: OfferBatch, offers: readonly FoundOption[]): string[] {
  const warnings = [...batch.notes];
  const sold = batch.options.length - offers.length;
  if (offers.length === 0 && batch.outside > 0) warnings.push(missesText(batch));
  if (offers.length === 0 && sold > 0) warnings.push(`${sold} offers are sold out.`);
  const currencies = new Set(offers.map(({ total }) => total.currency));
  if (currencies.size > 1) {
    warnings.push(`Prices are in ${[...currencies].join(", ")}: compare them with care.`);
  }
  return warnings;
}
