import type { Caller } from "../../domain/caller.ts";
import type { HotelReservation, HotelSearch } from "../../domain/contracts/gds/hotels.ts";
import { type DayNumber, instantOf, isoDate, quoteDayOf } from "../../domain/dates.ts";
import { TravelError } from "../../domain/errors.ts";
import { MAX_NIGHTS } from "../../domain/rules/limits.ts";
import { refusePast, requireDay, requirePlace } from "../places.ts";
import type { GdsDeps } from "./deps.ts";
import { offerPages } from "./offer-pages.ts";
import { answerSearch, type OffersFound } from "./search-answer.ts";

const pages = offerPages<HotelReservation>();

export async function searchHotels(
  deps: GdsDeps,
  request: HotelSearch,
  caller: Caller,
): Promise<OffersFound<HotelReservation>> {
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
  const { source } = deps.hotels;
  return answerSearch(deps, caller, request, { type: "hotel", started, list, pages, source });
}

function refuseBadStay(checkIn: DayNumber, checkOut: DayNumber): void {
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
