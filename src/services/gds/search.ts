import type { Caller } from "../../domain/caller.ts";
import { isoDate, parseIsoDateTime } from "../../domain/dates.ts";
import type { CarRental } from "../../domain/entities/car-rental.ts";
import type { FlightJourney } from "../../domain/entities/flight-segment.ts";
import type { HotelReservation } from "../../domain/entities/hotel-reservation.ts";
import { TravelError } from "../../domain/errors.ts";
import { checkParty } from "../../domain/rules/party.ts";
import type { Cabin, Party } from "../../domain/travel.ts";
import type { OfferList, Place } from "../../suppliers/types.ts";
import { instantOf, quoteDayOf } from "./clock.ts";
import type { GdsDeps } from "./deps.ts";
import { type Page, type PageRequest, pageOfOffers } from "./page.ts";
import { refusePast, requireDay, requirePlace } from "./places.ts";
import { sessionIdFor } from "./sessions.ts";

export interface SearchEnvelope<T> extends Page<T> {
  readonly searchId: string;
  readonly sessionId: string;
  readonly source: string;
  /** The day the prices are of. */
  readonly asOf: string;
}

interface SearchRequest extends PageRequest {
  readonly sessionId?: string | undefined;
}

export interface FlightSearch extends SearchRequest {
  readonly origin: string;
  readonly destination: string;
  readonly departureDate: string;
  readonly party: Party;
  readonly cabin: Cabin;
}

export interface HotelSearch extends SearchRequest {
  readonly cityCode: string;
  readonly checkInDate: string;
  readonly checkOutDate: string;
  readonly guests: number;
  readonly starRating?: number | undefined;
}

export interface CarSearch extends SearchRequest {
  readonly pickupLocationCode: string;
  readonly dropoffLocationCode?: string | undefined;
  readonly pickupDate: string;
  readonly dropoffDate: string;
  readonly driverAge: number;
}

export async function searchFlights(
  deps: GdsDeps,
  request: FlightSearch,
  caller: Caller,
): Promise<SearchEnvelope<FlightJourney>> {
  const started = deps.now();
  const origin = requirePlace(deps.places, request.origin, "origin");
  const destination = requirePlace(deps.places, request.destination, "destination");
  refuseSamePlace(origin, destination);
  checkParty(request.party, "passengers");
  const day = requireDay(deps.places, request.departureDate, "departureDate");
  const now = instantOf(started);
  refusePast(day, deps.places.dateAt(origin, now), "departureDate", origin.cityName);
  const list = await deps.flights.search({
    origin: origin.code,
    destination: destination.code,
    day,
    cabin: request.cabin,
    party: request.party,
    quoteDay: quoteDayOf(started),
    notBefore: now,
  });
  return answer(deps, caller, "flight", request, list, deps.flights.source, started);
}

export async function searchHotels(
  deps: GdsDeps,
  request: HotelSearch,
  caller: Caller,
): Promise<SearchEnvelope<HotelReservation>> {
  const started = deps.now();
  const city = requirePlace(deps.places, request.cityCode, "cityCode");
  const checkIn = requireDay(deps.places, request.checkInDate, "checkInDate");
  const checkOut = requireDay(deps.places, request.checkOutDate, "checkOutDate");
  const today = deps.places.dateAt(city, instantOf(started));
  refusePast(checkIn, today, "checkInDate", city.cityName);
  refuseBadStay(checkIn, checkOut);
  const list = await deps.hotels.search({
    cityCode: city.code,
    checkIn,
    checkOut,
    guests: request.guests,
    quoteDay: quoteDayOf(started),
    ...(request.starRating !== undefined && { minStars: request.starRating }),
  });
  return answer(deps, caller, "hotel", request, list, deps.hotels.source, started);
}

export async function searchCars(
  deps: GdsDeps,
  request: CarSearch,
  caller: Caller,
): Promise<SearchEnvelope<CarRental>> {
  const started = deps.now();
  const pickupPlace = requirePlace(deps.places, request.pickupLocationCode, "pickupLocationCode");
  const dropoffPlace =
    request.dropoffLocationCode === undefined
      ? pickupPlace
      : requirePlace(deps.places, request.dropoffLocationCode, "dropoffLocationCode");
  const pickup = requireInstant(deps, request.pickupDate, pickupPlace, "pickupDate");
  // Times without offset are local at the pick-up, also for the drop-off.
  const dropoff = requireInstant(deps, request.dropoffDate, pickupPlace, "dropoffDate");
  refuseBadRental(pickup, dropoff, request, instantOf(started));
  const list = await deps.cars.search({
    pickupCode: pickupPlace.code,
    dropoffCode: dropoffPlace.code,
    pickup,
    dropoff,
    driverAge: request.driverAge,
    quoteDay: quoteDayOf(started),
  });
  return answer(deps, caller, "car", request, list, deps.cars.source, started);
}

