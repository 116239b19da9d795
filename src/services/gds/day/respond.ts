import type { Caller } from "../../../domain/caller.ts";
import type { Pnr } from "../../../domain/contracts/gds/bookings.ts";
import type { BookedFlight } from "../../../domain/contracts/gds/flights.ts";
import type { LedgerEntry } from "../../../domain/contracts/gds/ledger.ts";
import type { DisruptionResponse } from "../../../domain/contracts/servicing/disruption.ts";
import { isoDate, quoteDayOf } from "../../../domain/dates.ts";
import { allocate, formatUsd } from "../../../domain/money.ts";
import { checkItinerary } from "../../../domain/rules/itinerary.ts";
import { creditPaid, livingParts, partPrice } from "../../../domain/rules/ledger.ts";
import { countParty } from "../../../domain/rules/party.ts";
import { checkInEnd, cityOf } from "../../places.ts";
import { refuseCancelled, refuseUnpaid } from "../add-part.ts";
import type { GdsDeps } from "../deps.ts";
import type { Hold } from "../document.ts";
import { IF_AS_PLANNED } from "../notes-now.ts";
import { earlierOutcome, repeatable } from "../outcomes.ts";
import { requireQuote } from "../quote.ts";
import { readRecord } from "../record.ts";
import { isFlightKey } from "../seats/cabin.ts";
import { type BookedClaim, type BookingStep, changeBooking, claimsOf } from "../write.ts";
import { ACCEPTED, noted, REBOOKED, staysDue, withAnswer, withRefunds } from "./answers.ts";
import { type Hit, hitsOn, isGone } from "./disruption.ts";
import { laterDay } from "./later-day.ts";
import { type Mate, matesOf } from "./mates.ts";
import { compensationWith, leavesEarlier, mayChooseDay, optionsFor } from "./reprotection.ts";
import {
  changedMeanwhile,
  refundAlone,
  refused,
  requireHit,
  requireMate,
} from "./respond-refusals.ts";

/** Takes one of the ways out of a disruption: other flights, the money, or the new time. */
export async function respondToDisruption(
  deps: GdsDeps,
  request: DisruptionResponse,
  caller: Caller,
): Promise<Pnr> {
  const { idempotencyKey, sessionId, ...body } = request;
  const repeat = repeatable(caller, "respondToDisruption", idempotencyKey, body);
  const earlier = repeat && (await earlierOutcome(deps, repeat));
  if (earlier) return earlier;
  const { pnr } = request;
  const target = { pnr, field: "pnr", sessionId, repeat };
  const { booking, version } = await readRecord(deps, caller, target);
  refuseCancelled(booking, "pnr");
  refuseUnpaid(booking, "pnr");
  const now = deps.now();
  const step = await stepFor(deps, booking, request);
  return changeBooking({ deps, caller, now }, target, (record) => {
    if (record.version !== version) throw changedMeanwhile(record);
    return step;
  });
}

async function stepFor(
  deps: GdsDeps,
  booking: Pnr,
  { part, choice, alsoRefund = [] }: DisruptionResponse,
): Promise<BookingStep> {
  const hits = hitsOn(deps, booking, deps.now());
  const hit = requireHit(hits, booking, part);
  const wish = choice.trim();
  if (wish.toLowerCase() === "refund") {
    const mates = matesOf(booking, hit, hits, deps.now());
    const others = alsoRefund.map((given, index) =>
      requireMate(booking, hit, mates, { given, index }),
    );
    const named = hits.filter((one) => one === hit || others.some((of) => of.part === one.part));
    return refunded(deps, booking, hit, { others, hits: named });
  }
  if (alsoRefund.length > 0) throw refundAlone();
  if (wish.toLowerCase() === "keep") return kept(deps, booking, hit);
  const options = await optionsFor(deps, booking, hit);
  if (options.some(({ id }) => id === wish)) return rebooked(deps, booking, hit, { id: wish });
  const later = await laterDay(deps, booking, hit, wish);
  if (typeof later !== "string") {
    return rebooked(deps, booking, hit, { id: later.id, chosen: true });
  }
  const offered = options.map(({ id, what }) => `${id} (${what})`).join("; ");
  const own = mayChooseDay(hit)
    ? ` Or on a later day of choice: the id of a flight of ${hit.unflown[0]?.airlineName} from searchFlights, in the same cabin.`
    : "";
  const hint = `${offered || "Nothing is offered."}${own}`;
  throw refused("choice", choice, `${later}: it is not offered for ${hit.part}`, hint);
}

