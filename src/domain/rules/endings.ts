import type { Pnr } from "../contracts/gds/bookings.ts";
import type { BookedFlight } from "../contracts/gds/flights.ts";
import type { BookedHotel } from "../contracts/gds/hotels.ts";
import type { PartCancellation } from "../contracts/servicing/cancellation.ts";
import { formatUsd } from "../money.ts";
import { creditDay, voidEnd } from "./issue.ts";
import { livingFlights, ticketOf } from "./parts.ts";

/** What a stay's rate allows: free until an instant (Unix milliseconds), then so many cents are kept. */
export interface StayTerms {
  /** Absent where the rate is prepaid and nothing comes back. */
  readonly freeUntil?: number;
  readonly lateFee: number;
}

export interface CancellationFacts {
  /** Unix milliseconds. */
  readonly now: number;
  readonly stayTerms: (hotel: BookedHotel) => StayTerms;
  /** What a journey of the booking would have cost by itself, where that is known. */
  readonly alone: ReadonlyMap<string, number>;
  /** Journeys that their airline cancelled or moved so far that they come back in full, and the rule that says so. */
  readonly involuntary: ReadonlyMap<string, string>;
  /** Journeys that are late or moved and have not left, whatever time was booked. */
  readonly waits: ReadonlySet<string>;
  /** Journeys that are hit and have begun, also before the time booked where they were brought forward. */
  readonly begun: ReadonlySet<string>;
  /** Of these, those whose first flight has not landed yet. */
  readonly flying: ReadonlySet<string>;
  /** Of journeys that have begun and of which the airline owes the rest: that rest. */
  readonly rests: ReadonlyMap<string, Rest>;
}

/** What is not flown of a journey that has begun, and the cents that come back with it. */
export interface Rest {
  readonly unflown: readonly BookedFlight[];
  readonly amount: number;
}

/** How a part ends: what of its price is kept, and in which form the rest comes back. */
export interface Ending extends Pick<PartCancellation, "fee" | "form" | "rule"> {
  /** The fee is the whole ticket's, not this part's alone. */
  readonly ofTicket?: boolean | undefined;
}

/** What a part of a booking is, for texts. */
export function whatIs({ flights, hotels, cars }: Pnr, part: string): string {
  const way = flights.filter((flight) => flight.part === part);
  if (way.length > 0) return routeOf(way);
  const hotel = hotels.find((one) => one.part === part);
  if (hotel) return `${hotel.hotelName}, ${hotel.checkInDate} to ${hotel.checkOutDate}`;
  const car = cars.find((one) => one.part === part);
  return car ? `${car.companyName} ${car.vehicleClass}, ${car.pickupDate.slice(0, 10)}` : part;
}

/** How a part of a booking ends that is given up at an instant. */
export function endingOf(
  booking: Pnr,
  part: string,
  price: number,
  facts: CancellationFacts,
): Ending {
  const flights = booking.flights.filter((flight) => flight.part === part);
  if (flights.length > 0) {
    const why = facts.involuntary.get(part);
    const ending: Ending =
      why === undefined
        ? flightEnding(booking, flights, price, facts)
        : { fee: 0, form: "refund", rule: why };
    const { fee, form, ofTicket } = ending;
    const extras = booking.extras ? extrasRule(booking, part, fee) : "";
    const isAlone = flights.length === booking.flights.length;
    const holds = isAlone ? "" : stillHolds(booking, part, facts.now);
    const owed = fee > 0 ? ofDisruption(booking, part, facts) : "";
    return { fee, form, rule: `${ending.rule}${extras}${holds}${owed}`, ofTicket };
  }
  const hotel = booking.hotels.find((one) => one.part === part);
  if (hotel) return stayEnding(facts.stayTerms(hotel), hotel, price, facts.now);
  const car = booking.cars.find((one) => one.part === part);
  if (car && Date.parse(car.pickupDate) > facts.now) {
    return { fee: 0, form: "refund", rule: "Free until pick-up." };
  }
  return { fee: price, form: "none", rule: "The pick-up time is over." };
}

