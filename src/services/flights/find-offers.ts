import type { FlightOption } from "../../domain/contracts/flights/offers.ts";
import type { FlightSearchRequest } from "../../domain/contracts/flights/search.ts";
import { TravelError } from "../../domain/errors.ts";
import type { OfferBatch, OfferCall, OfferSearch } from "../../suppliers/offers.ts";
import { askOnce } from "./ask-once.ts";
import type { FlightsDeps } from "./deps.ts";
import { cacheKey, type OfferCache } from "./offer-cache.ts";
import { checkRequest } from "./request.ts";
import { unknownAirport } from "./request-places.ts";
import type { SingleFlight } from "./single-flight.ts";
import { withoutSold } from "./sold.ts";

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
  readonly options: readonly FlightOption[];
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
  const { places, source } = deps;
  return checkRequest(request, { places, now: deps.now(), live: source.source !== "simulated" });
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
    // The world answers sooner than a storage does; who wants it fresh does not want another's.
    if (source.source === "simulated" || fresh) return await askSource(timeoutMs);
    return await askOnce(deps, cache, key, { timeoutMs, signal: shared }, askSource);
  });
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

function warningsOf(batch: OfferBatch, offers: readonly FlightOption[]): string[] {
  const warnings = [...batch.notes];
  const sold = batch.options.length - offers.length;
  if (offers.length === 0 && batch.outside > 0) {
    warnings.push(
      `${batch.outside} flights lie outside the hours or need more connections than asked for.`,
    );
  }
  if (offers.length === 0 && sold > 0) warnings.push(`${sold} offers are sold out.`);
  const currencies = new Set(offers.map(({ total }) => total.currency));
  if (currencies.size > 1) {
    warnings.push(`Prices are in ${[...currencies].join(", ")}: compare them with care.`);
  }
  return warnings;
}