async function answer<T>(
  deps: GdsDeps,
  caller: Caller,
  type: "flight" | "hotel" | "car",
  request: SearchRequest,
  list: OfferList<T>,
  source: string,
  started: number,
): Promise<SearchEnvelope<T>> {
  const sessionId = sessionIdFor(deps, caller, request.sessionId);
  const page = await pageOfOffers(list, deps.store.inventory, request);
  const searchId = deps.newId();
  const { sessionId: _, limit: __, cursor: ___, ...parameters } = request;
  deps.searches.note({
    id: searchId,
    sessionId,
    timestamp: started,
    document: JSON.stringify({
      type,
      parameters,
      resultCount: page.items.length,
      responseTime: deps.now() - started,
    }),
  });
  return { ...page, searchId, sessionId, source, asOf: isoDate(quoteDayOf(started)) };
}

function refuseSamePlace(origin: Place, destination: Place): void {
  const same =
    origin.code === destination.code ||
    (origin.cityCode === destination.cityCode &&
      (origin.code === origin.cityCode || destination.code === destination.cityCode));
  if (!same) return;
  throw new TravelError("invalid", `destination: ${destination.code} is where the journey starts`, {
    reason: "same_place",
    field: "destination",
    value: destination.code,
    hint: `Choose a destination other than ${origin.cityName}.`,
  });
}

const MAX_NIGHTS = 90;
const MAX_RENTAL_MINUTES = 90 * 1440;

function refuseBadStay(checkIn: number, checkOut: number): void {
  if (checkOut > checkIn && checkOut - checkIn <= MAX_NIGHTS) return;
  const tooLong = checkOut > checkIn;
  throw new TravelError(
    "invalid",
    tooLong
      ? `checkOutDate: ${checkOut - checkIn} nights are more than ${MAX_NIGHTS}`
      : `checkOutDate: ${isoDate(checkOut)} is not after checkInDate ${isoDate(checkIn)}`,
    {
      reason: tooLong ? "stay_too_long" : "dates_out_of_order",
      field: "checkOutDate",
      value: isoDate(checkOut),
      hint: tooLong ? "Split the stay." : "A stay has at least one night.",
    },
  );
}

function refuseBadRental(pickup: number, dropoff: number, request: CarSearch, now: number): void {
  if (pickup < now) {
    throw new TravelError("rule", `pickupDate: ${request.pickupDate} is in the past`, {
      reason: "date_in_past",
      field: "pickupDate",
      value: request.pickupDate,
      hint: `It is ${new Date(now * 60_000).toISOString()} now; choose a later time.`,
    });
  }
  if (dropoff > pickup && dropoff - pickup <= MAX_RENTAL_MINUTES) return;
  const tooLong = dropoff > pickup;
  throw new TravelError(
    "invalid",
    tooLong
      ? `dropoffDate: ${request.dropoffDate} is more than 90 days after the pick-up`
      : `dropoffDate: ${request.dropoffDate} is not after pickupDate ${request.pickupDate}`,
    {
      reason: tooLong ? "rental_too_long" : "dates_out_of_order",
      field: "dropoffDate",
      value: request.dropoffDate,
      hint: tooLong ? "Split the rental." : "Choose a drop-off after the pick-up.",
    },
  );
}

function requireInstant(deps: GdsDeps, text: string, place: Place, field: string): number {
  const time = parseIsoDateTime(text);
  if (time === undefined) {
    throw new TravelError("invalid", `${field}: '${text}' is not a date and time`, {
      reason: "invalid_date",
      field,
      value: text,
      hint: "Write it like 2027-03-01T10:00:00, local at the pick-up, or with a UTC offset.",
    });
  }
  const instant =
    time.offset === undefined ? deps.places.instantAt(place, time.local) : time.local - time.offset;
  requireDay(deps.places, text.slice(0, 10), field);
  return instant;
}
