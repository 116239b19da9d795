import type { BookedFare, Pnr } from "../../../domain/contracts/gds/bookings.ts";
import type { BookedFlight } from "../../../domain/contracts/gds/flights.ts";
import type { LedgerEntry } from "../../../domain/contracts/gds/ledger.ts";
import type { ChangeItem, ChangeRequest } from "../../../domain/contracts/servicing/change.ts";
import { instantOf } from "../../../domain/dates.ts";
import { TravelError } from "../../../domain/errors.ts";
import { formatUsd } from "../../../domain/money.ts";
import { partCancellation } from "../../../domain/rules/cancellation.ts";
import { voidEnd } from "../../../domain/rules/issue.ts";
import { checkItinerary } from "../../../domain/rules/itinerary.ts";
import { livingParts, partPrice } from "../../../domain/rules/ledger.ts";
import { bookedFare, journeyOf } from "../../../domain/rules/parts.ts";
import { countParty } from "../../../domain/rules/party.ts";
import { leftOf, stockKey } from "../../../domain/stock.ts";
import type { FlightOffer } from "../../../suppliers/types.ts";
import { checkInEnd, cityOf } from "../../places.ts";
import type { GdsDeps } from "../deps.ts";
import { departed } from "../flight-refusals.ts";
import { requireQuote } from "../quote.ts";
import { factsAt } from "../stay-terms.ts";
import { type BookedClaim, claimsOf } from "../write.ts";
import { otherCar, otherStay } from "./other-part.ts";
import { partText } from "./part-text.ts";
import { type Plan, withRefusal } from "./plan.ts";

interface Wanted {
  readonly part: string;
  readonly id: string;
  readonly field: string;
  /** The instant of the quote (Unix milliseconds). */
  readonly at: number;
}

/** Puts another offer in the place of a part. */
export async function replacePart(
  deps: GdsDeps,
  plan: Plan,
  { part: given, id }: NonNullable<ChangeRequest["replace"]>[number],
  { at, field }: Pick<Wanted, "at" | "field">,
): Promise<Plan> {
  const part = requirePart(plan.booking, given, `${field}.part`);
  const wanted = { part, id, at, field: `${field}.id` };
  if (part.startsWith("F")) return replaceFlight(deps, plan, wanted);
  const facts = await factsAt(deps, plan.booking, at);
  const { fee, what, price } = partCancellation(plan.booking, part, facts);
  if (fee >= price) {
    const why = "Its rate is prepaid, or its time is over: nothing of it can be changed.";
    return withRefusal(plan, { what, part, why });
  }
  const next = part.startsWith("H")
    ? await otherStay(deps, plan.booking, wanted)
    : await otherCar(deps, plan.booking, wanted);
  const prices = { old: price, new: partPrice(next.booking, part) };
  return exchanged(plan, { ...next, part, at }, { what, fee, form: "refund", ...prices });
}

