import type { BookedFare, Pnr } from "../../../domain/contracts/gds/bookings.ts";
import type { BookedFlight } from "../../../domain/contracts/gds/flights.ts";
import type { ChangeItem, ChangeRequest } from "../../../domain/contracts/servicing/change.ts";
import { TravelError } from "../../../domain/errors.ts";
import { formatUsd } from "../../../domain/money.ts";
import { splitOfferId } from "../../../domain/offer-id.ts";
import { partCancellation } from "../../../domain/rules/cancellation.ts";
import { onTicketAfter, whatIs } from "../../../domain/rules/endings.ts";
import { voidEnd } from "../../../domain/rules/issue.ts";
import { checkItinerary } from "../../../domain/rules/itinerary.ts";
import { livingParts, partPrice } from "../../../domain/rules/ledger.ts";
import { bookedFare, journeyOf } from "../../../domain/rules/parts.ts";
import { countParty } from "../../../domain/rules/party.ts";
import { outgrownOn } from "../../../domain/rules/people.ts";
import { leftOf, stockKey } from "../../../domain/stock.ts";
import type { FlightOffer } from "../../../suppliers/types.ts";
import { checkInEnd, cityOf } from "../../places.ts";
import { hitsOn } from "../day/disruption.ts";
import { freeInstead } from "../day/later-day.ts";
import type { GdsDeps } from "../deps.ts";
import { refuseClosed } from "../flight-refusals.ts";
import { requireQuote } from "../quote.ts";
import { factsAt } from "../stay-terms.ts";
import { claimsOf } from "../write.ts";
import { exchanged } from "./exchange.ts";
import { otherCar, otherStay } from "./other-part.ts";
import { otherTerms } from "./other-terms.ts";
import { whyNotTaken } from "./other-ticket.ts";
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
  if (part.startsWith("F")) {
    refuseSeveralWays(plan.booking, wanted);
    return replaceFlight(deps, plan, wanted);
  }
  const facts = await factsAt(deps, plan.booking, at);
  const { fee, price, rule } = partCancellation(plan.booking, part, facts);
  const what = whatIs(plan.booking, part);
  if (fee >= price) {
    return withRefusal(plan, { what, part, why: `${rule} Nothing of it can be changed.` });
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
  const hit = hitsOn(deps, booking, at).find((one) => one.part === part);
  // A flight that its airline cancelled, or that is late, has not left at the time booked.
  const waits = hit?.flown.length === 0;
  if (departure <= at && !waits) {
    if (hit?.rebookable) {
      const why = `${hit.what} What is not flown of it is taken elsewhere at no cost: respondToDisruption.`;
      return withRefusal(plan, { what, part, why });
    }
    return withRefusal(plan, { what, part, why: hasGone(booking, part) });
  }
  const fare = booking.fares?.find((one) => one.part === part);
  const freeUntil = voidEnd(booking, part);
  const involuntary = waits && hit.refund;
  const free = !fare || at <= freeUntil || involuntary;
  const waived = involuntary
    ? `No fee, as the airline changed it: ${hit.what} What it offers at no cost: respondToDisruption.`
    : fare && free && fare.changeFee !== 0
      ? feeWaived(freeUntil)
      : undefined;
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
      check: (offer) => refuseClosed(offer, { id, field, now: at }),
    },
    (named) => ({ ...named, party: countParty(booking.passengers) }),
  );
  const { today } = quote;
  const gratis = hit && (await freeInstead(deps, booking, hit, today));
  if (gratis !== undefined) return withRefusal(plan, { what, part, why: gratis });
  const notTaken = await whyNotTaken(deps, booking, { part, at, offer: today });
  if (notTaken !== undefined) return withRefusal(plan, { what, part, why: notTaken });
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
  const outgrown = booking.passengers.flatMap((one) => outgrownOn(one, fresh) ?? []);
  if (outgrown.length > 0) return withRefusal(plan, { what, part, why: outgrown.join(" ") });
  const others = booking.flights.filter((flight) => flight.part !== part);
  const living = others.filter(isLiving);
  const { ordered, warnings } = checkItinerary([...living, ...fresh], cityOf(deps.places));
  const flights = [...others.filter((flight) => !isLiving(flight)), ...ordered];
  const form = free ? "refund" : residualForm(fare);
  const paid = old.reduce((sum, { price }) => sum + price, 0);
  const why = [
    ...(waived === undefined ? [] : [waived]),
    ...(fare ? otherTerms(fare, bought) : []),
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

/** That a way has left, and what the ways after it on its ticket hang on. */
function hasGone(booking: Pnr, part: string): string {
  const after = onTicketAfter(booking, part).join(" and ");
  const left = "It has left and cannot be changed any more.";
  return after === ""
    ? left
    : `${left} ${after} of the same ticket holds where it was flown; after a no-show the airline cancels it.`;
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

/** The id of a return names a way for each of several parts. */
function refuseSeveralWays(booking: Pnr, { part, id, field }: Wanted): void {
  const ways = splitOfferId(id);
  if (ways.length === 1) return;
  const parts = livingParts(booking).filter((one) => one.startsWith("F"));
  const start = parts.indexOf(part);
  const entries = ways.map((way, index) => ({ part: parts[start + index] ?? "F?", id: way }));
  throw new TravelError(
    "invalid",
    `${field}: this id names ${ways.length} ways, and ${part} is one`,
    {
      reason: "several_ways",
      field,
      value: id,
      hint: `Give each part its own: "replace": ${JSON.stringify(entries)}.`,
    },
  );
}

function isLiving({ bookingStatus }: BookedFlight): boolean {
  return bookingStatus !== "cancelled";
}

function byDeparture(a: BookedFlight, b: BookedFlight): number {
  return Date.parse(a.departureTime) - Date.parse(b.departureTime);
}
