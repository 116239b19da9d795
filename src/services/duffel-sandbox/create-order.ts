import type { Pnr } from "../../domain/contracts/gds/bookings.ts";
import { journeyOf } from "../../domain/rules/parts.ts";
import { type ChosenExtra, chooseExtras, type PricedExtra } from "./choose.ts";
import type { AccountDeps } from "./deps.ts";
import { type BookedSeat, bookBags, bookOffer } from "./desk.ts";
import { listener, newEventId, putEvent, tellLater, withEvents } from "./events.ts";
import { fault } from "./faults.ts";
import { lettersOf, readId, toBase62, writeId } from "./ids.ts";
import type { LoyaltyAccount, Offer, Slice } from "./model.ts";
import { readOfferQuietly } from "./offers.ts";
import {
  type BookedExtra,
  findOrder,
  type Order,
  type OrderPassenger,
  orderId,
  writeOrder,
} from "./order.ts";
import { checkPayment, type GivenPayment } from "./payments.ts";
import { synced } from "./sync.ts";

const FAILS_AFTER_MS = 30_000;

export interface AskedOrder {
  readonly type: "instant" | "hold";
  readonly offerId: string;
  readonly passengers: readonly GivenPassenger[];
  readonly payments: readonly GivenPayment[];
  readonly extras: readonly ChosenExtra[];
  readonly metadata: Readonly<Record<string, string>>;
  readonly users: readonly string[];
}

/** Makes an order; on the route whose orders fail later it is only shown, and never kept. */
export async function createOrder(deps: AccountDeps, asked: AskedOrder): Promise<Order> {
  const offer = await readOfferQuietly(deps, asked.offerId);
  const core = readId("off", offer.id, 2)?.core.text ?? "";
  const id = orderId(core);
  if (await findOrder(deps, id)) throw alreadyBooked();
  const passengers = matchPassengers(offer, asked.passengers);
  const chosen = await chooseExtras(deps, offer, { chosen: asked.extras, pointer: "/services" });
  const total = offer.total + chosen.reduce((sum, one) => sum + one.extra.price * one.quantity, 0);
  checkPayment(offer, asked, total, chosen.length > 0);
  failOnPurpose(offer);
  if (offer.magic === "creation_fails") {
    const order = newOrder(deps, { offer, asked, core, passengers, chosen }, undefined);
    await failLater(deps, order);
    return order;
  }

  const seats = seatsOf(offer, chosen);
  const hold = asked.type === "hold";
  const booked = await bookOffer(deps, offer, { passengers, key: `duffel ${id}`, hold, seats });
  const bare = newOrder(deps, { offer, asked, core, passengers, chosen }, booked);
  const bags = bagsOf(bare, chosen);
  const hasBags = booked?.extras?.some(({ type }) => type === "bag");
  const booking =
    booked && bags.length > 0 && !hasBags ? await bookBags(deps, booked.pnr, bags) : booked;
  const made = booking ? await synced(deps, bare, booking) : bare;
  const order = await withEvents(deps, made, [{ type: "order.created" }]);
  // A faster request has the booking; a repeat of that one got the same booking from the desk.
  if (!(await writeOrder(deps, order, 0))) throw alreadyBooked();
  tellLater(deps, order);
  return order;
}

/** Tells that an order came to nothing, once the airline of the test route has taken its time. */
async function failLater(deps: AccountDeps, order: Order): Promise<void> {
  const type = "order.creation_failed";
  const webhook = await listener(deps);
  if (!webhook?.events.includes(type)) return;
  const id = newEventId(deps);
  const at = deps.now();
  await putEvent(deps, webhook, {
    ...{ id, type, at, about: order.offerId },
    subject: { kind: "failure", order },
    times: { dueAt: at + FAILS_AFTER_MS },
  });
  deps.after(FAILS_AFTER_MS, () => deps.outbox.attempt(id));
}

/** Checked bags that were chosen, as the desk sells them. */
export function bagsOf({ slices, passengers }: Order, chosen: readonly PricedExtra[]) {
  return chosen.flatMap(({ extra, quantity }) => {
    const slice = slices.find(({ segments }) =>
      segments.some((segment) => extra.segmentIds.includes(segment.id)),
    );
    if (extra.kind === "seat" || slice?.part === undefined) return [];
    const passenger = passengers.findIndex(({ id }) => id === extra.travellerId);
    return [{ passenger, part: slice.part, count: quantity }];
  });
}

interface Draft {
  readonly offer: Offer;
  readonly asked: AskedOrder;
  readonly core: string;
  readonly passengers: readonly OrderPassenger[];
  readonly chosen: readonly PricedExtra[];
}