async function replaceFlight(deps: GdsDeps, plan: Plan, wanted: Wanted): Promise<Plan> {
  const { part, id, field, at } = wanted;
  const { booking } = plan;
  const old = booking.flights.filter((flight) => flight.part === part);
  const departure = Date.parse(old[0]?.departureTime ?? "");
  const what = `${old.map(({ flightNumber }) => flightNumber).join("/")} of ${old[0]?.departureTime.slice(0, 10)}`;
  if (departure <= at) {
    const why = "It has left and cannot be changed any more; flights after it stay booked.";
    return withRefusal(plan, { what, part, why });
  }
  const fare = booking.fares?.find((one) => one.part === part);
  const freeUntil = voidEnd(booking, part, departure);
  const free = !fare || at <= freeUntil;
  const waived = fare && free && fare.changeFee !== 0 ? feeWaived(freeUntil) : undefined;
  const ofFare = free ? 0 : fare.changeFee;
  if (ofFare === undefined) {
    return withRefusal(plan, {
      what,
      part,
      why: `${fare?.brand ?? "Its fare"} cannot be changed.`,
    });
  }
  const fee = Math.max(0, ofFare - feeOnTicket(plan, old[0]?.ticket));
  const quote = await requireQuote(
    at,
    deps.flights,
    {
      id,
      field,
      searchTool: "searchFlights",
      check: (offer) => {
        if (offer.departure <= instantOf(at)) throw departed(id, field);
      },
    },
    (named) => ({ ...named, party: countParty(booking.passengers) }),
  );
  const { today } = quote;
  const offer = await asPartOfTrip(deps, booking, part, quote.offer);
  const left = await leftNow(deps, today, old);
  if (left < today.quantity) {
    return withRefusal(plan, { what, part, why: `${id} has ${left} seats left.` });
  }
  const fresh = offer.segments(left - today.quantity).map(
    (flight): BookedFlight => ({
      ...flight,
      part,
      bookingStatus: "confirmed",
      bagDropCloses: checkInEnd(deps.places, flight),
      ...(old[0]?.ticket !== undefined && { ticket: old[0].ticket }),
    }),
  );
  const bought = bookedFare(part, offer.terms());
  if (bought.brand === fare?.brand && sameFlights(old, fresh)) {
    return withRefusal(plan, { what, part, why: "That is what is booked." });
  }
  const others = booking.flights.filter((flight) => flight.part !== part);
  const living = others.filter(isLiving);
  const { ordered, warnings } = checkItinerary([...living, ...fresh], cityOf(deps.places));
  const flights = [...others.filter((flight) => !isLiving(flight)), ...ordered];
  const form = free ? "refund" : residualForm(fare);
  const paid = old.reduce((sum, { price }) => sum + price, 0);
  const why = [
    ...(waived === undefined ? [] : [waived]),
    ...(fee + Math.max(0, offer.price - paid) > today.price
      ? [`A new ticket for it costs ${formatUsd(today.price)}, less than this change.`]
      : []),
  ].join(" ");
  const seats = (booking.extras ?? []).filter((one) => one.type === "seat" && one.part === part);
  const kept = booking.extras && {
    extras: booking.extras.filter((extra) => !seats.includes(extra)),
  };
  const fares = [...(booking.fares ?? []).filter((one) => one !== fare), bought];
  return exchanged(
    { ...plan, warnings: [...plan.warnings, ...warnings] },
    {
      part,
      at,
      booking: { ...booking, flights: flights.sort(byDeparture), fares, ...kept },
      seats: seats.reduce((sum, { price }) => sum + price, 0),
      claims: claimsOf(quote.today, field, part),
    },
    {
      what,
      fee,
      form,
      ...(why !== "" && { why }),
      old: paid,
      new: offer.price,
    },
  );
}

/** Why a change costs no fee that would cost one later, or not be possible. */
function feeWaived(until: number): string {
  return `No fee while the ticket can be voided, until ${new Date(until).toISOString().slice(0, 16)}Z.`;
}

/** The same flights in the same cabin, whatever their price. */
function sameFlights(old: readonly BookedFlight[], fresh: readonly BookedFlight[]): boolean {
  const named = (flights: readonly BookedFlight[]) =>
    flights.map((one) => `${one.flightNumber} ${one.departureTime} ${one.cabin}`).join();
  return named(old) === named(fresh);
}

/** What the same change pays already for another way of the ticket: a ticket's penalty is paid once. */
function feeOnTicket({ items, booking }: Plan, ticket: number | undefined): number {
  const fees = items.map(({ part, fee = 0 }) =>
    booking.flights.some((one) => one.part === part && one.ticket === ticket) ? fee : 0,
  );
  return Math.max(0, ...fees);
}

/** The offer at what it costs beside the other journeys of the booking, as far as their ids can be read. */
async function asPartOfTrip(
  { flights }: GdsDeps,
  booking: Pnr,
  part: string,
  offer: FlightOffer,
): Promise<FlightOffer> {
  const kept = booking.flights.filter((flight) => flight.part !== part && isLiving(flight));
  const ids = [...new Set(kept.map(({ id }) => journeyOf(id)))];
  const others = await Promise.all(
    ids.map(async (id) => {
      const reference = flights.read(id);
      return reference && (await flights.quote(reference));
    }),
  );
  const trip = [offer, ...others.filter((one) => one !== undefined)];
  trip.sort((a, b) => a.departure - b.departure);
  return flights.together(trip).offers()[trip.indexOf(offer)] ?? offer;
}

