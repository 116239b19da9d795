import { instantOf, isoDate, MS_PER_DAY, parseIsoDate } from "../../domain/dates.ts";
import type { Cabin } from "../../domain/travel.ts";
import type { Account, AccountDeps, SandboxDeps } from "./deps.ts";
import { fault, notFound } from "./faults.ts";
import { LAST_NUMBER, newCore, readId, writeId } from "./ids.ts";
import { magicRoute } from "./magic.ts";
import { OFFER_LIFE_MS, type OfferRequest, type SliceQuery } from "./model.ts";
import { type AskedTraveller, checkTravellers, travellersOf } from "./travellers.ts";

export interface AskedOffers {
  readonly slices: readonly SliceQuery[];
  readonly travellers: readonly AskedTraveller[];
  readonly cabin?: Cabin | undefined;
  readonly maxConnections?: number | undefined;
}

const DEFAULT_CONNECTIONS = 1;
/** A counter must outlive whatever it numbers. */
const COUNTER_LIFE_MS = 400 * MS_PER_DAY;
const TAIL = "00";

/**
 * Keeps what was asked, for as long as its offers live, and nothing of what was found. Requests of
 * one owner are numbered, so that they can be listed without an index.
 */
export async function createRequest(deps: AccountDeps, asked: AskedOffers): Promise<OfferRequest> {
  for (const [index, slice] of asked.slices.entries()) {
    checkSlice(deps, slice, `/slices/${index}`);
  }
  checkTravellers(asked.travellers);
  // Before it gets a number: a number that nothing is kept under would end the list there.
  if (magicRoute(asked.slices) === "search_timeout") {
    throw fault("gateway_timeout_error", "The airline did not answer in time. Please try again.");
  }
  const createdAt = deps.now();
  const number = await deps.store.cache.increment(counterKey(deps.account), 1, COUNTER_LIFE_MS);
  const core = newCore(createdAt, number % LAST_NUMBER, deps.random(62 ** 2));
  const request: OfferRequest = {
    id: requestId(core.text),
    core: core.text,
    owner: deps.account.owner,
    createdAt,
    slices: asked.slices,
    travellers: travellersOf(core.text, asked.travellers),
    ...(asked.cabin !== undefined && { cabin: asked.cabin }),
    maxConnections: asked.maxConnections ?? DEFAULT_CONNECTIONS,
  };
  await keepRequest(deps, request);
  return request;
}

export async function keepRequest(deps: AccountDeps, request: OfferRequest): Promise<void> {
  const left = request.createdAt + OFFER_LIFE_MS - deps.now();
  const number = numberOf(request);
  if (left <= 0) return;
  await deps.store.cache.put(key(deps.account, number), JSON.stringify(request), left);
}

export function requestId(core: string): string {
  return writeId("orq", core, TAIL);
}

/** Undefined when there is none, when another account owns it, or when it has expired. */
export async function findRequest(
  deps: AccountDeps,
  id: string,
): Promise<OfferRequest | undefined> {
  const read = readId("orq", id, TAIL.length);
  const request = read && (await numbered(deps, read.core.number));
  return request?.id === id ? request : undefined;
}

export async function getRequest(deps: AccountDeps, id: string): Promise<OfferRequest> {
  const request = await findRequest(deps, id);
  if (!request) throw notFound(id);
  return request;
}

/** Newest first; `before` is the number that the page before ended with. */
export async function listRequests(
  deps: AccountDeps,
  { limit, below }: { readonly limit: number; readonly below?: number | undefined },
): Promise<{ readonly requests: readonly OfferRequest[]; readonly more: boolean }> {
  const last = Number((await deps.store.cache.get(counterKey(deps.account))) ?? 0);
  const start = Math.min(below ?? Number.POSITIVE_INFINITY, last + 1) - 1;
  const numbers = Array.from({ length: limit + 1 }, (_, index) => start - index);
  const found = await Promise.all(
    numbers.map(async (number) => (number > 0 ? numbered(deps, number) : undefined)),
  );
  const requests = found.filter((request) => request !== undefined);
  return { requests: requests.slice(0, limit), more: requests.length > limit };
}

export function numberOf({ id }: OfferRequest): number {
  return readId("orq", id, TAIL.length)?.core.number ?? 0;
}

async function numbered(deps: AccountDeps, number: number): Promise<OfferRequest | undefined> {
  const text = await deps.store.cache.get(key(deps.account, number));
  return text === undefined ? undefined : JSON.parse(text);
}

function counterKey({ owner }: Account): string {
  return `duffel:requests:${owner}`;
}

/** The figure is the world's generation: a request asked of an earlier one would name other offers. */
function key({ owner }: Account, number: number): string {
  return `duffel:request2:${owner}:${number}`;
}

/** Refuses what cannot be flown; `pointer` says where it stands. */
export function checkSlice(deps: SandboxDeps, slice: SliceQuery, pointer: string): void {
  const at = (field: string) => `${pointer}/${field}`;
  for (const field of ["origin", "destination"] as const) {
    const place = deps.places.find(slice[field]);
    if (!place || place.kind === "stay") {
      throw fault("validation_inclusion", `'${slice[field]}' is not an airport or city`, at(field));
    }
  }
  const origin = deps.places.find(slice.origin);
  if (slice.origin === slice.destination || !origin) {
    throw fault("validation_inclusion", "must differ from origin", at("destination"));
  }
  const day = parseIsoDate(slice.date);
  if (day === undefined || day > deps.places.lastDay) {
    throw fault("validation_format", "is not a date that can be booked", at("departure_date"));
  }
  const today = deps.places.dateAt(origin, instantOf(deps.now()));
  if (day < today) {
    const message = `must be ${isoDate(today)} or later`;
    throw fault("validation_inclusion", message, at("departure_date"));
  }
}