/** That the airline owes more than a traveller gets who gives a way up by itself. */
function ofDisruption(booking: Pnr, part: string, facts: CancellationFacts): string {
  const flights = booking.flights.filter((flight) => flight.part === part);
  if (facts.involuntary.has(part) || hasLeft(flights, facts.now)) return "";
  const mate = [...facts.involuntary.keys()].find(
    (one) => ticketOf(booking, one) === ticketOf(booking, part),
  );
  if (mate === undefined) return "";
  return ` Together with ${mate}, which the airline changed, it comes back in full: respondToDisruption with choice refund and alsoRefund ${part}.`;
}

/** A journey that has left: at the time booked, or at the one that its airline gave it. */
function isUnderWay(
  { now, waits, begun }: CancellationFacts,
  part: string,
  flights: readonly BookedFlight[],
): boolean {
  return begun.has(part) || (hasLeft(flights, now) && !waits.has(part));
}

/** True of a journey whose first flight has landed and that its airline did not break off. */
export function isFlown(booking: Pnr, part: string, facts: CancellationFacts): boolean {
  const flights = booking.flights.filter((flight) => flight.part === part);
  if (flights.length === 0 || facts.involuntary.has(part)) return false;
  const isDue = Date.parse(flights[0]?.arrivalTime ?? "") <= facts.now;
  const landed = facts.begun.has(part) ? !facts.flying.has(part) : isDue;
  return landed && isUnderWay(facts, part, flights);
}

/** Why a part cannot be given up together with these others and no more; undefined where it can. */
export function whyKept(
  booking: Pnr,
  part: string,
  given: readonly string[],
  facts: CancellationFacts,
): string | undefined {
  const flights = booking.flights.filter((flight) => flight.part === part);
  const { flightNumber = part, departureTime = "" } = flights[0] ?? {};
  if (isFlown(booking, part, facts)) {
    return `${flightNumber} of ${departureTime.slice(0, 10)} has left and landed: it counts as flown, and what is flown is not cancelled.`;
  }
  if (flights.length === 0 || facts.involuntary.has(part) || !isUnderWay(facts, part, flights)) {
    return undefined;
  }
  const after = onTicketAfter(booking, part).filter((one) => !given.includes(one));
  if (after.length === 0) return undefined;
  return `${flightNumber} has left: given up now it was missed, and its airline then cancels ${after.join(" and ")} of the same ticket. Give up ${[part, ...after].join(" and ")} together, or none of them.`;
}

/** The parts of the same ticket that leave after a part. */
export function onTicketAfter(booking: Pnr, part: string): string[] {
  const ticket = ticketOf(booking, part);
  const flights = livingFlights(booking).filter(({ ticket: of = 1 }) => of === ticket);
  const start = Date.parse(flights.find((one) => one.part === part)?.departureTime ?? "");
  const later = flights.filter((one) => one.part !== part && Date.parse(one.departureTime) > start);
  return [...new Set(later.map(({ part: of = "" }) => of))];
}

/** True once the first of these flights was to leave. */
export function hasLeft([first]: readonly BookedFlight[], now: number): boolean {
  return Date.parse(first?.departureTime ?? "") <= now;
}

/** What becomes of paid seats and bags: they come back wherever the fare does, less its fee alone. */
function extrasRule({ extras = [], fares = [] }: Pnr, part: string, fee: number): string {
  const paid = extras.filter((one) => one.part === part && one.price > 0);
  if (paid.length === 0) return "";
  const types = new Set(paid.map(({ type }) => `${type}s`));
  const cents = paid.reduce((sum, { price }) => sum + price, 0);
  const fare = fares.find((one) => one.part === part);
  const lost = fee > 0 && fee !== fare?.refundFee;
  return ` Paid ${[...types].join(" and ")} (${formatUsd(cents)}) ${lost ? "do not come back" : "come back too"}.`;
}

