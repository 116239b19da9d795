import type { Caller } from "../../domain/caller.ts";
import type {
  BookedFare,
  FlightBooking,
  NewPassenger,
  Passenger,
  Pnr,
} from "../../domain/contracts/gds/bookings.ts";
import type { BookedFlight, FlightSegment } from "../../domain/contracts/gds/flights.ts";
import { isoDate, quoteDayOf } from "../../domain/dates.ts";
import { TravelError } from "../../domain/errors.ts";
import { formatUsd } from "../../domain/money.ts";
import { splitOfferId } from "../../domain/offer-id.ts";
import { holdEnd } from "../../domain/rules/holds.ts";
import { checkItinerary } from "../../domain/rules/itinerary.ts";
import { bookedFare } from "../../domain/rules/parts.ts";
import { checkParty, countParty } from "../../domain/rules/party.ts";
import { partyNotes } from "../../domain/rules/party-notes.ts";
import {
  checkBirth,
  checkEmail,
  checkName,
  checkPhone,
  sameName,
  type TripDays,
} from "../../domain/rules/people.ts";
import { localDate } from "../../domain/rules/stays.ts";
import { leftOf, type Sold } from "../../domain/stock.ts";
import type { Party } from "../../domain/travel.ts";
import { joined } from "../../memory/joined.ts";
import type { FlightOffer, FlightReference } from "../../suppliers/types.ts";
import { checkInEnd, cityOf } from "../places.ts";
import { bookedElsewhere } from "./booked-elsewhere.ts";
import { requireContacts } from "./contacts.ts";
import { type SpentCredit, spendCredit } from "./credits.ts";
import type { GdsCall, GdsDeps } from "./deps.ts";
import { refuseCancelledFlight, refuseClosed, refuseInstant, retimed } from "./flight-refusals.ts";
import { earlierOutcome, repeatable } from "./outcomes.ts";
import { acceptPayment, paymentMark } from "./payment.ts";
import { type Quoted, requireQuote } from "./quote.ts";
import { seatsFor } from "./seats/at-booking.ts";
import { handleFor } from "./sessions.ts";
import { partyNote, soldAs, ticketNumber } from "./tickets.ts";
import { claimsOf, createBooking } from "./write.ts";
import { soldOut } from "./write-refusals.ts";

interface QuotedFlight extends Quoted<FlightReference, FlightOffer> {
  /** The parameter that brought its id. */
  readonly field: string;
  /** Today's stock, its units counted once. */
  readonly stock: Pick<FlightOffer, "id" | "left" | "quantity" | "units">;
}

