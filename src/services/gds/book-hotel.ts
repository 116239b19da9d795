import type { Caller } from "../../domain/caller.ts";
import { instantOf } from "../../domain/dates.ts";
import type { BookedHotel, HotelReservation } from "../../domain/entities/hotel-reservation.ts";
import type { Pnr } from "../../domain/entities/pnr.ts";
import { TravelError } from "../../domain/errors.ts";
import { formatUsd } from "../../domain/money.ts";
import { checkHotelAgainstFlights } from "../../domain/rules/trip.ts";
import type { HotelReference, Offer } from "../../suppliers/types.ts";
import { cityOf, refusePast } from "../places.ts";
import { addPart } from "./add-part.ts";
import { requireContacts } from "./contacts.ts";
import type { GdsDeps } from "./deps.ts";
import { type Quoted, requireQuote } from "./quote.ts";
import { earlierOutcome, repeatOf } from "./repeat.ts";
import { handleFor } from "./sessions.ts";
import { asPassengers, checkPerson, type GivenPerson } from "./travellers.ts";
import { claimsOf, createBooking } from "./write.ts";

export interface HotelBooking {
  readonly hotelId: string;
  readonly existingPnr?: string | undefined;
  readonly guests: readonly GivenPerson[];
  readonly specialRequests?: string | undefined;
  readonly contactEmail?: string | undefined;
  readonly contactPhone?: string | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly sessionId?: string | undefined;
}

/** Reserves a stay, on a PNR of its own or on an existing one. */
export async function bookHotel(
  deps: GdsDeps,
  request: HotelBooking,
  caller: Caller,
): Promise<Pnr> {
  const { idempotencyKey, sessionId: named, ...body } = request;
  const repeat = repeatOf(caller, "bookHotel", idempotencyKey, body);
  const earlier = await earlierOutcome(deps, repeat);
  if (earlier) return earlier;

  refuseBareCode(deps, request.hotelId);
  const guests = request.guests.map((guest, index) => checkPerson(guest, `guests[${index}]`));
  const quote = await requireQuote(
    deps,
    deps.hotels,
    request.hotelId,
    "hotelId",
    "searchHotels",
    (reference) => ({ ...reference, guests: guests.length }),
  );
  const stay = reservation(deps, quote);
  const hotel: BookedHotel = {
    ...stay,
    guests,
    status: "confirmed",
    ...(request.specialRequests !== undefined && { specialRequests: request.specialRequests }),
  };
  const notes = guestNote(quote, guests.length);
  const claims = claimsOf(quote.today, "hotelId");

  if (request.existingPnr !== undefined) {
    const target = { pnr: request.existingPnr, field: "existingPnr", sessionId: named };
    return addPart(deps, caller, target, repeat, claims, (booking) => ({
      people: guests,
      contacts: request,
      field: (index) => `guests[${index}]`,
      parts: { hotels: [...booking.hotels, hotel] },
      warnings: [
        ...notes,
        ...checkHotelAgainstFlights(hotel, booking.flights, cityOf(deps.places)),
        ...bedNote(booking, guests.length),
      ],
    }));
  }
  return createBooking(
    deps,
    caller,
    handleFor(deps, caller, named),
    {
      passengers: asPassengers(guests),
      flights: [],
      hotels: [hotel],
      cars: [],
      ...requireContacts(request, guests),
      ...(notes.length > 0 && { warnings: notes }),
    },
    claims,
    repeat,
  );
}

type QuotedStay = Quoted<HotelReference, Offer<HotelReservation>>;

function reservation(deps: GdsDeps, { offer, reference }: QuotedStay): HotelReservation {
  const stay = offer.render(offer.left);
  const place = deps.places.find(stay.cityCode);
  if (place) {
    const today = deps.places.dateAt(place, instantOf(deps.now()));
    refusePast(reference.checkIn, today, "hotelId", place.cityName);
  }
  return stay;
}

function refuseBareCode(deps: GdsDeps, hotelId: string): void {
  if (!deps.hotels.isHotelCode(hotelId)) return;
  throw new TravelError("invalid", `hotelId: ${hotelId} is a hotel's code, not an offer`, {
    reason: "hotel_code_is_no_offer",
    field: "hotelId",
    value: hotelId,
    hint: "Call searchHotels with the dates and use the id of a result: it names room, rate and stay.",
  });
}

function guestNote({ reference, offer }: QuotedStay, guests: number): string[] {
  if (reference.guests === guests) return [];
  return [
    `Searched for ${reference.guests} and booked for ${guests} guest${guests === 1 ? "" : "s"}: ${formatUsd(offer.price)} for the stay.`,
  ];
}

function bedNote(booking: Pnr, guests: number): string[] {
  const travellers = booking.passengers.filter(({ type }) => type !== "infant").length;
  if (booking.flights.length === 0 || guests >= travellers) return [];
  return [`${guests} of ${travellers} passengers have a bed in this reservation.`];
}
