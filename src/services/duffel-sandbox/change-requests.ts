import { brandsOf } from "../../domain/brands.ts";
import type { ChangeQuote } from "../../domain/contracts/servicing/change.ts";
import { TravelError } from "../../domain/errors.ts";
import { CABINS, type Cabin } from "../../domain/travel.ts";
import { issuedCredits } from "./credit.ts";
import type { AccountDeps } from "./deps.ts";
import { accountCaller, readBooking } from "./desk.ts";
import { fault, notFound } from "./faults.ts";
import { fromBase62, LAST_NUMBER, newCore, readId, toBase62, writeId } from "./ids.ts";
import { combine, type Journey, worldJourney, worldJourneys } from "./journey.ts";
import { magicRoute } from "./magic.ts";
import { OFFER_LIFE_MS, type OfferRequest, type Slice, type SliceQuery } from "./model.ts";
import { type Order, type OrderChange, stateOf } from "./order.ts";
import { getOrder } from "./orders.ts";
import { checkSlice } from "./requests.ts";
import { namedSlice } from "./sync.ts";
import { testJourneys } from "./test-airline.ts";

export interface AskedSlice extends Pick<SliceQuery, "origin" | "destination" | "date"> {
  readonly cabin?: Cabin | undefined;
}

export interface AskedChange {
  readonly orderId: string;
  /** Ids of slices of the order. */
  readonly remove: readonly string[];
  readonly add: readonly AskedSlice[];
}

/** One way to change an order, at a price that holds until it expires. */
export type ChangeOffer = Omit<OrderChange, "offerId" | "confirmedAt">;

/** What was asked, with everything that it found; kept for as long as its offers live. */
export interface ChangeRequest extends AskedChange {
  readonly id: string;
  readonly owner: string;
  readonly createdAt: number;
  readonly offers: readonly ChangeOffer[];
}

const TAIL = "00";
const MAX_CONNECTIONS = 1;
/** Journeys in the lowest brand that are quoted; each is quoted in the order's own brand too. */
const MOST_JOURNEYS = 6;
const MOST_TRIPS = 8;
/** What the test airline takes for any change, of which so much is a penalty. */
const TEST_CHANGE = { total: 12_500, penalty: 2500 };
const TEST_CABINS: readonly Cabin[] = CABINS.filter((cabin) => cabin !== "business");

/** Quotes the ways to put other flights of the same airline in the place of some slices. */
export async function createChangeRequest(
  deps: AccountDeps,
  asked: AskedChange,
): Promise<ChangeRequest> {
  const order = await getOrder(deps, asked.orderId);
  for (const [index, slice] of asked.add.entries()) {
    checkSlice(deps, slice, `/slices/add/${index}`);
  }
  const removed = removedSlices(order, asked);
  if (stateOf(order) !== "confirmed") throw notChangeable();
  const createdAt = deps.now();
  const random = deps.random(LAST_NUMBER);
  const core = newCore(createdAt, random, deps.random(62 ** 2)).text;
  const change = { order, removed, asked, createdAt };
  const quoted =
    order.pnr === undefined ? testOffers(deps, change) : await deskOffers(deps, change, order.pnr);
  const request: ChangeRequest = {
    ...asked,
    id: writeId("ocr", core, TAIL),
    owner: deps.account.owner,
    createdAt,
    offers: quoted.map((offer, index) => ({
      ...offer,
      id: writeId("oco", core, toBase62(index, 2)),
    })),
  };
  await deps.store.cache.put(key(core), JSON.stringify(request), OFFER_LIFE_MS);
  return request;
}

export async function getChangeRequest(deps: AccountDeps, id: string): Promise<ChangeRequest> {
  const request = await findRequest(deps, readId("ocr", id, TAIL.length)?.core.text);
  if (request?.id !== id) throw notFound(id);
  return request;
}

/** A change that is on offer, with the order it is for. */
export async function getChangeOffer(
  deps: AccountDeps,
  id: string,
): Promise<{ readonly offer: ChangeOffer; readonly order: Order }> {
  const read = readId("oco", id, 2);
  const request = await findRequest(deps, read?.core.text);
  const offer = read && request?.offers[fromBase62(read.tail)];
  if (!request || !offer) {
    // What was on offer once is over; anything else never was.
    const over = read && read.core.createdAt + OFFER_LIFE_MS <= deps.now();
    throw over ? changeOver() : notFound(id);
  }
  return { offer, order: await getOrder(deps, request.orderId) };
}

async function findRequest(
  { store, account }: AccountDeps,
  core: string | undefined,
): Promise<ChangeRequest | undefined> {
  const text = core === undefined ? undefined : await store.cache.get(key(core));
  const request: ChangeRequest | undefined = text === undefined ? undefined : JSON.parse(text);
  return request?.owner === account.owner ? request : undefined;
}

function key(core: string): string {
  return `duffel:change:${core}`;
}

export function notChangeable() {
  return fault("order_not_changeable", "This order cannot be changed.");
}

export function changeOver() {
  return fault("offer_expired", "This change is no longer on offer. Please request it again.");
}

function removedSlices({ slices }: Order, { remove, add }: AskedChange): Slice[] {
  if (add.length > remove.length) {
    const message = "must not have more slices than are removed";
    throw fault("validation_length", message, "/slices/add");
  }
  if (new Set(add.map(({ cabin }) => cabin)).size > 1) {
    throw fault("validation_inclusion", "must have one cabin_class for all slices", "/slices/add");
  }
  return remove.map((id, index) => {
    const slice = slices.find((one) => one.id === id);
    if (slice && remove.indexOf(id) === index) return slice;
    const message = "is not a slice of the order, or is there twice";
    throw fault("validation_inclusion", message, `/slices/remove/${index}/slice_id`);
  });
}