function newOrder(
  deps: AccountDeps,
  { offer, asked, core, passengers, chosen }: Draft,
  booking: Pnr | undefined,
): Order {
  const now = deps.now();
  const pnr = booking?.pnr;
  const deadline = booking?.ticketingDeadline;
  const hold =
    deadline === undefined
      ? offer.hold
      : { payBy: Date.parse(deadline), priceUntil: Date.parse(deadline) };
  const extras = bookedExtras(core, chosen, 0);
  const extraPrice = extras.reduce((sum, { price }) => sum + price, 0);
  return {
    id: orderId(core),
    offerId: offer.id,
    owner: deps.account.owner,
    ...(deps.account.principal !== undefined && { principal: deps.account.principal }),
    type: asked.type,
    reference: pnr?.replace(/^TEST-/, "") ?? lettersOf(core, 6).toUpperCase(),
    ...(pnr !== undefined && { pnr }),
    createdAt: now,
    syncedAt: now,
    airline: offer.airline,
    slices: offer.slices.map((slice) => ({ ...slice, ...partOf(slice, booking) })),
    passengers,
    base: offer.base + extraPrice,
    tax: offer.tax,
    total: offer.total + extraPrice,
    change: offer.change,
    refund: offer.refund,
    ...(asked.type === "hold" && hold && { hold }),
    ...(asked.type === "instant" && { paidAt: now }),
    payments: asked.payments.map(({ type, amount }, index) => ({
      id: writeId("pay", core, toBase62(index, 2)),
      type,
      amount,
      createdAt: now,
    })),
    extras,
    cancellations: [],
    changes: [],
    airlineChanges: [],
    untold: [],
    metadata: asked.metadata,
    users: asked.users,
    ...(offer.magic !== undefined && { magic: offer.magic }),
  };
}

function partOf({ journey }: Slice, booking: Pnr | undefined): Pick<Slice, "part"> {
  const part = booking?.flights.find(({ id }) => journeyOf(id) === journey)?.part;
  return part === undefined ? {} : { part };
}

function bookedExtras(core: string, chosen: readonly PricedExtra[], first: number): BookedExtra[] {
  return chosen.map(({ extra, quantity }, index) => ({
    id: writeId("ser", core, toBase62(first + index, 2)),
    kind: extra.kind,
    travellerId: extra.travellerId,
    segmentIds: extra.segmentIds,
    quantity,
    price: extra.price * quantity,
    ...(extra.weight !== undefined && { weight: extra.weight }),
    ...(extra.seat !== undefined && { seat: extra.seat }),
  }));
}

function failOnPurpose({ magic }: Offer): void {
  if (magic === "order_fails") {
    throw fault("airline_unknown", "The airline responded with an unexpected error.");
  }
  if (magic === "no_balance") {
    throw fault("insufficient_balance", "There is not enough balance to pay for this order.");
  }
}

/** Seats that were chosen, as the desk sells them; those of the test airline are not stock. */
function seatsOf(offer: Offer, chosen: readonly PricedExtra[]): BookedSeat[] {
  if (offer.magic) return [];
  const segments = offer.slices.flatMap((slice) => slice.segments);
  return chosen.flatMap(({ extra: { seat, segmentIds, travellerId } }) => {
    const segment = segments.find(({ id }) => segmentIds.includes(id));
    if (seat === undefined || !segment) return [];
    const passenger = offer.travellers.findIndex(({ id }) => id === travellerId);
    return [{ passenger, flightNumber: `${segment.carrier}${segment.number}`, seat }];
  });
}

function alreadyBooked() {
  return fault(
    "offer_request_already_booked",
    "An order has already been created from this offer request.",
    "/selected_offers",
  );
}

export interface GivenPassenger extends Omit<OrderPassenger, "type" | "loyalty"> {
  readonly loyalty: readonly LoyaltyAccount[];
}

/** The travellers of the search, each once, now with their names. */
function matchPassengers(offer: Offer, given: readonly GivenPassenger[]): OrderPassenger[] {
  if (given.length !== offer.travellers.length) {
    const message = `must have the ${offer.travellers.length} passengers of the offer`;
    throw fault("validation_length", message, "/passengers");
  }
  const types = new Map(offer.travellers.map(({ id, type }) => [id, type]));
  const passengers = given.map((person, index): OrderPassenger => {
    const type = types.get(person.id);
    if (!type) {
      const message = "is not a passenger of the offer, or is there twice";
      throw fault("validation_inclusion", message, `/passengers/${index}/id`);
    }
    types.delete(person.id);
    return { ...person, type };
  });
  checkInfants(passengers);
  checkNames(passengers);
  return passengers;
}

function checkInfants(passengers: readonly OrderPassenger[]): void {
  const waiting = new Set(passengers.filter(({ type }) => type === "infant").map(({ id }) => id));
  for (const [index, { type, infantId }] of passengers.entries()) {
    if (infantId === undefined) continue;
    if (type !== "adult" || !waiting.delete(infantId)) {
      throw fault(
        "validation_inclusion",
        "must be set on one adult for each infant",
        `/passengers/${index}/infant_passenger_id`,
      );
    }
  }
  if (waiting.size > 0) {
    const index = passengers.findIndex(({ type }) => type === "adult");
    throw fault(
      "validation_required",
      "is required: every infant travels with an adult",
      `/passengers/${Math.max(0, index)}/infant_passenger_id`,
    );
  }
}

function checkNames(passengers: readonly OrderPassenger[]): void {
  const seen = new Set<string>();
  for (const { givenName, familyName } of passengers) {
    const name = `${givenName} ${familyName}`.toLowerCase();
    if (seen.has(name)) {
      throw fault(
        "duplicate_passenger_name",
        "Passengers must have different names",
        "/passengers",
      );
    }
    seen.add(name);
  }
}
