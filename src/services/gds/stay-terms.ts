import type { BookedHotel } from "../../domain/contracts/gds/hotels.ts";
import { MINUTES_PER_DAY, parseIsoDate } from "../../domain/dates.ts";
import type { CancellationFacts, StayTerms } from "../../domain/rules/cancellation.ts";
import type { GdsDeps } from "./deps.ts";

/** What cancelling goes by at an instant (Unix milliseconds). */
export function factsAt(deps: GdsDeps, now: number): CancellationFacts {
  return { now, stayTerms: (hotel) => stayTerms(deps, hotel) };
}

/** The rate that is prepaid; the others are free until the evening before. */
const PREPAID_RATE = "ADV";
const FREE_UNTIL_MINUTE = 18 * 60;

function stayTerms({ places }: GdsDeps, hotel: BookedHotel): StayTerms {
  const { rateCode, cityCode, checkInDate, pricePerNight } = hotel;
  if (rateCode === PREPAID_RATE) return { lateFee: hotel.price };
  const place = places.find(cityCode);
  const evening = ((parseIsoDate(checkInDate) ?? 0) - 1) * MINUTES_PER_DAY + FREE_UNTIL_MINUTE;
  const instant = place ? places.instantAt(place, evening) : evening;
  return { freeUntil: instant * 60_000, lateFee: pricePerNight };
}