/** A flight that is taken, and whether the traveller chose its day. */
interface Taken {
  readonly id: string;
  readonly chosen?: true;
}

/** Other flights in the place of those that are not flown, at the price that was paid for them. */
async function rebooked(
  deps: GdsDeps,
  booking: Pnr,
  hit: Hit,
  { id, chosen }: Taken,
): Promise<BookingStep> {
  const at = deps.now();
  const wanted = { id, field: "choice", searchTool: "retrieveBooking" };
  const { offer, today } = await requireQuote(at, deps.flights, wanted, (named) => ({
    ...named,
    party: countParty(booking.passengers),
  }));
  const paid = hit.unflown.reduce((sum, { price }) => sum + price, 0);
  const flights = offer.segments(today.left);
  const shares = allocate(
    paid,
    flights.map(({ price }) => price),
  );
  const fresh = flights.map((flight, index): BookedFlight => {
    const { priceBreakdown: _, ...rest } = flight;
    return {
      ...rest,
      price: shares[index] ?? 0,
      part: hit.part,
      bookingStatus: "confirmed",
      bagDropCloses: checkInEnd(deps.places, flight),
      ...(hit.unflown[0]?.ticket !== undefined && { ticket: hit.unflown[0].ticket }),
    };
  });
  const others = booking.flights.filter((flight) => !hit.unflown.includes(flight));
  const living = others.filter(({ bookingStatus }) => bookingStatus !== "cancelled");
  const { ordered } = checkItinerary([...living, ...fresh], cityOf(deps.places));
  const ended = others.filter(({ bookingStatus }) => bookingStatus === "cancelled");
  const numbers = new Set(hit.unflown.map(({ flightNumber }) => flightNumber));
  const lost = (booking.extras ?? []).filter(
    ({ type, part, flightNumber = "" }) =>
      type === "seat" && part === hit.part && numbers.has(flightNumber),
  );
  const claims: BookedClaim[] = claimsOf(today, "choice", hit.part);
  const [compensation] = compensationWith(offer, hit, chosen);
  const terms =
    compensation === undefined
      ? ""
      : ` With ${flights.map(({ flightNumber }) => flightNumber).join(" and ")}: ${compensation}${compensation.startsWith("no ") ? "" : `, from ${hit.facts.carrier}`}${chosen ? "." : IF_AS_PLANNED}`;
  const back = lost.reduce((sum, { price }) => sum + price, 0);
  const note = `${REBOOKED}${hit.what}${terms}${lost.length === 0 ? "" : seatsGone(lost, back)}`;
  const entries: LedgerEntry[] =
    back === 0
      ? []
      : [
          { at, type: "charge", amount: -back, part: hit.part, note: "seats given up" },
          { at, type: "refund", amount: back, part: hit.part, note: "seats given up" },
        ];
  const next: Pnr = {
    ...booking,
    flights: [...ended, ...ordered].sort(byDeparture),
    ...(booking.extras && { extras: booking.extras.filter((one) => !lost.includes(one)) }),
    ...noted(booking, note),
  };
  const instead = {
    ...{ earlier: leavesEarlier(offer, hit), arrivalTime: hit.booked },
    ...(chosen && { chosen }),
  };
  return {
    booking: withAnswer(next, hit, instead),
    claims,
    gives: givesBack(hit),
    entries,
  };
}

/** That seats on the old flights are given up, which choosing others does not undo by itself. */
function seatsGone(lost: NonNullable<Pnr["extras"]>, back: number): string {
  const seats = lost.map(({ seat, flightNumber }) => `${seat} on ${flightNumber}`).join(", ");
  const money = back > 0 ? `, ${formatUsd(back)} comes back` : "";
  return ` Seats given up: ${seats}${money}; choose others with quoteChange.`;
}

