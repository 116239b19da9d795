import type { Caller } from "../../domain/caller.ts";
import type { HotelBooking, Pnr } from "../../domain/contracts/gds/bookings.ts";
import type { BookedHotel, HotelReservation } from "../../domain/contracts/gds/hotels.ts";
import { instantOf } from "../../domain/dates.ts";
import { TravelError } from "../../domain/errors.ts";
import { formatUsd } from "../../domain/money.ts";
import { livingFlights } from "../../domain/rules/parts.ts";
import { checkHotelAgainstFlights } from "../../domain/rules/trip.ts";
import type { HotelReference, Offer } from "../../suppliers/types.ts";
import { cityOf, refusePast } from "../places.ts";
import { addPart } from "./add-part.ts";
import { requireContacts } from "./contacts.ts";
import type { GdsCall, GdsDeps } from "./deps.ts";
import { earlierOutcome, repeatable } from "./outcomes.ts";
import { acceptPayment, paymentMark } from "./payment.ts";
import { type Quoted, requireQuote } from "./quote.ts";
import { handleFor } from "./sessions.ts";
import { stayNow } from "./stay-terms.ts";
import { asPassengers, checkPerson } from "./travellers.ts";
import { claimsOf, createBooking } from "./write.ts";

/** Reserves a stay, on a PNR of its own or on an existing one. */
export async function bookHotel(
  deps: GdsDeps,
  request: HotelBooking,
  caller: Caller,
): Promise<Pnr> {
  const { idempotencyKey, sessionId: named, payment, ...asked } = request;
  const body = payment ? { ...asked, payment: paymentMark(payment) } : asked;
  const repeat = repeatable(caller, "bookHotel", idempotencyKey, body);
  const earlier = repeat && (await earlierOutcome(deps, repeat));
  if (earlier) return earlier;

  refuseBareCode(deps, request.hotelId);
  const guests = request.guests.map((guest, index) => checkPerson(guest, `guests[${index}]`));
  const call = { deps, caller, now: deps.now() };
  const quote = await requireQuote(
    call.now,
    deps.hotels,
    { id: request.hotelId, field: "hotelId", searchTool: "searchHotels" },
    (reference) => ({ ...reference, guests: bedsFor(guests.length, reference) }),
  );
  const stay = reservation(call, quote);
  const hotel: BookedHotel = {
    ...stay,
    guests,
    status: "confirmed",
    ...(request.specialRequests !== undefined && { specialRequests: request.specialRequests }),
  };
  const warnings = guestWarning(quote, guests.length);
  const claims = claimsOf(quote.today, "hotelId");

  const payer = acceptPayment(payment);
  if (request.existingPnr !== undefined) {
    const target = { pnr: request.existingPnr, field: "existingPnr", sessionId: named, repeat };
    return addPart(call, target, claims, (booking) => {
      checkHotelAgainstFlights(hotel, livingFlights(booking), cityOf(deps.places));
      return {
        people: guests,
        contacts: request,
        field: (index) => `guests[${index}]`,
        parts: { hotels: [...booking.hotels, hotel] },
        payer,
        warnings,
      };
    });
  }
  return createBooking(call, {
    session: await handleFor(deps, caller, named),
    draft: {
      passengers: asPassengers(guests),
      flights: [],
      hotels: [hotel],
      cars: [],
      ...requireContacts(request, guests),
      ...(warnings.length > 0 && { warnings }),
    },
    claims,
    repeat,
    payer,
  });
}

type QuotedStay = Quoted<HotelReference, Offer<HotelReservation>>;

function reservation({ deps, now }: GdsCall, { offer, reference }: QuotedStay): HotelReservation {
  const stay = offer.render(offer.left);
  const place = deps.places.find(stay.cityCode);
  if (place) {
    const today = deps.places.dateAt(place, instantOf(now));
    refusePast(reference.checkIn, today, "hotelId", place.cityName);
  }
  return stayNow(deps, stay, now);
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

/** Small children in cots may be named as guests; they take no bed. */
function bedsFor(named: number, { guests, cots }: HotelReference): number {
  return named > guests && named <= guests + cots ? guests : named;
}

function guestWarning({ reference, offer }: QuotedStay, guests: number): string[] {
  if (reference.guests === bedsFor(guests, reference)) return [];
  return [
    `Searched for ${reference.guests} and booked for ${guests} guest${guests === 1 ? "" : "s"}: ${formatUsd(offer.price)} for the stay.`,
  ];
}