/** Seats that are left of an offer, those counted in that the booking has on the same flights. */
async function leftNow(
  { store }: GdsDeps,
  offer: FlightOffer,
  own: readonly BookedFlight[],
): Promise<number> {
  const keys = offer.units().map(stockKey);
  const counts = await store.inventory.sold(keys);
  const held = (key: string) =>
    own.some(
      ({ flightNumber, cabin, originCode, departureTime }) =>
        key.startsWith(`flight:${originCode}`) &&
        key.includes(`:${departureTime.slice(0, 10)}#`) &&
        key.endsWith(`#${flightNumber}:${cabin}`),
    );
  const sold = keys.map((key, index): [string, number] => [
    key,
    (counts[index] ?? 0) - (held(key) ? offer.quantity : 0),
  ]);
  return leftOf(offer, new Map(sold));
}

/** How what a cheaper fare leaves over comes back. */
function residualForm({ refundFee, refundAs = "refund" }: BookedFare): ChangeItem["form"] {
  return refundFee === undefined ? "none" : refundAs;
}

/** A booking with another offer in the place of a part, and the stock that it takes. */
interface Exchange {
  readonly part: string;
  readonly at: number;
  readonly booking: Pnr;
  readonly claims: readonly BookedClaim[];
  /** What was paid for seats on the old flights: airlines keep it. */
  readonly seats?: number;
}

type Terms = Pick<ChangeItem, "what" | "form" | "why"> & {
  readonly fee: number;
  readonly old: number;
  readonly new: number;
};

/** The plan with one part exchanged: the difference and the fee are paid, or what is left comes back. */
function exchanged(plan: Plan, exchange: Exchange, terms: Terms): Plan {
  const { part, at, booking, claims, seats = 0 } = exchange;
  const { what, fee, form } = terms;
  const fareDifference = terms.new - terms.old;
  // What a cheaper fare leaves over pays the fee, unless the old fare gives nothing back.
  const lost = form === "none" ? Math.max(0, -fareDifference) : 0;
  const net = fareDifference + lost + fee;
  const why = [
    ...(terms.why === undefined ? [] : [terms.why]),
    ...(lost > 0 ? ["What the cheaper fare leaves over does not come back."] : []),
    ...(seats > 0
      ? [`Paid seats (${formatUsd(seats)}) are lost with the flight; paid bags stay.`]
      : []),
  ];
  const item: ChangeItem = {
    what: `${what} becomes ${partText(booking, part)}`,
    part,
    allowed: true,
    fareDifference,
    fee,
    toPay: Math.max(0, net),
    back: Math.max(0, -net),
    form: net < 0 ? form : "none",
    ...(why.length > 0 && { why: why.join(" ") }),
  };
  const entries: LedgerEntry[] = [
    { at, type: "charge", amount: -terms.old, part, note: "changed" },
    { at, type: "charge", amount: terms.new, part },
  ];
  if (fee > 0) entries.push({ at, type: "fee", amount: fee, part, note: "change fee" });
  if (seats > 0) {
    entries.push(
      { at, type: "charge", amount: -seats, part, note: "seats given up" },
      { at, type: "fee", amount: seats, part, note: "seats given up" },
    );
  }
  if (lost > 0) entries.push({ at, type: "fee", amount: lost, part, note: "residual value" });
  return {
    ...plan,
    booking,
    items: [...plan.items, item],
    entries: [...plan.entries, ...entries],
    claims: [...plan.claims, ...claims],
    gives: [...plan.gives, part],
  };
}

/** The name of a part that is still booked. */
export function requirePart(booking: Pnr, given: string, field: string): string {
  const part = given.trim().toUpperCase();
  const living = livingParts(booking);
  if (living.includes(part)) return part;
  throw new TravelError("invalid", `${field}: ${booking.pnr} has no part ${part} that is booked`, {
    reason: "unknown_part",
    field,
    value: given,
    hint: `Its parts are ${living.join(", ")}.`,
  });
}

function isLiving({ bookingStatus }: BookedFlight): boolean {
  return bookingStatus !== "cancelled";
}

function byDeparture(a: BookedFlight, b: BookedFlight): number {
  return Date.parse(a.departureTime) - Date.parse(b.departureTime);
}