/** Books one or more journeys for one party onto a new PNR. */
export async function bookFlight(
  deps: GdsDeps,
  request: FlightBooking,
  caller: Caller,
): Promise<Pnr> {
  const { idempotencyKey, sessionId: named, payment, ...asked } = request;
  const body = payment ? { ...asked, payment: paymentMark(payment) } : asked;
  const repeat = repeatable(caller, "bookFlight", idempotencyKey, body);
  const earlier = repeat && (await earlierOutcome(deps, repeat));
  if (earlier) return earlier;

  const party = countParty(request.passengers);
  checkParty(party, "passengers");
  const call = { deps, caller, now: deps.now() };
  const wanted = wantedFlights(request.flightIds);
  const quotes = await quoteAll(call, wanted, party);
  const stock = quotes.flatMap(({ stock, field }, way) => claimsOf(stock, field, partOf(way)));
  const trip = deps.flights.together(quotes.map(({ offer }) => offer));
  const offers = trip.offers();
  const bookingStatus: BookedFlight["bookingStatus"] = request.hold ? "pending" : "confirmed";
  const ways = offers.map((offer, way) => {
    const ticket = ticketNumber(trip, way);
    return segmentsOf(offer, quotes[way]).map(
      (segment): BookedFlight =>
        joined(segment, {
          ...(ticket !== undefined && { ticket }),
          bookingStatus,
          bagDropCloses: checkInEnd(deps.places, segment),
          part: partOf(way),
        }),
    );
  });
  const { ordered, warnings: tight } = checkItinerary(ways.flat(), cityOf(deps.places));
  const days = {
    departureDate: localDate(ordered[0]?.departureTime ?? ""),
    lastDate: localDate(ordered.at(-1)?.departureTime ?? ""),
    today: isoDate(quoteDayOf(call.now)),
  };
  const passengers = request.passengers.map((person, index) => checkPassenger(person, index, days));
  const warnings = [
    ...sameNames(passengers),
    ...partyNotes(passengers, days.departureDate),
    ...partyNote(
      quotes.map(({ reference }) => reference.party),
      party,
      trip.price,
    ),
    ...soldAs(
      trip,
      quotes.map(({ offer }) => offer),
      ways,
    ),
    ...tight,
    ...(await bookedElsewhere(call, {
      flights: ordered,
      passengers,
      sessionId: request.sessionId,
      stock: stock.map(({ key }) => key),
    })),
  ];
  if (request.hold) refuseInstant(quotes.map(({ offer }) => offer));
  const held = request.hold ? { ticketingDeadline: holdUntil(call.now, ordered) } : undefined;
  const payer = held ? undefined : acceptPayment(payment);
  const parts = { flights: ordered, hotels: [], cars: [] };
  const fares = offers.map((offer, way) => bookedFare(partOf(way), offer.terms()));
  const seats = request.seats
    ? await seatsFor(call, { ...parts, passengers, fares }, request.seats)
    : [];
  const extras = seats.map(({ extra }) => extra);
  const price = [...parts.flights, ...extras].reduce((sum, one) => sum + one.price, 0);
  const credit =
    held || payment?.credit === undefined
      ? undefined
      : await spendCredit(call, payment.credit, { price, flights: parts.flights, passengers });
  const notes = [
    ...warnings,
    ...(credit ? [creditLeftNote(credit)] : []),
    ...(held && payment
      ? ["Held, so the payment that was given is not charged: pay with ticketBooking."]
      : []),
  ];
  return createBooking(call, {
    session: await handleFor(deps, caller, named),
    draft: {
      passengers,
      ...parts,
      ...held,
      fares,
      ...(extras.length > 0 && { extras }),
      ...requireContacts(request, passengers),
      ...(notes.length > 0 && { warnings: notes }),
    },
    taken: (booking, sold) => withSeatsLeft(booking, quotes, sold),
    claims: [...stock, ...seats.map(({ claim }) => claim)],
    repeat,
    credit,
    ...(payer !== undefined && { payer }),
  });
}

/** What is left of a credit once it has paid. */
function creditLeftNote({ left, note }: SpentCredit): string {
  return left > 0
    ? `${formatUsd(left)} was left of the ${note}, after this booking.`
    : `The ${note} is used up by this booking.`;
}

/** What journeys cost a party when they are booked together, and on which terms: a return costs less than its two ways. */
export async function priceFlights(
  deps: GdsDeps,
  { flightIds, party }: { readonly flightIds: readonly string[]; readonly party: Party },
  caller: Caller,
): Promise<{ readonly price: number; readonly fares: readonly BookedFare[] }> {
  checkParty(party, "passengers");
  const call = { deps, caller, now: deps.now() };
  const quotes = await quoteAll(call, wantedFlights(flightIds), party);
  const trip = deps.flights.together(quotes.map(({ offer }) => offer));
  const fares = trip.offers().map((offer, way) => bookedFare(partOf(way), offer.terms()));
  return { price: trip.price, fares };
}

/** Ways are booked in the order of departure, and none leaves before the one before it has landed. */
function partOf(way: number): string {
  return `F${way + 1}`;
}

/** Until when these flights can be held, as a UTC time. */
function holdUntil(now: number, flights: readonly FlightSegment[]): string {
  const departure = Date.parse(flights[0]?.departureTime ?? "");
  const end = holdEnd(now, departure);
  if (end !== undefined) return new Date(end).toISOString();
  throw new TravelError("rule", "hold: these flights leave too soon to be held", {
    reason: "hold_not_possible",
    field: "hold",
    value: true,
    hint: "Leave hold out to book and pay now.",
  });
}