/** A change on its way to being quoted. */
interface Wanted {
  readonly order: Order;
  readonly removed: readonly Slice[];
  readonly asked: AskedChange;
  readonly createdAt: number;
}

type Quoted = Omit<ChangeOffer, "id">;

/** The order's party, as a search that finds its new flights. */
function searchOf({ order, asked, createdAt }: Wanted, cabin: Cabin): OfferRequest {
  return {
    ...{ id: "", core: "", owner: order.owner, createdAt, cabin },
    slices: asked.add,
    travellers: order.passengers.map(({ id, type, loyalty }) => ({
      ...{ id, type, loyalty },
      asked: "type",
    })),
    maxConnections: MAX_CONNECTIONS,
  };
}

/** One price for every change; a changed order is not changed again. */
function testOffers(deps: AccountDeps, wanted: Wanted): Quoted[] {
  const { order, removed, asked, createdAt } = wanted;
  const changed = order.changes.some(({ confirmedAt }) => confirmedAt !== undefined);
  if (changed || removed.some(({ change }) => !change.allowed)) throw notChangeable();
  const cabin = asked.add[0]?.cabin;
  const cabins = TEST_CABINS.filter((one) => cabin === undefined || one === cabin);
  return cabins.flatMap((one) => {
    const search = searchOf(wanted, one);
    const slices = asked.add.map((slice) => testJourneys(deps, search, slice, magicRoute([slice])));
    return combine(slices).map((journeys) => ({
      createdAt,
      expiresAt: createdAt + OFFER_LIFE_MS,
      ...TEST_CHANGE,
      newTotal: order.total + TEST_CHANGE.total - TEST_CHANGE.penalty,
      credits: [],
      add: journeys.map(({ slice }) => namedSlice(slice, order.id, undefined)),
      remove: removed,
    }));
  });
}

/** What the desk quotes for flights of the airline that was booked, cheapest first. */
async function deskOffers(deps: AccountDeps, wanted: Wanted, pnr: string): Promise<Quoted[]> {
  const booking = await readBooking(deps, pnr);
  const trips = await worldTrips(deps, wanted);
  const offers: Quoted[] = [];
  let refused = 0;
  for (const journeys of trips) {
    const quote = await deskQuote(deps, wanted, { pnr, journeys });
    if (quote?.quoteId === undefined) refused++;
    else offers.push(offerOf(wanted, { journeys, quote, before: booking?.totalPrice ?? 0 }));
  }
  if (refused > 0 && offers.length === 0) throw notChangeable();
  return offers.sort((a, b) => a.total - b.total);
}

async function worldTrips(deps: AccountDeps, wanted: Wanted): Promise<Journey[][]> {
  const { asked, removed } = wanted;
  const slices = await Promise.all(
    asked.add.map(async (slice, index) => {
      const old = removed[index];
      const cabin = slice.cabin ?? old?.segments[0]?.cabin ?? "economy";
      const found = await worldJourneys(deps, searchOf(wanted, cabin), slice);
      const own = found.filter(({ airline }) => airline === old?.segments[0]?.carrier);
      return own
        .slice(0, MOST_JOURNEYS)
        .flatMap((journey) => [journey, ...inBrandOf(deps, journey, old, cabin)]);
    }),
  );
  const most = slices.length === 1 ? 2 * MOST_JOURNEYS : MOST_TRIPS;
  return combine(slices, { most });
}

/** The same flights in the brand that was booked, where that is not the lowest. */
function inBrandOf(
  { atlas }: AccountDeps,
  { flight, terms }: Journey,
  old: Slice | undefined,
  cabin: Cabin,
): Journey[] {
  if (!flight || terms.name === old?.brand) return [];
  const branded = brandsOf(cabin).map((brand) => flight.inBrand(brand));
  const same = branded.find((offer) => offer?.terms().name === old?.brand);
  return same ? [worldJourney(atlas, same)] : [];
}

interface Trip {
  readonly pnr: string;
  readonly journeys: readonly Journey[];
}

/** Undefined where the flights do not fit together, or left a moment ago. */
async function deskQuote(
  { gds, account }: AccountDeps,
  { removed }: Wanted,
  { pnr, journeys }: Trip,
): Promise<ChangeQuote | undefined> {
  const replace = journeys.map(({ flight }, index) => ({
    part: removed[index]?.part ?? "",
    id: flight?.id ?? "",
  }));
  const cancel = removed.slice(journeys.length).map(({ part = "" }) => part);
  try {
    const asked = { pnr, replace, ...(cancel.length > 0 && { cancel }) };
    return await gds.quoteChange(asked, accountCaller(account));
  } catch (error) {
    if (error instanceof TravelError && error.code === "rule") return undefined;
    throw error;
  }
}

interface DeskTrip {
  readonly journeys: readonly Journey[];
  readonly quote: ChangeQuote;
  /** What the whole booking costs as it is. */
  readonly before: number;
}

function offerOf({ order, removed, createdAt }: Wanted, trip: DeskTrip): Quoted {
  const { journeys, quote, before } = trip;
  const { toPay, refund, credit, items, newTotal, quoteId = "" } = quote;
  return {
    createdAt,
    expiresAt: Date.parse(quote.validUntil),
    total: toPay > 0 ? toPay : 0 - refund - credit,
    penalty: items.reduce((sum, { fee = 0 }) => sum + fee, 0),
    newTotal: order.total + newTotal - before,
    credits: credit > 0 ? issuedCredits(order, credit, createdAt) : [],
    quoteId,
    add: journeys.map(({ slice, terms, flight }, index) => {
      const bookable = { ...slice, tax: terms.tax, ...(flight && { journey: flight.id }) };
      return namedSlice(bookable, order.id, removed[index]?.part);
    }),
    remove: removed,
  };
}