/** Other parts that come back with one, and all of these that are hit. */
interface Beside {
  readonly others: readonly Mate[];
  readonly hits: readonly Hit[];
}

/** Everything that is not flown of the part comes back, without a fee. */
function refunded(deps: GdsDeps, booking: Pnr, hit: Hit, { others, hits }: Beside): BookingStep {
  if (hit.unflown.length === 0) {
    const claims = hit.rights.map(({ law, fact }) => `${law}: ${fact}`).join(" ");
    const hint = `What is flown does not come back. ${claims}`.trim();
    throw refused("choice", "refund", `is over: ${hit.what.replace(/\.$/, "")}`, hint);
  }
  if (!hit.refund) {
    const hint = "Take one of its options, keep the flight, or ask quoteCancellation.";
    throw refused(
      "choice",
      "refund",
      `is not due for ${hit.part} yet: ${hit.what.replace(/\.$/, "")}`,
      hint,
    );
  }
  const at = deps.now();
  const given = [hit, ...others];
  const parts = new Set(given.map(({ part }) => part));
  const ended: Pnr = {
    ...booking,
    flights: booking.flights.map((flight) =>
      given.some(({ unflown }) => unflown.includes(flight))
        ? { ...flight, status: "cancelled", bookingStatus: "cancelled" }
        : flight,
    ),
  };
  let credit = creditPaid(booking);
  const entries = [...parts].flatMap((part): LedgerEntry[] => {
    const amount = partPrice(booking, part) - partPrice(ended, part);
    const asCredit = Math.min(credit, amount);
    credit -= asCredit;
    const note = `refunded: ${hit.what}`;
    const lines: LedgerEntry[] = [
      { at, type: "charge", amount: -amount, part, note },
      { at, type: "refund", amount: amount - asCredit, part, note },
      { at, type: "credit", amount: asCredit, part, note },
    ];
    return lines.filter((line) => line.amount !== 0);
  });
  const all = livingParts(ended).length === 0;
  const gives = given.map(givesBack);
  const told: Pnr = all ? { ...ended, status: "cancelled", cancellationReason: hit.what } : ended;
  return {
    booking: withRefunds(told, hits),
    gives: (hold) => all || gives.some((isGiven) => isGiven(hold)),
    entries,
  };
}

/** The new time of the airline is the booking's from now on. */
function kept({ places, now }: GdsDeps, booking: Pnr, hit: Hit): BookingStep {
  const { moved } = hit;
  if (isGone(hit)) {
    const hint = `Take one of its options${hit.refund ? ", or refund," : ""} with respondToDisruption${hit.answerBy === undefined ? "" : ` by ${hit.answerBy.slice(0, 10)}`}; retrieveBooking lists them.`;
    throw refused("choice", "keep", `is not possible: ${hit.what.replace(/\.$/, "")}`, hint);
  }
  if (!moved) {
    const hint = "A delay needs no answer: the booking stays as it is.";
    throw refused("choice", "keep", `changes nothing: ${hit.what.replace(/\.$/, "")}`, hint);
  }
  const flights = booking.flights.map((flight) => {
    const next = moved.find(({ id }) => id === flight.id);
    return next && flight.part === hit.part
      ? { ...next, bagDropCloses: checkInEnd(places, next) }
      : flight;
  });
  const { earlier, late } = hit.facts;
  const way = { earlier: earlier - late, later: late - earlier, own: true } as const;
  const due = hit.kind === "retimed" ? staysDue(hit, way) : undefined;
  const note = `${ACCEPTED}${isoDate(quoteDayOf(now()))}: ${hit.what}${due === undefined ? "" : ` With the new time: ${due}`}`;
  return {
    booking: { ...booking, flights: flights.sort(byDeparture), ...noted(booking, note) },
  };
}

/** Stock of a journey's flights that are not flown. */
function givesBack({ part, unflown }: Pick<Hit, "part" | "unflown">): (hold: Hold) => boolean {
  return (hold) => hold.part === part && unflown.some((flight) => isFlightKey(flight, hold.key));
}

function byDeparture(a: BookedFlight, b: BookedFlight): number {
  return Date.parse(a.departureTime) - Date.parse(b.departureTime);
}
