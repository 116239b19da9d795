import { createHash } from "node:crypto";
import type { FlightOption } from "../../domain/contracts/flights/offers.ts";
import type {
  FlightSearchRequest,
  OffersFound,
  Sort,
} from "../../domain/contracts/flights/search.ts";
import { instantOf, parseIsoDate, quoteDayOf } from "../../domain/dates.ts";
import { TravelError } from "../../domain/errors.ts";
import { pageOf, readOffset } from "../../domain/paging.ts";
import { travellersOf } from "../../domain/travel.ts";
import type { OfferBatch, OfferCall } from "../../suppliers/offers.ts";
import { type Bound, bindAll } from "../bind.ts";
import { noWay, sisterNotes, slowNotes } from "../no-way.ts";
import type { FlightsDeps } from "./deps.ts";
import { exploreFares } from "./explore-fares.ts";
import { fareCalendar } from "./fare-calendar.ts";
import {
  checkSearch,
  type FlightsParts,
  type FoundOffers,
  findOffers,
  withoutSold,
} from "./find-offers.ts";
import { cacheKey, offerCache } from "./offer-cache.ts";
import { checkSort, type RankedOption, rank } from "./rank.ts";
import { showOffers } from "./shown-offers.ts";
import { singleFlight } from "./single-flight.ts";

/** How a search is called: everything has a usual value. */
export interface CallOptions {
  /** Milliseconds for all of it. */
  readonly timeoutMs?: number | undefined;
  readonly retries?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly operationId?: string | undefined;
  readonly fresh?: boolean | undefined;
}