function flightEnding(
  booking: Pnr,
  flights: readonly BookedFlight[],
  price: number,
  facts: CancellationFacts,
): Ending {
  const { part = "" } = flights[0] ?? {};
  const { now } = facts;
  if (isUnderWay(facts, part, flights)) return missedEnding(booking, flights, price);
  const ending = fareEnding(booking, part, price);
  const until = voidEnd(booking, part);
  if (now > until) return ending;
  const end = new Date(until).toISOString().slice(0, 16);
  return { fee: 0, form: "refund", rule: `Void: free until ${end}Z. Then ${ending.rule}` };
}

/** By the rules of the fare, once the ticket can no longer be voided. */
function fareEnding(booking: Pnr, part: string, price: number): Ending {
  const fare = booking.fares?.find((one) => one.part === part);
  if (!fare) return { fee: 0, form: "refund", rule: "Sold with free cancelling." };
  const { refundFee, refundAs = "refund", taxBack, brand } = fare;
  if (refundFee !== undefined) {
    const less = refundFee > 0 ? ` less the ticket's fee of ${formatUsd(refundFee)}` : "";
    const how =
      refundAs === "credit"
        ? `its value${less} stays as a credit with the airline, for the same passengers, to book with until ${creditDay(booking, part)}`
        : `refundable${less}`;
    return { fee: refundFee, form: refundAs, rule: `${brand}: ${how}.`, ofTicket: true };
  }
  if (taxBack !== undefined) {
    return { fee: price - taxBack, form: "refund", rule: `${brand}: taxes alone come back.` };
  }
  return { fee: price, form: "none", rule: `${brand}: nothing comes back.` };
}

/** Until its first flight lands, a journey that is given up after it left was missed: its taxes come back where its fare has them. */
function missedEnding(
  { fares = [] }: Pnr,
  [first]: readonly BookedFlight[],
  price: number,
): Ending {
  const { part, flightNumber = "", arrivalTime = "" } = first ?? {};
  const { taxBack = 0, brand = "Its fare" } = fares.find((one) => one.part === part) ?? {};
  const lands = arrivalTime.slice(0, 16).replace("T", " ");
  const gives =
    taxBack > 0
      ? `taxes alone come back, until it lands (${lands}); then it counts as flown`
      : "nothing comes back after departure";
  return {
    fee: price - taxBack,
    form: taxBack > 0 ? "refund" : "none",
    rule: `${flightNumber} has left and was missed. ${brand}: ${gives}.`,
  };
}

/** What a way hangs on where one before it on the ticket has left. */
function stillHolds(booking: Pnr, part: string, now: number): string {
  const ticket = ticketOf(booking, part);
  const living = livingFlights(booking).filter(({ ticket: of = 1 }) => of === ticket);
  if (living.every((flight) => flight.part === part)) return "";
  const start = (of: string) =>
    Date.parse(living.find((flight) => flight.part === of)?.departureTime ?? "");
  const left = [...new Set(living.map(({ part: of = "" }) => of))].filter((of) => start(of) <= now);
  if (left.length === 0 || left.includes(part)) return "";
  return ` It holds where ${left.join(" and ")} was flown; after a no-show the airline cancels it.`;
}

function stayEnding(
  { freeUntil, lateFee }: StayTerms,
  { cancellation }: BookedHotel,
  price: number,
  now: number,
): Ending {
  if (freeUntil === undefined) {
    return { fee: price, form: "none", rule: "Prepaid rate: nothing comes back." };
  }
  // As the booking says it; bookings of an earlier version say nothing.
  const terms = cancellation ?? `free until ${new Date(freeUntil).toISOString().slice(0, 16)}Z`;
  if (now <= freeUntil) return { fee: 0, form: "refund", rule: `Its rate: ${terms}.` };
  const kept = terms.startsWith("free") ? "; one night is kept now" : "";
  return { fee: lateFee, form: "refund", rule: `Its rate: ${terms}${kept}.` };
}

function routeOf(flights: readonly BookedFlight[]): string {
  const [first] = flights;
  const stops = [first?.originCode ?? "", ...flights.map(({ destinationCode }) => destinationCode)];
  const numbers = flights.map(({ flightNumber }) => flightNumber).join("/");
  return `${numbers} ${stops.join("-")} ${first?.departureTime.slice(0, 10) ?? ""}`;
}
