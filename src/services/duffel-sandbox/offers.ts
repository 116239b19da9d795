import { type FareCondition, onAllTickets, onOneTicket } from "../../domain/fare-terms.ts";
import { holdEnd } from "../../domain/rules/holds.ts";
import { leftOf } from "../../domain/stock.ts";
import type { Ticket } from "../../domain/tickets.ts";
import type { AccountDeps, SandboxDeps } from "./deps.ts";
import { notFound, offerGone } from "./faults.ts";
import { fromBase62, readId, toBase62, writeId } from "./ids.ts";
import type { Journey } from "./journey.ts";
import { magicRoute } from "./magic.ts";
import {
  type Hold,
  type LoyaltyAccount,
  OFFER_LIFE_MS,
  type Offer,
  type OfferRequest,
  type Price,
  type Slice,
  type Traveller,
} from "./model.ts";
import { findRequest, keepRequest, requestId } from "./requests.ts";
import { type Trip, tripsOf } from "./trips.ts";

const HOUR_MS = 3_600_000;
/** The test airline's orders can always be held. */
const TEST_HOLD = { pay: 72 * HOUR_MS, price: 48 * HOUR_MS };
const PRICE_STEP = 1000;

/** All that is still to be had, cheapest first. */
export async function offersOf(deps: SandboxDeps, request: OfferRequest): Promise<Offer[]> {
  const trips = await tripsOf(deps, request);
  const available = await stillThere(deps, trips);
  return available.map((trip) => toOffer(deps, request, trip, 0));
}

/** An offer as it is now: every look at it may move its price. */
export async function readOffer(deps: AccountDeps, id: string): Promise<Offer> {
  return locate(deps, id, true);
}

/** The same without moving it, for an order that is about to be made. */
export async function readOfferQuietly(deps: AccountDeps, id: string): Promise<Offer> {
  return locate(deps, id, false);
}

async function locate(deps: AccountDeps, id: string, look: boolean): Promise<Offer> {
  const read = readId("off", id, 2);
  if (!read) throw notFound(id);
  const request = await findRequest(deps, requestId(read.core.text));
  if (!request) {
    // What is not there any more was there once; what is not old enough never was, or is not theirs.
    throw read.core.createdAt + OFFER_LIFE_MS <= deps.now() ? offerGone() : notFound(id);
  }
  const trips = await tripsOf(deps, request);
  const trip = trips[fromBase62(read.tail)];
  if (!trip) throw notFound(id);
  const route = magicRoute(request.slices);
  if (route === "offer_gone") throw offerGone();
  const [available] = await stillThere(deps, [trip]);
  if (!available) throw offerGone();
  const steps = route === "price_moves" ? await looks(deps, id, look) : 0;
  return toOffer(deps, request, trip, steps);
}

async function looks({ store }: SandboxDeps, id: string, look: boolean): Promise<number> {
  const key = `duffel:looks:${id}`;
  if (look) return await store.cache.increment(key, 1, OFFER_LIFE_MS);
  return Number((await store.cache.get(key)) ?? 0);
}

async function stillThere(deps: SandboxDeps, trips: readonly Trip[]): Promise<readonly Trip[]> {
  const groups = new Set<string>();
  for (const { journeys } of trips) {
    for (const { flight } of journeys)
      for (const { group } of flight?.units() ?? []) groups.add(group);
  }
  const sold = groups.size === 0 ? new Map() : await deps.store.inventory.soldIn([...groups]);
  return trips.filter(({ journeys }) =>
    journeys.every(({ flight }) => !flight || leftOf(flight, sold) >= flight.quantity),
  );
}