export interface PageOptions extends CallOptions {
  readonly sort: Sort;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** A page of offers in full; the tool shows them shortened. */
export interface OfferAnswer extends Omit<OffersFound, "resultCount" | "offers" | "warnings"> {
  readonly offers: readonly RankedOption[];
  readonly warnings: readonly string[];
}

const TIMEOUT_MS = 10_000;
const LONGEST_MS = 120_000;
const RETRIES = 3;
const MOST_RETRIES = 10;

const USE_CASES = { find, search, invalidate, check, fareCalendar, exploreFares };

/** The flights desk: offers to compare, from one source. */
export type FlightsDesk = Bound<FlightsParts, typeof USE_CASES>;

export function flightsDesk(deps: FlightsDeps): FlightsDesk {
  const shared = { deps, cache: offerCache(deps), flights: singleFlight<OfferBatch>() };
  return bindAll(shared, USE_CASES);
}

/** All offers, ranked. */
async function find(
  shared: FlightsParts,
  request: FlightSearchRequest,
  sort: Sort,
  options: CallOptions = {},
): Promise<readonly RankedOption[]> {
  checkSort(sort);
  const { search, options: offers } = await found(shared, request, options);
  const shown = showOffers(offers, shared.deps.rates, request);
  return rank(shown.options, sort, search).map((option) => option.write());
}

/** One page of them. */
async function search(
  shared: FlightsParts,
  request: FlightSearchRequest,
  { sort, limit, cursor, ...options }: PageOptions,
): Promise<OfferAnswer> {
  // Further pages are of the list that the first one began.
  const fresh = cursor === undefined && options.fresh;
  const answer = await found(shared, request, { ...options, fresh });
  const shown = showOffers(answer.options, shared.deps.rates, request);
  const ranked = rank(shown.options, sort, answer.search);
  const tag = tagOf(ranked);
  const from = readOffset(cursor, tag);
  const { items, nextCursor } = pageOf(ranked, from.start, limit, tag);
  const warnings = [...answer.warnings, ...shown.notes, ...(await placeNotes(shared.deps, answer))];
  return {
    source: shared.deps.source.source,
    asOf: answer.asOf,
    ...(shown.rate !== undefined && { rate: shown.rate }),
    travelers: travellersOf(answer.search.party),
    total: ranked.length,
    offers: items.map((option) => option.write()),
    ...(nextCursor !== undefined && { nextCursor }),
    warnings:
      from.tag !== tag
        ? [...warnings, "The offers changed since the page before: some may be missing."]
        : warnings,
  };
}

/** Airports that a code leaves out, and why nothing was found where no other note says so. */
async function placeNotes(
  { places, lowFares, now }: FlightsDeps,
  { search, options, warnings }: FoundOffers,
): Promise<readonly string[]> {
  const origin = places.find(search.origin);
  const destination = places.find(search.destination);
  if (!origin || !destination) return [];
  const notes = sisterNotes({ origin, destination }, lowFares);
  if (!lowFares) return notes;
  const day = parseIsoDate(search.departureDate) ?? 0;
  const wish = {
    cabin: search.cabin ?? "economy",
    party: search.party,
    quoteDay: quoteDayOf(now()),
    notBefore: instantOf(now()),
    maxConnections: search.maxConnections,
  };
  if (options.length > 0) {
    const quickest = Math.min(...options.map(({ ways }) => ways[0]?.duration_minutes ?? 0));
    const slow = await slowNotes(lowFares, { origin, destination }, { quickest, day, wish });
    return [...slow, ...notes];
  }
  if (warnings.length > 0) return notes;
  const none =
    (await noWay(lowFares, { origin, destination }, day, wish)) ??
    (search.returnDate === undefined
      ? undefined
      : await noWay(
          lowFares,
          { origin: destination, destination: origin },
          parseIsoDate(search.returnDate) ?? 0,
          wish,
        ));
  return none === undefined ? notes : [none, ...notes];
}

/** Forgets what is kept for a request; true when there was something. */
async function invalidate(
  { deps, cache }: FlightsParts,
  request: FlightSearchRequest,
): Promise<boolean> {
  return await cache.drop(cacheKey(deps.source, checkSearch(deps, request)));
}

/** The offer as it is now; refuses one that is gone, sold out or costs another price. */
async function check(
  { deps }: FlightsParts,
  option: FlightOption,
  options: CallOptions = {},
): Promise<FlightOption> {
  const batch = await deps.source.reread(option, callOf(deps, options));
  const [found] = await withoutSold(batch, deps.store.inventory);
  if (!found) throw soldOut(option);
  const now = found.write();
  const { amount, currency } = now.total;
  if (amount === option.total.amount && currency === option.total.currency) return now;
  throw priceChanged(option, now);
}

function found(shared: FlightsParts, request: FlightSearchRequest, options: CallOptions) {
  const { deps } = shared;
  return findOffers(shared, request, {
    ...callOf(deps, options),
    toolInvocationId: deps.newId(),
    fresh: options.fresh ?? false,
  });
}

function callOf(deps: FlightsDeps, options: CallOptions): OfferCall {
  return {
    operationId: options.operationId ?? deps.newId(),
    timeoutMs: Math.min(LONGEST_MS, positive(options.timeoutMs, TIMEOUT_MS)),
    retries: Math.min(MOST_RETRIES, Math.max(0, Math.trunc(options.retries ?? RETRIES))),
    signal: options.signal ?? new AbortController().signal,
  };
}

/** Names a ranked list, so that a page of another one is noticed. */
function tagOf(ranked: readonly { readonly id: string }[]): string {
  let ids = "";
  for (const { id } of ranked) ids += `${id}\n`;
  return createHash("sha256").update(ids).digest("hex").slice(0, 8);
}

/** Nonsense gets the usual value: a search must end. */
function positive(value: number | undefined, usual: number): number {
  return value !== undefined && value > 0 && Number.isFinite(value) ? value : usual;
}

function soldOut({ id }: FlightOption): TravelError {
  return new TravelError("rule", "This offer is no longer available: its seats are sold", {
    reason: "offer_gone",
    value: id,
    hint: "Search again.",
  });
}

function priceChanged(old: FlightOption, now: FlightOption): TravelError {
  return new TravelError(
    "rule",
    `The price of this offer was ${money(old)} and is now ${money(now)}`,
    {
      reason: "price_changed",
      value: old.id,
      hint: "Ask whether the new price is fine, or search again.",
      extra: { oldPrice: old.total, newPrice: now.total, newId: now.id },
    },
  );
}

function money({ total: { amount, currency } }: FlightOption): string {
  return `${currency} ${amount}`;
}