/** An id with the parameter that brought it: the id of a trip stands for all of its ways. */
interface WantedFlight {
  readonly id: string;
  readonly field: string;
}

function wantedFlights(ids: readonly string[]): WantedFlight[] {
  return ids.flatMap((given, index) => {
    const field = `flightIds[${index}]`;
    if (given.startsWith(LIVE_OFFER)) throw liveOffer(given, field);
    return splitOfferId(given).map((id) => ({ id, field }));
  });
}

const LIVE_OFFER = "off_";

function liveOffer(id: string, field: string): TravelError {
  const shown = id.slice(0, 80);
  return new TravelError("rule", `${field}: ${shown} is a live Duffel offer, not the GDS's`, {
    reason: "live_offer",
    field,
    value: shown,
    hint: "This desk books simulated flights only: call searchFlights and use its ids, or book the offer with Duffel itself.",
  });
}

/** In the order of departure. */
async function quoteAll(
  { deps, now }: GdsCall,
  wanted: readonly WantedFlight[],
  party: Party,
): Promise<QuotedFlight[]> {
  const quotes = await Promise.all(
    wanted.map(async ({ id, field }) => {
      const check = (offer: FlightOffer) => {
        refuseClosed(offer, { id, field, now });
        refuseCancelledFlight(deps, offer, { id, field, now });
      };
      const quoted = await requireQuote(
        now,
        deps.flights,
        { id, field, searchTool: "searchFlights", check },
        (named) => ({ ...named, party }),
      );
      if (quoted.offer.departure !== quoted.today.departure) throw retimed(quoted.today, id, field);
      const { left, quantity, id: today } = quoted.today;
      const units = quoted.today.units();
      return joined(quoted, { field, stock: { id: today, left, quantity, units: () => units } });
    }),
  );
  return quotes.sort((a, b) => a.offer.departure - b.offer.departure);
}

/** The flights of a way, each with its share of what the way costs in the trip. */
function segmentsOf(offer: FlightOffer, quote: QuotedFlight | undefined): FlightSegment[] {
  if (!quote) return [];
  const { stock, field } = quote;
  const { left, quantity } = stock;
  if (left < quantity) throw soldOut({ field, id: stock.id }, left);
  return offer.segments(left - quantity);
}

/** The booking with the seats that are left on its flights once its own are taken. */
function withSeatsLeft(booking: Pnr, quotes: readonly QuotedFlight[], sold: Sold): Pnr {
  const left = new Map(
    quotes.map(({ stock }, way) => [partOf(way), leftOf(stock, sold) - stock.quantity]),
  );
  return {
    ...booking,
    flights: booking.flights.map((flight) => ({
      ...flight,
      seatsAvailable: Math.max(0, left.get(flight.part ?? "") ?? 0),
    })),
  };
}

/** Guests and drivers are found by name, so two of one name are worth a word. */
function sameNames(passengers: readonly Passenger[]): string[] {
  const twice = passengers.find((one, index) =>
    passengers.slice(index + 1).some((other) => sameName(one, other)),
  );
  return twice ? [`Two passengers are called ${twice.firstName} ${twice.lastName}.`] : [];
}

function checkPassenger(person: NewPassenger, index: number, days: TripDays): Passenger {
  const field = `passengers[${index}]`;
  const { type, dateOfBirth, email, phone, frequentFlyerNumber } = person;
  return {
    id: `P${index + 1}`,
    type,
    firstName: checkName(person.firstName, `${field}.firstName`),
    lastName: checkName(person.lastName, `${field}.lastName`),
    ...(dateOfBirth !== undefined && {
      dateOfBirth: checkBirth(dateOfBirth, type, days, `${field}.dateOfBirth`),
    }),
    ...(email !== undefined && { email: checkEmail(email, `${field}.email`) }),
    ...(phone !== undefined && { phone: checkPhone(phone, `${field}.phone`) }),
    ...(frequentFlyerNumber !== undefined && { frequentFlyerNumber }),
  };
}