function toOffer(
  deps: SandboxDeps,
  request: OfferRequest,
  { index, journeys, tickets }: Trip,
  priceSteps: number,
): Offer {
  const { core, createdAt } = request;
  const place = toBase62(index, 2);
  const [first] = journeys;
  const airline = first?.airline ?? "";
  const route = magicRoute(request.slices);
  const flightIds = journeys.flatMap(({ flight }) => (flight ? [flight.id] : []));
  const hold = holdOf(deps, request, airline, first?.departure ?? 0);
  return {
    id: writeId("off", core, place),
    createdAt,
    updatedAt: createdAt,
    expiresAt: createdAt + OFFER_LIFE_MS,
    airline,
    ...priceOf(journeys, priceSteps * PRICE_STEP),
    emissionsKg: journeys.reduce((sum, { terms }) => sum + terms.emissionsKg, 0),
    travellers: request.travellers,
    slices: journeys.map(({ slice, terms, flight }, at) => ({
      ...withIds(slice, core, `${place}${toBase62(at, 1)}`),
      tax: terms.tax,
      ...(flight && { journey: flight.id }),
    })),
    change: conditionOf(journeys, tickets, ({ terms }) => terms.change),
    refund: conditionOf(journeys, tickets, ({ terms }) => terms.refund),
    ...(hold && { hold }),
    ...(flightIds.length > 0 && { flightIds }),
    ...(route !== undefined && { magic: route }),
  };
}

function priceOf(journeys: readonly Journey[], more: number): Price {
  const base = journeys.reduce((sum, { terms }) => sum + terms.base, 0) + more;
  const tax = journeys.reduce((sum, { terms }) => sum + terms.tax, 0);
  return { base, tax, total: base + tax };
}

function withIds(slice: Omit<Slice, "id">, core: string, place: string): Slice {
  return {
    ...slice,
    id: writeId("sli", core, place),
    segments: slice.segments.map((segment, index) => {
      const tail = `${place}${toBase62(index, 1)}`;
      return {
        ...segment,
        id: writeId("seg", core, tail),
        stops: segment.stops.map((stop) => ({ ...stop, id: writeId("sto", core, tail) })),
      };
    }),
  };
}

/** What holds for a whole trip, ticket by ticket. */
function conditionOf(
  journeys: readonly Journey[],
  tickets: readonly Ticket[],
  of: (journey: Journey) => FareCondition,
): FareCondition {
  return onAllTickets(
    tickets.map(({ ways }) =>
      onOneTicket(ways.flatMap((way) => journeys[way] ?? []).map((journey) => of(journey))),
    ),
  );
}

/** By the desk's own rule, which counts from the booking on; low-cost airlines are paid at once. */
function holdOf(
  { atlas }: SandboxDeps,
  { createdAt, slices }: OfferRequest,
  airline: string,
  departure: number,
): Hold | undefined {
  if (magicRoute(slices) !== undefined) {
    return { payBy: createdAt + TEST_HOLD.pay, priceUntil: createdAt + TEST_HOLD.price };
  }
  const payBy = holdEnd(createdAt, departure * 60_000);
  if (payBy === undefined || atlas.airline(airline)?.lowCost !== false) return undefined;
  return { payBy, priceUntil: payBy };
}

export interface PassengerUpdate {
  readonly givenName: string;
  readonly familyName: string;
  readonly loyalty: readonly LoyaltyAccount[];
}

/** Names a traveller after the search, so that their programmes count in all of its offers. */
export async function updatePassenger(
  deps: AccountDeps,
  { offerId, passengerId }: { readonly offerId: string; readonly passengerId: string },
  update: PassengerUpdate,
): Promise<Traveller> {
  await readOfferQuietly(deps, offerId);
  const core = readId("off", offerId, 2)?.core.text ?? "";
  const request = await findRequest(deps, requestId(core));
  const known = request?.travellers.find(({ id }) => id === passengerId);
  if (!request || !known) throw notFound(passengerId);
  const traveller: Traveller = { ...known, ...update };
  await keepRequest(deps, {
    ...request,
    travellers: request.travellers.map((one) => (one.id === passengerId ? traveller : one)),
  });
  return traveller;
}
